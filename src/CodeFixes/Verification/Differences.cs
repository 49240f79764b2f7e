namespace Allocations.CodeFixes.Verification;

/// <summary>The ways in which the result of a fix may differ, in the order in which the rewrite found them.</summary>
internal sealed class Differences
{
    /// <summary>What may differ where a function that may run again before it ends has more in its frame.</summary>
    public const string Recursion = "recursion needs more stack";

    private readonly List<string> _found = [];

    /// <summary>All of them as a title shows them; null where the result cannot differ.</summary>
    public string? Text => _found.Count == 0 ? null : string.Join("; ", _found);

    /// <summary>Several as a title shows them; null where there is none.</summary>
    public static string? Joined(params string?[] differences)
    {
        var all = new Differences();
        foreach (var difference in differences)
            all.Add(difference);
        return all.Text;
    }

    /// <summary>Notes one, or several that were joined before; null is none.</summary>
    public void Add(string? difference)
    {
        if (difference is not null && !_found.Contains(difference))
            _found.Add(difference);
    }
}
