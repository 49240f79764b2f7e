using Allocations.Oracle.Format;
using Allocations.Oracle.Measuring;

namespace Allocations.Oracle.Judging;

/// <summary>Compares measured bytes with what a case claims.</summary>
internal static class ByteJudge
{
    /// <summary>Notes what a process measured.</summary>
    public static void Note(CaseResult result, bool isFixed, string runtime, JitEnvironment environment, Measurement measurement)
    {
        var bytes = isFixed ? result.BytesAfter : result.Bytes;
        if (measurement.Failure is { } failure)
        {
            result.Fail($"bytes: the {(isFixed ? "fixed probe" : "probe")} failed on {runtime} ({environment.Name}): {failure}");
            return;
        }

        if (!bytes.TryGetValue(environment, out var ofRuntimes))
            bytes.Add(
                environment,
                ofRuntimes = new SortedDictionary<string, ByteCount>(
                    Comparer<string>.Create(static (a, b) => Array.IndexOf(Target.AllRuntimes, a) - Array.IndexOf(Target.AllRuntimes, b))));
        ofRuntimes[runtime] = measurement.Bytes;
    }

    /// <summary>Notes each figure that is not as claimed.</summary>
    public static void Judge(CaseResult result)
    {
        foreach (var (environment, runtime, measured) in Mismatches(result))
            result.Fail($"bytes: claimed {ClaimOf(result.Case!.Header, environment).TextOf(runtime)} on {runtime} ({environment.Name}), measured {measured}");
    }

    /// <summary>A fix must leave what it claims, or less than before on some runtime and more on none.</summary>
    public static void JudgeFix(CaseResult result)
    {
        if (result.Case!.Header.Fix is not { } fix || result.BytesAfter.Count == 0)
            return;
        foreach (var (environment, ofRuntimes) in result.BytesAfter)
        {
            foreach (var (runtime, after) in ofRuntimes)
            {
                if (environment == JitEnvironment.Truth && fix.After is { } claim && !claim.Allows(runtime, after))
                    result.Fail($"bytes: claimed {claim.TextOf(runtime)} after the fix on {runtime}, measured {after}");
            }
        }

        foreach (var (environment, runtime, before, after) in MoreAfterFix(result))
            result.Fail($"bytes: the fix makes {after} of {before} on {runtime} ({environment.Name})");

        if (fix.After is null && result.BytesAfter[JitEnvironment.Truth].All(pair => pair.Value == result.BytesOn(JitEnvironment.Truth, pair.Key)))
            result.Fail("bytes: the fix saves nothing");
    }

    /// <summary>The figures that are not as claimed.</summary>
    public static IEnumerable<(JitEnvironment Environment, string Runtime, ByteCount Measured)> Mismatches(CaseResult result) =>
        from environment in JitEnvironment.Claimed
        where result.Bytes.ContainsKey(environment)
        from pair in result.Bytes[environment]
        let claim = ClaimOf(result.Case!.Header, environment)
        where !claim.Allows(pair.Key, pair.Value) && !(environment == JitEnvironment.User && claim.Allows(pair.Key, pair.Value.WithoutStrayBytes()))
        select (environment, pair.Key, pair.Value);

    /// <summary>Where a fix that claims no figure makes more than there was.</summary>
    public static IEnumerable<(JitEnvironment Environment, string Runtime, ByteCount Before, ByteCount After)> MoreAfterFix(CaseResult result) =>
        from ofRuntimes in result.BytesAfter
        where result.Case!.Header.Fix is { After: null }
        from pair in ofRuntimes.Value
        let before = result.BytesOn(ofRuntimes.Key, pair.Key)
        where before is { } known && IsMore(pair.Value.WithoutStrayBytes(), known)
        select (ofRuntimes.Key, pair.Key, before.Value, pair.Value);

    private static bool IsMore(ByteCount after, ByteCount before) => after.Once > before.Once || after.Loop > before.Loop;

    private static ByteClaim ClaimOf(CaseHeader header, JitEnvironment environment) =>
        environment == JitEnvironment.Truth ? header.Bytes
        : environment == JitEnvironment.Jit ? header.Jit
        : header.User;
}
