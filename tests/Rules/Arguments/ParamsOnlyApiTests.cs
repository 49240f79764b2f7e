using Allocations.Testing;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<Allocations.Analyzers.Rules.Arguments.ParamsOnlyApiAnalyzer, Allocations.CodeFixes.Rules.Arguments.ParamsOnlyApiCodeFix>;

namespace Allocations.Tests.Arguments;

/// <summary>What ALLOC102 reports, and the overloads that it adds.</summary>
public sealed class ParamsOnlyApiTests
{
    [Fact]
    public Task InterfaceAndImplementation_GetTheOverload() => new Verify.Test
    {
        TestCode = """
            public interface ICache
            {
                /// <summary>Removes entries.</summary>
                /// <param name="keys">The keys.</param>
                int Remove([|params string[] keys|]);
            }

            public sealed class Cache : ICache
            {
                /// <inheritdoc/>
                public int Remove(params string[] keys)
                {
                    // counts
                    var count = 0;
                    foreach (var key in keys)
                    {
                        if (key.Length > 0)
                            count++;
                    }

                    return count;
                }

                public int Other() => 1;
            }
            """,
        FixedCode = """
            public interface ICache
            {
                /// <summary>Removes entries.</summary>
                /// <param name="keys">The keys.</param>
                int Remove(params string[] keys);

                /// <summary>Removes entries.</summary>
                /// <param name="key">The keys.</param>
                int Remove(string key);
            }

            public sealed class Cache : ICache
            {
                /// <inheritdoc/>
                public int Remove(params string[] keys) => RemoveCore(new System.ReadOnlySpan<string>(keys, 0, keys.Length));

                /// <inheritdoc/>
                public int Remove(string key) => RemoveCore(new System.ReadOnlySpan<string>(in key));

                private int RemoveCore(System.ReadOnlySpan<string> keys)
                {
                    // counts
                    var count = 0;
                    foreach (var key in keys)
                    {
                        if (key.Length > 0)
                            count++;
                    }

                    return count;
                }

                public int Other() => 1;
            }
            """,
        CodeActionEquivalenceKey = "ALLOC102.single!",
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
    }.RunAsync(TestContext.Current.CancellationToken);
}
