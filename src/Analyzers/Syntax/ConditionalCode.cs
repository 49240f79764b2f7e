using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Syntax;

/// <summary>
/// Determines which places are compiled only for some targets of a project, by the conditions of the preprocessor. The directives of a file are read once.
/// </summary>
/// <remarks>
/// What compilers define for a target begins with <c>NET</c>. Another symbol tells what a target has where it is defined; that one is not defined, as in
/// <c>#if !NO_GRAPHICS</c>, says nothing about other targets, because none of them may define it.
/// </remarks>
internal sealed class ConditionalCode
{
    private static readonly ConditionalWeakTable<SyntaxNode, ConditionalCode> OfFiles = new();

    // Where a directive changes the answer, and the answer from there on.
    private readonly List<int> _positions = [];
    private readonly List<bool> _answers = [];

    private ConditionalCode(SyntaxNode root)
    {
        var defined = root.SyntaxTree.Options.PreprocessorSymbolNames;
        var open = new Stack<bool>();
        for (var directive = root.GetFirstDirective(); directive is not null; directive = directive.GetNextDirective())
        {
            switch (directive)
            {
                case IfDirectiveTriviaSyntax condition:
                    open.Push(AsksForMore(condition.Condition, defined));
                    break;
                case ElifDirectiveTriviaSyntax condition when open.Count > 0:
                    open.Push(open.Pop() || AsksForMore(condition.Condition, defined));
                    break;
                case EndIfDirectiveTriviaSyntax when open.Count > 0:
                    open.Pop();
                    break;
                default:
                    continue;
            }

            _positions.Add(directive.SpanStart);
            _answers.Add(open.Contains(true));
        }
    }

    /// <summary>Whether a branch of <c>#if</c> that asks for something of the target holds a place.</summary>
    public static bool Holds(SyntaxNode place, CancellationToken cancellationToken)
    {
        var root = place.SyntaxTree.GetRoot(cancellationToken);
        return root.ContainsDirectives && OfFiles.GetValue(root, static root => new ConditionalCode(root)).HoldsAt(place.SpanStart);
    }

    private bool HoldsAt(int position)
    {
        var next = _positions.BinarySearch(position);
        var last = (next < 0 ? ~next : next) - 1;
        return last >= 0 && _answers[last];
    }

    private static bool AsksForMore(ExpressionSyntax condition, IEnumerable<string> defined)
    {
        foreach (var token in condition.DescendantTokens())
        {
            if (token.IsKind(SyntaxKind.IdentifierToken) && token.ValueText is not ("DEBUG" or "TRACE")
                && (token.ValueText.StartsWith("NET", StringComparison.Ordinal) || defined.Contains(token.ValueText)))
            {
                return true;
            }
        }

        return false;
    }
}
