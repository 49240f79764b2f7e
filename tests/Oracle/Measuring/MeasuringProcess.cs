using System.Collections.Immutable;
using System.Diagnostics;
using System.Globalization;
using Allocations.Oracle.Format;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Oracle.Measuring;

/// <summary>What one case did in one process: its bytes, or why there are none.</summary>
internal readonly record struct Measurement(ByteCount Bytes, string? Failure);

/// <summary>Measures assemblies of cases in processes of their own: one for each runtime and environment.</summary>
internal sealed class MeasuringProcess
{
    private const string Program = "Measure.dll";

    private static readonly TimeSpan Patience = TimeSpan.FromMinutes(15);

    private readonly string _folder;
    private readonly ReferenceRuntimes _runtimes;

    private MeasuringProcess(string folder, ReferenceRuntimes runtimes)
    {
        _folder = folder;
        _runtimes = runtimes;
    }

    /// <summary>Writes the measuring program and the measured form of all cases into a folder.</summary>
    public static async Task<MeasuringProcess> PrepareAsync(string folder, ReferenceRuntimes runtimes, IEnumerable<CaseAssembly> assemblies)
    {
        Directory.CreateDirectory(folder);
        var program = CSharpCompilation.Create(
            "Measure",
            [CSharpSyntaxTree.ParseText(CaseAssembly.Resource("Measure.cs"), path: "Measure.cs", encoding: System.Text.Encoding.UTF8)],
            await CaseAssembly.ReferencesAsync(Target.All[0]),
            new CSharpCompilationOptions(OutputKind.ConsoleApplication, optimizationLevel: OptimizationLevel.Release));
        CaseAssembly.Emit(program, Path.Combine(folder, Program));
        await File.WriteAllTextAsync(
            Path.Combine(folder, "Measure.runtimeconfig.json"),
            """{ "runtimeOptions": { "framework": { "name": "Microsoft.NETCore.App", "version": "8.0.0" } } }""");
        foreach (var assembly in assemblies)
            CaseAssembly.Emit(assembly.Measured, Path.Combine(folder, assembly.Name + ".dll"));
        return new MeasuringProcess(folder, runtimes);
    }

    /// <summary>Measures all cases of the assemblies that the runtime can load; the key is the case's namespace.</summary>
    /// <exception cref="InvalidOperationException">The process failed as a whole.</exception>
    public async Task<ImmutableDictionary<string, Measurement>> RunAsync(string runtime, JitEnvironment environment, IEnumerable<CaseAssembly> assemblies)
    {
        var loadable = assemblies.Where(assembly => assembly.Target.Runtimes.Contains(runtime))
            .Select(assembly => Path.Combine(_folder, assembly.Name + ".dll"))
            .ToArray();
        if (loadable.Length == 0)
            return ImmutableDictionary<string, Measurement>.Empty;
        var result = Path.Combine(_folder, $"{runtime}-{environment.Name}.tsv");
        var (file, arguments) = _runtimes.Command(runtime, Path.Combine(_folder, Program));
        var start = new ProcessStartInfo(file, [.. arguments, result, environment.WarmUpRounds.ToString(CultureInfo.InvariantCulture), .. loadable])
        {
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        };
        foreach (var name in start.Environment.Keys.Where(static name => name.StartsWith("DOTNET_", StringComparison.Ordinal)
            || name.StartsWith("COMPlus_", StringComparison.Ordinal)
            || name.StartsWith("CORECLR_", StringComparison.Ordinal)).ToArray())
            start.Environment.Remove(name);
        start.Environment["DOTNET_SYSTEM_GLOBALIZATION_INVARIANT"] = "1";

        // A collection drops buffers that the runtime keeps, and how soon one comes follows the caches of the processor: 64 MiB are more than a case makes.
        start.Environment["DOTNET_GCgen0size"] = "4000000";
        foreach (var (name, value) in environment.Variables)
            start.Environment[name] = value;

        using var process = Process.Start(start)!;
        var output = Task.WhenAll(process.StandardOutput.ReadToEndAsync(), process.StandardError.ReadToEndAsync());
        using var timeout = new CancellationTokenSource(Patience);
        try
        {
            await process.WaitForExitAsync(timeout.Token);
        }
        catch (OperationCanceledException)
        {
            process.Kill(entireProcessTree: true);
            throw new InvalidOperationException($"Measuring on {runtime} ({environment.Name}) did not end within {Patience}.");
        }

        if (process.ExitCode != 0)
            throw new InvalidOperationException($"Measuring on {runtime} ({environment.Name}) ended with {process.ExitCode}:\n{string.Concat(await output)}");
        return (await File.ReadAllLinesAsync(result)).Select(static line => line.Split('\t')).ToImmutableDictionary(static cells => cells[0], MeasurementOf);
    }

    private static Measurement MeasurementOf(string[] cells) => cells[1] == "!"
        ? new Measurement(default, cells[2])
        : new Measurement(new ByteCount(decimal.Parse(cells[1], CultureInfo.InvariantCulture), decimal.Parse(cells[2], CultureInfo.InvariantCulture)), null);
}
