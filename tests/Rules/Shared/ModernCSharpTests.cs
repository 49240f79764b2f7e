using Allocations.Analyzers.Rules.Arguments.ParamsArray;
using Allocations.Analyzers.Rules.Boxing.BoxedValue;
using Allocations.Analyzers.Rules.Boxing.FormatArguments;
using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Testing;

namespace Allocations.Tests.Shared;

/// <summary>What newer compilers and runtimes no longer allocate, and what they still do, row by row: boxes, formatting and argument lists.</summary>
public sealed class ModernCSharpTests
{
    [Theory]
    [InlineData("text = \"a\" + number;")]
    [InlineData("text = \"a\" + number + 'c' + 1.5 + when + \"b\" + number;")]
    [InlineData("text += number;")]
    public Task ConcatenatedValue_IsNotBoxed(string statement) => BoxAsync(statement);

    [Theory]
    [InlineData("text = \"a\" + [|day|];")]
    [InlineData("text = \"a\" + [|maybeDay|];")]
    [InlineData("text += [|day|];")]
    public Task ConcatenatedEnum_IsStillBoxed(string statement) => BoxAsync(statement);

    [Theory]
    [InlineData("text = $\"{number}{day}{when:d}\";")]
    [InlineData("text = $\"{number,5}\" + $\"{day}\";")]
    public async Task InterpolatedValue_IsWrittenByTheHandler(string statement)
    {
        await BoxAsync(statement);
        await FormatAsync(statement);
    }

    [Theory]
    [InlineData("text = [|$\"{number}{await Task.FromResult(1)}\"|];")]
    [InlineData("FormattableString kept = [|$\"{number}\"|];")]
    public Task InterpolatedValueWithoutHandler_IsStillBoxed(string statement) => FormatAsync(statement);

    [Fact]
    public Task InterpolatedValueOnOlderFramework_IsStillBoxed() =>
        RunAsync<FormatArgumentsAnalyzer>("text = [|$\"{number}\"|];", references: ReferenceAssemblies.NetStandard.NetStandard20);

    [Fact]
    public Task InterpolatedValueInExpressionTree_IsNotReported() =>
        FormatAsync("System.Linq.Expressions.Expression<Func<string>> tree = () => $\"{number}\";");

    [Theory]
    [InlineData("Func<int, int> f = Math.Abs;")]
    [InlineData("Func<int, int> f = new Func<int, int>(Math.Abs);")]
    [InlineData("Func<int> f = static () => 1;")]
    [InlineData("Func<string> f = text.Trim;")]
    public Task DelegateOfStaticOrReference_BoxesNothing(string statement) => BoxAsync(statement);

    [Fact]
    public Task DelegateOfStruct_BoxesTheStruct() => BoxAsync("Func<string> f = [|number.ToString|];");

    [Fact]
    public Task LambdaInGenericMethod_BoxesNothing() =>
        RunAsync<BoxedValueAnalyzer>("", "static Func<T, T> Make<T>() { while (true) { Func<T, T> f = static x => x; return f; } }");

    [Fact(Skip = "Needs C# 13.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13))]
    public async Task ParamsSpan_NeedsNoArray()
    {
        const string callee = "static void Take(params ReadOnlySpan<int> values) { } static void Objects(params ReadOnlySpan<object> values) { }";
        await RunAsync<ParamsArrayAnalyzer>("Take(1, 2, 3); Objects(text, text);", callee, RoslynFacts.CSharp13);
        await RunAsync<BoxedValueAnalyzer>("Take(1, 2, 3); Objects(text, [|number|]);", callee, RoslynFacts.CSharp13);
    }

    [Fact]
    public async Task ParamsArray_IsStillMade()
    {
        await RunAsync<ParamsArrayAnalyzer>("while (true) [|Take(1, 2)|];", "static void Take(params int[] values) { }");
        await RunAsync<BoxedValueAnalyzer>("Objects([|number|]);", "static void Objects(params object[] values) { }");
    }

    [Fact(Skip = "Needs C# 13.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13))]
    public async Task FrameworkSpanOverload_NeedsNoArray()
    {
        await RunAsync<ParamsArrayAnalyzer>(
            "text = string.Concat(text, text, text, text, text); text = string.Join(\",\", text, text);", version: RoslynFacts.CSharp13);
        await RunAsync<FormatArgumentsAnalyzer>("text = string.[|Format(\"{0}{1}{2}{3}\", number, number, number, number)|];", version: RoslynFacts.CSharp13);
    }

    [Fact(Skip = "Needs C# 13.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13))]
    public Task CollectionExpression_BoxesOnlyItemsThatBecomeObjects() => RunAsync<BoxedValueAnalyzer>(
        "ReadOnlySpan<int> a = [1, number]; int[] b = [number, ..list]; List<int> c = [..b]; object[] d = [[|number|], null]; "
            + "IEnumerable<object> e = [text, [|..list|]];", isAsync: false, version: RoslynFacts.CSharp13);

    [Theory]
    [InlineData("object kept = number; return kept is int;", true)]
    [InlineData("return object.Equals(number, 2);", true)]
    [InlineData("return object.Equals(objB: 2, objA: number);", true)]
    [InlineData("object kept = number; return object.Equals(kept, null);", true)]
    [InlineData("object kept = number; return object.Equals(kept, Kept);", true)]
    [InlineData("return object.Equals(Kept, number);", false)]
    [InlineData("return object.Equals((DayOfWeek)number, DayOfWeek.Friday);", false)]
    [InlineData("return object.Equals(new Plain(), new Plain());", false)]
    [InlineData("return new System.Text.StringBuilder().Append((object)number).Length > 2;", true)]
    [InlineData("return new System.Text.StringBuilder().Append((object)new Plain()).Length > 2;", false)]
    [InlineData("object kept = number; Kept = kept; return true;", false)]
    public async Task BoxThatStaysInItsMethod_MayBeRemovedOutsideLoops(string statements, bool mayBeRemoved)
    {
        var source = "using System; public struct Plain { public int X; } public class C { public object Kept; bool M(int number) { " + statements
            + " } bool InLoop(int number) { while (true) { " + statements + " } } }";
        var compilation = CSharpCompilation.Create(
            "Test", [CSharpSyntaxTree.ParseText(source)], CompiledMethods.References, new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary));
        var options = new AnalyzerOptions([], new FixedOptions(("dotnet_code_quality.allocations.minimum_heat", "unknown")));
        var found = await compilation.WithAnalyzers([new BoxedValueAnalyzer()], options).GetAnalyzerDiagnosticsAsync(TestContext.Current.CancellationToken);
        Assert.NotEmpty(found);
        foreach (var diagnostic in found)
        {
            var isInLoop = diagnostic.GetMessage().Contains("in a loop", StringComparison.Ordinal);
            Assert.Equal(mayBeRemoved && !isInLoop ? "JitMayRemove" : "Always", diagnostic.Properties["Certainty"]);
        }
    }

    [Theory]
    [InlineData("if (day.HasFlag(DayOfWeek.Friday)) number++;")]
    [InlineData("number += day.GetHashCode();")]
    [InlineData("if (day.GetType() == typeof(int)) number++;")]
    public Task Intrinsic_BoxesNothing(string statement) => BoxAsync(statement);

    [Fact]
    public Task AsyncMethod_IsNoBox() => BoxAsync("number += await Task.FromResult(number); await Task.Yield(); await new ValueTask<int>(1);");

    [Fact(Skip = "Needs C# 14.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp14))]
    public Task SpanConversion_IsNoBox() =>
        RunAsync<BoxedValueAnalyzer>(
            "ReadOnlySpan<char> a = text; Span<int> b = new int[3]; ReadOnlySpan<object> c = new string[1];", isAsync: false, version: RoslynFacts.CSharp14);

    [Fact(Skip = "Needs C# 14.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp14))]
    public Task ReceiverOfExtensionMember_IsBoxed() =>
        RunAsync<BoxedValueAnalyzer>(
            "number += [|number|].Size; number += [|number|].Measure(); number += text.Size;",
            version: RoslynFacts.CSharp14,
            more: "static class Members { extension(object value) { public int Size => 1; public int Measure() => 1; } }");

    [Theory]
    [InlineData("var other = point with { X = number }; number += other.X;")]
    [InlineData("foreach (var x in from n in list let twice = n * 2 select twice) number += x;")]
    [InlineData("text = text[1..]; var all = new int[3]; var part = all[1..2];")]
    [InlineData("(int, string) pair = (number, text); var (a, b) = pair;")]
    [InlineData("number = number switch { 1 => 2, > 5 and < 9 => 3, _ => 4 };")]
    public Task NewerSyntaxWithoutObjects_BoxesNothing(string statement) => BoxAsync(statement);

    private static Task BoxAsync(string statement) => RunAsync<BoxedValueAnalyzer>(statement);

    private static Task FormatAsync(string statement) => RunAsync<FormatArgumentsAnalyzer>(statement);

    private static Task RunAsync<TAnalyzer>(
        string statement,
        string members = "",
        LanguageVersion version = LanguageVersion.CSharp11,
        ReferenceAssemblies? references = null,
        bool isAsync = true,
        string more = "")
        where TAnalyzer : DiagnosticAnalyzer, new() =>
        new CSharpAnalyzerVerifier<TAnalyzer>.Test
        {
            LanguageVersion = version,
            ReferenceAssemblies = references ?? ReferenceAssemblies.Net.Net100,
            TestCode = "using System; using System.Collections.Generic; using System.Linq; using System.Threading.Tasks;\nclass C { " + members
                + (isAsync && references is null ? "async Task M" : "void M") + "(int number, DayOfWeek day, DayOfWeek? maybeDay, DateTime when, string text, "
                + "List<int> list" + (references is null ? ", Point point" : "") + ") { while (number < text.Length) { " + statement
                + (isAsync && references is null ? " await Task.Yield();" : "") + " } } }\n"
                + (references is null ? "public record struct Point(int X); " : "") + more,
        }.RunAsync(TestContext.Current.CancellationToken);
}
