using Allocations.Analyzers.Rules.Arguments.ParamsArray;
using Allocations.CodeFixes.Rules.Arguments.ParamsArray;
using Allocations.CodeFixes.Verification;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests.Arguments.ParamsArray;

/// <summary>What code is told about the place of a call, which no rewrite may change.</summary>
public sealed class CallerInformationTests
{
    private const string Loggers = """
        using System;
        using System.Diagnostics;
        using System.Reflection;
        using System.Runtime.CompilerServices;

        static class Log
        {
            public static void Name([CallerMemberName] string name = null) => Console.WriteLine(name);
            public static void Line(string text, [CallerLineNumber] int line = 0) => Console.WriteLine(text);
            public static void Text(object value, [CallerArgumentExpression("value")] string text = null) => Console.WriteLine(text);
            public static void File([CallerFilePath] string path = null) => Console.WriteLine(path);
        }

        """;

    [Theory]
    [InlineData("Log.Name();")]
    [InlineData("Log.Line(\"\");")]
    [InlineData("new Action(() => Log.Name())();")]
    [InlineData("Console.WriteLine(MethodBase.GetCurrentMethod().Name);")]
    [InlineData("Console.WriteLine(Assembly.GetCallingAssembly());")]
    [InlineData("Console.WriteLine(new StackTrace().GetFrame(0).GetMethod());")]
    [InlineData("Console.WriteLine(Environment.StackTrace);")]
    public Task BodyThatIsToldItsMember_DoesNotMove(string statement) => VerifyNoneAsync(Walking(statement));

    [Theory]
    [InlineData("Log.Name(\"x\");")]
    [InlineData("Log.Text(sum);")]
    [InlineData("Log.File();")]
    [InlineData("Console.WriteLine(nameof(sum));")]
    public async Task BodyThatIsToldTheSameElsewhere_Moves(string statement) =>
        Assert.Contains("SumCore", await FixedAsync(Walking(statement)), StringComparison.Ordinal);

    [Fact]
    public async Task BodyThatIsWrittenOnceMore_StaysInItsMember()
    {
        var changed = await FixedAsync(Looping("Log.Name();"));

        Assert.Contains("void Sum(int number)", changed, StringComparison.Ordinal);
        Assert.DoesNotContain("SumCore", changed, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Console.WriteLine(MethodBase.GetCurrentMethod());")]
    [InlineData("Log.Line(\"\");")]
    [InlineData("Log.Text(number);", "foreach (var n in numbers)")]
    public Task BodyThatIsToldSomethingElseOnceMore_IsNotWritten(string statement, string loop = "foreach (var number in numbers)") =>
        VerifyNoneAsync(Looping(
            loop.Contains("n in", StringComparison.Ordinal) ? statement.Replace("number", "n", StringComparison.Ordinal) : statement, loop));

    [Theory]
    [InlineData("void A() => Log.Name(); void B() { }", "void A() { } void B() => Log.Name();", false)]
    [InlineData("void A() { Log.Name(); } void B() { Log.Name(); }", "void A() { } void B() { Log.Name(); Log.Name(); }", false)]
    [InlineData("void A() { Log.Name(); } void B() { }", "void B() { } void A() { Log.Name(); Log.Name(); }", true)]
    [InlineData("void A() { Log.Name(); }", "void A() { }", true)]
    [InlineData("int A { get { Log.Name(); return 1; } set { } }", "int A { get { return 1; } set { Log.Name(); } }", true)]
    [InlineData("int A { get { Log.Name(); return 1; } }", "int A { get { return Made(); } } int Made() { Log.Name(); return 1; }", false)]
    [InlineData("void A(string s) { Log.Text(s.Trim()); }", "void A(string s) { var t = s.Trim(); Log.Text(t); }", false)]
    [InlineData("void A(string s) { Log.Text(s.Trim()); }", "void A(string s) { Console.WriteLine(); Log.Text(s.Trim()); }", true)]
    [InlineData("void A(string s) { ArgumentNullException.ThrowIfNull(s); }", "void A(string t) { ArgumentNullException.ThrowIfNull(t); }", false)]
    [InlineData("void A(string s) { Console.WriteLine(nameof(s)); }", "void A(string s2) { Console.WriteLine(nameof(s2)); }", false)]
    [InlineData("object A(string s) => new { s };", "object A(string s2) => new { s2 };", false)]
    [InlineData("object A(string s) => new { s };", "object A(string s2) => new { s = s2 };", true)]
    [InlineData("void A() { Log.Line(\"\"); }", "void A() { Console.WriteLine();\n\n Log.Line(\"\"); }", true)]
    [InlineData("void A() { Log.Line(\"\"); }", "void A() { B(); } void B() { Log.Line(\"\"); }", false)]
    [InlineData("void A() { Log.Name(\"A\"); }", "void A() { Log.Name(); }", false)]
    [InlineData("object A = MethodBase.GetCurrentMethod();", "object A = F(); static object F() => MethodBase.GetCurrentMethod();", false)]
    public async Task Members_AreToldTheSame(string before, string after, bool isSame)
    {
        using var workspace = new AdhocWorkspace();
        var id = DocumentId.CreateNewId(workspace.AddProject("P", LanguageNames.CSharp).Id);
        var solution = workspace.CurrentSolution
            .WithProjectCompilationOptions(id.ProjectId, new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary))
            .AddMetadataReferences(id.ProjectId, Allocations.Testing.Behaviour.CompiledMethods.References)
            .AddDocument(id, "C.cs", Loggers + "class C { " + before + " }");
        var changed = solution.WithDocumentText(id, Microsoft.CodeAnalysis.Text.SourceText.From(Loggers + "class C { " + after + " }"));

        Assert.Equal(isSame, await FixVerification.IsSoundAsync(solution, new Fix("", "", changed), TestContext.Current.CancellationToken));
    }

    private static string Walking(string statement) => Loggers + $$"""
        class C
        {
            static void Sum(params int[] numbers)
            {
                var sum = 0;
                for (var i = 0; i < numbers.Length; i++)
                    sum += numbers[i];
                {{statement}}
            }

            static void M()
            {
                while (true)
                    [|Sum(1)|];
            }
        }
        """;

    private static string Looping(string statement, string loop = "foreach (var number in numbers)") => Loggers + $$"""
        class C
        {
            static void Sum(params int[] numbers)
            {
                {{loop}}
                {
                    {{statement}}
                }
            }

            static void M()
            {
                while (true)
                    [|Sum(1)|];
            }
        }
        """;

    private static Task VerifyNoneAsync(string source) => OverloadFix.VerifyNoneAsync(source);

    private static async Task<string> FixedAsync(string source) =>
        await AppliedFix.SafeAsync<ParamsArrayAnalyzer, ParamsArrayCodeFix>(
            source.Replace("[|", "", StringComparison.Ordinal).Replace("|]", "", StringComparison.Ordinal));
}
