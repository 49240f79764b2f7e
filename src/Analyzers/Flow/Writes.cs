using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// Finds what may write a variable, by name: assignments, increments, <c>ref</c> and <c>out</c> arguments, deconstruction, extensions that get it by
/// reference, and references to it that are kept. A variable of the same name elsewhere can only make the answer more careful.
/// </summary>
internal static class Writes
{
    private static readonly ModelCache<NameIndex, List<SyntaxNode>> ByReceivers = new();

    /// <summary>Whether anything within <paramref name="node"/> may write the variable.</summary>
    public static bool To(string name, SyntaxNode node, SemanticModel model)
    {
        foreach (var _ in All(name, node, model))
            return true;
        return false;
    }

    /// <summary>
    /// What may write the variable within <paramref name="node"/>, itself included, and the references elsewhere in the member that are kept: any
    /// statement may write the variable by them. Its declaration is not a write.
    /// </summary>
    public static IEnumerable<SyntaxNode> All(string name, SyntaxNode node, SemanticModel model)
    {
        foreach (var write in Within(name, node, model))
            yield return write;
        foreach (var kept in KeptReferences.Of(name, node, model))
        {
            if (!node.Span.Contains(kept.Span))
                yield return kept;
        }
    }

    /// <summary>Whether anything in a function may write the variable after a position.</summary>
    public static bool IsWrittenAfter(string name, SyntaxNode function, int position, SemanticModel model)
    {
        foreach (var write in Within(name, function, model))
        {
            if (write.SpanStart > position)
                return true;
        }

        return KeptReferences.Are(name, function, model);
    }

    /// <summary>What stands within <paramref name="node"/> and may write the variable there.</summary>
    public static IEnumerable<SyntaxNode> Within(string name, SyntaxNode node, SemanticModel model)
    {
        var mentions = MemberIndex.Mentions(name, node);
        foreach (var write in mentions.Writes(node))
        {
            // What is around the node may begin where it does.
            if (write.Span.End <= node.Span.End)
                yield return write;
        }

        foreach (var use in OfReceivers(mentions, model))
        {
            if (node.Span.Contains(use.Span))
                yield return use;
        }

        if (mentions.ReadReferences.Count == 0 || SourceModels.For(node.SyntaxTree, model) is not { } ofTree)
            yield break;
        foreach (var given in KeptReferences.GivenBack(mentions, ofTree))
        {
            if (node.Span.Contains(given.Span))
                yield return given;
        }
    }

    /// <summary>The calls and properties that get a variable by reference, as their receiver; all where the file is not one of the compilation.</summary>
    public static IReadOnlyList<SyntaxNode> OfReceivers(NameIndex mentions, SemanticModel model)
    {
        if (mentions.Receivers.Count == 0)
            return [];
        return SourceModels.For(mentions.Receivers[0].SyntaxTree, model) is { } ofTree
            ? ByReceivers.Get(ofTree, mentions, ofTree, static (mentions, model) => FindReceivers(mentions, model))
            : mentions.Receivers;
    }

    private static List<SyntaxNode> FindReceivers(NameIndex mentions, SemanticModel model)
    {
        var uses = new List<SyntaxNode>();
        foreach (var receiver in mentions.Receivers)
        {
            if (RefReceivers.UseOf(receiver, model, default) is { } use)
                uses.Add(use);
        }

        return uses;
    }
}
