using System.Collections.Immutable;
using Allocations.Analyzers.Reporting;
using Allocations.Oracle.Format;
using Allocations.Oracle.Judging;
using Allocations.Oracle.Tests.Toys;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Oracle.Tests;

/// <summary>One run over cases, rules and fixes that are wrong on purpose.</summary>
public sealed class WrongClaims : IAsyncLifetime
{
    private static readonly ImmutableArray<DiagnosticAnalyzer> Rules =
    [
        new TextRule("TOY01", "Concat(a, 1)", 32),
        new TextRule("TOY02", "a.Length", 24),
        new TextRule("TOY03", "first + a", 32),
        new TextRule("TOY04", "Concat(a, 4)", 64),
        new TextRule("TOY05", "Concat(a, 5)", 32, Certainty.JitMayRemove),
        new TextRule("TOY06", "Concat(a, 6)", 32, said: 40),
        new TextRule("TOY10", "Parsed(a.Trim())", 32),
        new TextRule("TOY11", "Counted(a.Trim())", 32),
        new TextRule("TOY12", "Parsed(a.Trim(' '))", 32),
        new TextRule("TOY13", "Padded(a.Trim())", 32),
    ];

    private static readonly ImmutableArray<CodeFixProvider> Fixes =
    [
        new TextFix("TOY10", "Parsed2(a)", "Parse the digits", isSafe: true),
        new TextFix("TOY11", "(a ?? \"\").AsSpan().Trim().Length", "Count a slice", isSafe: true),
        new TextFix("TOY12", "int.Parse(a)", "Parse it (null is treated as empty)", isSafe: false),
        new TextFix("TOY13", "(a + a.Trim()).Length", "Add it", isSafe: true),
    ];

    /// <summary>A case whose code is a probe that returns an expression over <c>string a</c>.</summary>
    private static readonly ImmutableArray<OracleCase> Cases =
    [
        Case("Bytes", "rule: none: r", "bytes: 24", "static string Probe(string a = \"x\") => Concat(a, 0);"),
        Case("LoopBytes", "rule: none: r", "bytes: 32/0", "static string Probe(string a = \"x\") => Concat(a, 0);"),
        Case("Removal", "rule: none: r", "bytes: 32\n// jit: net10 0/32", "static string Probe(string a = \"x\") => Concat(a, 0);"),
        Case("Missing", "rule: TOY01", "bytes: 32", "static string Probe(string a = \"x\") => [|Concat(a, 9)|];"),
        Case("Unexpected", "rule: none: r", "bytes: 32", "static string Probe(string a = \"x\") => Concat(a, 1);"),
        Case("NothingFlagged", "rule: TOY02", "bytes: 0", "static int Probe(string a = \"x\") => [|a.Length|];"),
        Case("Miss", "rule: TOY03", "bytes: 64", "static string Probe(string a = \"x\")\n{\n    var first = a + \"1\";\n    return [|first + a|];\n}"),
        Case("Number", "rule: TOY04", "bytes: 32", "static string Probe(string a = \"x\") => [|Concat(a, 4)|];"),
        Case("Text", "rule: TOY06", "bytes: 32", "static string Probe(string a = \"x\") => [|Concat(a, 6)|];"),
        Case("Certainty", "rule: TOY05", "bytes: 32", "static string Probe(string a = \"x\") => [|Concat(a, 5)|];"),
        Case("Il", "rule: none: r", "bytes: 32\n// il: none", "static string Probe(string a = \"x\") => a + a;"),
        Case("Throws", "rule: none: r", "bytes: 0", "static int Probe() => int.Parse(\"\");"),
        Case("Compiler", "rule: none: r", "bytes: 0", "static int Probe() => \"\";"),
        Case(
            "DropsSign",
            "rule: TOY10",
            "bytes: 32\n// il: elsewhere: in the callee\n// fix: TOY10.Toy\n// safety: safe",
            "static int Probe(string a = \" 42\") => [|Parsed(a.Trim())|];\nstatic int Behave(string a) => [|Parsed(a.Trim())|];"),
        Case(
            "NullAsEmpty",
            "rule: TOY11",
            "bytes: 32\n// fix: TOY11.Toy\n// safety: safe",
            "static int Probe(string a = \" abc\") => [|Counted(a.Trim())|];\nstatic int Behave(string a, int n) => [|Counted(a.Trim())|] + n;"),
        Case(
            "ShowsNothing",
            "rule: TOY12",
            "bytes: 32\n// fix: TOY12.Toy\n// safety: unsafe\n// difference: null is treated as empty\n// shows: \"7\"",
            "static int Probe(string a = \" 42\") => [|Parsed(a.Trim(' '))|];\nstatic int Behave(string a) => [|Parsed(a.Trim(' '))|];"),
        Case(
            "OtherTitle",
            "rule: TOY12",
            "bytes: 32\n// fix: TOY12.Toy\n// safety: unsafe\n// difference: blanks fail\n// shows: \"\"",
            "static int Probe(string a = \" 42\") => [|Parsed(a.Trim(' '))|];\nstatic int Behave(string a) => [|Parsed(a.Trim(' '))|];"),
        Case(
            "ClaimsSafe",
            "rule: TOY12",
            "bytes: 32\n// fix: TOY12.Toy\n// safety: safe",
            "static int Probe(string a = \" 42\") => [|Parsed(a.Trim(' '))|];\nstatic int Behave(string a) => [|Parsed(a.Trim(' '))|];"),
        Case(
            "NoAction",
            "rule: TOY03",
            "bytes: 32\n// fix: TOY03.Toy\n// safety: safe",
            "static string Probe(string a = \"x\") { var first = a; return [|first + a|]; }\n"
                + "static string Behave(string a) { var first = a; return [|first + a|]; }"),
        Case(
            "Saves",
            "rule: TOY13",
            "bytes: 32\n// fix: TOY13.Toy\n// safety: safe",
            "static int Probe(string a = \" 42\") => [|Padded(a.Trim())|];\nstatic int Behave(int a) => a;"),
    ];

    internal ImmutableDictionary<string, CaseResult> Results { get; private set; } = ImmutableDictionary<string, CaseResult>.Empty;

    /// <inheritdoc/>
    public async ValueTask InitializeAsync()
    {
        var results = await OracleRun.JudgeAsync(Cases, new OracleOptions { Analyzers = Rules, Fixes = Fixes, Artifacts = OracleFolders.Artifacts });
        Results = results.ToImmutableDictionary(static result => result.Name);
    }

    /// <inheritdoc/>
    public ValueTask DisposeAsync() => ValueTask.CompletedTask;

    private static OracleCase Case(string name, string rule, string bytes, string members) => CaseFile.Read(
        "Wrong/" + name,
        $$"""
        // title: {{name}}
        // {{rule}}
        // {{bytes}}
        static class Case
        {
        {{members}}

            [MethodImpl(MethodImplOptions.NoInlining)]
            static string Concat(string text, int number) => text + (char)('0' + number);

            [MethodImpl(MethodImplOptions.NoInlining)]
            static int Parsed(string text) => int.Parse(text);

            static int Parsed2(string text) => int.Parse(text.AsSpan().Trim().TrimStart('-'));

            static int Counted(string text) => text.Length;

            static int Padded(string text) => text.Length;
        }
        """);
}
