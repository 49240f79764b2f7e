using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationCodeFix>;
using VerifyAtAnyHeat = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationCodeFix>;

namespace Allocations.Tests.Arguments.LoopInvariantAllocation;

/// <summary>What ALLOC104 reports and what it leaves alone.</summary>
public sealed class LoopInvariantAllocationTests
{
    [Theory]
    [InlineData("var b = [|new StringBuilder()|]; b.Append(s).Append('x'); Use(b.ToString());")]
    [InlineData("var b = [|new StringBuilder(64)|]; b.Length = 0; b.Append(b[0]); Use(string.Concat(b.ToString(), nameof(b)));")]
    [InlineData("StringBuilder b = [|new()|]; Use(b.ToString());")]
    [InlineData("var l = [|new List<string>()|]; l.Add(s); foreach (var x in l) Use(x); Use(l[0]);")]
    [InlineData(
        "var l = [|new List<string>(4)|]; l.AddRange(items); all.AddRange(l); Use(string.Join(\",\", l)); all.AddRange(l.ToArray()); "
            + "all.AddRange(l.ToList());")]
    [InlineData("var d = [|new Dictionary<string, int>(EqualityComparer<string>.Default)|]; d[s] = 1; if (d.TryGetValue(s, out var n)) Use(s);")]
    [InlineData("var d = [|new Dictionary<string, int>(StringComparer.Ordinal)|]; d[s] = 1; if (d.TryGetValue(s, out var n)) Use(s);")]
    [InlineData("var h = [|new HashSet<string>()|]; if (!h.Add(s)) continue; Use(s);")]
    [InlineData("var q = [|new Queue<string>()|]; q.Enqueue(s); Use(q.Dequeue());")]
    [InlineData("var k = [|new Stack<string>()|]; k.Push(s); Use(k.Pop());")]
    [InlineData("var b = [|new StringBuilder()|]; Fill(b, s); Use(b.ToString());")]
    [InlineData("try { var l = [|new List<string>()|]; l.Add(s); Use(l[0]); } catch { }")]
    [InlineData("var a = [|new string[3]|]; a[0] = s; Use(a[0]);")]
    [InlineData("var a = [|new byte[4096]|]; a[0] = 1; Use(a.Length + \"\");")]
    [InlineData("var a = [|new byte[10000000]|]; a[0] = 1; Use(a.Length + \"\");")]
    [InlineData("var l = [|new List<string>(1000000)|]; l.Add(s); Use(l[0]);")]
    [InlineData("var a = [|new char[text.Length]|]; a[0] = 'c'; Use(a.Length + \"\");")]
    [InlineData("var a = [|new char[text.Length * 2 + 1]|]; a[0] = 'c'; Use(a.Length + \"\");")]
    [InlineData("var a = [|new byte[(int)size]|]; a[0] = 1; Use(a.Length + \"\");")]
    [InlineData("var a = [|new[] { \"a\", text }|]; foreach (var x in a) Use(x);")]
    [InlineData("string[] a = [|{ \"a\", text }|]; Use(a[0]);")]
    [InlineData("object[] a = [|{ builder, text }|]; foreach (var x in a) Use(x.ToString());")]
    [InlineData("Use([|text.ToLower()|]);")]
    [InlineData("if (s == [|text.Trim().ToUpperInvariant()|]) Use(s);")]
    [InlineData("Use(s + [|text.Trim()|]);")]
    [InlineData("Use([|text + \":\"|]);")]
    [InlineData("Use([|$\"{text}:\"|]);")]
    [InlineData("Use([|$\"{text}\" + \":\" + text|]);")]
    [InlineData("if (s == [|text + \":\"|]) Use(s);")]
    [InlineData("var regex = [|new Regex(\"a+\")|]; Use(regex.Replace(s, \"b\"));")]
    [InlineData("if ([|new Regex(\"a+\")|].IsMatch(s) && s.Length > 3) Use(s);")]
    [InlineData("if (s.Length > 3) break; var l = [|new List<string>()|]; l.Add(s); Use(l[0]);")]
    [InlineData("try { Use(s); } catch { continue; } var l = [|new List<string>()|]; l.Add(s); Use(l[0]);")]
    [InlineData("var l = [|new List<string>()|]; l.Add(s); if (l.Count > 3) continue; Use(l[0]);")]
    [InlineData("foreach (var c in s) if (c == ' ') continue; var l = [|new List<string>()|]; l.Add(s); Use(l[0]);")]
    [InlineData("if (s.Length > 3) { while (s2 != s) { var l = [|new List<string>()|]; l.Add(s); s2 = l[0]; } }")]
    [InlineData("TextWriter w = new StringWriter(); var b = [|new StringBuilder()|]; b.Append(s); w.Write(b);")]
    public Task SameInEachRound_IsReported(string body) => Verify.VerifyAnalyzerAsync(Loop(body));

    [Theory]
    [InlineData("class", "readonly int _n; string M(", "var a = [|new char[_n]|]; a[0] = 'c'; Use(a.Length + s);")]
    [InlineData("class", "readonly object _o; string M(", "object[] a = [|{ _o, X.Value }|]; foreach (var x in a) Use(x.ToString());")]
    [InlineData("class", "readonly string _t; string M(", "Use([|_t + \":\"|]);")]
    [InlineData("class", "readonly string _t; T(", "_t = s; Use(_t + \":\" + s.Length);")]
    [InlineData("class", "int _n; string M(", "var a = new char[_n]; a[0] = 'c'; Use(a.Length + s);")]
    [InlineData("class", "object _o; string M(", "object[] a = { _o, X.Value }; foreach (var x in a) Use(x.ToString());")]
    [InlineData("struct", "readonly object _o; string M(", "object[] a = { _o, X.Value }; foreach (var x in a) Use(x.ToString()); this = default;")]
    [InlineData("class", "string M(", "object[] a = { Y.Value, X.Value }; foreach (var x in a) Use(x.ToString());")]
    public Task ReadOnlyField_IsTheSameOutsideOfConstructors(string kind, string member, string body) => Verify.VerifyAnalyzerAsync(
        "class X { public static readonly object Value = new(); } class Y { public static readonly object Value; static Y() => Value = new(); } "
            + kind + " T { " + member + "string[] items) { foreach (var s in items) { " + body + " } "
            + (member.EndsWith(" M(", StringComparison.Ordinal) ? "return \"\"; " : "") + "} void Use(string text) { } }");

    [Theory]
    [InlineData("var b = [|new StringBuilder()|]; Pass(b);", "if (b is null) return; b.Append(1);")]
    [InlineData("var b = [|new StringBuilder()|]; Pass(b);", "if (b is not null) b.Append(1);")]
    [InlineData("var b = [|new StringBuilder()|]; Pass(b);", "ArgumentNullException.ThrowIfNull(b); b.Append(1);")]
    [InlineData(
        "var b = [|new StringBuilder()|]; Pass(b);",
        "if (b.Length < 9) Next(b); void Next(StringBuilder c) => Last(c.Append(1)); void Last(StringBuilder d) => d.Append(2);")]
    [InlineData("var b = [|new StringBuilder()|]; Pass(b);", "if (b.Length < 9) Next(b); void Next(StringBuilder c) { c.Append(1); Pass(c); }")]
    [InlineData("var b = new StringBuilder(); Pass(b);", "if (b is { } other) _kept = other;")]
    [InlineData(
        "var b = new StringBuilder(); Pass(b);",
        "if (b.Length < 9) Next(b); void Next(StringBuilder c) => Last(c.Append(1)); void Last(StringBuilder d) => _kept = d;")]
    [InlineData("var b = new StringBuilder(); Pass(b);", "if (b.Length < 9) Next(b); void Next(StringBuilder c) { Pass(c); _kept = c; }")]
    [InlineData(
        "var b = new StringBuilder(); Next(b); void Next(StringBuilder c) { Pass(c); _kept = c; }", "if (b.Length < 9) M(null, null, null, null, null, b);")]
    public Task WhatAMethodPassesOn_IsFollowed(string body, string pass) => Verify.VerifyAnalyzerAsync(
        Loop(body).Replace("object _kept;", "object _kept; void Pass(StringBuilder b) { " + pass + " }", StringComparison.Ordinal));

    [Theory]
    [InlineData("var a = new char[s.Length]; a[0] = 'c'; Use(a.Length + \"\");")]
    [InlineData("var a = new byte[size++]; a[0] = 1; Use(a.Length + \"\");")]
    [InlineData("var a = new byte[size]; a[0] = 1; size = a[0]; Use(a.Length + \"\");")]
    [InlineData("var a = new byte[Next()]; a[0] = 1; Use(a.Length + \"\");")]
    [InlineData("var a = new byte[size]; _kept = a; Use(a.Length + \"\");")]
    [InlineData("if (s.Length > 3) { var a = new byte[size]; a[0] = 1; Use(a.Length + \"\"); }")]
    [InlineData("var b = new StringBuilder(); _kept = b;")]
    [InlineData("var b = new StringBuilder(); var c = b; c.Append(s);")]
    [InlineData("var b = new StringBuilder(); var c = b.Append(s);")]
    [InlineData("var b = new StringBuilder(); Keep(b);")]
    [InlineData("var b = new StringBuilder(); Outside.Take(b);")]
    [InlineData("var b = new StringBuilder(); KeepFluently(b.Append(s));")]
    [InlineData("var b = new StringBuilder(); Use(b.Capacity + s);")]
    [InlineData("var b = new StringBuilder(s); Use(b.ToString());")]
    [InlineData("var b = new StringBuilder(s.Length); Use(b.ToString());")]
    [InlineData("var b = new StringBuilder(int.MaxValue); b.Append(s); Use(b.ToString());")]
    [InlineData("var l = new List<string>(2000000); l.Add(s); Use(l[0]);")]
    [InlineData("var a = new byte[int.MaxValue]; a[0] = 1; Use(a.Length + \"\");")]
    [InlineData("var b = new StringBuilder { Length = 3 }; Use(b.ToString());")]
    [InlineData("var b = new StringBuilder(); b = new StringBuilder(); Use(b.ToString());")]
    [InlineData("var b = new StringBuilder(); Action act = () => b.Append(s); act();")]
    [InlineData("var b = new StringBuilder(); void Local() => b.Append(s); Local();")]
    [InlineData("var b = new StringBuilder(); Swap(ref b);")]
    [InlineData("var l = new List<string>(); lists.Add(l);")]
    [InlineData("var l = new List<string> { s }; Use(l[0]);")]
    [InlineData("var l = new List<string>(items); Use(l[0]);")]
    [InlineData("var l = new List<string>(); Use(l.AsReadOnly()[0]);")]
    [InlineData("var l = new List<string>(); var e = l.Where(x => x == s); Use(e.First());")]
    [InlineData("IList<string> l = new List<string>(); l.Add(s);")]
    [InlineData("var d = new Dictionary<string, int>(); _kept = d.Keys;")]
    [InlineData("var d = new Dictionary<string, int>(StringComparer.CurrentCulture); d[s] = 1;")]
    [InlineData("var d = new Dictionary<string, int>(Own.EqualityComparer.Default); d[s] = 1;")]
    [InlineData("var d = new SortedDictionary<string, int>(); d[s] = 1;")]
    [InlineData("var m = new MemoryStream(); m.WriteByte(1);")]
    [InlineData("using var m = new MemoryStream(); m.WriteByte(1);")]
    [InlineData("var r = new Random(1); Use(r.Next() + \"\");")]
    [InlineData("if (s.Length > 3) { var b = new StringBuilder(); b.Append(s); Use(b.ToString()); return; }")]
    [InlineData("if (s.Length > 3) { var b = new StringBuilder(); b.Append(s); Use(b.ToString()); break; }")]
    [InlineData("var b = new StringBuilder(); Use(b.ToString()); break;")]
    [InlineData("again: var b = new StringBuilder(); Use(b.ToString()); if (s == null) goto again;")]
    [InlineData("var a = new string[s.Length]; Use(a[0]);")]
    [InlineData("var a = new string[3]; _kept = a;")]
    [InlineData("var a = new byte[16]; a[0] = 1; Use(a.Length + \"\");")]
    [InlineData("var a = new[] { \"a\", text }; a[0] = s; Use(a[0]);")]
    [InlineData("var a = new[] { \"a\", s }; Use(a[0]);")]
    [InlineData("Use(s.ToLower());")]
    [InlineData("text = s; Use(text.ToLower());")]
    [InlineData("Use(_field.ToLower());")]
    [InlineData("Use(text + \":\" + s);")]
    [InlineData("Use($\"{text}\");")]
    [InlineData("Use($\"{text}:{s}\");")]
    [InlineData("Use($\"{text + \":\"}{s}\");")]
    [InlineData("s2 += text + \":\";")]
    [InlineData("builder.Append($\"{text}:\");")]
    [InlineData("const string C = \"a\"; Use(C + \"b\");")]
    [InlineData("if (s.Length > 3) Use(text.ToLower());")]
    [InlineData("Use(s.Length > 3 ? text.ToLower() : s);")]
    [InlineData("Use(s ?? text.ToLower());")]
    [InlineData("switch (s) { case \"a\": Use(text.ToLower()); break; }")]
    [InlineData("if (s == null) throw new Exception(text + \":\");")]
    [InlineData("all.Any(x => x == text.ToLower());")]
    [InlineData("Action act = () => text = s; Use(text.ToLower());")]
    [InlineData("var r = new Regex(s); Use(r.Replace(s, \"\"));")]
    [InlineData("if (s.Length > 3) { var l = new List<string>(); l.Add(s); Use(l[0]); }")]
    [InlineData("if (s.Length < 3) { } else { var b = new StringBuilder(); b.Append(s); Use(b.ToString()); }")]
    [InlineData("switch (s) { case \"a\": { var a = new string[3]; a[0] = s; Use(a[0]); break; } }")]
    [InlineData("if (s.Length > 3) { string[] a = { \"a\", text }; Use(a[0]); }")]
    [InlineData("if (s.Length > 3) continue; var l = new List<string>(); l.Add(s); Use(l[0]);")]
    [InlineData("if (s.Length > 3) { if (s == text) { Use(s); continue; } } var a = new string[3]; a[0] = s; Use(a[0]);")]
    [InlineData("switch (s.Length) { case 0: continue; } var l = new List<string>(); l.Add(s); Use(l[0]);")]
    [InlineData("if (s.Length > 3) Use(new Regex(\"a+\").Replace(s, \"b\"));")]
    [InlineData("if (s.Length > 3 && new Regex(\"a+\").IsMatch(s)) Use(s);")]
    [InlineData("if (s.Length > 3 || s == text + \":\") Use(s);")]
    [InlineData("if (s.Length > 3) continue; Use(text.Trim());")]
    [InlineData("if (s.Length > 3) continue; all.ForEach(Use);")]
    [InlineData("Use(s.Length > 3 ? new Regex(\"a+\").Replace(s, \"b\") : s);")]
    [InlineData("try { Use(s); } catch (Exception) { var l = new List<string>(); l.Add(s); Use(l[0]); }")]
    [InlineData("var u = unknown(); var l = new List<Unknown>(); l.Add(u); Keep(l);")]
    public Task WhatLeavesTheRoundOrChanges_IsSilent(string body) =>
        new Verify.Test { TestCode = Loop(body), CompilerDiagnostics = CompilerDiagnostics.None }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("class C { void M(string[] a) { foreach (var s in new System.Collections.Generic.List<string>(a)) { } } }")]
    [InlineData("class C { void M() { var b = new System.Text.StringBuilder(); for (;;) b.Append(1); } }")]
    [InlineData("class C { void M(string t) { do { var b = new System.Text.StringBuilder(); b.Append(t); return; } while (true); } }")]
    [InlineData("class C { void M(string t) { try { } catch { for (;;) { var b = new System.Text.StringBuilder(); b.Append(t); } } } }")]
    [InlineData("// <auto-generated/>\nclass C { void M(string t) { for (;;) { var b = new System.Text.StringBuilder(); b.Append(t); } } }")]
    public Task OutsideOfLoopsAndInColdCode_IsSilent(string source) => Verify.VerifyAnalyzerAsync(source);

    [Theory]
    [InlineData("all.ForEach([|Use|]);")]
    [InlineData("all.ForEach([|this.Use|]);")]
    [InlineData("all.ForEach([|new Action<string>(Use)|]);")]
    [InlineData("all.ForEach([|x => Use(x)|]);")]
    [InlineData("Use(all.Find([|x => x == _field|]));")]
    [InlineData("Action<string> use = [|Use|]; use(s);")]
    [InlineData("_kept = [|(Action<string>)Use|];")]
    [InlineData("while (text != s) all.ForEach([|Use|]);")]
    public Task DelegateOfThis_IsReported(string body) => VerifyAtAnyHeat.VerifyAnalyzerAsync(Loop(body));

    [Theory]
    [InlineData("all.ForEach(x => Use(s));")]
    [InlineData("all.ForEach(x => Use(text));")]
    [InlineData("all.ForEach(x => Console.WriteLine(x));")]
    [InlineData("all.ForEach(Console.WriteLine);")]
    [InlineData("all.ForEach(static x => Console.WriteLine(x));")]
    [InlineData("all.ForEach(builder.Fit);")]
    [InlineData("void Local(string x) => Use(x); all.ForEach(x => Local(x));")]
    [InlineData("void Local(string x) => Use(x); all.ForEach(Local);")]
    [InlineData("if (s.Length > 3) all.ForEach(Use);")]
    [InlineData("all.ForEach(Use); break;")]
    [InlineData("new System.Threading.Thread(() => Use(_field)).Start();")]
    [InlineData("System.Threading.Tasks.Task.Run(() => Use(_field));")]
    [InlineData("Changed += Use;")]
    [InlineData("System.Linq.Expressions.Expression<Func<string>> tree = () => _field;")]
    [InlineData("all.ForEach(Missing);")]
    public Task OtherDelegates_AreSilent(string body) =>
        new Verify.Test
        {
            TestCode = Loop(body).Replace("object _kept;", "object _kept; event Action<string> Changed;", StringComparison.Ordinal),
            CompilerDiagnostics = CompilerDiagnostics.None,
        }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task DelegateOfStruct_IsSilent() =>
        Verify.VerifyAnalyzerAsync(
            "struct S { int _n; void Add(int n) => _n += n; void M(System.Collections.Generic.List<int> l) { while (true) l.ForEach(Add); } }");

    [Fact]
    public Task Message_OfADelegate() => VerifyAtAnyHeat.VerifyAnalyzerAsync(
        Loop("all.ForEach({|#0:Use|});"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("The delegate 'Use' allocates 64 B in each iteration of the loop, although it never changes (in a loop (line 23))"));

    [Theory]
    [InlineData("var a = [|new byte[64]|]; n = await s.ReadAsync(a, 0, a.Length); n += a[0];")]
    [InlineData("var a = [|new byte[64]|]; n = await s.ReadAsync(a.AsMemory(0, 8)).ConfigureAwait(false); n += a[0];")]
    [InlineData("var a = [|new byte[64]|]; n += await k.ReceiveAsync(new ArraySegment<byte>(a), SocketFlags.None);")]
    [InlineData("var a = new byte[64]; a[0] = (byte)n; await w.WriteAsync(a);")]
    [InlineData("var a = new byte[64]; var read = s.ReadAsync(a, 0, a.Length); n++; n += await read;")]
    [InlineData("var a = new byte[64]; n += (await Task.FromResult(a))[0];")]
    [InlineData("var a = new byte[64]; n = await s.ReadAsync(a, 0, a.Length); f = () => a[0];")]
    [InlineData("var a = new byte[64]; n = await Own(a);")]
    public Task ArrayOfAwaitedCalls_IsReportedWhereTheyAreDoneWithIt(string body) => Verify.VerifyAnalyzerAsync(
        "using System; using System.IO; using System.Net.Sockets; using System.Threading.Channels; using System.Threading.Tasks; class C { "
            + "static async Task M(Stream s, Socket k, ChannelWriter<byte[]> w, int n, Func<int> f) { while (n < 100) { " + body
            + " } } static async Task<int> Own(byte[] b) { await Task.Yield(); return b[0]; } }");

    [Fact]
    public Task WhereTheLoopSuspends_IsReported() => Verify.VerifyAnalyzerAsync(
        """
        using System.Collections.Generic;
        using System.Threading.Tasks;

        class C
        {
            async Task M(string[] texts)
            {
                foreach (var s in texts)
                {
                    var l = [|new List<string>()|];
                    l.Add(s);
                    await Task.Yield();
                    System.Console.WriteLine(l.Count);
                }
            }

            IEnumerable<string> N(string[] texts)
            {
                while (true)
                {
                    var l = [|new List<string>()|];
                    l.AddRange(texts);
                    foreach (var s in l)
                        yield return s;
                }
            }
        }
        """);

    [Fact]
    public Task Message_SaysWhatItCostsAndWhy() => Verify.VerifyAnalyzerAsync(
        Loop("var b = {|#0:new StringBuilder()|}; b.Append(s); Use({|#1:text.Trim()|});"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'b' allocates 104 B in each iteration of the loop, although one that is cleared would do (in a loop (line 23))"),
        Verify.Diagnostic().WithLocation(1).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'text.Trim()' allocates memory in each iteration of the loop, although it never changes (in a loop (line 23))"));

    [Fact]
    public Task Message_OfAnArrayThatWouldBeCleared() => Verify.VerifyAnalyzerAsync(
        Loop("var a = {|#0:new byte[4096]|}; a[0] = 1; Use(a.Length + \"\"); var b = {|#1:new string[3]|}; b[0] = s; Use(b[0]);"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'a' allocates 4120 B in each iteration of the loop, although one that is cleared would do (in a loop (line 23))"),
        Verify.Diagnostic().WithLocation(1).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'b' allocates 48 B in each iteration of the loop, although one that is cleared would do (in a loop (line 23))"));

    [Fact]
    public void Bytes_AreThoseOfTheMessages()
    {
        Assert.Equal(104, AllocatedBytes.PerCall(static () => Keep(new System.Text.StringBuilder())));
        Assert.Equal(48 + 152, AllocatedBytes.PerCall(static () => Keep(new System.Text.StringBuilder(64))));
        Assert.Equal(32, AllocatedBytes.PerCall(static () => Keep(new List<string>())));
        Assert.Equal(80, AllocatedBytes.PerCall(static () => Keep(new Dictionary<string, int>())));
        Assert.Equal(64, AllocatedBytes.PerCall(static () => Keep(new HashSet<string>())));
        Assert.Equal(40, AllocatedBytes.PerCall(static () => Keep(new Queue<string>())));
        Assert.Equal(32, AllocatedBytes.PerCall(static () => Keep(new Stack<string>())));
        Assert.Equal(4120, AllocatedBytes.PerCall(static () => Keep(new byte[4096])));
        Assert.Equal(48, AllocatedBytes.PerCall(static () => Keep(new string[3])));
    }

    [System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.NoInlining)]
    private static void Keep(object made) => GC.KeepAlive(made);

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("class C(int n) { void Other() => n++; int M(int all) {", "new[] { n, 2 }")]
    [InlineData("class C { int M(int all, int n) {", "[|new[] { n, 2 }|]")]
    public Task ParameterThatIsAField_IsNotInvariant(string beginning, string array) => new Verify.Test
    {
        TestCode = beginning + " while (all < 9) { var a = " + array + "; all += a[0]; } return all; } }",
        LanguageVersion = RoslynFacts.CSharp12,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Loop(string body) => $$"""
        using System;
        using System.Collections.Generic;
        using System.IO;
        using System.Linq;
        using System.Text;
        using System.Text.RegularExpressions;

        public class Outside { public static extern void Take(StringBuilder b); }

        public class C
        {
            object _kept;
            string _field = "";
            void Use(string s) => _field = s;
            void Fill(StringBuilder b, string s, string s2 = null) { b.Append(s); if (s.Length > 3) b.Append(s2 ?? ""); }
            void Keep(object o) => _kept = o; static int Next() => 3;
            void KeepFluently(StringBuilder b) => _kept = b;
            void Swap(ref StringBuilder b) => b = new StringBuilder();

            void M(string[] texts, string text, List<string> items, List<string> all, List<List<string>> lists, StringBuilder builder)
            {
                var s2 = ""; var size = items.Count;
                foreach (var s in texts)
                {
                    {{body}}
                }
            }
        }

        public static class Own
        {
            public sealed class EqualityComparer : IEqualityComparer<string>
            {
                public static EqualityComparer Default { get; set; }
                public bool Equals(string a, string b) => a == b;
                public int GetHashCode(string s) => s.Length;
            }
        }
        """;
}
