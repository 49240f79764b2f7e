using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Rules.Delegates;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Delegates.StateArgument;

/// <summary>
/// Determines whether a call of the overload with a state does what the call of a method of the project does. The method does nothing but call the overload
/// with its own parameters, and with a lambda that only calls the delegate, which is the state. The overload only runs the delegate with the state: one that
/// keeps, compares or names either can tell another state.
/// </summary>
internal static class StateForwarding
{
    public static bool Holds(StatePlan plan, CancellationToken cancellationToken)
    {
        var callee = plan.Callee.OriginalDefinition;
        return plan is { Overload: { } overload, AtHand.IsEmpty: true } && callee is { IsVirtual: false, IsAbstract: false, IsOverride: false, IsAsync: false }
            && BodyOf(callee, plan, cancellationToken) is var (body, model) && CallIn(body) is { } written
            && model.GetOperation(written, cancellationToken) is IInvocationOperation call
            && SymbolEqualityComparer.Default.Equals(call.TargetMethod.OriginalDefinition, overload.Method.OriginalDefinition)
            && call.Instance is null or IInstanceReferenceOperation { Syntax: not BaseExpressionSyntax } && Forwards(call, callee, overload)
            && OnlyRuns(overload.Method.OriginalDefinition, overload, plan, cancellationToken);
    }

    private static (SyntaxNode Body, SemanticModel Model)? BodyOf(IMethodSymbol method, StatePlan plan, CancellationToken cancellationToken) =>
        MethodBody.Of(method, cancellationToken) is { } body && SourceModels.Find(plan.Function.SemanticModel!.Compilation, body.SyntaxTree) is { } model
            ? (body, model)
            : null;

    private static InvocationExpressionSyntax? CallIn(SyntaxNode body) => body switch
    {
        ArrowExpressionClauseSyntax arrow => arrow.Expression,
        BlockSyntax { Statements: { Count: 1 } statements } => statements[0] switch
        {
            ReturnStatementSyntax returned => returned.Expression,
            ExpressionStatementSyntax statement => statement.Expression,
            _ => null,
        },
        _ => null,
    } as InvocationExpressionSyntax;

    /// <summary>Whether a call hands on each parameter of the method around it as it is, and one delegate as the state of a lambda that calls it.</summary>
    private static bool Forwards(IInvocationOperation call, IMethodSymbol callee, StateOverload overload)
    {
        var state = default(IParameterSymbol);
        var run = default(IParameterSymbol);
        foreach (var argument in call.Arguments)
        {
            if (argument is not { ArgumentKind: ArgumentKind.Explicit, Parameter.Ordinal: var ordinal })
                return false;
            if (ordinal == overload.Ordinal)
            {
                state = ParameterIn(argument.Value);
                continue;
            }

            var own = callee.Parameters[ordinal < overload.Ordinal ? ordinal : ordinal - 1];
            var position = overload.Positions[own.Ordinal];
            if (position < 0)
            {
                if (!SymbolEqualityComparer.Default.Equals(ParameterIn(argument.Value), own))
                    return false;
            }
            else if (run is not null || argument.Value is not IDelegateCreationOperation { Target: IAnonymousFunctionOperation lambda }
                || !CallsItsState(lambda, position))
            {
                return false;
            }
            else
            {
                run = own;
            }
        }

        return run is not null && SymbolEqualityComparer.Default.Equals(state, run);
    }

    private static IParameterSymbol? ParameterIn(IOperation value) => (value.Inside(Through.Identity) as IParameterReferenceOperation)?.Parameter;

    /// <summary>Whether a lambda does nothing but call the delegate that one parameter is with its others, <c>(key, make) => make(key)</c>.</summary>
    private static bool CallsItsState(IAnonymousFunctionOperation lambda, int position)
    {
        if (lambda.Symbol.IsAsync || lambda.Body.Operations.Length == 0)
            return false;
        var value = lambda.Body.Operations[0] switch
        {
            IReturnOperation returned => returned.ReturnedValue,
            IExpressionStatementOperation statement when lambda.Body.Operations.Length == 1 || lambda.Body.Operations[1].IsImplicit => statement.Operation,
            _ => null,
        };
        var parameters = lambda.Symbol.Parameters;
        if (value?.Inside(Through.Identity) is not IInvocationOperation { TargetMethod.MethodKind: MethodKind.DelegateInvoke, Instance: { } run } call
            || !SymbolEqualityComparer.Default.Equals(ParameterIn(run), parameters[position]) || call.Arguments.Length != parameters.Length - 1)
        {
            return false;
        }

        foreach (var argument in call.Arguments)
        {
            if (argument.Parameter is not { Ordinal: var ordinal } || argument.ArgumentKind != ArgumentKind.Explicit
                || !SymbolEqualityComparer.Default.Equals(ParameterIn(argument.Value), parameters[ordinal < position ? ordinal : ordinal + 1]))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>Whether a method does nothing with a state but hand it to its delegates, and nothing with those but run them.</summary>
    private static bool OnlyRuns(IMethodSymbol method, StateOverload overload, StatePlan plan, CancellationToken cancellationToken)
    {
        if (method.IsVirtual || method.IsAbstract || method.IsOverride || BodyOf(method, plan, cancellationToken) is not var (body, _))
            return false;
        var compilation = plan.Function.SemanticModel!.Compilation;
        foreach (var parameter in method.Parameters)
        {
            var isState = parameter.Ordinal == overload.Ordinal;
            var isDelegate = !isState && overload.Positions[parameter.Ordinal < overload.Ordinal ? parameter.Ordinal : parameter.Ordinal - 1] >= 0;
            if (!isState && !isDelegate)
                continue;
            if (VariableOperations.OfParameter(parameter, compilation, cancellationToken) is not { } mentions)
                return false;
            foreach (var mention in mentions)
            {
                if (isState ? !IsHandedOn(mention, method) : !IsRun(mention))
                    return false;
            }
        }

        // `typeof(TState)` and the like.
        return overload.IsObject || !body.DescendantNodes().Any(node =>
            node is IdentifierNameSyntax name && name.Identifier.ValueText == method.Parameters[overload.Ordinal].Type.Name);
    }

    private static bool IsHandedOn(IOperation state, IMethodSymbol method) =>
        state.Parent is IArgumentOperation { Parent: IInvocationOperation { TargetMethod.MethodKind: MethodKind.DelegateInvoke, Instance: { } run } }
        && ParameterIn(run) is { } parameter && SymbolEqualityComparer.Default.Equals(parameter.ContainingSymbol, method);

    private static bool IsRun(IOperation function) => function.Parent switch
    {
        IInvocationOperation { TargetMethod.MethodKind: MethodKind.DelegateInvoke } call => call.Instance == function,
        IIsPatternOperation { Pattern: IConstantPatternOperation or INegatedPatternOperation { Pattern: IConstantPatternOperation } } => true,
        IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals } comparison =>
            NullValue.Is(comparison.LeftOperand) || NullValue.Is(comparison.RightOperand),
        _ => false,
    };
}
