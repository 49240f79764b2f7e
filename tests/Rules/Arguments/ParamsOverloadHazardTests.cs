using Allocations.Testing;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<Allocations.Analyzers.Rules.Arguments.ParamsArrayAnalyzer, Allocations.CodeFixes.Rules.Arguments.ParamsArrayCodeFix>;

namespace Allocations.Tests.Arguments;

/// <summary>Where ALLOC101 adds no overload, because a body, a declaration or a call elsewhere does not allow one.</summary>
public sealed class ParamsOverloadHazardTests
{
    [Theory]
    [InlineData("_kept = items;")]
    [InlineData("items[0] = null;")]
    [InlineData("items = null;")]
    [InlineData("ref var first = ref items[0];")]
    [InlineData("Take(ref items[0]);")]
    [InlineData("(items[0], _) = (\"\", 1);")]
    [InlineData("Array.Sort(items);")]
    [InlineData("Action later = () => Console.WriteLine(items.Length);")]
    [InlineData("int Local() => items.Length; Local();")]
    [InlineData("_ = from item in items where items.Length > 1 select item;")]
    [InlineData("Keep(items);")]
    [InlineData("IEnumerable<string> all = items;")]
    [InlineData("object o = items;")]
    [InlineData("_ = items[1..];")]
    [InlineData("_ = items.LongLength;")]
    [InlineData("_ = items[1L];")]
    [InlineData("_ = items.Any();")]
    [InlineData("_ = items?.Length;")]
    [InlineData("lock (items) { }")]
    [InlineData("if (_kept == null && items == null) return;")]
    [InlineData("foreach (var item in items ?? _kept) { }")]
    [InlineData("Span<string> span = items;")]
    [InlineData("fixed (char* p = items[0]) { } M(items);")]
    [InlineData("Console.WriteLine();")]
    public Task BodyThatKeepsWritesOrIgnoresTheArray_GetsNoOverload(string statement) => VerifyNoneAsync($$"""
        using System;
        using System.Collections.Generic;
        using System.Linq;
        unsafe class C
        {
            string[] _kept;
            static void Take(ref string item) { }
            static void Keep(string[] items) { }
            static void M(string[] items) { }
            void Items(params string[] items)
            {
                {{statement}}
            }

            void Loop(string s) { while (true) [|Items(s)|]; }
        }
        """);

    [Theory]
    [InlineData("async System.Threading.Tasks.Task Items(params string[] items) { foreach (var item in items) await System.Threading.Tasks.Task.Yield(); }")]
    [InlineData("System.Collections.Generic.IEnumerable<string> Items(params string[] items) { foreach (var item in items) yield return item; }")]
    [InlineData("[System.Runtime.InteropServices.DllImport(\"x\")] static extern void Items(params string[] items);")]
    [InlineData("int Items(int n = 1, params string[] items) => items.Length;", "[|Items(1, s)|]")]
    [InlineData("unsafe int Items(params int*[] items) => items.Length; static unsafe int* P;", "[|Items(P)|]")]
    [InlineData("int Items(params dynamic[] items) => items.Length;")]
    [InlineData("[My] int Items(params string[] items) => items.Length;")]
    [InlineData("ref int Items(params string[] items) => ref _field[items.Length];")]
    [InlineData("partial void Items(params string[] items); partial void Items(params string[] items) { foreach (var item in items) { } }")]
    [InlineData("int Items(params string[] items) => items.Length; int Items(string s, int i = 0) => 1; void Other() => Items(items: \"\");", "[|Items(s, s)|]")]
    [InlineData("System.Func<string[], int> Items = items => items.Length; delegate int D(params string[] items); D _d;", "[|_d(s)|]")]
    [InlineData("int this[params string[] items] => items.Length;", "_ = this[|[s]|]")]
    [InlineData("public C(params string[] items) { foreach (var item in items) { } }", "[|new C(s)|]")]
    public Task DeclarationWithoutRoomForAnOverload_GetsNone(string declaration, string call = "[|Items(s)|]") => VerifyNoneAsync($$"""
        class MyAttribute : System.Attribute { }
        partial class C
        {
            static int[] _field = new int[9];
            {{declaration}}
            void Loop(string s) { while (true) {{call}}; }
        }
        """);

    [Fact]
    public Task LocalFunction_GetsNoOverload() => VerifyNoneAsync("""
        class C
        {
            void Loop(string s)
            {
                while (true) [|Items(s)|];
                int Items(params string[] items) => items.Length;
            }
        }
        """);

    [Theory]
    [InlineData("c.Items(null);")]
    [InlineData("c.Items(default);")]
    [InlineData("dynamic d = \"\"; c.Items(d);")]
    [InlineData("dynamic d = c; d.Items(\"\");")]
    [InlineData("var f = c.Items;")]
    [InlineData("Use(c.Items);")]
    public Task CallElsewhereThatWouldChange_PreventsTheOverload(string statement) => VerifyNoneAsync($$"""
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
    public Task CallElsewhereThatBindsToAnotherOverload_PreventsTheOverload() => VerifyNoneAsync("""
        class C
        {
            public int Items(params string[] items) => items.Length;
            public int Items(string item, int times = 1) => 1;
            void Loop(object s) { while (true) [|Items("", "")|]; }
            void M() => Items("");
        }
        """);

    [Fact]
    public Task ExtensionElsewhereThatWouldBeHidden_PreventsTheOverload() => VerifyNoneAsync("""
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
    public Task CallInAnExpressionTree_MakesTheOverloadUnsafe() => VerifyAsync(
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

    [Fact]
    public Task SpanWithoutAReferenceConstructor_IsMadeByMemoryMarshal() => RunAsync(
        Older("public static int Items(params string[] items) => items.Length;", "[|Items(s)|]"),
        Older(
            """
            public static int Items(params string[] items) => ItemsCore(new ReadOnlySpan<string>(items, 0, items.Length));

                public static int Items(string item) => ItemsCore(MemoryMarshal.CreateReadOnlySpan(ref item, 1));

                private static int ItemsCore(ReadOnlySpan<string> items) => items.Length;
            """,
            "Items(s)"),
        "ALLOC101.single",
        ReferenceAssemblies.NetStandard.NetStandard20);

    [Fact]
    public Task OlderLanguage_GetsTheOverload() => RunAsync(
        """
        class C
        {
            public static int Items(params string[] items) => items.Length;
            void Loop(string s) { while (true) [|Items(s)|]; }
        }
        """,
        """
        class C
        {
            public static int Items(params string[] items) => ItemsCore(new System.ReadOnlySpan<string>(items, 0, items.Length));

            public static int Items(string item) => ItemsCore(new System.ReadOnlySpan<string>(ref item));

            private static int ItemsCore(System.ReadOnlySpan<string> items) => items.Length;
            void Loop(string s) { while (true) Items(s); }
        }
        """,
        "ALLOC101.single",
        languageVersion: LanguageVersion.CSharp8);

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
        await VerifyAsync(Source("[|Items(s)|]", "public int Items(params object[] item) => item.Length;"), Source(
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
    public Task CollectionInitialiser_BindsToTheOverload() => VerifyAsync(
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
            public void Add(params string[] items) => AddCore(new System.ReadOnlySpan<string>(items, 0, items.Length));

            public void Add(string item) => AddCore(new System.ReadOnlySpan<string>(in item));

            private void AddCore(System.ReadOnlySpan<string> items) { foreach (var item in items) _count++; }
            public IEnumerator GetEnumerator() => null;
            static void Loop(string s) { while (true) _ = new C { s }; }
            static void M(C c, string s) { while (true) c.Add(s); }
        }
        """);

    [Fact]
    public Task NullInACollectionInitialiser_PreventsTheOverload() => VerifyNoneAsync("""
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
    public Task ReflectionByName_MakesTheOverloadUnsafe() => VerifyAsync(
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

    [Fact]
    public Task NameOfTheCoreThatIsTaken_GetsANumber() => VerifyAsync(
        """
        record struct R(int ItemsCore)
        {
            [System.Obsolete("x", false)]
            public readonly int Items(params System.Guid[] objects) { foreach (var o in objects) return o.GetHashCode(); return 0; }
            void Loop(System.Guid s) { while (true) [|Items(s)|]; }
        }
        """,
        """
        record struct R(int ItemsCore)
        {
            [System.Obsolete("x", false)]
            public readonly int Items(params System.Guid[] objects) => ItemsCore2(new System.ReadOnlySpan<System.Guid>(objects, 0, objects.Length));

            [System.Obsolete("x", false)]
            public readonly int Items(System.Guid item) => ItemsCore2(new System.ReadOnlySpan<System.Guid>(in item));

            private readonly int ItemsCore2(System.ReadOnlySpan<System.Guid> objects) { foreach (var o in objects) return o.GetHashCode(); return 0; }
            void Loop(System.Guid s) { while (true) Items(s); }
        }
        """);

    [Fact]
    public Task FrameworkWithoutSpans_GetsNoOverload() => VerifyNoneAsync(
        """
        class C
        {
            public static int Items(params string[] items) => items.Length;
            void Loop(string s) { while (true) [|Items(s)|]; }
        }
        """,
        ReferenceAssemblies.NetStandard.NetStandard20);

    private static string Older(string declarations, string call) => $$"""
        using System;
        using System.Runtime.InteropServices;
        class C
        {
            {{declarations}}
            void Loop(string s) { while (true) {{call}}; }
        }

        namespace System
        {
            public readonly ref struct ReadOnlySpan<T>
            {
                public ReadOnlySpan(T[] array, int start, int length) => Length = length;
                public int Length { get; }
            }
        }

        namespace System.Runtime.InteropServices
        {
            public static class MemoryMarshal
            {
                public static ReadOnlySpan<T> CreateReadOnlySpan<T>(ref T reference, int length) => default;
            }
        }
        """;

    private static Task VerifyNoneAsync(string source, ReferenceAssemblies? references = null) => RunAsync(source, source, "ALLOC101.single", references);

    private static async Task VerifyAsync(string source, string fixedSource, string? title = null) =>
        await RunAsync(source, fixedSource, title is null ? "ALLOC101.single" : "ALLOC101.single!", null, title);

    private static Task RunAsync(string source, string fixedSource, string key, ReferenceAssemblies? references = null, string? title = null, LanguageVersion languageVersion = LanguageVersion.Latest)
    {
        var test = new Verify.Test
        {
            TestCode = source,
            FixedCode = SpanText.Of(fixedSource),
            CodeActionEquivalenceKey = key,
            LanguageVersion = languageVersion,
            CodeActionVerifier = (action, verifier) => verifier.True(title is null || action.Title == title, action.Title),
            CompilerDiagnostics = CompilerDiagnostics.None,
            CodeFixTestBehaviors = title is null ? CodeFixTestBehaviors.None : CodeFixTestBehaviors.SkipFixAllCheck,
            SolutionTransforms = { (solution, id) => solution.WithProjectCompilationOptions(id, ((CSharpCompilationOptions)solution.GetProject(id)!.CompilationOptions!).WithAllowUnsafe(true)) },
        };
        if (references is not null)
            test.ReferenceAssemblies = references;
        return test.RunAsync(TestContext.Current.CancellationToken);
    }
}
