using System.Runtime.CompilerServices;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Symbols;

/// <summary>Determines whether a table may compare its keys by code of the project: a class that compares, or a comparer that is made of functions.</summary>
internal static class OwnComparers
{
    private const string MakerOfComparers = "EqualityComparer";

    private static readonly ConditionalWeakTable<Compilation, StrongBox<bool>> OfCompilations = new();

    /// <summary>Whether the code of a compilation has such a class, or may make such a comparer.</summary>
    public static bool AreIn(Compilation compilation) => OfCompilations.GetValue(compilation, static key => new(Find(key))).Value;

    private static bool Find(Compilation compilation)
    {
        if (compilation.GetTypeByMetadataName("System.Collections.Generic.IEqualityComparer`1") is { } comparer
            && Overrides.TypesUnder(comparer, compilation).Count > 0)
        {
            return true;
        }

        foreach (var tree in compilation.SyntaxTrees)
        {
            foreach (var place in TreeWords.PlacesOf(MakerOfComparers, tree, CancellationToken.None))
            {
                if (MayMake(tree.GetRoot().FindToken(place)))
                    return true;
            }
        }

        return false;
    }

    /// <summary>Whether the name of the class stands where it is asked to make a comparer, or where it gets another name.</summary>
    private static bool MayMake(SyntaxToken name)
    {
        if (name.Parent is not SimpleNameSyntax type)
            return false;
        ExpressionSyntax whole = type.Parent is QualifiedNameSyntax or AliasQualifiedNameSyntax
            || (type.Parent is MemberAccessExpressionSyntax qualified && qualified.Name == type)
                ? (ExpressionSyntax)type.Parent
                : type;
        return whole.Parent is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Create" }
            || whole.FirstAncestorOrSelf<UsingDirectiveSyntax>() is not null;
    }
}
