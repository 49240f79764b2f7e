using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.Analyzer<Allocations.Analyzers.Rules.Strings.ParseChain.ParseChainAnalyzer>;
using VerifyFix = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Strings.ParseChain.ParseChainAnalyzer,
    Allocations.CodeFixes.Rules.Strings.ParseChain.ParseChainCodeFix>;

namespace Allocations.Tests.Strings.ParseChain;

/// <summary>Parts of a text that a method or property of the project returns only to be read.</summary>
public sealed class ParseChainReturnedTests
{
    [Theory]
    [InlineData("string Cut(string s) => s.Substring(1);")]
    [InlineData("string Cut(string s) => s[1..];")]
    [InlineData("string Cut(string s) => s.Substring(1).Trim();")]
    [InlineData("string Cut(string s) => s.Remove(2);")]
    [InlineData("string Cut(string s) => s.Length > 3 ? s.Substring(3) : s;")]
    [InlineData("string Cut(string s) { if (s.Length == 0) return \"\"; return s.Substring(1); }")]
    [InlineData("string Cut(string s) { if (s == null) return null; return (s[1..])!; }")]
    [InlineData("string Cut(string s) { var part = s.Substring(1); part = part.Trim(); return part; }")]
    [InlineData("string Cut(string s) { s = s.Substring(1); return s.TrimEnd(); }")]
    [InlineData("string Cut(string s) { string part; if (s[0] == 'a') part = s[1..]; else part = s[2..]; return part; }")]
    [InlineData("string _text; string Cut(string s) => _text.Substring(1);")]
    [InlineData("string _text; int _at; string Cut(string s) { var at = _at; while (_text[_at] > ' ') _at++; return this._text.Substring(at, _at - at); }")]
    [InlineData("char[] _buffer; string Cut(string s) => new string(_buffer, 0, 3);")]
    [InlineData("string Cut(string s) { return s.AsSpan(1).Trim().ToString(); }")]
    [InlineData("protected internal static string Other; private protected string Cut(string s) => Other[..3];")]
    public Task PartThatIsReturnedToBeRead_IsReported(string member) => VerifyAsync(member, "[|Cut(s)|] == \"ab\"");

    [Theory]
    [InlineData("int.Parse([|Cut(s)|]) > 1")]
    [InlineData("[|Cut(s)|] is \"a\" or \"b\"")]
    [InlineData("[|Cut(s)|].StartsWith(\"a\", StringComparison.Ordinal)")]
    [InlineData("[|Cut(s)|].Length > 2")]
    [InlineData("[|Cut(s.Substring(2))|] == \"ab\"")]
    public Task Reader_IsReported(string condition) => VerifyAsync("string Cut(string s) => s.Substring(1);", condition);

    [Theory]
    [InlineData("string Cut(string s) => s;")]
    [InlineData("string Cut(string s) => \"a\";")]
    [InlineData("string Cut(string s) => s.Replace(\"a\", \"b\");")]
    [InlineData("string Cut(string s) => s.Substring(1) + \"!\";")]
    [InlineData("string Cut(string s) => s.Length > 2 ? s.Substring(1) : s.ToUpper();")]
    [InlineData("string Cut(string s) { s += \"!\"; return s.Substring(1); }")]
    [InlineData("string Cut(string s) { Change(ref s); return s.Substring(1); } void Change(ref string s) => s += \"!\";")]
    [InlineData("string Cut(string s) { var all = new char[3]; s.CopyTo(0, all, 0, 3); return new string(all, 0, 3); }")]
    [InlineData("string Cut(string s) => new string('a', 3);")]
    [InlineData("string Cut(string s) => string.Join(\",\", s).Trim();")]
    [InlineData("string Cut(string s) { foreach (var part in s.Split(',')) return part.Trim(); return s; }")]
    [InlineData("string Cut(string s) { var part = s.Trim(); if (part.Length > 2) part = string.Concat(part, s); return part; }")]
    [InlineData("internal virtual string Cut(string s) => s.Substring(1);")]
    [InlineData("public string Cut(string s) => s.Substring(1);")]
    [InlineData(
        "Part Cut(string s) => new(); "
            + "class Part { public static bool operator ==(Part p, string s) => true; public static bool operator !=(Part p, string s) => false; }")]
    public Task WhatNoSpanCouldStandFor_IsNotReported(string member) => VerifyAsync(member, "Cut(s) == \"ab\"");

    [Theory]
    [InlineData("_kept.Add(Cut(s))")]
    [InlineData("(_last = Cut(s)) == \"a\"")]
    [InlineData("Cut(s) + s == null")]
    public Task TextThatIsNeeded_IsNotReported(string condition) => VerifyAsync(
        "string _last; HashSet<string> _kept; string Cut(string s) => s.Substring(1);", condition);

    [Fact]
    public Task Property_IsReported() => VerifyAsync(
        "string _text; int _at; string Rest { get { return _text.Substring(_at); } } string Tail => _text[_at..]; string Whole => _text;",
        "[|Rest|] == \"a\" || [|Tail|].Length > 3 || Whole == \"a\"");

    [Fact]
    public Task StepsAfterTheCall_AreFixedFirst() => new VerifyFix.Test
    {
        TestState = { Sources = { OfCut("[|Cut(s).Trim()|]") } },
        FixedState = { MarkupHandling = MarkupMode.Allow, Sources = { OfCut("[|Cut(s)|].AsSpan().Trim()") } },
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string OfCut(string number) =>
        $$"""
        #nullable enable
        using System;
        class C
        {
            string Cut(string s) => s.Substring(1);
            int M(string s) => int.Parse({{number}});
        }
        """;

    [Fact]
    public Task Message_NamesWhatCouldReturnASpan() => Verify.VerifyAnalyzerAsync(
        """
        class C
        {
            static string Word(string s) => s.Substring(1, 3);
            string _text;
            string Rest => _text.Substring(1);
            bool M(string[] all)
            {
                foreach (var s in all)
                    if ({|#0:Word(s)|} == "abc" || int.Parse({|#1:Word(s.Substring(3))|}) > 3 || {|#2:Rest|}.Length > 3) return true;
                return false;
            }
        }
        """,
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'Word' makes a string that only a comparison reads, for which 'Word' could return a span; this allocates memory (in a loop (line 8))"),
        Verify.Diagnostic().WithLocation(1).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'Substring' and 'Word' make up to 2 objects that only 'int.Parse' reads, for which 'Word' could return a span; this allocates memory "
                + "(in a loop (line 8))"),
        Verify.Diagnostic().WithLocation(2).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'Rest' makes a string that only 'string.Length' reads, for which 'Rest' could return a span; this allocates memory (in a loop (line 8))"));

    // What the method itself does with a text has findings of its own, which are tested elsewhere.
    private static Task VerifyAsync(string members, string condition)
    {
        var source = "using System; using System.Collections.Generic; public class C {\n#pragma warning disable ALLOC301\n" + members
            + "\n#pragma warning restore ALLOC301\n bool M(string s) => " + condition + "; }";
        return new Verify.Test { TestCode = source, TestBehaviors = TestBehaviors.SkipSuppressionCheck }.RunAsync(TestContext.Current.CancellationToken);
    }
}
