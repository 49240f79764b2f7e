using Microsoft.CodeAnalysis;
using Any = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationCodeFix>;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationAnalyzer>;

namespace Allocations.Tests.Arguments.LoopInvariantAllocation;

/// <summary>Texts that are made of nothing but values that are always the same.</summary>
public sealed class FixedTextTests
{
    [Fact]
    public Task Message_OfAFixedText_SaysThatItIsTheSame() => Any.VerifyAnalyzerAsync(
        In("string M() => {|#0:Root + \"/a\"|};"),
        Any.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'Root + \"/a\"' allocates memory on each call, although it is always the same text (not known to be hot)"));

    [Theory]
    [InlineData("string M() => [|$\"{Root}/a\"|];")]
    [InlineData("string M() => [|string.Format(\"{0}/events\", Root)|];")]
    [InlineData("string M() => [|string.Format(\"{0}/{1}{2}\", Root, \"a\", Root)|];")]
    [InlineData("string M() => [|\"a\" + Path.DirectorySeparatorChar + Root|];")]
    [InlineData("string M() => [|\"pid \" + Environment.ProcessId|];")]
    [InlineData("string M() => [|$\"{Environment.ProcessId}: {BitConverter.IsLittleEndian} {Stopwatch.IsHighResolution}\"|];")]
    [InlineData("string M() => [|$\"{Stopwatch.Frequency} Hz\"|];")]
    [InlineData("string M() => [|$\"{Environment.MachineName}/{Environment.Is64BitProcess}\"|];")]
    [InlineData("string M() => [|$\"on {RuntimeInformation.OSDescription,20}\"|];")]
    [InlineData("string M() => [|$\"{Flag} {Size}\"|];")]
    [InlineData("void M() { while (true) Use([|\"one\" + Environment.NewLine + \"two\"|]); }")]
    public Task TextOfFixedValues_IsReportedWithoutAFix(string member) => Any.VerifyCodeFixAsync(In(member), In(member));

    [Theory]
    [InlineData("string M(string s) => Root + s;")]
    [InlineData("string M() => Root + _part;")]
    [InlineData("string M() => \"a\" + \"b\";")]
    [InlineData("string M() => $\"{Root}\";")]
    [InlineData("string M() => Root + Number;")]
    [InlineData("string M() => Changed + \"a\";")]
    [InlineData("string M() => $\"{Environment.ProcessId:N0} {Root}\";")]
    [InlineData("string M() => $\"{Environment.ProcessId,8} {Root}\";")]
    [InlineData("string M() => string.Format(\"{0:N0}\", Environment.ProcessId);")]
    [InlineData("string M() => $\"{Environment.TickCount} {Root}\";")]
    [InlineData("string M() => $\"{Environment.CurrentDirectory}/a\";")]
    [InlineData("string M() => $\"{Environment.UserName}/a\";")]
    [InlineData("string M() => $\"{Number} {Root}\";")]
    [InlineData("string M() => $\"{Changing} {Root}\";")]
    [InlineData("string M() => Root;")]
    [InlineData("string M(string format) => string.Format(format, Root);")]
    [InlineData("string M(IFormatProvider p) => string.Format(p, \"{0}/a\", Root);")]
    [InlineData("string M() => string.Format(\"{0}/a\", Number);")]
    [InlineData("void M(System.Text.StringBuilder b) => b.Append(Root + \"a\");")]
    [InlineData("static readonly string s_all = Root + \"a\";")]
    [InlineData("void M() => throw new Exception(Root + \"a\");")]
    [InlineData("System.Linq.Expressions.Expression<Func<string>> M() => () => Root + \"a\";")]
    public Task OtherText_IsNotReported(string member) => Any.VerifyAnalyzerAsync(In(member));

    [Fact]
    public Task TextOfFixedValues_IsSmallWhereNothingRunsOften() => Verify.VerifyAnalyzerAsync(In("string M() => Root + \"/a\";"));

    private static string In(string member) =>
        "using System; using System.Diagnostics; using System.IO; using System.Runtime.InteropServices; class C { static readonly bool Flag = Root != null; "
            + "static readonly uint Size = 3; static bool Changing = Flag; "
            + "static readonly string Root = Environment.MachineName; static string Changed = Root; "
            + "static readonly int Number = 3; readonly string _part = Root; static void Use(string text) { } " + member + " }";
}
