using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Rules.Strings.ThrowAwayBytes;

/// <summary>
/// Determines whether a method in source only reads an array that it is given: it looks at elements, hands the array to such calls, or hashes it. An
/// overload for spans could do the same, where a span has the form that each call needs.
/// </summary>
internal static class ReadingMethods
{
    /// <summary>Whether a use passes the array to such a method.</summary>
    public static bool OnlyRead(ArrayUse use, Compilation compilation, CancellationToken cancellationToken)
    {
        if (use is not { Callee: { DeclaringSyntaxReferences.Length: 1, IsVirtual: false, IsAbstract: false, IsOverride: false } callee }
            || ArraySegments.ArgumentOf(use.Reference) is not { Parameter.Ordinal: var ordinal })
        {
            return false;
        }

        callee = callee.OriginalDefinition;
        var declaration = callee.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken);
        if (MethodBody.Of(callee, cancellationToken) is null || !compilation.ContainsSyntaxTree(declaration.SyntaxTree) || References.Suspends(declaration))
            return false;
        var model = SourceModels.Of(compilation, declaration.SyntaxTree);
        var borrowed = new BorrowedParameters(compilation, cancellationToken, readOnly: true);
        var uses = LocalUses.Of(callee.Parameters[ordinal], declaration, model, borrowed, cancellationToken).Uses;
        foreach (var inner in uses)
        {
            if (!inner.IsRead && inner.Kind is not (ArrayUseKind.NullTest or ArrayUseKind.Borrowed) && !IsHashed(inner))
                return false;
        }

        return !uses.IsEmpty;
    }

    private static bool IsHashed(ArrayUse use) =>
        use is { Kind: ArrayUseKind.ArrayArgument, Callee: { Name: "ComputeHash", ContainingType: { Name: "HashAlgorithm" } type } }
        && type.IsUnder("System.Security.Cryptography");
}
