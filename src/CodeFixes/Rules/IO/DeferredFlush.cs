using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.IO;

/// <summary>
/// Writes a flush where a loop has to wait for its peer: each read is begun, and only where it has not ended at once the writer is flushed before it is
/// awaited. What is left at the end of the loop is flushed there, also after an exception, unless the writer is disposed of with nothing to wait for before.
/// </summary>
/// <param name="request">What the fix starts from.</param>
/// <param name="loop">The loop.</param>
/// <param name="writer">The writer, as the code names it.</param>
internal sealed class DeferredFlush(FixRequest request, StatementSyntax loop, ExpressionSyntax writer)
{
    /// <summary>How the result differs, as the titles of the fixes say.</summary>
    public const string Difference =
        "what is written waits while more messages have arrived; a flush that fails or is cancelled does so later or never";

    private readonly SyntaxTree _tree = loop.SyntaxTree;
    private readonly SourceText _source = loop.SyntaxTree.GetText();
    private readonly SyntaxNode _function = References.FunctionOf(loop);

    /// <summary>Adds the edits; false where a read stands where nothing can be written before it.</summary>
    /// <param name="reads">Where the loop waits for its peer.</param>
    /// <param name="flush">The statement that flushes.</param>
    /// <param name="lastFlush">The same for the end of the loop, when the server may be stopping: without a token that ends it.</param>
    /// <param name="edits">Gets the edits.</param>
    /// <param name="cancellationToken">Stops the search.</param>
    public bool TryAdd(
        IReadOnlyCollection<AwaitExpressionSyntax> reads, string flush, string lastFlush, SolutionEdits edits, CancellationToken cancellationToken)
    {
        if (reads.Count == 0 || IsMadeInLoop(writer, cancellationToken))
            return false;
        var places = new HashSet<SyntaxNode>();
        var earlier = 0;
        foreach (var read in reads)
        {
            if (TaskOf(read, cancellationToken) is not { } task || PlaceOf(read) is not { } place || !places.Add(place))
                return false;
            var name = FreeName.For("pending", _function, request.Model, earlier++);
            if (place is WhileStatementSyntax conditional)
            {
                if (conditional.Statement is not BlockSyntax { Statements.Count: > 0 } body
                    || !Indentation.IsFirst(body.Statements[0].SpanStart, _source))
                {
                    return false;
                }

                AddToBody(conditional, body, task, name, flush, edits, cancellationToken);
            }
            else if (place.Parent is BlockSyntax && Indentation.IsFirst(place.SpanStart, _source))
            {
                var indentation = Indentation.Of(place, _source);
                edits.Change(_tree, new TextChange(new TextSpan(place.SpanStart, 0), Begin(task, name, flush, indentation) + indentation));
                edits.Change(_tree, new TextChange(task.Span, name));
            }
            else
            {
                return false;
            }
        }

        return IsDisposedOf(cancellationToken) || TryAddLast(lastFlush, edits);
    }

    private string Begin(ExpressionSyntax task, string name, string flush, string indentation)
    {
        var newLine = LineBreaks.Of(_source);
        return $"var {name} = {task};{newLine}{indentation}if (!{name}.IsCompleted){newLine}{indentation}{Indentation.UnitAt(loop)}{flush}{newLine}";
    }

    /// <summary>Moves a read out of the condition of a loop to the beginning of its body.</summary>
    private void AddToBody(
        WhileStatementSyntax conditional,
        BlockSyntax body,
        ExpressionSyntax task,
        string name,
        string flush,
        SolutionEdits edits,
        CancellationToken cancellationToken)
    {
        var newLine = LineBreaks.Of(_source);
        var indentation = Indentation.Of(body.Statements[0], _source);
        var condition = conditional.Condition.WithoutParentheses();
        var text = condition.ToString();
        var start = task.SpanStart - condition.SpanStart;
        var awaited = text.Substring(0, start) + name + text.Substring(start + task.Span.Length);
        var opposite = Negation.Of(condition, awaited, request.Model, cancellationToken);
        edits.Change(_tree, new TextChange(conditional.Condition.Span, "true"));
        edits.Change(_tree, new TextChange(
            new TextSpan(body.OpenBraceToken.Span.End, 0),
            newLine + indentation + Begin(task, name, flush, indentation) + indentation + "if (" + opposite + ")" + newLine + indentation
                + Indentation.UnitAt(loop) + "break;" + newLine));
    }

    /// <summary>What a read awaits, without <c>ConfigureAwait</c>, if it says whether it has ended.</summary>
    private ExpressionSyntax? TaskOf(AwaitExpressionSyntax read, CancellationToken cancellationToken)
    {
        var task = read.Expression.WithoutParentheses();
        if (task is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "ConfigureAwait" } configured })
            task = configured.Expression;
        return request.Model.GetTypeInfo(task, cancellationToken).Type is { Name: "Task" or "ValueTask" } type && type.IsIn("System.Threading.Tasks")
            ? task
            : null;
    }

    /// <summary>The statement or loop that begins with a read; null where something else is evaluated before it.</summary>
    private static StatementSyntax? PlaceOf(AwaitExpressionSyntax read)
    {
        for (SyntaxNode node = read; node.Parent is { } parent; node = parent)
        {
            var isFirst = parent switch
            {
                ParenthesizedExpressionSyntax or PostfixUnaryExpressionSyntax or CastExpressionSyntax or IsPatternExpressionSyntax => true,
                PrefixUnaryExpressionSyntax => true,
                BinaryExpressionSyntax binary => binary.Left == node,
                MemberAccessExpressionSyntax access => access.Expression == node,
                InvocationExpressionSyntax call => call.Expression == node,
                AssignmentExpressionSyntax { RawKind: not (int)SyntaxKind.CoalesceAssignmentExpression } assignment =>
                    assignment.Right == node && assignment.Left is IdentifierNameSyntax or DeclarationExpressionSyntax,
                EqualsValueClauseSyntax { Parent: VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax declaration } declarator } =>
                    declaration.Variables[0] == declarator,
                VariableDeclaratorSyntax or VariableDeclarationSyntax => true,
                _ => false,
            };
            if (isFirst)
                continue;
            return parent switch
            {
                ExpressionStatementSyntax statement => statement,
                LocalDeclarationStatementSyntax statement => statement,
                IfStatementSyntax choice when choice.Condition == node => choice,
                SwitchStatementSyntax choice when choice.Expression == node => choice,
                WhileStatementSyntax conditional when conditional.Condition == node => conditional,
                _ => null,
            };
        }

        return null;
    }

    /// <summary>Whether a variable that the writer is named by belongs to one iteration.</summary>
    private bool IsMadeInLoop(ExpressionSyntax named, CancellationToken cancellationToken)
    {
        foreach (var node in named.DescendantNodesAndSelf())
        {
            if (node is not IdentifierNameSyntax name || request.Model.GetSymbolInfo(name, cancellationToken).Symbol is not ILocalSymbol local)
                continue;
            if (local.DeclaringSyntaxReferences.Length != 1 || loop.Span.Contains(local.DeclaringSyntaxReferences[0].Span))
                return true;
        }

        return false;
    }

    /// <summary>Whether the writer is a local that is disposed of after the loop, which flushes it, and nothing is awaited in between.</summary>
    private bool IsDisposedOf(CancellationToken cancellationToken)
    {
        if (request.Model.GetOperation(writer, cancellationToken) is not ILocalReferenceOperation { Local: { DeclaringSyntaxReferences.Length: 1 } local }
            || !(local.Type.IsTextWriter() || local.Type.IsOrDerivesFrom("Stream", "System.IO")))
        {
            return false;
        }

        var scope = local.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken).Parent?.Parent switch
        {
            LocalDeclarationStatementSyntax { UsingKeyword.RawKind: (int)SyntaxKind.UsingKeyword } declaration => declaration.Parent,
            UsingStatementSyntax holder => holder,
            _ => null,
        };
        if (scope is null || !scope.Span.Contains(loop.Span))
            return false;
        foreach (var wait in MemberIndex.Own(FlowNode.Suspension, scope, loop.Span.End))
        {
            if (wait.FirstAncestorOrSelf<CatchClauseSyntax>() is null)
                return false;
        }

        return !HoldsOthers(scope, local.DeclaringSyntaxReferences[0].Span.End);
    }

    /// <summary>Whether something that was made after the writer is disposed of before it, such as a reader that closes the stream of both.</summary>
    private bool HoldsOthers(SyntaxNode scope, int from)
    {
        for (SyntaxNode node = loop; node != scope && node.Parent is { } parent; node = parent)
        {
            if (parent is UsingStatementSyntax && parent != scope)
                return true;
            if (parent is not BlockSyntax block)
                continue;
            foreach (var statement in block.Statements)
            {
                if (statement == node)
                    break;
                if (statement.SpanStart > from && statement is LocalDeclarationStatementSyntax { UsingKeyword.RawKind: (int)SyntaxKind.UsingKeyword })
                    return true;
            }
        }

        return false;
    }

    private bool TryAddLast(string flush, SolutionEdits edits)
    {
        if (loop.Parent is not BlockSyntax block)
            return false;
        var mark = new SyntaxAnnotation();
        edits.Mark(loop, mark);
        edits.Replace(block, rewritten =>
        {
            var index = rewritten.Statements.IndexOf(statement => statement.HasAnnotation(mark));
            return TryFinally.Wrap(rewritten, index, index + 1, SyntaxFactory.ParseStatement(flush), loop);
        });
        return true;
    }
}
