using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Formatting;
using Microsoft.CodeAnalysis.Options;

namespace Allocations.CodeFixes.Edits.Layout;

/// <summary>
/// How the code around a place is laid out: what one level of indentation is, and how lines break. The code itself tells; where it does not, the
/// options of the file do.
/// </summary>
internal sealed class FileLayout
{
    private const int SpacesOfTab = 4;

    private readonly string _written;
    private readonly string _unit;

    private FileLayout(string written, string unit, string lineBreak)
    {
        _written = written;
        _unit = unit;
        LineBreak = lineBreak;
    }

    /// <summary>The first line break of the file.</summary>
    public string LineBreak { get; }

    /// <summary>The layout at a place of a document.</summary>
    public static FileLayout At(SyntaxNode place, Document document)
    {
        var found = Indentation.FoundAt(place);
        var unit = found ?? Asked(document.Project.AnalyzerOptions.AnalyzerConfigOptionsProvider.GetOptions(place.SyntaxTree));
        return new FileLayout(found ?? Indentation.Default, unit, LineBreaks.Of(place.SyntaxTree));
    }

    /// <summary>Blanks at the beginning of a line that a fix wrote, as the file has them.</summary>
    public string Indented(string blanks)
    {
        if (_unit[0] == '\t')
            return blanks.Replace(new string(' ', SpacesOfTab), "\t");
        if (_unit == _written)
            return blanks;
        var levels = (blanks.Length - blanks.TrimStart(' ').Length) / _written.Length;
        return string.Concat(Enumerable.Repeat(_unit, levels)) + blanks.Substring(levels * _written.Length);
    }

    /// <summary>The options of a document for the formatter, which by itself knows what the options say and not what the file does.</summary>
    public OptionSet Apply(OptionSet options) => options
        .WithChangedOption(FormattingOptions.UseTabs, LanguageNames.CSharp, _written[0] == '\t')
        .WithChangedOption(FormattingOptions.IndentationSize, LanguageNames.CSharp, _written[0] == '\t' ? SpacesOfTab : _written.Length)
        .WithChangedOption(FormattingOptions.TabSize, LanguageNames.CSharp, SpacesOfTab)
        .WithChangedOption(FormattingOptions.NewLine, LanguageNames.CSharp, LineBreak);

    /// <summary>What the options of a file say one level of indentation is.</summary>
    private static string Asked(AnalyzerConfigOptions options)
    {
        if (options.TryGetValue("indent_style", out var style) && style.Trim().Equals("tab", StringComparison.OrdinalIgnoreCase))
            return "\t";
        var isSized = options.TryGetValue("indent_size", out var size) && !size.Trim().Equals("tab", StringComparison.OrdinalIgnoreCase)
            || options.TryGetValue("tab_width", out size);
        return isSized && int.TryParse(size, out var spaces) && spaces is > 0 and <= 16 ? new string(' ', spaces) : Indentation.Default;
    }
}
