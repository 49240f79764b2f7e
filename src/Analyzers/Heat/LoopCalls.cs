using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// The calls and object creations inside the loop bodies of one file, by the name they are written with. Purely syntactic, and kept with
/// the tree: an editor that changes one file keeps the index of all others. What a name binds to is for the asker to confirm.
/// </summary>
internal sealed class LoopCalls
{
    private static readonly ConditionalWeakTable<SyntaxTree, LoopCalls> OfTrees = new();

    private readonly Dictionary<string, List<SimpleNameSyntax>> _byName = new(StringComparer.Ordinal);

    private LoopCalls(SyntaxNode root) => new Walker(_byName).Visit(root);

    /// <summary>The index of a file, made on first use.</summary>
    public static LoopCalls Of(SyntaxTree tree, CancellationToken cancellationToken)
    {
        if (OfTrees.TryGetValue(tree, out var known))
            return known;
        var root = tree.GetRoot(cancellationToken);
        return OfTrees.GetValue(tree, _ => new LoopCalls(root));
    }

    /// <summary>Whether somebody has asked for the index of a file.</summary>
    public static bool IsMade(SyntaxTree tree) => OfTrees.TryGetValue(tree, out _);

    /// <summary>The names, as written in calls or creations in a loop body, that equal <paramref name="name"/>, in file order.</summary>
    public IReadOnlyList<SimpleNameSyntax> Named(string name) => _byName.TryGetValue(name, out var calls) ? calls : [];

    private sealed class Walker(Dictionary<string, List<SimpleNameSyntax>> byName) : CSharpSyntaxVisitor
    {
        private int _depth;

        public override void DefaultVisit(SyntaxNode node)
        {
            if (_depth > 0 && NameOf(node) is { } name)
                Add(name);

            // A function runs where it is called, not where it stands; only a lambda that a query operator runs per element is a loop body.
            var outer = _depth;
            if (node is AnonymousFunctionExpressionSyntax lambda)
                _depth = RunsPerElement(lambda) ? 1 : 0;
            else if (node is LocalFunctionStatementSyntax or MemberDeclarationSyntax)
                _depth = 0;
            foreach (var child in node.ChildNodesAndTokens())
            {
                if (child.AsNode() is not { } part)
                    continue;
                var repeats = Loops.RunsRepeatedly(part, node) ? 1 : 0;
                _depth += repeats;
                Visit(part);
                _depth -= repeats;
            }

            _depth = outer;
        }

        private static SimpleNameSyntax? NameOf(SyntaxNode node) => node switch
        {
            InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax access } => access.Name,
            InvocationExpressionSyntax { Expression: MemberBindingExpressionSyntax binding } => binding.Name,
            InvocationExpressionSyntax { Expression: SimpleNameSyntax simple } => simple,
            ObjectCreationExpressionSyntax { Type: SimpleNameSyntax type } => type,
            ObjectCreationExpressionSyntax { Type: QualifiedNameSyntax type } => type.Right,
            _ => null,
        };

        private static bool RunsPerElement(AnonymousFunctionExpressionSyntax lambda) =>
            lambda.Parent is ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax access } }
            && access.Name.Identifier.ValueText is "Select" or "Where" or "SelectMany" or "ForEach" or "Any" or "All" or "Count" or "Sum" or "First"
                or "FirstOrDefault" or "OrderBy" or "OrderByDescending" or "ThenBy" or "GroupBy" or "ToDictionary" or "Aggregate" or "Sort"
                or "Find" or "FindAll" or "Exists" or "RemoveAll" or "ConvertAll" or "For" or "ForAll";

        private void Add(SimpleNameSyntax name)
        {
            if (!byName.TryGetValue(name.Identifier.ValueText, out var calls))
                byName.Add(name.Identifier.ValueText, calls = []);
            calls.Add(name);
        }
    }
}
