namespace Allocations.Oracle.Generated;

/// <summary>A kind of line on which IL and rules are known to differ, and why that is right.</summary>
/// <param name="Reason">Why no rule speaks, or why one does.</param>
/// <param name="Holds">Whether a disagreement is of this kind.</param>
internal sealed record KnownLimit(string Reason, Func<Disagreement, bool> Holds);

/// <summary>What a comparison of generated programs may differ in; everything else is a mistake of a rule or of the oracle.</summary>
internal static class KnownLimits
{
    /// <summary>The limits, each of which occurs in a run of normal size.</summary>
    public static IReadOnlyList<KnownLimit> All { get; } =
    [
        new("what is thrown is cold", static line => line.Statement.Contains("throw ", StringComparison.Ordinal) && line.Findings.IsEmpty),
        new("the JIT calls a method on a cast without a box", static line => line.Statement == "i = ((IShape)q).Area();" && line.Findings.IsEmpty),
        new("the JIT compares flags without a box", static line => line.Statement == "flag = e.HasFlag(Color.Red);" && line.Findings.IsEmpty),
        new("the JIT knows the type of a value without a box", static line => line.Statement == "o = p.GetType();" && line.Findings.IsEmpty),
        new(
            "the JIT keeps one branch of a type test, and that has no box",
            static line => line.Statement.Contains("typeof(T) == typeof(int)", StringComparison.Ordinal) && line.Findings.IsEmpty),
        new(
            "the array of a concatenation of five or more texts belongs to the text",
            static line => line.Sites.Any(static site => site.Text == "newarr System.String")
                && line.Sites.Count(static site => GeneratedComparison.IsBox(site.Text)) == line.Findings.Length),
        new(
            "a FormattableString keeps its holes in an array; where none is boxed, nothing is gained without it",
            static line => line.Statement.StartsWith("FormattableString", StringComparison.Ordinal)
                && line.Findings.IsEmpty
                && !line.Sites.Any(static site => GeneratedComparison.IsBox(site.Text))),
    ];

    /// <summary>The first limit that explains a disagreement; null where none does.</summary>
    public static KnownLimit? Of(Disagreement disagreement) => All.FirstOrDefault(limit => limit.Holds(disagreement));
}
