using Allocations.Analyzers.Rules.Strings.SplitToLook;
using Allocations.CodeFixes.Rules.Strings.SplitToLook;
using Allocations.Testing;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Strings.SplitToLook.SplitToLookAnalyzer,
    Allocations.CodeFixes.Rules.Strings.SplitToLook.SplitToLookCodeFix>;

namespace Allocations.Tests.Strings.SplitToLook;

/// <summary>ALLOC302: parts of which nothing is kept but what <c>Trim</c> makes of them.</summary>
public sealed class TrimmedPartsTests
{
    private const string Option = "StringSplitOptions.TrimEntries";

    [Theory]
    [InlineData("foreach (var p in [|s.Split(',')|]) list.Add(p.Trim());", "foreach (var p in s.Split(',', OPTION)) list.Add(p);")]
    [InlineData(
        "foreach (string p in [|s.Split(\", \")|]) { if (p.Trim() != \"\") list.Add(p.Trim()); } // all",
        "foreach (string p in s.Split(\", \", OPTION)) { if (p != \"\") list.Add(p); } // all")]
    [InlineData(
        "foreach (var p in [|s.Split(',', StringSplitOptions.None)|]) map[p.Trim()] = () => p.Trim();",
        "foreach (var p in s.Split(',', OPTION)) map[p] = () => p;")]
    [InlineData("foreach (var p in [|s.Split(',', 3)|]) list.Add(p.Trim());", "foreach (var p in s.Split(',', 3, OPTION)) list.Add(p);")]
    [InlineData("foreach (var p in [|s.Split(separators)|]) list.Add(p.Trim());", "foreach (var p in s.Split(separators, OPTION)) list.Add(p);")]
    [InlineData("foreach (var p in [|s.Split(separators, 2)|]) list.Add(p.Trim());", "foreach (var p in s.Split(separators, 2, OPTION)) list.Add(p);")]
    [InlineData(
        "var parts = [|s.Split(',')|]; for (var i = 0; i < parts.Length; i++) list.Add(parts[i].Trim());",
        "var parts = s.Split(',', OPTION); for (var i = 0; i < parts.Length; i++) list.Add(parts[i]);")]
    [InlineData("names = [|s.Split(',')|].Select(p => p.Trim()).ToArray();", "names = s.Split(',', OPTION);")]
    [InlineData("list = [|s.Split(',')|].Select(p => p.Trim()).ToList();", "list = s.Split(',', OPTION).ToList();")]
    [InlineData(
        "list = [|s.Split(',')|].Select(p => p.Trim()).Where(p => p.Length > 0).ToList();",
        "list = s.Split(',', OPTION).Where(p => p.Length > 0).ToList();")]
    [InlineData("list.AddRange([|s.Split(',')|].Select(p => p.Trim()));", "list.AddRange(s.Split(',', OPTION));")]
    [InlineData("var set = new HashSet<string>([|s.Split(',')|].Select(p => { return p.Trim(); }));", "var set = new HashSet<string>(s.Split(',', OPTION));")]
    [InlineData("foreach (var p in [|s.Split(',')|].Select(p => p.Trim())) list.Add(p);", "foreach (var p in s.Split(',', OPTION)) list.Add(p);")]
    [InlineData("names = Array.ConvertAll([|s.Split(',')|], p => p.Trim());", "names = s.Split(',', OPTION);")]
    [InlineData("list.Add(string.Join(\";\", [|s.Split(',')|].Select(p => p.Trim())));", "list.Add(string.Join(\";\", s.Split(',', OPTION)));")]
    public Task PartsThatAreOnlyTrimmed_AreTrimmedBySplit(string before, string after) =>
        Verify.VerifyCodeFixAsync(Method(before), Method(after.Replace("OPTION", Option, StringComparison.Ordinal)));

    [Fact]
    public Task PartsByIndex_AreTrimmedBySplitWhereRangesWouldSaveTheArrayAlone()
    {
        var before = Method("var parts = [|s.Split('=')|]; if (parts.Length == 2) map[parts[0].Trim()] = () => null; list.Add(parts[1].Trim());");
        var after = Method("var parts = [|s.Split('=', " + Option + ")|]; if (parts.Length == 2) map[parts[0]] = () => null; list.Add(parts[1]);");
        return new Verify.Test
        {
            TestState = { Sources = { before } },
            FixedState = { Sources = { after }, MarkupHandling = MarkupMode.Allow },
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task SeparatorsThatAreAnArray_StayOne() => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.Net.Net80,
        TestCode = Method("foreach (var p in [|s.Split(',', ';')|]) list.Add(p.Trim());"),
        FixedCode = Method("foreach (var p in s.Split(new[] { ',', ';' }, " + Option + ")) list.Add(p);"),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact(Skip = "Needs C# 13.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13))]
    public async Task SeparatorsThatAreASpan_AreNotMadeAnArray()
    {
        var source = Method("foreach (var p in [|s.Split(',', ';')|]) list.Add(p.Trim());");
        await new Verify.Test
        {
            ReferenceAssemblies = ReferenceAssemblies.Net.Net100,
            LanguageVersion = RoslynFacts.CSharp13,
            TestState = { Sources = { source } },
            FixedState = { Sources = { source }, MarkupHandling = MarkupMode.Allow },
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("foreach (var p in s.Split(',')) list.Add(p.Trim() + p);")]
    [InlineData("foreach (var p in s.Split(',')) list.Add(p.Trim(' '));")]
    [InlineData("foreach (var p in s.Split(',')) list.Add(p.TrimEnd());")]
    [InlineData("foreach (var p in s.Split(',')) list.Add(p.Trim(separators));")]
    [InlineData("foreach (var p in s.Split(',')) list.Add(p?.Trim());")]
    [InlineData("foreach (var p in s.Split(',')) { if (p.Length > 0) list.Add(p.Trim()); }")]
    [InlineData("foreach (var p in s.Split()) list.Add(p.Trim());")]
    [InlineData("foreach (var p in s.Split(null)) list.Add(p.Trim());")]
    [InlineData("foreach (var p in s.Split((char[])null, 3)) list.Add(p.Trim());")]
    [InlineData("foreach (var p in s.Split(',', OPTION)) list.Add(p.Trim());")]
    [InlineData("foreach (var p in s.Split(',', options)) list.Add(p.Trim());")]
    [InlineData("var parts = s.Split(','); list.Add(parts[0].Trim()); list.AddRange(parts);")]
    [InlineData("var parts = s.Split(','); parts[n] = parts[n].Trim(); names = parts;")]
    [InlineData("var parts = s.Split(','); Action later = () => list.Add(parts[n].Trim()); later();")]
    [InlineData("var parts = s.Split(','); parts = names; list.Add(parts[n].Trim());")]
    [InlineData("names = s.Split(',').Select(p => p.Trim().ToLower()).ToArray();")]
    [InlineData("names = s.Split(',').Select(p => s.Trim()).ToArray();")]
    [InlineData("names = s.Split(',').Select((p, i) => p.Trim()).ToArray();")]
    [InlineData("names = s.Split(',').Where(p => p.Length > 0).Select(p => p.Trim()).ToArray();")]
    [InlineData("list = names.Select(p => p.Trim()).ToList();")]
    [InlineData("foreach (var p in Split(s, ',')) list.Add(p.Trim());")]
    [InlineData("Expression<Func<string, string>> tree = x => x.Split(separators)[n].Trim();")]
    public Task PartsThatAreNeededOtherwise_AreSilent(string body) =>
        Verify.VerifyAnalyzerAsync(Method(body.Replace("OPTION", Option, StringComparison.Ordinal)));

    [Theory]
    [InlineData("IEnumerable<string> kept = [|s.Split(',')|].Select(p => p.Trim()); list.AddRange(kept.Concat(kept));")]
    [InlineData("list = (from p in [|s.Split(',')|] select p.Trim()).ToList();")]
    [InlineData("list = [|s.Split(',')|].Select(p => p.Trim()).Reverse().ToList();")]
    [InlineData("foreach (var p in [|s.Split(separator: separators)|]) list.Add(p.Trim());")]
    [InlineData("foreach (var p in [|s.Split(',' /* or */)|]) list.Add(p.Trim());")]
    [InlineData("foreach (var p in [|s.Split(',')|]) list.Add(p /* part */ .Trim());")]
    public Task WhatCannotBeLeftToSplit_HasNoFix(string body) => new Verify.Test
    {
        TestState = { Sources = { Method(body) } },
        FixedState = { Sources = { Method(body) }, MarkupHandling = MarkupMode.Allow },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public async Task PartsOfWhiteSpace_AreLeftOutToo()
    {
        var title = await new Verify.Test
        {
            TestCode = Method("foreach (var p in [|s.Split(',', StringSplitOptions.RemoveEmptyEntries)|]) list.Add(p.Trim());"),
            FixedCode = Method("foreach (var p in s.Split(',', StringSplitOptions.RemoveEmptyEntries | " + Option + ")) list.Add(p);"),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.Equal("Let 'Split' trim the parts (parts of white space alone are left out)", title);
    }

    [Theory]
    [InlineData("foreach (var p in [|s.Split(',')|]) { n += int.Parse(p.Trim()); s = \"\"; }")]
    [InlineData("var parts = [|s.Split(',')|]; foreach (var p in parts) { var t = p.Trim(); if (t.Length > 0 && t[0] == '1') n++; }")]
    [InlineData("var parts = [|s.Split(',', 3)|]; if (parts[0].Trim() == \"a\") n += int.Parse(parts[1].Trim());")]
    public Task PartsThatNeedBeNoStrings_AreNotTrimmedBySplit(string body) => Verify.VerifyCodeFixAsync(Method(body), Method(body));

    [Fact]
    public Task WithoutTheOption_IsSilent() => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
        TestCode = Method("foreach (var p in s.Split(separators)) list.Add(p.Trim());"),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task WithoutTheNamespace_ItIsImported() => Verify.VerifyCodeFixAsync(
        "class C { void M(string s, System.Collections.Generic.List<string> list) { foreach (var p in [|s.Split(',')|]) list.Add(p.Trim()); } }",
        "using System;\n\nclass C { void M(string s, System.Collections.Generic.List<string> list) { foreach (var p in s.Split(',', " + Option
            + ")) list.Add(p); } }");

    [Fact]
    public Task Message_SaysWhatTrims() => new CSharpAnalyzerVerifier<SplitToLookAnalyzer>.Test
    {
        TestCode = "class C { void M(string[] lines, System.Collections.Generic.List<string> list) { foreach (var line in lines) while (true) {\n"
            + "foreach (var p in {|#0:line.Split(',')|}) list.Add(p.Trim()); } } }",
        ExpectedDiagnostics =
        {
            CSharpAnalyzerVerifier<SplitToLookAnalyzer>.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
                .WithMessage("'Split' makes an array and a string for each part, but the parts are only used trimmed, as "
                    + "'StringSplitOptions.TrimEntries' gives them; this allocates memory (in a loop (line 1, depth 2))"),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public async Task PartsTrimmedBySplit_AreTheSame()
    {
        const string Source =
            """
            using System;
            using System.Collections.Generic;
            using System.Linq;

            public static class C
            {
                private static readonly char[] s_separators = { ',', ' ', '1' };
                private static readonly string[] s_texts = { ", ", "", null, "12" };

                public static string Each(string s)
                {
                    var all = new List<string>();
                    foreach (var p in s.Split(','))
                        all.Add(p.Trim());
                    foreach (var p in s.Split(s_separators))
                        all.Add(p.Trim());
                    foreach (var p in s.Split(", "))
                        all.Add(p.Trim());
                    foreach (var p in s.Split(s_texts, StringSplitOptions.None))
                        all.Add(p.Trim());
                    foreach (var p in s.Split(',', ';', '\t'))
                        all.Add(p.Trim());
                    return string.Join("|", all);
                }

                public static string Counted(string s, int count)
                {
                    var all = new List<string>();
                    foreach (var p in s.Split(',', count))
                        all.Add(p.Trim());
                    foreach (var p in s.Split(s_separators, count))
                        all.Add(p.Trim());
                    foreach (var p in s.Split(s_texts, count, StringSplitOptions.None))
                        all.Add(p.Trim());
                    return string.Join("|", all);
                }

                public static string Mapped(string s) =>
                    string.Join("|", s.Split(',').Select(p => p.Trim()).ToArray()) + "/" + string.Join("|", s.Split('.').Select(p => p.Trim()))
                        + "/" + Array.ConvertAll(s.Split('_'), p => p.Trim()).Length;

                public static string Second(string s)
                {
                    var parts = s.Split(',');
                    return parts[0].Trim() + "=" + parts[1].Trim() + parts.Length;
                }
            }
            """;
        var changed = await AppliedFix.SafeAsync<SplitToLookAnalyzer, SplitToLookCodeFix>(Source, LanguageVersion.CSharp11);

        Assert.DoesNotContain(".Trim()", changed, StringComparison.Ordinal);
        SameBehaviour.VerifyOnTexts(Source, changed, LanguageVersion.CSharp11, "Each", "Mapped", "Second");
        var counts = TextInputs.Texts.SelectMany(static text => new[] { -1, 0, 1, 2, 3 }.Select(count => new object?[] { text, count }));
        SameBehaviour.Verify(Source, changed, counts, LanguageVersion.CSharp11, "Counted");
    }

    private static string Method(string body) =>
        """
        using System;
        using System.Collections.Generic;
        using System.Linq;
        using System.Linq.Expressions;

        class C
        {
            static string[] Split(string s, char separator) => null;

            void M(string s, char[] separators, StringSplitOptions options, List<string> list, Dictionary<string, Func<string>> map, string[] names, int n)
            {
                BODY
            }
        }
        """.Replace("BODY", body, StringComparison.Ordinal);
}
