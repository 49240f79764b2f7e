using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules;

/// <summary>
/// Determines whether ALLOC602 reports the chain of LINQ operators that a value is given to: a loop in its place needs neither the delegate nor the box, so
/// that one chain is one finding.
/// </summary>
internal static class LeftToLinq
{
    /// <summary>Whether a rule that knows a delegate or box leaves it to ALLOC602.</summary>
    /// <param name="value">The creation of the delegate, or the conversion that boxes.</param>
    /// <param name="allocations">What rules share about the compilation.</param>
    /// <param name="rule">The rule that asks.</param>
    /// <param name="heat">The heat of the value.</param>
    /// <param name="cancellationToken">Cancels the question for the configuration.</param>
    public static bool Has(IOperation value, AllocationContext allocations, Rule rule, PlaceHeat heat, CancellationToken cancellationToken) =>
        value.Around(Through.BuiltInImplicit).Parent is IArgumentOperation argument
        && LinqChain.Around(argument) is { Use: ChainUse.Value or ChainUse.Enumerated or ChainUse.Counted } chain
        && allocations.Finds(
            Descriptors.LinqInHotCode,
            heat.Level == HeatLevel.Hot ? chain.Effort : Effort.Elsewhere,
            value.Syntax.SyntaxTree,
            heat,
            cancellationToken)
        && allocations.Yields(rule, Descriptors.LinqInHotCode, value.Syntax.SyntaxTree, cancellationToken);
}
