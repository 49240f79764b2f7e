using Allocations.Analyzers.Rules.Boxing.GenericValueAsObject;
using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.Analyzer<Allocations.Analyzers.Rules.Boxing.GenericValueAsObject.GenericValueAsObjectAnalyzer>;

namespace Allocations.Tests.Boxing.GenericValueAsObject;

public sealed class GenericValueAsObjectTests
{
    private const string Helpers = """

        static class Helpers
        {
            public static long ToLong(this object value) => System.Convert.ToInt64(value);
            public static T ChangeType<T>(this object value) => (T)System.Convert.ChangeType(value, typeof(T));
            public static void Keep(object value) { }
            public static void KeepTyped<T>(T value) { }
        }
        """;

    [Fact]
    public Task ReceiverOfExtensionOnObject_IsReported() => InLoopAsync("sum += [|value|].ToLong();");

    [Fact]
    public Task ObjectArgument_IsReported() => InLoopAsync("Helpers.Keep([|value|]);");

    [Fact]
    public Task ValueTypeOnItsWayToTypeParameter_IsReported() => InLoopAsync("Helpers.KeepTyped([|sum|].ChangeType<T>());");

    [Theory]
    [InlineData("System.Threading.Monitor.Pulse(value);", "")]
    [InlineData("System.Threading.Monitor.Pulse([|value|]);", "dotnet_code_quality.allocations.minimum_heat = unknown")]
    [InlineData("System.Console.WriteLine([|value|]);", "")]
    [InlineData("Helpers.Keep([|value|]);", "")]
    [InlineData("_ = object.Equals([|value|], _value);", "")]
    public Task LibraryThatTakesNothingElse_IsSilentInWarmCode(string statement, string config)
    {
        var test = new CSharpAnalyzerVerifier<GenericValueAsObjectAnalyzer>.Test
        {
            ReferenceAssemblies = ReferenceAssemblies.Net.Net80,
            TestCode = "class Calls { object o = new C<int>(); } class C<T> { T _value; public override int GetHashCode() { var value = _value; " + statement
                + " return 1; } public override bool Equals(object o) => o is C<T>; }" + Helpers,
        };
        test.TestState.AnalyzerConfigFiles.Add(("/.editorconfig", "root = true\n[*.cs]\n" + config + "\n"));
        return test.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("Helpers.KeepTyped(value);")]
    [InlineData("if (value == null) sum++;")]
    [InlineData("if (value is int n) sum += n;")]
    [InlineData("if (typeof(T) == typeof(long)) sum += (long)(object)value;")]
    [InlineData("if (object.ReferenceEquals(value, null)) sum++;")]
    [InlineData("System.ArgumentNullException.ThrowIfNull(value);")]
    [InlineData("if (object.Equals(value, null)) sum++;")]
    [InlineData("if (object.Equals((string)null, value)) sum++;")]
    [InlineData("if (object.Equals(value, default(object))) sum++;")]
    [InlineData("if (object.Equals(value, default(int?))) sum++;")]
    [InlineData("Helpers.Keep(null);")]
    [InlineData("Helpers.Keep(5);")]
    [InlineData("Helpers.Keep(\"text\");")]
    [InlineData("Helpers.Keep(sum);")]
    [InlineData("throw new System.Exception(System.Convert.ToString(value));")]
    [InlineData("System.Linq.Expressions.Expression<System.Func<long>> e = () => value.ToLong();")]
    public Task WhatDoesNotBoxForGenericCode_IsSilent(string statement) => InLoopAsync(statement);

    [Theory]
    [InlineData("if (typeof(T) == typeof(int)) sum++; else sum += value.ToLong();")]
    [InlineData("sum += typeof(int) == typeof(T) ? (int)(object)value : value.ToLong();")]
    [InlineData("if (typeof(T) == typeof(int)) sum++; else if (typeof(T) == typeof(long)) sum--; else { Helpers.Keep(value); }")]
    [InlineData("if (typeof(T) != typeof(int)) Helpers.Keep(value);")]
    [InlineData("if (typeof(T) == typeof(object)) Helpers.Keep(value);")]
    [InlineData("if (!typeof(T).IsValueType) Helpers.Keep(value);")]
    [InlineData("if (typeof(T).IsValueType) sum++; else Helpers.Keep(value);")]
    [InlineData("if (typeof(T).IsValueType) continue; Helpers.Keep(value);")]
    [InlineData("var type = typeof(T); if (type == typeof(int)) sum++; else Helpers.Keep(value);")]
    [InlineData("if (!(typeof(T) == typeof(int))) Helpers.Keep(value);")]
    [InlineData("if (typeof(T) == typeof(int) || typeof(T) == typeof(long)) sum++; else Helpers.Keep(value);")]
    [InlineData("if (typeof(T) != typeof(int) && sum > 3) Helpers.Keep(value);")]
    [InlineData("if (typeof(T) == typeof(int)) { sum++; continue; } Helpers.Keep(value);")]
    [InlineData("if (typeof(T) == typeof(int)) return 5; while (true) { Helpers.Keep(value); }")]
    [InlineData("if (value is int n) sum += n; else Helpers.Keep(value);")]
    [InlineData("if (value is int) sum++; else Helpers.Keep(value);")]
    [InlineData("if (value is not int) Helpers.Keep(value);")]
    [InlineData("sum += value switch { int n => n, long n => n, _ => value.ToLong() };")]
    [InlineData("switch (value) { case int n: sum += n; break; default: Helpers.Keep(value); break; }")]
    [InlineData("sum += value is int || value.ToLong() > 0 ? 1 : 0;")]
    public Task WhatIsLeftAfterBranchesForValueTypes_IsSilent(string statement) => InLoopAsync(statement);

    [Theory]
    [InlineData("if (typeof(T) == typeof(int)) sum += [|value|].ToLong();")]
    [InlineData("if (typeof(T) == typeof(string)) sum++; else Helpers.Keep([|value|]);")]
    [InlineData("if (typeof(T) == typeof(int) && sum > 3) sum++; else Helpers.Keep([|value|]);")]
    [InlineData("if (typeof(T) != typeof(int) || sum > 3) Helpers.Keep([|value|]);")]
    [InlineData("if (typeof(T) == typeof(int)) sum++; Helpers.Keep([|value|]);")]
    [InlineData("Helpers.Keep([|value|]); if (typeof(T) == typeof(int)) return 5;")]
    [InlineData("if (typeof(U) == typeof(int)) sum++; else Helpers.Keep([|value|]);")]
    [InlineData("if (sum is int) sum++; else Helpers.Keep([|value|]);")]
    [InlineData("if (value is string) sum++; else Helpers.Keep([|value|]);")]
    [InlineData("if (value is not string) Helpers.Keep([|value|]);")]
    [InlineData("sum += value switch { int n when n > 3 => n, string s => 1, _ => [|value|].ToLong() };")]
    [InlineData("switch (value) { case string s: sum++; break; default: Helpers.Keep([|value|]); break; }")]
    [InlineData("switch (sum) { case 3: sum++; break; default: Helpers.Keep([|value|]); break; }")]
    [InlineData("sum += value is int && [|value|].ToLong() > 0 ? 1 : 0;")]
    public Task OtherBranches_AreReported(string statement) => new Verify.Test
    {
        TestCode = "class C<U> { long M<T>(T value) { var sum = 0L; while (sum < 9) { " + statement + " } return sum; } }" + Helpers,
        CompilerDiagnostics = CompilerDiagnostics.Errors,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task ClassConstrainedTypeParameter_IsSilent() => Verify.VerifyAnalyzerAsync(
        "class C { void M<T>(T value) where T : class { while (true) Helpers.Keep(value); } }" + Helpers);

    [Fact]
    public Task LambdaForEachElement_IsSilent() => CSharpAnalyzerVerifier<GenericValueAsObjectAnalyzer>.VerifyAnalyzerAsync(
        "class C { void M<T>(System.Collections.Generic.List<T> all) where T : struct { all.ForEach(value => Helpers.Keep(value)); "
            + "foreach (var value in all) Helpers.Keep([|value|]); } void Calls() => M<int>(null); }" + Helpers);

    [Fact]
    public Task OutsideHotCode_IsSilent() => CSharpAnalyzerVerifier<GenericValueAsObjectAnalyzer>.VerifyAnalyzerAsync(
        "class C { void M<T>(T value) => Helpers.Keep(value); void Calls() => M(1); }" + Helpers);

    [Fact]
    public Task IncompleteCall_IsSilent() =>
        Verify.VerifyAnalyzerAsync("class C { void M<T>(T value) { while (true) Helpers.{|CS0117:Missing|}(value); } }" + Helpers);

    [Theory]
    [InlineData("", DiagnosticSeverity.Info)]
    [InlineData(" where T : notnull", DiagnosticSeverity.Info)]
    [InlineData(" where T : struct", DiagnosticSeverity.Warning)]
    [InlineData(" where T : unmanaged", DiagnosticSeverity.Warning)]
    public Task Severity_DependsOnWhetherTheTypeIsAlwaysAValueType(string constraint, DiagnosticSeverity severity) => new Verify.Test
    {
        TestCode = "class C { void M<T>(T value)" + constraint + " { while (true) Helpers.Keep({|#0:value|}); } }" + Helpers,
        ExpectedDiagnostics = { new DiagnosticResult("ALLOC205", severity).WithLocation(0) },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task Reflection_IsSilent() => InLoopAsync("typeof(C).GetProperty(\"P\").SetValue(value, sum);");

    [Fact]
    public Task Message_NamesTypeCalleeAndReason() => new Verify.Test
    {
        TestCode = "class C { void M<T>(long number) {\nwhile (true) Helpers.KeepTyped({|#0:number|}.ChangeType<T>()); } }" + Helpers,
        ExpectedDiagnostics =
        {
            new DiagnosticResult(new GenericValueAsObjectAnalyzer().SupportedDiagnostics[0]).WithLocation(0)
                .WithMessage("'long' is passed to 'ChangeType' as object, so a value type is boxed: each call allocates 24 B (in a loop (line 2))"),
        },
    }.RunAsync();

    private static Task InLoopAsync(string statement) => Verify.VerifyAnalyzerAsync(
        "class C { long M<T>(T value) { var sum = 0L; while (sum < 9) { " + statement + " } return sum; } }" + Helpers);
}
