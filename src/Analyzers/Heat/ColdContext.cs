using System.Runtime.CompilerServices;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines whether a step outwards leaves something that runs once, only on failure, or not at all. Only what encloses the place, or ends a
/// block around it, is ever bound.
/// </summary>
internal sealed class ColdContext
{
    private const string OnTheWayToAThrow = "on the way to a throw";
    private const string BehindALogGuard = "behind a log guard";
    private const string ForOptionalWriter = "for a writer that may be missing";
    private const string AfterAnException = "after an exception was caught";

    // Short lists are looked through more quickly than looked up.
    private const int Few = 16;

    private static readonly StrongBox<StatementSyntax?> None = new(null);
    private static readonly ConditionalWeakTable<SyntaxNode, StrongBox<StatementSyntax?>> FirstGuards = new();

    private readonly CallEnds _ends = new();

    /// <summary>Why <paramref name="child"/> of <paramref name="parent"/> is cold; null where this step says nothing.</summary>
    public string? Reason(SyntaxNode child, SyntaxNode parent, SemanticModel model, CancellationToken cancellationToken) => parent switch
    {
        ThrowStatementSyntax or ThrowExpressionSyntax => "thrown",
        CatchClauseSyntax or CatchFilterClauseSyntax => "in a catch block",
        AttributeSyntax => "in an attribute",
        PropertyDeclarationSyntax property when child == property.Initializer && property.Modifiers.Any(SyntaxKind.StaticKeyword) => "runs once at start-up",
        BlockSyntax block => child is StatementSyntax statement ? OfStatement(block.Statements, statement, model, cancellationToken) : null,
        SwitchSectionSyntax section => child is StatementSyntax statement ? OfStatement(section.Statements, statement, model, cancellationToken) : null,
        AnonymousFunctionExpressionSyntax lambda when IsExpressionTree(lambda, model, cancellationToken) => "in an expression tree",
        AnonymousFunctionExpressionSyntax lambda when OnceGuard.IsFactory(lambda, model, cancellationToken) => "in a factory that runs once",
        AnonymousFunctionExpressionSyntax lambda when LogSwitch.Defers(lambda, model, cancellationToken) => BehindALogGuard,
        QueryExpressionSyntax query when child == query.Body && IsTranslated(query, model, cancellationToken) => "in an expression tree",
        AssignmentExpressionSyntax assignment when child == assignment.Right && OnceGuard.Guards(assignment, model, cancellationToken) => OnceGuard.Reason,
        IfStatementSyntax conditional when child == conditional.Statement => OfGuarded(conditional, model, cancellationToken),
        ConditionalExpressionSyntax conditional when child == conditional.WhenTrue => LogGuard.Guards(conditional.Condition) ? BehindALogGuard : null,
        BinaryExpressionSyntax both when both.IsKind(SyntaxKind.LogicalAndExpression) && child == both.Right =>
            LogGuard.Guards(both.Left) ? BehindALogGuard : null,
        ConditionalAccessExpressionSyntax access when child == access.WhenNotNull && LogSwitch.IsOptionalWriter(access, model, cancellationToken) =>
            ForOptionalWriter,
        BaseObjectCreationExpressionSyntax creation when child == creation.ArgumentList && BuildsException(creation, model, cancellationToken) =>
            "builds an exception",
        InvocationExpressionSyntax invocation when child is ArgumentListSyntax =>
            OfCall(invocation, model, cancellationToken) ?? (FailureReports.IsOne(invocation) ? FailureReports.Reason : null),
        _ => null,
    };

    /// <summary>
    /// Whether <paramref name="child"/> of <paramref name="parent"/> runs once for each object, because a flag is asked before it that is set then:
    /// <c>if (_isDone) return; _isDone = true;</c>. A loop that follows may still be what the object is there for.
    /// </summary>
    public static bool RunsOnce(SyntaxNode child, SyntaxNode parent, SemanticModel model, CancellationToken cancellationToken)
    {
        if (parent is not BlockSyntax block || child is not StatementSyntax statement || child is LocalFunctionStatementSyntax)
            return false;
        foreach (var guard in OnceGuard.FlagGuardsIn(block))
        {
            if (guard.Covers(statement, block) && OnceGuard.StaysSet(guard.Flag, guard.Value, model, cancellationToken))
                return true;
        }

        return false;
    }

    // What goes on with the result of a call neither compiles for a conditional method nor makes sense for one that never returns; to bind each
    // call of a long chain takes the square of its length.
    private string? OfCall(InvocationExpressionSyntax call, SemanticModel model, CancellationToken cancellationToken) =>
        !Spines.GoesOn(call) && model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol method ? _ends.ColdReason(method) : null;

    private string? OfStatement(SyntaxList<StatementSyntax> statements, StatementSyntax statement, SemanticModel model, CancellationToken cancellationToken)
    {
        // A function is only declared here; where it is called decides.
        if (statement is LocalFunctionStatementSyntax)
            return null;
        var last = statements[statements.Count - 1];
        if (last != statement && EndsInThrow(last, model, cancellationToken) && !Departures.MayLeave(statements, statement))
            return OnTheWayToAThrow;
        var list = statement.Parent!;
        var first = statements.Count > Few ? FirstGuards.GetValue(list, FirstGuard) : FirstGuard(list);
        return first.Value is not { } guard || guard.Span.End > statement.SpanStart ? null
            : guard is TryStatementSyntax ? AfterAnException
            : BehindALogGuard;
    }

    /// <summary>
    /// The first statement of a list that leaves it while logging is off, or unless an exception is caught; there may be none.
    /// </summary>
    private static StrongBox<StatementSyntax?> FirstGuard(SyntaxNode list)
    {
        var statements = list is BlockSyntax block ? block.Statements : ((SwitchSectionSyntax)list).Statements;
        foreach (var statement in statements)
        {
            var isGuard = statement switch
            {
                IfStatementSyntax { Else: null, Condition: PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalNotExpression } not } test =>
                    LogGuard.Guards(not.Operand) && Departures.OnlyReturns(test.Statement),
                TryStatementSyntax { Catches.Count: > 0 } attempt => Exits.WhereNothingFails(attempt.Block),
                _ => false,
            };
            if (isGuard)
                return new(statement);
        }

        return None;
    }

    /// <summary>
    /// Whether an exception is made. It need not be thrown here: a handler may decide. Exceptions are named so; few other types are asked about.
    /// </summary>
    private static bool BuildsException(BaseObjectCreationExpressionSyntax creation, SemanticModel model, CancellationToken cancellationToken) =>
        creation.Parent is not (ThrowStatementSyntax or ThrowExpressionSyntax)
        && (creation as ObjectCreationExpressionSyntax)?.Type switch
        {
            QualifiedNameSyntax { Right.Identifier: var last } => last.ValueText.EndsWith(nameof(Exception), StringComparison.Ordinal),
            SimpleNameSyntax { Identifier: var only } => only.ValueText.EndsWith(nameof(Exception), StringComparison.Ordinal),
            null => true,
            _ => false,
        }
        && model.GetTypeInfo(creation, cancellationToken).Type.IsException();

    private bool EndsInThrow(StatementSyntax last, SemanticModel model, CancellationToken cancellationToken) => last switch
    {
        ThrowStatementSyntax => true,
        ExpressionStatementSyntax { Expression: InvocationExpressionSyntax call } =>
            model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol called && _ends.NeverReturns(called),
        _ => false,
    };

    private static string? OfGuarded(IfStatementSyntax conditional, SemanticModel model, CancellationToken cancellationToken)
    {
        if (LogGuard.Guards(conditional.Condition) || LogSwitch.Guards(conditional, model, cancellationToken))
            return BehindALogGuard;
        if (LogSwitch.AsksForWriter(conditional, model, cancellationToken))
            return ForOptionalWriter;
        return OnceGuard.GuardsBlock(conditional, model, cancellationToken) ? OnceGuard.Reason : null;
    }

    private static bool IsExpressionTree(AnonymousFunctionExpressionSyntax lambda, SemanticModel model, CancellationToken cancellationToken) =>
        ExpressionTrees.IsExpression(model.GetTypeInfo(lambda, cancellationToken).ConvertedType);

    /// <summary>Whether a query's clauses are expression trees for a provider.</summary>
    private static bool IsTranslated(QueryExpressionSyntax query, SemanticModel model, CancellationToken cancellationToken)
    {
        var source = model.GetTypeInfo(query.FromClause.Expression, cancellationToken).Type;
        return IsQueryable(source) || (source?.AllInterfaces.Any(IsQueryable) ?? false);

        static bool IsQueryable(ITypeSymbol? type) => type is { Name: "IQueryable" } && type.IsIn("System.Linq");
    }
}
