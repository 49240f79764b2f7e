using System.Collections.Immutable;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Delegates;

/// <summary>
/// A closure that is made where the scope of its variables begins, although all lambdas that need it stand in a part of that scope that may not run. Copies
/// of the variables that are declared in that part have a closure that is made there.
/// </summary>
/// <param name="Lambdas">The lambdas, in the order of the code.</param>
/// <param name="Variables">The variables to copy.</param>
/// <param name="Scope">The innermost scope of the variables, at whose beginning the closure is made.</param>
/// <param name="Statement">The statement before which the copies are declared.</param>
internal sealed record EarlyClosurePlan(
    ImmutableArray<IAnonymousFunctionOperation> Lambdas, ImmutableArray<ISymbol> Variables, SyntaxNode Scope, StatementSyntax Statement)
{
    /// <summary>Whether the statement stands among those of the scope, so that it needs a block of its own.</summary>
    public bool NeedsBlock { get; private init; }

    /// <summary>Whether a value that was found is returned before: see <see cref="FastPath"/>.</summary>
    public bool FollowsFastPath { get; private init; }

    /// <summary>
    /// Whether a lambda also captures what the block around the statement declares, so that copies in a block of their own would leave a closure before it.
    /// </summary>
    public bool LeavesClosure { get; private init; }

    /// <summary>Whether the closure holds <c>this</c> as well.</summary>
    public bool HasThis { get; private init; }

    /// <summary>Whether an operation is a lambda that may capture something.</summary>
    public static bool MayBe(IOperation operation) =>
        operation is IDelegateCreationOperation { Target: IAnonymousFunctionOperation { Syntax: AnonymousFunctionExpressionSyntax lambda } }
        && !lambda.Modifiers.Any(SyntaxKind.StaticKeyword)
        && References.FunctionOf(lambda.Parent!) is not (PropertyDeclarationSyntax or FieldDeclarationSyntax);

    /// <summary>
    /// The plan of which a lambda is the first; null where there is none. Where a jump may come back, delegates of one closure are equal, and of two are not.
    /// </summary>
    public static EarlyClosurePlan? Of(IOperation creation, CancellationToken cancellationToken)
    {
        if (!MayBe(creation) || ((IDelegateCreationOperation)creation).Target is not IAnonymousFunctionOperation function
            || Captures.Of(function) is not { HasUnnamed: false, Variables.Count: > 0 } captures
            || !MemberIndex.Own(FlowNode.Goto, References.FunctionOf(function.Syntax.Parent!)).IsEmpty)
        {
            return null;
        }

        for (var node = function.Syntax.Parent; node is not null; node = node.Parent)
        {
            if (node is AnonymousFunctionExpressionSyntax or MemberDeclarationSyntax and not GlobalStatementSyntax or LocalFunctionStatementSyntax
                || Loops.IsLoop(node))
            {
                return null;
            }

            if (node is StatementSyntax { Parent: BlockSyntax or IfStatementSyntax or ElseClauseSyntax } statement and not BlockSyntax
                && At(statement, function, captures, cancellationToken) is { } plan)
            {
                return plan;
            }
        }

        return null;
    }

    private static EarlyClosurePlan? At(
        StatementSyntax statement, IAnonymousFunctionOperation function, Captures captures, CancellationToken cancellationToken)
    {
        var scopes = new List<SyntaxNode>();
        var innermost = default(SyntaxNode);
        var sharesBlock = false;
        var region = statement.Parent is BlockSyntax block ? (SyntaxNode)block : statement;
        foreach (var variable in captures.Variables)
        {
            var scope = Captures.ScopeOf(variable, function, cancellationToken);
            if (statement.Span.Contains(scope.Span))
                continue;
            if (scope == region && captures.Variables.Count > 1 && !AllIn(region, function, captures, cancellationToken))
            {
                sharesBlock = true;
                continue;
            }

            if (!scopes.Contains(scope))
                scopes.Add(scope);
            if (innermost is null || innermost.Span.Contains(scope.Span))
                innermost = scope;
        }

        if (innermost is null)
            return null;
        var needsBlock = innermost == region || (innermost is not BlockSyntax && IsBodyOf(region, innermost));
        if (needsBlock)
            region = statement;
        if ((needsBlock && !CanStandInBlock(statement, function.SemanticModel!, cancellationToken)) || IsBehind(region, scopes)
            || !(EachIteration.IsInBranch(region, innermost) || EachIteration.MayReturnBefore(statement, BodyOf(innermost))))
        {
            return null;
        }

        if (Filled(statement, region, function, scopes, innermost, cancellationToken) is not { } plan)
            return null;
        var inner = Innermost(statement, plan.Lambdas);
        return plan with
        {
            Statement = inner,
            NeedsBlock = needsBlock && inner == statement,
            LeavesClosure = needsBlock && sharesBlock,
            FollowsFastPath = FastPath.PrecedesIn(BodyOf(innermost), statement),
        };
    }

    private static EarlyClosurePlan? Filled(
        StatementSyntax statement,
        SyntaxNode region,
        IAnonymousFunctionOperation first,
        List<SyntaxNode> scopes,
        SyntaxNode innermost,
        CancellationToken cancellationToken)
    {
        var lambdas = ImmutableArray.CreateBuilder<IAnonymousFunctionOperation>();
        var variables = ImmutableArray.CreateBuilder<ISymbol>();
        var hasThis = false;
        foreach (var scope in scopes)
        {
            foreach (var user in Captures.UsersOf(first, scope, cancellationToken))
            {
                // The first lambda speaks for all.
                if (user.Syntax.SpanStart < first.Syntax.SpanStart || !region.Span.Contains(user.Syntax.Span) || IsOmitted(user)
                    || user is not IAnonymousFunctionOperation { Syntax: AnonymousFunctionExpressionSyntax } lambda
                    || Captures.Of(user) is not { HasUnnamed: false } captures)
                {
                    return null;
                }

                if (lambdas.Contains(lambda))
                    continue;
                lambdas.Add(lambda);
                hasThis |= captures.HasThis;
                foreach (var variable in captures.Variables)
                {
                    if (scopes.Contains(Captures.ScopeOf(variable, user, cancellationToken)) && !variables.Contains(variable))
                        variables.Add(variable);
                }
            }
        }

        foreach (var variable in variables)
        {
            if (!CapturedValue.IsKept(variable, first, statement, isDoneAtReturn: false, cancellationToken))
                return null;
        }

        return new EarlyClosurePlan(lambdas.ToImmutable(), variables.ToImmutable(), innermost, statement) { HasThis = hasThis };
    }

    /// <summary>Whether a lambda belongs to a call that the compiler may leave out: then there is no closure for it.</summary>
    private static bool IsOmitted(IOperation function)
    {
        for (var outer = function.Parent; outer is not null; outer = outer.Parent)
        {
            if (outer is IInvocationOperation call && OmittedCalls.Are(call.TargetMethod))
                return true;
        }

        return false;
    }

    /// <summary>
    /// The statement of the innermost block that holds all lambdas which the first of them stands in: copies there need no block around more than that. No
    /// loop or function lies between, because none stands around the first lambda.
    /// </summary>
    private static StatementSyntax Innermost(StatementSyntax statement, ImmutableArray<IAnonymousFunctionOperation> lambdas)
    {
        for (var node = lambdas[0].Syntax; node != statement; node = node.Parent!)
        {
            if (node is StatementSyntax { Parent: BlockSyntax block } inner && lambdas.All(lambda => block.Span.Contains(lambda.Syntax.Span)))
                return inner;
        }

        return statement;
    }

    private static bool AllIn(SyntaxNode region, IAnonymousFunctionOperation function, Captures captures, CancellationToken cancellationToken)
    {
        foreach (var variable in captures.Variables)
        {
            if (!region.Span.Contains(Captures.ScopeOf(variable, function, cancellationToken).Span))
                return false;
        }

        return true;
    }

    /// <summary>Whether a block is all that a function, a loop or another scope runs.</summary>
    private static bool IsBodyOf(SyntaxNode region, SyntaxNode scope) => region.Parent == scope;

    /// <summary>
    /// A declaration has to stay where the statements after it see it, so that only its value can be found in a block, and a label where its <c>goto</c>
    /// does.
    /// </summary>
    private static bool CanStandInBlock(StatementSyntax statement, SemanticModel model, CancellationToken cancellationToken) =>
        statement.Parent is BlockSyntax && !DeclaresVariables(statement) && statement switch
        {
            ExpressionStatementSyntax or ReturnStatementSyntax or IfStatementSyntax or SwitchStatementSyntax or UsingStatementSyntax => true,
            LocalDeclarationStatementSyntax { UsingKeyword.RawKind: 0, IsConst: false, Declaration: { Variables: { Count: 1 } declared } } =>
                model.GetDeclaredSymbol(declared[0], cancellationToken) is ILocalSymbol
                {
                    RefKind: RefKind.None, Type: { IsRefLikeType: false, IsAnonymousType: false, TypeKind: not TypeKind.Error },
                },
            _ => false,
        };

    private static bool DeclaresVariables(StatementSyntax statement)
    {
        foreach (var node in statement.DescendantNodes(static node => node is not AnonymousFunctionExpressionSyntax))
        {
            if (node is VariableDesignationSyntax and not DiscardDesignationSyntax)
                return true;
        }

        return false;
    }

    private static bool IsBehind(SyntaxNode region, List<SyntaxNode> scopes)
    {
        foreach (var scope in scopes)
        {
            if (region.Parent is { } outer && outer != scope && ClosureCost.IsBehindLoop(outer, scope))
                return true;
        }

        return false;
    }

    private static SyntaxNode BodyOf(SyntaxNode scope) => scope switch
    {
        AnonymousFunctionExpressionSyntax lambda => lambda.Body,
        BaseMethodDeclarationSyntax { Body: { } body } => body,
        _ => scope,
    };
}
