using System.Collections.Immutable;
using Allocations.Oracle.Behaviour;
using Allocations.Oracle.Format;
using Allocations.Oracle.Measuring;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Oracle.Judging;

/// <summary>What a run judges, and how thoroughly.</summary>
internal sealed record OracleOptions
{
    /// <summary>The inputs of a usual run.</summary>
    public const int ManyInputs = 10_000;

    /// <summary>The inputs of a run on each change: all hand-picked ones, and fewer random ones.</summary>
    public const int FewInputs = 2_500;

    /// <summary>The inputs of an exhaustive run.</summary>
    public const int MostInputs = 200_000;

    /// <summary>The rules whose findings are judged.</summary>
    public required ImmutableArray<DiagnosticAnalyzer> Analyzers { get; init; }

    /// <summary>The fixes that are judged.</summary>
    public required ImmutableArray<CodeFixProvider> Fixes { get; init; }

    /// <summary>Where runtimes and measured programs are put.</summary>
    public required string Artifacts { get; init; }

    /// <summary>The runtimes to measure on; those that can be put together unless given.</summary>
    public ReferenceRuntimes? Runtimes { get; init; }

    /// <summary>How many generated inputs each method is compared on.</summary>
    public int Inputs { get; init; } = ManyInputs;

    /// <summary>Whether to measure all environments.</summary>
    public bool IsExhaustive { get; init; }
}

/// <summary>Runs the judges over cases.</summary>
internal sealed class OracleRun
{
    private const int ProcessesAtATime = 3;

    private static readonly int[] LongerRounds = [20, 60];

    private readonly OracleOptions _options;
    private readonly Dictionary<string, CaseResult> _byNamespace;
    private readonly ReferenceRuntimes _runtimes;

    private OracleRun(OracleOptions options, IEnumerable<CaseResult> results)
    {
        _options = options;
        _byNamespace = results.ToDictionary(static result => OracleCase.NamespaceOf(result.Name));
        _runtimes = options.Runtimes ?? ReferenceRuntimes.Assemble(options.Artifacts);
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
            ByteJudge.JudgeFix(result);
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
        var findings = await ReportedFinding.ReadAsync(assembly.Written, _options.Analyzers);
        var onNewest = await ReportedFinding.ReadAsync(assembly.Written.WithReferences(await CaseAssembly.ReferencesAsync(Target.Newest)), _options.Analyzers);
        foreach (var @case in assembly.Cases)
        {
            var tree = assembly.Written.SyntaxTrees.Single(tree => tree.FilePath == @case.Name);
            var result = _byNamespace[@case.Namespace];
            IlJudge.Judge(result, tree, sites[@case.Name]);
            FindingJudge.Judge(result, tree, findings[@case.Name], onNewest[@case.Name]);
            if (@case.Header.Fix is not null)
                await JudgeFixAsync(result, assembly);
        }
    }

    private async Task JudgeFixAsync(CaseResult result, CaseAssembly assembly)
    {
        try
        {
            var fixedCode = await FixedCode.OfAsync(result.Case!, assembly, _options.Analyzers, _options.Fixes);
            FixJudge.Judge(result, assembly, fixedCode, _options.Inputs);
            if (!fixedCode.Actions.IsEmpty && assembly.AddFixed(result.Case!, fixedCode.Code) is { } error)
                result.Fail("fix: " + error);
        }
        catch (Exception wrong) when (wrong is InvalidOperationException or ArgumentException or FormatException)
        {
            result.Fail("fix: " + wrong.Message);
        }
    }

    private async Task MeasureAsync(ImmutableArray<CaseAssembly> assemblies)
    {
        var folder = Path.Combine(_options.Artifacts, "oracle-" + Guid.NewGuid().ToString("N"));
        try
        {
            var process = await MeasuringProcess.PrepareAsync(folder, _runtimes, assemblies);
            var environments = _options.IsExhaustive ? JitEnvironment.Claimed.Concat(JitEnvironment.Further) : JitEnvironment.Claimed;
            var runs = environments.SelectMany(_ => _runtimes.Names, static (environment, runtime) => (environment, runtime));
            await Parallel.ForEachAsync(runs, new ParallelOptions { MaxDegreeOfParallelism = ProcessesAtATime }, async (run, _) =>
            {
                var measured = await process.RunAsync(run.runtime, run.environment, assemblies);
                lock (_byNamespace)
                    Note(measured, run.runtime, run.environment);
            });
            await MeasureAgainAsync(process, assemblies);
        }
        finally
        {
            if (Directory.Exists(folder))
                Directory.Delete(folder, recursive: true);
        }
    }

    /// <summary>
    /// In the default environment a busy machine may not have compiled everything anew in time: a figure that is not as claimed, and not that of code
    /// which is optimised at once, gets further, longer tries before it counts.
    /// </summary>
    private async Task MeasureAgainAsync(MeasuringProcess process, ImmutableArray<CaseAssembly> assemblies)
    {
        foreach (var rounds in LongerRounds)
        {
            var again = _byNamespace.Values
                .SelectMany(static result => ByteJudge.Mismatches(result)
                    .Where(mismatch => result.BytesOn(JitEnvironment.Jit, mismatch.Runtime) != mismatch.Measured)
                    .Select(static mismatch => (mismatch.Environment, mismatch.Runtime))
                    .Concat(ByteJudge.MoreAfterFix(result).Select(static more => (more.Environment, more.Runtime))))
                .Where(static doubtful => doubtful.Environment == JitEnvironment.User)
                .Select(static doubtful => doubtful.Runtime)
                .Distinct()
                .ToArray();
            foreach (var runtime in again)
                Note(await process.RunAsync(runtime, JitEnvironment.User with { WarmUpRounds = rounds }, assemblies), runtime, JitEnvironment.User);
        }
    }

    private void Note(ImmutableDictionary<string, Measurement> measured, string runtime, JitEnvironment environment)
    {
        foreach (var (name, measurement) in measured)
        {
            var isFixed = name.StartsWith(OracleCase.FixedStart, StringComparison.Ordinal);
            ByteJudge.Note(_byNamespace[isFixed ? name[OracleCase.FixedStart.Length..] : name], isFixed, runtime, environment, measurement);
        }
    }
}
