using System.Collections.Immutable;
using System.Text;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis.Text;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>
/// Reads markup: <c>[|…|]</c> a span without a name, <c>{|ID:…|}</c> one with a name, <c>{|#0:…|}</c> one with a number (its
/// name is <c>#0</c>; <c>|#0}</c> may end it), <c>$$</c> a position. Spans may nest.
/// </summary>
public static partial class TestFileMarkupParser
{
    /// <summary>The code without markup, and what was marked.</summary>
    public static void GetPositionsAndSpans(
        string input, out string output, out ImmutableArray<int> positions, out ImmutableDictionary<string, ImmutableArray<TextSpan>> spans) =>
        (output, positions, spans) = Parse(input, treatPositionIndicatorsAsCode: false);

    /// <summary>The code without markup, and the spans by name.</summary>
    public static void GetSpans(string input, out string output, out ImmutableDictionary<string, ImmutableArray<TextSpan>> spans) =>
        GetSpans(input, treatPositionIndicatorsAsCode: false, out output, out spans);

    /// <summary>The code without markup, and the spans by name.</summary>
    public static void GetSpans(
        string input, bool treatPositionIndicatorsAsCode, out string output, out ImmutableDictionary<string, ImmutableArray<TextSpan>> spans) =>
        (output, _, spans) = Parse(input, treatPositionIndicatorsAsCode);

    /// <summary>The code without markup, and the spans without a name.</summary>
    public static void GetSpans(string input, out string output, out ImmutableArray<TextSpan> spans)
    {
        GetSpans(input, out output, out ImmutableDictionary<string, ImmutableArray<TextSpan>> byName);
        spans = byName.GetValueOrDefault("", []);
    }

    /// <summary>The code without markup, and its one span without a name.</summary>
    public static void GetSpan(string input, out string output, out TextSpan span)
    {
        GetSpans(input, out output, out ImmutableArray<TextSpan> spans);
        span = spans.Single();
    }

    internal static (string Output, ImmutableArray<int> Positions, ImmutableDictionary<string, ImmutableArray<TextSpan>> Spans) Parse(
        string input, bool treatPositionIndicatorsAsCode)
    {
        var output = new StringBuilder(input.Length);
        var positions = ImmutableArray.CreateBuilder<int>();
        var closed = new List<(string Name, TextSpan Span)>();
        var open = new List<(string Name, int Start)>();
        var copied = 0;
        foreach (Match match in Markup().Matches(input))
        {
            if (match.Value == "$$" && treatPositionIndicatorsAsCode)
            {
                continue;
            }

            output.Append(input, copied, match.Index - copied);
            copied = match.Index + match.Length;
            if (match.Value == "$$")
            {
                positions.Add(output.Length);
            }
            else if (match.Value is ['[', ..] or ['{', ..])
            {
                open.Add((match.Groups["name"].Value, output.Length));
            }
            else
            {
                var (name, start) = TakeInnermost(open, match);
                closed.Add((name, TextSpan.FromBounds(start, output.Length)));
            }
        }

        if (open.Count > 0)
        {
            throw new ArgumentException($"The markup span '{open[^1].Name}' is not closed.", nameof(input));
        }

        output.Append(input, copied, input.Length - copied);
        var spans = closed.GroupBy(span => span.Name)
            .ToImmutableDictionary(group => group.Key, group => group.Select(span => span.Span).OrderBy(span => span.Start).ToImmutableArray());
        return (output.ToString(), positions.ToImmutable(), spans);
    }

    private static (string Name, int Start) TakeInnermost(List<(string Name, int Start)> open, Match end)
    {
        var index = end.Groups["end"] is { Success: true, Value: var key }
            ? open.FindLastIndex(span => span.Name == key)
            : open.FindLastIndex(span => span.Name.Length > 0 == (end.Value == "|}"));
        if (index < 0)
        {
            throw new ArgumentException($"Markup closes a span with '{end.Value}' at {end.Index} that was not opened.", nameof(end));
        }

        var span = open[index];
        open.RemoveAt(index);
        return span;
    }

    [GeneratedRegex(@"\[\||\|\]|\{\|(?<name>\#[0-9]+|[-_.A-Za-z0-9+]+):|\|(?<end>\#[0-9]+)?\}|\$\$")]
    private static partial Regex Markup();
}
