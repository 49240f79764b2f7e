using System.Collections.Immutable;
using Allocations.Fixing;
using Allocations.Oracle.Generated;

namespace Allocations.Oracle.Tests;

/// <summary>What the compiler emits for generated programs and what the rules say of them is the same, but for the limits that are known.</summary>
public sealed class GeneratedProgramsTests(GeneratedProgramsTests.Run run) : IClassFixture<GeneratedProgramsTests.Run>
{
    private const int FirstSeed = 1000;
    private const int Programs = 200;

    public static TheoryData<string> Limits { get; } = [.. KnownLimits.All.Select(static limit => limit.Reason)];

    [Fact]
    public void RulesAndInstructions_Agree() =>
        Assert.Empty(run.Disagreements.Where(static disagreement => KnownLimits.Of(disagreement) is null)
            .Select(static disagreement => disagreement.ToString()));

    [Theory]
    [MemberData(nameof(Limits))]
    public void KnownLimit_IsStillOne(string reason) => Assert.Contains(run.Disagreements, disagreement => KnownLimits.Of(disagreement)?.Reason == reason);

    [Fact]
    public void Programs_AreMostlyCompared() => Assert.InRange(run.Lines, Programs * 20, int.MaxValue);

    [Fact]
    public void SameSeed_WritesTheSameProgram() => Assert.Equal(new ProgramGrammar(7).Write(), new ProgramGrammar(7).Write());

    [Fact]
    public async Task RulesThatSayNothing_DisagreeWithEveryBox()
    {
        var (disagreements, _) = await GeneratedComparison.RunAsync(1, 3, [new Silent()]);
        Assert.Contains(
            disagreements,
            static disagreement => KnownLimits.Of(disagreement) is null
                && disagreement.Sites.Any(static site => site.Text.StartsWith("box ", StringComparison.Ordinal)));
    }

    /// <summary>One comparison for all tests of the class.</summary>
    public sealed class Run : IAsyncLifetime
    {
        internal ImmutableArray<Disagreement> Disagreements { get; private set; }

        internal int Lines { get; private set; }

        /// <inheritdoc/>
        public async ValueTask InitializeAsync() => (Disagreements, Lines) = await GeneratedComparison.RunAsync(FirstSeed, Programs, Catalogue.Analyzers);

        /// <inheritdoc/>
        public ValueTask DisposeAsync() => ValueTask.CompletedTask;
    }

    /// <summary>A rule that never reports.</summary>
#pragma warning disable RS1001 // It is made here, not by a host.
    private sealed class Silent : Microsoft.CodeAnalysis.Diagnostics.DiagnosticAnalyzer
    {
        public override ImmutableArray<Microsoft.CodeAnalysis.DiagnosticDescriptor> SupportedDiagnostics { get; } =
            [new("SILENT", "Silent", "Silent", "Test", Microsoft.CodeAnalysis.DiagnosticSeverity.Warning, isEnabledByDefault: true)];

        public override void Initialize(Microsoft.CodeAnalysis.Diagnostics.AnalysisContext context)
        {
            context.ConfigureGeneratedCodeAnalysis(Microsoft.CodeAnalysis.Diagnostics.GeneratedCodeAnalysisFlags.None);
            context.EnableConcurrentExecution();
        }
    }
}
