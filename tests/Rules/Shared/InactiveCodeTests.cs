using OfBuilder = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Strings.BuilderOverhead.BuilderOverheadAnalyzer,
    Allocations.CodeFixes.Rules.Strings.BuilderOverhead.BuilderOverheadCodeFix>;
using OfEnumerator = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Collections.AllocatedEnumerator.AllocatedEnumeratorAnalyzer,
    Allocations.CodeFixes.Rules.Collections.AllocatedEnumerator.AllocatedEnumeratorCodeFix>;

using OfLambda = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Delegates.StateArgument.StateArgumentAnalyzer,
    Allocations.CodeFixes.Rules.Delegates.StateArgument.StateArgumentCodeFix>;
using OfReflection = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Collections.RepeatedReflection.RepeatedReflectionAnalyzer,
    Allocations.CodeFixes.Rules.Collections.RepeatedReflection.RepeatedReflectionCodeFix>;

namespace Allocations.Tests.Shared;

/// <summary>Code that <c>#if</c> switches off is compiled in another configuration, and no fix may break it there.</summary>
public sealed class InactiveCodeTests
{
    [Theory]
    [InlineData("sb.Insert(0, 'x');")]
    [InlineData("if (text.Length > 2) { Use(sb); }")]
    public Task LocalThatInactiveCodeNames_KeepsItsType(string inactive) => OfBuilder.VerifyCodeFixAsync(
        Built("[|new StringBuilder()|]", "Append", "ToString", inactive), Built("[|new StringBuilder()|]", "Append", "ToString", inactive));

    [Theory]
    [InlineData("Use(text);")]
    [InlineData("// sb")]
    [InlineData("text.sbs();")]
    [InlineData("Use(x => x);")]
    public Task LocalThatInactiveCodeDoesNotName_MayGetAnother(string inactive) => OfBuilder.VerifyCodeFixAsync(
        Built("[|new StringBuilder()|]", "Append", "ToString", inactive),
        Built("new DefaultInterpolatedStringHandler(0, 0, null, stackalloc char[256])", "AppendFormatted", "ToStringAndClear", inactive)
            .Replace("using System.Text;", "using System.Runtime.CompilerServices;\nusing System.Text;", StringComparison.Ordinal));

    [Theory]
    [InlineData("IList<int> M() => _kept;", false)]
    [InlineData("IList<int> M() => _other;", true)]
    public Task FieldThatInactiveCodeNames_KeepsItsType(string inactive, bool isFixed) => OfEnumerator.VerifyCodeFixAsync(
        Held("IList<int>", "foreach (var item in [|_kept|]) n += item;", inactive),
        isFixed
            ? Held("List<int>", "foreach (var item in _kept) n += item;", inactive)
            : Held("IList<int>", "for (var i = 0; i < _kept.Count; i++) { var item = _kept[i]; n += item; }", inactive));

    [Fact]
    public Task NameThatALambdaDeclaresElsewhere_IsNotTheOneThatInactiveCodeSees() => OfLambda.VerifyCodeFixAsync(
        Captured("[|k => k.Length + number|]"), Captured("static (k, number) => k.Length + number, number"));

    [Fact]
    public Task CodeOfSomeConfigurations_GetsNoMemberThatAllCompile() => OfReflection.VerifyCodeFixAsync(
        Asked("", "#if !OTHER\n        n += [|typeof(Version).GetProperties()|].Length;\n#endif"),
        Asked("", "#if !OTHER\n        n += [|typeof(Version).GetProperties()|].Length;\n#endif"));

    [Fact]
    public Task CodeBesideThatOfSomeConfigurations_GetsAMember() => OfReflection.VerifyCodeFixAsync(
        Asked("", "#if !OTHER\n        n++;\n#endif\n        n += [|typeof(Version).GetProperties()|].Length;"),
        Asked(
            "    private static readonly PropertyInfo[] VersionProperties = typeof(Version).GetProperties();\n\n",
            "#if !OTHER\n        n++;\n#endif\n        n += VersionProperties.Length;"));

    [Theory]
    [InlineData("#if !OTHER", false)]
    [InlineData("#if OTHER\n#else", false)]
    [InlineData("#if !OTHER\n#endif", true)]
    public Task MemberOfSomeConfigurations_GetsNoMemberThatAllCompile(string condition, bool isFixed)
    {
        var end = isFixed ? "" : "#endif\n";
        return OfReflection.VerifyCodeFixAsync(
            Asking("", "[|typeof(Version).GetProperties()|]"),
            isFixed
                ? Asking("    private static readonly PropertyInfo[] VersionProperties = typeof(Version).GetProperties();\n\n", "VersionProperties")
                : Asking("", "[|typeof(Version).GetProperties()|]"));

        string Asking(string field, string asked) =>
            "using System;\nusing System.Reflection;\nclass C\n{\n    private const int Most = 3;\n\n" + field + condition
                + "\n    public static int M(int n)\n    {\n        n += " + asked + ".Length;\n        return n;\n    }\n" + end + "}\n";
    }

    [Fact]
    public Task TypeOfSomeConfigurations_GetsAMemberOfTheSame() => OfReflection.VerifyCodeFixAsync(
        "#if !OTHER\n" + Asked("", "        n += [|typeof(Version).GetProperties()|].Length;") + "#endif\n",
        "#if !OTHER\n" + Asked(
            "    private static readonly PropertyInfo[] VersionProperties = typeof(Version).GetProperties();\n\n",
            "        n += VersionProperties.Length;") + "#endif\n");

    private static string Asked(string field, string statement) =>
        "using System;\nusing System.Reflection;\nclass C\n{\n" + field + "    public static int M(int n)\n    {\n" + statement
            + "\n        return n;\n    }\n}\n";

    private static string Captured(string made) =>
        $$"""
        using System.Collections.Concurrent;
        class C
        {
            private readonly ConcurrentDictionary<string, int> _kept = new();
            static void Use(int value) { }
            int M(string key, int number)
            {
                var found = _kept.GetOrAdd(key, {{made}});
        #if OTHER
                Use(number);
        #endif
                return found;
            }
        }
        """;

    private static string Built(string created, string append, string ask, string inactive) =>
        $$"""
        using System;
        using System.Text;
        class C
        {
            static void Use(object value) { }
            string M(string text)
            {
                var sb = {{created}};
                foreach (var c in text)
                {
        #if OTHER
                    {{inactive}}
        #endif
                    sb.{{append}}(c);
                }
                return sb.{{ask}}();
            }
        }
        """;

    private static string Held(string type, string loop, string inactive) =>
        $$"""
        using System.Collections.Generic;
        class C
        {
            private readonly {{type}} _kept = new List<int>();
            int N(int[] numbers)
            {
                var n = 0;
                foreach (var number in numbers)
                    {{loop}}
                return n;
            }
        #if OTHER
            {{inactive}}
        #endif
        }
        """;
}
