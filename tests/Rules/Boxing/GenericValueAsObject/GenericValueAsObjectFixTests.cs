using Allocations.Analyzers.Rules.Boxing.GenericValueAsObject;
using Allocations.CodeFixes.Rules.Boxing.GenericValueAsObject;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Boxing.GenericValueAsObject.GenericValueAsObjectAnalyzer,
    Allocations.CodeFixes.Rules.Boxing.GenericValueAsObject.GenericValueAsObjectCodeFix>;

namespace Allocations.Tests.Boxing.GenericValueAsObject;

/// <summary>The text that the fixes of ALLOC205 leave, and what they change.</summary>
public sealed class GenericValueAsObjectFixTests
{
    private const string Comparer = "ALLOC205.Comparer!", Generic = "ALLOC205.Generic!";

    [Theory]
    [InlineData(
        "if (value.Equals([|other|])) n++; // same",
        "if (EqualityComparer<T>.Default.Equals(value, other)) n++; // same",
        "'IEquatable<T>' is used where the type has it; a null value no longer throws")]
    [InlineData(
        "if (object.Equals([|value|], other)) n++;",
        "if (EqualityComparer<T>.Default.Equals(value, other)) n++;",
        "'IEquatable<T>' is used where the type has it")]
    [InlineData(
        "if (!Equals([|value|] /* a */, /* b */ items[n++])) n++;",
        "if (!EqualityComparer<T>.Default.Equals(value /* a */, /* b */ items[n++])) n++;",
        "'IEquatable<T>' is used where the type has it")]
    [InlineData(
        "if (items[n++]\n    .Equals([|other|])) n++;",
        "if (EqualityComparer<T>.Default.Equals(items[n++], other)) n++;",
        "'IEquatable<T>' is used where the type has it; a null value no longer throws")]
    public Task Equals_BecomesTheDefaultComparers(string before, string after, string difference) =>
        VerifyAsync(Text(before), Text(after), Comparer, "Compare by the default comparer (" + difference + ")");

    [Fact]
    public Task StructParameter_IsNeverNull() => VerifyAsync(
        Text("if (value.Equals([|other|])) n++;", "struct"), Text("if (EqualityComparer<T>.Default.Equals(value, other)) n++;", "struct"), Comparer,
        "Compare by the default comparer ('IEquatable<T>' is used where the type has it)");

    [Fact]
    public Task CompareTo_BecomesTheDefaultComparers() => VerifyAsync(
        Text("n += value.CompareTo([|other|]);", "IComparable"), Text("n += Comparer<T>.Default.Compare(value, other);", "IComparable"), Comparer,
        "Compare by the default comparer ('IComparable<T>' is used where the type has it; a null value no longer throws)");

    [Fact]
    public Task WithoutTheDirective_ItIsAdded() => VerifyAsync(
        Text("if (value.Equals([|other|])) n++;").Replace("using System.Collections.Generic;", "", StringComparison.Ordinal),
        Text("if (EqualityComparer<T>.Default.Equals(value, other)) n++;")
            .Replace("using System.Collections.Generic;", "using System.Collections.Generic;\n", StringComparison.Ordinal),
        Comparer);

    [Theory]
    [InlineData("var c = System.Collections.Generic.EqualityComparer<T>.Default; ", "")]
    [InlineData("", "class EqualityComparer<T> { }")]
    public Task NameThatTheFileWritesInFullOrThatMeansAnother_IsQualified(string before, string other) => VerifyAsync(
        Text(before + "if (value.Equals([|other|])) n++;")
            .Replace("using System.Collections.Generic;", "", StringComparison.Ordinal)
            .Replace("class C\n{", other + "class C\n{", StringComparison.Ordinal),
        Text(before + "if (System.Collections.Generic.EqualityComparer<T>.Default.Equals(value, other)) n++;")
            .Replace("using System.Collections.Generic;", "", StringComparison.Ordinal)
            .Replace("class C\n{", other + "class C\n{", StringComparison.Ordinal),
        Comparer);

    [Fact]
    public Task LineEndings_AreKept() => VerifyAsync(
        Text("if (value.Equals([|other|]))\n    n++;").ReplaceLineEndings("\r\n"),
        Text("if (EqualityComparer<T>.Default.Equals(value, other))\n    n++;").ReplaceLineEndings("\r\n"),
        Comparer);

    [Theory]
    [InlineData("if (Equals([|value|], n.ToString())) n++;")]
    [InlineData("if (value.Equals(n)) n++;")]
    [InlineData("if (\"\".Equals([|value|])) n++;")]
    [InlineData("if (value?.Equals([|other|]) == true) n++;")]
    [InlineData("if (object.Equals([|objB: value|], objA: other)) n++;")]
    [InlineData("if (value /* why */ .Equals([|other|])) n++;")]
    public Task OtherComparisons_AreLeft(string statement) => VerifyAsync(Text(statement), Text(statement), Comparer);

    [Theory]
    [InlineData(
        "n += Length([|value|]);",
        "private static int Length(object value) => value == null ? 0 : value.ToString().Length;",
        "private static int Length<T>(T value) => value == null ? 0 : value.ToString().Length;")]
    [InlineData(
        "n += Length([|value|]); Length(5); Length(\"a\"); Func<object, int> call = Length;",
        "internal static int Length(object value) => value is string text ? text.Length : value is int number ? number : 0;",
        "internal static int Length<T>(T value) => value is string text ? text.Length : value is int number ? number : 0;")]
    [InlineData(
        "n += Length([|value|]);",
        "int Length(object value) => $\"{value}\".Length + (\"\" + value).Length + value.GetHashCode(); // T",
        "int Length<T>(T value) => $\"{value}\".Length + (\"\" + value).Length + value.GetHashCode(); // T")]
    public Task CalleeThatNeedsNoObject_BecomesGeneric(string statement, string callee, string generic) =>
        VerifyAsync(
            Text(statement, callee: callee),
            Text(statement.Replace("[|", "", StringComparison.Ordinal).Replace("|]", "", StringComparison.Ordinal), callee: generic),
            Generic,
            "Make 'Length' generic (inside, a struct that changes itself is copied where its box was shared; members of a null 'Nullable' no longer throw)");

    [Theory]
    [InlineData(
        "private static int Length(object value) => value.ToString()!.Length;",
        "private static int Length<T>(T value) where T : notnull => value.ToString()!.Length;")]
    [InlineData(
        "private static int Length(object? value) => value?.GetHashCode() ?? 0;", "private static int Length<T>(T? value) => value?.GetHashCode() ?? 0;")]
    [InlineData(
        "private static int Length(object? value) => value is null ? 0 : value.GetHashCode();",
        "private static int Length<T>(T? value) => value is null ? 0 : value.GetHashCode();")]
    public Task AnnotatedCallee_GetsNoNewWarning(string callee, string generic) => VerifyAsync(
        "#nullable enable\n" + Text("n += Length([|value|]);", "struct", callee),
        "#nullable enable\n" + Text("n += Length(value);", "struct", generic),
        Generic,
        compilerDiagnostics: CompilerDiagnostics.Warnings);

    [Fact]
    public Task ExtensionMethod_BecomesGeneric() => VerifyAsync(
        Text("n += [|value|].Length();") + "static class X { internal static int Length(this object value) => value.GetHashCode(); }",
        Text("n += value.Length();") + "static class X { internal static int Length<T>(this T value) => value.GetHashCode(); }",
        Generic);

    [Theory]
    [InlineData("n += Length([|value|]);", "protected virtual int Length(object value) => value.GetHashCode();")]
    [InlineData("n += Length([|value|]);", "static object s_kept; static int Length(object value) { s_kept = value; return 0; }")]
    [InlineData("n += Length([|value|]);", "static int Length(object value) => Convert.ToInt32(value);")]
    [InlineData("n += Length([|value|]);", "static int Length(object value) => (int)value;")]
    [InlineData("n += Length([|value|]);", "static int Length(object value) => value is IConvertible convertible ? convertible.ToInt32(null) : 0;")]
    [InlineData(
        "n += Length([|value|]);", "static int Length(object value) => value switch { IConvertible convertible => convertible.ToInt32(null), _ => 0 };")]
    [InlineData("n += Length([|value|]);", "static int Length(object value) => (value as IConvertible).ToInt32(null);")]
    [InlineData("n += Length([|value|]); Length(null);", "static int Length(object value) => value.GetHashCode();")]
    [InlineData(
        "n += Length([|value|]); Length(\"\");",
        "class Base { public static int Other(Base b) => 0; } static int Length(object value) => value.GetHashCode(); "
            + "static int Length(IConvertible value) => 1;")]
    [InlineData("n += Length([|value|]); dynamic d = n; Length(d);", "static int Length(object value) => value.GetHashCode();")]
    [InlineData("n += Length([|value|]);", "static int Length(object value = null) => value.GetHashCode();")]
    public Task CalleeThatMustStay_IsLeft(string statement, string callee) =>
        VerifyAsync(Text(statement, callee: callee), Text(statement, callee: callee), Generic, compilerDiagnostics: CompilerDiagnostics.None);

    [Fact]
    public Task VisibleMethod_IsLeft()
    {
        var source = Text("n += Length([|value|]);", callee: "public static int Length(object value) => value.GetHashCode();")
            .Replace("class C", "public class C", StringComparison.Ordinal);
        return VerifyAsync(source, source, Generic);
    }

    private const string BehaviourSource = """
        using System;
        using System.Collections.Generic;
        public struct Odd : IEquatable<Odd>
        {
            public int N;
            public bool Equals(Odd other) => N == other.N;
            public override bool Equals(object o) => false;
            public override int GetHashCode() => N;
        }
        public static class Methods
        {
            public static bool OfOdd(int a, int b) => Same(new Odd { N = a }, new Odd { N = b });
            public static string OfValues(int a, int b) =>
                "" + Same(a, b) + Same((double)a, b * 1.0) + Same(a.ToString(), b.ToString()) + Same((int?)a, a == b ? null : b)
                    + Same((DayOfWeek)a, (DayOfWeek)b) + Same(a == b ? double.NaN : 0, double.NaN) + Less(a, b) + Less(a.ToString(), b.ToString())
                    + Less((byte)a, (byte)b);
            private static bool Same<T>(T a, T b) { for (var i = 0; i < 1; i++) { if (Equals(a, b)) return true; } return false; }
            private static bool Less<T>(T a, T b) where T : IComparable { for (var i = 0; i < 1; i++) { if (a.CompareTo(b) < 0) return true; } return false; }
        }
        """;

    [Fact]
    public async Task Comparer_AsksTheTypedEquals()
    {
        var source = await AppliedFix.ApplyAsync<GenericValueAsObjectAnalyzer, GenericValueAsObjectCodeFix>(
            BehaviourSource, LanguageVersion.CSharp10, static action => action.EquivalenceKey == Comparer);
        Assert.Contains("EqualityComparer<T>.Default.Equals(a, b)", source, StringComparison.Ordinal);
        Assert.Contains("Comparer<T>.Default.Compare(a, b)", source, StringComparison.Ordinal);
        using var before = CompiledMethods.Compile(BehaviourSource);
        using var after = CompiledMethods.Compile(source);
        Assert.Equal(false, before.Call("OfOdd", 1, 1).Value);
        Assert.Equal(true, after.Call("OfOdd", 1, 1).Value);
        SameBehaviour.Verify(
            BehaviourSource,
            source,
            from a in Enumerable.Range(-3, 20) from b in Enumerable.Range(-3, 20) select new object?[] { a, b },
            LanguageVersion.CSharp10,
            "OfValues");
    }

    private static Task VerifyAsync(
        string source, string fixedSource, string key, string? title = null, CompilerDiagnostics compilerDiagnostics = CompilerDiagnostics.Errors) =>
        new Verify.Test
    {
        TestCode = source,
        FixedCode = fixedSource,
        CodeActionEquivalenceKey = key,
        LanguageVersion = LanguageVersion.CSharp10,
        CompilerDiagnostics = compilerDiagnostics,
        CodeActionVerifier = (action, verifier) => verifier.True(title is null || action.Title == title, action.Title),
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Text(string statement, string? constraint = null, string callee = "") => $$"""
        using System;
        using System.Collections.Generic;

        class C
        {
            {{callee}}

            int M<T>(T value, T other, T[] items){{(constraint is null ? "" : " where T : " + constraint)}}
            {
                var n = 0;
                while (n < 9)
                {
                    {{statement}}
                }

                return n;
            }
        }
        """.ReplaceLineEndings("\n");
}
