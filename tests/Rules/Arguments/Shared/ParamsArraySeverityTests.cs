using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Arguments.ParamsArray.ParamsArrayAnalyzer>;
using VerifyApi = Allocations.Testing.AnyHeat.Analyzer<Allocations.Analyzers.Rules.Arguments.ParamsOnlyApi.ParamsOnlyApiAnalyzer>;

namespace Allocations.Tests.Arguments.Shared;

/// <summary>One cause is one warning: the method that only takes an array warns where it is declared, its calls then only suggest.</summary>
public sealed class ParamsArraySeverityTests
{
    private const string PublicApi = "public static class Api { public static bool In(this string value, {0}params string[] items{1}) { "
        + "foreach (var item in items) if (item == value) return true; return false; } }\n";

    [Fact]
    public Task CallOfAnApiThatWarnsItself_IsASuggestion() => CallAsync(Plain(PublicApi), "line.{|#0:In(\"a\")|}", DiagnosticSeverity.Info);

    [Fact]
    public Task SeveralItemsBeforeParamsSpans_Warn() =>
        CallAsync(Plain(PublicApi), "line.{|#0:In(\"a\", \"b\")|}", DiagnosticSeverity.Warning, LanguageVersion.CSharp11);

    [Fact(Skip = "Needs C# 13.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13))]
    public Task SeveralItemsWithParamsSpans_AreASuggestion() =>
        CallAsync(Plain(PublicApi), "line.{|#0:In(\"a\", \"b\")|}", DiagnosticSeverity.Info, (LanguageVersion)1300);

    [Fact]
    public Task CallOfAHiddenMethod_Warns() =>
        CallAsync(
            Plain(PublicApi).Replace("public static class", "static class", StringComparison.Ordinal), "line.{|#0:In(\"a\")|}", DiagnosticSeverity.Warning);

    [Fact]
    public Task CallWhoseApiRuleIsTurnedOff_Warns() =>
        CallAsync(Plain(PublicApi), "line.{|#0:In(\"a\")|}", DiagnosticSeverity.Warning, editorConfig: "dotnet_diagnostic.ALLOC102.severity = none");

    [Fact]
    public Task CallOfAForeignApiWithASpan_Warns() =>
        CallAsync("", "System.IO.Path.{|#0:Combine(line, line, line, line, line)|} == line", DiagnosticSeverity.Warning, LanguageVersion.CSharp11);

    [Fact]
    public Task ConstantsForAForeignApi_AreASuggestion() =>
        CallAsync("", "lines.{|#0:GetValue(0, 0, 0, 0)|} == null", DiagnosticSeverity.Info);

    [Fact]
    public Task CharactersOfTrim_AreASuggestion() => CallAsync("", "line.{|#0:Trim('a', 'b')|} == \"\"", DiagnosticSeverity.Info);

    [Fact]
    public Task ItemsOfAFormat_AreASuggestion() =>
        CallAsync(
            "static class Api { public static bool Log(this string line, string format, params object[] items) => items.Length == 0; }\n",
            "line.{|#0:Log(\"{0}\", line)|}",
            DiagnosticSeverity.Info);

    [Fact]
    public Task ObjectsWithoutAFormat_Warn() =>
        CallAsync(
            "static class Api { public static bool Log(int level, params object[] items) => items.Length == 0; }\n",
            "Api.{|#0:Log(1, line)|}",
            DiagnosticSeverity.Warning);

    [Theory]
    [InlineData("while (true) { lines[0].In(\"a\"); }", DiagnosticSeverity.Warning, "1 of 1 call passes one, Test0.cs:2 in a loop (line 2)")]
    [InlineData(
        "\"\".In(\"a\"); while (true) { lines[0].In(\"a\"); }", DiagnosticSeverity.Warning, "2 of 2 calls pass one, Test0.cs:2 in a loop (line 2)")]
    [InlineData("foreach (var line in lines) { line.In(\"a\"); }", DiagnosticSeverity.Info, "1 of 1 call passes one, Test0.cs:2 in a loop (line 2)")]
    [InlineData("\"\".In(\"a\");", DiagnosticSeverity.Info, "1 of 1 call passes one")]
    [InlineData("", DiagnosticSeverity.Info, "its body only loops over them")]
    [InlineData("foreach (var line in lines) { throw new System.Exception(\"\" + line.In(\"a\")); }", DiagnosticSeverity.Info, "1 of 1 call passes one")]
    public Task Declaration_WarnsAsItsHottestCall(string body, DiagnosticSeverity severity, string reason) => new VerifyApi.Test
    {
        TestCode = Marked(PublicApi) + "class C { void M(string[] lines) { " + body + " } }",
        ExpectedDiagnostics =
        {
            VerifyApi.Diagnostic()
                .WithLocation(0)
                .WithSeverity(severity)
                .WithMessage("'In' has no overload that takes one string, so a call with one allocates 32 B (" + reason + ")"),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Plain(string api) => api.Replace("{0}", "", StringComparison.Ordinal).Replace("{1}", "", StringComparison.Ordinal);

    private static string Marked(string api) => api.Replace("{0}", "{|#0:", StringComparison.Ordinal).Replace("{1}", "|}", StringComparison.Ordinal);

    /// <summary>Verifies the severity of the marked call in a loop. Calls elsewhere pass one item, so that the API is one that ALLOC102 reports.</summary>
    private static Task CallAsync(
        string api, string call, DiagnosticSeverity severity, LanguageVersion language = LanguageVersion.Latest, string editorConfig = "")
    {
        var others = api.Contains("bool In(", StringComparison.Ordinal) ? "line.In(\"a\") || line.In(\"b\")" : "true";
        var test = new Verify.Test
        {
            TestCode = api + "class C { bool M(string[] lines) { while (true) foreach (var line in lines) { if (" + call
                + ") return true; } }\npublic bool N(string line) => " + others + "; }",
            LanguageVersion = language,
            ExpectedDiagnostics = { new DiagnosticResult("ALLOC101", severity).WithLocation(0) },
        };
        if (editorConfig.Length > 0)
            test.TestState.AnalyzerConfigFiles.Add(("/.editorconfig", "root = true\n[*.cs]\n" + editorConfig + "\n"));
        return test.RunAsync(TestContext.Current.CancellationToken);
    }
}
