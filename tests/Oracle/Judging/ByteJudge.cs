using Allocations.Oracle.Format;
using Allocations.Oracle.Measuring;

namespace Allocations.Oracle.Judging;

/// <summary>Compares measured bytes with what a case claims.</summary>
internal static class ByteJudge
{
    /// <summary>Notes what a process measured.</summary>
    public static void Note(CaseResult result, string runtime, JitEnvironment environment, Measurement measurement)
    {
        if (measurement.Failure is { } failure)
        {
            result.Fail($"bytes: the probe failed on {runtime} ({environment.Name}): {failure}");
            return;
        }

        if (!result.Bytes.TryGetValue(environment, out var ofRuntimes))
            result.Bytes.Add(environment, ofRuntimes = new SortedDictionary<string, ByteCount>(Comparer<string>.Create(static (a, b) => Array.IndexOf(Target.AllRuntimes, a) - Array.IndexOf(Target.AllRuntimes, b))));
        ofRuntimes[runtime] = measurement.Bytes;
    }

    /// <summary>Notes each figure that is not as claimed.</summary>
    public static void Judge(CaseResult result)
    {
        foreach (var (environment, runtime, measured) in Mismatches(result))
            result.Fail($"bytes: claimed {ClaimOf(result.Case!.Header, environment).TextOf(runtime)} on {runtime} ({environment.Name}), measured {measured}");
    }

    /// <summary>The figures that are not as claimed.</summary>
    public static IEnumerable<(JitEnvironment Environment, string Runtime, ByteCount Measured)> Mismatches(CaseResult result) =>
        from environment in JitEnvironment.Claimed
        where result.Bytes.ContainsKey(environment)
        from pair in result.Bytes[environment]
        where !ClaimOf(result.Case!.Header, environment).Allows(pair.Key, pair.Value)
        select (environment, pair.Key, pair.Value);

    private static ByteClaim ClaimOf(CaseHeader header, JitEnvironment environment) =>
        environment == JitEnvironment.Truth ? header.Bytes
        : environment == JitEnvironment.Jit ? header.Jit
        : header.User;
}
