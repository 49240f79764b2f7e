using Allocations.Analyzers.Rules.Arguments.ParamsArray;
using Allocations.CodeFixes.Rules.Arguments.ParamsArray;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests.Arguments.ParamsArray;

/// <summary>Forms of calls that must mean the same after ALLOC101 has added its overloads.</summary>
public sealed class ParamsSurvivalTests
{
    [Fact]
    public async Task CovariantArraysNamedAndOptionalArgumentsAndInitialisers_MeanTheSame()
    {
        const string Source = """
            public static class C
            {
                public static int Count(params object[] items)
                {
                    var n = 0;
                    foreach (var item in items)
                        n += item == null ? 100 : item.ToString().Length;
                    return n;
                }

                public static string Optional(string first = "f", params string[] rest)
                {
                    var text = first;
                    foreach (var part in rest)
                        text += "|" + part;
                    return text;
                }

                private sealed class Holder
                {
                    public readonly int N = Count("field");
                }

                public static int Covariant(string s)
                {
                    string[] texts = { s, "b" };
                    var n = 0;
                    for (var i = 0; i < 2; i++)
                        n += Count(texts) + Count((object)texts) + Count(s) + Count(s, null) + Count(new object[] { s }) + Count();
                    if (s == null)
                        n += Count(null);
                    return n + new Holder().N;
                }

                public static string Named(string s)
                {
                    var text = "";
                    for (var i = 0; i < 2; i++)
                        text += Optional(rest: s) + Optional() + Optional("a", s) + Optional("a") + Optional(rest: new[] { s }, first: "z")
                            + Optional(first: s);
                    return text;
                }
            }
            """;
        var changed = await AppliedFix.SafeAsync<ParamsArrayAnalyzer, ParamsArrayCodeFix>(Source);
        Assert.Contains("int Count(object item)", changed, StringComparison.Ordinal);
        SameBehaviour.Verify(
            Source,
            changed,
            TextInputs.Texts.Where(static text => text is null or { Length: < 300 }).Select(static text => new object?[] { text }),
            LanguageVersion.Latest,
            "Covariant",
            "Named");
    }
}
