using Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation;
using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationCodeFix>;

namespace Allocations.Tests.Arguments.LoopInvariantAllocation;

/// <summary>When ALLOC104 reports the delegate of <c>this</c> that a call makes each time, and how it keeps it in a field.</summary>
public sealed class KeptDelegateTests
{
    [Fact]
    public Task MethodOfThis_IsKeptInAField() => Verify.VerifyCodeFixAsync(
        In("Use(Read(3, [|ReadItem|]) + Read(4, /* again */ [|ReadItem|]));"),
        In("Use(Read(3, _readItem ??= ReadItem) + Read(4, /* again */ _readItem ??= ReadItem));", "private Func<string>? _readItem;\n"));

    [Theory]
    [InlineData(LanguageVersion.CSharp10, "[|Twice|]", "Func<int, int> twice = Twice; ", "twice")]
    [InlineData(LanguageVersion.CSharp11, "Twice", "", "Twice")]
    [InlineData(LanguageVersion.CSharp10, "n => Twice(n)", "", "n => Twice(n)")]
    public Task StaticMethod_IsHoistedBeforeCSharp11(LanguageVersion version, string before, string declaration, string after)
    {
        const string Code = "using System;\nclass C\n{\n    static int Twice(int n) => n * 2;\n    static int Run(Func<int, int> run) => run(1);\n"
            + "    int M(int[] all)\n    {\n        var sum = 0;\n        HOISTforeach (var i in all)\n"
            + "            sum += Run(GIVEN);\n        return sum;\n    }\n}\n";
        return new Verify.Test
        {
            TestCode = Code.Replace("HOIST", "", StringComparison.Ordinal).Replace("GIVEN", before, StringComparison.Ordinal),
            FixedCode = Code.Replace("HOIST", declaration.Length == 0 ? "" : declaration.Trim() + "\n        ", StringComparison.Ordinal)
                .Replace("GIVEN", after, StringComparison.Ordinal),
            LanguageVersion = version,
            CodeFixTestBehaviors = Microsoft.CodeAnalysis.Testing.CodeFixTestBehaviors.SkipFixAllCheck,
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("int Add(int n) => n + start;", "[|Add|]", "Func<int, int> add = Add;")]
    [InlineData("int Add(int n) => n + Same(start);", "[|Add|]", "Func<int, int> add = Add;")]
    [InlineData("int Is(int n) => n + start;", "[|Is|]", "Func<int, int> callback = Is;")]
    [InlineData("int Add(int n) => n + 1;", "Add", "")]
    [InlineData("static int Add(int n) => n + 1;", "Add", "")]
    public Task LocalFunctionFromOutsideTheLoop_IsHoisted(string function, string given, string hoisted)
    {
        var code = "using System;\nclass C\n{\n    int Same(int n) => n;\n    static int Run(Func<int, int> run) => run(1);\n"
            + "    int M(int[] all, int start)\n    {\n        var sum = 0;\n        " + function + "\n        HOISTforeach (var i in all)\n"
            + "            sum += Run(GIVEN);\n        return sum;\n    }\n}\n";
        return new Verify.Test
        {
            TestCode = code.Replace("HOIST", "", StringComparison.Ordinal).Replace("GIVEN", given, StringComparison.Ordinal),
            FixedCode = code.Replace("HOIST", hoisted.Length == 0 ? "" : hoisted + "\n        ", StringComparison.Ordinal)
                .Replace("GIVEN", hoisted.Length == 0 ? given : hoisted.Split(' ')[2], StringComparison.Ordinal),
            CodeFixTestBehaviors = Microsoft.CodeAnalysis.Testing.CodeFixTestBehaviors.SkipFixAllCheck,
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task LocalFunctionOfTheIteration_IsNotHoisted() => Verify.VerifyAnalyzerAsync(
        "using System; class C { static int Run(Func<int, int> run) => run(1); int M(int[] all) { var sum = 0; foreach (var i in all) { sum += Run(Add); "
            + "int Add(int n) => n + i; } return sum; } }");

    [Theory]
    [InlineData(LanguageVersion.CSharp10, "Read(3, [|ReadStatic|]);")]
    [InlineData(LanguageVersion.CSharp10, "Read(3, () => ReadStatic());")]
    [InlineData(LanguageVersion.CSharp10, "Keep(ReadStatic);")]
    [InlineData(LanguageVersion.CSharp11, "Read(3, ReadStatic);")]
    public Task StaticMethod_IsReportedForEachCallBeforeCSharp11_WithoutAFix(LanguageVersion version, string statement) => new Verify.Test
    {
        TestCode = In(statement),
        FixedCode = In(statement),
        LanguageVersion = version,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task PredicateOfThis_IsKeptInAField() => Verify.VerifyCodeFixAsync(
        In("_items.Find([|Is|]);"), In("_items.Find(_is ??= Is);", "private Predicate<string>? _is;\n"));

    [Fact]
    public Task LambdaThatCapturesThis_IsKeptInAField() => Verify.VerifyCodeFixAsync(
        In("Told(3, [|() => _count++|]);"),
        In("Told(3, _whenDone ??= () => _count++);", "private Action? _whenDone;\n"));

    [Fact]
    public Task OtherDelegatesOfOneName_HaveFieldsOfTheirOwn()
    {
        const string Kept = "Told(3, _whenDone ??= () => _count++); Through(_whenDone2 ??= () => _count--); Told(4, _whenDone ??= () => _count++);";
        return new Verify.Test
        {
            TestCode = In("Told(3, [|() => _count++|]); Through([|() => _count--|]); Told(4, [|() => _count++|]);"),
            FixedCode = In(Kept, "private Action? _whenDone2;\nprivate Action? _whenDone;\n"),
            BatchFixedCode = In(Kept, "private Action? _whenDone;\nprivate Action? _whenDone2;\n"),
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("{ const int Step = 1; Told(3, [|() => _count += Step|]); } { const int Step = 2; Told(4, [|() => _count += Step|]); }")]
    [InlineData("checked { Told(3, [|() => _count++|]); } Told(4, [|() => _count++|]);")]
    [InlineData("Told(3, [|() => Log(_count)|]); Told(4, [|() => Log(_count)|]);")]
    public Task DelegatesThatAreOnlyWrittenAlike_HaveFieldsOfTheirOwn(string statements)
    {
        var parts = statements.Replace("|]", "", StringComparison.Ordinal).Split("[|");
        var kept = parts[0] + "_whenDone ??= " + parts[1] + "_whenDone2 ??= " + parts[2];
        const string Field = "private Action? _whenDone";
        return new Verify.Test
        {
            TestCode = In(statements),
            FixedCode = In(kept, Field + "2;\n" + Field + ";\n"),
            BatchFixedCode = In(kept, Field + ";\n" + Field + "2;\n"),
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task DelegatesThatDeclareTheSame_ShareAField() => Verify.VerifyCodeFixAsync(
        In("Weak.GetValue(text, [|key => Make(key)|]); Weak.GetValue(\"\", [|key =>  Make(key)|]);"),
        In(
            "Weak.GetValue(text, _createValueCallback ??= key => Make(key)); Weak.GetValue(\"\", _createValueCallback ??= key =>  Make(key));",
            "private ConditionalWeakTable<string, string>.CreateValueCallback? _createValueCallback;\n"));

    [Fact]
    public Task DelegateThatIsHandedOn_IsKeptInAField() => Verify.VerifyCodeFixAsync(
        In("Through([|() => _count++|]);"), In("Through(_whenDone ??= () => _count++);", "private Action? _whenDone;\n"));

    [Theory]
    [InlineData("Read(3, ReadStatic);")]
    [InlineData("Told(3, () => Use(text));")]
    [InlineData("Told(3, () => { });")]
    [InlineData("Keep(ReadItem);")]
    [InlineData("Virtual(ReadItem);")]
    [InlineData("_other.Read(3, _other.Make);")]
    [InlineData("System.Linq.Enumerable.Any(_items, Is);")]
    [InlineData("new System.Threading.Thread(Work).Start();")]
    [InlineData("System.Threading.Tasks.Task.Run(Work);")]
    [InlineData("var read = new Func<string>(ReadItem); Read(3, read);")]
    [InlineData("Done += Work;")]
    [InlineData("Read(3, NoSuch); Read(ReadItem);")]
    public Task OtherDelegate_IsSilent(string statement) => new Verify.Test
    {
        TestCode = In(statement),
        CompilerDiagnostics = Microsoft.CodeAnalysis.Testing.CompilerDiagnostics.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task DelegateOfAConstructor_IsSilent() => Verify.VerifyAnalyzerAsync(
        "using System; class C { C() => Run(Work); void Work() { } static void Run(Action action) => action(); }");

    [Theory]
    [InlineData("sealed class C { int M() => Run([|Work|]); ", null)]
    [InlineData("class C { int M() => Run([|Work|]); ", null)]
    [InlineData("public sealed class C { int M() => Run([|Work|]); ", null)]
    [InlineData("public class C { int M() => Run([|Work|]); ", "a clone of the object shares the delegate")]
    [InlineData("sealed class C { int M() => Run([|Work|]); object Copy() => MemberwiseClone(); ", "a clone of the object shares the delegate")]
    [InlineData("sealed class C : System.Globalization.GregorianCalendar { int M() => Run([|Work|]); ", "a clone of the object shares the delegate")]
    [InlineData("sealed class C : EventArgs { int M() => Run([|Work|]); ", null)]
    public async Task ObjectThatMayBeCloned_IsTold(string type, string? difference)
    {
        const string Rest = "int Work() => 3; static int Run(Func<int> run) => run(); }";
        var title = await new Verify.Test
        {
            TestCode = "using System;\n" + type + Rest,
            FixedCode = "using System;\n" + type.Replace("[|Work|]", "_work ??= Work", StringComparison.Ordinal).Replace(
                "{ int M()", "{ private Func<int> _work; int M()", StringComparison.Ordinal) + Rest,
        }.RunForTitleAsync(CancellationToken.None);
        Assert.EndsWith(difference is null ? "field" : " (" + difference + ")", title, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[Serializable] class C { int M() => Run([|Work|]); ")]
    [InlineData("record C { int M() => Run([|Work|]); ")]
    [InlineData("partial class C { static int s_first = 1; } partial class C { int M() => Run([|Work|]); ")]
    [InlineData("class C { int M<T>() => Run([|() => Work() + typeof(T).Name.Length|]); ")]
    public Task TypeThatCannotHaveTheField_GetsNoFix(string type)
    {
        var source = "using System;\n" + type + "int Work() => 3; static int Run(Func<int> run) => run(); static int Run(Func<int> run, int n) => n; }";
        return Verify.VerifyCodeFixAsync(source, source);
    }

    [Fact]
    public Task OlderLanguage_GetsNoFix()
    {
        const string Source = "using System;\nclass C { int M() => Run([|Work|]); int Work() => 3; static int Run(Func<int> run) => run(); }";
        return new Verify.Test { TestCode = Source, FixedCode = Source, LanguageVersion = LanguageVersion.CSharp7_3 }
            .RunAsync(TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task ClassicTable_IsAskedWithAKeptDelegate() => Verify.VerifyCodeFixAsync(
        In("Weak.GetValue(text, [|key => Make(key)|]);"),
        In(
            "Weak.GetValue(text, _createValueCallback ??= key => Make(key));",
            "private ConditionalWeakTable<string, string>.CreateValueCallback? _createValueCallback;\n"));

    [Fact]
    public Task Message_SaysThatItIsMadeOnEachCall() => Verify.VerifyAnalyzerAsync(
        In("Read(3, {|#0:ReadItem|});"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "The delegate 'ReadItem' allocates 64 B on each call, although it never changes (not known to be hot; newer JITs may remove it)"));

    [Fact]
    public Task CodeThatIsNotSureToRunOften_IsSilent() => CSharpAnalyzerVerifier<LoopInvariantAllocationAnalyzer>.VerifyAnalyzerAsync(In("Read(3, ReadItem);"));

    private static string In(string statement, string fields = "") =>
        $$"""
        #nullable enable
        using System;
        using System.Collections.Generic;
        using System.Runtime.CompilerServices;

        class Other { public string Make() => ""; public string Read(int count, Func<string> read) => read(); }

        class Reader
        {
            {{fields.Replace("\n", "\n    ", StringComparison.Ordinal)}}private readonly List<string> _items = new();
            private readonly Other _other = new();
            private static readonly ConditionalWeakTable<string, string> Weak = new();
            private static Func<string>? s_kept;
            private int _count;
            public event Action? Done;

            public void M(string text)
            {
                {{statement}}
            }

            private static string Read(int count, Func<string> read)
            {
                var all = "";
                for (var i = 0; i < count; i++)
                    all += read();
                return all;
            }

            private static void Told(int count, Action whenDone) => whenDone?.Invoke();
            private static void Told(int count, Action whenDone, string text) => Told(count, whenDone);
            private static void Through(Action whenDone) => Told(3, whenDone, "");
            private static void Keep(Func<string> read) => s_kept = read;
            protected virtual void Virtual(Func<string> read) => read();
            private static void Use(string text) { }
            private static void Log(int count, [CallerMemberName] string member = "") { }
            private static string ReadStatic() => "";
            private string ReadItem() => "" + _count++;
            private string Make(string key) => key + _count;
            private bool Is(string item) => item.Length == _count;
            private void Work() => Done?.Invoke();
        }
        """;
}
