using Allocations.Analyzers.Rules.Time.WidenedProduct;
using Allocations.CodeFixes.Rules.Time.WidenedProduct;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Time.WidenedProduct.WidenedProductAnalyzer,
    Allocations.CodeFixes.Rules.Time.WidenedProduct.WidenedProductCodeFix>;

namespace Allocations.Tests.Time.WidenedProduct;

public sealed class WidenedProductTests
{
    private const string Long = "ALLOC703.Long!";

    [Theory]
    [InlineData("_at = Environment.TickCount64 + [|n * 1000|];")]
    [InlineData("_at = [|n * 1000|] + Environment.TickCount64;")]
    [InlineData("if (Environment.TickCount64 - _at > [|1000 * n|]) return;")]
    [InlineData("if (_watch.ElapsedMilliseconds >= [|n * 60 * 1000|]) return;")]
    [InlineData("var span = TimeSpan.FromMilliseconds([|n * 1000|]);")]
    [InlineData("var span = new TimeSpan([|n * 10000000|]);")]
    [InlineData("var at = DateTime.UtcNow.AddMilliseconds([|n * Scale|]);")]
    [InlineData("var span = TimeSpan.FromMilliseconds([|n * m|]);")]
    [InlineData("var now = Environment.TickCount64; _at = now + ([|n * 1000|]);")]
    [InlineData("_at = Now + [|n * 1000|];")]
    [InlineData("_at += [|n * 1000|];")]
    [InlineData("_at = _at - [|n * 1024|];")]
    [InlineData("_at = [|n * 24 * 60 * 60 * 1000|];")]
    [InlineData("_at = (long)([|n * 1000|]);")]
    [InlineData("_unsigned += [|u * 1000|];")]
    [InlineData("_at += [|Seconds * 1000|];")]
    public Task ProductThatIsWidenedLater_IsReported(string statement) => AnalyzeAsync(statement);

    [Theory]
    [InlineData("_at = Environment.TickCount64 + n * 1000L;")]
    [InlineData("_at = Environment.TickCount64 + (long)n * 1000;")]
    [InlineData("_at = Environment.TickCount64 + 60 * 1000;")]
    [InlineData("_at = Environment.TickCount64 + n;")]
    [InlineData("_at = checked(Environment.TickCount64 + n * 1000);")]
    [InlineData("checked { _at = Environment.TickCount64 + n * 1000; }")]
    [InlineData("_at = unchecked(Environment.TickCount64 + n * 1000);")]
    [InlineData("_at = Environment.TickCount64 + b * 1000;")]
    [InlineData("_at = Environment.TickCount64 + (n % 60) * 1000;")]
    [InlineData("_at = Environment.TickCount64 + Math.Min(n, 60) * 1000;")]
    [InlineData("if (n > 3600) return; _at = Environment.TickCount64 + n * 1000;")]
    [InlineData("_at = Environment.TickCount64 + DateTime.Now.Second * 1000;")]
    [InlineData("_at = Environment.TickCount64 + new TimeSpan().Minutes * 60 * 1000;")]
    [InlineData("var some = 20; _at = Environment.TickCount64 + some * 1000;")]
    [InlineData("var sign = 0; if (n > 3) sign = -1; else sign = 1; var span = TimeSpan.FromMilliseconds(sign * m);")]
    [InlineData("var span = TimeSpan.FromSeconds(n * 60);")]
    [InlineData("_at = n * 1000;")]
    [InlineData("_at += n * 12;")]
    [InlineData("double d = n * 1000; d = d + n * 1000;")]
    [InlineData("int i = n * 1000; _at = i;")]
    [InlineData("_at = 5L + n * 1000;")]
    [InlineData("_at = hash * 1000003;")]
    [InlineData("Expression<Func<long, long>> tree = at => at + n * 1000;")]
    public Task ProductThatIsWideBoundedOrForSomethingElse_IsSilent(string statement) => AnalyzeAsync(statement);

    [Fact]
    public Task CheckedProject_IsSilent() => new Verify.Test
    {
        TestCode = "class C { long M(int n) => System.Environment.TickCount64 + n * 1000; }",
        SolutionTransforms =
        {
            static (solution, id) => solution.WithProjectCompilationOptions(
                id, ((CSharpCompilationOptions)solution.GetProject(id)!.CompilationOptions!).WithOverflowChecks(true)),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task Incomplete_IsSilent() => Verify.VerifyAnalyzerAsync(
        "class C { long M(int n) => System.Environment.TickCount64 + n * {|CS0103:missing|} + {|CS0103:missing|} * 1000 + n * {|CS1525:;|} }");

    [Theory]
    [InlineData(
        "_at = Environment.TickCount64 + {|#0:n * 1000|};",
        "'n * 1000' is computed as 'int' and overflows where 'n' is 2,147,484 or more, before it is widened to 'long'",
        DiagnosticSeverity.Warning)]
    [InlineData(
        "var span = TimeSpan.FromMilliseconds({|#0:n * 24 * 3600 * 1000|}, 0);",
        "'n * 24 * 3600 * 1000' is computed as 'int' and overflows where 'n' is 25 or more, before it is widened to 'long'",
        DiagnosticSeverity.Warning)]
    [InlineData(
        "var at = DateTime.UtcNow.AddMilliseconds({|#0:n * m|});",
        "'n * m' is computed as 'int' and overflows where it is more than 2,147,483,647, before it is widened to 'double'",
        DiagnosticSeverity.Info)]
    [InlineData(
        "_at += {|#0:n * 1024|};",
        "'n * 1024' is computed as 'int' and overflows where 'n' is 2,097,152 or more, before it is widened to 'long'",
        DiagnosticSeverity.Info)]
    [InlineData(
        "_unsigned += {|#0:u * 1000|};",
        "'u * 1000' is computed as 'uint' and overflows where 'u' is 4,294,968 or more, before it is widened to 'ulong'",
        DiagnosticSeverity.Info)]
    public Task Message_SaysFromWhichValueOn(string statement, string message, DiagnosticSeverity severity) => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp10,
        TestCode = Text(statement),
        ExpectedDiagnostics =
        {
            new DiagnosticResult(new WidenedProductAnalyzer().SupportedDiagnostics[0]).WithLocation(0).WithSeverity(severity).WithMessage(message),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("_at = Environment.TickCount64 + [|n * 1000|]; // then", "_at = Environment.TickCount64 + n * 1000L; // then")]
    [InlineData("_at = Environment.TickCount64 + [|1_000 * n|];", "_at = Environment.TickCount64 + 1_000L * n;")]
    [InlineData("_at = [|n * 24 * 60 * 60 * 1000|];", "_at = n * 24L * 60 * 60 * 1000;")]
    [InlineData("_at = _at + [|n * Scale|];", "_at = _at + (long)n * Scale;")]
    [InlineData("_at = _at + [|(n + 1) * m * 0x400|];", "_at = _at + (long)(n + 1) * m * 0x400;")]
    [InlineData("_at += [|-n * Scale|];", "_at += (long)(-n) * Scale;")]
    [InlineData("var span = TimeSpan.FromMilliseconds([|n /* s */ * 1000|]);", "var span = TimeSpan.FromMilliseconds(n /* s */ * 1000L);")]
    [InlineData("var at = DateTime.UtcNow.AddMilliseconds([|n * 1000|]);", "var at = DateTime.UtcNow.AddMilliseconds(n * 1000L);")]
    [InlineData("_at = (long)([|n * 1000|]);", "_at = (long)(n * 1000L);")]
    public Task FirstFactor_BecomesLong(string before, string after) => FixAsync(before, after);

    [Theory]
    [InlineData("_at = _at + [|n * (m * 1000)|];")]
    [InlineData("_unsigned += [|u * 1000|];")]
    public Task ProductBesideAnother_IsLeft(string statement) => FixAsync(statement, statement);

    [Fact]
    public async Task Fix_ComputesInFullWhatOverflowed()
    {
        const string Source = "using System; public static class C { public static long M(int n) { var from = Environment.TickCount64; "
            + "return from + n * 1000 - from; } "
            + "public static double T(int n) => TimeSpan.FromMilliseconds(n * 60 * 1000).TotalMilliseconds; }";
        var changed = await AppliedFix.ApplyAsync<WidenedProductAnalyzer, WidenedProductCodeFix>(Source, LanguageVersion.CSharp10, static _ => true);

        SameBehaviour.Verify(
            Source, changed, from n in new[] { 0, 1, -1, 35_791, -35_791 } select new object?[] { n }, LanguageVersion.CSharp10, "M", "T");
        using var before = CompiledMethods.Compile(Source);
        using var after = CompiledMethods.Compile(changed);
        Assert.Equal(-2_147_483_296L, before.Call("M", 2_147_484).Value);
        Assert.Equal(2_147_484_000L, after.Call("M", 2_147_484).Value);
        Assert.Equal(2_147_520_000d, after.Call("T", 35_792).Value);
    }

    private static Task AnalyzeAsync(string statement) =>
        new Verify.Test { LanguageVersion = LanguageVersion.CSharp10, TestCode = Text(statement) }.RunAsync(TestContext.Current.CancellationToken);

    private static Task FixAsync(string before, string after) => new Verify.Test
    {
        TestCode = Text(before),
        FixedCode = Text(after),
        CodeActionEquivalenceKey = Long,
        LanguageVersion = LanguageVersion.CSharp10,
        CodeActionVerifier = static (action, verifier) =>
            verifier.True(action.Title == "Multiply as 'long' (a product that overflowed is computed in full)", action.Title),
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Text(string statement) => """
        using System; using System.Diagnostics; using System.Linq.Expressions;
        public class C
        {
            private const int Scale = 1000; private long _at; private ulong _unsigned; private readonly Stopwatch _watch = new Stopwatch();
            private static long Now => Environment.TickCount64; public int Seconds { get; set; }
            public void M(int n, int m, uint u, byte b, int hash)
            {
        """ + "\n" + statement + "\n}\n}\n";
}
