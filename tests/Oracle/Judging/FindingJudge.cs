using System.Globalization;
using System.Text.RegularExpressions;
using Allocations.Analyzers.Reporting;
using Allocations.Oracle.Format;
using Allocations.Oracle.Measuring;
using Microsoft.CodeAnalysis;

namespace Allocations.Oracle.Judging;

/// <summary>Compares what the rules reported with what markup expects, and the numbers of their messages with what was measured.</summary>
internal static partial class FindingJudge
{
    private static readonly string Newest = Target.AllRuntimes[^1];

    /// <summary>Notes the findings of a case and what is wrong with them.</summary>
    /// <param name="result">The case.</param>
    /// <param name="written">Its code.</param>
    /// <param name="findings">What is reported against the framework of the case.</param>
    /// <param name="onNewest">What is reported against the newest one: how certain a rule is depends on the JIT of the framework, and it is the newest JIT that
    /// removes most.</param>
    public static void Judge(CaseResult result, SyntaxTree written, IEnumerable<ReportedFinding> findings, IEnumerable<ReportedFinding> onNewest)
    {
        var @case = result.Case!;
        var certainties = onNewest.ToLookup(static finding => (finding.Rule, finding.Span), static finding => finding.Certainty);
        result.Findings = [
            .. findings.Select(
                finding => certainties[(finding.Rule, finding.Span)] is var known && known.Any() ? finding with { Certainty = known.First() } : finding),
        ];
        foreach (var finding in result.Findings)
        {
            if (!@case.Flagged.Any(flag => flag.Rule == finding.Rule && flag.Span == finding.Span))
            {
                var line = written.GetLineSpan(finding.Span).StartLinePosition.Line + 1;
                result.Fail($"finding: {finding.Rule} reports '{TextOf(written, finding)}' in line {line}, which the case does not expect: {finding.Message}");
            }
        }

        foreach (var finding in result.Findings)
        {
            foreach (Match number in NumberOfBytes().Matches(finding.Message))
            {
                if (finding.Bytes is not { } bytes || number.Groups[1].Value != bytes.ToString(CultureInfo.InvariantCulture))
                {
                    var property = finding.Bytes?.ToString(CultureInfo.InvariantCulture) ?? "none";
                    result.Fail($"message: '{finding.Message}' of {finding.Rule} names {number.Value}, its property {property}");
                }
            }
        }

        foreach (var flag in @case.Flagged)
        {
            if (!result.Findings.Any(finding => flag.Rule == finding.Rule && flag.Span == finding.Span))
            {
                var line = written.GetLineSpan(flag.Span).StartLinePosition.Line + 1;
                result.Fail($"finding: {flag.Rule} does not report '{written.GetText().ToString(flag.Span)}' in line {line}");
            }
        }
    }

    /// <summary>
    /// Once bytes are known: the numbers of the messages in what is measured add up to what .NET 10 allocates in a loop, or those of each rule do where
    /// several rules report one allocation; and what is called certain is allocated everywhere.
    /// </summary>
    public static void JudgeNumbers(CaseResult result)
    {
        var findings = result.Findings.Where(static finding => !finding.IsInBehave).ToArray();
        if (findings.Length == 0 || result.BytesOn(JitEnvironment.Truth, Newest) is not { } truth)
            return;
        if (result.Case!.Header.Message is null)
            JudgeBytes(result, findings, truth.Loop);
        if (result.Case.Header.Certainty is null)
            JudgeCertainty(result, findings, truth.Once);
    }

    private static void JudgeBytes(CaseResult result, ReportedFinding[] findings, decimal measured)
    {
        if (findings.Any(static finding => finding.Bytes is null))
            return;
        result.Compared = [.. findings.Select(static finding => finding.Rule).Distinct()];
        var claimed = findings.Sum(static finding => finding.Bytes!.Value);
        var ofRules = findings.GroupBy(static finding => finding.Rule).Select(static rule => rule.Sum(static finding => finding.Bytes!.Value));
        if (claimed != measured && !ofRules.All(bytes => bytes == measured))
        {
            var names = findings.Length == 1 ? "it names" : "the messages name together";
            result.Fail($"message: {names} {claimed} B, measured {ByteCount.Text(measured)} B on {Newest}");
        }
    }

    private static void JudgeCertainty(CaseResult result, ReportedFinding[] findings, decimal truth)
    {
        foreach (var (runtime, removed) in result.Bytes.GetValueOrDefault(JitEnvironment.Jit) ?? [])
        {
            if (findings.All(static finding => finding.Certainty == Certainty.Always)
                && removed.Once < result.BytesOn(JitEnvironment.Truth, runtime)!.Value.Once)
                result.Fail($"certainty: the rule is certain, but the JIT of {runtime} leaves {ByteCount.Text(removed.Once)} B");
        }

        if (findings.All(static finding => finding.Certainty == Certainty.JitMayRemove)
            && result.BytesOn(JitEnvironment.Jit, Newest) is { } jit && jit.Once == truth
            && result.BytesOn(JitEnvironment.User, Newest) is { } user && user.Once == truth)
        {
            result.Fail($"certainty: the rule says that a JIT may remove it, but {Newest} does not");
        }
    }

    [GeneratedRegex("\\b([0-9]+) B\\b")]
    private static partial Regex NumberOfBytes();

    private static string TextOf(SyntaxTree tree, ReportedFinding finding) => tree.GetText().ToString(finding.Span);
}
