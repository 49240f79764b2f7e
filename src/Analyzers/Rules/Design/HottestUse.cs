using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Reporting;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Rules.Design;

/// <summary>Finds the heat of a structure that is reported once, where it is declared.</summary>
internal static class HottestUse
{
    /// <summary>The heat of the hottest of some places; null where a rule reports at none of them.</summary>
    public static PlaceHeat? Of(Rule rule, IEnumerable<IOperation> uses, AllocationContext allocations, CancellationToken cancellationToken)
    {
        var hottest = default(PlaceHeat?);
        foreach (var use in uses)
        {
            if (allocations.IsReported(rule, use.Syntax, use.SemanticModel!, cancellationToken, out var heat)
                && (hottest is not { } known || heat.Level > known.Level || (heat.Level == known.Level && heat.LoopDepth > known.LoopDepth)))
            {
                hottest = heat;
            }
        }

        return hottest;
    }
}
