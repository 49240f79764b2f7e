using Microsoft.CodeAnalysis;
using static Allocations.Tests.Heat.HeatVerifier;

namespace Allocations.Tests.Heat;

/// <summary>Where code is hot, warm or cold by the member that it is in, and why.</summary>
public sealed class DeclaredHeatTests
{
    [Theory]
    [InlineData("[HotPath] void F() => Use({|#0:new object()|});", "hot: [HotPath] on F")]
    [InlineData("[ColdPath] void F() => Use({|#0:new object()|});", "cold: [ColdPath]")]
    [InlineData("[ColdPath] void F(int[] ints) { foreach (var i in ints) Use({|#0:new object()|}); }", "cold: [ColdPath]")]
    [InlineData("[HotPath] object F => {|#0:new object()|};", "hot: [HotPath] on F")]
    [InlineData("object F { [HotPath] get => {|#0:new object()|}; }", "hot: [HotPath] on get_F")]
    [InlineData("object F { [ColdPath] get => {|#0:new object()|}; }", "cold: [ColdPath]")]
    [InlineData("[HotPath] class D { void F() => Use({|#0:new object()|}); }", "hot: [HotPath] on D")]
    [InlineData("[HotPath] class D { class E { void F() => Use({|#0:new object()|}); } }", "hot: [HotPath] on D")]
    [InlineData("[HotPath] class D { [ColdPath] void F() => Use({|#0:new object()|}); }", "cold: [ColdPath]")]
    [InlineData("[ColdPath] class D { [HotPath] void F() => Use({|#0:new object()|}); }", "hot: [HotPath] on F")]
    [InlineData("[HotPath] Action F() => () => Use({|#0:new object()|});", "hot: [HotPath] on F")]
    [InlineData("[Other.HotPath] void F() => Use({|#0:new object()|});", Unknown)]
    [InlineData("[Benchmark] public void F() => Use({|#0:new object()|});", "hot: in a benchmark")]
    [InlineData("[GlobalSetup] public void F() => Use({|#0:new object()|});", "cold: benchmark set-up")]
    [InlineData("[Fact] public void F() => Use({|#0:new object()|});", "cold: test method")]
    [InlineData("[Obsolete] public void F() => Use({|#0:new object()|});", Unknown)]
    public Task Attributes_DeclareHeat(string member, string heat) => VerifyMembersAsync(member, heat);

    [Theory]
    [InlineData("static C() { Use({|#0:new object()|}); }", "cold: runs once at start-up")]
    [InlineData("static C() { foreach (var i in new int[3]) Use({|#0:new object()|}); }", "cold: runs once at start-up")]
    [InlineData("C() { Use({|#0:new object()|}); }", Unknown)]
    [InlineData("static readonly object F = {|#0:new object()|};", "cold: runs once at start-up")]
    [InlineData("readonly object F = {|#0:new object()|};", Unknown)]
    [InlineData("static object F { get; } = {|#0:new object()|};", "cold: runs once at start-up")]
    [InlineData("static object F { get => {|#0:new object()|}; }", Unknown)]
    [InlineData("static object F => {|#0:new object()|};", Unknown)]
    [InlineData("object F { get; } = {|#0:new object()|};", Unknown)]
    [InlineData("static readonly Func<object> F = () => {|#0:new object()|};", Unknown)]
    [InlineData("static readonly object[] F = new int[3].Select(i => {|#0:new object()|}).ToArray();", "cold: runs once at start-up")]
    [InlineData("static readonly Lazy<object> F = new(() => {|#0:new object()|});", "cold: in a factory that runs once")]
    [InlineData("static void Main() { Use({|#0:new object()|}); }", "cold: runs once at start-up")]
    [InlineData("static void Main() { foreach (var i in new int[3]) Use({|#0:new object()|}); }", InLoop)]
    [InlineData("static void Main() { Action a = () => Use({|#0:new object()|}); }", Unknown)]
    [InlineData("static void Main() { new List<int>().ForEach(i => Use({|#0:new object()|})); }", "hot: in a lambda that 'ForEach' runs for each element")]
    [InlineData("static void Main() { F(); void F() => Use({|#0:new object()|}); }", "cold: runs once at start-up")]
    [InlineData("void Main() { Use({|#0:new object()|}); }", Unknown)]
    public Task StartUp_IsCold(string member, string heat) => VerifyMembersAsync(member, heat);

    [Theory]
    [InlineData("public override string ToString() => Text({|#0:new object()|});", "cold: debug text")]
    [InlineData("public string ToString(int n) => Text({|#0:new object()|});", Unknown)]
    [InlineData("public override bool Equals(object o) => Is({|#0:new object()|}); public override int GetHashCode() => 0;", "warm: in 'Equals', which collections and sorts call per element")]
    [InlineData("public override int GetHashCode() => Is({|#0:new object()|}) ? 1 : 0; public override bool Equals(object o) => true;", "warm: in 'GetHashCode', which collections and sorts call per element")]
    [InlineData("public int CompareTo(C other) => Is({|#0:new object()|}) ? 1 : 0;", "warm: in 'CompareTo', which collections and sorts call per element")]
    [InlineData("int CompareTo(C other) => Is({|#0:new object()|}) ? 1 : 0;", Unknown)]
    [InlineData("class D : IComparer<int> { int IComparer<int>.Compare(int a, int b) => Is({|#0:new object()|}) ? 1 : 0; }", "warm: in 'Compare', which collections and sorts call per element")]
    [InlineData("public bool MoveNext() => Is({|#0:new object()|});", "warm: in 'MoveNext', which collections and sorts call per element")]
    [InlineData("public static C operator +(C a, C b) { Use({|#0:new object()|}); return a; }", "warm: in 'op_Addition', which collections and sorts call per element")]
    [InlineData("object this[int i] => {|#0:new object()|};", "warm: in an indexer")]
    [InlineData("object this[int i] { get { return {|#0:new object()|}; } }", "warm: in an indexer")]
    [InlineData("abstract class D : System.IO.Stream { public override int Read(byte[] b, int o, int n) => Is({|#0:new object()|}) ? 1 : 0; }", "warm: in an override of 'Stream.Read', which is called per piece of data")]
    [InlineData("abstract class D : System.IO.TextWriter { public override void Write(char c) => Use({|#0:new object()|}); }", "warm: in an override of 'TextWriter.Write', which is called per piece of data")]
    [InlineData("abstract class D : System.IO.Stream { public override void Flush() => Use({|#0:new object()|}); }", Unknown)]
    [InlineData("void F() => Use({|#0:new object()|});", Unknown)]
    public Task Shape_TellsHeat(string member, string heat) => VerifyMembersAsync(member, heat);

    [Theory]
    [InlineData("void F() => Use({|#0:new object()|}); void G(int[] ints) { foreach (var i in ints) F(); }", "warm: called in a loop at Test0.cs:9")]
    [InlineData("void F() => Use({|#0:new object()|}); void G(int[] ints) { F(); }", Unknown)]
    [InlineData("void F(int n) => Use({|#0:new object()|}); void F() { } void G(int[] ints) { foreach (var i in ints) F(); }", Unknown)]
    [InlineData("void F(int[] ints) { Use({|#0:new object()|}); foreach (var i in ints) F(ints); }", Unknown)]
    [InlineData("class D { public D() => Use({|#0:new object()|}); } void G(int[] ints) { foreach (var i in ints) new D(); }", "warm: called in a loop at Test0.cs:9")]
    public Task CallInLoopElsewhere_IsWarm(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData("[assembly: Allocations.HotPath]", "hot: [HotPath] on the assembly")]
    [InlineData("[assembly: Allocations.ColdPath]", "cold: [ColdPath]")]
    [InlineData("", Unknown)]
    public Task AssemblyAttribute_DeclaresHeatOfAll(string attribute, string heat) => VerifyAsync(
        $$"""
        {{attribute}}
        class C { object M() => {|#0:new object()|}; }
        namespace Allocations { class HotPathAttribute : System.Attribute { } class ColdPathAttribute : System.Attribute { } }
        """,
        heat);

    [Theory]
    [InlineData("_ = {|#0:new object()|};", "cold: top-level statements")]
    [InlineData("while (args.Length > 0) { _ = {|#0:new object()|}; }", "hot: in a loop (line 1)")]
    [InlineData("System.Func<object> f = () => {|#0:new object()|};", Unknown)]
    [InlineData("F(); void F() { _ = {|#0:new object()|}; }", "cold: top-level statements")]
    [InlineData("foreach (var a in args) F(); void F() { _ = {|#0:new object()|}; }", "hot: local function called in a loop (line 1)")]
    public Task TopLevelStatements_AreStartUp(string code, string heat)
    {
        var test = Create(code, heat);
        test.TestState.OutputKind = OutputKind.ConsoleApplication;
        return test.RunAsync();
    }
}
