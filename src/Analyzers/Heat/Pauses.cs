using System.Collections.Concurrent;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines whether a loop lets time pass in some of its iterations, as one that polls does where nothing has come yet. What it waits for says how often it
/// runs, and that is seldom: nobody sleeps for a millisecond where millions of things come in a second.
/// </summary>
internal sealed class Pauses
{
    private readonly ConcurrentDictionary<StatementSyntax, bool> _known = new();

    /// <summary>
    /// Whether an iteration of a loop may sleep, other than to try again after a failure, or begins with a call that waits for as long as it is told. To give
    /// way to other threads lets time pass in a loop that only goes on while something is so, as one that polls does.
    /// </summary>
    public bool AreIn(StatementSyntax loop, SemanticModel model, CancellationToken cancellationToken) =>
        _known.TryGetValue(loop, out var known) ? known : _known.GetOrAdd(loop, Find(loop, model, cancellationToken));

    private static bool Find(StatementSyntax loop, SemanticModel model, CancellationToken cancellationToken)
    {
        var isWhile = loop is WhileStatementSyntax or DoStatementSyntax or ForStatementSyntax { Incrementors.Count: 0 };
        if (isWhile && BeginsWithWait(loop, model, cancellationToken))
            return true;
        foreach (var node in loop.DescendantNodes(
            static node => node is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or CatchClauseSyntax)))
        {
            if (node is not InvocationExpressionSyntax call)
                continue;
            if (isWhile && MayGiveWay(call) && Loops.RepeatsPartOf(loop, call)
                && model.GetSymbolInfo(call, cancellationToken).Symbol is { ContainingType: { Name: "Thread" or "SpinWait" } type }
                && type.IsIn("System.Threading"))
            {
                return true;
            }

            if (call.ArgumentList.Arguments is { Count: > 0 } arguments && HeavyCalls.MayBe(call) && !HeavyCalls.IsDeadline(call)
                && model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol method && HeavyCalls.Pause(method)
                && model.GetConstantValue(arguments[0].Expression, cancellationToken) is not { HasValue: true, Value: 0 }
                && Loops.RepeatsPartOf(loop, call))
            {
                return true;
            }
        }

        return false;
    }

    private static bool MayGiveWay(InvocationExpressionSyntax call) => CalledName.Of(call)?.Identifier.ValueText is "Yield" or "SpinOnce" or "SpinWait";

    /// <summary>Whether the condition of a loop, or the first statement of its body, makes a call that waits for as long as it is told.</summary>
    private static bool BeginsWithWait(StatementSyntax loop, SemanticModel model, CancellationToken cancellationToken)
    {
        var first = Loops.BodyOf(loop);
        while (first is BlockSyntax or TryStatementSyntax or UsingStatementSyntax or LockStatementSyntax)
        {
            first = first switch
            {
                BlockSyntax block => block.Statements.FirstOrDefault(),
                TryStatementSyntax attempt => attempt.Block,
                UsingStatementSyntax holder => holder.Statement,
                _ => ((LockStatementSyntax)first).Statement,
            };
        }

        var condition = loop switch
        {
            WhileStatementSyntax conditional => conditional.Condition,
            DoStatementSyntax last => last.Condition,
            _ => ((ForStatementSyntax)loop).Condition,
        };
        return Waits(condition) || Waits(first is IfStatementSyntax choice ? choice.Condition : first is not null && Loops.IsLoop(first) ? null : first);

        bool Waits(SyntaxNode? part)
        {
            if (part is null)
                return false;
            foreach (var node in part.DescendantNodesAndSelf(
                static node => node is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax)))
            {
                if (node is InvocationExpressionSyntax { ArgumentList.Arguments: { Count: > 0 } arguments } call && CalledName.Of(call) is { } name
                    && !LoopLengths.Takes(name.Identifier.ValueText) && model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol method
                    && MayWait(method) && IsGivenTimeout(arguments, method))
                {
                    return true;
                }
            }

            return false;
        }

        bool IsGivenTimeout(SeparatedSyntaxList<ArgumentSyntax> arguments, IMethodSymbol method)
        {
            for (var i = 0; i < arguments.Count; i++)
            {
                var parameter = arguments[i].NameColon?.Name.Identifier.ValueText is { } named
                    ? method.Parameters.FirstOrDefault(parameter => parameter.Name == named)
                    : i < method.Parameters.Length ? method.Parameters[i] : null;
                if (parameter is not null && IsTimeout(parameter)
                    && model.GetConstantValue(arguments[i].Expression, cancellationToken) is not { HasValue: true, Value: 0 })
                {
                    return true;
                }
            }

            return false;
        }
    }

    /// <summary>Whether a method may wait, and not only keep for later how long to wait.</summary>
    private static bool MayWait(IMethodSymbol method) => MemberVerb.Of(method) is not ("Set" or "With" or "Create" or "Configure" or "Use" or "Add" or "New");

    private static bool IsTimeout(IParameterSymbol parameter) =>
        (parameter.Type.SpecialType is SpecialType.System_Int32 or SpecialType.System_Int64
            || (parameter.Type is { Name: nameof(TimeSpan) } type && type.IsIn("System")))
        && (parameter.Name.StartsWith("timeout", StringComparison.OrdinalIgnoreCase) || parameter.Name.EndsWith("Timeout", StringComparison.Ordinal)
            || parameter.Name.StartsWith("milliseconds", StringComparison.OrdinalIgnoreCase));
}
