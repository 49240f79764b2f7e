using Allocations.Analyzers.Semantics;
using Allocations.Oracle.Measuring;
using Microsoft.CodeAnalysis;

namespace Allocations.Oracle.Judging;

/// <summary>Compares what the rules reported with what markup expects, and the numbers of their messages with what was measured.</summary>
internal static class FindingJudge
{
    /// <summary>Notes the findings of a case and what is wrong with them.</summary>
    public static void Judge(CaseResult result, SyntaxTree written, IEnumerable<ReportedFinding> findings)
    {
        var @case = result.Case!;
        result.Findings = [.. findings];
        foreach (var finding in result.Findings)
        {
            if (!@case.Flagged.Any(flag => flag.Rule == finding.Rule && flag.Span == finding.Span))
                result.Fail($"finding: {finding.Rule} reports '{TextOf(written, finding)}' in line {written.GetLineSpan(finding.Span).StartLinePosition.Line + 1}, which the case does not expect: {finding.Message}");
        }

        foreach (var flag in @case.Flagged)
        {
            if (!result.Findings.Any(finding => flag.Rule == finding.Rule && flag.Span == finding.Span))
                result.Fail($"finding: {flag.Rule} does not report '{written.GetText().ToString(flag.Span)}' in line {written.GetLineSpan(flag.Span).StartLinePosition.Line + 1}");
        }
    }

    /// <summary>
    /// Once bytes are known: the numbers of the messages add up to what .NET 10 allocates in a loop, or those of each rule do where several rules report
    /// one allocation; and what is called certain is allocated everywhere.
    /// </summary>
    public static void JudgeNumbers(CaseResult result)
    {
        var newest = Target.AllRuntimes[^1];
        if (result.Findings.IsEmpty || result.BytesOn(JitEnvironment.Truth, newest) is not { } truth)
            return;
        if (result.Case!.Header.Message is null && result.Findings.All(static finding => finding.Bytes is not null))
        {
            var claimed = result.Findings.Sum(static finding => finding.Bytes!.Value);
            var ofRules = result.Findings.GroupBy(static finding => finding.Rule).Select(static rule => rule.Sum(static finding => finding.Bytes!.Value));
            if (claimed != truth.Loop && !ofRules.All(bytes => bytes == truth.Loop))
                result.Fail($"message: {(result.Findings.Length == 1 ? "it names" : "the messages name together")} {claimed} B, measured {Format.ByteCount.Text(truth.Loop)} B on {newest}");
        }

        foreach (var (runtime, removed) in result.Bytes.GetValueOrDefault(JitEnvironment.Jit) ?? [])
        {
            if (result.Findings.All(static finding => finding.Certainty == Certainty.Always) && removed.Once < result.BytesOn(JitEnvironment.Truth, runtime)!.Value.Once)
                result.Fail($"certainty: the rule is certain, but the JIT of {runtime} leaves {Format.ByteCount.Text(removed.Once)} B");
        }

        if (result.Findings.All(static finding => finding.Certainty == Certainty.JitMayRemove)
            && result.BytesOn(JitEnvironment.Jit, newest) is { } jit && jit.Once == truth.Once
            && result.BytesOn(JitEnvironment.User, newest) is { } user && user.Once == truth.Once)
        {
            result.Fail($"certainty: the rule says that a JIT may remove it, but {newest} does not");
        }
    }

    private static string TextOf(SyntaxTree tree, ReportedFinding finding) => tree.GetText().ToString(finding.Span);
}
