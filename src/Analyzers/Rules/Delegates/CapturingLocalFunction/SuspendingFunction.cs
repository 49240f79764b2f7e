using System.Collections.Immutable;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Delegates.CapturingLocalFunction;

/// <summary>A local function that is asynchronous, or an iterator, and could be given what it captures at each call.</summary>
/// <param name="Function">The function.</param>
/// <param name="Variables">What it captures, in the order of the declarations.</param>
/// <param name="Calls">All mentions of it: calls in the function that declares it, or in itself.</param>
/// <param name="HasThis">Whether it takes <c>this</c> as well.</param>
internal sealed record SuspendingFunction(
    ILocalFunctionOperation Function, ImmutableArray<ISymbol> Variables, ImmutableArray<InvocationExpressionSyntax> Calls, bool HasThis)
{
    /// <summary>The declaration of the function.</summary>
    public LocalFunctionStatementSyntax Declaration => (LocalFunctionStatementSyntax)Function.Syntax;

    /// <summary>The function as one that could; null where the values may change while it runs, or where it is more than called.</summary>
    public static SuspendingFunction? Of(ILocalFunctionOperation function, CancellationToken cancellationToken)
    {
        if (function is not { Symbol.IsGenericMethod: false, Syntax: LocalFunctionStatementSyntax declaration }
            || Captures.Of(function) is not { HasVariablesOfCallees: false, Variables: { Count: > 0 } variables } captures)
        {
            return null;
        }

        foreach (var parameter in function.Symbol.Parameters)
        {
            if (parameter.IsOptional || parameter.IsParams)
                return null;
        }

        var calls = CallsOf(function, cancellationToken);
        if (calls.IsEmpty)
            return null;
        foreach (var variable in variables)
        {
            if (!CanBeGiven(variable))
                return null;
            foreach (var call in calls)
            {
                if (!declaration.Span.Contains(call.Span)
                    && !CapturedValue.IsKept(variable, function, call, isDoneAtReturn: false, cancellationToken)
                    && !IsHandedOver(variable, function, calls, cancellationToken))
                {
                    return null;
                }
            }
        }

        return new SuspendingFunction(function, variables.OrderBy(PositionOf).ToImmutableArray(), calls, captures.HasThis);
    }

    /// <summary>
    /// Whether an asynchronous function may write a variable as its own: it is called once at most, and nothing else reads the variable from then on. The end
    /// of a <c>using</c> reads one that nothing names.
    /// </summary>
    private static bool IsHandedOver(
        ISymbol variable, ILocalFunctionOperation function, ImmutableArray<InvocationExpressionSyntax> calls, CancellationToken cancellationToken)
    {
        var around = References.FunctionOf(function.Syntax.Parent!);
        var scope = Captures.ScopeOf(variable, function, cancellationToken);
        if (variable is ILocalSymbol { IsUsing: true } || calls.Length > 1 || !function.Symbol.IsAsync
            || !MemberIndex.Own(FlowNode.Yield, function.Syntax).IsEmpty
            || (Loops.IsLoop(scope) && scope is not CommonForEachStatementSyntax) || !MemberIndex.Own(FlowNode.Goto, around).IsEmpty)
        {
            return false;
        }

        for (var node = calls[0].Parent; node is not null && node != scope; node = node.Parent)
        {
            if (Loops.IsLoop(node))
                return false;
        }

        foreach (var mention in VariableOperations.Of(variable, function))
        {
            var place = mention.Syntax;
            if (ValueWrites.IsShared(mention)
                || (function.Syntax.Span.Contains(place.Span)
                    ? References.IsInNestedFunction(place, function.Syntax)
                    : References.FunctionOf(place) != around || References.IsInNestedFunction(place, around)
                        || (place.SpanStart >= calls[0].SpanStart && !calls[0].Span.Contains(place.Span))))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>
    /// The calls of a local function; none where it is mentioned in another way, or in a function other than itself and the one that declares it.
    /// </summary>
    public static ImmutableArray<InvocationExpressionSyntax> CallsOf(ILocalFunctionOperation function, CancellationToken cancellationToken)
    {
        var declaration = (LocalFunctionStatementSyntax)function.Syntax;
        var around = References.FunctionOf(declaration.Parent!);
        var calls = ImmutableArray.CreateBuilder<InvocationExpressionSyntax>();
        foreach (var name in MemberIndex.Names(function.Symbol.Name, around))
        {
            if (name.Parent is MemberAccessExpressionSyntax access && access.Name == name
                || !SymbolEqualityComparer.Default.Equals(
                    function.SemanticModel!.GetSymbolInfo(name, cancellationToken).Symbol?.OriginalDefinition, function.Symbol))
            {
                continue;
            }

            if (name.Parent is not InvocationExpressionSyntax call || call.Expression != name
                || call.ArgumentList.Arguments.Any(static argument => argument.NameColon is not null)
                || (References.FunctionOf(call) is var caller && caller != around && caller != declaration)
                || References.IsInNestedFunction(call, caller))
            {
                return ImmutableArray<InvocationExpressionSyntax>.Empty;
            }

            calls.Add(call);
        }

        return calls.ToImmutable();
    }

    private static int PositionOf(ISymbol variable) =>
        variable.DeclaringSyntaxReferences.Length > 0 ? variable.DeclaringSyntaxReferences[0].Span.Start : 0;

    private static bool CanBeGiven(ISymbol variable) =>
        variable is ILocalSymbol { RefKind: RefKind.None } or IParameterSymbol { RefKind: RefKind.None }
        && VariableOperations.TypeOf(variable) is
        {
            IsAnonymousType: false, IsRefLikeType: false, TypeKind: not (TypeKind.Error or TypeKind.Pointer or TypeKind.FunctionPointer),
        };
}
