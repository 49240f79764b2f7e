using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rewriting;

/// <summary>
/// Determines whether the code of a compilation asks anything for its capacity, by name: a collection may get there that a method returned or kept. A builder
/// is asked for the arrays behind it as well, and shows them to a writer that it is given to.
/// </summary>
internal static class CapacityReads
{
    private static readonly string[] s_capacity = ["Capacity", "EnsureCapacity", "get_Capacity"];

    // What finds a member by a text, by which the capacity may be asked for too.
    private static readonly string[] s_lookups =
        ["GetProperty", "GetProperties", "GetRuntimeProperty", "GetMethod", "GetRuntimeMethod", "GetMember", "InvokeMember", "UnsafeAccessor"];

    /// <summary>How a result with another capacity may differ; null where no code asks for one.</summary>
    public static string? DifferenceIn(Compilation compilation, CancellationToken cancellationToken) =>
        AreIn(s_capacity, compilation, static _ => true, cancellationToken) ? "the code asks for a 'Capacity'" : null;

    /// <summary>How a builder that grows in other steps may differ; null where no code asks for its capacity or its chunks.</summary>
    public static string? DifferenceOfBuildersIn(Compilation compilation, CancellationToken cancellationToken) =>
        AreIn(s_capacity, compilation, name => IsOfBuilder(name, compilation, cancellationToken), cancellationToken)
            ? "the code asks for a 'Capacity'"
        : AreIn(["GetChunks"], compilation, name => IsOfBuilder(name, compilation, cancellationToken), cancellationToken)
            ? "the code asks a builder for its chunks"
        : WritesPieces(compilation, cancellationToken) ? "a writer of the project gets a builder in other pieces"
        : null;

    private static bool AreIn(string[] words, Compilation compilation, Func<IdentifierNameSyntax, bool> isAsked, CancellationToken cancellationToken)
    {
        foreach (var (token, word) in TokensOf(words, compilation, cancellationToken))
        {
            if (token.Parent is IdentifierNameSyntax name ? IsRead(name) && isAsked(name)
                : token.Value is string text && text == word && TokensOf(s_lookups, compilation, cancellationToken).Any())
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>The tokens with one of some words in them, in all files.</summary>
    private static IEnumerable<(SyntaxToken Token, string Word)> TokensOf(string[] words, Compilation compilation, CancellationToken cancellationToken)
    {
        foreach (var tree in compilation.SyntaxTrees)
        {
            foreach (var word in words)
            {
                foreach (var place in TreeWords.PlacesOf(word, tree, cancellationToken))
                    yield return (tree.GetRoot(cancellationToken).FindToken(place), word);
            }
        }
    }

    /// <summary>Whether a writer of the project overrides what is called for each chunk of a builder.</summary>
    private static bool WritesPieces(Compilation compilation, CancellationToken cancellationToken)
    {
        foreach (var (token, _) in TokensOf(["Write", "WriteAsync"], compilation, cancellationToken))
        {
            if (token.Parent is MethodDeclarationSyntax method && method.Identifier == token && method.Modifiers.Any(SyntaxKind.OverrideKeyword)
                && SourceModels.Of(compilation, token.SyntaxTree!).GetDeclaredSymbol(method, cancellationToken) is { Parameters.IsEmpty: false } own
                && own.ContainingType.IsTextWriter() && own.Parameters[0].Type is IArrayTypeSymbol or { Name: "ReadOnlySpan" or "ReadOnlyMemory" })
            {
                return true;
            }
        }

        return false;
    }

    private static bool IsRead(IdentifierNameSyntax name) => name.Parent is not MemberAccessExpressionSyntax access || access.Parent switch
    {
        AssignmentExpressionSyntax set => !set.IsKind(SyntaxKind.SimpleAssignmentExpression) || set.Left != access,
        InvocationExpressionSyntax call => call.Parent is not ExpressionStatementSyntax,
        _ => true,
    };

    /// <summary>Whether a name may be that of a builder's member: what is bound when the code runs is not known.</summary>
    private static bool IsOfBuilder(IdentifierNameSyntax name, Compilation compilation, CancellationToken cancellationToken) =>
        SourceModels.Of(compilation, name.SyntaxTree).GetSymbolInfo(name, cancellationToken).Symbol is not { ContainingType: var type }
        || type.IsStringBuilder();
}
