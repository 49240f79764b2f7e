using Allocations.Testing;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Arguments.ParamsOnlyApi.ParamsOnlyApiAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.ParamsOnlyApi.ParamsOnlyApiCodeFix>;

namespace Allocations.Tests.Arguments.ParamsOnlyApi;

/// <summary>Overloads that ALLOC102 adds across projects, and those with a <c>params</c> span.</summary>
public sealed class ParamsSolutionTests
{
    [Fact(Skip = "Needs C# 13.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13))]
    public Task SpanOverload_IsAddedToTheFamily() => new Verify.Test
    {
        TestCode =
        """
        public interface ICache
        {
            int Remove([|params string[] keys|]);
        }

        public class Explicit : ICache
        {
            int ICache.Remove(params string[] keys)
            {
                System.ArgumentNullException.ThrowIfNull(keys);
                foreach (var key in keys) { }
                return 1;
            }
        }

        public class Keeper : ICache
        {
            private string[] _keys;
            public int Remove(params string[] keys) { _keys = keys; return 1; }
        }
        """,
        FixedCode =
        """
        public interface ICache
        {
            int Remove(params string[] keys);

            int Remove(params System.ReadOnlySpan<string> keys);
        }

        public class Explicit : ICache
        {
            int ICache.Remove(params string[] keys)
            {
                System.ArgumentNullException.ThrowIfNull(keys);
                return ((ICache)this).Remove(new System.ReadOnlySpan<string>(keys));
            }

            int ICache.Remove(params System.ReadOnlySpan<string> keys)
            {
                foreach (var key in keys) { }
                return 1;
            }
        }

        public class Keeper : ICache
        {
            private string[] _keys;
            public int Remove(params string[] keys) { _keys = keys; return 1; }

            public int Remove(params System.ReadOnlySpan<string> keys) => Remove(keys.ToArray());
        }
        """,
        CodeActionEquivalenceKey = "ALLOC102.span!",
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task ImplementationsInOtherProjects_GetTheOverload() => new Verify.Test
    {
        TestState =
        {
            Sources = { Interface("[|params string[] keys|]", "") },
            AdditionalProjects =
            {
                ["App"] =
                {
                    Sources = { Cache("int Remove(params string[] keys) { foreach (var key in keys) { } return 1; }") },
                    AdditionalProjectReferences = { "TestProject" },
                },
            },
        },
        FixedState =
        {
            Sources = { Interface("params string[] keys", "\n\n    int Remove(string key);") },
            AdditionalProjects =
            {
                ["App"] =
                {
                    Sources =
                    {
                        Cache("""
                            int Remove(params string[] keys) { foreach (var key in keys) { } return 1; }

                                public int Remove(string key) { return 1; }
                            """),
                    },
                    AdditionalProjectReferences = { "TestProject" },
                },
            },
        },
        CodeActionEquivalenceKey = "ALLOC102.single!",
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Interface(string parameter, string overload) => $$"""
        public interface ICache
        {
            int Remove({{parameter}});{{overload}}
        }

        public static class Calls
        {
            public static int M(ICache cache) => cache.Remove("");
        }
        """;

    private static string Cache(string remove) => $$"""
        public sealed class Cache : ICache
        {
            public {{remove}}
            public int Call() => Remove("");
        }
        """;
}
