using static Allocations.Tests.Heat.HeatVerifier;

namespace Allocations.Tests.Heat;

/// <summary>A lambda or local function has the heat of where it runs, not of where it stands.</summary>
public sealed class DelegateTests
{
    private const string Compiler = " } namespace Microsoft.CodeAnalysis.Diagnostics { public class AnalysisContext { "
        + "public void RegisterSyntaxNodeAction(System.Action<int> action) { } public void RegisterCompilationAction(System.Action<int> action) { } } }";

    [Theory]
    [InlineData("c.RegisterSyntaxNodeAction(Handle);", "warm: called by 'RegisterSyntaxNodeAction' for each node at Test0.cs:1")]
    [InlineData("c.RegisterCompilationAction(Handle);", "unknown: not known to be hot")]
    public Task MethodThatTheCompilerRunsForEachNode_IsWarm(string register, string heat) => VerifyAsync(
        "class Rule { public void Initialize(Microsoft.CodeAnalysis.Diagnostics.AnalysisContext c) { " + register + " } "
            + "private static void Handle(int n) => Use({|#0:new object()|}); static void Use(object o) { }" + Compiler,
        heat);

    [Fact]
    public Task LambdaThatTheCompilerRunsForEachNode_IsWarm() => VerifyAsync(
        "class Rule { public void Initialize(Microsoft.CodeAnalysis.Diagnostics.AnalysisContext c) => "
            + "c.RegisterSyntaxNodeAction(n => Use({|#0:new object()|})); static void Use(object o) { }" + Compiler,
        "warm: in a lambda that 'RegisterSyntaxNodeAction' runs for each node");

    [Theory]
    [InlineData("_ = ints.Select(i => {|#0:new object()|});", "hot: in a lambda that 'Select' runs for each element")]
    [InlineData("_ = ints.Where(i => Is({|#0:new object()|}));", "hot: in a lambda that 'Where' runs for each element")]
    [InlineData("_ = ints.Any(i => Is({|#0:new object()|}));", "hot: in a lambda that 'Any' runs for each element")]
    [InlineData("_ = ints.OrderBy(i => {|#0:new object()|});", "hot: in a lambda that 'OrderBy' runs for each element")]
    [InlineData("_ = ints.ToDictionary(i => {|#0:new object()|});", "hot: in a lambda that 'ToDictionary' runs for each element")]
    [InlineData("_ = ints.Aggregate(0, (a, i) => Is({|#0:new object()|}) ? a : i);", "hot: in a lambda that 'Aggregate' runs for each element")]
    [InlineData("_ = ints.AsParallel().Select(i => {|#0:new object()|});", "hot: in a lambda that 'Select' runs for each element")]
    [InlineData("new List<int>().ForEach(i => Use({|#0:new object()|}));", "hot: in a lambda that 'ForEach' runs for each element")]
    [InlineData("new List<int>().Sort((a, b) => Is({|#0:new object()|}) ? 1 : 0);", "hot: in a lambda that 'Sort' runs for each element")]
    [InlineData("_ = new List<int>().FindAll(i => Is({|#0:new object()|}));", "hot: in a lambda that 'FindAll' runs for each element")]
    [InlineData(
        "_ = new List<int>().RemoveAll(delegate (int i) { return Is({|#0:new object()|}); });", "hot: in a lambda that 'RemoveAll' runs for each element")]
    [InlineData("new HashSet<int>().RemoveWhere(i => Is({|#0:new object()|}));", "hot: in a lambda that 'RemoveWhere' runs for each element")]
    [InlineData("Array.ForEach(ints, delegate { Use({|#0:new object()|}); });", "hot: in a lambda that 'ForEach' runs for each element")]
    [InlineData("Array.Sort(ints, (a, b) => Is({|#0:new object()|}) ? 1 : 0);", "hot: in a lambda that 'Sort' runs for each element")]
    [InlineData("_ = Array.ConvertAll(ints, i => {|#0:new object()|});", "hot: in a lambda that 'ConvertAll' runs for each element")]
    [InlineData("ints.AsSpan().Sort((a, b) => Is({|#0:new object()|}) ? 1 : 0);", "hot: in a lambda that 'Sort' runs for each element")]
    [InlineData("Parallel.For(0, 9, i => Use({|#0:new object()|}));", "hot: in a lambda that 'For' runs for each element")]
    [InlineData("Parallel.ForEach(ints, i => Use({|#0:new object()|}));", "hot: in a lambda that 'ForEach' runs for each element")]
    [InlineData(
        "await Parallel.ForAsync(0, 9, async (i, t) => { await Task.Yield(); Use({|#0:new object()|}); });",
        "hot: in a lambda that 'ForAsync' runs for each element")]
    [InlineData(
        "await Parallel.ForEachAsync(ints, async (i, t) => { await Task.Yield(); Use({|#0:new object()|}); });",
        "hot: in a lambda that 'ForEachAsync' runs for each element")]
    [InlineData("_ = Regex.Matches(\"\", \"\").Cast<Match>().Select(match => Text({|#0:new object()|}));",
        "unknown: in a lambda that 'Select' runs for each match")]
    [InlineData("_ = Regex.Replace(\"\", \"\", match => Text({|#0:new object()|}));", "unknown: in a lambda that 'Replace' runs for each match")]
    [InlineData(
        "_ = Regex.Replace(\"\", \"\", match => { foreach (var i in ints) Use({|#0:new object()|}); return \"\"; });", OftenInLoop)]
    [InlineData(
        "_ = System.Collections.Immutable.ImmutableArray.Create(1).RemoveAll(i => Is({|#0:new object()|}));",
        "hot: in a lambda that 'RemoveAll' runs for each element")]
    [InlineData("_ = ints.Select(i => ints.Where(j => Is({|#0:new object()|})));", "often hot: in a lambda that 'Where' runs for each element")]
    [InlineData("foreach (var i in ints) _ = ints.Select(j => {|#0:new object()|});", "often hot: in a lambda that 'Select' runs for each element")]
    public Task LambdaOfAKnownCallee_RunsForEachElement(string body, string heat) => VerifyBodyAsync(body, heat);

    [Theory]
    [InlineData("Task.Run(() => Use({|#0:new object()|}));", Unknown)]
    [InlineData("foreach (var i in ints) _ = Task.Run(() => Use({|#0:new object()|}));", InLoop)]
    [InlineData("foreach (var i in ints) _ = Task.Run(async () => { await Task.Yield(); Use({|#0:new object()|}); });", InLoop)]
    [InlineData("foreach (var i in ints) _ = Task.Factory.StartNew(() => Use({|#0:new object()|}));", InLoop)]
    [InlineData("foreach (var i in ints) ThreadPool.QueueUserWorkItem(state => Use({|#0:new object()|}));", InLoop)]
    [InlineData("Parallel.Invoke(() => Use({|#0:new object()|}), () => Use(null));", Unknown)]
    [InlineData("foreach (var i in ints) Parallel.Invoke(() => Use({|#0:new object()|}));", InLoop)]
    [InlineData("_ = string.Create(3, 0, (span, state) => Use({|#0:new object()|}));", Unknown)]
    [InlineData("foreach (var i in ints) _ = string.Create(3, 0, (span, state) => Use({|#0:new object()|}));", InLoop)]
    [InlineData("try { } catch { Task.Run(() => Use({|#0:new object()|})); }", "cold: in a catch block")]
    [InlineData("foreach (var i in ints) ((Action)(() => Use({|#0:new object()|})))();", InLoop)]
    [InlineData("((Action)(() => Use({|#0:new object()|})))();", Unknown)]
    public Task LambdaThatRunsOncePerCall_InheritsTheCall(string body, string heat) => VerifyBodyAsync(body, heat);

    [Theory]
    [InlineData("Each(ints, i => Use({|#0:new object()|}));", "hot: in a lambda that 'Each' runs in a loop")]
    [InlineData("Each(action: i => Use({|#0:new object()|}), ints: ints);", "hot: in a lambda that 'Each' runs in a loop")]
    [InlineData("Down(i => Use({|#0:new object()|})); void Down(Action<int> each) => Each(ints, each);", "hot: in a lambda that 'Down' runs in a loop")]
    [InlineData(
        "Down(i => Use({|#0:new object()|})); void Down(Action<int> a) => Deeper(a); void Deeper(Action<int> b) => new List<int>().ForEach(b);",
        "hot: in a lambda that 'Down' runs for each element")]
    [InlineData("Down(() => Use({|#0:new object()|})); void Down(Action once) { foreach (var i in ints) Once(once); }",
        "hot: in a lambda that 'Down' runs in a loop")]
    [InlineData("Down(() => Use({|#0:new object()|})); void Down(Action once) { foreach (var i in ints) Keep(once); }", Unknown)]
    [InlineData("Down(() => Use({|#0:new object()|})); void Down(Action once) { try { } catch { Each(ints, i => once()); } }", Unknown)]
    [InlineData("Down(() => Use({|#0:new object()|})); void Down(Action again) { if (ints == null) Down(again); }", Unknown)]
    [InlineData(
        "foreach (var i in ints) Down(() => Use({|#0:new object()|})); void Down(Action a) => Lower(a); void Lower(Action b) => Lowest(b); "
            + "void Lowest(Action c) => c();",
        InLoop)]
    [InlineData("Sort((x, y) => { Use({|#0:new object()|}); return 0; }); void Sort(Comparison<int> by) => Keep(() => by(1, 2));",
        "hot: in a lambda that 'Sort' runs for each element")]
    [InlineData("_ = Comparer<int>.Create((x, y) => { Use({|#0:new object()|}); return 0; });", "hot: in a lambda that 'Create' runs for each element")]
    [InlineData("Sort((x, y) => { Use({|#0:new object()|}); return 0; }); void Sort(Func<int, int, int> by) => Keep(() => by(1, 2));", Unknown)]
    [InlineData("Once(() => Use({|#0:new object()|}));", Unknown)]
    [InlineData("foreach (var i in ints) Once(() => Use({|#0:new object()|}));", InLoop)]
    [InlineData("foreach (var i in ints) Maybe(i > 0, () => Use({|#0:new object()|}));", Unknown)]
    [InlineData("foreach (var i in ints) Keep(() => Use({|#0:new object()|}));", Unknown)]
    [InlineData("try { } catch { Each(ints, i => Use({|#0:new object()|})); }", "cold: in a catch block")]
    [InlineData(
        "foreach (var i in ints) Try(() => { }, e => Use({|#0:new object()|})); void Try(Action run, Action<Exception> failed) { try { run(); } "
            + "catch (Exception e) { failed(e); } }",
        Unknown)]
    [InlineData(
        "foreach (var i in ints) Try(() => Use({|#0:new object()|}), e => { }); void Try(Action run, Action<Exception> failed) { try { run(); } "
            + "catch (Exception e) { failed(e); } }",
        InLoop)]
    public Task LambdaOfASourceMethod_RunsAsItsBodySays(string body, string heat) => VerifyBodyAsync(body, heat);

    [Theory]
    [InlineData("Action a = () => Use({|#0:new object()|});", Unknown)]
    [InlineData("foreach (var i in ints) { Action a = () => Use({|#0:new object()|}); }", Unknown)]
    [InlineData("foreach (var i in ints) Keep(() => Use({|#0:new object()|}));", Unknown)]
    [InlineData("foreach (var i in ints) _ = new Thread(() => Use({|#0:new object()|}));", Unknown)]
    [InlineData("foreach (var i in ints) AppDomain.CurrentDomain.ProcessExit += (s, e) => Use({|#0:new object()|});", Unknown)]
    [InlineData(
        "foreach (var i in ints) _ = new System.Collections.Concurrent.ConcurrentDictionary<int, object>().GetOrAdd(i, key => {|#0:new object()|});", Unknown)]
    [InlineData("foreach (var i in ints) { Action a = () => { foreach (var j in ints) Use({|#0:new object()|}); }; }", InLoop)]
    [InlineData("Action a = () => { foreach (var i in ints) Use({|#0:new object()|}); };", InLoop)]
    public Task LambdaOfAnUnknownCallee_IsUnknown(string body, string heat) => VerifyBodyAsync(body, heat);

    [Theory]
    [InlineData("Action a = () => Use({|#0:new object()|}); foreach (var i in ints) a();", "hot: lambda called in a loop (line 9)")]
    [InlineData("Action a = () => Use({|#0:new object()|}); foreach (var i in ints) a.Invoke();", "hot: lambda called in a loop (line 9)")]
    [InlineData("Action a = () => Use({|#0:new object()|}); foreach (var i in ints) a?.Invoke();", "hot: lambda called in a loop (line 9)")]
    [InlineData("Action a; a = () => Use({|#0:new object()|}); foreach (var i in ints) a();", "hot: lambda called in a loop (line 9)")]
    [InlineData("foreach (var i in ints) { Action a = () => Use({|#0:new object()|}); a(); }", "hot: lambda called in a loop (line 9)")]
    [InlineData("Func<int, object> f = i => {|#0:new object()|}; _ = ints.Select(f);", "hot: lambda called by 'Select' for each element")]
    [InlineData("Action<int> a = i => Use({|#0:new object()|}); Each(ints, a);", "hot: lambda called by 'Each' in a loop")]
    [InlineData("Action a = () => Use({|#0:new object()|}); a();", Unknown)]
    [InlineData("Action a = () => Use({|#0:new object()|}); foreach (var i in ints) Keep(a);", Unknown)]
    [InlineData("Action a = () => Use({|#0:new object()|}); try { } catch { a(); }", "cold: in a catch block")]
    [InlineData("Action a = null; a = () => { Use({|#0:new object()|}); a(); }; a();", Unknown)]
    [InlineData("Action a = () => Use(null); foreach (var i in ints) a(); Action b = () => Use({|#0:new object()|});", Unknown)]
    public Task LambdaInALocal_HasTheHeatOfItsHottestCall(string body, string heat) => VerifyBodyAsync(body, heat);

    [Theory]
    [InlineData("foreach (var i in ints) F(); void F() => Use({|#0:new object()|});", "hot: local function called in a loop (line 9)")]
    [InlineData("F(); void F() => Use({|#0:new object()|});", Unknown)]
    [InlineData("foreach (var i in ints) { void F() => Use({|#0:new object()|}); }", Unknown)]
    [InlineData("F(); foreach (var i in ints) F(); void F() => Use({|#0:new object()|});", "hot: local function called in a loop (line 9)")]
    [InlineData("F(); void F() { F(); Use({|#0:new object()|}); }", Unknown)]
    [InlineData("F(); void F() { foreach (var i in ints) Use({|#0:new object()|}); }", InLoop)]
    [InlineData(
        "switch (ints.Length) { case 1: void F() => Use({|#0:new object()|}); break; case 2: foreach (var i in ints) F(); break; }",
        "hot: local function called in a loop (line 9)")]
    [InlineData("_ = ints.Select(F); object F(int i) => {|#0:new object()|};", "hot: local function called by 'Select' for each element")]
    [InlineData("try { } catch { F(); } void F() => Use({|#0:new object()|});", "cold: in a catch block")]
    [InlineData("try { F(); } catch { F(); } void F() => Use({|#0:new object()|});", Unknown)]
    [InlineData("[Allocations.HotPath] void F() => Use({|#0:new object()|});", "hot: [HotPath] on F")]
    [InlineData("foreach (var i in ints) F(); [Allocations.ColdPath] void F() => Use({|#0:new object()|});", "cold: [ColdPath]")]
    [InlineData("foreach (var i in ints) G(); void F() => Use({|#0:new object()|}); void G() => F();", "hot: local function called in a loop (line 9)")]
    [InlineData("foreach (var i in ints) _ = Task.Run(F); void F() => Use({|#0:new object()|});", "hot: local function called in a loop (line 9)")]
    [InlineData("foreach (var i in ints) Keep(F); void F() => Use({|#0:new object()|});", Unknown)]
    [InlineData("Each(ints, F); void F(int i) => Use({|#0:new object()|});", "hot: local function called by 'Each' in a loop")]
    [InlineData("_ = new Lazy<object>(F); object F() => {|#0:new object()|};", "cold: in a factory that runs once")]
    [InlineData("again: F(); if (Is(null)) goto again; void F() => Use({|#0:new object()|});", "hot: local function called in a loop (line 9)")]
    [InlineData("void F() => Use({|#0:new object()|});", Unknown)]
    public Task LocalFunction_HasTheHeatOfItsHottestCall(string body, string heat) => VerifyBodyAsync(body, heat);
}
