using Allocations.Analyzers.Rules.Arguments.SingleItemCollection;
using Allocations.Analyzers.Rules.Boxing.StructThroughInterface;
using Allocations.Analyzers.Rules.Buffers.TemporaryArray;
using Allocations.Analyzers.Rules.Delegates.UnneededTask;
using Allocations.Analyzers.Rules.Strings.BuilderOverhead;
using Allocations.Analyzers.Rules.Strings.ParseChain;
using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Testing;

namespace Allocations.Tests.Heat;

/// <summary>How what the better code asks for, the framework that a project references and what it declares hot decide how severe a finding is.</summary>
public sealed class SeverityTests
{
    private const string Attribute = " namespace Allocations { class HotPathAttribute : System.Attribute { } }";
    private const string Array = "var a = {|#0:new int[4]|}; a[n] = 1; n = a[0];";
    private const string Unknown = "class C { static void M(int n) { " + Array + " } }";
    private const string Hot =
        "public class C { public static void M(System.Collections.Generic.List<int> all) { foreach (var i in all) all.ForEach(n => { " + Array + " }); } }";
    private const string Once = "public class C { public static void M(System.Collections.Generic.List<int> all) { all.ForEach(n => { " + Array + " }); } }";
    private const string Box =
        "class C { interface I { int P { get; } } struct S : I { public int P => 1; } static int M() { I i = {|#0:new S()|}; return i.P + i.P; } }";

    private const string InALambda = "in a lambda that 'ForEach' runs for each element";
    private const string Small = "P({|#0:new[] { k }|});";
    private const string Large = "P({|#0:new[] { L }|});";

    [Theory]
    [InlineData("(n + c).ToString(\"x4\")", "the builder can format the value in place", "", DiagnosticSeverity.Warning)]
    [InlineData("s + n + c", "the builder can take its parts", "", DiagnosticSeverity.Info)]
    [InlineData("s + n + c", "the builder can take its parts", "C.M", DiagnosticSeverity.Warning)]
    [InlineData("s + n + c", "the builder can take its parts", "C.N", DiagnosticSeverity.Info)]
    public Task LongerCode_IsASuggestionUnlessThePlaceIsDeclaredHot(string text, string advice, string hotMembers, DiagnosticSeverity severity) =>
        VerifyAsync<BuilderOverheadAnalyzer>(
            "class C { static void M(System.Text.StringBuilder all, string s) { var n = 0; foreach (var c in s)\n{ n++; all.Append({|#0:" + text + "|}); } } }",
            "net8.0",
            severity,
            "dotnet_code_quality.allocations.hot_members = " + hotMembers,
            "This string is made only to be appended: " + advice,
            "memory",
            "in a loop (line 1)");

    [Theory]
    [InlineData(Unknown, "net10.0", DiagnosticSeverity.Info, "not known to be hot; newer JITs may remove it")]
    [InlineData(Unknown, "net9.0", DiagnosticSeverity.Info, "not known to be hot")]
    [InlineData(Unknown, "net8.0", DiagnosticSeverity.Info, "not known to be hot")]
    [InlineData(Hot, "net10.0", DiagnosticSeverity.Info, InALambda + "; newer JITs may remove it")]
    [InlineData(Hot, "net9.0", DiagnosticSeverity.Warning, InALambda)]
    [InlineData(Hot, "net8.0", DiagnosticSeverity.Warning, InALambda)]
    [InlineData(Once, "net8.0", DiagnosticSeverity.Info, InALambda)]
    public Task ArrayThatTheJitMayRemove_IsASuggestionWhereTheFrameworkHasSuchAJit(string source, string framework, DiagnosticSeverity severity, string why) =>
        VerifyArrayAsync(source, framework, severity, why);

    [Theory]
    [InlineData("net10.0", "not known to be hot; newer JITs may remove it")]
    [InlineData("net9.0", "not known to be hot; newer JITs may remove it")]
    [InlineData("net8.0", "not known to be hot")]
    [InlineData("netstandard2.0", "not known to be hot")]
    public Task BoxThatTheJitMayRemove_SaysSoWhereTheFrameworkHasSuchAJit(string framework, string why) =>
        VerifyAsync<StructThroughInterfaceAnalyzer>(
            Box,
            framework,
            DiagnosticSeverity.Info,
            "dotnet_code_quality.allocations.minimum_heat = unknown",
            "C.S",
            "C.I",
            "'i' never holds anything else",
            "24 B",
            why);

    [Theory]
    [InlineData("class C { [Allocations.HotPath] static void M(int n) { " + Array + " } }", "[HotPath] on M")]
    [InlineData("[Allocations.HotPath] class C { static void M(int n) { " + Array + " } }", "[HotPath] on C")]
    [InlineData("class C { static void M() { [Allocations.HotPath] void L(int n) { " + Array + " } } }", "[HotPath] on L")]
    [InlineData("class C { int P { [Allocations.HotPath] get { var n = 1; " + Array + " return n; } } }", "[HotPath] on get_P")]
    [InlineData(
        "class C { [Allocations.HotPath] static void M(System.Collections.Generic.List<int> all) { all.ForEach(n => { " + Array + " }); } }", InALambda)]
    public Task PlaceThatIsMarkedHot_WarnsWhateverTheJitMayDo(string source, string why) =>
        VerifyArrayAsync(source + Attribute, "net10.0", DiagnosticSeverity.Warning, why + "; newer JITs may remove it");

    [Theory]
    [InlineData("C.M", DiagnosticSeverity.Warning, "declared hot by hot_members")]
    [InlineData("C.*", DiagnosticSeverity.Warning, "declared hot by hot_members")]
    [InlineData("C.N", DiagnosticSeverity.Info, "not known to be hot")]
    public Task PlaceThatIsListedHot_WarnsWhateverTheJitMayDo(string pattern, DiagnosticSeverity severity, string why) =>
        VerifyArrayAsync(Unknown, "net10.0", severity, why + "; newer JITs may remove it", "dotnet_code_quality.allocations.hot_members = " + pattern);

    [Theory]
    [InlineData("await F();", "await F(); ", DiagnosticSeverity.Info)]
    [InlineData("await F().ConfigureAwait(false);", "", DiagnosticSeverity.Info)]
    [InlineData("foreach (var j in row) await F();", "", DiagnosticSeverity.Info)]
    [InlineData("", "await F();", DiagnosticSeverity.Info)]
    [InlineData("", "", DiagnosticSeverity.Warning)]
    [InlineData("await V();", "", DiagnosticSeverity.Warning)]
    [InlineData("if (k > 3) await F();", "", DiagnosticSeverity.Warning)]
    [InlineData("await s.FlushAsync();", "", DiagnosticSeverity.Warning)]
    [InlineData("System.Func<Task> f = async () => await F();", "", DiagnosticSeverity.Warning)]
    public Task SmallObjectBesideAnAwaitedTask_IsASuggestion(string before, string after, DiagnosticSeverity severity) =>
        VerifyItemAsync(before + " " + Small + " " + after, severity);

    [Theory]
    [InlineData("await U({|#0:text.Substring(k, 3)|} == \"abc\" ? 1 : 2);", DiagnosticSeverity.Info)]
    [InlineData("await ({|#0:text.Substring(k, 3)|} == \"abc\" ? F() : U(k));", DiagnosticSeverity.Warning)]
    public Task ArgumentOfAnAwaitedCall_IsBesideItsTask(string statement, DiagnosticSeverity severity) => VerifyAsync<ParseChainAnalyzer>(
        InLoop(statement),
        "net8.0",
        severity,
        "",
        "'Substring' makes a string that only a comparison reads",
        "32 B",
        "in a loop (line 1, depth 2)");

    [Theory]
    [InlineData("await {|#0:R().AsTask()|};", DiagnosticSeverity.Warning)]
    [InlineData("await {|#0:R().AsTask()|}.ConfigureAwait(false);", DiagnosticSeverity.Warning)]
    [InlineData("await {|#0:R().AsTask()|}; await F();", DiagnosticSeverity.Info)]
    public Task TaskThatIsAwaited_IsNotBesideItself(string statements, DiagnosticSeverity severity) => VerifyAsync<UnneededTaskAnalyzer>(
        InLoop(statements), "net8.0", severity, "", "AsTask", "for a task, though a 'ValueTask' can be awaited", "72 B", "in a loop (line 1, depth 2)");

    [Theory]
    [InlineData(15, "", DiagnosticSeverity.Warning)]
    [InlineData(16, "", DiagnosticSeverity.Info)]
    [InlineData(14, "W();", DiagnosticSeverity.Info)]
    [InlineData(13, "W();", DiagnosticSeverity.Warning)]
    [InlineData(8, "X();", DiagnosticSeverity.Info)]
    [InlineData(7, "X();", DiagnosticSeverity.Warning)]
    [InlineData(14, "Y(true);", DiagnosticSeverity.Warning)]
    [InlineData(0, "Z(row);", DiagnosticSeverity.Info)]
    [InlineData(8, "S(row);", DiagnosticSeverity.Info)]
    [InlineData(7, "S(row);", DiagnosticSeverity.Warning)]
    [InlineData(0, "X(); X();", DiagnosticSeverity.Info)]
    [InlineData(0, "foreach (var j in row) { U(j); U(k); }", DiagnosticSeverity.Info)]
    [InlineData(0, "foreach (var j in row) U(j);", DiagnosticSeverity.Warning)]
    [InlineData(0, "var a = new int[k]; var b = new int[k * 2];", DiagnosticSeverity.Info)]
    [InlineData(0, "var a = new int[9]; var b = new int[k]; int[] c = new int[] { k };", DiagnosticSeverity.Warning)]
    [InlineData(8, "var l = new List<int>(row);", DiagnosticSeverity.Info)]
    [InlineData(7, "var l = new List<int>(row);", DiagnosticSeverity.Warning)]
    [InlineData(0, "var l = row.ToList(); HashSet<int> h = new(row);", DiagnosticSeverity.Info)]
    [InlineData(0, "var l = row.ToDictionary(i => i); var a = text.ToArray();", DiagnosticSeverity.Info)]
    [InlineData(8, "var l = new List<int>(k);", DiagnosticSeverity.Warning)]
    [InlineData(8, "var l = new List<int>(new[] { k, k });", DiagnosticSeverity.Warning)]
    [InlineData(8, "var l = new[] { k, k }.ToList();", DiagnosticSeverity.Warning)]
    [InlineData(8, "var n = row.Max();", DiagnosticSeverity.Warning)]
    [InlineData(8, "if (k > 3) { var l = row.ToList(); }", DiagnosticSeverity.Warning)]
    [InlineData(0, "if (k > 3) { for (var j = 0; j < 9; j++) { U(j); U(k); } }", DiagnosticSeverity.Warning)]
    [InlineData(0, "System.Action f = () => { for (var j = 0; j < 9; j++) { U(j); U(k); } };", DiagnosticSeverity.Warning)]
    public Task SmallObjectBesideManyCalls_IsASuggestion(int calls, string other, DiagnosticSeverity severity) =>
        VerifyItemAsync(string.Concat(Enumerable.Repeat("U(k); ", calls)) + Small + " " + other, severity);

    [Fact]
    public Task LargeObjectBesideManyCalls_Warns() =>
        VerifyItemAsync(Large + " foreach (var j in row) { U(j); U(k); }", DiagnosticSeverity.Warning, "104 B");

    [Fact]
    public Task LargeObjectBesideAnAwaitedTask_Warns() => VerifyItemAsync("await F(); " + Large, DiagnosticSeverity.Warning, "104 B");

    [Theory]
    [InlineData(15, DiagnosticSeverity.Warning)]
    [InlineData(16, DiagnosticSeverity.Info)]
    public Task TextBesideManyCalls_IsASuggestion(int calls, DiagnosticSeverity severity) => VerifyAsync<ParseChainAnalyzer>(
        "class C { static void U() { } static int M(string[][] rows) { var n = 0; foreach (var row in rows) foreach (var s in row)\n{ "
            + string.Concat(Enumerable.Repeat("U(); ", calls)) + "if ({|#0:s.Substring(2)|} == row[0]) n++; } return n; } }",
        "net8.0",
        severity,
        "",
        "'Substring' makes a string that only a comparison reads",
        "memory",
        "in a loop (line 1, depth 2)");

    private static Task VerifyItemAsync(string statements, DiagnosticSeverity severity, string bytes = "32 B") =>
        VerifyAsync<SingleItemCollectionAnalyzer>(
            InLoop(statements),
            "net8.0",
            severity,
            "",
            "one item",
            "P",
            "an overload takes the item itself",
            bytes,
            "in a loop (line 1, depth 2)");

    private static string InLoop(string statements) =>
        "using System.Collections.Generic; using System.Linq; using System.Threading.Tasks; "
            + "struct Large { public decimal A, B, C, D, E; } class C { static int N; static Large L; "
            + "static void P(int a) => N += a; static void P(int[] all) { foreach (var a in all) P(a); } "
            + "static void P(Large a) => L = a; static void P(Large[] all) { foreach (var a in all) P(a); } static Task F() => Task.CompletedTask; "
            + "static Task U(int n) => F(); static void W() { F(); F(); } static void X() { foreach (var i in new int[4]) F(); W(); } "
            + "static void Y(bool b) { F(); if (b) return; W(); W(); W(); } static void Z(int[] all) { foreach (var i in all) F(); } "
            + "static int S(int[] all) { var n = 0; for (var i = 0; i < all.Length; i++) n += all[i]; return n; } static ValueTask V() => default; "
            + "static ValueTask<int> R() => default; "
            + "static async Task M(int[][] rows, string text, System.IO.Stream s) { await F(); "
            + "foreach (var row in rows) foreach (var k in row)\n{ " + statements + " } } }";

    private static Task VerifyArrayAsync(string source, string framework, DiagnosticSeverity severity, string why, string option = "") =>
        VerifyAsync<TemporaryArrayAnalyzer>(source, framework, severity, option, "a", "can live on the stack", "40 B", why);

    private static Task VerifyAsync<TAnalyzer>(string source, string framework, DiagnosticSeverity severity, string option, params string[] arguments)
        where TAnalyzer : DiagnosticAnalyzer, new()
    {
        var test = new AnyHeat.Analyzer<TAnalyzer>.Test
        {
            TestCode = source,
            ReferenceAssemblies = framework switch
            {
                "net8.0" => ReferenceAssemblies.Net.Net80,
                "net9.0" => ReferenceAssemblies.Net.Net90,
                "net10.0" => ReferenceAssemblies.Net.Net100,
                _ => ReferenceAssemblies.NetStandard.NetStandard20,
            },
            ExpectedDiagnostics = { CSharpAnalyzerVerifier<TAnalyzer>.Diagnostic().WithLocation(0).WithSeverity(severity).WithArguments([.. arguments]) },
        };
        test.TestState.AnalyzerConfigFiles.Add(("/.editorconfig", "root = true\n[*.cs]\n" + option + "\n"));
        return test.RunAsync(TestContext.Current.CancellationToken);
    }
}
