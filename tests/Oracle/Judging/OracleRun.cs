using System.Collections.Immutable;
using Allocations.Oracle.Format;
using Allocations.Oracle.Measuring;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Oracle.Judging;

/// <summary>What a run judges, and how thoroughly.</summary>
internal sealed record OracleOptions
{
    /// <summary>The rules whose findings are judged.</summary>
    public required ImmutableArray<DiagnosticAnalyzer> Analyzers { get; init; }

    /// <summary>Where runtimes and measured programs are put.</summary>
    public required string Artifacts { get; init; }

    /// <summary>Whether to measure all environments and to compare behaviour on many more inputs.</summary>
    public bool IsExhaustive { get; init; }
}

/// <summary>Runs the judges over cases.</summary>
internal sealed class OracleRun
{
    private readonly OracleOptions _options;
    private readonly Dictionary<string, CaseResult> _byNamespace;
    private readonly ReferenceRuntimes _runtimes;

    private OracleRun(OracleOptions options, IEnumerable<CaseResult> results)
    {
        _options = options;
        _byNamespace = results.ToDictionary(static result => OracleCase.NamespaceOf(result.Name));
        _runtimes = ReferenceRuntimes.Assemble(options.Artifacts);
    }

    /// <summary>Judges cases; the results are in their order.</summary>
    public static async Task<ImmutableArray<CaseResult>> JudgeAsync(ImmutableArray<OracleCase> cases, OracleOptions options)
    {
        var results = cases.Select(static c => new CaseResult(c.Name, c)).ToImmutableArray();
        var run = new OracleRun(options, results);
        var assemblies = await run.CompileAsync(results);
        foreach (var assembly in assemblies)
            await run.JudgeWrittenAsync(assembly);
        await run.MeasureAsync(assemblies);
        foreach (var result in results.Where(static result => result.Problems.Count == 0 || result.Bytes.Count > 0))
        {
            ByteJudge.Judge(result);
            FindingJudge.JudgeNumbers(result);
        }

        return results;
    }

    /// <summary>Why not every runtime was measured; null where all were.</summary>
    public static string? LimitOf(string artifacts) => ReferenceRuntimes.Assemble(artifacts).Limit;

    /// <summary>Compiles what compiles; a case that does not gets that as its verdict and takes no further part.</summary>
    private async Task<ImmutableArray<CaseAssembly>> CompileAsync(ImmutableArray<CaseResult> results)
    {
        var cases = new List<OracleCase>();
        foreach (var result in results)
        {
            if (MeasuredCode.ProblemOf(result.Case!) is { } problem)
                result.Fail(problem);
            else
                cases.Add(result.Case!);
        }

        var assemblies = await CaseAssembly.OfAsync(cases);
        var broken = assemblies.SelectMany(static assembly => assembly.Errors()).ToLookup(static error => error.File, static error => error.Message);
        if (broken.Count == 0)
            return assemblies;
        foreach (var errors in broken)
            _byNamespace[OracleCase.NamespaceOf(errors.Key)].Fail("compiler: " + string.Join(", ", errors.Distinct().Take(3)));
        return await CaseAssembly.OfAsync(cases.Where(c => !broken.Contains(c.Name)));
    }

    private async Task JudgeWrittenAsync(CaseAssembly assembly)
    {
        var sites = IlReader.Read(assembly.Written);
        var findings = await ReportedFinding.ReadAsync(assembly, _options.Analyzers);
        foreach (var @case in assembly.Cases)
        {
            var tree = assembly.Written.SyntaxTrees.Single(tree => tree.FilePath == @case.Name);
            var result = _byNamespace[@case.Namespace];
            IlJudge.Judge(result, tree, sites[@case.Name]);
            FindingJudge.Judge(result, tree, findings[@case.Name]);
        }
    }

    private async Task MeasureAsync(ImmutableArray<CaseAssembly> assemblies)
    {
        var folder = Path.Combine(_options.Artifacts, "oracle-" + Guid.NewGuid().ToString("N"));
        try
        {
            var process = await MeasuringProcess.PrepareAsync(folder, _runtimes, assemblies);
            foreach (var environment in _options.IsExhaustive ? JitEnvironment.Claimed.Concat(JitEnvironment.Further) : JitEnvironment.Claimed)
            {
                foreach (var runtime in _runtimes.Names)
                    Note(await process.RunAsync(runtime, environment, assemblies), runtime, environment);
            }

            await MeasureAgainAsync(process, assemblies);
        }
        finally
        {
            if (Directory.Exists(folder))
                Directory.Delete(folder, recursive: true);
        }
    }

    /// <summary>
    /// In the default environment a busy machine may not have compiled everything anew in time: a figure that is above its claim gets a second, longer
    /// try before it counts.
    /// </summary>
    private async Task MeasureAgainAsync(MeasuringProcess process, ImmutableArray<CaseAssembly> assemblies)
    {
        var again = _byNamespace.Values
            .SelectMany(static result => result.Case is null ? [] : ByteJudge.Mismatches(result))
            .Where(static mismatch => mismatch.Environment == JitEnvironment.User)
            .Select(static mismatch => mismatch.Runtime)
            .Distinct()
            .ToArray();
        foreach (var runtime in again)
            Note(await process.RunAsync(runtime, JitEnvironment.User with { WarmUpRounds = 20 }, assemblies), runtime, JitEnvironment.User);
    }

    private void Note(ImmutableDictionary<string, Measurement> measured, string runtime, JitEnvironment environment)
    {
        foreach (var (name, measurement) in measured)
            ByteJudge.Note(_byNamespace[name], runtime, environment, measurement);
    }
}
