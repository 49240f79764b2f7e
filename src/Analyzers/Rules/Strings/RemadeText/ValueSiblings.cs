using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.RemadeText;

/// <summary>
/// An overload that takes a value where another takes its text, and does the same with it. Which overloads do is known of the framework; that one is there
/// is seen by its parameters.
/// </summary>
/// <param name="Difference">What the result may differ in; null where it never does.</param>
internal sealed record ValueSibling(string? Difference)
{
    private static readonly ValueSibling Same = new(default(string));

    /// <summary>Whether a method does the same with a value of a type as with its text.</summary>
    public static ValueSibling? Known(IInvocationOperation call, ITypeSymbol value) => call.TargetMethod switch
    {
        { ContainingType.SpecialType: SpecialType.System_String, Name: nameof(string.Contains) or nameof(string.Split) or nameof(string.Join) }
            when value.SpecialType == SpecialType.System_Char => HasComparison(call) ? null : Same,
        { ContainingType.SpecialType: SpecialType.System_String, Name: nameof(string.IndexOf) }
            when value.SpecialType == SpecialType.System_Char => IsOrdinal(call) ? Same : null,
        { Name: "Insert", ContainingType: var type } when value.SpecialType == SpecialType.System_Char && type.IsStringBuilder() => Same,
        { Name: "WriteString" or "WriteStringValue", ContainingType: { Name: "Utf8JsonWriter" } type }
            when value is { Name: nameof(Guid) } && value.IsIn(nameof(System)) && type.IsIn("System.Text.Json") =>
            new("an encoder that changes hyphens or digits is not asked"),
        { Name: "Deserialize", ContainingType: { Name: "JsonSerializer" } type } when value is { Name: "JsonElement" } && type.IsIn("System.Text.Json") =>
            new("bytes that are no text fail in another way"),
        _ => null,
    };

    private static bool HasComparison(IInvocationOperation call)
    {
        foreach (var parameter in call.TargetMethod.Parameters)
        {
            if (parameter.Type.Name == nameof(StringComparison))
                return true;
        }

        return false;
    }

    // Without a comparison, a text is looked for by the rules of a culture, and a character by its value.
    private static bool IsOrdinal(IInvocationOperation call) =>
        call.Arguments.Length == 2 && call.Arguments[1].Parameter?.Type.Name == nameof(StringComparison)
        && call.Arguments[1].Value.ConstantValue is { HasValue: true, Value: (int)StringComparison.Ordinal };
}

/// <summary>Finds the overload of a method that takes a value instead of its text.</summary>
internal static class ValueSiblings
{
    /// <summary>The overload for a value of a type in place of a text parameter; null where there is none, or where it does something else.</summary>
    public static ValueSibling? Find(IInvocationOperation call, IParameterSymbol text, ITypeSymbol value)
    {
        if (ValueSibling.Known(call, value) is not { } known)
            return null;
        var method = call.TargetMethod;
        foreach (var member in method.ContainingType.GetMembers(method.Name))
        {
            if (member is IMethodSymbol { DeclaredAccessibility: Accessibility.Public } candidate && candidate.IsStatic == method.IsStatic
                && candidate.Arity == method.Arity && Differs(method, candidate, text.Ordinal, value))
            {
                return known;
            }
        }

        return null;
    }

    /// <summary>Whether two methods have the same parameters, but that of one text, for which one of them takes a value.</summary>
    private static bool Differs(IMethodSymbol method, IMethodSymbol candidate, int ordinal, ITypeSymbol value)
    {
        if (method.Parameters.Length != candidate.Parameters.Length)
            return false;
        for (var i = 0; i < method.Parameters.Length; i++)
        {
            var type = i == ordinal ? value : method.OriginalDefinition.Parameters[i].Type;
            if (!SymbolEqualityComparer.Default.Equals(type, candidate.Parameters[i].Type)
                && !(method.Arity > 0 && i != ordinal && type.ToDisplayString() == candidate.Parameters[i].Type.ToDisplayString()))
            {
                return false;
            }
        }

        return true;
    }
}
