using System.Collections.Immutable;
using Allocations.Fixing;
using Allocations.Oracle.Format;
using Allocations.Oracle.Judging;
using Allocations.Oracle.Reporting;
using Allocations.Testing;

namespace Allocations.Oracle.Tests;

/// <summary>One run of normal size over all cases; it also writes the report.</summary>
public sealed class OracleFixture : IAsyncLifetime
{
    /// <summary>How many inputs each method is compared on: fewer random ones, unless the run is full.</summary>
    internal static int Inputs => TestDepth.IsFull ? OracleOptions.ManyInputs : OracleOptions.FewInputs;

    internal ImmutableDictionary<string, CaseResult> Results { get; private set; } = ImmutableDictionary<string, CaseResult>.Empty;

    /// <inheritdoc/>
    public async ValueTask InitializeAsync()
    {
        var options = new OracleOptions
        {
            Analyzers = Catalogue.Analyzers,
            Fixes = Catalogue.Fixes,
            Artifacts = OracleFolders.Artifacts,
            Inputs = Inputs,
        };
        var results = await OracleRun.JudgeAsync(CaseFile.ReadAll(OracleFolders.Cases), options);
        Results = results.ToImmutableDictionary(static result => result.Name);
        await File.WriteAllTextAsync(OracleFolders.Report, OracleReport.Of(results));
    }

    /// <inheritdoc/>
    public ValueTask DisposeAsync() => ValueTask.CompletedTask;
}
