using static Allocations.Tests.Heat.HeatVerifier;

namespace Allocations.Tests.Heat;

/// <summary>What loops, jumps and query clauses repeat is hot; what they run once is not.</summary>
public sealed class LoopTests
{
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
    [InlineData("foreach (var i in ints) { while (Is(null)) Use({|#0:new object()|}); }", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("foreach (var i in ints) { foreach (var o in Many({|#0:new object()|})) Use(o); }", InLoop)]
    [InlineData("var s = \"abc\"; var n = s.Length; for (var i = 0; i < n; i++) Use({|#0:new object()|});", OftenInLoop)]
    [InlineData("var n = ints.Length; for (var i = 0; i < n; i++) Use({|#0:new object()|});", InLoop)]
    [InlineData("var s = new Stack<object>(); while (s.Pop() is { } o) Use({|#0:new object()|});", OftenInLoop)]
    [InlineData("object o = null; do Use({|#0:new object()|}); while (Interlocked.CompareExchange(ref o, null, null) != null);", Unknown)]
    [InlineData("object o = null; while (Interlocked.CompareExchange(ref o, ints, null) != null) Use({|#0:new object()|});", Unknown)]
    [InlineData("object o = null; while (true) { Use({|#0:new object()|}); if (Interlocked.CompareExchange(ref o, ints, null) == null) break; }", Unknown)]
    [InlineData("object o = null; for (; ; ) { Use({|#0:new object()|}); if (Interlocked.CompareExchange(ref o, ints, null) == null) return; }", Unknown)]
    [InlineData("object o = null; while (true) { Use({|#0:new object()|}); if (Interlocked.CompareExchange(ref o, ints, null) == null) Use(o); }", OftenInLoop)]
    [InlineData(
        "object o = null; while (true) { if (Is(o)) { Use({|#0:new object()|}); continue; } if (Interlocked.CompareExchange(ref o, o, null) == null) return; }",
        OftenInLoop)]
    [InlineData("object o = null; foreach (var i in ints) { Use({|#0:new object()|}); if (Interlocked.CompareExchange(ref o, o, o) == o) return; }", InLoop)]
    [InlineData("if (Is(null)) Use({|#0:new object()|});", Unknown)]
    [InlineData("switch (ints.Length) { case 1: Use({|#0:new object()|}); break; }", Unknown)]
    [InlineData("try { Use(null); } finally { Use({|#0:new object()|}); }", Unknown)]
    public Task Loop_HeatsWhatItRepeats(string body, string heat) => VerifyBodyAsync(body, heat);

    [Theory]
    [InlineData("for (var n = 0; n < 10; n++) { if (s.Length == 3) i = 1; Use({|#0:new object()|}); if (s.Length == 4) { done = true; break; } }", Unknown)]
    [InlineData("for (var n = 1; n <= Most; n++) { if (Is({|#0:new object()|})) return; Thread.Sleep(10); }", Unknown)]
    [InlineData("for (var n = 0; n < 3; n++) { try { Use({|#0:new object()|}); if (Is(s)) break; } catch { } }", Unknown)]
    [InlineData("for (var n = 0; n < 17; n++) { if (Is({|#0:new object()|})) break; }", InLoop)]
    [InlineData("for (var n = 0; n < i; n++) { if (Is({|#0:new object()|})) break; }", InLoop)]
    [InlineData("for (var n = 0; n < 10; n++) { Use({|#0:new object()|}); }", InLoop)]
    [InlineData("for (var n = 0; n < 10; n++) { Use({|#0:new object()|}); if (ints[n] == 3) break; }", InLoop)]
    [InlineData("for (var n = 0; n < 10; n++) { Use({|#0:new object()|}); i++; if (ints[i] == 3) break; }", InLoop)]
    [InlineData("for (var n = 0; n < 10; n++) { Use({|#0:new object()|}); i = i * 2; if (i == 3) break; }", InLoop)]
    [InlineData("for (var n = 0; n < 10; n++) { Use({|#0:new object()|}); if (queue.Dequeue() == 3) break; }", InLoop)]
    [InlineData("for (var n = 0; n < 10; n++) { list.Add({|#0:new object()|}); if (Is(s)) break; }", InLoop)]
    [InlineData("for (var n = 0; n < 10; n++) { Use({|#0:new object()|}); if (Is(s)) continue; }", InLoop)]
    public Task LoopThatCountsTries_IsNotOne(string loop, string heat) =>
        VerifyMembersAsync(
            "const int Most = 3; void M(int[] ints, string s, int i, Queue<int> queue, List<object> list) { var done = false; " + loop + " Use(done); }", heat);

    [Theory]
    [InlineData("while (!TryWrite(Text({|#0:new object()|}), i, ref at)) Flush();", Unknown)]
    [InlineData("while (!TryWrite(i.ToString(), 1, ref at)) { Use({|#0:new object()|}); at = 0; }", Unknown)]
    [InlineData("do Flush(); while (!TryWrite(Text({|#0:new object()|}), i, ref at));", Unknown)]
    [InlineData("do { Use({|#0:new object()|}); } while (TryWrite(i.ToString(), 1, ref at) == false);", Unknown)]
    [InlineData("while (TryWrite(s, 1, ref at) is false) { if (Is({|#0:new object()|})) return; Flush(); }", Unknown)]
    [InlineData("while (!queue.TryDequeue(out var item)) Thread.Sleep((int){|#0:new object()|});", Unknown)]
    [InlineData("while (!(await TryTakeAsync({|#0:new object()|}))) await Task.Yield();", Unknown)]
    [InlineData("while (!TryWrite(s, i, ref at)) { Use({|#0:new object()|}); i++; }", InLoop)]
    [InlineData("while (!TryWrite(s, i++, ref at)) Use({|#0:new object()|});", InLoop)]
    [InlineData("while (!TryWrite(Console.ReadLine(), i, ref at)) Use({|#0:new object()|});", OftenInLoop)]
    [InlineData("while (!TryWrite(s, i, ref at)) { Use({|#0:new object()|}); s = Text(s); }", InLoop)]
    [InlineData("while (!TryWrite(s, i, ref at)) { foreach (var j in ints) Use({|#0:new object()|}); }", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("while (!TryWrite(s, i, ref at) || Is(null)) Use({|#0:new object()|});", InLoop)]
    [InlineData("while (!TryStep(queue)) { Use({|#0:new object()|}); queue.Clear(); }", InLoop)]
    [InlineData("while (!queue.TryPeek(out var item)) { Use({|#0:new object()|}); }", OftenInLoop)]
    [InlineData("while (queue.TryDequeue(out var item)) Use({|#0:new object()|});", OftenInLoop)]
    [InlineData("while (!Is(ints)) Use({|#0:new object()|});", InLoop)]
    public Task LoopThatOnlyTriesACallAgain_IsNotOne(string loop, string heat) =>
        VerifyMembersAsync(
            "bool TryWrite(string s, int n, ref int at) => true; bool TryStep(Queue<int> q) => true; void Flush() { } "
                + "Task<bool> TryTakeAsync(object o) => null; "
                + "async Task M(int[] ints, string s, int i, int at, Queue<int> queue) { " + loop + " await Task.Yield(); }",
            heat);

    [Theory]
    [InlineData("foreach (var p in typeof(C).GetProperties()) Use({|#0:new object()|});", "unknown: in a loop (line 9) over what reflection tells")]
    [InlineData(
        "var all = typeof(C).GetMethods(); for (var i = 0; i < all.Length; i++) Use({|#0:new object()|});",
        "unknown: in a loop (line 9) over what reflection tells")]
    [InlineData(
        "var s = Console.ReadLine(); while (s.StartsWith(\"!\")) { s = s.Substring(1); Use({|#0:new object()|}); }",
        "unknown: in a loop (line 9) over what a text begins with")]
    [InlineData("var path = Console.ReadLine(); for (var i = 0; i < path.Length; i++) Use({|#0:new object()|});", "hot: in a loop (line 9)")]
    [InlineData("var s = \"\"; while (s.StartsWith(\"!\")) { Use({|#0:new object()|}); s = Console.ReadLine(); }", "hot: in a loop (line 9)")]
    [InlineData(
        "var digits = ints.Length.ToString(\"x\"); for (var i = 0; i < digits.Length; i++) Use({|#0:new object()|});",
        "unknown: in a loop (line 9) over the digits of a number")]
    [InlineData("foreach (var c in 12.ToString()) Use({|#0:new object()|});", "unknown: in a loop (line 9) over the digits of a number")]
    [InlineData(
        "for (var i = 0; i < Environment.ProcessorCount; i++) Use({|#0:new object()|});",
        "unknown: in a loop (line 9) over the processors of the machine")]
    [InlineData(
        "var n = Environment.ProcessorCount; for (var i = 0; i < n; i++) Use({|#0:new object()|});",
        "unknown: in a loop (line 9) over the processors of the machine")]
    [InlineData("for (var i = 0; i < Environment.TickCount; i++) Use({|#0:new object()|});", "hot: in a loop (line 9)")]
    [InlineData("foreach (Type t in new List<Type>()) Use({|#0:new object()|});", "unknown: in a loop (line 9) over what reflection tells")]
    [InlineData("foreach (var n in Enum.GetNames(typeof(DayOfWeek))) Use({|#0:new object()|});", "unknown: in a loop (line 9) over what reflection tells")]
    [InlineData(
        "foreach (var p in typeof(C).GetProperties().Where(p => p.CanRead).ToList()) Use({|#0:new object()|});",
        "unknown: in a loop (line 9) over what reflection tells")]
    [InlineData("_ = typeof(C).GetProperties().Select(p => {|#0:new object()|});", "unknown: in a lambda that 'Select' runs over what reflection tells")]
    [InlineData(
        "_ = Directory.GetFileSystemEntries(\"a\").OrderByDescending(e => e.Length).ThenBy(e => Text({|#0:new object()|}));",
        "unknown: in a lambda that 'ThenBy' runs over what the system is asked for")]
    [InlineData(
        "_ = typeof(C).GetProperties().TakeWhile(p => p.CanRead).GroupBy(p => p.Name).Select(g => {|#0:new object()|});",
        "unknown: in a lambda that 'Select' runs over what reflection tells")]
    [InlineData(
        "_ = Enum.GetNames(typeof(DayOfWeek)).Except(new[] { \"a\" }).ToHashSet().Select(n => {|#0:new object()|});",
        "unknown: in a lambda that 'Select' runs over what reflection tells")]
    [InlineData(
        "_ = Directory.GetFiles(ints.ToString()).SelectMany(f => File.ReadLines(f)).OrderBy(s => Text({|#0:new object()|}));",
        "hot: in a lambda that 'OrderBy' runs for each element")]
    [InlineData("_ = ints.OrderBy(i => i).ThenBy(i => Text({|#0:new object()|}));", "hot: in a lambda that 'ThenBy' runs for each element")]
    [InlineData("_ = from p in typeof(C).GetProperties() select Text({|#0:new object()|});", "unknown: in a loop (line 9) over what reflection tells")]
    [InlineData(
        "foreach (var a in Environment.GetCommandLineArgs()) Use({|#0:new object()|});", "unknown: in a loop (line 9) over the arguments of the command line")]
    [InlineData(
        "var all = Environment.GetCommandLineArgs(); foreach (var a in all.Skip(1)) Use({|#0:new object()|});",
        "unknown: in a loop (line 9) over the arguments of the command line")]
    [InlineData(
        "foreach (DictionaryEntry e in Environment.GetEnvironmentVariables()) Use({|#0:new object()|});", "unknown: in a loop (line 9) over configuration")]
    [InlineData(
        "foreach (var s in new Microsoft.Extensions.Configuration.Root().GetChildren()) Use({|#0:new object()|});",
        "unknown: in a loop (line 9) over configuration")]
    [InlineData("foreach (var s in Directory.GetFiles(\"a\")) Use({|#0:new object()|});", "unknown: in a loop (line 9) over what the system is asked for")]
    [InlineData(
        "var all = Directory.EnumerateFiles(\"a\"); foreach (var s in all) Use({|#0:new object()|});",
        "unknown: in a loop (line 9) over what the system is asked for")]
    [InlineData(
        "foreach (var f in new DirectoryInfo(\"a\").GetFiles()) Use({|#0:new object()|});", "unknown: in a loop (line 9) over what the system is asked for")]
    [InlineData(
        "foreach (var p in System.Diagnostics.Process.GetProcesses()) Use({|#0:new object()|});",
        "unknown: in a loop (line 9) over what the system is asked for")]
    [InlineData("foreach (var s in File.ReadAllLines(\"a\")) Use({|#0:new object()|});", InLoop)]
    [InlineData("foreach (var s in new List<ShopSettings>()) Use({|#0:new object()|});", "unknown: in a loop (line 9) over configuration")]
    [InlineData("foreach (var s in new OwnConfigElement[3]) Use({|#0:new object()|});", "unknown: in a loop (line 9) over configuration")]
    [InlineData("foreach (var s in new Confirmed[3]) Use({|#0:new object()|});", InLoop)]
    [InlineData("foreach (var s in new Configured[3]) Use({|#0:new object()|});", InLoop)]
    [InlineData("foreach (var i in ints) { foreach (var p in typeof(C).GetProperties()) Use({|#0:new object()|}); }", InLoop)]
    [InlineData(
        "foreach (var p in typeof(C).GetProperties()) { foreach (var i in ints) Use({|#0:new object()|}); }",
        "unknown: in a loop (line 9) over what reflection tells")]
    [InlineData("foreach (var p in typeof(C).GetProperties()) { foreach (var c in \"ab\") Use({|#0:new object()|}); }", "warm: in a loop (line 9)")]
    [InlineData(
        "foreach (var o in typeof(C).GetEnumValuesAsUnderlyingType()) Use({|#0:new object()|});", "unknown: in a loop (line 9) over what reflection tells")]
    [InlineData("foreach (var s in typeof(C).Name.Split('.')) Use({|#0:new object()|});", InLoop)]
    [InlineData("var config = \"a,b\"; foreach (var s in config.Split(',')) Use({|#0:new object()|});", "unknown: in a loop (line 9) over configuration")]
    [InlineData("foreach (var c in typeof(C).Name) Use({|#0:new object()|});", OftenInLoop)]
    [InlineData("foreach (var c in Environment.GetCommandLineArgs()[0]) Use({|#0:new object()|});", OftenInLoop)]
    [InlineData("foreach (var p in typeof(C).GetProperties()) if (p is null) throw new Exception(Text({|#0:new object()|}));", "cold: thrown")]
    public Task LoopOverWhatIsShortByNature_IsNotOne(string body, string heat) => VerifyBodyAsync(body, heat);

    [Theory]
    [InlineData("again: Use({|#0:new object()|}); if (Is(null)) goto again;", InLoop)]
    [InlineData("var i = 0; again: if (i < 3) { Use({|#0:new object()|}); i++; goto again; }", InLoop)]
    [InlineData("again: Use(null); if (Is(null)) { Use({|#0:new object()|}); goto again; } Use(null);", InLoop)]
    [InlineData("again: ; if (Is({|#0:new object()|})) goto again;", InLoop)]
    [InlineData("again: Use(_o ?? {|#0:new object()|}); if (Is(null)) goto again;", InLoop)]
    [InlineData("again: if (Is(null)) { Use({|#0:new object()|}); return; } if (Is(null)) goto again;", Unknown)]
    [InlineData("again: if (Is(null)) goto again; Use({|#0:new object()|});", Unknown)]
    [InlineData("Use({|#0:new object()|}); again: if (Is(null)) goto again;", Unknown)]
    [InlineData("if (Is(null)) goto end; Use({|#0:new object()|}); end: Use(null);", Unknown)]
    [InlineData("goto end; end: Use({|#0:new object()|});", Unknown)]
    [InlineData("again: try { Use({|#0:new object()|}); } catch (Exception) when (Is(null)) { goto again; }", Unknown)]
    [InlineData(
        "outer: Use(null); inner: Use({|#0:new object()|}); if (Is(null)) goto inner; if (Is(null)) goto outer;",
        "often hot: in a loop (line 9, depth 2)")]
    [InlineData(
        "first: Use(null); second: Use(null); third: Use({|#0:new object()|}); if (Is(null)) goto first; if (Is(null)) goto second; if (Is(null)) goto third;",
        "often hot: in a loop (line 9, depth 3)")]
    [InlineData("first: Use(null); second: Use({|#0:new object()|}); third: Use(null); if (Is(null)) goto third; if (Is(null)) goto first;", InLoop)]
    [InlineData("first: second: Use({|#0:new object()|}); if (Is(null)) goto second; if (Is(null)) goto first;", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("if (Is(null)) goto middle; again: Use(null); middle: Use({|#0:new object()|}); if (Is(null)) goto again;", InLoop)]
    [InlineData("outer: Use({|#0:new object()|}); inner: if (Is(null)) goto inner; if (Is(null)) goto outer;", InLoop)]
    [InlineData("foreach (var i in ints) { again: Use({|#0:new object()|}); if (Is(null)) goto again; }", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("foreach (var i in ints) { again: if (Is(null)) goto again; Use({|#0:new object()|}); }", InLoop)]
    [InlineData("again: foreach (var i in ints) Use({|#0:new object()|}); if (Is(null)) goto again;", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("goto middle; again: Use({|#0:new object()|}); middle: if (Is(null)) goto again;", InLoop)]
    [InlineData("switch (ints.Length) { case 1: Use({|#0:new object()|}); goto case 2; case 2: goto case 1; }", InLoop)]
    [InlineData("switch (ints.Length) { case 1: Use({|#0:new object()|}); goto default; default: goto case 1; }", InLoop)]
    [InlineData("switch (ints.Length) { case 1: Use({|#0:new object()|}); goto case 2; case 2: break; }", Unknown)]
    [InlineData("F(); void F() { again: Use({|#0:new object()|}); if (Is(null)) goto again; }", InLoop)]
    [InlineData("Action a = () => { again: Use({|#0:new object()|}); if (Is(null)) goto again; };", InLoop)]
    [InlineData("again: Action a = () => Use({|#0:new object()|}); if (Is(null)) goto again;", Unknown)]
    [InlineData(
        "again: try { lock (ints) { using var s = new MemoryStream(); Use({|#0:new object()|}); } } finally { Use(null); } if (Is(null)) goto again;", InLoop)]
    public Task BackwardGoto_HeatsWhatComesBackToItsLabel(string body, string heat) => VerifyBodyAsync(body, heat);

    [Theory]
    [InlineData("int P { get { again: Use({|#0:new object()|}); if (Is(null)) goto again; return 1; } }", InLoop)]
    [InlineData("C() { again: Use({|#0:new object()|}); if (Is(null)) goto again; }", "unknown: in a loop (line 9) of a constructor that no loop calls")]
    [InlineData("C(int[] ints) : this() { } C() { again: if (Is(null)) goto again; Use({|#0:new object()|}); }", Unknown)]
    [InlineData("IEnumerable<object> F() { again: yield return {|#0:new object()|}; if (Is(null)) goto again; }", InLoop)]
    [InlineData("Func<int> F = () => { again: Use({|#0:new object()|}); if (Is(null)) goto again; return 1; };", InLoop)]
    public Task BackwardGoto_HeatsInEveryKindOfBody(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData(
        "using var socket = new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp); var buffer = new byte[9]; "
            + "while (true) { var n = await socket.ReceiveAsync(buffer, default(SocketFlags)); if (n == 0) break; Use({|#0:new object()|}); }",
        OftenInLoop)]
    [InlineData(
        "var reader = Channel.CreateUnbounded<int>().Reader; while (await reader.WaitToReadAsync()) { "
            + "while (reader.TryRead(out var n)) Use({|#0:new object()|}); }",
        "often hot: in a loop (line 9, depth 2)")]
    [InlineData("var reader = Channel.CreateUnbounded<int>().Reader; while (await reader.WaitToReadAsync()) { Use({|#0:new object()|}); }", OftenInLoop)]
    [InlineData("await foreach (var i in AsyncInts()) Use({|#0:new object()|});", InLoop)]
    [InlineData("await foreach (var i in AsyncInts().WithCancellation(default)) Use({|#0:new object()|});", InLoop)]
    [InlineData(
        "using var timer = new PeriodicTimer(TimeSpan.FromSeconds(1)); while (await timer.WaitForNextTickAsync()) { await Task.Yield(); "
            + "Use({|#0:new object()|}); }",
        InLoop)]
    [InlineData("_ = Task.Run(async () => { while (true) { await Task.Yield(); Use({|#0:new object()|}); } });", OftenInLoop)]
    [InlineData(
        "using var socket = new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp); Use({|#0:new object()|}); "
            + "while (true) { if (await socket.ReceiveAsync(new byte[9], default(SocketFlags)) == 0) break; }",
        Unknown)]
    [InlineData("await Task.Yield(); Use({|#0:new object()|});", Unknown)]
    public Task AsyncLoop_IsALoop(string body, string heat) => VerifyBodyAsync(body, heat);

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
}
