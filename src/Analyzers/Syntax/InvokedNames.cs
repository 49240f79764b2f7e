using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Syntax;

/// <summary>
/// Where a file calls which names. It is made once for each tree and lives as long as the tree, so that an editor keeps it while other files
/// change. It is syntactic: whoever asks binds the calls that matter.
/// </summary>
internal sealed class InvokedNames
{
    private static readonly ConditionalWeakTable<SyntaxTree, InvokedNames> OfTrees = new();

    private readonly Dictionary<string, List<int>> _positions = new(StringComparer.Ordinal);

    private InvokedNames(SyntaxNode root)
    {
        foreach (var node in root.DescendantNodes(static node => node is not (NameSyntax or AttributeListSyntax)))
        {
            if (node is not InvocationExpressionSyntax invocation || CalledName.Of(invocation) is not { } name)
                continue;
            if (!_positions.TryGetValue(name.Identifier.ValueText, out var positions))
                _positions.Add(name.Identifier.ValueText, positions = []);
            positions.Add(name.SpanStart);
        }
    }

    /// <summary>The calls of a name in a file, in order.</summary>
    public static IEnumerable<InvocationExpressionSyntax> Of(SyntaxTree tree, string name, CancellationToken cancellationToken)
    {
        // A file that does not hold the name at all needs no index.
        if (!OfTrees.TryGetValue(tree, out _) && !TreeText.Mentions(tree, name, cancellationToken))
            yield break;
        var root = tree.GetRoot(cancellationToken);
        var names = OfTrees.TryGetValue(tree, out var known) ? known : OfTrees.GetValue(tree, _ => new InvokedNames(root));
        if (!names._positions.TryGetValue(name, out var positions))
            yield break;
        foreach (var position in positions)
        {
            if (root.FindToken(position).Parent is SimpleNameSyntax called && CalledName.CallOf(called) is InvocationExpressionSyntax invocation)
                yield return invocation;
        }
    }
}
