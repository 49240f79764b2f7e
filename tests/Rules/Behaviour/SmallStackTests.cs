using System.Runtime.ExceptionServices;
using Allocations.Analyzers.Rules.Buffers.NumberThroughBytes;
using Allocations.Analyzers.Rules.Buffers.TemporaryArray;
using Allocations.Analyzers.Rules.Buffers.UnboundedStackalloc;
using Allocations.Analyzers.Rules.Strings.BuilderOverhead;
using Allocations.Analyzers.Rules.Strings.ParseChain;
using Allocations.Analyzers.Rules.Strings.SplitToLook;
using Allocations.Analyzers.Rules.Strings.ThrowAwayBytes;
using Allocations.CodeFixes.Rules.Buffers.NumberThroughBytes;
using Allocations.CodeFixes.Rules.Buffers.TemporaryArray;
using Allocations.CodeFixes.Rules.Buffers.UnboundedStackalloc;
using Allocations.CodeFixes.Rules.Strings.BuilderOverhead;
using Allocations.CodeFixes.Rules.Strings.ParseChain;
using Allocations.CodeFixes.Rules.Strings.SplitToLook;
using Allocations.CodeFixes.Rules.Strings.ThrowAwayBytes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Allocations.Tests.Behaviour;

/// <summary>
/// Fixed code on a stack of 256 KB, with texts and lengths of a million: what a fix puts on the stack is bounded, for any input and also where
/// a method calls itself. A stack that overflows would end the process of the tests.
/// </summary>
public sealed class SmallStackTests
{
    private const int StackBytes = 256 * 1024;
    private const int Million = 1_000_000;

    private static readonly string Text = " " + string.Concat(Enumerable.Repeat("12,345,", Million / 7)) + "6 ";

    [Fact]
    public Task RemovedCharacters_DoNotFillTheStack() => VerifyAsync<ParseChainAnalyzer, ParseChainCodeFix>(
        "static class C { static int M(string text) { if (text is null) return -1; return int.TryParse(text.Replace(\",\", \"\").Trim(), out var n) ? n : -2; "
            + "} }",
        "stackalloc", [Text], [" 1,234 "], ["1,2,3,x"]);

    [Fact]
    public Task EncodedText_DoesNotFillTheStack() => VerifyAsync<ThrowAwayBytesAnalyzer, ThrowAwayBytesCodeFix>(
        "using System.Text; static class C { static int M(string text) { var bytes = Encoding.UTF8.GetBytes(text); var sum = 0; "
            + "foreach (var b in bytes) sum = sum * 31 + b; return sum; } }",
        "stackalloc", [Text], ["\u20ac"], [""]);

    [Fact]
    public Task CollectedText_DoesNotFillTheStack() => VerifyAsync<BuilderOverheadAnalyzer, BuilderOverheadCodeFix>(
        "using System.Text; static class C { static int M(string text) { var sb = new StringBuilder(); foreach (var c in text) sb.Append(c).Append(';'); "
            + "var all = sb.ToString(); return all.Length == 0 ? 0 : all.Length + all[all.Length / 2]; } }",
        "stackalloc", [Text], ["12"], [""]);

    [Fact]
    public Task CollectedTextOfAMethodThatCallsItself_StaysInABuilder() => NoStackAsync<BuilderOverheadAnalyzer, BuilderOverheadCodeFix>(
        "var sb = new System.Text.StringBuilder(); sb.Append(text).Append(depth); return depth > 0 ? M(sb.ToString(), depth - 1) : sb.ToString().Length;");

    [Fact]
    public Task LengthFromOutside_DoesNotFillTheStack() => VerifyOutcomeAsync<UnboundedStackallocAnalyzer, UnboundedStackallocCodeFix>(
        "using System; static class C { static int M(int n) { Span<byte> bytes = stackalloc byte[n]; bytes.Fill(1); var sum = 0; "
            + "foreach (var b in bytes) sum += b; return sum; } }",
        [Million, 512, 0], [Million], [512], [0]);

    [Fact]
    public Task LengthFromOutside_InDepth_DoesNotFillTheStack() => VerifyOutcomeAsync<UnboundedStackallocAnalyzer, UnboundedStackallocCodeFix>(
        "using System; static class C { static int M(int n, int depth) { Span<byte> bytes = stackalloc byte[n]; bytes.Fill(1); "
            + "return depth == 0 ? bytes.Length : bytes[n - 1] + M(n, depth - 1); } }",
        [Million + 50, 512 + 100], [Million, 50], [512, 100]);

    [Fact]
    public Task RangesOfManyParts_DoNotFillTheStack() => VerifyAsync<SplitToLookAnalyzer, SplitToLookCodeFix>(
        "using System.Collections.Generic; static class C { static int M(string text) { var n = 0; for (var i = 0; i < 2; i++) { if (text is null) return -1; "
            + "var parts = text.Split(','); if (parts.Length > 3) n += parts[2].Length; n += text.Split(',').Length; "
            + "foreach (var part in text.Split(',')) n = n * 31 + part.Length; } return n; } }",
        "stackalloc", [Text], ["1,2"], [""]);

    [Fact]
    public Task ArrayInALoopOfAMillionRounds_TakesTheStackOnce() => VerifyAsync<TemporaryArrayAnalyzer, TemporaryArrayCodeFix>(
        "static class C { static int M(string text) { var sum = 0; foreach (var c in text) { var digits = new int[100]; digits[c % 100]++; sum += digits[44]; "
            + "} return sum; } }",
        "stackalloc", [Text], [""]);

    [Theory]
    [InlineData("if (depth > 0) return M(text, depth - 1); return int.TryParse(text.Replace(\",\", \"\").Trim(), out var n) ? n : -2;")]
    [InlineData(
        "int Deeper() => M(text, depth - 1); if (depth > 0) return Deeper(); return int.TryParse(text.Replace(\",\", \"\").Trim(), out var n) ? n : -2;")]
    public Task RemovedCharactersOfAMethodThatCallsItself_GetNoBuffer(string body) => NoStackAsync<ParseChainAnalyzer, ParseChainCodeFix>(body);

    [Fact]
    public Task EncodedTextOfAMethodThatCallsItself_GetsNoBuffer() => NoStackAsync<ThrowAwayBytesAnalyzer, ThrowAwayBytesCodeFix>(
        "var bytes = System.Text.Encoding.UTF8.GetBytes(text); return depth > 0 ? M(text, depth - 1) : bytes[0];");

    [Fact]
    public Task PartsInAMethodThatCallsItself_GetNoRanges() => NoStackAsync<SplitToLookAnalyzer, SplitToLookCodeFix>(
        "var n = 0; for (var i = 0; i < 1; i++) { var p = text.Split(','); if (p.Length > 1) n += p[1].Length; } return depth > 0 ? M(text, depth - 1) : n;");

    [Fact]
    public Task ArrayOfAMethodThatCallsItself_StaysOnTheHeap() => NoStackAsync<TemporaryArrayAnalyzer, TemporaryArrayCodeFix>(
        "var a = new int[100]; a[depth % 100] = depth; return depth > 0 ? M(text, depth - 1) + a[0] : a[1];");

    [Theory]
    [InlineData("static int Next(string text, int depth) => M(text, depth);")]
    [InlineData(
        "interface INext { int Go(string text, int depth); } class Back : INext { public int Go(string text, int depth) => M(text, depth); } "
            + "static INext next = new Back(); static int Next(string text, int depth) => next.Go(text, depth);")]
    [InlineData("static Func<string, int, int> next = (text, depth) => M(text, depth); static int Next(string text, int depth) => next(text, depth);")]
    [InlineData(
        "class Text { public string T; public int D; public override string ToString() => M(T, D).ToString(); } "
            + "static int Next(string text, int depth) => int.Parse($\"{new Text { T = text, D = depth }}\");")]
    public async Task BuffersOfAMethodThatComesBackToItself_StayOnTheHeap(string next)
    {
        await NoStackAsync<ParseChainAnalyzer, ParseChainCodeFix>(
            "if (depth > 0) return Next(text, depth - 1); return int.TryParse(text.Replace(\",\", \"\").Trim(), out var n) ? n : -2;", next);
        await NoStackAsync<ThrowAwayBytesAnalyzer, ThrowAwayBytesCodeFix>(
            "var bytes = System.Text.Encoding.UTF8.GetBytes(text); return depth > 0 ? Next(text, depth - 1) : bytes[0];", next);
        await NoStackAsync<SplitToLookAnalyzer, SplitToLookCodeFix>(
            "var n = 0; for (var i = 0; i < 1; i++) { var p = text.Split(','); if (p.Length > 1) n += p[1].Length; } "
                + "return depth > 0 ? Next(text, depth - 1) : n;", next);
        await NoStackAsync<TemporaryArrayAnalyzer, TemporaryArrayCodeFix>(
            "var a = new int[100]; a[depth % 100] = depth; return depth > 0 ? Next(text, depth - 1) + a[0] : a[1];", next);
        await NoStackAsync<BuilderOverheadAnalyzer, BuilderOverheadCodeFix>(
            "var sb = new System.Text.StringBuilder(); sb.Append(text).Append(depth); return depth > 0 ? Next(sb.ToString(), depth - 1) : 1;", next);
        await NoStackAsync<NumberThroughBytesAnalyzer, NumberThroughBytesCodeFix>(
            "var b = BitConverter.GetBytes(depth); b[0]++; return depth > 0 ? Next(text, depth - 1) + b[1] : b[0];", next);
    }

    [Fact]
    public Task BufferOfAMethodThatOthersCallInDepth_StaysOnTheStack() => VerifyAsync<TemporaryArrayAnalyzer, TemporaryArrayCodeFix>(
        "static class C { static int M(string text) => Next(text, 9); "
            + "static int Next(string text, int depth) => depth > 0 ? Next(text, depth - 1) : Leaf(text); "
            + "static int Leaf(string text) { var a = new int[100]; a[text.Length % 100] = 7; return a[7]; } }",
        "stackalloc", [Text], [""]);

    private static async Task NoStackAsync<TAnalyzer, TFix>(string body, string members = "")
        where TAnalyzer : DiagnosticAnalyzer, new()
        where TFix : CodeFixProvider, new()
    {
        var source = "using System; static class C { " + members + " static int M(string text, int depth) { if (text is null) return -1; " + body + " } }";

        var failure = await Record.ExceptionAsync(async () => Assert.DoesNotContain(
            "stackalloc", await AppliedFix.ApplyAsync<TAnalyzer, TFix>(source, LanguageVersion.CSharp11, static _ => true), StringComparison.Ordinal));

        Assert.True(failure is null || failure.Message.StartsWith("No fix was offered", StringComparison.Ordinal), failure?.Message);
    }

    private static async Task VerifyAsync<TAnalyzer, TFix>(string source, string expected, params object[][] calls)
        where TAnalyzer : DiagnosticAnalyzer, new()
        where TFix : CodeFixProvider, new()
    {
        var changed = await AppliedFix.ApplyAsync<TAnalyzer, TFix>(source, LanguageVersion.CSharp11, static _ => true);
        Assert.Contains(expected, changed, StringComparison.Ordinal);
        using var before = CompiledMethods.Compile(source);
        using var after = CompiledMethods.Compile(changed);

        Assert.Equal(
            calls.Select(call => (int)before.Method("M").Invoke(null, call)!),
            OnSmallStack(() => calls.Select(call => (int)after.Method("M").Invoke(null, call)!).ToArray()));
    }

    /// <summary>The original would end the process, so what it answers on a large stack is written down.</summary>
    private static async Task VerifyOutcomeAsync<TAnalyzer, TFix>(string source, int[] expected, params object[][] calls)
        where TAnalyzer : DiagnosticAnalyzer, new()
        where TFix : CodeFixProvider, new()
    {
        using var after = CompiledMethods.Compile(await AppliedFix.SafeAsync<TAnalyzer, TFix>(source, LanguageVersion.CSharp11));

        Assert.Equal(expected, OnSmallStack(() => calls.Select(call => (int)after.Method("M").Invoke(null, call)!).ToArray()));
    }

    private static T OnSmallStack<T>(Func<T> run)
    {
        var result = default(T)!;
        var failure = default(ExceptionDispatchInfo);
        var thread = new Thread(
            () =>
            {
                try
                {
                    result = run();
                }
                catch (Exception exception)
                {
                    failure = ExceptionDispatchInfo.Capture(exception);
                }
            },
            StackBytes);
        thread.Start();
        thread.Join();
        failure?.Throw();
        return result;
    }
}
