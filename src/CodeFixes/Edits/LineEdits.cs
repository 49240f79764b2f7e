using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Edits;

/// <summary>
/// Takes a change of several lines apart into what differs in it. The difference of two trees is often one large change from the first
/// edit to the last, which no other fix between them could be merged with.
/// </summary>
internal static class LineEdits
{
    /// <summary>The same for several changes, in order, which may meet in one line: those that do are taken apart together.</summary>
    public static IEnumerable<TextChange> Of(SourceText text, IEnumerable<TextChange> changes)
    {
        var whole = default(TextChange?);
        foreach (var change in changes)
        {
            if (whole is { } before && text.Lines.IndexOf(before.Span.End) < text.Lines.IndexOf(change.Span.Start))
            {
                foreach (var part in Of(text, before))
                    yield return part;
                whole = null;
            }

            whole = whole is { } earlier
                ? new TextChange(
                    TextSpan.FromBounds(earlier.Span.Start, change.Span.End),
                    earlier.NewText + text.ToString(TextSpan.FromBounds(earlier.Span.End, change.Span.Start)) + change.NewText)
                : change;
        }

        if (whole is not { } last)
            yield break;
        foreach (var part in Of(text, last))
            yield return part;
    }

    /// <summary>Changes that together do what <paramref name="change"/> does: lines that are added, lines that are removed, and parts of lines.</summary>
    public static IEnumerable<TextChange> Of(SourceText text, TextChange change)
    {
        var first = text.Lines.GetLineFromPosition(change.Span.Start);
        var last = text.Lines.GetLineFromPosition(change.Span.End);
        var before = Lines(text.ToString(TextSpan.FromBounds(first.Start, last.EndIncludingLineBreak)));
        var after = Lines(text.ToString(TextSpan.FromBounds(first.Start, change.Span.Start)) + change.NewText
            + text.ToString(TextSpan.FromBounds(change.Span.End, last.EndIncludingLineBreak)));
        return Runs(first.Start, before, after).SelectMany(static run => Hunk(run.Position, run.Removed, run.Added));
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

    /// <summary>The runs of items that differ, each with the position of what it takes the place of.</summary>
    private static IEnumerable<(int Position, List<string> Removed, List<string> Added)> Runs(int position, List<string> before, List<string> after)
    {
        var inBefore = CommonSequence.Of(before, after, static (x, y) => x == y);
        var i = 0;
        for (var j = 0; i < before.Count || j < after.Count;)
        {
            var added = j;
            while (added < after.Count && inBefore[added] < 0)
                added++;
            var removed = added < after.Count ? inBefore[added] : before.Count;
            if (removed > i || added > j)
                yield return (position, before.GetRange(i, removed - i), after.GetRange(j, added - j));
            position += LengthOf(before, i, removed);
            for ((i, j) = (removed, added); j < after.Count && inBefore[j] == i; i++, j++)
                position += before[i].Length;
        }
    }

    /// <summary>Lines in the place of others. Where there are more of them, those before or after the ones that are edited are an edit of their own.</summary>
    private static IEnumerable<TextChange> Hunk(int position, List<string> removed, List<string> added)
    {
        var more = added.Count - removed.Count;
        if (removed.Count == 0 || more <= 0)
        {
            foreach (var change in Words(position, string.Concat(removed), string.Concat(added)))
                yield return change;
            yield break;
        }

        var isFirst = Likeness(removed, added, 0) >= Likeness(removed, added, more);
        if (!isFirst)
            yield return new TextChange(new TextSpan(position, 0), string.Concat(added.Take(more)));
        foreach (var change in Words(position, string.Concat(removed), string.Concat(added.Skip(isFirst ? 0 : more).Take(removed.Count))))
            yield return change;
        if (isFirst)
            yield return new TextChange(new TextSpan(position + LengthOf(removed, 0, removed.Count), 0), string.Concat(added.Skip(removed.Count)));
    }

    /// <summary>How many characters lines begin and end with that the lines from another index on do as well.</summary>
    private static int Likeness(List<string> lines, List<string> others, int from)
    {
        var sum = 0;
        for (var i = 0; i < lines.Count; i++)
        {
            var (start, end) = CommonEnds(lines[i], others[from + i]);
            sum += start + end;
        }

        return sum;
    }

    private static int LengthOf(List<string> lines, int from, int to)
    {
        var length = 0;
        for (var i = from; i < to; i++)
            length += lines[i].Length;
        return length;
    }

    /// <summary>The words that differ between two texts, such as a line before and after it was edited in several places.</summary>
    private static IEnumerable<TextChange> Words(int position, string removed, string added) =>
        Runs(position, Words(removed), Words(added)).Select(static run => new TextChange(
            new TextSpan(run.Position, LengthOf(run.Removed, 0, run.Removed.Count)), string.Concat(run.Added)));

    /// <summary>A text in names and numbers, and each other character alone.</summary>
    private static List<string> Words(string text)
    {
        var words = new List<string>();
        for (var start = 0; start < text.Length;)
        {
            var end = start + 1;
            while (end < text.Length && IsPart(text[end - 1]) && IsPart(text[end]))
                end++;
            words.Add(text.Substring(start, end - start));
            start = end;
        }

        return words;
    }

    private static bool IsPart(char c) => char.IsLetterOrDigit(c) || c == '_';

    private static (int Start, int End) CommonEnds(string first, string second)
    {
        var start = 0;
        var end = 0;
        var shorter = Math.Min(first.Length, second.Length);
        while (start < shorter && first[start] == second[start])
            start++;
        while (end < shorter - start && first[first.Length - 1 - end] == second[second.Length - 1 - end])
            end++;
        return (start, end);
    }
}
