using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Tests.Heat.HeatAnalyzer>;

namespace Allocations.Tests.Heat;

/// <summary>Where code is hot, warm, unknown or cold, and why. Each <c>[|new object()|]</c> is a place; the expected heats follow in order.</summary>
public sealed class HeatModelTests
{
    private const string Unknown = "unknown: not known to be hot";
    private const string InLoop = "hot: in a loop (line 9)";

    [Theory]
    [InlineData("for (var i = 0; i < 3; i++) Use({|#0:new object()|});", InLoop)]
    [InlineData("for (var o = {|#0:new object()|}; o != null; o = null) Use(o);", Unknown)]
    [InlineData("for (object o = null; Is({|#0:new object()|}); o = null) Use(o);", InLoop)]
    [InlineData("for (object o = null; o == null; o = {|#0:new object()|}) Use(o);", InLoop)]
    [InlineData("foreach (var i in ints) Use({|#0:new object()|});", InLoop)]
    [InlineData("foreach (var o in Many({|#0:new object()|})) Use(o);", Unknown)]
    [InlineData("foreach (var (a, b) in new (int, int)[3]) Use({|#0:new object()|});", InLoop)]
    [InlineData("await foreach (var i in AsyncInts()) Use({|#0:new object()|});", InLoop)]
    [InlineData("while (Is(null)) { Use({|#0:new object()|}); }", InLoop)]
    [InlineData("while (Is({|#0:new object()|})) Use(null);", InLoop)]
    [InlineData("do Use({|#0:new object()|}); while (Is(null));", InLoop)]
    [InlineData("do Use(null); while (Is({|#0:new object()|}));", InLoop)]
    [InlineData("foreach (var i in ints) { while (Is(null)) Use({|#0:new object()|}); }", "hot: in a loop (line 9, depth 2)")]
    [InlineData("foreach (var i in ints) { foreach (var o in Many({|#0:new object()|})) Use(o); }", InLoop)]
    [InlineData("if (Is(null)) Use({|#0:new object()|});", Unknown)]
    [InlineData("switch (ints.Length) { case 1: Use({|#0:new object()|}); break; }", Unknown)]
    [InlineData("try { Use(null); } finally { Use({|#0:new object()|}); }", Unknown)]
    public Task Loop_HeatsWhatItRepeats(string body, string heat) => VerifyBodyAsync(body, heat);

    [Theory]
    [InlineData("_ = from i in ints where Is({|#0:new object()|}) select i;", InLoop)]
    [InlineData("_ = from i in ints let o = {|#0:new object()|} select o;", InLoop)]
    [InlineData("_ = from i in ints select {|#0:new object()|};", InLoop)]
    [InlineData("_ = from i in ints orderby {|#0:new object()|} select i;", InLoop)]
    [InlineData("_ = from i in ints group {|#0:new object()|} by i;", InLoop)]
    [InlineData("_ = from i in ints group i by {|#0:new object()|};", InLoop)]
    [InlineData("_ = from o in Many({|#0:new object()|}) select o;", Unknown)]
    [InlineData("_ = from i in ints from o in Many({|#0:new object()|}) select o;", InLoop)]
    [InlineData("_ = from i in ints join o in Many({|#0:new object()|}) on (object)i equals o select o;", Unknown)]
    [InlineData("_ = from i in ints join o in Many(null) on {|#0:new object()|} equals o select o;", InLoop)]
    [InlineData("_ = from i in ints.AsQueryable() select {|#0:new object()|};", "cold: in an expression tree")]
    [InlineData("_ = from i in Source({|#0:new object()|}) select i;", Unknown)]
    public Task QueryClause_IsALoopBody(string body, string heat) => VerifyBodyAsync(body, heat);

    [Theory]
    [InlineData("_ = ints.Select(i => {|#0:new object()|});", "hot: in a lambda that 'Select' runs for each element")]
    [InlineData("new List<int>().ForEach(i => Use({|#0:new object()|}));", "hot: in a lambda that 'ForEach' runs for each element")]
    [InlineData("Array.ForEach(ints, delegate { Use({|#0:new object()|}); });", "hot: in a lambda that 'ForEach' runs for each element")]
    [InlineData("Array.Sort(ints, (a, b) => Is({|#0:new object()|}) ? 1 : 0);", "hot: in a lambda that 'Sort' runs for each element")]
    [InlineData("Parallel.ForEach(ints, i => Use({|#0:new object()|}));", "hot: in a lambda that 'ForEach' runs for each element")]
    [InlineData("Action a = () => Use({|#0:new object()|});", Unknown)]
    [InlineData("Task.Run(() => Use({|#0:new object()|}));", Unknown)]
    [InlineData("foreach (var i in ints) { Action a = () => Use({|#0:new object()|}); }", Unknown)]
    [InlineData("Action a = () => { foreach (var i in ints) Use({|#0:new object()|}); };", InLoop)]
    [InlineData("foreach (var i in ints) ((Action)(() => Use({|#0:new object()|})))();", InLoop)]
    [InlineData("((Action)(() => Use({|#0:new object()|})))();", Unknown)]
    [InlineData("_ = ints.Select(i => ints.Where(j => Is({|#0:new object()|})));", "hot: in a lambda that 'Where' runs for each element")]
    [InlineData("_ = ints.AsQueryable().Where(i => Is({|#0:new object()|}));", "cold: in an expression tree")]
    [InlineData("Expression<Func<object>> e = () => {|#0:new object()|};", "cold: in an expression tree")]
    public Task Lambda_HasTheHeatOfWhereItRuns(string body, string heat) => VerifyBodyAsync(body, heat);

    [Theory]
    [InlineData("foreach (var i in ints) F(); void F() => Use({|#0:new object()|});", "hot: local function called in a loop (line 9)")]
    [InlineData("F(); void F() => Use({|#0:new object()|});", Unknown)]
    [InlineData("foreach (var i in ints) { void F() => Use({|#0:new object()|}); }", Unknown)]
    [InlineData("F(); foreach (var i in ints) F(); void F() => Use({|#0:new object()|});", "hot: local function called in a loop (line 9)")]
    [InlineData("foreach (var i in ints) G(); void F() => Use({|#0:new object()|}); void G() => F();", "hot: local function called local function called in a loop (line 9)")]
    [InlineData("F(); void F() { F(); Use({|#0:new object()|}); }", Unknown)]
    [InlineData("F(); void F() { foreach (var i in ints) Use({|#0:new object()|}); }", InLoop)]
    [InlineData("switch (ints.Length) { case 1: void F() => Use({|#0:new object()|}); break; case 2: foreach (var i in ints) F(); break; }", "hot: local function called in a loop (line 9)")]
    [InlineData("_ = ints.Select(F); object F(int i) => {|#0:new object()|};", "hot: local function called by 'Select' for each element")]
    [InlineData("foreach (var i in ints) Task.Run(F); void F() => Use({|#0:new object()|});", Unknown)]
    [InlineData("try { } catch { F(); } void F() => Use({|#0:new object()|});", "cold: in a catch block")]
    [InlineData("try { F(); } catch { F(); } void F() => Use({|#0:new object()|});", Unknown)]
    [InlineData("[Allocations.HotPath] void F() => Use({|#0:new object()|});", "hot: [HotPath] on F")]
    [InlineData("foreach (var i in ints) F(); [Allocations.ColdPath] void F() => Use({|#0:new object()|});", "cold: [ColdPath]")]
    public Task LocalFunction_HasTheHeatOfItsHottestCall(string body, string heat) => VerifyBodyAsync(body, heat);

    [Theory]
    [InlineData("throw new Exception(Text({|#0:new object()|}));", "cold: thrown")]
    [InlineData("_ = ints ?? throw new Exception(Text({|#0:new object()|}));", "cold: thrown")]
    [InlineData("foreach (var i in ints) { if (i < 0) throw new Exception(Text({|#0:new object()|})); }", "cold: thrown")]
    [InlineData("if (Is(null)) { var o = {|#0:new object()|}; throw new Exception(Text(o)); }", "cold: on the way to a throw")]
    [InlineData("switch (ints.Length) { case 1: Use({|#0:new object()|}); throw new Exception(); }", "cold: on the way to a throw")]
    [InlineData("if (Is(null)) { var o = {|#0:new object()|}; if (Is(o)) return; throw new Exception(); }", Unknown)]
    [InlineData("foreach (var i in ints) { var o = {|#0:new object()|}; if (Is(o)) continue; throw new Exception(); }", InLoop)]
    [InlineData("if (Is({|#0:new object()|})) throw new Exception();", Unknown)]
    [InlineData("try { } catch { Use({|#0:new object()|}); }", "cold: in a catch block")]
    [InlineData("try { } catch (Exception) when (Is({|#0:new object()|})) { }", "cold: in a catch block")]
    [InlineData("try { } catch { foreach (var i in ints) Use({|#0:new object()|}); }", "cold: in a catch block")]
    [InlineData("try { Use({|#0:new object()|}); } catch { }", Unknown)]
    public Task Failure_IsCold(string body, string heat) => VerifyBodyAsync(body, heat);

    [Theory]
    [InlineData("_o ??= {|#0:new object()|};", "cold: behind a once-only guard")]
    [InlineData("foreach (var i in ints) _o ??= {|#0:new object()|};", "cold: behind a once-only guard")]
    [InlineData("if (_o == null) _o = {|#0:new object()|};", "cold: behind a once-only guard")]
    [InlineData("if (null == _o) { lock (ints) { if (_o is null) { _o = {|#0:new object()|}; } } }", "cold: behind a once-only guard")]
    [InlineData("Use(_o ?? (_o = {|#0:new object()|}));", "cold: behind a once-only guard")]
    [InlineData("object o = null; o ??= {|#0:new object()|};", Unknown)]
    [InlineData("object o = null; if (o == null) o = {|#0:new object()|};", Unknown)]
    [InlineData("if (_o != null) _o = {|#0:new object()|};", Unknown)]
    [InlineData("if (ints == null) _o = {|#0:new object()|};", Unknown)]
    [InlineData("if (_o == null) { foreach (var i in ints) _o = {|#0:new object()|}; }", InLoop)]
    [InlineData("Use(_o ?? {|#0:new object()|});", Unknown)]
    [InlineData("_ = new Lazy<object>(() => {|#0:new object()|});", "cold: in a factory that runs once")]
    [InlineData("foreach (var i in ints) { Lazy<object> l = new(() => {|#0:new object()|}); }", "cold: in a factory that runs once")]
    [InlineData("LazyInitializer.EnsureInitialized(ref _o, () => {|#0:new object()|});", "cold: in a factory that runs once")]
    public Task OnceOnly_IsCold(string body, string heat) => VerifyBodyAsync(body, heat);

    [Theory]
    [InlineData("if (_log.IsEnabled) Use({|#0:new object()|});", "cold: behind a log guard")]
    [InlineData("foreach (var i in ints) { if (_log.IsEnabled) Use({|#0:new object()|}); }", "cold: behind a log guard")]
    [InlineData("Use(_log.IsEnabled ? {|#0:new object()|} : null);", "cold: behind a log guard")]
    [InlineData("_ = _log.IsEnabled && Is({|#0:new object()|});", "cold: behind a log guard")]
    [InlineData("if (!_log.IsEnabled) Use({|#0:new object()|});", Unknown)]
    [InlineData("if (_log.IsEnabled) Use(null); else Use({|#0:new object()|});", Unknown)]
    [InlineData("Use(_log.IsEnabled ? null : {|#0:new object()|});", Unknown)]
    [InlineData("if (Is({|#0:new object()|})) Use(null);", Unknown)]
    [InlineData("System.Diagnostics.Debug.Assert(Is({|#0:new object()|}));", "cold: in a conditional call")]
    [InlineData("LogVerbose({|#0:new object()|});", "cold: in a conditional call")]
    [InlineData("ThrowFor({|#0:new object()|});", "cold: in a call that does not return")]
    [InlineData("Use({|#0:new object()|});", Unknown)]
    public Task LogAndAssertion_AreCold(string body, string heat) => VerifyBodyAsync(body, heat);

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

    private static Task VerifyBodyAsync(string body, string heat) => VerifyMembersAsync($"async Task M(int[] ints) {{ {body} await Task.Yield(); }}", heat);

    // The members stand on line 9.
    private static Task VerifyMembersAsync(string members, string heat) => VerifyAsync(
        $$"""
        #pragma warning disable CS0162, CS0168, CS0219
        using System; using System.Collections.Generic; using System.Linq; using System.Linq.Expressions;
        using System.Threading; using System.Threading.Tasks;
        using Allocations;
        class BenchmarkAttribute : Attribute { } class GlobalSetupAttribute : Attribute { } class FactAttribute : Attribute { }
        class Log { public bool IsEnabled => true; }
        partial class C
        {
        {{members}}
        }
        partial class C
        {
            object _o;
            Log _log = new();
            static void Use(object o) { }
            static bool Is(object o) => true;
            static string Text(object o) => "";
            static IEnumerable<object> Many(object o) => null;
            static IQueryable<int> Source(object o) => null;
            static async IAsyncEnumerable<int> AsyncInts() { await Task.Yield(); yield break; }
            [System.Diagnostics.Conditional("DEBUG")] static void LogVerbose(object o) { }
            [System.Diagnostics.CodeAnalysis.DoesNotReturn] static void ThrowFor(object o) => throw new Exception();
        }
        namespace Allocations { [AttributeUsage(AttributeTargets.All)] class HotPathAttribute : Attribute { } class ColdPathAttribute : Attribute { } }
        namespace Other { class HotPathAttribute : Attribute { } }
        """,
        heat);

    private static Task VerifyAsync(string code, string heat) => Create(code, heat).RunAsync();

    private static Verify.Test Create(string code, string heat)
    {
        var colon = heat.IndexOf(": ", StringComparison.Ordinal);
        return new Verify.Test
        {
            TestCode = code,
            ExpectedDiagnostics = { Verify.Diagnostic().WithLocation(0).WithArguments(heat[..colon], heat[(colon + 2)..]) },
        };
    }
}
