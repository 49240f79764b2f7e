using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Rules.Arguments.SingleItemCollection;

/// <summary>
/// Determines whether the compiler gives two parameters the same where a call leaves them out: their default values are the same to the last bit, and
/// so are their attributes, with which a parameter asks for the caller's name, an argument's text or a value that has no literal.
/// </summary>
internal static class DefaultArguments
{
    /// <summary>Whether it does.</summary>
    public static bool AreAlike(IParameterSymbol one, IParameterSymbol other) =>
        one.IsOptional == other.IsOptional && one.HasExplicitDefaultValue == other.HasExplicitDefaultValue
        && (!one.HasExplicitDefaultValue || AreSame(one.ExplicitDefaultValue, other.ExplicitDefaultValue)) && HaveSameAttributes(one, other);

    private static bool AreSame(object? one, object? other) => (one, other) switch
    {
        // Equal numbers may differ in the sign of zero, and in the digits that a decimal shows.
        (double first, double second) => BitConverter.DoubleToInt64Bits(first) == BitConverter.DoubleToInt64Bits(second),
        (float first, float second) => BitConverter.DoubleToInt64Bits(first) == BitConverter.DoubleToInt64Bits(second),
        (decimal first, decimal second) => Enumerable.SequenceEqual(decimal.GetBits(first), decimal.GetBits(second)),
        _ => Equals(one, other),
    };

    private static bool HaveSameAttributes(IParameterSymbol one, IParameterSymbol other)
    {
        var attributes = one.GetAttributes();
        var others = other.GetAttributes();
        if (attributes.Length != others.Length)
            return false;
        foreach (var attribute in attributes)
        {
            if (!others.Any(same => AreSame(attribute, same)))
                return false;
        }

        return true;
    }

    private static bool AreSame(AttributeData one, AttributeData other) =>
        SymbolEqualityComparer.Default.Equals(one.AttributeClass, other.AttributeClass)
        && one.ConstructorArguments.SequenceEqual(other.ConstructorArguments) && one.NamedArguments.SequenceEqual(other.NamedArguments);
}
