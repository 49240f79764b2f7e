using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.CopyToPassOn;

/// <summary>
/// Finds what encodes the characters that <c>text.ToCharArray(start, count)</c> copies, where another method of the same name takes the string with the same
/// start and count.
/// </summary>
internal static class PartOfText
{
    /// <summary>The method that reads the characters, where they are made or of a local that holds them; null where anything else is done with them.</summary>
    public static IMethodSymbol? ReaderOf(IInvocationOperation characters)
    {
        var value = characters.Around(Through.Identity);
        if (ReaderIn(value) is { } direct)
            return direct;
        if (value.Parent is not IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: { RefKind: RefKind.None } local } declarator })
            return null;
        var reader = default(IMethodSymbol);
        foreach (var mention in VariableOperations.Of(local, declarator))
        {
            if (mention == declarator || (MeasuredCopies.IsLength(mention.Parent) && reader is not null))
                continue;
            if (ReaderIn(mention) is not { } found)
                return null;
            reader = found;
        }

        return reader;
    }

    private static IMethodSymbol? ReaderIn(IOperation value) =>
        value.Parent is IArgumentOperation { Parent: IInvocationOperation { TargetMethod: { Parameters.Length: 1 } method } }
        && method.ContainingType.IsAnyEncoding() && TakesPart(method)
            ? method
            : null;

    /// <summary>Whether a method has an overload that takes a string with a start and a count instead of the characters alone.</summary>
    private static bool TakesPart(IMethodSymbol method)
    {
        foreach (var other in method.ContainingType.MethodsNamed(method.Name))
        {
            if (other.Parameters is { Length: 3 } parameters && parameters[0].Type.SpecialType == SpecialType.System_String
                && SpanOverloads.IsStart(parameters[1]) && SpanOverloads.IsCount(parameters[2])
                && SymbolEqualityComparer.Default.Equals(other.ReturnType, method.ReturnType))
            {
                return true;
            }
        }

        return false;
    }
}
