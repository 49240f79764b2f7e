using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Nodes;
using Allocations.Oracle.Format;
using Allocations.Oracle.Judging;
using Allocations.Oracle.Measuring;

namespace Allocations.Oracle.Reporting;

/// <summary>
/// The report of a run: <c>{case, rule, claim, bytes: {runtime: {once, loop}}, il, behaviourRuns, verdict}</c> for each case. <c>bytes</c> is what the
/// compiler made; <c>environments</c> holds the same for the other environments.
/// </summary>
internal static class OracleReport
{
    private static readonly JsonSerializerOptions Format = new() { WriteIndented = true, Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    /// <summary>The report as text.</summary>
    public static string Of(IEnumerable<CaseResult> results) => new JsonArray([.. results.Select(RowOf)]).ToJsonString(Format) + "\n";

    private static JsonNode RowOf(CaseResult result)
    {
        var header = result.Case?.Header;
        var row = new JsonObject
        {
            ["case"] = result.Name,
            ["title"] = header?.Title,
            ["rule"] = header is null ? null : header.Unreported is { } reason ? "none: " + reason : string.Join(", ", header.Rules),
            ["claim"] = header is null ? null : ClaimOf(header),
            ["bytes"] = BytesOf(result.Bytes, JitEnvironment.Truth),
            ["environments"] = new JsonObject(result.Bytes.Keys.Where(static e => e != JitEnvironment.Truth)
                .Select(e => KeyValuePair.Create(e.Name, (JsonNode?)BytesOf(result.Bytes, e)))),
            ["il"] = new JsonArray([.. result.Il.Select(static site => JsonValue.Create(site.ToString()))]),
            ["messages"] = new JsonArray([.. result.Findings.Select(static finding => JsonValue.Create(finding.Rule + ": " + finding.Message))]),
            ["behaviourRuns"] = result.BehaviourRuns,
            ["verdict"] = result.Verdict,
        };
        if (header?.Fix is { } fix)
        {
            row["fix"] = new JsonObject
            {
                ["key"] = fix.Key,
                ["safety"] = fix.IsSafe ? "safe" : "unsafe",
                ["bytesAfter"] = BytesOf(result.BytesAfter, JitEnvironment.Truth),
                ["difference"] = fix.Difference,
                ["shown"] = result.Shown ?? fix.Shows,
            };
        }

        return row;
    }

    private static string ClaimOf(CaseHeader header)
    {
        var (bytes, jit, user) = (header.Bytes.ToString(), header.Jit.ToString(), header.User.ToString());
        return bytes + (jit == bytes ? "" : "; jit " + jit) + (user == jit ? "" : "; user " + user);
    }

    private static JsonObject BytesOf(Dictionary<JitEnvironment, SortedDictionary<string, ByteCount>> bytes, JitEnvironment environment) => new(
        (bytes.GetValueOrDefault(environment) ?? []).Select(static pair =>
            KeyValuePair.Create(pair.Key, (JsonNode?)new JsonObject { ["once"] = pair.Value.Once / 1.000000m, ["loop"] = pair.Value.Loop / 1.000000m })));
}
