using Microsoft.CodeAnalysis;
using Allocations.Analyzers.Rules.Boxing.StructThroughInterface;
using Allocations.CodeFixes.Rules.Boxing.StructThroughInterface;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Boxing.StructThroughInterface.StructThroughInterfaceAnalyzer,
    Allocations.CodeFixes.Rules.Boxing.StructThroughInterface.StructThroughInterfaceCodeFix>;

namespace Allocations.Tests.Boxing.StructThroughInterface;

public sealed class StructThroughInterfaceTests
{
    private const string Concrete = "ALLOC204.Concrete", Generic = "ALLOC204.Generic!";

    [Theory]
    [InlineData("IFoo kept = [|s|]; number += kept.M() + kept.P;")]
    [InlineData("var kept = [|(IFoo)s|]; number += kept.M();")]
    [InlineData("var kept = [|s as IFoo|]; number += kept.M();")]
    [InlineData("IFoo kept = [|s|]; kept = [|new S()|]; number += kept.M();")]
    [InlineData("IEnumerator<int> e = [|list.GetEnumerator()|]; while (e.MoveNext()) number += e.Current;")]
    [InlineData("[|s|].Ext();")]
    [InlineData("Extensions.Ext([|s|]);")]
    [InlineData("Own([|s|]);")]
    [InlineData("Public([|s|]);")]
    public Task StructBehindInterface_IsReported(string statement) => AnalyzeAsync(statement);

    [Theory]
    [InlineData("number += ((IFoo)s).M();")]
    [InlineData("number += (s as IFoo).M();")]
    [InlineData("IFoo kept = s; other = kept;")]
    [InlineData("IFoo kept = s; kept = other; number += kept.M();")]
    [InlineData("IFoo kept = s; Set(ref kept); number += kept.M();")]
    [InlineData("var kept = s; number += kept.M();")]
    [InlineData("other = s;")]
    [InlineData("s.Generic(); Typed(s);")]
    [InlineData("object kept = s;")]
    [InlineData("foreach (var item in list) number += item;")]
    [InlineData("string.Join(\",\", (IEnumerable<int>)segment);")]
    [InlineData("other.Ext(); Own(other); Own(null);")]
    [InlineData("throw new Exception(Own(s).ToString());")]
    [InlineData("System.Linq.Expressions.Expression<Func<int>> tree = () => s.Ext();")]
    public Task OtherBoxesOrNone_AreSilent(string statement) => AnalyzeAsync(statement);

    [Fact]
    public Task OutsideWarmCode_IsSilent() =>
        Verify.VerifyAnalyzerAsync("interface I { void M(); } struct S : I { public void M() { } } class C { void M(S s) { I kept = s; kept.M(); } }");

    [Fact]
    public Task VisibleMethod_IsSilent() =>
        Verify.VerifyAnalyzerAsync(
            "public interface I { } public struct S : I { } public class C { public void Take(I i) { } public void M(S s) { while (true) Take(s); } }");

    [Fact]
    public Task Incomplete_IsSilent() =>
        Verify.VerifyAnalyzerAsync("class C { void M() { while (true) { System.IDisposable d = {|CS0103:missing|}; d.Dispose(); } } }");

    [Theory]
    [InlineData("IFoo kept = {|#0:s|}; number += kept.M();", "'kept' never holds anything else", DiagnosticSeverity.Warning)]
    [InlineData("{|#0:s|}.Ext();", "'Ext' extends the interface", DiagnosticSeverity.Info)]
    [InlineData("Own({|#0:s|});", "'Own' could be generic", DiagnosticSeverity.Info)]
    public Task Message_SaysWhatWouldDo(string statement, string reason, DiagnosticSeverity severity) => new Verify.Test
    {
        TestCode = Text(statement),
        ExpectedDiagnostics =
        {
            new DiagnosticResult("ALLOC204", severity).WithLocation(0)
                .WithMessage("'S' is boxed as 'IFoo', which allocates 24 B each time, although " + reason + " (in a loop (line 6))"),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task OneLoop_IsTooLittleForAMethodThatWouldHaveToBeGeneric() => new Verify.Test
    {
        TestCode = Text("s.Ext(); Own(s); IFoo kept = [|s|]; number += kept.M();").Replace("while (true)", "while (number < 9)"),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("IFoo kept = [|s|]; number += kept.M() + kept.P; /* both */", "S kept = s; number += kept.M() + kept.P; /* both */")]
    [InlineData("var kept = [|(IFoo)s|]; number += kept.M();", "var kept = s; number += kept.M();")]
    [InlineData("var kept = [|s as IFoo|]; number += kept.M();", "var kept = s; number += kept.M();")]
    [InlineData(
        "IEnumerator<int> e = [|list.GetEnumerator()|]; while (e.MoveNext()) number += e.Current;",
        "List<int>.Enumerator e = list.GetEnumerator(); while (e.MoveNext()) number += e.Current;")]
    [InlineData("IFoo kept = [|s|]; Func<int> run = () => kept.M(); number += run();", "S kept = s; Func<int> run = () => kept.M(); number += run();")]
    public Task CalledLocal_KeepsItsType(string before, string after) => FixAsync(Text(before), Text(after), Concrete);

    [Fact]
    public Task CallWhoseArgumentGivesTheLocalAnotherValue_IsUnsafe() => FixAsync(
        Text("IFoo kept = [|s|]; Func<int> next = () => { kept = [|s|]; return 1; }; number += kept.Optional(next());"),
        Text("S kept = s; Func<int> next = () => { kept = s; return 1; }; number += kept.Optional(next());"),
        Concrete + "!",
        "Declare 'kept' as 'S' ('kept' must not change while its argument is evaluated)");

    [Theory]
    [InlineData("IFoo kept = [|hidden|]; number += kept.M();")]
    [InlineData("using IDisposable kept = [|s|]; kept.Dispose();")]
    [InlineData("IFoo kept = [|s|], more = null; number += kept.M();")]
    [InlineData("IFoo kept = [|s|]; number += kept.Optional();")]
    [InlineData("[|s|].Ext();")]
    public Task CallsThatWouldBindElsewhere_AreLeft(string statement) => FixAsync(Text(statement), Text(statement), Concrete);

    [Fact]
    public Task CarriageReturns_AreKept() =>
        FixAsync(Text("IFoo kept = [|s|]; kept.M();").Replace("\n", "\r\n"), Text("S kept = s; kept.M();").Replace("\n", "\r\n"), Concrete);

    [Fact]
    public Task FixAll_ChangesEachLocal() => FixAsync(
        Text("IFoo a = [|s|]; a.M(); IFoo b = [|new S()|]; b.M();"), Text("S a = s; a.M(); S b = new S(); b.M();"), Concrete);

    [Fact]
    public Task PrivateMethod_BecomesGeneric() => FixAsync(
        Text("Own([|s|]); Own(other);"),
        Text("Own(s); Own(other);").Replace("int Own(IFoo foo) => foo.M();", "int Own<T>(T foo) where T : IFoo => foo.M();", StringComparison.Ordinal),
        Generic,
        "Make 'Own' generic (inside, a struct that changes itself is copied where its box was shared)");

    [Theory]
    [InlineData("[|s|].Ext();", "s.Ext();")]
    [InlineData("Extensions.Ext([|s|]); other.Ext(); hidden.Generic();", "Extensions.Ext(s); other.Ext(); hidden.Generic();")]
    [InlineData(
        "number += [|new S()|].Ext(); Func<IFoo, int> call = Extensions.Ext; call(other);",
        "number += new S().Ext(); Func<IFoo, int> call = Extensions.Ext; call(other);")]
    public Task ExtensionMethod_BecomesGeneric(string before, string after) => FixAsync(
        Text(before),
        Text(after).Replace("int Ext(this IFoo foo) => foo.M();", "int Ext<T>(this T foo) where T : IFoo => foo.M();", StringComparison.Ordinal),
        Generic,
        "Make 'Ext' generic (inside, a struct that changes itself is copied where its box was shared)");

    // A class with an overload of its own would prefer the generic method, and what takes the object boxes it all the same.
    [Theory]
    [InlineData(
        "[|s|].More();",
        "class Base : IFoo { public int M() => 1; public int P => 1; public int Optional(int x) => x; } class Derived : Base { int N() => this.More(); } "
            + "static class MoreExtensions { public static int More(this IFoo foo) => foo.M(); public static int More(this Base foo) => 2; }")]
    [InlineData("[|s|].More();", "static class MoreExtensions { public static int More(this IFoo foo) => foo.Ext(); }")]
    [InlineData("[|s|].More();", "static class MoreExtensions { public static IFoo More(this IFoo foo) => foo; }")]
    [InlineData("[|s|].More();", "static class MoreExtensions { static IFoo s_kept; public static void More(this IFoo foo) => s_kept = foo; }")]
    [InlineData("[|s|].More();", "static class MoreExtensions { public static int More(this IFoo foo) { IFoo same = foo; return same.M(); } }")]
    [InlineData("[|s|].More();", "static class MoreExtensions { public static int More(this IFoo foo) { foo = null; return foo.M(); } }")]
    [InlineData("[|s|].More(); S? none = null; none.More();", "static class MoreExtensions { public static int More(this IFoo foo) => foo.M(); }")]
    public Task ExtensionMethodThatNeedsTheInterface_IsLeft(string statement, string more) => FixAsync(Text(statement) + more, Text(statement) + more, Generic);

    [Fact]
    public Task VisibleExtensionMethod_IsLeft()
    {
        const string Source = "public interface I { void M(); } public struct S : I { public void M() { } } "
            + "public static class X { public static void Ext(this I i) => i.M(); } class C { void M(S s) { while (true) [|s|].Ext(); } }";
        return FixAsync(Source, Source, Generic);
    }

    [Fact]
    public Task ExtensionMethodLookedUpByName_IsSaid() => FixAsync(
        Text("[|s|].Ext(); if (number > 7) typeof(Extensions).GetMethod(nameof(Extensions.Ext));"),
        Text("s.Ext(); if (number > 7) typeof(Extensions).GetMethod(nameof(Extensions.Ext));")
            .Replace("int Ext(this IFoo foo) => foo.M();", "int Ext<T>(this T foo) where T : IFoo => foo.M();", StringComparison.Ordinal),
        Generic,
        "Make 'Ext' generic (inside, a struct that changes itself is copied where its box was shared; a lookup of 'Ext' by name finds a generic method)");

    [Fact]
    public Task CallWithNull_KeepsTheMethod() => FixAsync(Text("Own([|s|]); Own(null);"), Text("Own([|s|]); Own(null);"), Generic);

    private const string BehaviourSource = """
        using System.Collections.Generic;
        public interface ICount { int Next(); int Total { get; } }
        public struct Counter : ICount { private int _n; public Counter(int n) => _n = n; public int Next() => ++_n; public int Total => _n; }
        public static class Methods
        {
            public static string Locals(int start, int times)
            {
                var text = ""; var counter = new Counter(start);
                for (var i = 0; i < times; i++)
                {
                    ICount kept = counter;
                    text += kept.Next() + kept.Next() + "/" + kept.Total + "/" + counter.Total;
                    counter.Next();
                    System.Func<int> later = () => kept.Next();
                    text += later() + "," + kept.Total;
                }
                return text;
            }
            public static int Items(int start, int times)
            {
                var sum = 0;
                for (var i = 0; i < times; i++)
                {
                    IEnumerator<int> items = new List<int> { start, i, 3 }.GetEnumerator();
                    while (items.MoveNext()) sum += items.Current;
                    items.Dispose();
                }
                return sum;
            }
            public static int Passed(int start, int times)
            {
                var sum = 0;
                var counter = new Counter(start);
                for (var i = 0; i < times; i++) sum += Twice(counter);
                return sum;
            }
            private static int Twice(ICount count) { var same = count; same.Next(); return count.Next(); }
        }
        """;

    [Fact]
    public async Task SafeFixes_BehaveTheSame()
    {
        var fixedSource = await AppliedFix.SafeAsync<StructThroughInterfaceAnalyzer, StructThroughInterfaceCodeFix>(BehaviourSource, LanguageVersion.CSharp10);
        Assert.DoesNotContain("ICount kept", fixedSource);
        Assert.DoesNotContain("IEnumerator<int> items", fixedSource);
        SameBehaviour.Verify(
            BehaviourSource,
            fixedSource,
            from start in new[] { 0, 5, -3, int.MaxValue } from times in new[] { 0, 1, 3 } select new object?[] { start, times },
            LanguageVersion.CSharp10,
            "Locals",
            "Items");
    }

    [Fact]
    public async Task GenericMethod_CopiesWhereTheBoxWasShared()
    {
        var fixedSource = await AppliedFix.ApplyAsync<StructThroughInterfaceAnalyzer, StructThroughInterfaceCodeFix>(
            BehaviourSource, LanguageVersion.CSharp10, static action => action.EquivalenceKey == Generic);
        using var before = CompiledMethods.Compile(BehaviourSource);
        using var after = CompiledMethods.Compile(fixedSource);
        Assert.Equal(7, before.Call("Passed", 5, 1).Value);
        Assert.Equal(6, after.Call("Passed", 5, 1).Value);
    }

    [Theory]
    [InlineData("IFoo kept = s; sum += kept.M();", 24)]
    [InlineData("S kept = s; sum += kept.M();", 0)]
    [InlineData("sum += s.Ext();", 24)]
    [InlineData("sum += Own(s);", 24)]
    [InlineData("sum += Generic(s);", 0)]
    public void Bytes_AreAsTheMessagesSay(string statement, long bytes)
    {
        const int Times = 100;
        using var methods = CompiledMethods.Compile("""
            using System.Runtime.CompilerServices;
            public interface IFoo { int M(); } public struct S : IFoo { public int X; [MethodImpl(MethodImplOptions.NoInlining)] public int M() => X; }
            public static class Methods
            {
                private static S s;
                [MethodImpl(MethodImplOptions.NoInlining)] public static int Ext(this IFoo foo) => foo.M();
                [MethodImpl(MethodImplOptions.NoInlining)] public static int Own(IFoo foo) => foo.M();
                [MethodImpl(MethodImplOptions.NoInlining)] public static int Generic<T>(T foo) where T : IFoo => foo.M();
                [MethodImpl(MethodImplOptions.AggressiveOptimization)] public static int Run()
                {
                    var sum = 0;
                    for (var i = 0; i < 100; i++) { STATEMENT }
                    return sum;
                }
            }
            """.Replace("STATEMENT", statement));
        var run = methods.Delegate<Func<int>>("Run");
        Assert.Equal(bytes, AllocatedBytes.PerCall(() => run()) / Times);
    }

    private static Task AnalyzeAsync(string statement) =>
        new Verify.Test { LanguageVersion = LanguageVersion.CSharp10, TestCode = Text(statement) }.RunAsync(TestContext.Current.CancellationToken);

    private static Task FixAsync(string source, string fixedSource, string key, string? title = null) => new Verify.Test
    {
        TestCode = source,
        FixedCode = fixedSource,
        CodeActionEquivalenceKey = key,
        LanguageVersion = LanguageVersion.CSharp10,
        CodeActionVerifier = (action, verifier) => verifier.True(title is null || action.Title == title, action.Title),
        CodeFixTestBehaviors = key.EndsWith('!') ? CodeFixTestBehaviors.SkipFixAllCheck : CodeFixTestBehaviors.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Text(string statement) => "using System; using System.Collections.Generic;\n" + """
        class C {
            private int Own(IFoo foo) => foo.M(); public int Public(IFoo foo) => foo.M();
            static void Set(ref IFoo foo) { } static void Typed<T>(T value) where T : IFoo { }
            void M(S s, Hidden hidden, List<int> list, IFoo other, int number, ArraySegment<int> segment) {
        """ + "\nwhile (true) { " + statement + " } } }\n" + """
        interface IFoo { int M(); int P { get; } int Optional(int x = 1); }
        struct S : IFoo, IDisposable { public int X; public int M() => X; public int P => X; public int Optional(int x = 2) => x; public void Dispose() { } }
        struct Hidden : IFoo { int IFoo.M() => 1; int IFoo.P => 1; int IFoo.Optional(int x) => x; public int M() => 2; }
        static class Extensions { public static int Ext(this IFoo foo) => foo.M(); public static int Generic<T>(this T foo) where T : IFoo => foo.M(); }
        """;
}
