using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationCodeFix>;
using VerifyAtAnyHeat = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationCodeFix>;

namespace Allocations.Tests.Arguments.LoopInvariantAllocation;

/// <summary>What ALLOC104 says of things that are made of constants on each call.</summary>
public sealed class ConstantAllocationTests
{
    [Theory]
    [InlineData("string[] tags = [|{ \"a\", \"b\" }|]; foreach (var tag in tags) if (text == tag) return 1; return 0;")]
    [InlineData("var tags = [|new[] { \"a\", \"b\" }|]; return text == tags[0] ? tags.Length : 0;")]
    [InlineData("var tags = [|new[] { \"a\", \"b\" }|]; return text.Split(tags, StringSplitOptions.None).Length;")]
    [InlineData("var tags = [|new[] { \"a\", \"b\" }|]; return System.Linq.Enumerable.Contains(tags, text) ? 1 : 0;")]
    [InlineData("var head = [|new byte[] { 1, 2 }|]; return System.Linq.Enumerable.SequenceEqual(head, new List<byte>()) ? head.Length : 0;")]
    [InlineData("var tags = [|new[] { \"a\", \"b\" }|]; return System.Linq.Enumerable.Any(tags, tag => tag == text) ? 1 : 0;")]
    [InlineData("foreach (var tag in [|new[] { \"a\", \"b\" }|]) if (text == tag) return 1; return 0;")]
    [InlineData("foreach (var n in [|new List<int> { 1, 2 }|]) if (text.Length == n) return 1; return 0;")]
    [InlineData("return [|new Regex(\"a+b\")|].IsMatch(text) ? 1 : 0;")]
    [InlineData("var digits = [|new Regex(\"[0-9]\", RegexOptions.Compiled)|]; return digits.Match(text).Length + digits.Count(text);")]
    [InlineData("var digits = [|new Regex(\"[0-9]\")|]; Func<int> count = () => digits.Count(text); return count();")]
    public Task Constants_AreReported(string body) => Verify.VerifyAnalyzerAsync(Parser(body));

    [Theory]
    [InlineData("char[] ends = [|{ Path.DirectorySeparatorChar, '/' }|]; return text.LastIndexOfAny(ends);")]
    [InlineData("var ends = [|new[] { Slash, Path.AltDirectorySeparatorChar }|]; return text.IndexOfAny(ends);")]
    [InlineData("var tags = [|new HashSet<string> { Name, Environment.NewLine }|]; return tags.Contains(text) ? 1 : 0;")]
    [InlineData("return text.IndexOfAny([|new[] { Path.DirectorySeparatorChar, '/' }|]);")]
    [InlineData("return text.Split([|new[] { Environment.NewLine, \"\\n\" }|], StringSplitOptions.None).Length;")]
    [InlineData("return text.TrimEnd([|new char[] { Slash }|]).Length;")]
    [InlineData("var all = [|new[] { List }|]; return all[0].Count;")]
    public Task ValuesThatAreAlwaysTheSame_AreReported(string body) => Verify.VerifyAnalyzerAsync(WithFields(body));

    [Theory]
    [InlineData("return text.IndexOfAny(new[] { 'a', '/' });")]
    [InlineData("return text.IndexOfAny(new[] { Path.DirectorySeparatorChar, text[0] });")]
    [InlineData("return text.IndexOfAny(new[] { Changed, '/' });")]
    [InlineData("char[] ends = { Changed, '/' }; return text.LastIndexOfAny(ends);")]
    [InlineData("return Join(new[] { Path.DirectorySeparatorChar, '/' });")]
    [InlineData("Use(new[] { Path.DirectorySeparatorChar, '/' }); return 1;")]
    [InlineData("char[] ends = { Path.DirectorySeparatorChar, '/' }; ends[0] = text[0]; return text.LastIndexOfAny(ends);")]
    [InlineData("object[] all = { Slash }; return all.Length;")]
    [InlineData("var lines = new[] { Own.Environment.NewLine }; return text == lines[0] ? 1 : 0;")]
    [InlineData("throw new Exception(text.TrimEnd(new[] { Slash }));")]
    public Task ValuesThatMayDiffer_AreNotReported(string body) => Verify.VerifyAnalyzerAsync(WithFields(body));

    [Theory]
    [InlineData(
        "return text.IndexOfAny([|new[] { Path.DirectorySeparatorChar, '/' }|]);",
        "char[] ParseItems = new[] { Path.DirectorySeparatorChar, '/' }",
        "return text.IndexOfAny(ParseItems);")]
    [InlineData(
        "char[] ends = [|{ Path.DirectorySeparatorChar, '/' }|];\n        return text.LastIndexOfAny(ends);",
        "char[] Ends = { Path.DirectorySeparatorChar, '/' }",
        "return text.LastIndexOfAny(Ends);")]
    public Task ValuesOfTheFramework_GoToAStaticField(string body, string field, string changed) => Verify.VerifyCodeFixAsync(
        WithFields(body),
        WithFields(changed).Replace("    static readonly char Slash", "    private static readonly " + field + ";\n    static readonly char Slash",
            StringComparison.Ordinal));

    [Theory]
    [InlineData("return text.IndexOfAny([|new[] { Slash, '/' }|]);")]
    [InlineData("char[] ends = [|{ Slash, '/' }|]; return text.LastIndexOfAny(ends);")]
    [InlineData("var tags = [|new HashSet<string> { Name }|]; return tags.Contains(text) ? 1 : 0;")]
    public Task FieldsThatAreSetAfterTheNewOne_GetNoFix(string body) => Verify.VerifyCodeFixAsync(WithFields(body), WithFields(body));

    private static string WithFields(string body) => Parser(body)
        .Replace("using System.Text.Regular", "using System.IO;\nusing System.Text.Regular", StringComparison.Ordinal)
        .Replace("    object _kept;", "    static readonly char Slash = '/'; static char Changed = '/'; static readonly string Name = \"a\";\n"
            + "    static readonly List<int> List = new List<int>(); static int Join(char[] all) => all.Length;\n    object _kept;", StringComparison.Ordinal)
        + "\nnamespace Own { static class Environment { public static string NewLine => \"\"; } }\n";

    [Theory]
    [InlineData("IReadOnlyList<string> Tags => [|new[] { \"a\", \"b\" }|];")]
    [InlineData("public static IReadOnlyCollection<int> Sizes => [|new HashSet<int> { 1, 2 }|];")]
    [InlineData("protected virtual IEnumerable<int> Sizes => [|new List<int> { 1, 2 }|];")]
    [InlineData("IReadOnlyDictionary<string, int> Sizes => [|new Dictionary<string, int> { [\"a\"] = 1 }|];")]
    [InlineData("IReadOnlyList<DayOfWeek> Days => [|new DayOfWeek[] { DayOfWeek.Monday }|];")]
    [InlineData("string[] Tags => new[] { \"a\", \"b\" };")]
    [InlineData("HashSet<int> Sizes => new HashSet<int> { 1, 2 };")]
    [InlineData("IList<int> Sizes => new List<int> { 1, 2 };")]
    [InlineData("IReadOnlyList<string> Tags => new[] { _name, \"b\" };")]
    [InlineData("IReadOnlyList<object> Tags => new object[] { 1, \"b\" };")]
    [InlineData("IReadOnlyList<string> Tags => new string[0];")]
    [InlineData("IReadOnlyList<string> Tags { get; } = new[] { \"a\", \"b\" };")]
    [InlineData("IReadOnlyList<string> Tags() => new[] { \"a\", \"b\" };")]
    [InlineData("IReadOnlyList<List<int>> All => new[] { new List<int>() };")]
    public Task ConstantsThatAPropertyMakes_AreReportedWhereNobodyCanChangeThem(string property) => Verify.VerifyAnalyzerAsync(
        "using System;\nusing System.Collections.Generic;\nclass C { string _name; " + property + " }");

    [Theory]
    [InlineData("IReadOnlyList<string> Tags => [|new[] { \"a\", \"b\" }|];", "IReadOnlyList<string>", "new[] { \"a\", \"b\" }", "Tags")]
    [InlineData("static IReadOnlyCollection<int> Sizes => [|new HashSet<int> { 1, 2 }|];", "HashSet<int>", "new HashSet<int> { 1, 2 }", "Sizes")]
    public Task ConstantsThatAPropertyMakes_GoToAField(string property, string type, string creation, string name)
    {
        var field = name + "Items";
        return new Verify.Test
        {
            TestCode = "using System.Collections.Generic;\nclass C\n{\n    " + property + "\n}\n",
            FixedCode = "using System.Collections.Generic;\nclass C\n{\n    private static readonly " + type + " " + field + " = " + creation + ";\n\n    "
                + property.Substring(0, property.IndexOf("[|", System.StringComparison.Ordinal)) + field + ";\n}\n",
            CodeActionEquivalenceKey = "ALLOC104.field!",
            CodeActionVerifier = (action, verifier) => verifier.Equal(
                "Make '" + field + "' once, in a static field (each reader gets the same collection)", action.Title),
            CodeFixTestBehaviors = Microsoft.CodeAnalysis.Testing.CodeFixTestBehaviors.SkipFixAllCheck,
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task Message_OfAPropertySaysThatItIsMadeEachTimeItIsRead() => Verify.VerifyAnalyzerAsync(
        "using System.Collections.Generic;\nclass C { IReadOnlyList<string> Tags => {|#0:new[] { \"a\", \"b\" }|}; }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'Tags' allocates 40 B each time it is read, although it never changes (not known to be hot)"));

    [Theory]
    [InlineData("var tags = [|new HashSet<string> { \"a\", \"b\" }|]; return tags.Contains(text) ? 1 : 0;")]
    [InlineData("HashSet<string> tags = [|new(StringComparer.Ordinal) { \"a\", \"b\" }|]; return tags.Contains(text) ? 1 : 0;")]
    [InlineData("var sizes = [|new Dictionary<string, int> { { \"a\", 1 }, { \"b\", 2 } }|]; return sizes.TryGetValue(text, out var size) ? size : 0;")]
    [InlineData("var sizes = [|new Dictionary<string, int>(2) { [\"a\"] = 1, [\"b\"] = 2 }|]; return sizes[text] + sizes.Count;")]
    [InlineData("var sizes = [|new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { { \"a\", 1 }, { \"b\", 2 } }|]; return sizes[text];")]
    [InlineData("var sizes = [|new Dictionary<string, int>(StringComparer.InvariantCulture) { [\"a\"] = 1, [\"b\"] = 2 }|]; return sizes[text];")]
    [InlineData("var sizes = [|new Dictionary<double, int> { { 0.0, 1 }, { 0.5, 2 } }|]; return sizes[text.Length];")]
    [InlineData("var tags = [|new List<string> { \"a\", \"b\" }|]; foreach (var tag in tags) if (tag == text) return 1; return tags.IndexOf(text);")]
    [InlineData("var tags = [|new List<string> { \"a\", \"b\" }|]; return string.Join(text, tags).Length;")]
    [InlineData("var tags = [|new List<string> { \"a\", \"b\" }|]; return Has(tags, text) ? 1 : 0; }"
        + " static bool Has(List<string> all, string text) { return all.Contains(text);")]
    [InlineData("return [|new HashSet<string> { \"a\", \"b\" }|].Contains(text) ? 1 : 0;")]
    [InlineData("return [|new Dictionary<char, int> { ['a'] = 1 }|][text[0]];")]
    [InlineData("var n = 0; foreach (var c in text) { var tags = [|new HashSet<char> { 'a', 'b' }|]; if (tags.Contains(c)) n++; } return n;")]
    [InlineData("var tags = [|new HashSet<string>()|]; tags.Add(\"a\"); tags.Add(\"b\"); return tags.Contains(text) ? 1 : 0;")]
    [InlineData("var tags = [|new List<string>(2)|]; tags.Add(\"a\"); if (text == null) return 1; return tags.IndexOf(text);")]
    [InlineData("var sizes = [|new Dictionary<string, int>()|]; sizes[\"a\"] = 1; sizes[\"b\"] = 2; return sizes.TryGetValue(text, out var size) ? size : 0;")]
    [InlineData("Dictionary<string, int> sizes = [|new(StringComparer.Ordinal)|]; sizes.Add(\"a\", 1); sizes[\"a\"] = 2; return sizes[text];")]
    [InlineData("var n = 0; foreach (var c in text) { var tags = [|new HashSet<char>()|]; tags.Add('a'); if (tags.Contains(c)) n++; } return n;")]
    [InlineData("var ops = [|new HashSet<object>()|]; ops.Add(Op.Not); ops.Add(Op.And); return ops.Contains(text) ? 1 : 0; } "
        + "class Op { public static readonly Op Not = new(), And = new();")]
    [InlineData("var ops = [|new HashSet<object> { Op.Not, \"a\" }|]; return ops.Contains(text) ? 1 : 0; } "
        + "class Op { public static readonly Op Not = new(), And = new();")]
    public Task TableOfConstants_IsReported(string body) => Verify.VerifyAnalyzerAsync(Parser(body));

    [Theory]
    [InlineData("var tags = new HashSet<string> { \"a\", text }; return tags.Contains(text) ? 1 : 0;")]
    [InlineData("var tags = new HashSet<string>(StringComparer.CurrentCulture) { \"a\" }; return tags.Contains(text) ? 1 : 0;")]
    [InlineData("var tags = new HashSet<string> { \"a\", \"b\" }; tags.Add(text); return tags.Contains(text) ? 1 : 0;")]
    [InlineData("var tags = new HashSet<string> { \"a\", \"b\" }; _kept = tags; return 1;")]
    [InlineData("var tags = new List<string> { \"a\", \"b\" }; Use(tags); return 1;")]
    [InlineData("var tags = new List<string> { \"a\", \"b\" }; tags[0] = text; return tags.Count;")]
    [InlineData("var sizes = new Dictionary<string, int> { [\"a\"] = 1 }; sizes[text]++; return sizes.Count;")]
    [InlineData("var sizes = new Dictionary<string, int> { [\"a\"] = 1 }; (sizes[text], _) = (2, 3); return sizes.Count;")]
    [InlineData("var sizes = new Dictionary<string, int> { { \"a\", 1 }, { \"a\", 2 } }; return sizes[text];")]
    [InlineData("var sizes = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { { \"a\", 1 }, { \"A\", 2 } }; return sizes[text];")]
    [InlineData("var sizes = new Dictionary<string, int>(StringComparer.InvariantCulture) { { \"a\", 1 }, { \"b\", 2 } }; return sizes[text];")]
    [InlineData("var sizes = new Dictionary<double, int> { { 0.0, 1 }, { -0.0, 2 } }; return sizes[text.Length];")]
    [InlineData("var sizes = new Dictionary<decimal, int> { { 1.0m, 1 }, { 1.00m, 2 } }; return sizes[text.Length];")]
    [InlineData("var sizes = new Dictionary<string, int> { [null] = 1 }; return sizes[text];")]
    [InlineData("var all = new Dictionary<string, object> { [\"a\"] = 1 }; return all.Count;")]
    [InlineData("var all = new Dictionary<string, List<int>> { [\"a\"] = new List<int>() }; return all.Count;")]
    [InlineData("var tags = new List<string> { \"a\", \"b\" }; Func<int> f = () => tags.Count; return f();")]
    [InlineData("var tags = new List<string> { \"a\", \"b\" }; return Fill(tags, text); }"
        + " static int Fill(List<string> all, string text) { all.Add(text); return all.Count;")]
    [InlineData("var tags = new List<string>(_all) { \"a\", \"b\" }; return tags.IndexOf(text); } static List<string> _all; int Two() { return 2;")]
    [InlineData("throw new Exception(new Dictionary<char, string> { ['a'] = \"x\" }[text[0]]);")]
    [InlineData("var tags = new HashSet<string>(); tags.Add(\"a\"); tags.Add(text); return tags.Contains(text) ? 1 : 0;")]
    [InlineData("var tags = new HashSet<string>(); tags.Add(\"a\"); if (text == null) tags.Add(\"b\"); return tags.Contains(text) ? 1 : 0;")]
    [InlineData("var tags = new HashSet<string>(); tags.Add(\"a\"); Use(tags); return tags.Contains(text) ? 1 : 0;")]
    [InlineData("var tags = new HashSet<string>(); tags.Add(\"a\"); _kept = tags; return tags.Contains(text) ? 1 : 0;")]
    [InlineData("var tags = new HashSet<string>(); tags.Add(\"a\"); tags.Remove(\"b\"); return tags.Contains(text) ? 1 : 0;")]
    [InlineData("var tags = new HashSet<string>(); tags.Add(\"a\"); return 1;")]
    [InlineData("var tags = new HashSet<string>(_all); tags.Add(\"a\"); return tags.Contains(text) ? 1 : 0; } static List<string> _all; int Two() { return 2;")]
    [InlineData("var sizes = new Dictionary<string, int>(); sizes.Add(\"a\", 1); sizes.Add(\"a\", 2); return sizes[text];")]
    [InlineData("var sizes = new Dictionary<string, int>(); sizes.Add(value: 1, key: \"a\"); return sizes[text];")]
    [InlineData("var sizes = new Dictionary<string, int>(); sizes[\"a\"] += 1; return sizes[text];")]
    [InlineData("var all = new List<object>(); all.Add(1); return all.Count;")]
    [InlineData("var ops = new HashSet<object>(); ops.Add(Op.Not); return ops.Contains(text) ? 1 : 0; } "
        + "class Op { public static Op Not = new();")]
    [InlineData("var ops = new HashSet<object>(); ops.Add(Op.Not); return ops.Contains(text) ? 1 : 0; } "
        + "record Op(int N) { public static readonly Op Not = new(1);")]
    [InlineData("var ops = new HashSet<object> { Op.Not }; return ops.Contains(text) ? 1 : 0; } "
        + "class Op { public static readonly Op Not = new(); int _n; public override bool Equals(object o) => true; "
        + "public override int GetHashCode() => _n++;")]
    public Task OtherTable_IsNotReported(string body) => Verify.VerifyAnalyzerAsync(Parser(body));

    [Theory]
    [InlineData("", "tags")]
    [InlineData("bool Has(HashSet<string> tags) => tags is not null;", "tags2")]
    public Task Field_TakesTheNameOfTheLocalThatGoesAway(string other, string name)
    {
        const string Before = """
            using System.Collections.Generic;
            public class C
            {
                private static readonly int limit = 4;
                OTHER
                public bool Parse(string text)
                {
                    var tags = [|new HashSet<string> { "a", "b" }|];
                    return text.Length < limit && tags.Contains(text);
                }
            }
            """;
        const string After = """
            using System.Collections.Generic;
            public class C
            {
                private static readonly HashSet<string> NAME = new HashSet<string> { "a", "b" };
                private static readonly int limit = 4;
                OTHER
                public bool Parse(string text)
                {
                    return text.Length < limit && NAME.Contains(text);
                }
            }
            """;
        return Verify.VerifyCodeFixAsync(
            Before.Replace("OTHER", other, StringComparison.Ordinal),
            After.Replace("OTHER", other, StringComparison.Ordinal).Replace("NAME", name, StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("    #region Fields\n\n    private int _n;\n", "    #region Fields\n\n    FIELD\n    private int _n;\n")]
    [InlineData("    #region Fields\n    /// <summary>N.</summary>\n    private int _n;\n",
        "    #region Fields\n    FIELD\n\n    /// <summary>N.</summary>\n    private int _n;\n")]
    [InlineData("    #region A\n    #region B\n\n    private int _n;\n    #endregion\n",
        "    #region A\n    #region B\n\n    FIELD\n    private int _n;\n    #endregion\n")]
    [InlineData("    #region Methods\n\n    public int N() => 1;\n", "    FIELD\n\n    #region Methods\n\n    public int N() => 1;\n")]
    public Task Field_IsTheFirstInTheRegionOfFields(string start, string expected)
    {
        const string Code =
            "using System.Collections.Generic;\npublic class C\n{\nSTART\n    #endregion\n\n    public bool Parse(string text)\n    {\nBODY    }\n}\n";
        const string Field = "private static readonly HashSet<string> Tags = new HashSet<string> { \"a\", \"b\" };";
        return Verify.VerifyCodeFixAsync(
            Code.Replace("START", start, StringComparison.Ordinal)
                .Replace(
                    "BODY", "        var tags = [|new HashSet<string> { \"a\", \"b\" }|];\n        return tags.Contains(text);\n", StringComparison.Ordinal),
            Code.Replace("START", expected.Replace("FIELD", Field, StringComparison.Ordinal), StringComparison.Ordinal)
                .Replace("BODY", "        return Tags.Contains(text);\n", StringComparison.Ordinal));
    }

    [Fact]
    public Task TableInCodeThatIsNotWarm_IsNotReported() => Verify.VerifyAnalyzerAsync(
        "class C { bool M(string s) { var tags = new System.Collections.Generic.HashSet<string> { \"a\", \"b\" }; return tags.Contains(s); } }");

    [Theory]
    [InlineData(
        "var tags = {|#0:new HashSet<string> { \"a\" }|}; return tags.Contains(text) ? 1 : 0;",
        "'tags'", "on each call", "in 'Parse', which handles one item per call")]
    [InlineData(
        "foreach (var c in text) if ({|#0:new HashSet<char> { 'a' }|}.Contains(c)) return 1; return 0;",
        "'new HashSet<char> { 'a' }'", "in each iteration of the loop", "in a loop (line 12)")]
    public Task Message_OfATableSaysWhenItIsMade(string body, string what, string when, string heat) => new Verify.Test
    {
        TestCode = Parser(body),
        ExpectedDiagnostics =
        {
            Verify.Diagnostic()
                .WithLocation(0)
                .WithSeverity(DiagnosticSeverity.Info)
                .WithMessage(what + " allocates memory " + when + ", although it never changes (" + heat + ")"),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData(
        "var tags = [|new HashSet<string>(StringComparer.Ordinal) { \"a\", \"b\" }|];\n        return tags.Contains(text) ? 1 : 0;",
        "HashSet<string> Tags = new HashSet<string>(StringComparer.Ordinal) { \"a\", \"b\" }",
        "return Tags.Contains(text) ? 1 : 0;")]
    [InlineData(
        "Dictionary<string, int> sizes = [|new() { [\"a\"] = 1 }|];\n        return sizes[text];",
        "Dictionary<string, int> Sizes = new() { [\"a\"] = 1 }",
        "return Sizes[text];")]
    [InlineData(
        "return [|new HashSet<string> { \"a\", \"b\" }|].Contains(text) ? 1 : 0;",
        "HashSet<string> ParseItems = new HashSet<string> { \"a\", \"b\" }",
        "return ParseItems.Contains(text) ? 1 : 0;")]
    public Task Table_GoesToAStaticField(string body, string field, string changed) => Constants_GoToAStaticField(body, field, changed);

    [Theory]
    [InlineData(
        "var tags = [|new HashSet<string>(StringComparer.Ordinal)|];\n        tags.Add(\"a\");\n        tags.Add(\"b\");\n"
            + "        return tags.Contains(text) ? 1 : 0;",
        "HashSet<string> Tags = new HashSet<string>(StringComparer.Ordinal) { \"a\", \"b\" }",
        "return Tags.Contains(text) ? 1 : 0;")]
    [InlineData(
        "Dictionary<string, int> sizes = [|new()|];\n        sizes[\"a\"] = 1;\n        sizes[\"b\"] = 2;\n        return sizes[text];",
        "Dictionary<string, int> Sizes = new() { [\"a\"] = 1, [\"b\"] = 2 }",
        "return Sizes[text];")]
    [InlineData(
        "var sizes = [|new Dictionary<string, int>()|];\n        sizes.Add(\"a\", 1);\n        sizes.Add(\"b\", 2);\n        return sizes[text];",
        "Dictionary<string, int> Sizes = new Dictionary<string, int>() { { \"a\", 1 }, { \"b\", 2 } }",
        "return Sizes[text];")]
    public Task FilledTable_GoesToAStaticField(string body, string field, string changed) => Constants_GoToAStaticField(body, field, changed);

    [Theory]
    [InlineData("var tags = [|new HashSet<string>()|];\n        // why\n        tags.Add(\"a\"); return tags.Contains(text) ? 1 : 0;")]
    [InlineData("const string Tag = \"a\"; var tags = [|new HashSet<string>()|]; tags.Add(Tag); return tags.Contains(text) ? 1 : 0;")]
    [InlineData("var ops = [|new HashSet<object> { Op.Not }|]; return ops.Contains(text) ? 1 : 0; } class Op { public static readonly Op Not = new();")]
    public Task FilledTableThatCannotMove_GetsNoFix(string body) => Verify.VerifyCodeFixAsync(Parser(body), Parser(body));

    [Theory]
    [InlineData("const string Tag = \"a\"; var tags = [|new HashSet<string> { Tag }|]; return tags.Contains(text) ? 1 : 0;")]
    [InlineData("var tags = [|new HashSet<string> { \"a\" /* why */ }|]; return tags.Contains(text) ? 1 : 0;")]
    public Task TableThatCannotMove_GetsNoFix(string body) => Verify.VerifyCodeFixAsync(Parser(body), Parser(body));

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("return text.IndexOfAny([|['a', '/']|]);")]
    [InlineData("return text.IndexOfAny([|['a', Path.DirectorySeparatorChar]|], 1);")]
    [InlineData("return text.Split([|[\"a\", Environment.NewLine]|], StringSplitOptions.None).Length;")]
    [InlineData("return text.Trim([|['a', '/']|]).Length;")]
    public Task CollectionExpressionForAMethodOfString_IsReported(string body) => ValuesThatAreAlwaysTheSame_AreReported(body);

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("return text.IndexOfAny(['a', text[0]]);")]
    [InlineData("char[] all = List.Count > 1 ? ['a'] : ['b']; return text.IndexOfAny(['c', .. all]);")]
    [InlineData("return Join(['a', '/']);")]
    [InlineData("return text.IndexOfAny([]);")]
    public Task OtherCollectionExpression_IsNotReported(string body) => ValuesThatMayDiffer_AreNotReported(body);

    [Fact(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    public Task CollectionExpression_GoesToAStaticField() => ValuesOfTheFramework_GoToAStaticField(
        "return text.IndexOfAny([|['a', '/']|], 1);", "char[] ParseItems = ['a', '/']", "return text.IndexOfAny(ParseItems, 1);");

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("IReadOnlyList<string> Tags => [|[\"a\", \"b\"]|];")]
    [InlineData("static IEnumerable<DayOfWeek> Days => [|[DayOfWeek.Monday]|];")]
    [InlineData("IReadOnlyCollection<string> Tags => [];")]
    [InlineData("IReadOnlyList<string> Tags => [.. Other, \"b\"]; static IReadOnlyList<string> Other { get; } = [\"a\"];")]
    [InlineData("IReadOnlyList<string> Tags => [_name, \"b\"];")]
    [InlineData("ReadOnlySpan<char> Ends => ['a', 'b'];")]
    [InlineData("List<string> Tags => [\"a\", \"b\"];")]
    [InlineData("string[] Tags => [\"a\", \"b\"];")]
    public Task CollectionExpressionThatAPropertyMakes_IsReportedWhereNobodyCanChangeIt(string property) =>
        ConstantsThatAPropertyMakes_AreReportedWhereNobodyCanChangeThem(property);

    [Fact(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    public Task CollectionExpressionThatAPropertyMakes_GoesToAField() => ConstantsThatAPropertyMakes_GoToAField(
        "IReadOnlyList<string> Tags => [|[\"a\", \"b\"]|];", "IReadOnlyList<string>", "[\"a\", \"b\"]", "Tags");

    [Fact(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    public Task TableOfACollectionExpression_IsReported() =>
        TableOfConstants_IsReported("HashSet<string> tags = [|[\"a\", \"b\"]|]; return tags.Contains(text) ? 1 : 0;");

    [Fact(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    public Task TableOfACollectionExpressionWithASpread_IsNotReported() =>
        OtherTable_IsNotReported("HashSet<string> tags = [\"a\", .. text.Split(',')]; return tags.Contains(text) ? 1 : 0;");

    [Fact(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    public Task ConstantsOfACollectionExpression_AreReported() =>
        Constants_AreReported("string[] tags = [|[\"a\", \"b\"]|]; return text == tags[text.Length] ? 1 : 0;");

    [Theory]
    [InlineData("var tags = new[] { \"a\", text }; return text == tags[0] ? 1 : 0;")]
    [InlineData("var tags = new[] { \"a\", \"b\" }; tags[0] = text; return text == tags[1] ? 1 : 0;")]
    [InlineData("var marks = new[] { 'a', 'b' }; text.CopyTo(0, marks, 0, 1); return marks[0];")]
    [InlineData("var tags = new[] { \"a\", \"b\" }; _kept = tags; return tags.Length;")]
    [InlineData("var tags = new[] { \"a\", \"b\" }; Use(tags); return tags.Length;")]
    [InlineData("var tags = new[] { \"a\", \"b\" }; _kept = System.Linq.Enumerable.Where(tags, tag => tag == text); return 1;")]
    [InlineData("var tags = new[] { \"a\", text }; return System.Linq.Enumerable.Contains(tags, text) ? 1 : 0;")]
    [InlineData("var tags = new[] { \"a\", \"b\" }; tags[0] = text; return System.Linq.Enumerable.Contains(tags, text) ? 1 : 0;")]
    [InlineData("var tags = new[] { \"a\", \"b\" }; Func<int> f = () => tags.Length; return f();")]
    [InlineData("var tags = new[] { \"a\", \"b\" }; tags = null; return 1;")]
    [InlineData("var all = new object[] { 1, 2 }; return all[0].Equals(text) ? 1 : 0;")]
    [InlineData("var bytes = new byte[] { 1, 2 }; foreach (var b in bytes) if (text[0] == b) return 1; return 0;")]
    [InlineData("foreach (var tag in new[] { \"a\", text }) if (_kept == tag) return 1; return 0;")]
    [InlineData("foreach (var n in new List<int> { 1, text.Length }) if (text.Length == n) return 1; return 0;")]
    [InlineData("foreach (var n in new List<int>(9) { 1, 2 }) if (text.Length == n) return 1; return 0;")]
    [InlineData("foreach (var n in new HashSet<int> { 1, 2 }) if (text.Length == n) return 1; return 0;")]
    [InlineData("var known = new HashSet<int>(int.MaxValue) { 1, 2 }; return known.Contains(text.Length) ? 1 : 0;")]
    [InlineData("return new Regex(text).IsMatch(text) ? 1 : 0;")]
    [InlineData("_kept = new Regex(\"a\"); return 1;")]
    [InlineData("var digits = new Regex(\"[0-9]\"); _kept = digits; return 1;")]
    [InlineData("var digits = new Regex(\"[0-9]\"); digits = new Regex(text); return digits.Count(text);")]
    [InlineData("var digits = new Regex(\"[0-9]\"); foreach (var part in text.Split(',')) Use(digits.Count(part)); return 1;")]
    [InlineData("throw new Exception(new Regex(\"a\").Replace(text, \"\"));")]
    public Task OtherObjects_AreNotReported(string body) => Verify.VerifyAnalyzerAsync(Parser(body));

    [Fact]
    public Task ConstantsInCodeThatIsNotWarm_AreNotReported() => Verify.VerifyAnalyzerAsync(
        "class C { bool M(string s) { var tags = new[] { \"a\", \"b\" }; return s == tags[0]; } }");

    [Fact]
    public Task Message_OfConstants_SaysThatTheyAreMadeOnEachCall() => Verify.VerifyAnalyzerAsync(
        Parser("var tags = {|#0:new[] { \"a\", \"b\" }|}; return text.Split(tags, 0).Length;"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("'tags' allocates 40 B on each call, although it never changes (in 'Parse', which handles one item per call)"));

    [Theory]
    [InlineData("return [|new Regex(_fixed)|].IsMatch(text) ? 1 : 0;")]
    [InlineData("return [|new Regex(\"^\" + this._fixed + Fixed, RegexOptions.Compiled | RegexOptions.Singleline)|].Count(text);")]
    [InlineData("var words = [|new Regex($\"^{Regex.Escape(Fixed)}$\")|]; return words.Count(text);")]
    public Task RegexOfWhatTheObjectHolds_IsReportedWithoutAFix(string body) => Verify.VerifyCodeFixAsync(Parser(body), Parser(body));

    [Theory]
    [InlineData("return new Regex(_changing).IsMatch(text) ? 1 : 0;")]
    [InlineData("return new Regex(Other).IsMatch(text) ? 1 : 0;")]
    [InlineData("return new Regex(Inherited).IsMatch(text) ? 1 : 0;")]
    [InlineData("return new Regex(new LineParser()._fixed).IsMatch(text) ? 1 : 0;")]
    [InlineData("return new Regex(_fixed + text).IsMatch(text) ? 1 : 0;")]
    [InlineData("return new Regex(Computed).IsMatch(text) ? 1 : 0;")]
    public Task RegexOfWhatMayChange_IsNotReported(string body) => VerifyAtAnyHeat.VerifyAnalyzerAsync(Parser(body));

    [Fact]
    public Task RegexInAConstructor_IsNotReported() => VerifyAtAnyHeat.VerifyAnalyzerAsync(
        "class C { readonly string _p; C(string p) { _p = p; System.Console.WriteLine(new System.Text.RegularExpressions.Regex(_p).IsMatch(p)); } }");

    [Fact]
    public Task Message_OfARegex_NamesItsCreation() => Verify.VerifyAnalyzerAsync(
        "class C { static bool M(string s) => {|#0:new System.Text.RegularExpressions.Regex(\"a+b\")|}.IsMatch(s); }",
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'new System.Text.RegularExpressions.Regex(\"a+b\")' allocates memory on each call, although it never changes (not known to be hot)"));

    [Theory]
    [InlineData(
        "string[] longTags = [|{ \"a\", \"b\" }|];\n        foreach (var tag in longTags) // each\n            Use(tag);\n        return longTags.Length;",
        "string[] LongTags = { \"a\", \"b\" }",
        "foreach (var tag in LongTags) // each\n            Use(tag);\n        return LongTags.Length;")]
    [InlineData(
        "string[] _t = [|{ \"a\", \"b\" }|];\n        foreach (var tag in _t)\n            Use(tag);\n        return _t.Length;",
        "string[] ParseItems = { \"a\", \"b\" }",
        "foreach (var tag in ParseItems)\n            Use(tag);\n        return ParseItems.Length;")]
    [InlineData(
        "foreach (var n in [|new List<int> { 1, 2 }|])\n            Use(n + text);\n        return 1;",
        "int[] ParseItems = { 1, 2 }",
        "foreach (var n in ParseItems)\n            Use(n + text);\n        return 1;")]
    [InlineData(
        "foreach (var tag in [|new[] { \"a\", \"b\" }|])\n            Use(tag);\n        return 1;",
        "string[] Tags = { \"a\", \"b\" }",
        "foreach (var tag in Tags)\n            Use(tag);\n        return 1;")]
    [InlineData(
        "var digits = [|new Regex(\"[0-9]\")|];\n        return digits.Count(text);",
        "Regex Digits = new Regex(\"[0-9]\")",
        "return Digits.Count(text);")]
    public Task Constants_GoToAStaticField(string body, string field, string changed) => Verify.VerifyCodeFixAsync(
        Parser(body),
        Parser(changed).Replace("    object _kept;", "    private static readonly " + field + ";\n    object _kept;", StringComparison.Ordinal));

    [Theory]
    [InlineData("const string A = \"a\"; var tags = [|new[] { A, \"b\" }|]; return text == tags[0] ? 1 : 0;")]
    [InlineData("var tags = [|new[] { \"a\", /* second */ \"b\" }|]; return text == tags[0] ? 1 : 0;")]
    [InlineData("var digits = [|new Regex(\"[a-z]\", RegexOptions.IgnoreCase)|]; return digits.Count(text);")]
    [InlineData("var digits = [|new Regex(\"(?si)[a-z]\")|]; return digits.Count(text);")]
    [InlineData("var digits = [|new Regex(\"a(?x-m:b)(?mi:[a-z])\")|]; return digits.Count(text);")]
    public Task ConstantsThatCannotMove_GetNoFix(string body) => Verify.VerifyCodeFixAsync(Parser(body), Parser(body));

    [Theory]
    [InlineData("_all.AddOrUpdate(text, [|Make|], static (key, old) => old);")]
    [InlineData("Own.AddOrUpdate(text, [|Make|], static (key, old) => old);")]
    [InlineData("s_shared.AddOrUpdate(text, [|Make|], static (key, old) => old);")]
    public Task DelegateForATableOfTheObject_IsReported(string use) => VerifyTableAsync(use);

    [Theory]
    [InlineData("_table.Find(text, [|Make|]);")]
    [InlineData("_table.Find(text, [|key => Make(key)|]);")]
    public Task DelegateForATableOfTheProject_IsReportedWhereAnythingIs(string use) => VerifyAtAnyHeat.VerifyAnalyzerAsync(Table(use));

    [Fact]
    public async Task DelegateForATableOfTheProject_IsKeptWithAReason()
    {
        var title = await new VerifyAtAnyHeat.Test
        {
            TestCode = Table("_table.Find(text, [|Make|]);"),
            FixedCode = Table("_table.Find(text, _make ??= Make);").Replace(
                "    static readonly",
                "    private Func<string, int> _make;\n    static readonly",
                StringComparison.Ordinal),
        }.RunForTitleAsync(TestContext.Current.CancellationToken);

        Assert.Equal(
            "Keep the delegate in a field (the table may tell the same delegate from an equal one; a clone of the object shares the delegate)", title);
    }

    [Theory]
    [InlineData("_table.Find(text, static key => 3);")]
    [InlineData("_table.Find(text, key => text.Length);")]
    [InlineData("_table.Each(Make);")]
    [InlineData("_table.Find(text, Make);")]
    public Task DelegateForATableOfTheProject_IsNotReportedElsewhere(string use) => VerifyTableAsync(use);

    [Theory]
    [InlineData("_all.GetOrAdd(text, Make);")]
    [InlineData("_all.GetOrAdd(text, static key => 3);")]
    [InlineData("_all.GetOrAdd(text, MakeStatic);")]
    [InlineData("this._all.GetOrAdd(text, key => Make(key));")]
    [InlineData("_all.GetOrAdd(text, key => key.Length + text.Length);")]
    [InlineData("_all.GetOrAdd(text, key => Make(key) + text.Length);")]
    [InlineData("_all.GetOrAdd(text, static (key, self) => self.Make(key), this);")]
    [InlineData("new ConcurrentDictionary<string, int>().GetOrAdd(text, Make);")]
    [InlineData("var all = _all; all.GetOrAdd(text, Make);")]
    [InlineData("_own.GetOrAdd(text, Make);")]
    [InlineData("_all.GetOrAdd(text, 3);")]
    [InlineData("_all.GetOrAdd(text, _kept);")]
    public Task OtherDelegateOrTable_IsNotReported(string use) => VerifyTableAsync(use);

    [Fact]
    public Task Message_OfADelegateForATable_SaysThatItIsMadeOnEachCall() => Verify.VerifyAnalyzerAsync(
        Table("_all.AddOrUpdate(text, {|#0:Make|}, static (key, old) => old);"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "The delegate 'Make' allocates 64 B on each call, although it never changes (in 'Parse', which handles one item per call)"));

    [Fact]
    public Task DelegateForATableInCodeThatIsNotWarm_IsNotReported() => Verify.VerifyAnalyzerAsync(
        "class C { System.Collections.Concurrent.ConcurrentDictionary<string, int> _all; int Make(string s) => s.Length; "
            + "void M(string s) { _all.GetOrAdd(s, Make); } }");

    private static Task VerifyTableAsync(string use) => Verify.VerifyAnalyzerAsync(Table(use));

    private static string Table(string use) =>
        $$"""
        using System;
        using System.Collections.Concurrent;

        public class Table<K, V>
        {
            readonly ConcurrentDictionary<K, Lazy<V>> _items = new();
            public V Find(K key, Func<K, V> make) => _items.GetOrAdd(key, static (k, m) => new Lazy<V>(() => m(k)), make).Value;
            public void Each(Func<K, V> make) { foreach (var item in _items) make(item.Key); }
        }
        public class Asked { public int GetOrAdd(string key, Func<string, int> make) => 3; }

        public class LineParser
        {
            static readonly ConcurrentDictionary<string, int> s_shared = new();
            readonly ConcurrentDictionary<string, int> _all = new();
            readonly Asked _own = new();
            readonly Table<string, int> _table = new();
            readonly Func<string, int> _kept = MakeStatic;
            ConcurrentDictionary<string, int> Own => _all;
            int Make(string key) => key.Length + _all.Count;
            static int MakeStatic(string key) => key.Length;

            public void Parse(string text)
            {
                {{use}}
            }
        }
        """;

    private static string Parser(string body) =>
        $$"""
        using System;
        using System.Collections.Generic;
        using System.Text.RegularExpressions;

        public class LineParser
        {
            object _kept;
            void Use(object o) => _kept = o;

            public int Parse(string text)
            {
                {{body}}
            }

            readonly string _fixed = "a";
            string _changing = "b";
            string Fixed { get; } = "c";
            string Other { get; set; } = "d";
            protected virtual string Inherited { get; } = "e";
            string Computed => _changing;
        }
        """;
}
