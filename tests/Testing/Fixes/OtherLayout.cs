using System.Text;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>
/// The same code laid out by other habits: a tab for each level of indentation, and lines that end with a carriage return and a line feed. What
/// a fix adds has to follow them, and what it does not touch has to stay.
/// </summary>
internal static class OtherLayout
{
    private const string Level = "    ";

    /// <summary>
    /// The states in the other layout; null where the fix adds or removes no line, and so lays nothing out, or the code shows no layout to follow.
    /// </summary>
    public static FixStates? Of(FixStates states, ParseOptions options)
    {
        if (options is not CSharpParseOptions csharp || states.Input.AdditionalProjects.Count > 0 || states.Input.Sources.Count != states.Fixed.Sources.Count
            || states.Input.Sources.Zip(states.Fixed.Sources).All(static pair => pair.First.content.Lines.Count == pair.Second.content.Lines.Count))
        {
            return null;
        }

        // Code without an indented line has no habits yet.
        var input = Of(states.Input);
        return input.Sources.Any(static source => source.content.ToString().Contains('\t', StringComparison.Ordinal))
            && states.Input.Sources.All(static source => HasLevels(source.content))
            ? new FixStates(input, Of(states.Fixed), Of(states.Batch))
            : null;

        SolutionState Of(SolutionState state) => state.WithSources(source => Converted(source, csharp));
    }

    private static bool HasLevels(SourceText source) =>
        source.Lines.Select(static line => line.ToString()).All(static line => (line.Length - line.TrimStart(' ').Length) % Level.Length == 0);

    /// <summary>A source with tabs and other line ends; the indentation inside of texts is part of them and stays.</summary>
    private static SourceText Converted(SourceText source, CSharpParseOptions options)
    {
        var root = CSharpSyntaxTree.ParseText(source, options).GetRoot();
        var text = new StringBuilder();
        foreach (var line in source.Lines)
        {
            var content = line.ToString();
            var blanks = content.Length - content.TrimStart(' ').Length;
            var token = root.FindToken(line.Start);
            var isInText = token.SpanStart < line.Start && line.Start < token.Span.End;
            text.Append(isInText ? content : content[..blanks].Replace(Level, "\t", StringComparison.Ordinal) + content[blanks..]);
            if (line.EndIncludingLineBreak > line.End)
            {
                text.Append("\r\n");
            }
        }

        return SourceText.From(text.ToString(), source.Encoding, source.ChecksumAlgorithm);
    }
}
