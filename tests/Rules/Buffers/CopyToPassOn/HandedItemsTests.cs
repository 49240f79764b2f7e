using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Buffers.CopyToPassOn.CopyToPassOnAnalyzer,
    Allocations.CodeFixes.Rules.Buffers.CopyToPassOn.CopyToPassOnCodeFix>;

namespace Allocations.Tests.Buffers.CopyToPassOn;

/// <summary>New arrays of items that one call reads: a new list or set, or an operator that finds one value.</summary>
public sealed class HandedItemsTests
{
    [Theory]
    [InlineData(
        "new List<string>({|#0:new[] { s, \"b\" }|})",
        "'new string[]' allocates 40 B for items that a 'List' copies, as an initializer could add them")]
    [InlineData("{|#0:new[] { n, m }|}.ToHashSet()", "'new int[]' allocates 32 B for items that a 'HashSet' copies, as an initializer could add them")]
    public Task Message_OfItemsForACollection_NamesIt(string use, string message) => Verify.VerifyAnalyzerAsync(
        In("Use(" + use + ");"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(message + " (not known to be hot)"));

    [Fact]
    public Task Message_OfItemsThatAreCompared_NamesTheOperator() => Verify.VerifyAnalyzerAsync(
        In("foreach (var i in all) Use({|#0:new[] { n, m, i }|}.Max());"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'new int[]' allocates 40 B for items that only 'Max' reads, as code could compare or compute them (in a loop (line 15))"));

    [Theory]
    [InlineData("new List<string>([|new[] { s, \"b\" }|])", "new List<string>(2) { s, \"b\" }")]
    [InlineData("new List<int>([|new[] { n, 1, 2, 3 }|])", "new List<int> { n, 1, 2, 3 }")]
    [InlineData("new List<int>([|new int[1] { n }|])", "new List<int>(1) { n }")]
    [InlineData("new List<Own>([|new[] { new Own(), own }|])", "new List<Own>(2) { new Own(), own }")]
    [InlineData("new List<object>([|new object[] { n, s }|]).AsReadOnly()", "new List<object>(2) { n, s }.AsReadOnly()")]
    [InlineData("[|new[] { s, \"b\" }|].ToList()", "new List<string>(2) { s, \"b\" }")]
    [InlineData("[|new[] { (n, s) }|].ToList()", "new List<(int n, string s)>(1) { (n, s) }")]
    [InlineData("new HashSet<uint>([|new uint[] { 3 }|])", "new HashSet<uint> { 3 }")]
    [InlineData("new HashSet<int>([|new[] { n, m, 3, 4 }|])", "new HashSet<int>(4) { n, m, 3, 4 }")]
    [InlineData("new HashSet<int>(collection: [|new[] { Next(), Next() }|])", "new HashSet<int> { Next(), Next() }")]
    [InlineData("new HashSet<Own>([|new[] { own }|])", "new HashSet<Own> { own }")]
    [InlineData("new HashSet<string>([|new[] { s, Text() }|], StringComparer.Ordinal)", "new HashSet<string>(StringComparer.Ordinal) { s, Text() }")]
    [InlineData("new HashSet<string>([|new[] { s }|], null)", "new HashSet<string> { s }")]
    [InlineData("new HashSet<string>([|new[] { s }|], comparer)", "new HashSet<string>(comparer) { s }")]
    [InlineData("[|new[] { s, \"b\" }|].ToHashSet(StringComparer.Ordinal)", "new HashSet<string>(StringComparer.Ordinal) { s, \"b\" }")]
    public Task ItemsForACollection_AreAdded(string use, string changed) =>
        Verify.VerifyCodeFixAsync(In("Use(" + use + ");"), In("Use(" + changed + ");"));

    [Theory]
    [InlineData("List<int> made = new([|new[] { n }|]); Use(made);", "List<int> made = new(1) { n }; Use(made);")]
    [InlineData("HashSet<int> made = new([|new[] { n }|]); Use(made);", "HashSet<int> made = new() { n }; Use(made);")]
    public Task TypeThatIsNotWritten_StaysSo(string statement, string changed) => Verify.VerifyCodeFixAsync(In(statement), In(changed));

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("new List<int>([|[n, m]|])", "new List<int>(2) { n, m }")]
    [InlineData("new HashSet<int>([|[n]|])", "new HashSet<int> { n }")]
    public async Task CollectionExpressionForACollection_IsAdded(string use, string changed) => await new Verify.Test
    {
        TestCode = In("Use(" + use + ");"),
        FixedCode = In("Use(" + changed + ");"),
        LanguageVersion = RoslynFacts.CSharp12,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("[|new[] { n, m }|].Max()", "Math.Max(n, m)")]
    [InlineData("[|new[] { n, m, Next() }|].Min()", "Math.Min(Math.Min(n, m), Next())")]
    [InlineData("[|new[] { l, l + 1, l - 1, 4L }|].Max() + 1", "Math.Max(Math.Max(Math.Max(l, l + 1), l - 1), 4L) + 1")]
    public Task IntegersThatAreCompared_AreComparedThemselves(string use, string changed) =>
        Hot("Use(" + use + ");", "Use(" + changed + ");");

    [Theory]
    [InlineData("new HashSet<Own>([|new[] { own, new Own() }|])", "new HashSet<Own> { own, new Own() }", "an item is compared while others are still made")]
    [InlineData("new HashSet<string>([|new[] { Text() }|], comparer)", "new HashSet<string>(comparer) { Text() }",
        "the comparer is evaluated before the items")]
    [InlineData("new HashSet<string>([|new[] { s, s }|], comparer)", "new HashSet<string>(comparer) { s, s }",
        "an item is compared while others are still made")]
    [InlineData("new HashSet<Own>([|new[] { own, own }|])", "new HashSet<Own> { own, own }", "an item is compared while others are still made")]
    [InlineData("[|new[] { d, d + 1 }|].Max()", "Math.Max(d, d + 1)", "a value that is not a number and a negative zero are compared in another way")]
    public async Task ItemsThatMayMatter_AreOfferedWithTheReason(string use, string changed, string reason)
    {
        var title = await new Verify.Test
        {
            TestCode = In("foreach (var i in all) Use(" + use + ");"),
            FixedCode = In("foreach (var i in all) Use(" + changed + ");"),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.EndsWith(" (" + reason + ")", title, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[|new[] { s, \"b\" }|].Contains(\"c\")")]
    [InlineData("[|new[] { n, m }|].Sum()")]
    [InlineData("[|new[] { n, m }|].Any(x => x > 3)")]
    [InlineData("[|new[] { n, m }|].Max(x => x + 1)")]
    [InlineData("[|new int[] { 'a', n }|].Max()")]
    [InlineData("[|new[] { n, m, 1, 2, 3 }|].Max()")]
    [InlineData("[|new[] { (decimal)n, 2m }|].Max()")]
    [InlineData("new List<int>([|new[] { n = 3, m }|])")]
    [InlineData("new List<int>([|new[] { n, /* why */ m }|])")]
    public Task ItemsThatNoFixKnows_AreOnlyReported(string use) => Hot("Use(" + use + ");", "Use(" + use + ");");

    [Theory]
    [InlineData("new Queue<int>(new[] { n })")]
    [InlineData("new SortedSet<int>(new[] { n })")]
    [InlineData("new List<object>(new[] { s })")]
    [InlineData("new List<long>(new long[3])")]
    [InlineData("new List<int>(new[] { n }) { 3 }")]
    [InlineData("new List<int>(all)")]
    [InlineData("new HashSet<object>(new object[] { n }.Concat(new object[] { m }))")]
    [InlineData("new[] { 1, 2 }.Contains(n)")]
    [InlineData("new[] { n, m }.First()")]
    [InlineData("new[] { n, m }.Select(x => x + 1)")]
    [InlineData("new int[] { }.ToList()")]
    [InlineData("(System.Linq.Expressions.Expression<Func<object>>)(() => new List<int>(new[] { n }))")]
    public Task OtherArrays_AreNotReported(string use) => Verify.VerifyAnalyzerAsync(In("foreach (var i in all) Use(" + use + ");"));

    private static Task Hot(string statement, string changed) =>
        Verify.VerifyCodeFixAsync(In("foreach (var i in all) " + statement), In("foreach (var i in all) " + changed));

    private static string In(string statement) =>
        """
        using System;
        using System.Collections.Generic;
        using System.Linq;
        sealed class Own { public override bool Equals(object o) => o is Own; public override int GetHashCode() => 1; }
        class C
        {
            static int s_n;
            static int Next() => s_n++;
            static string Text() => s_n++.ToString();
            static void Use(object o) { }
            static void M(int n, int m, long l, double d, string s, Own own, List<int> all, IEqualityComparer<string> comparer)
            {
                s_n = n;
                Use(s);
                
        """ + statement + "\n    }\n}\n";
}
