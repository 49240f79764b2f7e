using Allocations.Analyzers.Rules.Arguments.DiscardedResult;
using Allocations.CodeFixes.Rules.Arguments.DiscardedResult;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Arguments.DiscardedResult.DiscardedResultAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.DiscardedResult.DiscardedResultCodeFix>;

namespace Allocations.Tests.Arguments.DiscardedResult;

/// <summary>What ALLOC105 offers.</summary>
public sealed class DiscardedResultFixTests
{
    [Theory]
    [InlineData("s.[|Trim()|];", "s = s.Trim();")]
    [InlineData("s?.[|Trim()|];", "s = s?.Trim();")]
    [InlineData("s.Trim().[|ToLower()|];", "s = s.Trim().ToLower();")]
    [InlineData("list.[|Add(s)|];", "list = list.Add(s);")]
    [InlineData("items.[|Append(s)|];", "items = items.Append(s);")]
    public Task ResultOfACallOnAVariable_IsAssigned(string statement, string expected) => VerifyAsync(Method(statement), Method(expected), "assign!");

    [Theory]
    [InlineData("_field.[|Trim()|];", "assign!")]
    [InlineData("Text.[|Trim()|];", "assign!")]
    [InlineData("foreach (var part in items) part.[|Trim()|];", "assign!")]
    [InlineData("s.[|Split(',')|];", "assign!")]
    [InlineData("list.ForEach(x => x.[|Trim()|]);", "assign!")]
    [InlineData("for (var i = 0; i < 3; s.[|Trim()|]) i++;", "remove")]
    [InlineData("Next().[|Trim()|];", "remove")]
    [InlineData("s.[|Insert(_count++, s)|];", "remove!")]
    [InlineData("s.[|Replace(s, s = \"a\")|];", "remove!")]
    [InlineData("Next().[|Insert(_count++, s)|];", "call!")]
    public Task WhereItWouldNotFit_IsNotOffered(string statement, string key) => VerifyAsync(Method(statement), Method(statement), key);

    [Theory]
    [InlineData("if (s == null) return s; s = s + \"a\"; s.[|Trim()|];", "if (s == null) return s; s = s + \"a\"; ")]
    [InlineData("var b = new StringBuilder(); b.[|ToString()|];", "var b = new StringBuilder(); ")]
    [InlineData("string.[|Concat(s, s)|];", "")]
    [InlineData("1.[|ToString()|];", "")]
    public Task CallThatCannotFail_IsRemoved(string statement, string expected) =>
        VerifyAsync(Method(statement), Method(expected).Replace("\n        \n", "\n", StringComparison.Ordinal), "remove");

    [Theory]
    [InlineData("s.[|Trim()|];")]
    [InlineData("s.[|Substring(1)|];")]
    [InlineData("items.[|Select(x => Next())|];")]
    [InlineData("s.Trim().[|ToLower()|];")]
    [InlineData("[|Make(s)|];")]
    public Task CallThatMayFail_IsRemovedOnlyWhenAsked(string statement) =>
        VerifyAsync(Method(statement), Method("").Replace("\n        \n", "\n", StringComparison.Ordinal), "remove!");

    [Theory]
    [InlineData("System.DateTime.MinValue.[|ToString()|];", "exceptions of 'ToString' are lost")]
    [InlineData("var date = System.DateTimeOffset.Now; date.[|ToString()|];", "exceptions of 'ToString' are lost")]
    [InlineData("System.Memory<int> memory = new int[3]; memory.[|ToArray()|];", "exceptions of 'ToArray' are lost")]
    [InlineData("var stream = Stream(); if (stream == null) return s; stream.[|ToArray()|];", "exceptions and effects of 'ToArray' are lost")]
    public Task CallThatRunsOtherCode_IsRemovedOnlyWhenAsked(string statement, string difference) => new Verify.Test
    {
        TestCode = Method(statement),
        FixedCode = Method(string.Concat(statement.AsSpan(0, statement.TrimEnd(';').LastIndexOf(';') + 1), " ").TrimStart())
            .Replace("\n        \n", "\n", StringComparison.Ordinal),
        CodeActionEquivalenceKey = "ALLOC105.remove!",
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
        CodeActionVerifier = (action, verifier) => verifier.Equal("Remove the statement (" + difference + ")", action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("var time = System.TimeSpan.Zero; time.[|ToString()|];", "var time = System.TimeSpan.Zero; ")]
    [InlineData("var id = System.Guid.NewGuid(); id.[|ToString()|];", "var id = System.Guid.NewGuid(); ")]
    [InlineData("var stream = new System.IO.MemoryStream(); stream.[|ToArray()|];", "var stream = new System.IO.MemoryStream(); ")]
    public Task CallThatRunsNoOtherCode_IsRemoved(string statement, string expected) => VerifyAsync(Method(statement), Method(expected), "remove");

    [Fact]
    public Task BuilderThatIsAppendedTo_KeepsTheCall() => VerifyAsync(
        Method("_builder.Append(s) /* a */.[|ToString()|]; // b"), Method("_builder.Append(s) /* a */; // b"), "call");

    [Fact]
    public Task ReceiverWithAnEffect_IsKept() => VerifyAsync(Method("Next().[|Trim()|];"), Method("Next();"), "call!");

    [Fact]
    public Task LostReturn_IsAdded() =>
        VerifyAsync(Method("if (s.Length > 9)\n            s.[|Trim()|]; // cut"), Method("if (s.Length > 9)\n            return s.Trim(); // cut"), "return!");

    [Fact]
    public Task CommentsAreKept_AndAConditionThatDoesNothingGoes() => VerifyAsync(
        Method("// Cuts.\n        string.[|Concat(s, s)|]; // blanks\n        if (s == null)\n            string.[|Concat(s, s)|];"),
        Method("// Cuts.\n        // blanks"),
        "remove");

    [Theory]
    [InlineData("if (Next() == s)\n            s += \"a\";\n        else\n            string.[|Concat(s, s)|];", "if (Next() == s)\n            s += \"a\";")]
    [InlineData("if (s.Contains(Next())) string.[|Concat(s, s)|];", "s.Contains(Next());")]
    [InlineData("if (_count++ > 0) string.[|Concat(s, s)|];", "if (_count++ > 0) { }")]
    [InlineData("if (s.Length > 3) string.[|Concat(s, s)|];", "if (s.Length > 3) { }")]
    [InlineData("while (s != Next()) string.[|Concat(s, s)|];", "while (s != Next()) { }")]
    public Task EmbeddedStatement_LeavesWhatItsConditionDoes(string before, string after) => VerifyAsync(Method(before), Method(after), "remove");

    [Fact]
    public Task LineEndings_AreKept() => VerifyAsync(
        Method("s += \"a\";\n        string.[|Concat(s, s)|];\n        s += \"b\";").ReplaceLineEndings("\r\n"),
        Method("s += \"a\";\n        s += \"b\";").ReplaceLineEndings("\r\n"),
        "remove");

    [Fact]
    public Task AllAtOnce_AreRemoved() => VerifyAsync(
        Method("string.[|Concat(s, s)|];\n        s += \"a\";\n        string.[|Concat(s, \"b\")|];\n        1.[|ToString()|];"),
        Method("s += \"a\";"),
        "remove");

    [Fact]
    public Task UnsafeTitles_NameTheDifference() => new Verify.Test
    {
        TestCode = Method("s.[|Trim()|];"),
        FixedCode = Method("s = s.Trim();"),
        CodeActionEquivalenceKey = "ALLOC105.assign!",
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
        CodeActionVerifier = static (action, verifier) => verifier.Equal("Assign the result to 's' ('s' gets the new value)", action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public async Task SafeRemoval_BehavesTheSame()
    {
        const string Source = """
            using System.Text;

            public static class C
            {
                public static string Text(string s)
                {
                    var b = new StringBuilder("x");
                    b.ToString();
                    b.Append(s).ToString();
                    string.Concat(s, b.Length.ToString());
                    string.Concat(s, "a");
                    if (s != null)
                        s.Trim();
                    42.ToString();
                    return b.ToString();
                }
            }
            """;
        var changed = await AppliedFix.SafeAsync<DiscardedResultAnalyzer, DiscardedResultCodeFix>(Source);
        Assert.DoesNotContain("s.Trim", changed, StringComparison.Ordinal);
        Assert.DoesNotContain("42", changed, StringComparison.Ordinal);
        Assert.DoesNotContain("b.ToString();\n        b", changed, StringComparison.Ordinal);
        Assert.Contains("b.Append(s);", changed, StringComparison.Ordinal);
        SameBehaviour.VerifyOnTexts(Source, changed, LanguageVersion.Latest, "Text");
    }

    [Fact]
    public async Task UnsafeFixes_DifferAsTheySay()
    {
        const string Source = "public static class C { public static string Text(string s) { s.Trim(); return s; } }";
        using var before = CompiledMethods.Compile(Source);
        using var removed = CompiledMethods.Compile(await AppliedFix.ApplyAsync<DiscardedResultAnalyzer, DiscardedResultCodeFix>(
            Source, LanguageVersion.Latest, static action => action.EquivalenceKey == "ALLOC105.remove!"));
        using var assigned = CompiledMethods.Compile(await AppliedFix.ApplyAsync<DiscardedResultAnalyzer, DiscardedResultCodeFix>(
            Source, LanguageVersion.Latest, static action => action.EquivalenceKey == "ALLOC105.assign!"));
        Assert.Equal(typeof(NullReferenceException), before.Call("Text", [null]).Exception);
        Assert.Null(removed.Call("Text", [null]).Exception);
        Assert.Equal(" a ", before.Call("Text", " a ").Value);
        Assert.Equal("a", assigned.Call("Text", " a ").Value);
    }

    [Fact]
    public void DroppedResults_DoAllocate()
    {
        var text = new string(' ', 3) + "abc";
        var list = new List<int> { 1, 2, 3 };
        Assert.Equal(32, AllocatedBytes.PerCall(() => text.Trim()));
        Assert.Equal(40, AllocatedBytes.PerCall(() => list.ToArray()));
        Assert.True(AllocatedBytes.PerCall(() => list.Select(static x => x)) > 0);
    }

    private static Task VerifyAsync(string source, string fixedSource, string key) => new Verify.Test
    {
        TestCode = source,
        FixedCode = fixedSource,
        CodeActionEquivalenceKey = "ALLOC105." + key,
        CodeFixTestBehaviors = key[^1] == '!' ? CodeFixTestBehaviors.SkipFixAllCheck : CodeFixTestBehaviors.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Method(string statement) => $$"""
        using System.Collections.Generic;
        using System.Collections.Immutable;
        using System.Linq;
        using System.Text;

        class C
        {
            string _field;
            int _count;
            StringBuilder _builder = new StringBuilder();
            string Text => _field;
            string Next() => _count++ + "";
            System.IO.MemoryStream Stream() => null;
            static string Make(string s) => s + "x";

            string M(string s, ImmutableList<string> list, IEnumerable<string> items)
            {
                {{statement}}
                return s;
            }
        }
        """.ReplaceLineEndings("\n");
}
