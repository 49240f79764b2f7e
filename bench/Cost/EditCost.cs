using System.Diagnostics;
using Allocations.Fixing;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Bench.Cost;

/// <summary>What an editor waits for after a keystroke: the analysis of one changed file in a project that was analyzed before.</summary>
internal static class EditCost
{
    /// <summary>Milliseconds of re-analysis after each of several edits, in order.</summary>
    public static async Task<IReadOnlyList<double>> MeasureAsync(CSharpCompilation compilation, int edits)
    {
        await compilation.WithAnalyzers(Catalogue.Analyzers).GetAnalyzerDiagnosticsAsync();
        var times = new List<double>();
        for (var edit = 0; edit < edits; edit++)
        {
            var tree = compilation.SyntaxTrees[edit * 7 % compilation.SyntaxTrees.Length];
            var text = await tree.GetTextAsync();
            var changed = tree.WithChangedText(text.WithChanges(new TextChange(
                new TextSpan(text.ToString().IndexOf("_version;", StringComparison.Ordinal), 0), "_edit, ")));
            compilation = compilation.ReplaceSyntaxTree(tree, changed);
            var watch = Stopwatch.GetTimestamp();
            await compilation.WithAnalyzers(Catalogue.Analyzers).GetAnalyzerSemanticDiagnosticsAsync(compilation.GetSemanticModel(changed), null, default);
            times.Add(Stopwatch.GetElapsedTime(watch).TotalMilliseconds);
        }

        return times;
    }
}
