using Allocations.Analyzers.Rules.Boxing.FormatArguments;
using Allocations.CodeFixes.Rules.Boxing.FormatArguments;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests.Boxing.FormatArguments;

/// <summary>What the fix of ALLOC207 leaves, run beside what it found, and the bytes that its messages name.</summary>
public sealed class FormatArgumentsBehaviourTests
{
    private const string Source = """
        using System; using System.Globalization; using System.Text;
        [Flags] public enum F : byte { None, A = 1, B = 2 }
        public struct Own : IFormattable
        {
            public string ToString(string format, IFormatProvider provider) =>
                "[" + (format ?? "null") + "|" + (provider is CultureInfo culture ? culture.Name : "none") + "]";
            public override string ToString() => "plain";
        }
        public struct Plain { public int X; public override string ToString() => X < 0 ? throw new InvalidOperationException() : "p" + X; }
        public static class Methods
        {
            public static string Basic(int value, string text)
            {
                var result = "";
                for (var i = 0; i < 2; i++) result += string.Format("{{{0,-8:N1}}}|{1,6}|{2}|{1}", value, text, (F)3);
                return result;
            }
            public static string Kinds(int value, string text)
            {
                var f = (F)(byte)value;
                var when = new DateTime(Math.Abs((long)value) * 1000000);
                var fraction = value / 7.0;
                var money = value / 7m;
                long? maybe = value > 3 ? value : null;
                var result = "";
                for (var i = 0; i < 2; i++) result += string.Format("{0:G}{0:D}{1:s}{1}{2:E3}{3,12:C}{4}{5:X}", f, when, fraction, money, maybe, text);
                return result;
            }
            public static string Owns(int value, string text)
            {
                var own = new Own();
                var plain = new Plain { X = value };
                object boxed = text;
                var result = "";
                for (var i = 0; i < 2; i++) result += string.Format("{0}{0:abc}{1,5}{2}", own, plain, boxed);
                return result;
            }
            public static string Invariant(int value, string text)
            {
                var fraction = value / 7.0;
                var result = "";
                for (var i = 0; i < 2; i++) result += string.Format(CultureInfo.InvariantCulture, "{0:N2} {1} {2}", fraction, text, value);
                return result;
            }
            public static string Appended(int value, string text)
            {
                var own = new Own();
                var builder = new StringBuilder(text);
                for (var i = 0; i < 2; i++) builder.AppendFormat("a{0,5}b{1}", value, text).AppendFormat(CultureInfo.InvariantCulture, "{0}{1:N}", own, value);
                return builder.ToString();
            }
            public static string Throws(int value, string text)
            {
                var plain = new Plain { X = value };
                var builder = new StringBuilder();
                try { for (var i = 0; i < 2; i++) builder.AppendFormat("a{0}b{1}c", text, plain); }
                catch (InvalidOperationException) { builder.Append('!'); }
                return builder.ToString();
            }
            public static string BadFormat(int value, string text)
            {
                var result = "";
                for (var i = 0; i < 2; i++) result += string.Format("{0:Q}", value);
                return result;
            }
        }
        """;

    [Fact]
    public async Task SafeFixes_BehaveTheSame()
    {
        var fixedSource = await AppliedFix.SafeAsync<FormatArgumentsAnalyzer, FormatArgumentsCodeFix>(Source, LanguageVersion.CSharp10);
        Assert.DoesNotContain("Format(\"", fixedSource);
        Assert.DoesNotContain("Format(C", fixedSource);
        var calls = new[] { 0, 1, 2, 3, 5, 255, -7, -1, 1000000, int.MinValue, int.MaxValue }
            .SelectMany(static value => new[] { null, "", "a{0}", "ü" }.Select(text => new object?[] { value, text }));
        SameBehaviour.Verify(Source, fixedSource, calls, LanguageVersion.CSharp10, "Basic", "Kinds", "Owns", "Invariant", "Appended", "Throws", "BadFormat");
    }

    [Theory]
    [InlineData("builder.AppendFormat(\"a{0}b{1}\", number, e)", "builder.Append(number)", 48)]
    [InlineData("builder.AppendFormat(\"a{0}b\", number)", "builder.Append(number)", 24)]
    [InlineData("string.Format(\"a{0}\", number)", "new string('a', 5)", 24)]
    [InlineData("string.Format(\"a{0}\", 1m)", "new string('a', 2)", 32)]
    [InlineData("Keep($\"{number}\")", "Keep(null)", 88)]
    public void Bytes_AreAsTheMessagesSay(string before, string after, long bytes)
    {
        Assert.Equal(bytes, Bytes(before) - Bytes(after));

        static long Bytes(string expression)
        {
            const int Times = 100;
            using var methods = CompiledMethods.Compile("""
                using System; using System.Runtime.CompilerServices; using System.Text;
                public enum E { A, B }
                public static class Methods
                {
                    private static object kept;
                    private static int number = 1000;
                    private static E e = E.B;
                    private static StringBuilder builder = new StringBuilder(1000);
                    [MethodImpl(MethodImplOptions.NoInlining)] public static bool Use<T>(T value) => true;
                    [MethodImpl(MethodImplOptions.NoInlining)] public static bool Keep(FormattableString value) { kept = value; return true; }
                    [MethodImpl(MethodImplOptions.AggressiveOptimization)] public static bool Run()
                    {
                        var all = true;
                        for (var i = 0; i < 100; i++) { builder.Clear(); all &= Use(EXPRESSION); }
                        return all;
                    }
                }
                """.Replace("EXPRESSION", expression));
            var run = methods.Delegate<Func<bool>>("Run");
            return AllocatedBytes.PerCall(() => run()) / Times;
        }
    }

    [Fact]
    public async Task UnsafeOrder_FormatsBeforeTheNextArgumentIsEvaluated()
    {
        const string source = """
            using System.Globalization;
            public static class Methods
            {
                private static int Next(int value) { CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo("de-DE"); return value; }
                public static string Order(double value)
                {
                    CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
                    while (true) if (true) return string.Format("{0} {1}", value, Next(1));
                }
            }
            """;
        var fixedSource = await AppliedFix.ApplyAsync<FormatArgumentsAnalyzer, FormatArgumentsCodeFix>(
            source, LanguageVersion.CSharp10, static action => action.EquivalenceKey == "ALLOC207.Interpolate!");
        using var culture = new CultureScope("");
        using var before = CompiledMethods.Compile(source);
        using var after = CompiledMethods.Compile(fixedSource);
        Assert.Equal("1,5 1", before.Call("Order", 1.5).Value);
        Assert.Equal("1.5 1", after.Call("Order", 1.5).Value);
    }

    [Fact]
    public async Task UnsafeAppend_WritesBeforeTheArgumentIsEvaluated()
    {
        const string source = """
            using System.Text;
            public static class Methods
            {
                public static string Append()
                {
                    var builder = new StringBuilder("12");
                    for (var i = 0; i < 1; i++) builder.AppendFormat("abc{0}", builder.Length);
                    return builder.ToString();
                }
            }
            """;
        var fixedSource = await AppliedFix.ApplyAsync<FormatArgumentsAnalyzer, FormatArgumentsCodeFix>(
            source, LanguageVersion.CSharp10, static action => action.EquivalenceKey == "ALLOC207.Append!");
        using var before = CompiledMethods.Compile(source);
        using var after = CompiledMethods.Compile(fixedSource);
        Assert.Equal("12abc2", before.Call("Append").Value);
        Assert.Equal("12abc5", after.Call("Append").Value);
    }

    [Fact]
    public async Task UnsafeProvider_AsksAFormatterThatReturnsNullForNothingElse()
    {
        const string source = """
            using System;
            public sealed class Silent : IFormatProvider, ICustomFormatter
            {
                public object GetFormat(Type type) => type == typeof(ICustomFormatter) ? this : null;
                public string Format(string format, object value, IFormatProvider provider) => null;
            }
            public static class Methods
            {
                public static string Custom(int value)
                {
                    var silent = new Silent();
                    while (true) if (true) return string.Format(silent, "[{0}]", value);
                }
            }
            """;
        var fixedSource = await AppliedFix.ApplyAsync<FormatArgumentsAnalyzer, FormatArgumentsCodeFix>(
            source, LanguageVersion.CSharp10, static action => action.EquivalenceKey == "ALLOC207.Interpolate!");
        using var before = CompiledMethods.Compile(source);
        using var after = CompiledMethods.Compile(fixedSource);
        Assert.Equal("[5]", before.Call("Custom", 5).Value);
        Assert.Equal("[]", after.Call("Custom", 5).Value);
    }
}
