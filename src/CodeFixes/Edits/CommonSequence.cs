namespace Allocations.CodeFixes.Edits;

/// <summary>
/// Finds the items of a sequence that another contains in the same order: a longest common subsequence, found by the greedy algorithm
/// of Myers, whose cost grows with the number of differences and not with the product of the lengths.
/// </summary>
internal static class CommonSequence
{
    private const int MostDifferences = 2000;

    /// <summary>
    /// For each item of <paramref name="after"/> its index in <paramref name="before"/>; -1 for what is new, and for all between the common ends
    /// where too much differs.
    /// </summary>
    public static int[] Of<T>(IReadOnlyList<T> before, IReadOnlyList<T> after, Func<T, T, bool> areSame)
    {
        var found = new int[after.Count];
        var start = 0;
        var end = 0;
        var shorter = Math.Min(before.Count, after.Count);
        while (start < shorter && areSame(before[start], after[start]))
            found[start] = start++;
        while (end < shorter - start && areSame(before[before.Count - 1 - end], after[after.Count - 1 - end]))
        {
            end++;
            found[after.Count - end] = before.Count - end;
        }

        for (var i = start; i < after.Count - end; i++)
            found[i] = -1;
        if (start < before.Count - end && start < after.Count - end)
            Middle(before, after, areSame, found, start, before.Count - start - end, after.Count - start - end);
        return found;
    }

    private static void Middle<T>(IReadOnlyList<T> before, IReadOnlyList<T> after, Func<T, T, bool> areSame, int[] found, int offset, int n, int m)
    {
        var most = Math.Min(n + m, MostDifferences);

        // furthest[k]: how far into the first sequence a path with so many differences gets on the diagonal x - y = k.
        var furthest = new int[2 * most + 3];
        var middle = most + 1;
        var history = new List<int[]>();
        for (var d = 0; d <= most; d++)
        {
            for (var k = -d; k <= d; k += 2)
            {
                var x = k == -d || (k != d && furthest[middle + k - 1] < furthest[middle + k + 1]) ? furthest[middle + k + 1] : furthest[middle + k - 1] + 1;
                while (x < n && x - k < m && areSame(before[offset + x], after[offset + x - k]))
                    x++;
                furthest[middle + k] = x;
                if (x >= n && x - k >= m)
                {
                    Trace(history, found, offset, d, k, n);
                    return;
                }
            }

            // Of a step only the diagonals that it can have reached are kept.
            var reached = new int[2 * d + 1];
            Array.Copy(furthest, middle - d, reached, 0, reached.Length);
            history.Add(reached);
        }
    }

    /// <summary>Goes back from the end of both sequences, and notes the items that the path has in common.</summary>
    private static void Trace(List<int[]> history, int[] found, int offset, int d, int k, int x)
    {
        for (; d > 0; d--)
        {
            var last = history[d - 1];
            int At(int diagonal) => diagonal < -(d - 1) || diagonal > d - 1 ? -1 : last[diagonal + d - 1];
            var isAdded = k == -d || (k != d && At(k - 1) < At(k + 1));
            var previous = isAdded ? k + 1 : k - 1;
            var from = isAdded ? At(previous) : At(previous) + 1;
            for (; x > from; x--)
                found[offset + x - 1 - k] = offset + x - 1;
            (k, x) = (previous, At(previous));
        }

        for (; x > 0; x--)
            found[offset + x - 1] = offset + x - 1;
    }
}
