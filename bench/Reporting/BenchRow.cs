using System.Text.Json;

namespace Allocations.Bench.Reporting;

/// <summary>One measured operation, as <c>artifacts/bench/&lt;suite&gt;.json</c> holds it.</summary>
/// <param name="Suite">The suite's name.</param>
/// <param name="System">What is measured, for example <c>KvCache</c>.</param>
/// <param name="Variant">Which version of it: Before, After, Tuned or Floor; or the cache of someone else.</param>
/// <param name="Operation">What one operation is.</param>
/// <param name="Threads">Threads that ran it.</param>
/// <param name="NsPerOp">Nanoseconds per operation; with several threads, of the whole process.</param>
/// <param name="OpsPerSecond">Operations per second of the whole process.</param>
/// <param name="BytesPerOp">Bytes allocated per operation.</param>
/// <param name="Gen0">Gen 0 collections per 1,000 operations.</param>
internal record BenchRow(
    string Suite, string System, string Variant, string Operation, int Threads, double NsPerOp, double OpsPerSecond, double BytesPerOp, double Gen0);

/// <summary>Writes results where later comparisons look for them.</summary>
internal static class BenchFile
{
    private static readonly JsonSerializerOptions Options = new() { WriteIndented = true, PropertyNamingPolicy = JsonNamingPolicy.CamelCase };

    /// <summary>Writes <c>artifacts/bench/&lt;name&gt;.json</c> below the repository and returns its path.</summary>
    public static string Write<T>(string root, string name, IReadOnlyList<T> rows) => WriteObject(root, name, rows);

    /// <inheritdoc cref="Write"/>
    public static string WriteObject<T>(string root, string name, T content)
    {
        var file = Path.Combine(root, "artifacts", "bench", name + ".json");
        Directory.CreateDirectory(Path.GetDirectoryName(file)!);
        File.WriteAllText(file, JsonSerializer.Serialize(content, Options) + "\n");
        return file;
    }
}
