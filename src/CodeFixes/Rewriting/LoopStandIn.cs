using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Formatting;

namespace Allocations.CodeFixes.Rewriting;

/// <summary>
/// Another variable in which a loop collects what it would add to a variable. That one is stale in the loop, so nothing that sees it may run before the loop
/// has ended: no handler or finally block around, no jump to a label.
/// </summary>
internal sealed class LoopStandIn(FixRequest request, ISymbol variable, StatementSyntax loop, CancellationToken cancellationToken)
{
    private readonly SemanticModel _model = request.Model;

    /// <summary>The function of the loop.</summary>
    public SyntaxNode Function { get; } = References.FunctionOf(loop);

    /// <summary>Whether nothing but the loop itself can see that the variable is stale in it.</summary>
    public bool IsPossible() => IsOwnVariable() && Function is not CompilationUnitSyntax && loop.Parent is not (LabeledStatementSyntax or GlobalStatementSyntax)
        && !IsSeenAfterFailure() && !HasJumps() && !KeptReferences.Are(variable.Name, Function, _model);

    /// <summary>Whether a handler in the loop may run after a part of a statement has.</summary>
    public bool IsGuarded(SyntaxNode place)
    {
        foreach (var outer in place.Ancestors().TakeWhile(node => node != loop))
        {
            if (outer is TryStatementSyntax)
                return true;
        }

        return false;
    }

    /// <summary>
    /// What the variable has when the loop begins: the value that a statement before the loop gives it, where none between mentions it; null where it has none.
    /// </summary>
    public ExpressionSyntax? StartValue()
    {
        var statements = loop.Parent switch
        {
            BlockSyntax block => block.Statements,
            SwitchSectionSyntax section => section.Statements,
            _ => default,
        };
        for (var i = statements.IndexOf(loop) - 1; i >= 0; i--)
        {
            if (Statements.ValueGiven(variable.Name, statements[i]) is { } value)
                return IsMentioned(statements[i], value.Span.End) ? null : value;
            if (IsMentioned(statements[i], statements[i].SpanStart))
                return null;
        }

        return null;
    }

    /// <summary>Puts a statement before the loop, and one behind it where its end can be reached.</summary>
    /// <returns>Whether there is a statement behind it.</returns>
    public bool Surround(SolutionEdits edits, StatementSyntax start, StatementSyntax end)
    {
        var isLeft = _model.AnalyzeControlFlow(loop) is { Succeeded: true, EndPointIsReachable: true };
        if (loop.Parent is not (BlockSyntax or SwitchSectionSyntax))
        {
            edits.Replace(loop, embedded => InBlock(embedded, start, isLeft ? end : null));
            return isLeft;
        }

        edits.InsertBefore(loop, start);
        if (isLeft)
            edits.InsertAfter(loop, end);
        return isLeft;
    }

    private bool IsOwnVariable() =>
        variable is ILocalSymbol { RefKind: RefKind.None } or IParameterSymbol { RefKind: RefKind.None }
        && SymbolEqualityComparer.Default.Equals(_model.GetEnclosingSymbol(loop.SpanStart, cancellationToken), variable.ContainingSymbol);

    /// <summary>Whether code that runs after an exception in the loop can see the variable: it then must have what it had.</summary>
    private bool IsSeenAfterFailure()
    {
        var declaration = variable.DeclaringSyntaxReferences.Length == 1 ? variable.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) : null;
        foreach (var outer in loop.Ancestors().TakeWhile(node => node != Function))
        {
            if (outer is TryStatementSyntax guarded && guarded.Block.Contains(loop) && (declaration is null || !guarded.Block.Contains(declaration)))
                return true;
        }

        return false;
    }

    private bool HasJumps()
    {
        foreach (var node in References.OwnNodes(Function))
        {
            if (node is LabeledStatementSyntax || (node is GotoStatementSyntax && loop.Contains(node)))
                return true;
        }

        return false;
    }

    /// <summary>Whether a statement names the variable behind a position in it, as a later declarator of the same statement may.</summary>
    private bool IsMentioned(StatementSyntax statement, int from)
    {
        foreach (var token in statement.DescendantTokens())
        {
            if (token.SpanStart >= from && token.ValueText == variable.Name)
                return true;
        }

        return false;
    }

    private BlockSyntax InBlock(StatementSyntax embedded, StatementSyntax start, StatementSyntax? end)
    {
        var endOfLine = SyntaxFactory.EndOfLine(LineBreaks.Of(request.Root.SyntaxTree));
        var statements = new List<StatementSyntax> { start.WithTrailingTrivia(endOfLine), embedded };
        if (end is not null)
            statements.Add(end.WithTrailingTrivia(endOfLine));
        return SyntaxFactory.Block(
                SyntaxFactory.Token(SyntaxKind.OpenBraceToken).WithTrailingTrivia(endOfLine),
                SyntaxFactory.List(statements),
                SyntaxFactory.Token(SyntaxKind.CloseBraceToken).WithTrailingTrivia(endOfLine))
            .WithAdditionalAnnotations(Formatter.Annotation);
    }
}
