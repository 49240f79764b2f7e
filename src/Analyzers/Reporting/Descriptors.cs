using System.Reflection;

namespace Allocations.Analyzers.Reporting;

/// <summary>The catalogue: every rule, one partial file for each topic.</summary>
internal static partial class Descriptors
{
    private const string Performance = nameof(Performance);
    private const string Reliability = nameof(Reliability);

    /// <summary>Every rule, ordered by id.</summary>
    public static IReadOnlyList<Rule> All => Ordered.Rules;

    /// <summary>The rule of an id, or null.</summary>
    public static Rule? Find(string id) => All.FirstOrDefault(rule => rule.Id.Equals(id, StringComparison.OrdinalIgnoreCase));

    private static string HelpLink(string id) => $"https://github.com/allocations/allocations/blob/main/docs/rules/{id}.md";

    /// <summary>Initialised on first use: the order in which the partial files of the catalogue are initialised is not defined.</summary>
    private static class Ordered
    {
        public static readonly IReadOnlyList<Rule> Rules = typeof(Descriptors)
            .GetFields(BindingFlags.Public | BindingFlags.Static)
            .Where(static field => field.FieldType == typeof(Rule))
            .Select(static field => (Rule)field.GetValue(null)!)
            .OrderBy(static rule => rule.Id, StringComparer.Ordinal)
            .ToArray();
    }
}
