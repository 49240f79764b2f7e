using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Simplification;

namespace Allocations.CodeFixes.Edits;

/// <summary>Names that generated code writes in full, <c>global::</c> included, so that they mean the same everywhere.</summary>
internal static class GlobalNames
{
    /// <summary>The code with each such name marked, so that it is shortened to what its place needs.</summary>
    public static TNode Simplifiable<TNode>(TNode code)
        where TNode : SyntaxNode =>
        code.ReplaceNodes(
            code.DescendantNodes().Where(static node => node is AliasQualifiedNameSyntax).Select(static name => Whole(name)),
            static (_, name) => name.WithAdditionalAnnotations(Simplifier.Annotation));

    /// <summary>The whole type that a name with <c>global::</c> begins: up to the part before its last dot where a member is named.</summary>
    private static SyntaxNode Whole(SyntaxNode name)
    {
        while (name.Parent is MemberAccessExpressionSyntax { Parent: MemberAccessExpressionSyntax } or QualifiedNameSyntax)
            name = name.Parent;
        return name;
    }
}
