using System.Runtime.CompilerServices;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// The calls and object creations inside the loop bodies of one file, by the name they are written with. Purely syntactic, and kept with
/// the tree: an editor that changes one file keeps the index of all others. What a name binds to is for the asker to confirm.
/// </summary>
internal sealed class LoopCalls
{
    private static readonly ConditionalWeakTable<SyntaxTree, LoopCalls> OfTrees = new();

    /// <summary>Names of methods that run a lambda for each of several elements.</summary>
    private static readonly string[] PerElement =
    [
        "Select", "Where", "SelectMany", "ForEach", "Any", "All", "Count", "Sum", "First", "FirstOrDefault", "OrderBy", "OrderByDescending", "ThenBy",
        "GroupBy",
        "ToDictionary", "Aggregate", "Sort", "Find", "FindAll", "Exists", "RemoveAll", "ConvertAll", "For", "ForAll",
    ];

    private readonly Dictionary<string, List<SimpleNameSyntax>> _byName = new(StringComparer.Ordinal);

    private LoopCalls(SyntaxNode root, CancellationToken cancellationToken) => Add(root, cancellationToken);

    /// <summary>The index of a file, made on first use.</summary>
    public static LoopCalls Of(SyntaxTree tree, CancellationToken cancellationToken)
    {
        if (OfTrees.TryGetValue(tree, out var known))
            return known;
        var root = tree.GetRoot(cancellationToken);
        return OfTrees.GetValue(tree, _ => new LoopCalls(root, cancellationToken));
    }

    /// <summary>Whether the index of a file was asked for.</summary>
    public static bool IsMade(SyntaxTree tree) => OfTrees.TryGetValue(tree, out _);

    /// <summary>The names, as written in calls or creations in a loop body, that equal <paramref name="name"/>, in file order.</summary>
    public IReadOnlyList<SimpleNameSyntax> Named(string name) => _byName.TryGetValue(name, out var calls) ? calls : [];

    /// <summary>Whether a member's text has anything that can repeat a call: most members have not, and their syntax is never touched.</summary>
    private static bool MayRepeat(string text, TextSpan member)
    {
        return Mentions("for") || Mentions("foreach") || Mentions("while") || Mentions("from")
            || ((text.IndexOf("=>", member.Start, member.Length, StringComparison.Ordinal) >= 0 || Mentions("delegate")) && MentionsOperator());

        bool MentionsOperator()
        {
            foreach (var name in PerElement)
            {
                if (Mentions(name))
                    return true;
            }

            return false;
        }

        bool Mentions(string keyword) => TreeText.IndexOfWord(text, keyword, member.Start, member.End) >= 0;
    }

    /// <summary>Adds the names of a file. Its own stack, because generated code nests expressions deeper than a thread's stack allows.</summary>
    private void Add(SyntaxNode root, CancellationToken cancellationToken)
    {
        var text = TreeText.Of(root.SyntaxTree, cancellationToken);
        var open = new Stack<(SyntaxNode Node, bool Repeats)>();
        open.Push((root, false));
        while (open.Count > 0)
        {
            var (node, repeats) = open.Pop();
            if (node is MemberDeclarationSyntax)
            {
                if (node is not (BaseNamespaceDeclarationSyntax or BaseTypeDeclarationSyntax) && !MayRepeat(text, node.Span))
                    continue;
                repeats = false;
            }

            if (repeats && NameOf(node) is { } name)
                Add(name);

            // A function runs where it is called, not where it stands; only a lambda that a query operator runs per element is a loop body.
            if (node is AnonymousFunctionExpressionSyntax lambda)
                repeats = RunsPerElement(lambda);
            else if (node is LocalFunctionStatementSyntax)
                repeats = false;
            foreach (var child in node.ChildNodesAndTokens())
            {
                if (child.AsNode() is { } part and not (IdentifierNameSyntax or PredefinedTypeSyntax or LiteralExpressionSyntax))
                    open.Push((part, repeats || Loops.RunsRepeatedly(part, node)));
            }
        }

        // What was pushed last was visited first.
        foreach (var calls in _byName.Values)
        {
            if (calls.Count > 1)
                calls.Sort(static (left, right) => left.SpanStart.CompareTo(right.SpanStart));
        }
    }

    private void Add(SimpleNameSyntax name)
    {
        if (!_byName.TryGetValue(name.Identifier.ValueText, out var calls))
            _byName.Add(name.Identifier.ValueText, calls = []);
        calls.Add(name);
    }

    private static SimpleNameSyntax? NameOf(SyntaxNode node) => node switch
    {
        InvocationExpressionSyntax call => CalledName.Of(call),
        ObjectCreationExpressionSyntax { Type: SimpleNameSyntax type } => type,
        ObjectCreationExpressionSyntax { Type: QualifiedNameSyntax type } => type.Right,
        _ => null,
    };

    private static bool RunsPerElement(AnonymousFunctionExpressionSyntax lambda) =>
        lambda.Parent is ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax access } }
        && Array.IndexOf(PerElement, access.Name.Identifier.ValueText) >= 0;
}
