using Allocations.Analyzers.Rules.Boxing.BoxedValue;
using Allocations.CodeFixes.Rules.Boxing.BoxedValue;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests.Boxing.BoxedValue;

/// <summary>What the fixes of ALLOC201 leave, run beside what they found, and the bytes that messages and the page name.</summary>
public sealed class BoxedValueBehaviourTests
{
    private const string Source = """
        using System; using System.Text;
        [Flags] public enum F : byte { None, A = 1, B = 2 }
        public enum E { A, B, Also = 1, C = -7 }
        public static class Methods
        {
            public static string Concat(int value, string text)
            {
                var result = "";
                for (var i = 0; i < 2; i++) result = "{" + (E)value + "}" + text + value + 'c' + (F)(byte)value + i;
                return result;
            }
            public static string Appended(int value, string text)
            {
                var builder = new StringBuilder(text);
                for (var i = 0; i < 2; i++)
                    builder.Append((E)value).Append((F)(byte)value).Append(new DateTime(value & 0xffff)).Append(new Guid(value, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
                        .Append(TimeSpan.FromTicks(value));
                return builder.ToString();
            }
            public static bool Compared(int value, string text)
            {
                var all = true;
                for (var i = 0; i < 2; i++)
                    all &= ((E)value).Equals(E.B) | !((F)(byte)value).Equals(F.A) | object.Equals(value, 3) | object.Equals(value / 0.0, 0 / 0.0)
                        | value.Equals((object)5);
                return all;
            }
            public static string Named(int value, string text)
            {
                var name = "";
                for (var i = 0; i < 2; i++) name += Enum.GetName(typeof(E), (E)value) + Enum.IsDefined(typeof(F), (F)(byte)value);
                return name;
            }
            public static string Cast(int value, string text)
            {
                var builder = new StringBuilder(text);
                for (var i = 0; i < 2; i++) builder.Append((object)value).Append((object)(value / 7.0)).Append((object)'c').Append((object)(value > 3));
                return builder.ToString();
            }
        }
        """;

    [Fact]
    public async Task SafeFixes_BehaveTheSame()
    {
        var fixedSource = await AppliedFix.SafeAsync<BoxedValueAnalyzer, BoxedValueCodeFix>(Source, LanguageVersion.CSharp10);
        Assert.DoesNotContain("(object)", fixedSource);
        Assert.DoesNotContain("typeof", fixedSource);
        var calls = new[] { 0, 1, 2, 3, 5, 255, 256, -7, -1, int.MinValue, int.MaxValue }
            .SelectMany(static value => new[] { null, "", "a{0}", "ü" }.Select(text => new object?[] { value, text }));
        SameBehaviour.Verify(Source, fixedSource, calls, LanguageVersion.CSharp10, "Concat", "Appended", "Compared", "Named", "Cast");
    }

    [Theory]
    [InlineData("Concat")]
    [InlineData("Appended")]
    [InlineData("Compared")]
    public async Task SafeFixes_TakeFewerBytes(string method)
    {
        using var before = CompiledMethods.Compile(Source, LanguageVersion.CSharp10);
        using var after = CompiledMethods.Compile(
            await AppliedFix.SafeAsync<BoxedValueAnalyzer, BoxedValueCodeFix>(Source, LanguageVersion.CSharp10), LanguageVersion.CSharp10);

        // A handler's code for a new type boxes until the runtime has compiled it a second time, in the background and when it has time.
        for (var i = 0; i < 100 && Bytes(after, method) >= Bytes(before, method); i++)
            await Task.Delay(250, TestContext.Current.CancellationToken);
        Assert.True(Bytes(after, method) < Bytes(before, method));

        static long Bytes(CompiledMethods methods, string name)
        {
            var call = name == "Compared"
                ? () => methods.Delegate<Func<int, string, bool>>(name)
                : default(Func<Func<int, string, bool>>);
            if (call?.Invoke() is { } compare)
                return AllocatedBytes.PerCall(() => compare(1, "a"));
            var text = methods.Delegate<Func<int, string, string>>(name);
            return AllocatedBytes.PerCall(() => text(1, "a"));
        }
    }

    [Fact]
    public async Task CachedBox_IsOneObject()
    {
        const string source = "public static class Methods { public static bool Same() { object first = null; for (var i = 0; i < 2; i++) { object box = 5; "
            + "if (i == 0) first = box; else return ReferenceEquals(first, box); } return false; } }";
        var fixedSource = await AppliedFix.ApplyAsync<BoxedValueAnalyzer, BoxedValueCodeFix>(
            source, LanguageVersion.CSharp10, static action => action.EquivalenceKey == "ALLOC201.CacheBox!");
        using var before = CompiledMethods.Compile(source);
        using var after = CompiledMethods.Compile(fixedSource);
        Assert.Equal(false, before.Call("Same").Value);
        Assert.Equal(true, after.Call("Same").Value);
    }

    [Theory]
    [InlineData("Take(number)", 24)]
    [InlineData("Take(5)", 24)]
    [InlineData("Take(true)", 24)]
    [InlineData("Take(1m)", 32)]
    [InlineData("Take(new Big())", 40)]
    [InlineData("small.GetHashCode()", 24)]
    [InlineData("small.ToString()", 24)]
    [InlineData("e.ToString()", 24)]
    [InlineData("e.Equals(E.A)", 48)]
    [InlineData("e.CompareTo(E.A)", 48)]
    [InlineData("number.Equals((object)3)", 24)]
    [InlineData("Take((Action)small.Run)", 88)]
    [InlineData("\"a\" + e", 56)]
    [InlineData("\"a\" + number.ToString()", 64)]
    [InlineData("Take(small is object kept ? kept : null)", 24)]
    [InlineData("Enum.IsDefined(typeof(E), e)", 24)]
    [InlineData("e.HasFlag(E.B)", 0)]
    [InlineData("e.GetHashCode()", 0)]
    [InlineData("((IFoo)small).M()", 0)]
    [InlineData("e.GetType()", 0)]
    public void Bytes_AreAsTheMessagesSay(string expression, long bytes)
    {
        const int Times = 100;
        using var methods = CompiledMethods.Compile("""
            using System; using System.Runtime.CompilerServices;
            public enum E { A, B }
            public interface IFoo { int M(); }
            public struct Small : IFoo { public int X; public int M() => X; public void Run() { } }
            public struct Big { public long X; public object Y; public int Z; }
            public static class Methods
            {
                private static object kept; public static object Result; private static int number = 1000; private static E e = E.B; private static Small small;
                [MethodImpl(MethodImplOptions.NoInlining)] public static bool Take(object value) { kept = value; return true; }
                [MethodImpl(MethodImplOptions.NoInlining)] public static bool Use<T>(T value) => true;
                [MethodImpl(MethodImplOptions.AggressiveOptimization)] public static bool Run()
                {
                    var all = true;
                    for (var i = 0; i < 100; i++) all &= Use(EXPRESSION);
                    return all;
                }
            }
            """.Replace("EXPRESSION", expression));
        var run = methods.Delegate<Func<bool>>("Run");
        Assert.Equal(bytes, AllocatedBytes.PerCall(() => run()) / Times);
    }
}
