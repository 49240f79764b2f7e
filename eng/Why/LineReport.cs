using System.Globalization;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Options;
using Allocations.Documentation;
using Allocations.Fixing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Why;

/// <summary>
/// Explains a file line by line: the heat of the first statement or member on the line with its reason, the findings of a default build, and those
/// that only a lower <c>minimum_heat</c> shows. The file is compiled alone, against the running framework; callers in other files are not known.
/// </summary>
internal static class LineReport
{
    /// <summary>The lines that hold a statement or a finding, in order.</summary>
    /// <param name="path">A file of C# code.</param>
    /// <param name="only">The only line of interest, the first being 1; null for all.</param>
    public static async IAsyncEnumerable<string> OfAsync(string path, int? only)
    {
        var project = await SourceFolder.OpenFileAsync(path);
        var document = project.Documents.Last();
        var compilation = (await project.GetCompilationAsync())!;
        foreach (var error in compilation.GetDiagnostics().Where(static diagnostic => diagnostic.Severity == DiagnosticSeverity.Error).Take(3))
            yield return $"does not compile: {error}";

        var everything = Presets.All.Single(static preset => preset.Name == "All");
        var loud = project.AddAnalyzerConfigDocument(
            everything.Name, SourceText.From(everything.Content), filePath: "/" + Path.GetFileName(everything.Path)).Project;
        var shown = await Findings.OfAsync(project, Catalogue.Analyzers);
        var all = await Findings.OfAsync(loud, Catalogue.Analyzers);
        var tree = (await document.GetSyntaxTreeAsync())!;
        var model = compilation.GetSemanticModel(tree);
        var heat = new HeatModel(compilation);
        var places = (await tree.GetRootAsync()).DescendantNodes()
            .Where(static node => node is StatementSyntax and not BlockSyntax
                or MemberDeclarationSyntax and not BaseNamespaceDeclarationSyntax and not BaseTypeDeclarationSyntax)
            .ToLookup(LineOf);
        foreach (var line in Enumerable.Range(1, tree.GetText().Lines.Count).Where(line => only is null || line == only))
        {
            if (places[line].FirstOrDefault() is { } place)
            {
                var found = heat.Of(place, model, ListedMembers.None, CancellationToken.None);
                yield return string.Create(CultureInfo.InvariantCulture, $"{line,5} {found.Level.ToString().ToLowerInvariant(),-7} {found.Reason}");
            }

            foreach (var finding in all.Where(finding => LineOf(finding.Location) == line))
            {
                var isShown = shown.FirstOrDefault(other => other.Id == finding.Id && other.Location.SourceSpan == finding.Location.SourceSpan);
                var severity = isShown is null ? "silent by heat" : isShown.Severity.ToString().ToLowerInvariant();
                yield return $"      {severity}: {finding.Id} {finding.GetMessage(CultureInfo.InvariantCulture)}";
            }
        }
    }

    private static int LineOf(SyntaxNode node) => LineOf(node.GetLocation());

    private static int LineOf(Location location) => location.GetLineSpan().StartLinePosition.Line + 1;
}
