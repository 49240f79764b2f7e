using System.Text;

namespace Allocations.CodeFixes.Rewriting.Interpolations;

/// <summary>A part of a composite format string: text, or a hole for an argument.</summary>
/// <param name="Text">The text with its braces as they are printed; null for a hole.</param>
/// <param name="Index">The argument of a hole.</param>
/// <param name="Alignment">The alignment of a hole; null without one.</param>
/// <param name="Format">The format of a hole; null without one.</param>
internal readonly record struct FormatPart(string? Text, int Index, string? Alignment, string? Format);

/// <summary>Reads composite format strings as <c>string.Format</c> does.</summary>
internal static class CompositeFormatText
{
    private const int MostDigits = 4;

    /// <summary>The parts of a format; null where <c>string.Format</c> throws, or where it is too odd to be sure.</summary>
    public static IReadOnlyList<FormatPart>? Parse(string format)
    {
        var parts = new List<FormatPart>();
        var text = new StringBuilder();
        for (var i = 0; i < format.Length; i++)
        {
            var c = format[i];
            if (c is not ('{' or '}'))
            {
                text.Append(c);
                continue;
            }

            if (i + 1 < format.Length && format[i + 1] == c)
            {
                text.Append(c);
                i++;
                continue;
            }

            var end = c == '{' ? format.IndexOf('}', i) : -1;
            if (end < 0 || Hole(format.Substring(i + 1, end - i - 1)) is not { } hole)
                return null;
            if (text.Length > 0)
                parts.Add(new FormatPart(text.ToString(), 0, null, null));
            text.Clear();
            parts.Add(hole);
            i = end;
        }

        if (text.Length > 0)
            parts.Add(new FormatPart(text.ToString(), 0, null, null));
        return parts;
    }

    private static FormatPart? Hole(string hole)
    {
        var colon = hole.IndexOf(':');
        var format = colon < 0 ? null : hole.Substring(colon + 1);
        var head = colon < 0 ? hole : hole.Substring(0, colon);
        var comma = head.IndexOf(',');
        var alignment = comma < 0 ? null : head.Substring(comma + 1).Trim(' ');
        var index = (comma < 0 ? head : head.Substring(0, comma)).TrimEnd(' ');
        if (!IsNumber(index) || (alignment is not null && !IsNumber(alignment.StartsWith("-", StringComparison.Ordinal) ? alignment.Substring(1) : alignment))
            || format is { Length: 0 } || format?.IndexOf('{') >= 0)
        {
            return null;
        }

        return new FormatPart(null, int.Parse(index, System.Globalization.CultureInfo.InvariantCulture), alignment, format);
    }

    private static bool IsNumber(string text)
    {
        foreach (var c in text)
        {
            if (c is < '0' or > '9')
                return false;
        }

        return text.Length is > 0 and <= MostDigits;
    }
}
