namespace Allocations.Tests.Arguments.ParamsArray;

/// <summary>How calls elsewhere in the solution decide whether ALLOC101 adds an overload, and whether that is safe.</summary>
public sealed class ParamsOverloadCallTests
{
    [Theory]
    [InlineData("c.Items(null);")]
    [InlineData("c.Items(default);")]
    [InlineData("dynamic d = \"\"; c.Items(d);")]
    [InlineData("dynamic d = c; d.Items(\"\");")]
    [InlineData("var f = c.Items;")]
    [InlineData("Use(c.Items);")]
    public Task CallElsewhereThatWouldChange_PreventsTheOverload(string statement) => OverloadFix.VerifyNoneAsync($$"""
        using System;
        class C
        {
            public int Items(params string[] items) => items.Length;
            void Loop(string s) { while (true) [|Items(s)|]; }
        }

        class Elsewhere
        {
            void Use(Func<string[], int> f) { }
            void Use(Func<string, int> f) { }
            void M(C c) { {{statement}} }
        }
        """);

    [Fact]
    public Task CallElsewhereThatBindsToAnotherOverload_PreventsTheOverload() => OverloadFix.VerifyNoneAsync("""
        class C
        {
            public int Items(params string[] items) => items.Length;
            public int Items(string item, int times = 1) => 1;
            void Loop(object s) { while (true) [|Items("", "")|]; }
            void M() => Items("");
        }
        """);

    [Fact]
    public Task ExtensionElsewhereThatWouldBeHidden_PreventsTheOverload() => OverloadFix.VerifyNoneAsync("""
        class B { public int Items(object o) => 1; }
        class C : B
        {
            public new int Items(params string[] items) => items.Length;
            void Loop(string s) { while (true) [|Items(s)|]; }
        }

        static class Elsewhere
        {
            static int Items(this C c, string s) => 1;
            static int M(C c) => Items(c, "");
            static System.Func<string, int> N(C c) => c.Items;
        }
        """);

    [Fact]
    public Task CallInAnExpressionTree_MakesTheOverloadUnsafe() => OverloadFix.VerifyAsync(
        """
        using System;
        using System.Linq.Expressions;
        class C
        {
            public static int Items(params int[] items) => items.Length;
            Expression<Func<int>> _tree = () => Items(1);
            void Loop(int s) { while (true) [|Items(s)|]; }
        }
        """,
        """
        using System;
        using System.Linq.Expressions;
        class C
        {
            public static int Items(params int[] items) => ItemsCore(new ReadOnlySpan<int>(items, 0, items.Length));

            public static int Items(int item) => ItemsCore(new ReadOnlySpan<int>(in item));

            private static int ItemsCore(ReadOnlySpan<int> items) => items.Length;
            Expression<Func<int>> _tree = () => Items(1);
            void Loop(int s) { while (true) Items(s); }
        }
        """,
        title: "Add a single-argument overload of 'Items' (expression trees show the new overload)");

    [Theory]
    [InlineData("c.Items(strings);")]
    [InlineData("c.Items(objects);")]
    [InlineData("c.Items(item: strings);")]
    [InlineData("c.Items();")]
    [InlineData("c.Items(strings, objects);")]
    [InlineData("Func<object[], int> f = c.Items;")]
    [InlineData("Use(nameof(c.Items));")]
    [InlineData("_ = (Func<int>)(() => c.Items(1));")]
    public async Task CallElsewhereThatStaysTheSame_DoesNotPreventTheOverload(string statement)
    {
        await OverloadFix.VerifyAsync(Source("[|Items(s)|]", "public int Items(params object[] item) => item.Length;"), Source(
            "Items(s)",
            """
            public int Items(params object[] item) => ItemsCore(new ReadOnlySpan<object>(item, 0, item.Length));

                public int Items(object value) => ItemsCore(new ReadOnlySpan<object>(in value));

                private int ItemsCore(ReadOnlySpan<object> item) => item.Length;
            """));

        string Source(string call, string declarations) => $$"""
            using System;
            using System.Linq.Expressions;
            class C
            {
                {{declarations}}
                void Loop(string s) { while (true) {{call}}; }
            }

            class Elsewhere
            {
                void Use(string s) { }
                void M(C c, string[] strings, object[] objects) { {{statement}} }
            }
            """;
    }

    [Fact]
    public Task CollectionInitialiser_BindsToTheOverload() => OverloadFix.VerifyAsync(
        """
        using System.Collections;
        class C : IEnumerable
        {
            int _count;
            public void Add(params string[] items) { foreach (var item in items) _count++; }
            public IEnumerator GetEnumerator() => null;
            static void Loop(string s) { while (true) _ = new C { [|s|] }; }
            static void M(C c, string s) { while (true) c.[|Add(s)|]; }
        }
        """,
        """
        using System.Collections;
        class C : IEnumerable
        {
            int _count;
            public void Add(params string[] items) { foreach (var item in items) _count++; }

            public void Add(string item) { _count++; }
            public IEnumerator GetEnumerator() => null;
            static void Loop(string s) { while (true) _ = new C { s }; }
            static void M(C c, string s) { while (true) c.Add(s); }
        }
        """);

    [Fact]
    public Task NullInACollectionInitialiser_PreventsTheOverload() => OverloadFix.VerifyNoneAsync("""
        using System.Collections;
        class C : IEnumerable
        {
            int _count;
            public void Add(params string[] items) { foreach (var item in items) _count++; }
            public IEnumerator GetEnumerator() => null;
            static void M(C c, string s) { while (true) c.[|Add(s)|]; }
        }

        class D { C _c = new C { null }; }
        """);

    [Fact]
    public Task ReflectionByName_MakesTheOverloadUnsafe() => OverloadFix.VerifyAsync(
        """
        class C
        {
            public static int Items(params string[] items) => items.Length;
            object _method = typeof(C).GetMethod("Items");
            void Loop(string s) { while (true) [|Items(s)|]; }
        }
        """,
        """
        class C
        {
            public static int Items(params string[] items) => ItemsCore(new System.ReadOnlySpan<string>(items, 0, items.Length));

            public static int Items(string item) => ItemsCore(new System.ReadOnlySpan<string>(in item));

            private static int ItemsCore(System.ReadOnlySpan<string> items) => items.Length;
            object _method = typeof(C).GetMethod("Items");
            void Loop(string s) { while (true) Items(s); }
        }
        """,
        title: "Add a single-argument overload of 'Items' (a lookup of 'Items' by name finds two methods)");
}
