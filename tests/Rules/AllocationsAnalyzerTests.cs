using Allocations.Analyzers;
using Allocations.Analyzers.Reporting;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Tests;

/// <summary>The analyzer that hosts load runs every rule, and each as it runs alone.</summary>
public sealed class AllocationsAnalyzerTests
{
    private const string Source = """
        class Cart
        {
            private object _last = "";
            private System.DateTime _end = System.DateTime.UtcNow;

            static void Remove(params string[] keys) { }

            int Sum(string[] lines, Dictionary<string, int> counts)
            {
                var sum = 0;
                foreach (var line in lines)
                {
                    Remove(line);
                    sum += int.Parse(line.Trim().Replace(",", ""));
                    _last = sum;
                    var parts = line.Split(',');
                    sum += parts[0].Length + counts[$"{sum}"];
                    var buffer = new byte[16];
                    buffer[sum % 16] = 1;
                    sum += buffer[0] + (_end < System.DateTime.UtcNow ? 1 : 0);
                    Console.WriteLine(string.Format("{0}", sum));
                }

                return sum;
            }
        }
        """;

    [Fact]
    public void EveryRule_IsRun()
    {
        var rules = typeof(AllocationAnalyzer).Assembly.GetTypes().Where(static type => !type.IsAbstract && typeof(AllocationAnalyzer).IsAssignableFrom(type));

        Assert.Equal(rules.Select(static type => type.FullName).Order(), AllocationsAnalyzer.All.Select(static rule => rule.GetType().FullName).Order());
        Assert.Equal(
            ["AllocationsAnalyzer", "UnknownOptionAnalyzer"],
            typeof(AllocationAnalyzer).Assembly.GetTypes()
                .Where(static type => type.IsDefined(typeof(DiagnosticAnalyzerAttribute), inherit: false))
                .Select(static type => type.Name)
                .Order());
    }

    [Fact]
    public async Task AllRulesTogether_ReportWhatEachReportsAlone()
    {
        var compilation = PackageAnalyzers.Compile(("/Cart.cs", Source));
        var together = await PackageAnalyzers.ReportAsync(compilation);
        var alone = new List<string>();
        foreach (var rule in AllocationsAnalyzer.All)
        {
            var diagnostics = await compilation.WithAnalyzers([rule]).GetAnalyzerDiagnosticsAsync(TestContext.Current.CancellationToken);
            alone.AddRange(diagnostics.Select(static diagnostic => diagnostic.ToString()));
        }

        Assert.True(alone.Count > 5, string.Join('\n', alone));
        Assert.Equal(alone.Count, together.Length);
        Assert.All(alone, diagnostic => Assert.Contains(together, text => text.StartsWith(diagnostic, StringComparison.Ordinal)));
    }

    [Fact]
    public async Task OneFileOfTwo_ReportsAlikeEachTime_WholeOrInPart()
    {
        var cancellationToken = TestContext.Current.CancellationToken;
        const string other = "class Other { private object _number = 1; void Set(int number) => _number = number; }";
        var compilation = PackageAnalyzers.Compile(("/Cart.cs", Source), ("/Other.cs", other));
        var host = compilation.WithAnalyzers([new AllocationsAnalyzer()]);
        var tree = compilation.SyntaxTrees.First(static tree => tree.FilePath == "/Cart.cs");
        var model = compilation.GetSemanticModel(tree);
        var all = (await PackageAnalyzers.ReportAsync(compilation)).Count(static text => text.Contains("Cart.cs", StringComparison.Ordinal));
        var loop = (await tree.GetRootAsync(cancellationToken)).DescendantNodes().OfType<ForEachStatementSyntax>().Single().Span;

        var first = await host.GetAnalyzerSemanticDiagnosticsAsync(model, null, cancellationToken);
        var second = await host.GetAnalyzerSemanticDiagnosticsAsync(model, null, cancellationToken);
        var part = await host.GetAnalyzerSemanticDiagnosticsAsync(model, loop, cancellationToken);

        Assert.Equal(all, first.Length);
        Assert.Equal(Texts(first, null), Texts(second, null));
        Assert.Equal(Texts(first, loop), Texts(part, loop));

        static IEnumerable<string> Texts(IEnumerable<Diagnostic> diagnostics, TextSpan? within) => diagnostics
            .Where(diagnostic => within is not { } span || diagnostic.Location.SourceSpan.IntersectsWith(span))
            .Select(static diagnostic => diagnostic.ToString())
            .Order(StringComparer.Ordinal);
    }
}
