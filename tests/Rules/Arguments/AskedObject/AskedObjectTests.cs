using Allocations.Analyzers.Rules.Arguments.AskedObject;
using Allocations.CodeFixes.Rules.Arguments.AskedObject;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using AnyHeat = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Arguments.AskedObject.AskedObjectAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.AskedObject.AskedObjectCodeFix>;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Arguments.AskedObject.AskedObjectAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.AskedObject.AskedObjectCodeFix>;

namespace Allocations.Tests.Arguments.AskedObject;

public sealed class AskedObjectTests
{
    private const string Message =
        "The 'Stopwatch' that is made only to ask it for 'Elapsed' allocates 40 B, although 'Stopwatch.GetElapsedTime' needs none (in a loop (line 7)";

    private const string NoException = " (a path that is null, empty or not valid is no exception)";
    private const string Shared = "Use 'Random.Shared' (the numbers are those of a generator that all share)";

    [Theory]
    [InlineData("Use([|new FileInfo(path)|].Exists);")]
    [InlineData("Use([|new DirectoryInfo(path)|].Exists);")]
    [InlineData("Use([|new FileInfo(path)|].LastWriteTimeUtc);")]
    [InlineData("Use([|new System.Threading.CancellationTokenSource()|].Token);")]
    [InlineData("var source = [|new System.Threading.CancellationTokenSource()|]; Use(source.Token); Use(source.Token);")]
    [InlineData("Use([|new FileInfo(path)|].Name);")]
    [InlineData("var info = [|new FileInfo(path)|]; if (n > 2 && info.Exists) n++;")]
    [InlineData("Use([|new Random()|].Next(9));")]
    [InlineData("var random = [|new Random()|]; Use(random.Next() + random.NextDouble());")]
    [InlineData("Use([|new UTF8Encoding()|].GetBytes(path));")]
    [InlineData("Use([|new UTF8Encoding(false)|].GetByteCount(path));")]
    [InlineData("var encoding = [|new ASCIIEncoding()|]; Use(encoding.GetBytes(path)); Use(encoding.GetString(Bytes));")]
    [InlineData("Use([|new UnicodeEncoding()|].GetString(Bytes));")]
    [InlineData("var watch = [|Stopwatch.StartNew()|]; n++; Use(watch.Elapsed);")]
    [InlineData("var watch = [|Stopwatch.StartNew()|]; n++; if (watch.ElapsedMilliseconds > 9) Use(watch.ElapsedMilliseconds);")]
    [InlineData("var watch = [|Stopwatch.StartNew()|]; n++; Use(watch.ElapsedTicks);")]
    [InlineData("var watch = [|Stopwatch.StartNew()|]; n++; watch.Stop(); Use(watch.Elapsed); Use(watch.ElapsedMilliseconds);")]
    [InlineData("var watch = [|Stopwatch.StartNew()|]; try { n++; } finally { watch.Stop(); } Use(watch.Elapsed);")]
    [InlineData("var watch = [|Stopwatch.StartNew()|]; if (n > 2) { watch.Stop(); Use(watch.Elapsed); } else { watch.Stop(); Use(watch.Elapsed); }")]
    [InlineData("var watch = [|new Stopwatch()|]; watch.Start(); n++; watch.Stop(); Use(watch.Elapsed);")]
    public Task ObjectThatIsOnlyAsked_IsReported(string statement) => AnalyzeAsync(statement);

    [Theory]
    [InlineData("Use(File.Exists(path));")]
    [InlineData("Use(new FileInfo(path));")]
    [InlineData("Use(new FileInfo(path).Length);")]
    [InlineData("Use(new DirectoryInfo(path).Name);")]
    [InlineData("Use(new FileInfo(path).FullName);")]
    [InlineData("Use(new System.Threading.CancellationTokenSource(n).Token);")]
    [InlineData("using var source = new System.Threading.CancellationTokenSource(); Use(source.Token);")]
    [InlineData("var source = new System.Threading.CancellationTokenSource(); Use(source.Token); source.CancelAfter(n);")]
    [InlineData("var info = new FileInfo(path); if (info.Exists) Use(info.LastWriteTime);")]
    [InlineData("var info = new FileInfo(path); if (info.Exists) Use(info);")]
    [InlineData("var info = new FileInfo(path); Use(info.Exists); info = null;")]
    [InlineData("var info = new FileInfo(path); Func<bool> ask = () => info.Exists; Use(ask);")]
    [InlineData("new FileInfo(path).LastWriteTime = default;")]
    [InlineData("Use(new Random(n).Next());")]
    [InlineData("var random = new Random(); Use(random);")]
    [InlineData("Use(new Random().ToString());")]
    [InlineData("Use(new Random().GetHashCode());")]
    [InlineData("Use(new UTF8Encoding(false, true).GetBytes(path));")]
    [InlineData("Use(new UTF8Encoding(path.EndsWith('x')).GetBytes(path));")]
    [InlineData("Use(new UnicodeEncoding(true, false).GetBytes(path));")]
    [InlineData("Use(new UTF8Encoding(true).GetPreamble());")]
    [InlineData("Use(new Own.Random().Next());")]
    [InlineData("var watch = Stopwatch.StartNew(); n++; Use(watch.Elapsed); watch.Restart();")]
    [InlineData("var watch = Stopwatch.StartNew(); n++; watch.Stop(); watch.Start(); Use(watch.Elapsed);")]
    [InlineData("var watch = Stopwatch.StartNew(); if (n > 2) { watch.Stop(); } Use(watch.Elapsed);")]
    [InlineData("var watch = Stopwatch.StartNew(); if (n > 2) watch.Stop(); Use(watch.Elapsed);")]
    [InlineData("var watch = Stopwatch.StartNew(); for (var i = 0; i < n; i++) { Use(watch.Elapsed); watch.Stop(); }")]
    [InlineData("var watch = Stopwatch.StartNew(); again: Use(watch.Elapsed); watch.Stop(); if (n++ < 9) goto again;")]
    [InlineData("var watch = new Stopwatch(); again: watch.Start(); Use(watch.Elapsed); if (n++ < 9) goto again;")]
    [InlineData("var watch = Stopwatch.StartNew(); switch (n) { case 2: Use(watch.Elapsed); break; case 1: watch.Stop(); goto case 2; }")]
    [InlineData("var watch = Stopwatch.StartNew(); try { n++; watch.Stop(); } catch { n--; } Use(watch.Elapsed);")]
    [InlineData("var watch = Stopwatch.StartNew(); n++; watch.Stop(); Use(watch.IsRunning);")]
    [InlineData("var watch = Stopwatch.StartNew(); n++; watch.Stop();")]
    [InlineData("var watch = new Stopwatch(); Use(watch.Elapsed);")]
    [InlineData("var watch = new Stopwatch(); if (n > 2) { watch.Start(); } Use(watch.Elapsed);")]
    [InlineData("var watch = new Stopwatch(); Use(watch.Elapsed); watch.Start(); Use(watch.Elapsed);")]
    [InlineData("var watch = new Stopwatch(); watch.Start(); n++; Use(watch.Elapsed); watch.Start();")]
    [InlineData("var watch = Stopwatch.StartNew(); watch.Start(); Use(watch.Elapsed);")]
    [InlineData("var watch = Stopwatch.StartNew(); n++; Use(watch);")]
    [InlineData("var watch = Stopwatch.StartNew();")]
    [InlineData("throw new Exception(new FileInfo(path).Name);")]
    [InlineData("System.Linq.Expressions.Expression<Func<bool>> tree = () => new FileInfo(path).Exists; Use(tree);")]
    public Task ObjectThatDoesMore_IsSilent(string statement) => AnalyzeAsync(statement);

    [Fact]
    public Task OutsideWarmCode_IsSilent() => Verify.VerifyAnalyzerAsync(
        "public class C { public int M(string path) => new System.Random().Next() + (new System.IO.FileInfo(path).Exists ? 1 : 0); }");

    [Fact]
    public Task FrameworkWithoutTheAnswer_IsSilent() => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
        TestCode = "using System.Diagnostics; class C { void M() { while (true) { var watch = Stopwatch.StartNew(); "
            + "System.GC.KeepAlive(watch.Elapsed); System.GC.KeepAlive(new System.Random().Next()); } } }",
    }.RunAsync(TestContext.Current.CancellationToken);

    private const string OldWatch =
        "using System.Diagnostics; class C { void M() { var watch = {|#0:Stopwatch.StartNew()|}; System.GC.KeepAlive(watch.Elapsed); } }";

    [Fact]
    public Task StopwatchBeforeGetElapsedTime_IsReportedIfAskedForWithoutAFix() => new AnyHeat.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
        TestCode = OldWatch,
        FixedCode = OldWatch,
        ExpectedDiagnostics =
        {
            AnyHeat.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
                "The 'Stopwatch' that is made only to ask it for 'Elapsed' allocates 40 B, although 'Stopwatch.GetTimestamp' needs none (not known to be hot)"),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task Incomplete_IsSilent() => Verify.VerifyAnalyzerAsync(
        "using System.IO; class C { void M(string path) { while (true) { var a = new FileInfo({|CS0103:missing|}).Missing; "
            + "var b = new {|CS1729:System.Random|}(1, 2).Next(); {|CS0246:Missing|} c = new FileInfo(path); } } }");

    [Theory]
    [InlineData(
        "Use({|#0:new FileInfo(path)|}.Exists);",
        "The 'FileInfo' that is made only to ask it for 'Exists' allocates memory, although 'File.Exists' needs none (in a loop (line 8))",
        DiagnosticSeverity.Info)]
    [InlineData(
        "Use({|#0:new Random()|}.Next());",
        "The 'Random' that is made only to ask it for 'Next' allocates memory, although 'Random.Shared' needs none (in a loop (line 8))",
        DiagnosticSeverity.Warning)]
    [InlineData(
        "var w = {|#0:Stopwatch.StartNew()|}; Use(w.Elapsed);",
        "The 'Stopwatch' that is made only to ask it for 'Elapsed' allocates 40 B, although 'Stopwatch.GetElapsedTime' needs none (in a loop (line 8))",
        DiagnosticSeverity.Info)]
    public Task Message_TellsWhatIsAskedAndWhatAnswers(string statement, string message, DiagnosticSeverity severity) => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.Net.Net80,
        TestCode = Text(statement),
        ExpectedDiagnostics =
        {
            new DiagnosticResult(new AskedObjectAnalyzer().SupportedDiagnostics[0])
                .WithLocation(0).WithSeverity(severity).WithMessage(message),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("Use([|new UTF8Encoding()|].GetBytes(path));", "Use(Encoding.UTF8.GetBytes(path));", "Kept", "Use 'Encoding.UTF8'")]
    [InlineData(
        "var encoding = [|new UnicodeEncoding()|]; // why\nUse(encoding.GetBytes(path));",
        "var encoding = Encoding.Unicode; // why\nUse(encoding.GetBytes(path));",
        "Kept",
        "Use 'Encoding.Unicode'")]
    [InlineData("Use([|new Random()|].Next(9));", "Use(Random.Shared.Next(9));", "Kept!", Shared)]
    [InlineData(
        "Use([|new System.Threading.CancellationTokenSource()|].Token);", "Use(System.Threading.CancellationToken.None);", "Fixed!",
        "Use 'CancellationToken.None' (the token tells that it cannot be canceled)")]
    [InlineData("Use([|new FileInfo(path)|].Exists);", "Use(File.Exists(path));", "Given!", "Ask 'File.Exists'" + NoException)]
    [InlineData(
        "Use([|new FileInfo(path + n)|].LastWriteTime);", "Use(File.GetLastWriteTime(path + n));", "Given!", "Ask 'File.GetLastWriteTime'" + NoException)]
    [InlineData(
        "var info = [|new DirectoryInfo(path)|];\nif (!info.Exists)\n    n++;",
        "if (!Directory.Exists(path))\n    n++;",
        "Given!",
        "Ask 'Directory.Exists'" + NoException)]
    [InlineData("Use([|new FileInfo(path)|].Name);", "Use(Path.GetFileName(path));", "Given!", "Ask 'Path.GetFileName'" + NoException)]
    [InlineData(
        "var watch = [|Stopwatch.StartNew()|]; n++; Use(watch.Elapsed);",
        "var watch = Stopwatch.GetTimestamp(); n++; Use(Stopwatch.GetElapsedTime(watch));",
        "Since",
        "Keep the moment as a number")]
    [InlineData(
        "var watch = [|Stopwatch.StartNew()|]; if (watch.ElapsedMilliseconds > 9) n++;",
        "var watch = Stopwatch.GetTimestamp(); if ((long)Stopwatch.GetElapsedTime(watch).TotalMilliseconds > 9) n++;",
        "Since",
        "Keep the moment as a number")]
    [InlineData(
        "var watch = [|Stopwatch.StartNew()|]; n += watch.ElapsedMilliseconds.CompareTo(1);",
        "var watch = Stopwatch.GetTimestamp(); n += ((long)Stopwatch.GetElapsedTime(watch).TotalMilliseconds).CompareTo(1);",
        "Since",
        "Keep the moment as a number")]
    [InlineData("UTF8Encoding encoding = [|new UTF8Encoding()|]; Use(encoding.GetBytes(path));", null, null, null)]
    [InlineData(
        "Stopwatch watch = [|Stopwatch.StartNew()|]; Use(watch.Elapsed);",
        "long watch = Stopwatch.GetTimestamp(); Use(Stopwatch.GetElapsedTime(watch));",
        "Since",
        "Keep the moment as a number")]
    [InlineData(
        "var watch = [|Stopwatch.StartNew()|]; n++; Use(watch.ElapsedTicks.ToString());",
        "var watch = Stopwatch.GetTimestamp(); n++; Use((Stopwatch.GetTimestamp() - watch).ToString());",
        "Since",
        "Keep the moment as a number")]
    [InlineData(
        "var watch = [|Stopwatch.StartNew()|];\nn++;\nwatch.Stop(); // here\nUse(watch.Elapsed);\nUse(watch.ElapsedMilliseconds);",
        "var watch = Stopwatch.GetTimestamp();\nn++;\nvar elapsed = Stopwatch.GetElapsedTime(watch); // here\nUse(elapsed);\n"
            + "Use((long)elapsed.TotalMilliseconds);",
        "Since",
        "Keep the moment as a number")]
    [InlineData(
        "var watch = [|Stopwatch.StartNew()|];\nn++;\nUse(watch.Elapsed);\nwatch.Stop();",
        "var watch = Stopwatch.GetTimestamp();\nn++;\nUse(Stopwatch.GetElapsedTime(watch));",
        "Since",
        "Keep the moment as a number")]
    [InlineData(
        "var watch = [|Stopwatch.StartNew()|];\ntry\n{\n    n++;\n}\nfinally\n{\n    watch.Stop();\n}\nUse(watch.Elapsed);",
        "var watch = Stopwatch.GetTimestamp();\nTimeSpan elapsed;\ntry\n{\n    n++;\n}\nfinally\n{\n"
            + "    elapsed = Stopwatch.GetElapsedTime(watch);\n}\nUse(elapsed);",
        "Since",
        "Keep the moment as a number")]
    [InlineData(
        "Stopwatch watch = [|new Stopwatch()|];\nn++;\nwatch.Start();\nvar elapsed = n;\nwatch.Stop();\nUse(watch.Elapsed + \"\" + elapsed);",
        "n++;\nvar watch = Stopwatch.GetTimestamp();\nvar elapsed = n;\nvar elapsed2 = Stopwatch.GetElapsedTime(watch);\n"
            + "Use(elapsed2 + \"\" + elapsed);",
        "Since",
        "Keep the moment as a number")]
    [InlineData(
        "var a = [|Stopwatch.StartNew()|];\nn++;\na.Stop();\nvar b = [|Stopwatch.StartNew()|];\nn++;\nb.Stop();\nUse(a.Elapsed - b.Elapsed);",
        "var a = Stopwatch.GetTimestamp();\nn++;\nvar elapsed = Stopwatch.GetElapsedTime(a);\nvar b = Stopwatch.GetTimestamp();\nn++;\n"
            + "var elapsed2 = Stopwatch.GetElapsedTime(b);\nUse(elapsed - elapsed2);",
        "Since",
        "Keep the moment as a number")]
    [InlineData("var watch = [|Stopwatch.StartNew()|]; n++; watch.Stop(); Use(watch.ElapsedTicks);", null, null, null)]
    [InlineData("var w = [|Stopwatch.StartNew()|]; try { n++; w.Stop(); Use(w.Elapsed); } catch { w.Stop(); Use(w.Elapsed); }", null, null, null)]
    [InlineData("var info = [|new FileInfo(path)|]; n++; if (info.Exists) n++;", null, null, null)]
    [InlineData("var info = [|new FileInfo(path)|]; if (n > 2 && info.Exists) n++;", null, null, null)]
    [InlineData("Use([|new FileInfo(/* here */ path)|].Exists);", null, null, null)]
    [InlineData("Use([|Stopwatch.StartNew()|].Elapsed);", null, null, null)]
    public Task Fix_AsksTheStaticMember(string before, string? after, string? key, string? title) => new Verify.Test
    {
        TestCode = Text(before),
        FixedCode = Text(after ?? before),
        CodeActionEquivalenceKey = key is null ? null : "ALLOC107." + key,
        CodeFixTestBehaviors = key?.EndsWith('!') == true ? CodeFixTestBehaviors.SkipFixAllCheck : CodeFixTestBehaviors.None,
        CodeActionVerifier = (action, verifier) => verifier.Equal(title, action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task StopwatchAcrossAwait_IsReportedWithoutTheJit() => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.Net.Net90,
        TestCode = """
            using System; using System.Diagnostics; using System.Threading.Tasks;
            class C
            {
                static void Use(object value) { }
                async Task M(Func<Task> next)
                {
                    while (true)
                    {
                        var watch = {|#0:Stopwatch.StartNew()|};
                        await next();
                        watch.Stop();
                        Use(watch.Elapsed);
                        var other = {|#1:Stopwatch.StartNew()|};
                        Use(other.Elapsed);
                        await next();
                    }
                }
            }
            """,
        ExpectedDiagnostics =
        {
            new DiagnosticResult(new AskedObjectAnalyzer().SupportedDiagnostics[0]).WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
                Message + ")"),
            new DiagnosticResult(new AskedObjectAnalyzer().SupportedDiagnostics[0]).WithLocation(1).WithSeverity(DiagnosticSeverity.Info).WithMessage(
                Message + "; newer JITs may remove it)"),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    private const string BehaviourSource = """
        using System.Text;
        public static class Methods
        {
            public static string Bytes(string text, int count)
            {
                var seen = "";
                var unicode = new UnicodeEncoding();
                for (var i = 0; i < count; i++)
                {
                    seen += System.Convert.ToHexString(new UTF8Encoding(i > 1).GetBytes(text)) + new ASCIIEncoding().GetByteCount(text);
                    seen += unicode.GetString(unicode.GetBytes(text)) + new UTF8Encoding().GetMaxCharCount(count);
                    seen += new ASCIIEncoding().GetString(new byte[] { 65, 200, (byte)count });
                }
                return seen;
            }
        }
        """;

    [Fact]
    public async Task SafeFixes_BehaveTheSame()
    {
        var fixedSource = await AppliedFix.SafeAsync<AskedObjectAnalyzer, AskedObjectCodeFix>(BehaviourSource, LanguageVersion.CSharp10);
        Assert.DoesNotContain("new UTF8Encoding", fixedSource, StringComparison.Ordinal);
        Assert.DoesNotContain("new ASCIIEncoding", fixedSource, StringComparison.Ordinal);
        SameBehaviour.Verify(
            BehaviourSource,
            fixedSource,
            from text in new[] { null, "", "abc", "äöü", "\ud83d", "\ud83d\ude00x" } from count in new[] { 0, 1, 3 } select new object?[] { text, count },
            LanguageVersion.CSharp10,
            "Bytes");
    }

    private static Task AnalyzeAsync(string statement) => new Verify.Test { TestCode = Text(statement) }.RunAsync(TestContext.Current.CancellationToken);

    private static string Text(string statement) => """
        using System; using System.Diagnostics; using System.IO; using System.Text;
        class C
        {
            static byte[] Bytes = null; static void Use(object value) { }
            void M(string path, int n)
            {
                n++;
                while (true)
                {
        """ + "\n            " + statement.Replace("\n", "\n            ") + "\n        }\n    }\n}\n"
        + "namespace Own { class Random { public int Next() => 1; } }\n";
}
