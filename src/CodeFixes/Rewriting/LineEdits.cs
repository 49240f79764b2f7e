using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rewriting;

/// <summary>
/// Takes a change of several lines apart into what differs in it. The difference of two trees is often one large change from the first
/// edit to the last, which no other fix between them could be merged with.
/// </summary>
internal static class LineEdits
{
    private const int MostCells = 1_000_000;

    /// <summary>Changes that together do what <paramref name="change"/> does: lines that are added, lines that are removed, and parts of lines.</summary>
    public static IEnumerable<TextChange> Of(SourceText text, TextChange change)
    {
        var first = text.Lines.GetLineFromPosition(change.Span.Start);
        var last = text.Lines.GetLineFromPosition(change.Span.End);
        if (first.LineNumber == last.LineNumber)
            return [change];
        var before = Lines(text.ToString(TextSpan.FromBounds(first.Start, last.EndIncludingLineBreak)));
        var after = Lines(text.ToString(TextSpan.FromBounds(first.Start, change.Span.Start)) + change.NewText + text.ToString(TextSpan.FromBounds(change.Span.End, last.EndIncludingLineBreak)));
        return (long)before.Count * after.Count > MostCells ? [change] : Differences(first.Start, before, after);
    }

    private static List<string> Lines(string text)
    {
        var lines = new List<string>();
        for (var start = 0; start < text.Length;)
        {
            var end = text.IndexOf('\n', start) + 1;
            end = end == 0 ? text.Length : end;
            lines.Add(text.Substring(start, end - start));
            start = end;
        }

        return lines;
    }

    private static List<TextChange> Differences(int position, List<string> before, List<string> after)
    {
        var common = CommonLines(before, after);
        var changes = new List<TextChange>();
        for (int i = 0, j = 0; i < before.Count || j < after.Count;)
        {
            if (i < before.Count && j < after.Count && before[i] == after[j])
            {
                position += before[i].Length;
                i++;
                j++;
                continue;
            }

            var removed = "";
            var added = "";
            while ((i < before.Count || j < after.Count) && !(i < before.Count && j < after.Count && before[i] == after[j]))
            {
                if (j < after.Count && (i == before.Count || common[i, j + 1] >= common[i + 1, j]))
                    added += after[j++];
                else
                    removed += before[i++];
            }

            changes.Add(Trimmed(position, removed, added));
            position += removed.Length;
        }

        return changes;
    }

    /// <summary>For each pair of ends of the two texts, how many lines they have in common in the same order.</summary>
    private static int[,] CommonLines(List<string> before, List<string> after)
    {
        var common = new int[before.Count + 1, after.Count + 1];
        for (var i = before.Count - 1; i >= 0; i--)
        {
            for (var j = after.Count - 1; j >= 0; j--)
                common[i, j] = before[i] == after[j] ? common[i + 1, j + 1] + 1 : Math.Max(common[i + 1, j], common[i, j + 1]);
        }

        return common;
    }

    /// <summary>The change without what both texts begin and end with; lines that are only added stay whole.</summary>
    private static TextChange Trimmed(int position, string removed, string added)
    {
        var start = 0;
        var end = 0;
        var shorter = Math.Min(removed.Length, added.Length);
        while (start < shorter && removed[start] == added[start])
            start++;
        while (end < shorter - start && removed[removed.Length - 1 - end] == added[added.Length - 1 - end])
            end++;
        return new TextChange(new TextSpan(position + start, removed.Length - start - end), added.Substring(start, added.Length - start - end));
    }
}
