using Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation;
using Allocations.Analyzers.Rules.Buffers.CopyToPassOn;
using Allocations.Analyzers.Rules.Buffers.PoolableArray;
using Allocations.Analyzers.Rules.Buffers.RentedArray;
using Allocations.Analyzers.Rules.Buffers.TemporaryArray;
using Allocations.CodeFixes.Rules.Arguments.LoopInvariantAllocation;
using Allocations.CodeFixes.Rules.Buffers.PoolableArray;
using Allocations.CodeFixes.Rules.Buffers.TemporaryArray;
using Allocations.Testing;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Tests.Shared;

/// <summary>
/// Who may still see the memory of an array when the next iteration begins: the rules that would use the same memory again (ALLOC104, ALLOC501 and
/// ALLOC502) leave an array alone that other code sees then.
/// </summary>
public sealed class MemoryLifetimeTests
{
    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("char[][] all = [buf]; prev = all[0];")]
    public Task ViewInACollectionExpression_LeavesTheArrayAlone(string body) => ViewThatOutlivesTheIteration_LeavesTheArrayAlone(body);

    [Theory]
    [InlineData("best = buf.AsSpan(0, 1);")]
    [InlineData("best = buf;")]
    [InlineData("read = buf;")]
    [InlineData("read = new ReadOnlySpan<char>(buf, 0, 1);")]
    [InlineData("var s = buf.AsSpan(); best = s;")]
    [InlineData("Span<char> s = buf; var t = s.Slice(1); var u = t; best = u;")]
    [InlineData("best = n > 3 ? buf.AsSpan() : other;")]
    [InlineData("var s = n > 3 ? buf : other; best = s;")]
    [InlineData("best = n switch { 0 => other, 1 => buf.AsSpan(1), _ => buf };")]
    [InlineData("best = other = buf;")]
    [InlineData("Use(best = buf);")]
    [InlineData("best = Same(buf);")]
    [InlineData("best = Generic(buf.AsSpan());")]
    [InlineData("best = buf.AsSpan().Twice().Twice();")]
    [InlineData("Span<char> Local(Span<char> s) => s.Slice(1); best = Local(buf);")]
    [InlineData("read = read.Length > 3 ? read : Head(buf);")]
    [InlineData("if (TryHead(buf, out var head)) read = head;")]
    [InlineData("TryHead(buf, out read);")]
    [InlineData("ReadOnlySpan<char> head; TryHead(buf, out head); read = head;")]
    [InlineData("Pass(buf, ref read);")]
    [InlineData("holder.Set(buf);")]
    [InlineData("holder.Text = buf;")]
    [InlineData("holder = new Holder(buf);")]
    [InlineData("holder = new Holder { Text = buf };")]
    [InlineData("var h = new Holder(buf); best = h.Text;")]
    [InlineData("var h = new Holder(buf); best = h.All;")]
    [InlineData("var h = new Holder(buf); h.Give(out read);")]
    [InlineData("var h = new Holder(buf); holder = h;")]
    [InlineData("foreach (var line in buf.AsSpan().EnumerateLines()) read = line;")]
    [InlineData("foreach (ref var x in buf.AsSpan()) kept = ref x;")]
    [InlineData("foreach (ref var x in buf.AsSpan()) best = System.Runtime.InteropServices.MemoryMarshal.CreateSpan(ref x, 1);")]
    [InlineData("kept = ref buf[0];")]
    [InlineData("ref var x = ref buf[0]; kept = ref x;")]
    [InlineData("kept = ref buf.AsSpan()[0];")]
    [InlineData("kept = ref First(buf);")]
    [InlineData("kept = ref n > 3 ? ref buf[0] : ref zero;")]
    [InlineData("best = System.Runtime.InteropServices.MemoryMarshal.CreateSpan(ref buf[0], 1);")]
    [InlineData("prev = buf;")]
    [InlineData("prev = buf ?? prev;")]
    [InlineData("prev = n > 3 ? buf : prev;")]
    [InlineData("prev = n switch { 1 => buf, _ => prev };")]
    [InlineData("var alias = buf; prev = alias;")]
    [InlineData("(prev, n) = (buf, n);")]
    [InlineData("memory = buf;")]
    [InlineData("memory = new Memory<char>(buf, 0, 1);")]
    [InlineData("memory = buf.AsMemory(0, 1);")]
    [InlineData("segment = new ArraySegment<char>(buf, 0, 1);")]
    [InlineData("segment = buf;")]
    [InlineData("later = () => buf[0];")]
    [InlineData("char Local() => buf[0]; later = Local;")]
    [InlineData("if (buf is { Length: > 0 } same) prev = same;")]
    [InlineData("SetTo(out prev, buf);")]
    public async Task ViewThatOutlivesTheIteration_LeavesTheArrayAlone(string body)
    {
        await VerifyAsync<LoopInvariantAllocationAnalyzer, LoopInvariantAllocationCodeFix>(body, "new char[1000]");
        await VerifyAsync<TemporaryArrayAnalyzer, TemporaryArrayCodeFix>(body, "new char[4]");
        await VerifyAsync<PoolableArrayAnalyzer, PoolableArrayCodeFix>(body, "new char[n]");
    }

    [Fact]
    public Task OwnOverloadThatKeepsTheArray_LeavesItInItsIteration() =>
        VerifyAsync<LoopInvariantAllocationAnalyzer, LoopInvariantAllocationCodeFix>("Kept(buf);", "new char[1000]");

    [Theory]
    [InlineData("var s = buf.AsSpan(0, 1); n += s[0];")]
    [InlineData("Span<char> s = buf; var t = s.Slice(1); n += t.Length;")]
    [InlineData("Span<char> s; s = buf; n += s.Length;")]
    [InlineData("var s = n > 3 ? buf.AsSpan() : default; n += s.Length;")]
    [InlineData("var s = Same(buf); n += s.Length;")]
    [InlineData("n += Head(buf).Length;")]
    [InlineData("if (TryHead(buf, out var head)) n += head.Length;")]
    [InlineData("TryHead(buf, out _);")]
    [InlineData("var h = new Holder(buf); n += h.Text.Length + h.Count;")]
    [InlineData("foreach (var line in buf.AsSpan().EnumerateLines()) n += line.Length;")]
    [InlineData("foreach (ref var x in buf.AsSpan()) x = 'b';")]
    [InlineData("zero = buf[0]; n += zero;")]
    [InlineData("best = Copied(buf);")]
    [InlineData("holder.Read(buf);")]
    [InlineData("holder.CopyTo(buf);")]
    [InlineData("other = buf.AsSpan().ToArray();")]
    [InlineData("buf.AsSpan().CopyTo(other);")]
    public async Task ViewThatStaysInTheIteration_IsNoObstacle(string body)
    {
        await VerifyAsync<LoopInvariantAllocationAnalyzer, LoopInvariantAllocationCodeFix>(body, "[|new char[1000]|]");
        await VerifyAsync<TemporaryArrayAnalyzer, TemporaryArrayCodeFix>(body, "[|new char[4]|]");
        await VerifyAsync<PoolableArrayAnalyzer, PoolableArrayCodeFix>(body, "[|new char[n]|]");
    }

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("best = parts[0].Items;")]
    public Task ReferenceToAnInlineArray_LeavesTheArrayAlone(string body) => ReferenceToAPartOfAnElement_LeavesTheArrayAlone(body);

    [Theory]
    [InlineData("parts[0].X++; kept = ref parts[0].X;")]
    [InlineData("kept = ref parts[0].Own();")]
    [InlineData("kept = ref parts.AsSpan()[0].X;")]
    [InlineData("foreach (ref var part in parts.AsSpan()) kept = ref part.X;")]
    [InlineData("kept = ref parts[0].Own();", "namespace System.Diagnostics.CodeAnalysis { class UnscopedRefAttribute : Attribute { } }")]
    public async Task ReferenceToAPartOfAnElement_LeavesTheArrayAlone(string body, string polyfill = "")
    {
        var source = """
            using System;
            using System.Diagnostics.CodeAnalysis;
            [System.Runtime.CompilerServices.InlineArray(4)] struct Four { int _first; }
            struct Part { public int X; public Four Items; [UnscopedRef] public ref int Own() => ref X; }
            class C
            {
                static int M(int n)
                {
                    var zero = 0;
                    ref var kept = ref zero;
                    Span<int> best = default;
                    for (var i = 0; i < 4; i++)
                    {
                        var parts = ARRAY;
                        BODY
                    }

                    return kept + best.Length;
                }
            }

            """ + polyfill;
        await new CSharpCodeFixVerifier<LoopInvariantAllocationAnalyzer, LoopInvariantAllocationCodeFix>.Test
        {
            TestCode = source.Replace("ARRAY", "new Part[100]").Replace("BODY", body),
            TestState = { AnalyzerConfigFiles = { OneLoop.IsEnough } },
        }.RunAsync(TestContext.Current.CancellationToken);
        await new CSharpCodeFixVerifier<TemporaryArrayAnalyzer, TemporaryArrayCodeFix>.Test
        {
            TestCode = source.Replace("ARRAY", "new Part[4]").Replace("BODY", body),
            TestState = { AnalyzerConfigFiles = { OneLoop.IsEnough } },
        }.RunAsync(TestContext.Current.CancellationToken);
        await new CSharpCodeFixVerifier<PoolableArrayAnalyzer, PoolableArrayCodeFix>.Test
        {
            TestCode = source.Replace("ARRAY", "new Part[n]").Replace("BODY", body),
            TestState = { AnalyzerConfigFiles = { OneLoop.IsEnough } },
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory(Skip = "Needs C# 13.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13))]
    [InlineData("IPart", "new T[100]")]
    [InlineData("class, IPart", "[|new T[100]|]")]
    public Task ReferenceIntoAnElementOfATypeParameter_LeavesTheArrayAlone(string constraints, string array) =>
        new CSharpAnalyzerVerifier<LoopInvariantAllocationAnalyzer>.Test
        {
            TestCode = """
                using System.Diagnostics.CodeAnalysis;
                interface IPart { [UnscopedRef] ref int Own(); }
                class C
                {
                    static int M<T>(int n) where T : CONSTRAINTS
                    {
                        var zero = 0;
                        ref var kept = ref zero;
                        for (var i = 0; i < 4; i++)
                        {
                            var parts = ARRAY;
                            kept = ref parts[0].Own();
                        }

                        return kept;
                    }
                }
                """.Replace("CONSTRAINTS", constraints).Replace("ARRAY", array),
            TestState = { AnalyzerConfigFiles = { OneLoop.IsEnough } },
        }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("{ var a = new byte[n]; a[0] = 1; s = a.AsSpan(0, 1); }")]
    [InlineData("if (n > 3) { var a = new byte[n]; a[0] = 1; var t = a.AsSpan(); s = t; }")]
    [InlineData("try { var a = new byte[n]; a[0] = 1; s = a; } finally { n = 0; }")]
    public Task ViewThatOutlivesTheBlock_IsNotRented(string block) => CSharpAnalyzerVerifier<PoolableArrayAnalyzer>.VerifyAnalyzerAsync(
        "using System; class C { static void Often() { for (;;) M(9); } static int M(int n) { Span<byte> s = default; " + block
            + " return s.Length == 0 ? 0 : s[0]; } }");

    [Theory]
    [InlineData("var s = a.AsSpan(0, n); s[0] = 1; ArrayPool<byte>.Shared.Return(a); return [|s|][0];")]
    [InlineData("ReadOnlySpan<byte> s = a; var t = s.Slice(1); ArrayPool<byte>.Shared.Return(a); return [|t|][0] + t.Length;")]
    [InlineData("var s = a.AsSpan(0, n); s[0] = 1; n = s[0]; ArrayPool<byte>.Shared.Return(a); return n;")]
    [InlineData("var s = a.AsSpan(0, n); n = s[0]; ArrayPool<byte>.Shared.Return(a); s = default; return s.Length;")]
    public Task SpanOfAReturnedArray_IsUsedTooLate(string body) => CSharpAnalyzerVerifier<RentedArrayAnalyzer>.VerifyAnalyzerAsync(
        "using System; using System.Buffers; class C { static int M(int n) { var a = ArrayPool<byte>.Shared.Rent(n); a[0] = 2; " + body + " } }");

    [Theory]
    [InlineData(
        "ref struct Reader { ReadOnlySpan<byte> _data; public void Load(ReadOnlySpan<byte> data) => _data = data; public int First => _data[0]; }",
        "var reader = new Reader(); reader.Load(source.ToArray()); source[0] = 7; return reader.First;")]
    [InlineData(
        "static class Parts { public static ReadOnlySpan<byte> Tail(ReadOnlySpan<byte> s) => s.Slice(1); }",
        "var tail = Parts.Tail(source.ToArray()); source[1] = 7; return tail[0];")]
    [InlineData(
        "static class Parts { public static ref readonly byte First(ReadOnlySpan<byte> s) => ref s[0]; }",
        "ref readonly var first = ref Parts.First(source.ToArray()); source[0] = 7; return first;")]
    [InlineData(
        "static class Parts { public static void Tail(ReadOnlySpan<byte> s, out ReadOnlySpan<byte> tail) => tail = s.Slice(1); }",
        "Parts.Tail(source.ToArray(), out var tail); source[1] = 7; return tail[0];")]
    public Task CopyOfWhichAViewIsKept_IsNotReported(string types, string body) => CSharpAnalyzerVerifier<CopyToPassOnAnalyzer>.VerifyAnalyzerAsync(
        "using System; using System.Linq; " + types + " class C { static int M(byte[] source) { " + body + " } }");

    [Fact]
    public async Task IterationsThatKeepViews_BehaveTheSame()
    {
        const string Source = """
            using System;
            using System.Text;
            public static class C
            {
                static ReadOnlySpan<char> Head(ReadOnlySpan<char> s) => s.Slice(0, 1);

                public static string Longest(string text)
                {
                    if (text is null)
                        return "null";
                    ReadOnlySpan<char> best = default;
                    Span<char> last = default;
                    var result = new StringBuilder();
                    foreach (var word in text.Split(' '))
                    {
                        var buf = new char[SIZE];
                        var view = new char[SIZE];
                        var scratch = new char[SIZE];
                        for (var i = 0; i < word.Length && i < buf.Length; i++)
                        {
                            scratch[i] = word[i];
                            buf[i] = char.ToUpperInvariant(word[i]);
                            view[i] = scratch[i];
                        }

                        if (word.Length > best.Length)
                            best = buf.AsSpan(0, Math.Min(word.Length, buf.Length));
                        if (last.Length > 0)
                            result.Append(last[0]);
                        last = view;
                        result.Append(Head(scratch));
                    }

                    return result.Append(best).ToString();
                }
            }
            """;
        await SameAsync<LoopInvariantAllocationAnalyzer, LoopInvariantAllocationCodeFix>("1000", "new char[1000]");
        await SameAsync<TemporaryArrayAnalyzer, TemporaryArrayCodeFix>("40", "stackalloc");
        await SameAsync<PoolableArrayAnalyzer, PoolableArrayCodeFix>("word.Length + 300", "Rent");

        async Task SameAsync<TAnalyzer, TFix>(string size, string expected)
            where TAnalyzer : DiagnosticAnalyzer, new()
            where TFix : CodeFixProvider, new()
        {
            var source = Source.Replace("SIZE", size, StringComparison.Ordinal);
            var changed = await AppliedFix.ApplyAsync<TAnalyzer, TFix>(source, LanguageVersion.Latest, static _ => true);
            Assert.Contains(expected, changed, StringComparison.Ordinal);
            Assert.Contains("var buf = new char", changed, StringComparison.Ordinal);
            Assert.Contains("var view = new char", changed, StringComparison.Ordinal);
            SameBehaviour.Verify(
                source,
                changed,
                TextInputs.Texts.Where(static text => text is null or { Length: < 1000 }).Select(static text => new object?[] { text }),
                LanguageVersion.Latest,
                "Longest");
        }
    }

    private static Task VerifyAsync<TAnalyzer, TFix>(string body, string array)
        where TAnalyzer : DiagnosticAnalyzer, new()
        where TFix : CodeFixProvider, new() => new CSharpCodeFixVerifier<TAnalyzer, TFix>.Test
        {
            TestCode = """
                using System;
                ref struct Holder
                {
                    public Span<char> Text;
                    public Holder(Span<char> text) => Text = text;
                    public Span<char> All => Text;
                    public int Count => Text.Length;
                    public void Set(Span<char> text) => Text = text;
                    public void Read(scoped ReadOnlySpan<char> text) { }
                    public readonly bool CopyTo(Span<char> text) => Text.TryCopyTo(text);
                    public void Give(out ReadOnlySpan<char> text) => text = Text;
                }
                static class Spans
                {
                    public static Span<char> Twice(this Span<char> s) => s;
                }
                class C
                {
                    static char[] s_kept;
                    static void Use(Span<char> s) { }
                    static Span<char> Same(Span<char> s) => s;
                    static Span<T> Generic<T>(Span<T> s) => s;
                    static Span<char> Copied(scoped Span<char> s) => s.ToArray();
                    static ReadOnlySpan<char> Head(ReadOnlySpan<char> s) => s.Slice(0, 1);
                    static bool TryHead(ReadOnlySpan<char> s, out ReadOnlySpan<char> head) { head = s; return s.Length > 1; }
                    static void Pass(ReadOnlySpan<char> s, ref ReadOnlySpan<char> to) => to = s;
                    static ref char First(Span<char> s) => ref s[0];
                    static void SetTo(out char[] to, char[] from) => to = from;
                    static void Kept(char[] from) => s_kept = from;
                    static void Kept(ReadOnlySpan<char> from) { }

                    static int M(string[] texts, int n)
                    {
                        Span<char> best = default, other = new char[4];
                        ReadOnlySpan<char> read = default;
                        var zero = 'x';
                        ref var kept = ref zero;
                        var holder = new Holder();
                        char[] prev = null;
                        Memory<char> memory = default;
                        ArraySegment<char> segment = default;
                        Func<char> later = null;
                        foreach (var text in texts)
                        {
                            var buf = ARRAY;
                            buf[0] = text[0];
                            BODY
                        }

                        return best.Length + read.Length + kept + holder.Text.Length + other.Length + (prev?.Length ?? 0) + memory.Length + segment.Count
                            + (later?.Invoke() ?? 0);
                    }
                }
                """.Replace("ARRAY", array, StringComparison.Ordinal).Replace("BODY", body, StringComparison.Ordinal),
            TestState = { AnalyzerConfigFiles = { OneLoop.IsEnough } },
        }.RunAsync(TestContext.Current.CancellationToken);
}
