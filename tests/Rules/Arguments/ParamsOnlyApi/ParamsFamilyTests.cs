using Allocations.Tests.Arguments.Shared;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Arguments.ParamsOnlyApi.ParamsOnlyApiAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.ParamsOnlyApi.ParamsOnlyApiCodeFix>;

namespace Allocations.Tests.Arguments.ParamsOnlyApi;

/// <summary>Overloads that ALLOC102 adds beside everything that implements or overrides a member.</summary>
public sealed class ParamsFamilyTests
{
    private const string Single = "ALLOC102.single!";

    [Fact]
    public Task InterfaceAndImplementation_GetTheOverload() => VerifyAsync(
        """
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
        """
        public interface ICache
        {
            /// <summary>Removes entries.</summary>
            /// <param name="keys">The keys.</param>
            int Remove(params string[] keys);

            /// <summary>Removes entries.</summary>
            /// <param name="key">The key.</param>
            int Remove(string key);
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

            /// <inheritdoc/>
            public int Remove(string key)
            {
                // counts
                var count = 0;
                if (key.Length > 0)
                    count++;

                return count;
            }

            public int Other() => 1;
        }
        """,
        title: "Add a single-argument overload of 'Remove' (implementers of 'ICache' outside this solution must add it)");

    [Fact]
    public Task EveryImplementation_GetsTheOverload_InItsOwnWay() => VerifyAsync(
        """
        public interface ICache
        {
            int Remove([|params string[] keys|]);
        }

        public class Explicit : ICache
        {
            int ICache.Remove(params string[] keys) { foreach (var key in keys) { } return 1; }
        }

        public class Decorator : ICache
        {
            private readonly ICache _inner;
            public Decorator(ICache inner) => _inner = inner;
            public int Remove(params string[] keys) => _inner.Remove(keys);
        }

        public class Keeper : ICache
        {
            private string[] _keys;
            int ICache.Remove(params string[] keys) { _keys = keys; return 1; }
        }

        public abstract class Base : ICache
        {
            public abstract int Remove(params string[] names);
        }

        public class Derived : Base
        {
            public sealed override int Remove(params string[] keys) { foreach (var key in keys) { } return 2; }
        }
        """,
        """
        public interface ICache
        {
            int Remove(params string[] keys);

            int Remove(string key);
        }

        public class Explicit : ICache
        {
            int ICache.Remove(params string[] keys) { foreach (var key in keys) { } return 1; }

            int ICache.Remove(string key) { return 1; }
        }

        public class Decorator : ICache
        {
            private readonly ICache _inner;
            public Decorator(ICache inner) => _inner = inner;
            public int Remove(params string[] keys) => _inner.Remove(keys);

            public int Remove(string key) => _inner.Remove(key);
        }

        public class Keeper : ICache
        {
            private string[] _keys;
            int ICache.Remove(params string[] keys) { _keys = keys; return 1; }

            int ICache.Remove(string key) => ((ICache)this).Remove(new[] { key });
        }

        public abstract class Base : ICache
        {
            public abstract int Remove(params string[] names);

            public abstract int Remove(string name);
        }

        public class Derived : Base
        {
            public sealed override int Remove(params string[] keys) { foreach (var key in keys) { } return 2; }

            public sealed override int Remove(string key) { return 2; }
        }
        """);

    [Fact]
    public Task VirtualMethod_IsUnsafe() => VerifyAsync(
        """
        public class C
        {
            public virtual int Remove([|params string[] keys|]) { foreach (var key in keys) { } return 1; }
        }
        """,
        """
        public class C
        {
            public virtual int Remove(params string[] keys) { foreach (var key in keys) { } return 1; }

            public virtual int Remove(string key) { return 1; }
        }
        """,
        title: "Add a single-argument overload of 'Remove' (overrides outside this solution do not see these calls)");

    [Fact]
    public Task PlainMethods_AreSafe_AndFixedTogether() => new Verify.Test
    {
        TestCode = """
            public static class C
            {
                public static int Remove([|params string[] keys|]) { foreach (var key in keys) { } return 1; }
                public static int Boxes([|params string[] boxes|]) { foreach (var box in boxes) { } return 1; }
            }
            """,
        FixedCode = SpanText.Of("""
            public static class C
            {
                public static int Remove(params string[] keys) { foreach (var key in keys) { } return 1; }

                public static int Remove(string key) { return 1; }
                public static int Boxes(params string[] boxes) { foreach (var box in boxes) { } return 1; }

                public static int Boxes(string box) { return 1; }
            }
            """),
        CodeActionEquivalenceKey = "ALLOC102.single",
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task ImplementationInheritedFromAnotherAssembly_PreventsTheOverload() => VerifyNoneAsync("""
        public class Inherits : System.IO.StringWriter, IWrite { }

        public interface IWrite
        {
            void Write(string format, params object[] arg);
        }

        public class WriteLoop : IWrite { public void Write(string format, params object[] arg) { foreach (var a in arg) { } } }
        """.Replace("void Write(string format, params object[] arg);", "void Write(string format, [|params object[] arg|]);", System.StringComparison.Ordinal));

    private static Task VerifyNoneAsync(string source) => VerifyAsync(source, source);

    private static Task VerifyAsync(string source, string fixedSource, string key = Single, string? title = null) => new Verify.Test
    {
        TestCode = source,
        FixedCode = SpanText.Of(fixedSource),
        CodeActionEquivalenceKey = key,
        CodeActionVerifier = (action, verifier) => verifier.True(title is null || action.Title == title, action.Title),
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
    }.RunAsync(TestContext.Current.CancellationToken);
}
