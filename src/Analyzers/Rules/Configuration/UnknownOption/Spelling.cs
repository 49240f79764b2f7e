namespace Allocations.Analyzers.Rules.Configuration.UnknownOption;

/// <summary>Finds which of several words was probably meant.</summary>
internal static class Spelling
{
    /// <summary>The candidate with the fewest single-letter edits from <paramref name="word"/>; the first of several equally near.</summary>
    public static string Nearest(string word, IEnumerable<string> candidates)
    {
        var nearest = "";
        var fewest = int.MaxValue;
        var lower = word.ToLowerInvariant();
        foreach (var candidate in candidates)
        {
            var edits = Edits(lower, candidate.ToLowerInvariant());
            if (edits < fewest)
                (nearest, fewest) = (candidate, edits);
        }

        return nearest;
    }

    private static int Edits(string from, string to)
    {
        var row = new int[to.Length + 1];
        for (var j = 0; j <= to.Length; j++)
            row[j] = j;
        for (var i = 1; i <= from.Length; i++)
        {
            var diagonal = row[0];
            row[0] = i;
            for (var j = 1; j <= to.Length; j++)
            {
                var substituted = diagonal + (from[i - 1] == to[j - 1] ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.Min(substituted, Math.Min(row[j], row[j - 1]) + 1);
            }
        }

        return row[to.Length];
    }
}
