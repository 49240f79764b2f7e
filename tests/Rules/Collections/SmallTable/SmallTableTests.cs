using Allocations.Analyzers.Rules.Collections.SmallTable;
using Allocations.CodeFixes.Rules.Collections.SmallTable;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Collections.SmallTable.SmallTableAnalyzer,
    Allocations.CodeFixes.Rules.Collections.SmallTable.SmallTableCodeFix>;

namespace Allocations.Tests.Collections.SmallTable;

public sealed class SmallTableTests
{
    private const string Switch = "ALLOC606.Switch", Frozen = "ALLOC606.Frozen";

    [Theory]
    [InlineData("private static readonly Dictionary<char, int> [|s_map|] = new() { ['a'] = 1, ['b'] = 2 };", "s_map.TryGetValue(c, out n)")]
    [InlineData("private static readonly Dictionary<char, int> [|Map|] = new Dictionary<char, int>(4) { { 'a', 1 } };", "Map[c] > 0")]
    [InlineData("static readonly IReadOnlyDictionary<Kind, string> [|s_map|] = new Dictionary<Kind, string> { [Kind.A] = null };", "s_map.ContainsKey(kind)")]
    [InlineData("static readonly HashSet<byte> [|s_set|] = new() { 1, 2, 3 };", "s_set.Contains((byte)c)")]
    [InlineData("static readonly Dictionary<char, object> [|s_map|] = new() { ['a'] = new object() };", "s_map.ContainsKey(c)")]
    [InlineData("static readonly Dictionary<char, int> [|s_map|] = new() { ['a'] = 1 }; int Cold() => s_map['a'];", "s_map.ContainsKey(c)")]
    public Task ConstantTable_IsReported(string member, string lookup) => Verify.VerifyAnalyzerAsync(Text(member, lookup));

    [Theory]
    [InlineData("static readonly Dictionary<string, int> s_map = new() { [\"a\"] = 1 };", "s_map.ContainsKey(\"a\")")]
    [InlineData("static readonly Dictionary<int, int> s_map = new() { [1] = 1 };", "s_map.ContainsKey(c)")]
    [InlineData("readonly Dictionary<char, int> s_map = new() { ['a'] = 1 };", "s_map.ContainsKey(c)")]
    [InlineData("static Dictionary<char, int> s_map = new() { ['a'] = 1 };", "s_map.ContainsKey(c)")]
    [InlineData("internal static readonly Dictionary<char, int> Map = new() { ['a'] = 1 };", "Map.ContainsKey(c)")]
    [InlineData("static readonly Dictionary<char, int> s_map = new();", "s_map.ContainsKey(c)")]
    [InlineData("static readonly Dictionary<char, int> s_map = new() { [Key] = 1 }; static char Key => 'a';", "s_map.ContainsKey(c)")]
    [InlineData("static readonly Dictionary<char, int> s_map = new() { { 'a', 1 }, { 'a', 2 } };", "s_map.ContainsKey(c)")]
    [InlineData("static readonly Dictionary<char, int> s_map = new(s_map) { ['a'] = 1 };", "s_map.ContainsKey(c)")]
    [InlineData("static readonly Dictionary<char, int> s_map = new() { ['a'] = 1 }; void Add(char c) => s_map[c] = 2;", "s_map.ContainsKey(c)")]
    [InlineData("static readonly Dictionary<char, int> s_map = new() { ['a'] = 1 }; void Add(char c) => s_map.Remove(c);", "s_map.ContainsKey(c)")]
    [InlineData("static readonly Dictionary<char, int> s_map = new() { ['a'] = 1 }; object Get() => s_map;", "s_map.ContainsKey(c)")]
    [InlineData("static readonly Dictionary<char, int> s_map = new() { ['a'] = 1 };", "s_map.Count > n")]
    [InlineData("static readonly Dictionary<char, int> s_map = new() { ['a'] = 1 }; string Name => nameof(s_map);", "s_map.ContainsKey(c)")]
    [InlineData("static readonly Dictionary<char, int> s_map = new() { ['a'] = 1 }; int Cold(char c) => s_map[c];", "n > 3")]
    [InlineData(
        "static readonly HashSet<char> s_set = new() { 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q' };",
        "s_set.Contains(c)")]
    [InlineData(
        "static readonly HashSet<char> s_set = new() { 'a' }; System.Linq.Expressions.Expression<System.Func<char, bool>> Tree => c => s_set.Contains(c);",
        "s_set.Contains(c)")]
    [InlineData("static readonly SortedDictionary<char, int> s_map = new() { ['a'] = 1 };", "s_map.ContainsKey(c)")]
    public Task OtherTables_AreSilent(string member, string lookup) => Verify.VerifyAnalyzerAsync(Text(member, lookup));

    [Fact]
    public Task Incomplete_IsSilent() => Verify.VerifyAnalyzerAsync(
        "using System.Collections.Generic; class C { static readonly Dictionary<char, {|CS0246:Missing|}> s_map = new() { ['a'] = {|CS0103:missing|} }; "
            + "static readonly HashSet<char> s_set = new() { {|CS1950:{|CS1503:1000|}|} }; bool M(string s) { while (true) { "
            + "if (s_map.ContainsKey(s[0]) || s_set.Contains(s[0])) return true; } } }");

    [Fact]
    public Task Message_NamesTableAndKeys() => Verify.VerifyAnalyzerAsync(
        Text("static readonly Dictionary<char, int> {|#0:s_map|} = new() { ['a'] = 1, ['b'] = 2 };", "s_map.ContainsKey(c)"),
        Verify.Diagnostic().WithLocation(0).WithMessage(
            "'s_map' hashes each 'char' to find it among 2 constants, which a 'switch' finds without a table that can be changed (in a loop (line 7))"));

    [Fact]
    public Task Message_OfValuesThatNoSwitchGives() => Verify.VerifyAnalyzerAsync(
        Text("static readonly Dictionary<Kind, object> {|#0:s_map|} = new() { [Kind.A] = new object() };", "s_map.ContainsKey(kind)"),
        Verify.Diagnostic().WithLocation(0).WithMessage(
            "'s_map' hashes each 'C.Kind' to find it among 1 constants, which a 'FrozenDictionary' finds without a table that can be changed "
                + "(in a loop (line 7))"));

    [Theory]
    [InlineData(
        "private static readonly HashSet<char> [|s_vowels|] = new() { 'a', 'e' };",
        "private static bool IsInVowels(char key) => key is 'a' or 'e';",
        "s_vowels.Contains(c)",
        "IsInVowels(c)")]
    [InlineData(
        "private static readonly Dictionary<Kind, string> [|Names|] = new() { [Kind.A] = \"a\", [Kind.B] = null };",
        "private static string FindInNames(Kind key) => key switch\n    {\n        Kind.A => \"a\",\n        Kind.B => null,\n"
            + "        _ => throw new KeyNotFoundException(),\n    };",
        "C.Names[kind] == null",
        "C.FindInNames(kind) == null")]
    [InlineData(
        "private static readonly Dictionary<char, long> [|s_map|] = new Dictionary<char, long>() { { 'a', 1 }, { 'b', 2 } };",
        "private static bool TryFindInMap(char key, out long value)\n    {\n        switch (key)\n        {\n            case 'a':\n"
            + "                value = 1;\n                return true;\n            case 'b':\n                value = 2;\n                return true;\n"
            + "            default:\n                value = default;\n                return false;\n        }\n    }\n\n"
            + "    private static long FindInMap(char key) => TryFindInMap(key, out var value) ? value : throw new KeyNotFoundException();",
        "s_map.ContainsKey(c) || s_map.TryGetValue(value: out var l, key: c) || s_map['a'] > n",
        "TryFindInMap(c, out _) || TryFindInMap(value: out var l, key: c) || FindInMap('a') > n")]
    public Task ConstantValues_AreGivenByASwitch(string before, string after, string lookup, string call) =>
        FixAsync(Text(before, lookup), Text(after, call), Switch);

    [Theory]
    [InlineData("HashSet<char>", "'a', key", "bool IsInMap(char key2) => key2 is 'a' or key;", "s_map.Contains(c)", "IsInMap(c)")]
    [InlineData("HashSet<char>", "'a', 'k'", "bool IsInMap(char key) => key is 'a' or 'k';", "s_map.Contains(c)", "IsInMap(c)")]
    [InlineData(
        "Dictionary<char, int>",
        "['a'] = key",
        "int FindInMap(char key2) => key2 switch\n    {\n        'a' => key,\n        _ => throw new KeyNotFoundException(),\n    };",
        "s_map[c] > 0",
        "FindInMap(c) > 0")]
    public Task ConstantsNamedLikeTheParameters_KeepTheirMeaning(string type, string entries, string method, string lookup, string call)
    {
        const string Key = "private const char key = 'k';\n    ";
        return FixAsync(
            Text(Key + "private static readonly " + type + " [|s_map|] = new() { " + entries + " };", lookup),
            Text(Key + "private static " + method, call),
            Switch);
    }

    [Theory]
    [InlineData("static readonly int s_note = Note(); static int Note() => 1;", true)]
    [InlineData("static object Lock { get; } = new(); static readonly int[] s_sizes = { 1, 2 }, s_none = System.Array.Empty<int>();", false)]
    [InlineData("static readonly int s_note = Note(); static int Note() => 1; static C() { }", false)]
    public Task OtherInitializersWithEffects_MayNeverRun(string others, bool differs) => new Verify.Test
    {
        TestCode = Text("private static readonly HashSet<char> [|s_set|] = new() { 'a' };\n    " + others, "s_set.Contains(c)"),
        FixedCode = Text("private static bool IsInSet(char key) => key is 'a';\n    " + others, "IsInSet(c)"),
        CodeActionEquivalenceKey = Switch + (differs ? "!" : ""),
        CodeActionVerifier = (action, verifier) =>
            verifier.Equal("Use a 'switch'" + (differs ? " (what else 'C' initializes may be made later or never)" : ""), action.Title),
        CodeFixTestBehaviors = differs ? CodeFixTestBehaviors.SkipFixAllCheck : CodeFixTestBehaviors.None,
        LanguageVersion = LanguageVersion.CSharp10,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData(
        "private static readonly HashSet<char> [|s_vowels|] = new() { 'a', 'e' };",
        "private static readonly FrozenSet<char> s_vowels = new HashSet<char>() { 'a', 'e' }.ToFrozenSet();",
        "s_vowels.Contains(c)")]
    [InlineData(
        "private static readonly Dictionary<char, object> [|s_map|] = new Dictionary<char, object> { ['a'] = new object() };",
        "private static readonly FrozenDictionary<char, object> s_map = new Dictionary<char, object> { ['a'] = new object() }.ToFrozenDictionary();",
        "s_map.TryGetValue(c, out var o) || s_map['a'] != o")]
    public Task OtherValues_AreFrozen(string before, string after, string lookup) =>
        FixAsync(Text(before, lookup), "using System.Collections.Frozen;\n" + Text(after, lookup), Frozen);

    [Theory]
    [InlineData("async System.Threading.Tasks.Task<int> Late() => s_map['a'].CompareTo(await System.Threading.Tasks.Task.FromResult(s_map['b']));", false)]
    [InlineData(
        "async System.Threading.Tasks.Task<int> Late() { await System.Threading.Tasks.Task.Yield(); return s_map['a'].CompareTo(s_map['b']); }", true)]
    public Task ElementBesideAnAwait_CannotBeAReference(string member, bool isFrozen)
    {
        var rest = " = new Dictionary<char, System.Guid> { ['a'] = System.Guid.NewGuid() }";
        member = "\n    " + member;
        var before = Text("private static readonly Dictionary<char, System.Guid> [|s_map|]" + rest + ";" + member, "s_map.ContainsKey(c)");
        return isFrozen
            ? FixAsync(
                before,
                "using System.Collections.Frozen;\n"
                    + Text(
                        "private static readonly FrozenDictionary<char, System.Guid> s_map" + rest + ".ToFrozenDictionary();" + member,
                        "s_map.ContainsKey(c)"),
                Frozen)
            : FixAsync(before, before, Frozen);
    }

    private const string BehaviourSource = """
        #nullable enable
        using System; using System.Collections.Generic;
        public enum Kind { A, B, C = 7 }
        public static class Methods
        {
            private static readonly Dictionary<char, string> Names = new() { ['a'] = "one", ['b'] = "two", ['\0'] = "" };
            private static readonly HashSet<Kind> Known = new() { Kind.B, Kind.C };
            private static readonly Dictionary<Kind, int> Sizes = new() { { Kind.A, 4 }, { Kind.C, -1 } };
            public static string? Name(string text, int at) => Names.TryGetValue(text[at], out var name) ? name : null;
            public static string Element(string text, int at) => Names[text[at]] + Names.ContainsKey(text[0]);
            public static int Size(Kind kind) => Known.Contains(kind) ? Sizes[kind] : Sizes.ContainsKey(kind) ? 1 : 2;
        }
        """;

    [Fact]
    public async Task SafeFixes_BehaveTheSame()
    {
        var fixedSource = await AppliedFix.SafeAsync<SmallTableAnalyzer, SmallTableCodeFix>(BehaviourSource, LanguageVersion.CSharp10);
        Assert.DoesNotContain("Dictionary<", fixedSource, StringComparison.Ordinal);
        Assert.DoesNotContain("HashSet", fixedSource, StringComparison.Ordinal);
        var texts = from text in new[] { null, "", "a", "b", "abc", "\0x", "\uffff" } from at in new[] { 0, 1, 2 } select new object?[] { text, at };
        SameBehaviour.Verify(BehaviourSource, fixedSource, texts, LanguageVersion.CSharp10, "Name", "Element");
        SameBehaviour.Verify(
            BehaviourSource, fixedSource, from kind in new[] { 0, 1, 2, 7, -1 } select new object?[] { kind }, LanguageVersion.CSharp10, "Size");
    }

    private static Task FixAsync(string before, string after, string key) => new Verify.Test
    {
        TestCode = before,
        FixedCode = after,
        CodeActionEquivalenceKey = key,
        LanguageVersion = LanguageVersion.CSharp10,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Text(string member, string lookup) =>
        "using System.Collections.Generic;\n\nclass C\n{\n    int M(string text, Kind kind, int n)\n    {\n        foreach (var c in text)\n        {\n"
            + "            if (" + lookup + ")\n                n++;\n        }\n\n        return n;\n    }\n\n    " + member
            + "\n\n    enum Kind { A, B }\n}\n";
}
