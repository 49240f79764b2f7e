using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;

namespace Allocations.Tests.Arguments.ParamsArray;

/// <summary>Where ALLOC101 adds no overload, because a body or a declaration does not allow one; and what the framework and the language change.</summary>
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
    [InlineData("foreach (var item in items) Console.WriteLine(System.Reflection.Assembly.GetCallingAssembly());")]
    public Task BodyThatKeepsWritesOrIgnoresTheArray_GetsNoOverload(string statement) => OverloadFix.VerifyNoneAsync($$"""
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
    [InlineData(
        "async System.Threading.Tasks.Task Items(params string[] items) { for (var i = 0; i < items.Length; i++) await System.Threading.Tasks.Task.Yield(); }")]
    [InlineData(
        "System.Collections.Generic.IEnumerable<string> Items(params string[] items) { for (var i = 0; i < items.Length; i++) yield return items[i]; }")]
    [InlineData("[System.Runtime.InteropServices.DllImport(\"x\")] static extern void Items(params string[] items);")]
    [InlineData("int Items(int n = 1, params string[] items) => items.Length;", "[|Items(1, s)|]")]
    [InlineData("unsafe int Items(params int*[] items) => items.Length; static unsafe int* P;", "[|Items(P)|]")]
    [InlineData("int Items(params dynamic[] items) => items.Length;")]
    [InlineData("[My] int Items(params string[] items) => items.Length;")]
    [InlineData("ref int Items(params string[] items) => ref _field[items.Length];")]
    [InlineData("partial void Items(params string[] items); partial void Items(params string[] items) { foreach (var item in items) { } }")]
    [InlineData(
        "int Items(params string[] items) => items.Length; int Items(string s, int i = 0) => 1; void Other() => [|Items(items: \"\")|];", "[|Items(s, s)|]")]
    [InlineData("System.Func<string[], int> Items = items => items.Length; delegate int D(params string[] items); D _d;", "[|_d(s)|]")]
    [InlineData("int this[params string[] items] => items.Length;", "_ = this[|[s]|]")]
    [InlineData("public C(params string[] items) { foreach (var item in items) { } }", "[|new C(s)|]")]
    public Task DeclarationWithoutRoomForAnOverload_GetsNone(string declaration, string call = "[|Items(s)|]") => OverloadFix.VerifyNoneAsync($$"""
        class MyAttribute : System.Attribute { }
        partial class C
        {
            static int[] _field = new int[9];
            {{declaration}}
            void Loop(string s) { while (true) {{call}}; }
        }
        """);

    [Fact]
    public Task LocalFunction_GetsNoOverload() => OverloadFix.VerifyNoneAsync("""
        class C
        {
            void Loop(string s)
            {
                while (true) [|Items(s)|];
                int Items(params string[] items) => items.Length;
            }
        }
        """);

    [Fact]
    public Task NameOfTheCoreThatIsTaken_GetsANumber() => OverloadFix.VerifyAsync(
        """
        record struct R(int ItemsCore)
        {
            [System.Obsolete("x", false)]
            public readonly int Items(params System.Guid[] objects)
            {
                for (var i = 0; i < objects.Length; i++) return objects[i].GetHashCode();
                return 0;
            }
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

            private readonly int ItemsCore2(System.ReadOnlySpan<System.Guid> objects)
            {
                for (var i = 0; i < objects.Length; i++) return objects[i].GetHashCode();
                return 0;
            }
            void Loop(System.Guid s) { while (true) Items(s); }
        }
        """);

    [Fact]
    public Task SpanWithoutAReferenceConstructor_IsMadeByMemoryMarshal() => OverloadFix.RunAsync(
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
    public Task OlderLanguage_GetsTheOverload() => OverloadFix.RunAsync(
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

    [Fact]
    public Task FrameworkWithoutSpans_GetsNoOverload() => OverloadFix.VerifyNoneAsync(
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
}
