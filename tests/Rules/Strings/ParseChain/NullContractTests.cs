using Allocations.Testing;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Strings.ParseChain.ParseChainAnalyzer,
    Allocations.CodeFixes.Rules.Strings.ParseChain.ParseChainCodeFix>;

namespace Allocations.Tests.Strings.ParseChain;

/// <summary>What nullable annotations prove, seen in whether the fix of ALLOC301 is safe.</summary>
public sealed class NullContractTests
{
    [Theory]
    [InlineData("s")]
    [InlineData("_field")]
    [InlineData("this.Name")]
    [InlineData("other.Name")]
    [InlineData("Static")]
    [InlineData("Made()")]
    [InlineData("list[0]")]
    [InlineData("array[0]")]
    [InlineData("pairs[\"a\"]")]
    [InlineData("list.First()")]
    [InlineData("row.Name")]
    [InlineData("(q ?? s)")]
    [InlineData("(list.Count > 1 ? s : Made())")]
    [InlineData("((string)other.Anything)")]
    [InlineData("Same(s)")]
    [InlineData("tuple.Text")]
    public Task Declaration_IsProof(string text) => VerifyAsync("", text, isProof: true);

    [Theory]
    [InlineData("q")]
    [InlineData("q!")]
    [InlineData("this.Maybe")]
    [InlineData("this.Maybe!")]
    [InlineData("list.FirstOrDefault()!")]
    [InlineData("(q ?? null!)")]
    [InlineData("Same(q)!")]
    [InlineData("Late")]
    [InlineData("_late")]
    [InlineData("Old.Get()")]
    [InlineData("Old.Field")]
    [InlineData("Old.List[0]")]
    [InlineData("Old.List.First()")]
    [InlineData("Same(Old.Get())")]
    [InlineData("Of(Old.Get())")]
    [InlineData("(list.Count > 1 ? s : Old.Get())")]
    [InlineData("(q ?? Old.Get())")]
    [InlineData("absent")]
    public Task NullableSilencedOrObliviousValue_IsNoProof(string text) => VerifyAsync("", text, isProof: false);

    [Theory]
    [InlineData("var t = s;", "t", true)]
    [InlineData("string t; if (list.Count > 1) t = s; else t = Made();", "t", true)]
    [InlineData("var t = q; if (t == null) return 0;", "t", true)]
    [InlineData("if (q == null) return 0; q = q + Made();", "q", true)]
    [InlineData("var t = q is null ? s : q;", "t", true)]
    [InlineData("if (string.IsNullOrEmpty(q) || list.Count > 3) return 0;", "q", true)]
    [InlineData("if (!pairs.TryGetValue(s, out var t)) return 0;", "t", true)]
    [InlineData("var parts = s.Split(','); var t = parts[0];", "t", true)]
    [InlineData("var t = Old.Get();", "t", false)]
    [InlineData("string t = Old.Get();", "t", false)]
    [InlineData("var u = Old.Get(); var t = u;", "t", false)]
    [InlineData("var t = s; if (list.Count > 1) t = Old.Get();", "t", false)]
    [InlineData("var t = q!;", "t", false)]
    [InlineData("string t = null!; if (list.Count > 1) t = s;", "t", false)]
    [InlineData("if (!Old.Pairs.TryGetValue(s, out var t)) return 0;", "t", false)]
    [InlineData("s = q!;", "s", false)]
    [InlineData("(s, q) = (Old.Get(), null);", "s", false)]
    [InlineData("if (this.Maybe == null) return 0;", "this.Maybe", false)]
    [InlineData("if (_maybe == null) return 0;", "_maybe", false)]
    [InlineData("if (_fixed == null || list.Count > 3) return 0;", "_fixed", true)]
    [InlineData("var t = q ?? s; Action change = () => t = q!; change();", "t", false)]
    [InlineData("if (q == null || s == q) return 0; Action change = () => q = null; change();", "q", false)]
    public Task Local_IsWhatItIsGiven(string statements, string text, bool isProof) => VerifyAsync(statements, text, isProof);

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("string[] made = [s, s];", "made[0]", true)]
    public Task ElementOfACollectionExpression_IsProof(string statements, string text, bool isProof) => VerifyAsync(statements, text, isProof);

    [Theory]
    [InlineData("var made = new string[3];", "made[0]", false)]
    [InlineData("var made = new[] { s }; made = new string[2];", "made[0]", false)]
    [InlineData("var made = new[] { s }; Array.Resize(ref made, 2);", "made[0]", false)]
    [InlineData("var made = System.Buffers.ArrayPool<string>.Shared.Rent(3);", "made[0]", false)]
    [InlineData("array = new string[2];", "array[0]", false)]
    [InlineData("", "_slots[0]", false)]
    [InlineData("", "_filled[0]", true)]
    [InlineData("var rows = new Row[2];", "rows[0].Name", false)]
    [InlineData("", "rows[0].Name", true)]
    public Task ElementOfAnArrayMadeWithALength_IsNoProof(string statements, string text, bool isProof) =>
        VerifyAsync(statements, text, isProof, statements.Contains(" rows ", StringComparison.Ordinal) ? "" : ", Row[] rows");

    [Theory]
    [InlineData("foreach (var t in list) n += int.Parse([|t.Substring(1)|]);", true)]
    [InlineData("foreach (var t in array) n += int.Parse([|t.Substring(1)|]);", true)]
    [InlineData("foreach (var t in s.Split(',')) n += int.Parse([|t.Substring(1)|]);", true)]
    [InlineData("foreach (var t in list.Where(x => x.Length > 1)) n += int.Parse([|t.Substring(1)|]);", true)]
    [InlineData("foreach (var t in new string[3]) n += int.Parse([|t.Substring(1)|]);", false)]
    [InlineData("foreach (var t in Old.List) n += int.Parse([|t.Substring(1)|]);", false)]
    [InlineData("foreach (string t in new System.Collections.ArrayList()) n += int.Parse([|t.Substring(1)|]);", false)]
    [InlineData("foreach (var t in new List<string?>()) if (t != null || n > 3) n += int.Parse([|t!.Substring(1)|]);", false)]
    [InlineData("n = list.Sum(t => int.Parse([|t.Substring(1)|]));", true)]
    [InlineData("n = Old.List.Sum(t => int.Parse([|t.Substring(1)|]));", false)]
    [InlineData("var u = s; n = list.Sum(t => int.Parse([|u.Substring(1)|]));", true)]
    [InlineData("var u = q; if (u == null || n > 1) return 0; Func<int> f = () => int.Parse([|u.Substring(1)|]); u = null; n = f();", false)]
    public Task Elements_AreProofWhereTheirTypeSaysSo(string statements, bool isProof) => RunAsync(Source(statements + " return n;", ""), isProof);

    [Theory]
    [InlineData("#nullable enable", "", true)]
    [InlineData("#nullable enable", "null_proof = strict", false)]
    [InlineData("#nullable enable", "null_proof = annotations", true)]
    [InlineData("#nullable disable", "", false)]
    [InlineData("#nullable enable annotations", "", false)]
    [InlineData("#nullable enable warnings", "", false)]
    [InlineData("#nullable disable", "null_proof = annotations", false)]
    public Task ContextAndOption_Decide(string directive, string option, bool isProof) =>
        RunAsync(directive + "\nclass C { int M(string s) => int.Parse([|s.Substring(1)|]); }", isProof, option);

    [Fact]
    public Task ParameterOfObliviousSignature_IsNoProof() => RunAsync(
        """
        class C
        {
            int M(string s)
            {
        #nullable enable
                return int.Parse([|s.Substring(1)|]);
            }
        }
        """,
        isProof: false);

    [Theory]
    [InlineData("_name = name;", true)]
    [InlineData("", false)]
    public Task FieldInItsConstructor_IsProofOnceItHasAValue(string assignment, bool isProof) => RunAsync(
        $$"""
        #nullable enable
        class C
        {
            private readonly string _name;
            private int _length;

            C(string name)
            {
                {{assignment}}
                _length = int.Parse([|_name.Substring(1)|]);
                _name = name;
            }
        }
        """,
        isProof);

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("class", "string name", true)]
    [InlineData("class", "string? name", false)]
    public Task ParameterOfAClass_IsProofByItsDeclaration(string kind, string parameter, bool isProof) =>
        ParameterOfAType_IsProofByItsDeclaration(kind, parameter, isProof);

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("class C(string name) { void Other() => name = null; int M() {", false)]
    [InlineData("class C { int M(string name) {", true)]
    public Task TestOfAParameterThatIsAField_IsNoProof(string beginning, bool isProof) =>
        RunAsync(beginning + " if (name == null) return 0; return int.Parse([|name.Substring(1)|]); } }", isProof);

    [Theory]
    [InlineData("record", "string Name", true)]
    [InlineData("record", "string Name = null!", false)]
    public Task ParameterOfAType_IsProofByItsDeclaration(string kind, string parameter, bool isProof)
    {
        var name = parameter.Replace("?", "", StringComparison.Ordinal).Split(' ')[1];
        return RunAsync($"#nullable enable\n{kind} C({parameter})\n{{\n    int M() => int.Parse([|{name}.Substring(1)|]);\n}}", isProof);
    }

    private static Task VerifyAsync(string statements, string text, bool isProof, string parameters = "") =>
        RunAsync(Source(statements + " return int.Parse([|" + text + ".Substring(1)|]);", parameters), isProof);

    private static Task RunAsync(string source, bool isProof, string option = "")
    {
        source = source.Contains("using System;", StringComparison.Ordinal) ? source : "using System;\n" + source;
        var test = new Verify.Test
        {
            TestCode = source,
            FixedCode = source.Replace("[|", "", StringComparison.Ordinal).Replace(".Substring(1)|]", ".AsSpan(1)", StringComparison.Ordinal),
            CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
            CodeActionVerifier = (action, verifier) =>
                verifier.Equal("Slice a span instead of making strings" + (isProof ? "" : " (null is treated as empty)"), action.Title),
        };
        if (option.Length > 0)
            test.TestState.AnalyzerConfigFiles.Add(("/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.allocations." + option + "\n"));
        return test.RunAsync(TestContext.Current.CancellationToken);
    }

    private static string Source(string statements, string parameters) =>
        $$"""
        #nullable enable
        using System;
        using System.Collections.Generic;
        using System.Diagnostics.CodeAnalysis;
        using System.Linq;

        class C
        {
            public static string Static = "";
            private string _field = "";
            private string _late = null!;
            private string? _maybe;
            private readonly string? _fixed;
            private string[] _slots = new string[4];
            private string[] _filled = { "a" };

            public string Name { get; set; } = "";
            public string Late { get; set; } = default!;
            public string? Maybe { get; set; }
            public object Anything => this;

            C(string? value) => _fixed = value;

            static string Made() => "1";
            static T Of<T>(T value) => value;

            [return: NotNullIfNotNull(nameof(text))]
            static string? Same(string? text) => text;

            int M(
                string s, string? q, C other, List<string> list, string[] array, Dictionary<string, string> pairs, Row row,
                (string Text, int Number) tuple{{parameters}}, string absent = null!)
            {
                var n = 0;
                {{statements}}
            }
        }

        struct Row
        {
            public string Name;
        }

        #nullable disable
        static class Old
        {
            public static string Field;
            public static List<string> List;
            public static Dictionary<string, string> Pairs;

            public static string Get() => null;
        }
        """;
}
