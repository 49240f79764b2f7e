using Allocations.Analyzers.Rules.Arguments.SingleItemCollection;
using Allocations.CodeFixes.Rules.Arguments.SingleItemCollection;
using Allocations.Testing;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Arguments.SingleItemCollection.SingleItemCollectionAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.SingleItemCollection.SingleItemCollectionCodeFix>;

namespace Allocations.Tests.Arguments.SingleItemCollection;

/// <summary>Collections of one item that ALLOC103 reports, and the calls that it makes of them.</summary>
public sealed class SingleItemCollectionTests
{
    [Theory]
    [InlineData("_ = s.Split(new[] { ',' })[0];", "")]
    [InlineData("_ = s.Split([|new[] { ',' }|])[0];", "dotnet_diagnostic.ALLOC302.severity = none")]
    [InlineData("_kept = s.Split([|new[] { ',' }|]);", "")]
    public Task SeparatorOfPartsThatAnotherRuleReports_IsSilent(string statement, string config)
    {
        var test = new CSharpAnalyzerVerifier<SingleItemCollectionAnalyzer>.Test
        {
            TestCode = "class C { string[] _kept; void M(string all, string s) { foreach (var c in all) { " + statement + " } } }",
            ReferenceAssemblies = ReferenceAssemblies.Net.Net80,
        };
        test.TestState.AnalyzerConfigFiles.Add(("/.editorconfig", "root = true\n[*.cs]\n" + config + "\n"));
        return test.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("s.Trim([|new[] { ' ' }|]);", "s.Trim(' ');")]
    [InlineData("s.Trim([|new char[] { c }|]);", "s.Trim(c);")]
    [InlineData("s.Split([|new[] { ',' }|]);", "s.Split(',');")]
    [InlineData("s.Split([|new[] { ',' }|], 2);", "s.Split(',', 2);")]
    [InlineData("s.Split([|new[] { c }|], StringSplitOptions.RemoveEmptyEntries);", "s.Split(c, StringSplitOptions.RemoveEmptyEntries);")]
    [InlineData("s.Split([|new[] { s }|], StringSplitOptions.None);", "s.Split(s, StringSplitOptions.None);")]
    [InlineData("s.Split(separator: [|new[] { c }|]);", "s.Split(c);")]
    [InlineData("s?.TrimEnd([|new[] { c }|]);", "s?.TrimEnd(c);")]
    [InlineData("builder.Append([|new[] { c }|]);", "builder.Append(c);")]
    [InlineData("builder.Insert(0, [|new[] { c }|]);", "builder.Insert(0, c);")]
    [InlineData("string.Format(\"{0}\", [|new object[] { s }|]);", "string.Format(\"{0}\", s);")]
    [InlineData("list.AddRange([|new[] { s }|]);", "list.Add(s);")]
    [InlineData("list?.AddRange([|new List<string> { s }|]);", "list?.Add(s);")]
    [InlineData("list.InsertRange(0, [|new[] { s }|]);", "list.Insert(0, s);")]
    [InlineData("set.UnionWith([|new[] { s }|]);", "set.Add(s);")]
    [InlineData("_ = s.IndexOfAny([|new[] { c }|], 1) + s.LastIndexOfAny([|new[] { c }|]);", "_ = s.IndexOf(c, 1) + s.LastIndexOf(c);")]
    [InlineData("ImmutableArray.Create([|new[] { s }|]);", "ImmutableArray.Create(s);")]
    [InlineData("_ = ImmutableList.CreateRange([|new[] { s }|]).AddRange([|new[] { s }|]);", "_ = ImmutableList.Create(s).Add(s);")]
    [InlineData("_ = [|new[] { s }|].ToImmutableArray();", "_ = ImmutableArray.Create(s);")]
    [InlineData("_ = ([|new object[] { s }|]).ToImmutableList().Count;", "_ = ImmutableList.Create<object>(s).Count;")]
    [InlineData("_ = [|new[] { s }|].ToImmutableHashSet().Union([|new[] { s }|]).Except([|new[] { s }|]);",
        "_ = ImmutableHashSet.Create(s).Add(s).Remove(s);")]
    [InlineData("objects.AddRange([|new[] { s }|]);", "objects.Add(s);")]
    [InlineData("objects.AddRange([|new string[] { $\"{c}\" }|]);", "objects.Add($\"{c}\");")]
    [InlineData("objects.AddRange([|new List<string> { null }|]);", "objects.Add(null);")]
    public Task OverloadThatDoesTheSame_IsCalled(string call, string expected) => VerifyAsync(Loop(call), Loop(expected), "item");

    [Theory]
    [InlineData("objects.AddRange([|new FormattableString[] { $\"{c}\" }|]);")]
    [InlineData("objects.AddRange([|new C[] { new() }|]);")]
    [InlineData("objects.AddRange([|new List<C> { new() }|]);")]
    [InlineData("objects.AddRange([|new Func<char, bool>[] { x => x == c }|]);")]
    [InlineData("objects.AddRange([|new Converter<string, string>[] { string.Intern }|]);")]
    public Task ItemThatTheCollectionGivesAType_IsNotPassedAlone(string call) => Verify.VerifyCodeFixAsync(Loop(call), Loop(call));

    [Theory]
    [InlineData("string.Format(s, [|new object[] { s, c }|]);", "string.Format(s, s, c);")]
    [InlineData("string.Format(null, s, [|new object[] { s, s, 1 }|]);", "string.Format(null, s, s, s, 1);")]
    [InlineData("string.Concat([|new[] { s, s }|]);", "string.Concat(s, s);")]
    [InlineData("string.Concat([|new string[] { s, \"-\", s, s }|]);", "string.Concat(s, \"-\", s, s);")]
    [InlineData("System.IO.Path.Combine([|new[] { s, s }|]);", "System.IO.Path.Combine(s, s);")]
    [InlineData("builder.AppendFormat(null, s, [|new object[] { s, s }|]);", "builder.AppendFormat(null, s, s, s);")]
    public Task SeveralItemsThatAnOverloadTakes_ArePassed(string call, string expected) => VerifyAsync(Loop(call), Loop(expected), "items");

    [Theory]
    [InlineData("Console.WriteLine(s, [|new object[] { s, s }|]);", "Console.WriteLine(s, s, s);")]
    [InlineData("writer.Write(s, [|new object[] { s, s }|]);", "writer.Write(s, s, s);")]
    public Task SeveralItemsForAWriter_ArePassedOnlyWhenAsked(string call, string expected) => VerifyAsync(Loop(call), Loop(expected), "items!");

    [Theory]
    [InlineData("builder?.AppendFormat(s, new object[] { s, s });")]
    [InlineData("string.Concat(new object[] { s, s });")]
    [InlineData("string.Concat(new[] { s, s, s, s, s });")]
    [InlineData("ImmutableArray.Create(new object[] { s, s });")]
    [InlineData("string.Format(s, args: new object[] { s, s });")]
    [InlineData("Some(new[] { s, s }); static void Some(params string[] all) { }")]
    public Task SeveralItemsWithoutAnOverload_AreNotReported(string call) => Verify.VerifyAnalyzerAsync(Loop(call));

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("list.AddRange(collection: [|[s]|]);", "list.Add(s);")]
    [InlineData("s.Trim([|[' ']|]);", "s.Trim(' ');")]
    public Task CollectionExpression_IsTheItem(string call, string expected) => VerifyAsync(Loop(call), Loop(expected), "item");

    [Theory]
    [InlineData("writer.Write([|new[] { c }|]);", "writer.Write(c);")]
    [InlineData("Console.Write([|new[] { c }|]);", "Console.Write(c);")]
    public Task OverloadOfAWriter_IsCalledOnlyWhenAsked(string call, string expected) => VerifyAsync(Loop(call), Loop(expected), "item!");

    [Theory]
    [InlineData("ImmutableArray.Create([|new object[] { s }|]);", "ImmutableArray.Create<object>(s);")]
    [InlineData("ImmutableHashSet.Create<object>([|new object[] { s }|]);", "ImmutableHashSet.Create<object>(s);")]
    [InlineData("var all = ImmutableList.Create([|new long[] { 1 }|]);", "var all = ImmutableList.Create<long>(1);")]
    public Task TypeOfTheResult_IsKept(string call, string expected) => VerifyAsync(Loop(call), Loop(expected), "item");

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData(
        "void All(string[] items) => Core(new ReadOnlySpan<string>(items, 0, items.Length), 1); "
            + "void All(string item) => Core(new ReadOnlySpan<string>(in item), 1); void Core(ReadOnlySpan<string> all, int n) { }")]
    public Task OverloadsThatAgreeInNewerCode_AreSafe(string methods) => OverloadsThatAgree_AreSafe(methods);

    [Theory]
    [InlineData("void All(string[] items) { foreach (var item in items) All(item); } void All(string item) => _kept = item;")]
    [InlineData(
        "void All(string[] items) { if (items == null || items.Length == 0) return; foreach (string i in items) { All(i); } } "
            + "void All(string item) => _kept = item;")]
    [InlineData("void All(IEnumerable<string> items) { foreach (var item in items) All(item: item); } void All(string item) => _kept = item;")]
    [InlineData(
        "string[] All(string[] items) { _kept = null; foreach (var i in items) _kept = i; return null; } string[] All(string item) { _kept = null; "
            + "_kept = item; return null; }")]
    [InlineData("bool All(string[] items) { foreach (var i in items) { return i == null; } return true; } bool All(string x) => x == null;")]
    [InlineData(
        "void All(string[] items) => Core(items); "
            + "void All(string item) => Core(System.Runtime.InteropServices.MemoryMarshal.CreateReadOnlySpan(ref item, 1)); "
            + "void Core(ReadOnlySpan<string> all) { }")]
    [InlineData(
        "void All(string[] items, string tag = \"a\") { foreach (var item in items) All(item, tag); } "
            + "void All(string item, string tag = \"a\") => _kept = tag;")]
    [InlineData(
        "void All(string[] items, [System.Runtime.CompilerServices.CallerMemberName] string by = \"\") { foreach (var item in items) All(item, by); } "
            + "void All(string item, [System.Runtime.CompilerServices.CallerMemberName] string by = \"\") => _kept = by;")]
    public Task OverloadsThatAgree_AreSafe(string methods) => VerifyAsync(Loop("All([|new[] { s }|]);", methods), Loop("All(s);", methods), "item");

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData(
        "void All(string[] items) => Core(items, 1); void All(string item) => Core(new ReadOnlySpan<string>(in item), 2); "
            + "void Core(ReadOnlySpan<string> all, int n) { }")]
    public Task OverloadThatMayDoSomethingElseInNewerCode_IsSilent(string methods) => OverloadThatMayDoSomethingElse_IsSilent(methods);

    [Theory]
    [InlineData("void All(string[] prefixes) => _kept = prefixes; void All(string indent) => _kept = indent;")]
    [InlineData(
        "internal void All(string[] items) { foreach (var item in items) Console.WriteLine(item); } void All(string message) => throw new Exception(message);")]
    [InlineData("void All(string[] items) => _kept = items; void All(string item) => All(new[] { item, null });")]
    [InlineData("void All(string[] items) { foreach (var item in items) { } } void All(string item) => All(new[] { item });")]
    [InlineData(
        "void All(string[] items) { foreach (var item in items) All(item); } void All(string item) => throw new Exception();",
        "void All(object[] items) { }",
        "object")]
    [InlineData("void All(string[] items) { foreach (var item in items) All(item.Trim()); } void All(string item) => _kept = item;")]
    [InlineData("void All(string[] items) { foreach (var item in items) { All(item); All(item); } } void All(string item) => _kept = item;")]
    [InlineData("void All(string[] items) { foreach (var item in items) All(item); _kept = null; } void All(string item) => _kept = item;")]
    [InlineData("public virtual void All(string[] items) { foreach (var item in items) All(item); } void All(string item) => _kept = item;")]
    [InlineData("void All(string[] items) { foreach (var item in items) All(item); } public virtual void All(string item) => _kept = item;")]
    [InlineData("long All(string[] items) { foreach (var item in items) return item.Length; return 0; } int All(string item) { return item.Length; }")]
    [InlineData(
        "void All(string[] items, bool twice = false) { foreach (var item in items) All(item, twice); } "
            + "void All(string item, bool once = false) => _kept = item;")]
    [InlineData("void All(string[] items) { foreach (var i in items) _kept = i + item; } string item = \"\"; void All(string item) { _kept = item + item; }")]
    [InlineData(
        "void All(string[] items, string tag = \"a\") { foreach (var item in items) All(item, tag); } "
            + "void All(string item, string tag = \"b\") => _kept = tag;")]
    [InlineData(
        "void All(string[] items, double least = 0.0) { foreach (var item in items) All(item, least); } "
            + "void All(string item, double least = -0.0) => _kept = least;")]
    [InlineData(
        "void All(string[] items, [System.Runtime.CompilerServices.CallerMemberName] string by = \"\") { foreach (var item in items) All(item, by); } "
            + "void All(string item, string by = \"\") => _kept = by;")]
    public Task OverloadThatMayDoSomethingElse_IsSilent(string methods, string more = "", string of = "string") =>
        new Verify.Test
        {
            TestCode = Loop(of == "string" ? "All(new[] { s });" : "All(new object[] { s });", methods + more),
            CompilerDiagnostics = CompilerDiagnostics.None,
        }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("s.Trim(new[] { ' ', c });")]
    [InlineData("s.Trim(new char[1]);")]
    [InlineData("s.Trim(' ');")]
    [InlineData("set.ExceptWith(new[] { s });")]
    [InlineData("IImmutableList<string> kept = null; kept = kept.AddRange(new[] { s });")]
    [InlineData("ISet<string> any = set; any.UnionWith(new[] { s });")]
    [InlineData("var chars = new[] { c }; s.Trim(chars);")]
    [InlineData("s.AsSpan().IndexOfAny(new[] { 'a' });")]
    [InlineData("string.Join(\",\", new[] { s });")]
    [InlineData("Keep(new[] { s });")]
    [InlineData("Public(new[] { s });")]
    [InlineData("Virtual(new[] { s });")]
    [InlineData("Count(new[] { s });")]
    [InlineData("Old(new[] { s });")]
    [InlineData("Lazy(new[] { s });")]
    [InlineData("Params(s);")]
    [InlineData("Twice(new object[] { s });")]
    [InlineData("builder.Append(new[] { 1 });")]
    [InlineData("builder.Append(new List<int> { 1 });")]
    [InlineData("Own(new[] { s });")]
    [InlineData("Own(new List<string> { s });")]
    [InlineData("Console.WriteLine(new[] { 1 });")]
    [InlineData("ImmutableArray.Create<object>(new[] { 1 });")]
    [InlineData("list.AddRange(new List<string>(9) { s });")]
    [InlineData("list.AddRange(new HashSet<string> { s });")]
    [InlineData("_ = set.Overlaps(new[] { s });")]
    [InlineData("unknown(new[] { s });")]
    public Task WhereNoMethodTakesTheItem_IsSilent(string call) =>
        new Verify.Test { TestCode = Loop(call), CompilerDiagnostics = CompilerDiagnostics.None }.RunAsync(TestContext.Current.CancellationToken);

    [Theory(Skip = "Needs C# 13.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13))]
    [InlineData("s.Split([',']);")]
    [InlineData("Span([s]);")]
    [InlineData("Own([.. list]);")]
    public Task CollectionExpressionThatIsNoObject_IsSilent(string call) => Verify.VerifyAnalyzerAsync(Loop(call));

    [Theory]
    [InlineData("class C { string[] M(string s) => s.Split(new[] { ',' }); }")]
    [InlineData("class C { string s; public override bool Equals(object o) => s.Trim([|new[] { ' ' }|]) == \"\"; public override int GetHashCode() => 1; }")]
    [InlineData("class C { int M(string s) => Walk(new[] { s }); static int Walk(string[] all) { var n = 0; foreach (var s in all) n += s.Length; "
        + "return n; } }")]
    public Task CallThatIsShorterWithTheItem_IsReportedInWarmCode(string source) => Verify.VerifyAnalyzerAsync(source);

    [Theory]
    [InlineData("static class Own { public static int Walk(string[] all) { var n = 0; foreach (var s in all) n += s.Length; return n; } }", true)]
    [InlineData("class Own { public static int Walk(string[] all) { var n = 0; foreach (var s in all) n += s.Length; return n; } }", true)]
    [InlineData("public class Own { public static int Walk(string[] all) { var n = 0; foreach (var s in all) n += s.Length; return n; } }", false)]
    [InlineData("class Own { static string[] s_all; public static int Walk(string[] all) { s_all = all; return all.Length; } }", false)]
    public Task PublicMethodOfAnInternalType_CanGetAnOverload(string own, bool isReported) =>
        AnyHeat.Analyzer<SingleItemCollectionAnalyzer>.VerifyAnalyzerAsync(
            own + " public class C { int M(string[] all) { var n = 0; foreach (var s in all) n += Own.Walk("
                + (isReported ? "[|new[] { s }|]" : "new[] { s }") + "); return n; } }");

    [Theory]
    [InlineData("class C { static readonly string s = \" \".Trim(new[] { ' ' }); }")]
    [InlineData("class C { void M(string s) { while (true) throw new System.Exception(s.Trim(new[] { ' ' })); } }")]
    [InlineData("// <auto-generated/>\nclass C { void M(string s) { while (true) s.Trim(new[] { ' ' }); } }")]
    [InlineData(
        "class C { System.Linq.Expressions.Expression<System.Func<string, string>> M() { while (true) if (true) return s => s.Trim(new[] { ' ' }); } }")]
    public Task CodeThatIsNotHot_IsSilent(string source) => Verify.VerifyAnalyzerAsync(source);

    [Fact]
    public Task OverloadThatMakesTheCall_IsSilent() => Verify.VerifyAnalyzerAsync(
        """
        using System.Collections.Generic;

        public class C
        {
            object _kept;
            public void Remove(IEnumerable<string> items) => _kept = items;
            public void Remove(string item)
            {
                while (true)
                    Remove(new[] { item });
            }
        }
        """);

    [Fact]
    public Task Comments_AreKept() => VerifyAsync(
        Loop("s.Split(/* a */ [|new[] { /* b */ c /* c */ }|] /* d */, 2); // e"),
        Loop("s.Split(/* a */ /* b */ /* c */ c /* d */, 2); // e"),
        "item");

    [Fact]
    public Task CommentToTheEndOfALine_PreventsTheFix()
    {
        var source = Loop("s.Split([|new[]\n{\n    c, // comma\n}|]);");
        return VerifyAsync(source, source, "item");
    }

    [Fact]
    public Task LineEndings_AreKept() =>
        VerifyAsync(
            Loop("s.Split(\n    [|new[]\n    {\n        c\n    }|],\n    2);").ReplaceLineEndings("\r\n"),
            Loop("s.Split(\n    c,\n    2);").ReplaceLineEndings("\r\n"),
            "item");

    [Fact]
    public Task AllAtOnce_AreFixed() => VerifyAsync(
        Loop("list.AddRange([|new[] { s }|]); s.Split([|new[] { s.Trim()[0] }|]); s = s.Trim([|new[] { c }|]);"),
        Loop("list.Add(s); s.Split(s.Trim()[0]); s = s.Trim(c);"),
        "item");

    [Fact]
    public Task Message_SaysWhatItCostsAndWhatTakesTheItem() => Verify.VerifyAnalyzerAsync(
        "class C { void M(string s, char c) { for (;;) s.Trim({|#0:new[] { c }|}); } }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(Microsoft.CodeAnalysis.DiagnosticSeverity.Info)
            .WithMessage("The collection of one item for 'Trim' allocates 32 B, although an overload takes the item itself (in a loop (line 1))"));

    [Fact]
    public async Task SafeFixes_BehaveTheSame()
    {
        const string Source = """
            using System;
            using System.Collections.Generic;
            using System.Collections.Immutable;
            using System.Text;

            public static class C
            {
                public static string[] Split(string s)
                {
                    var all = new List<string>();
                    for (var i = 0; i < 3; i++)
                    {
                        var c = s.Length == 0 ? '\0' : s[s.Length / (i + 1) - (i == 0 ? 1 : 0)];
                        all.AddRange(s.Split(new[] { c }));
                        all.AddRange(s.Split(new[] { c }, i));
                        all.AddRange(s.Split(new[] { c }, StringSplitOptions.RemoveEmptyEntries));
                        all.AddRange(s.Split(new[] { c }, i, StringSplitOptions.TrimEntries));
                        foreach (var by in new[] { null, "", c.ToString(), ", ", s })
                        {
                            all.AddRange(s.Split(new[] { by }, StringSplitOptions.None));
                            all.AddRange(s.Split(new string[] { by }, i, StringSplitOptions.RemoveEmptyEntries));
                            all.AddRange(s.Split(new string[] { by }, StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries));
                        }

                        all.AddRange(new[] { s });
                    }

                    return all.ToArray();
                }

                public static string Trim(string s)
                {
                    var all = new StringBuilder();
                    foreach (var c in new[] { ' ', '0', ',', '\0', '\u3000', 'i' })
                    {
                        all.Append(s.Trim(new[] { c })).Append(new[] { c });
                        all.Append(s.TrimEnd(new[] { c })).Insert(0, new[] { c });
                        all.Append(s.TrimStart(new[] { c })).Append('|');
                    }

                    return all.ToString();
                }

                public static string Text(string s)
                {
                    var all = new StringBuilder();
                    for (object o = s; all.Length < 3; o = 1.5)
                    {
                        all.Append(string.Format("[{0,3}]", new object[] { o })).AppendFormat("{0:N1};", new object[] { o });
                        all.Append(string.Concat(new object[] { o })).Append(ImmutableArray.Create(new[] { s }).Length)
                            .Append(string.Format(s, new object[] { o }));
                    }

                    return all.ToString();
                }
            }
            """;
        var changed = await AppliedFix.SafeAsync<SingleItemCollectionAnalyzer, SingleItemCollectionCodeFix>(Source);
        Assert.DoesNotContain("new[] { c }", changed, StringComparison.Ordinal);
        Assert.DoesNotContain("{ by }", changed, StringComparison.Ordinal);
        Assert.DoesNotContain("{ o }", changed, StringComparison.Ordinal);
        Assert.DoesNotContain("{ s }", changed, StringComparison.Ordinal);
        SameBehaviour.Verify(
            Source,
            changed,
            TextInputs.Texts.Where(static text => text is null or { Length: < 1000 }).Select(static text => new object?[] { text }),
            LanguageVersion.Latest,
            "Split",
            "Trim",
            "Text");
    }

    [Fact]
    public void OneItem_TakesWhatTheMessageSays()
    {
        var text = "a" + "b".ToLowerInvariant();
        Assert.Equal(32, AllocatedBytes.PerCall(() => Length(new[] { 'x' })));
        Assert.Equal(32, AllocatedBytes.PerCall(() => Length(new[] { text })));
        Assert.Equal(32 + 56, AllocatedBytes.PerCall(() => Length(new List<string> { text })));
        Assert.Equal(0, AllocatedBytes.PerCall(() => text.Trim('x')));
    }

    [System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.NoInlining)]
    private static int Length(object collection) => collection is Array array ? array.Length : 1;

    [Theory]
    [InlineData("Values v = [|new[] { s }|]; _kept = v;", "Values v = s; _kept = v;")]
    [InlineData("_values = [|new string[] { s + c }|]; // one", "_values = s + c; // one")]
    [InlineData("_all[s] = [|new[] { s }|];", "_all[s] = s;")]
    [InlineData("Take([|new[] { s }|]);", "Take(s);")]
    public Task ArrayThatAnOperatorConverts_IsTheItemOnRequest(string use, string changed) => new Verify.Test
    {
        TestCode = Loop(use, Values),
        FixedCode = Loop(changed, Values),
        CodeActionEquivalenceKey = "ALLOC103.item!",
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
        CodeActionVerifier = static (action, verifier) => verifier.Equal(
            "Convert the item itself ('Values' may treat an item otherwise than an array of it, as where it is null)", action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("_values = new[] { s, s };")]
    [InlineData("_values = new string[1];")]
    [InlineData("_values = new string[] { null };")]
    [InlineData("_values = (Values)new[] { s };")]
    [InlineData("Only o = new[] { s }; _kept = o;")]
    [InlineData("Base b = new[] { s }; _kept = b;")]
    [InlineData("var a = new[] { s }; _values = a;")]
    public Task ArrayThatNoOtherOperatorStandsFor_IsSilent(string use) => new CSharpAnalyzerVerifier<SingleItemCollectionAnalyzer>.Test
    {
        TestCode = Loop(use, Values),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task Message_OfAConversion_NamesTheType() => Verify.VerifyAnalyzerAsync(
        "struct V { public static implicit operator V(string s) => default; public static implicit operator V(string[] s) => default; "
            + "static V M(string s) { for (;;) { V v = {|#0:new[] { s }|}; if (s == null) return v; } } }",
        Verify.Diagnostic().WithLocation(0).WithMessage(
            "The collection of one item for 'V' allocates 32 B, although an operator converts the item itself (in a loop (line 1))"));

    private const string Values =
        "struct Values { public static implicit operator Values(string s) => default; public static implicit operator Values(string[] s) => default; } "
            + "struct Only { public static implicit operator Only(string[] s) => default; } "
            + "class Base { public static implicit operator Base(string[] s) => null; public static implicit operator Base(object[] s) => null; } "
            + "Values _values; Dictionary<string, Values> _all; static void Take(Values v) { }";

    private static Task VerifyAsync(string source, string fixedSource, string key) => new Verify.Test
    {
        TestCode = source,
        FixedCode = fixedSource,
        CodeActionEquivalenceKey = "ALLOC103." + key,
        CodeFixTestBehaviors = key[^1] == '!' ? CodeFixTestBehaviors.SkipFixAllCheck : CodeFixTestBehaviors.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Loop(string call, string methods = "") => $$"""
        using System;
        using System.Collections.Generic;
        using System.Collections.Immutable;
        using System.IO;
        using System.Text;

        public class C
        {
            object _kept;

            void Own(string item) { }
            void Own(IEnumerable<string> items) => _kept = items;
            void Walk(IEnumerable<string> items) { foreach (var item in items) Console.WriteLine(item); }
            internal static int WalkArray(string[] items) { var n = 0; for (var i = 0; i < items.Length; i++) n += items[i].Length; return n; }
            void Keep(string[] items) => _kept = items;
            public void Public(string[] items) { foreach (var item in items) Console.WriteLine(item); }
            internal virtual void Virtual(string[] items) { foreach (var item in items) Console.WriteLine(item); }
            void Count(ICollection<string> items) => Console.WriteLine(items.Count);
            void Old(string[] items) => _kept = items;
            [Obsolete] void Old(string item) { }
            IEnumerable<string> Lazy(string[] items) { foreach (var item in items) yield return item; }
            void Params(params string[] items) { foreach (var item in items) Console.WriteLine(item); }
            void Twice(object[] items) => _kept = items;
            void Twice(string item) { }
            void Span(ReadOnlySpan<string> items) { }
            {{methods}}

            void M(string s, char c, StringBuilder builder, List<string> list, HashSet<string> set, List<object> objects, TextWriter writer)
            {
                while (true)
                {
                    {{call}}
                }
            }
        }
        """.ReplaceLineEndings("\n");
}
