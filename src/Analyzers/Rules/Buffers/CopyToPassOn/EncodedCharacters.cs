using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.CopyToPassOn;

/// <summary>
/// Finds what encodes or counts the characters that <c>text.ToCharArray(…)</c> copies, where another method of the same name takes the string with a start and
/// a count.
/// </summary>
internal static class EncodedCharacters
{
    /// <summary>
    /// The first method that reads the characters, where they are made or of a local that holds them; null where anything else is done with them. A copy of all
    /// characters that goes straight into a method is a sequence like others.
    /// </summary>
    public static IMethodSymbol? ReaderOf(IInvocationOperation characters)
    {
        var value = characters.Around(Through.Identity);
        if (ReaderIn(value) is { } direct)
            return characters.Arguments.IsEmpty ? null : direct;
        if (OnlyValue.Of(characters) is not { } held)
            return null;
        var reader = default(IMethodSymbol);
        foreach (var mention in VariableOperations.Of(held.Local, characters))
        {
            if (held.IsGivenBy(mention) || MeasuredCopies.IsLength(mention.Parent))
                continue;
            if (ReaderIn(mention) is not { } found)
                return null;
            reader ??= found;
        }

        return reader;
    }

    private static IMethodSymbol? ReaderIn(IOperation value) =>
        value.Parent is IArgumentOperation { Parameter.Ordinal: 0, Parent: IInvocationOperation { TargetMethod: var method } }
        && method.ContainingType.IsAnyEncoding() && TakesText(method)
            ? method
            : null;

    /// <summary>Whether a method has an overload that takes a string with a start and a count, where it takes the characters with or without them.</summary>
    private static bool TakesText(IMethodSymbol method)
    {
        var hasPart = method.Parameters.Length > 2 && SpanOverloads.IsStart(method.Parameters[1]) && SpanOverloads.IsCount(method.Parameters[2]);
        foreach (var other in method.ContainingType.MethodsNamed(method.Name))
        {
            if (other.Parameters is { Length: > 2 } parameters && parameters[0].Type.SpecialType == SpecialType.System_String
                && SpanOverloads.IsStart(parameters[1]) && SpanOverloads.IsCount(parameters[2])
                && parameters.Length == method.Parameters.Length + (hasPart ? 0 : 2)
                && SymbolEqualityComparer.Default.Equals(other.ReturnType, method.ReturnType))
            {
                return true;
            }
        }

        return false;
    }
}
