using Allocations.Analyzers.Rules.Boxing.GenericValueAsObject;
using Allocations.CodeFixes.Rules.Boxing.GenericValueAsObject;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Boxing.GenericValueAsObject.GenericValueAsObjectAnalyzer,
    Allocations.CodeFixes.Rules.Boxing.GenericValueAsObject.GenericValueAsObjectCodeFix>;

namespace Allocations.Tests.Boxing.GenericValueAsObject;

/// <summary>The branches that ALLOC205 writes for the value types that callers use.</summary>
public sealed class GenericValueFastPathTests
{
    private const string Safe = "ALLOC205.FastPath", Unsafe = "ALLOC205.FastPath!";
    private const string Callers = "void Callers() { M(5, null); M(7L, null); M(\"a\", null); }";

    private const string Helpers = """

        public static class Helpers
        {
            public static long ToLong(this object value) => Convert.ToInt64(value);
            public static long ToLong(this int value) => value;
            public static long ToLong(this long value) => value;
            public static void Put(object value, string name = null) { }
            public static void Put(int value, string name = null) { }
            public static void Put(object first, object second, int third) { }
            public static void Put(int first, int second, int third) { }
            public static string Text(object value) => "";
            public static int Text(int value) => 0;
            public static void Only(object value) { }
            public static void Only(decimal value) { }
            public static void Any(object value) { }
            public static void Any(string value) { }
            public static void Any(int? value) { }
            public static void Old(object value) { }
            [Obsolete] public static void Old(int value) { }
        }
        """;

    [Theory]
    [InlineData("sum += [|value|].ToLong();", """
        if (typeof(T) == typeof(int))
            sum += ((int)(object)value).ToLong();
        else if (typeof(T) == typeof(long))
            sum += ((long)(object)value).ToLong();
        else
            sum += value.ToLong();
        """)]
    [InlineData("Helpers.Put([|_field|]); // keep", """
        if (typeof(U) == typeof(int))
            Helpers.Put((int)(object)_field);
        else
            Helpers.Put(_field); // keep
        """)]
    [InlineData("var n = [|value|].ToLong();", """
        var n = typeof(T) == typeof(int) ? ((int)(object)value).ToLong()
            : typeof(T) == typeof(long) ? ((long)(object)value).ToLong()
            : value.ToLong();
        """)]
    [InlineData(
        "sum += 1 + Helpers.ToLong([|this._field|]);",
        "sum += 1 + (typeof(U) == typeof(int) ? Helpers.ToLong((int)(object)this._field) : Helpers.ToLong(this._field));")]
    [InlineData("return [|value|].ToLong();", """
        if (typeof(T) == typeof(int))
            return ((int)(object)value).ToLong();
        else if (typeof(T) == typeof(long))
            return ((long)(object)value).ToLong();
        else
            return value.ToLong();
        """)]
    [InlineData("Helpers.Put([|value|], [|value|], 3);", """
        if (typeof(T) == typeof(int))
            Helpers.Put((int)(object)value, (int)(object)value, 3);
        else
            Helpers.Put(value, value, 3);
        """)]
    [InlineData("// why\nHelpers.Put([|value|],\n    \"name\");", """
        // why
        if (typeof(T) == typeof(int))
            Helpers.Put((int)(object)value,
                "name");
        else
            Helpers.Put(value,
                "name");
        """)]
    [InlineData("if (sum > 3) Helpers.Put([|value|]);\nelse sum++;", """
        if (sum > 3)
            if (typeof(T) == typeof(int))
                Helpers.Put((int)(object)value);
            else
                Helpers.Put(value);
        else sum++;
        """)]
    [InlineData("if (sum < 3)\n    sum++;\nelse\n    Helpers.Put([|value|]);", """
        if (sum < 3)
            sum++;
        else
            if (typeof(T) == typeof(int))
                Helpers.Put((int)(object)value);
            else
                Helpers.Put(value);
        """)]
    [InlineData("Helpers.Text([|value|]);", """
        if (typeof(T) == typeof(int))
            Helpers.Text((int)(object)value);
        else
            Helpers.Text(value);
        """)]
    public Task Overloads_AreCalledForTheTypesOfCallers(string before, string after) =>
        VerifyAsync(before, after, Unsafe);

    [Fact]
    public Task Title_NamesTheTypesAndTheOverload() => VerifyAsync(
        "sum += [|value|].ToLong();",
        "if (typeof(T) == typeof(int))\n    sum += ((int)(object)value).ToLong();\nelse if (typeof(T) == typeof(long))\n"
            + "    sum += ((long)(object)value).ToLong();\nelse\n    sum += value.ToLong();",
        Unsafe, "Call the overloads for 'int' and 'long' where 'T' is one of them (another overload of 'ToLong' is called)");

    [Theory]
    [InlineData(
        "sum += Convert.ToInt64([|value|]);",
        "sum += Convert.ToInt64((int)(object)value);",
        "sum += Convert.ToInt64((long)(object)value);",
        "sum += Convert.ToInt64(value);")]
    [InlineData(
        "builder?.Append('a').Append([|value|]);",
        "builder?.Append('a').Append((int)(object)value);",
        "builder?.Append('a').Append((long)(object)value);",
        "builder?.Append('a').Append(value);")]
    [InlineData(
        "text = Convert.ToString([|value|], null);",
        "text = Convert.ToString((int)(object)value, null);",
        "text = Convert.ToString((long)(object)value, null);",
        "text = Convert.ToString(value, null);")]
    public Task KnownPair_IsSafe(string before, string ofInt, string ofLong, string other) => VerifyAsync(
        before, "if (typeof(T) == typeof(int))\n    " + ofInt + "\nelse if (typeof(T) == typeof(long))\n    " + ofLong + "\nelse\n    " + other, Safe,
        "Call the overloads for 'int' and 'long' where 'T' is one of them");

    [Theory]
    [InlineData("text = Helpers.Text([|value|]);")]
    [InlineData("Helpers.Only([|value|]);")]
    [InlineData("Helpers.Any([|value|]);")]
    [InlineData("Helpers.Old([|value|]);")]
    [InlineData("sum += [|Next()|].ToLong();")]
    [InlineData("sum += [|values[0]|].ToLong();")]
    [InlineData("Helpers.Put(/* the value */ [|value|]);")]
    [InlineData("Helpers.Put([|value|], @\"a\nb\");")]
    [InlineData("Func<object> f = () => 1; Helpers.Put([|value|], new Func<string>(() => \"\")());")]
    [InlineData("builder.Append([|value|]).Append('a');")]
    [InlineData("text = builder?.Append([|value|]).ToString();")]
    [InlineData("sum += ([|(object)value|]).ToLong();")]
    [InlineData("if (sum > 3) Helpers.Put([|value|]); else sum++;")]
    [InlineData("if (sum > 3) /* a */ Helpers.Put([|value|]);")]
    public Task OtherCalls_AreLeft(string statement) => VerifyAsync(statement, statement, Unsafe);

    [Theory]
    [InlineData("void Inner<T>(T other) => builder.Append([|value|]); Inner(1L);", "void Callers() { M(5, null); M(7L, null); }")]
    [InlineData("string Inner<U>(U other) { return Convert.ToString([|_field|]); } Inner(1L);", "void Callers(C<int> c) { object o = new C<long>(); }")]
    public Task TypeParameterThatAnotherHides_IsLeft(string statement, string callers) => VerifyAsync(statement, statement, Safe, callers: callers);

    [Theory]
    [InlineData("void Callers() { M(\"a\", null); }", "internal")]
    [InlineData("void Callers() { M(1m, null); M(DayOfWeek.Monday, null); M((int?)1, null); M(new KeyValuePair<int, int>(), null); }", "internal")]
    [InlineData("void Callers() { M(\"a\", null); }", "private")]
    [InlineData("", "private")]
    [InlineData("", "public")]
    [InlineData("void Callers() { Func<long, long[], long> f = null; M<string>(null, null); }", "private protected")]
    public Task WithoutCallerOfSuchAType_NothingIsOffered(string callers, string accessibility) =>
        VerifyAsync("sum += [|value|].ToLong();", "sum += [|value|].ToLong();", Unsafe, callers: callers, accessibility: accessibility);

    [Theory]
    [InlineData("void Callers() { M<short>(1, null); M<double>(1, null); }", "internal", new[] { "short", "double" })]
    [InlineData(
        "void Callers() { M(5m, null); M('a', null); M(5, null); M(6L, null); M((byte)1, null); M(true, null); }",
        "public",
        new[] { "decimal", "char", "int", "long" })]
    [InlineData(
        "void Callers() { Hand(5, null); } void Hand<V>(V v, object o) => M(v, new[] { v }); void Hand<V>(V v, int o) => M<V>(v, null);",
        "private",
        new[] { "int" })]
    [InlineData("void Callers() { Func<long, long[], long> f = M; _ = nameof(M); }", "internal", new[] { "long" })]
    [InlineData("void Callers() { this.M(5, new[] { 5 }); M(6, null); }", "internal", new[] { "int" })]
    public Task Types_AreThoseOfCallersInTheirOrder(string callers, string accessibility, string[] types) => VerifyAsync(
        "builder.Append([|value|]);",
        string.Concat(types.Select(static type => "if (typeof(T) == typeof(" + type + "))\n    builder.Append((" + type + ")(object)value);\nelse "))
            .TrimEnd() + "\n    builder.Append(value);",
        Safe, callers: callers, accessibility: accessibility);

    [Fact]
    public Task CallersOfInterfacesAndBaseTypes_AreCallersToo() => new Verify.Test
    {
        TestCode = Interfaces.Replace("STATEMENT", "while (true) text.Append([|value|]);", StringComparison.Ordinal),
        FixedCode = Interfaces.Replace(
            "STATEMENT",
            "while (true)\n            if (typeof(T) == typeof(float))\n                text.Append((float)(object)value);\n"
                + "            else if (typeof(T) == typeof(byte))\n                text.Append((byte)(object)value);\n            else\n"
                + "                text.Append(value);",
            StringComparison.Ordinal),
        CodeActionEquivalenceKey = Safe,
    }.RunAsync(TestContext.Current.CancellationToken);

    private const string Interfaces = """
        using System.Text;

        public interface IText { void Put<X>(X value); }

        public abstract class Base { public abstract void Put<X>(X value); }

        public class Derived : Base, IText
        {
            private readonly StringBuilder text = new();

            public override void Put<T>(T value)
            {
                STATEMENT
            }

            static void Call(IText text, Base other, Derived both) { other.Put((byte)1); text.Put(5f); }
        }
        """;

    [Fact]
    public async Task CallersInDependentProjects_AreCallersToo()
    {
        var test = new Verify.Test
        {
            TestCode = Interfaces.Replace("STATEMENT", "while (true) text.Append([|value|]);", StringComparison.Ordinal)
                .Replace("other.Put((byte)1); text.Put(5f);", "", StringComparison.Ordinal),
            FixedCode = Interfaces.Replace(
                "STATEMENT",
                "while (true)\n            if (typeof(T) == typeof(ulong))\n                text.Append((ulong)(object)value);\n            else\n"
                    + "                text.Append(value);",
                StringComparison.Ordinal).Replace("other.Put((byte)1); text.Put(5f);", "", StringComparison.Ordinal),
            CodeActionEquivalenceKey = Safe,
        };
        test.TestState.AdditionalProjects["Other"].Sources.Add("public static class Other { public static void Call(Derived derived) => derived.Put(5UL); }");
        test.TestState.AdditionalProjects["Other"].AdditionalProjectReferences.Add("TestProject");
        test.FixedState.InheritanceMode = StateInheritanceMode.AutoInheritAll;
        await test.RunAsync(TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task Dates_HaveAnOverloadToo() => VerifyAsync(
        "text = Convert.ToString([|value|]);",
        "if (typeof(T) == typeof(DateTime))\n    text = Convert.ToString((DateTime)(object)value);\nelse\n    text = Convert.ToString(value);",
        Safe,
        callers: "void Callers() => M(DateTime.MinValue, null);");

    [Fact]
    public Task ParameterOfTheType_IsFoundByItsMentions() => VerifyAsync(
        "Helpers.Put([|_field|]);",
        "if (typeof(U) == typeof(int))\n    Helpers.Put((int)(object)_field);\nelse\n    Helpers.Put(_field);",
        Unsafe,
        callers: "void Callers(C<string> c) { object o = new C<int>(); }");

    [Fact]
    public Task NullableContext_GetsNoNewWarning() => new Verify.Test
    {
        TestCode = "#nullable enable\n" + Text("sum += Convert.ToInt64([|value|]);", Callers, "internal")
            .Replace("string name = null", "string? name = null", StringComparison.Ordinal)
            .Replace("null)", "null!)", StringComparison.Ordinal)
            .Replace("_field;", "_field = default!;", StringComparison.Ordinal),
        FixedCode = "#nullable enable\n" + Text(
            "if (typeof(T) == typeof(int))\n    sum += Convert.ToInt64((int)(object)value!);\nelse if (typeof(T) == typeof(long))\n"
                + "    sum += Convert.ToInt64((long)(object)value!);\nelse\n    sum += Convert.ToInt64(value);",
            Callers,
            "internal")
            .Replace("string name = null", "string? name = null", StringComparison.Ordinal)
            .Replace("null)", "null!)", StringComparison.Ordinal)
            .Replace("_field;", "_field = default!;", StringComparison.Ordinal),
        CodeActionEquivalenceKey = Safe,
        CompilerDiagnostics = CompilerDiagnostics.Warnings,
        DisabledDiagnostics = { "CS0649", "CS0219", "CS1591", "CS0169", "CS0414", "CS8321" },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task LineEndings_AreKept() => new Verify.Test
    {
        TestCode = Text("Helpers.Put([|_field|]);", "C<int> Callers() => null;", "internal").ReplaceLineEndings("\r\n"),
        FixedCode = Text(
            "if (typeof(U) == typeof(int))\n    Helpers.Put((int)(object)_field);\nelse\n    Helpers.Put(_field);",
            "C<int> Callers() => null;",
            "internal").ReplaceLineEndings("\r\n"),
        CodeActionEquivalenceKey = Unsafe,
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task FixAll_BranchesAtEachCall() => VerifyAsync(
        "sum += Convert.ToInt64([|value|]);\nbuilder.Append([|value|]);",
        "if (typeof(T) == typeof(long))\n    sum += Convert.ToInt64((long)(object)value);\nelse\n    sum += Convert.ToInt64(value);\n"
            + "if (typeof(T) == typeof(long))\n    builder.Append((long)(object)value);\nelse\n    builder.Append(value);",
        Safe, callers: "void Callers() => M(7L, null);");

    private const string BehaviourSource = """
        using System;
        using System.Text;
        public static class Methods
        {
            public static string OfAll(int a, string text) =>
                Of(a) + Of((long)a) + Of((double)a / 3) + Of((float)a) + Of(a * 1m) + Of((byte)a) + Of((sbyte)a) + Of((short)a) + Of((ushort)a) + Of((uint)a)
                    + Of((ulong)a) + Of(a > 3) + Of((char)a) + Of(new DateTime(a & 0xfffffff)) + Of(text) + Of((int?)a) + Of((DayOfWeek)a);
            private static string Of<T>(T value) =>
                Try(value, 0) + Try(value, 1) + Try(value, 2) + Try(value, 3) + Try(value, 4) + Try(value, 5) + Try(value, 6) + "\n";
            private static string Try<T>(T value, int kind) { try { return Text(value, kind); } catch (Exception e) { return e.GetType().Name; } }
            public static string Text<T>(T value, int kind)
            {
                var builder = new StringBuilder();
                for (var i = 0; i < 1; i++)
                {
                    if (kind == 0) builder.Append(value);
                    if (kind == 1) builder.Insert(0, value);
                    if (kind == 2) builder.Append(Convert.ToInt64(value));
                    if (kind == 3) builder.Append(Convert.ToDouble(value));
                    if (kind == 4) builder.Append(Convert.ToString(value));
                    if (kind == 5) builder.Append(Convert.ToBoolean(value));
                    if (kind == 6) builder.Append(Convert.ToChar(value));
                }

                return builder.ToString();
            }

            public static long Sum<T>(T value) { var sum = 0L; for (var i = 0; i < 100; i++) sum += Convert.ToInt64(value); return sum; }
            public static long Sums() => Sum(12345) + Sum(12345L) + Sum(1.5);
        }
        """;

    [Theory]
    [InlineData("int", "long", "double", "float")]
    [InlineData("byte", "sbyte", "short", "ushort")]
    [InlineData("uint", "ulong", "decimal", "char")]
    [InlineData("bool", "DateTime", "int", "char")]
    public async Task KnownPairs_BehaveTheSame(params string[] types)
    {
        // The first callers decide, so the types of the case come first.
        var callers = "public static class First { public static void Call() { "
            + string.Concat(types.Select(static type => "Methods.Text(default(" + type + "), 9); ")) + "} }\n";
        var source = BehaviourSource.Replace("public static class Methods", callers + "public static class Methods", StringComparison.Ordinal);
        var changed = await AppliedFix.SafeAsync<GenericValueAsObjectAnalyzer, GenericValueAsObjectCodeFix>(source, LanguageVersion.CSharp10);
        foreach (var type in types)
            Assert.Contains("typeof(T) == typeof(" + type + ")", changed, StringComparison.Ordinal);
        var calls = new[] { 0, 1, -1, 7, 65, 255, 256, 32767, 40000, 65536, -40000, int.MinValue, int.MaxValue }
            .SelectMany(static number => new[] { null, "", "12", "x" }.Select(text => new object?[] { number, text }));
        SameBehaviour.Verify(source, changed, calls, LanguageVersion.CSharp10, "OfAll");
    }

    [Fact]
    public async Task FastPath_TakesNoBytes()
    {
        var changed = await AppliedFix.SafeAsync<GenericValueAsObjectAnalyzer, GenericValueAsObjectCodeFix>(BehaviourSource, LanguageVersion.CSharp10);
        using var before = CompiledMethods.Compile(BehaviourSource.Replace(
            "public static long Sum",
            "[System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.AggressiveOptimization)] public static long Sum",
            StringComparison.Ordinal));
        using var after = CompiledMethods.Compile(changed.Replace(
            "public static long Sum",
            "[System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.AggressiveOptimization)] public static long Sum",
            StringComparison.Ordinal));
        var (boxing, typed) = (before.Delegate<Func<long>>("Sums"), after.Delegate<Func<long>>("Sums"));
        Assert.Equal(7200, AllocatedBytes.PerCall(() => boxing()));
        Assert.Equal(0, AllocatedBytes.PerCall(() => typed()));
    }

    private static Task VerifyAsync(
        string before, string after, string key, string? title = null, string callers = Callers + " C<int> _other;", string accessibility = "internal") =>
        new Verify.Test
    {
        TestCode = Text(before, callers, accessibility),
        FixedCode = Text(after.ReplaceLineEndings("\n"), callers, accessibility),
        CodeActionEquivalenceKey = key,
        LanguageVersion = LanguageVersion.CSharp10,
        CodeActionVerifier = (action, verifier) => verifier.True(title is null || action.Title == title, action.Title),
        CodeFixTestBehaviors = key.EndsWith('!') ? CodeFixTestBehaviors.SkipFixAllCheck : CodeFixTestBehaviors.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Text(string statement, string callers, string accessibility) => ($$"""
        using System;
        using System.Collections.Generic;
        using System.Text;

        public class C<U>
        {
            private U _field;

            {{callers}}

            T Get<T>(T value) => value;

            {{accessibility}} long M<T>(T value, T[] values)
            {
                var sum = 0L;
                var text = "";
                var builder = new StringBuilder();
                T Next() => value;
                while (sum < 9)
                {
                    {{statement.Replace("\n", "\n            ", StringComparison.Ordinal)}}
                    sum++;
                }

                return sum;
            }
        }
        """ + Helpers).ReplaceLineEndings("\n");
}
