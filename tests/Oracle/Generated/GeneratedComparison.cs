using System.Collections.Immutable;
using System.Globalization;
using System.Text;
using Allocations.Oracle.Judging;
using Allocations.Oracle.Measuring;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Oracle.Generated;

/// <summary>A line on which the compiler and the rules do not say the same.</summary>
/// <param name="Statement">The line.</param>
/// <param name="Place">File and line.</param>
/// <param name="Sites">The instructions that allocate.</param>
/// <param name="Findings">What the rules say.</param>
internal sealed record Disagreement(string Statement, string Place, ImmutableArray<AllocationSite> Sites, ImmutableArray<ReportedFinding> Findings)
{
    public override string ToString() =>
        $"{Statement} // {Place}\n      IL: {(Sites.IsEmpty ? "nothing" : string.Join(", ", Sites.Select(static site => site.Text)))}\n"
            + $"      rules: {(Findings.IsEmpty ? "nothing" : string.Join(", ", Findings.Select(static finding => finding.Rule)))}";
}

/// <summary>
/// Compares the IL of generated programs with what all rules report in them under the preset <c>All</c>, line by line: as many boxes as findings of
/// boxing rules, an array of the compiler's with a finding, and no finding where nothing allocates.
/// </summary>
internal static class GeneratedComparison
{
    /// <summary>The disagreements over programs that are generated from consecutive seeds, and the number of lines that were compared.</summary>
    public static async Task<(ImmutableArray<Disagreement> Disagreements, int Lines)> RunAsync(
        int firstSeed, int programs, ImmutableArray<DiagnosticAnalyzer> analyzers)
    {
        var target = Target.All.Single(static target => target.Moniker == "net10.0");
        var options = new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, optimizationLevel: OptimizationLevel.Release);
        var parse = new CSharpParseOptions(LanguageVersion.Latest);
        var trees = Enumerable.Range(firstSeed, programs).Select(seed => Parse(new ProgramGrammar(seed).Write(), $"Program{seed}.cs"));
        var compilation = CSharpCompilation.Create(
            "Generated", [Parse(ProgramGrammar.Shared, "Shared.cs"), .. trees], await CaseAssembly.ReferencesAsync(target), options);
        compilation = WithoutErrors(compilation);

        var sites = IlReader.Read(compilation);
        var findings = await ReportedFinding.ReadAsync(compilation, analyzers);
        var disagreements = ImmutableArray.CreateBuilder<Disagreement>();
        var lines = 0;
        foreach (var tree in compilation.SyntaxTrees.Where(static tree => tree.FilePath != "Shared.cs"))
        {
            var text = tree.GetText();
            var sitesByLine = sites[tree.FilePath].Where(static site => site.Allocates).ToLookup(static site => site.Line);
            var findingsByLine = findings[tree.FilePath].ToLookup(finding => text.Lines.GetLineFromPosition(finding.Span.Start).LineNumber + 1);
            foreach (var line in text.Lines)
            {
                var statement = line.ToString();
                if (!statement.StartsWith("{ ", StringComparison.Ordinal) && !statement.StartsWith("return", StringComparison.Ordinal))
                    continue;
                lines++;
                var number = line.LineNumber + 1;
                var disagreement = new Disagreement(
                    statement.StartsWith("{ ", StringComparison.Ordinal) ? statement[2..^2] : statement,
                    $"{tree.FilePath}:{number}",
                    [.. sitesByLine[number]],
                    [.. findingsByLine[number]]);
                if (!Agrees(disagreement))
                    disagreements.Add(disagreement);
            }
        }

        return (disagreements.ToImmutable(), lines);

        SyntaxTree Parse(string code, string path) => CSharpSyntaxTree.ParseText(SourceText.From(code, Encoding.UTF8), parse, path);
    }

    private static bool Agrees(Disagreement line)
    {
        var boxes = line.Sites.Count(static site => IsBox(site.Text));
        var boxFindings = line.Findings.Where(static finding => finding.Rule.StartsWith("ALLOC2", StringComparison.Ordinal)).Sum(BoxesOf);
        var tellsOfSeveral = line.Findings.Any(static finding => finding.Rule is not "ALLOC201" && finding.Rule.StartsWith("ALLOC2", StringComparison.Ordinal));
        if (tellsOfSeveral ? boxes == 0 : boxes != boxFindings)
            return false;
        var hasHiddenArray = line.Sites.Any(static site => site.Text.StartsWith("newarr", StringComparison.Ordinal))
            && !line.Statement.Contains("[] many", StringComparison.Ordinal);
        var arrayFindings = line.Findings.Count(static finding => finding.Rule.StartsWith("ALLOC1", StringComparison.Ordinal) || finding.Rule is "ALLOC207");
        return hasHiddenArray ? arrayFindings > 0 : !line.Findings.Any(static finding => finding.Rule == "ALLOC101");
    }

    // A finding may tell of several boxes of one call, and says of how many.
    private static int BoxesOf(ReportedFinding finding)
    {
        const string Together = ", together with ";
        var at = finding.Message.IndexOf(Together, StringComparison.Ordinal);
        if (at < 0)
            return 1;
        var number = finding.Message[(at + Together.Length)..].Split(' ')[0];
        return 1 + (number is "another" or "its" ? 1 : int.Parse(number, CultureInfo.InvariantCulture));
    }

    /// <summary>A box, or a call of a method that a struct inherits, for which the runtime boxes it.</summary>
    public static bool IsBox(string site) =>
        site.StartsWith("box ", StringComparison.Ordinal)
        || site.StartsWith("constrained Generated.Plain ", StringComparison.Ordinal)
        || site is "constrained Generated.Color ToString" or "constrained Generated.Color Equals" or "constrained Generated.Color CompareTo";

    /// <summary>The grammar knows no types: lines that do not compile, such as a number as the receiver of <c>null</c>, are taken out.</summary>
    private static CSharpCompilation WithoutErrors(CSharpCompilation compilation)
    {
        while (true)
        {
            var broken = compilation.GetDiagnostics()
                .Where(static diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)
                .GroupBy(static diagnostic => diagnostic.Location.SourceTree ?? throw new FormatException(diagnostic.ToString()))
                .ToArray();
            if (broken.Length == 0)
                return compilation;
            foreach (var errors in broken)
            {
                var text = errors.Key.GetText();
                var lines = errors.Select(error => text.Lines.GetLineFromPosition(error.Location.SourceSpan.Start).LineNumber).ToHashSet();
                var kept = string.Join(
                    '\n',
                    text.Lines.Select(line => !lines.Contains(line.LineNumber)
                        ? line.ToString()
                        : line.ToString().StartsWith("return", StringComparison.Ordinal) ? "return null;" : ";"));
                compilation = compilation.ReplaceSyntaxTree(errors.Key, errors.Key.WithChangedText(SourceText.From(kept, Encoding.UTF8)));
            }
        }
    }
}
