using Allocations.Testing.Tests.Toys;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Testing;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Testing.Tests.Toys.FieldNameAnalyzer>;

namespace Allocations.Testing.Tests;

/// <summary>What reaches the analyzer and the compiler, and what they must not do.</summary>
public sealed class AnalysisTests
{
    private static CancellationToken Cancellation => TestContext.Current.CancellationToken;

    [Fact]
    public async Task AnalyzerThrows_FailsWithTheException()
    {
        var test = new Verify.Test { TestCode = "class C { int a; }" };
        test.TestState.AnalyzerConfigFiles.Add(("/.editorconfig", "[*]\ntoy.throws = true"));
        test.ExpectedDiagnostics.Add(new DiagnosticResult("AD0001", DiagnosticSeverity.Warning));

        var message = await Failure.OfAsync(test.RunAsync(Cancellation));

        Assert.Contains("AD0001", message);
        Assert.Contains("System.InvalidTimeZoneException: thrown by the toy", message);
        Assert.Contains($"at {typeof(FieldNameAnalyzer).FullName}.Analyze", message);
    }

    [Fact]
    public async Task CompilerErrorInInput_Fails()
    {
        var message = await Failure.OfAsync(Verify.VerifyAnalyzerAsync("class C { Missing A; }"));

        Assert.Contains("Unexpected: /0/Test0.cs(1,11)-(1,18): error CS0246", message);
    }

    [Fact]
    public async Task CompilerErrorMarked_Passes()
    {
        await Verify.VerifyAnalyzerAsync("class C { {|CS0246:Missing|} [|a|]; }");
        await Verify.VerifyAnalyzerAsync(
            "class C { {|#0:Missing|} A; }", DiagnosticResult.CompilerError("CS0246").WithLocation(0).WithArguments("Missing"));
    }

    [Fact]
    public async Task CompilerErrorMarkedButAbsent_Fails() =>
        Assert.Contains("Missing: /0/Test0.cs(1,11)-(1,14): CS0246", await Failure.OfAsync(Verify.VerifyAnalyzerAsync("class C { {|CS0246:int|} A; }")));

    [Fact]
    public async Task CompilerWarning_CountsWhenAskedFor()
    {
        var test = new Verify.Test { TestCode = "class C { void M() { int x = 1; } }" };
        await test.RunAsync(Cancellation);

        test.CompilerDiagnostics = CompilerDiagnostics.Warnings;
        Assert.Contains("warning CS0219", await Failure.OfAsync(test.RunAsync(Cancellation)));

        test.ExpectedDiagnostics.Add(DiagnosticResult.CompilerWarning("CS0219").WithSpan(1, 26, 1, 27));
        await test.RunAsync(Cancellation);
    }

    [Fact]
    public Task NoCompilerDiagnostics_IgnoresErrors() =>
        new Verify.Test { TestCode = "class C { Missing A; }", CompilerDiagnostics = CompilerDiagnostics.None }.RunAsync(Cancellation);

    [Fact]
    public Task DisabledDiagnostic_IsNotReported() =>
        new Verify.Test { TestCode = "class C { int a; }", DisabledDiagnostics = { "TOY001" } }.RunAsync(Cancellation);

    [Fact]
    public async Task EditorConfigOption_ReachesTheAnalyzer()
    {
        var test = new Verify.Test { TestCode = "class C { int a, [|b|]; }" };
        test.TestState.AnalyzerConfigFiles.Add(("/.editorconfig", "root = true\n[*.cs]\ntoy.allowed_name = a"));

        await test.RunAsync(Cancellation);
    }

    [Fact]
    public async Task EditorConfigOfAnotherFolder_DoesNotApply()
    {
        var test = new Verify.Test { TestCode = "class C { int [|a|]; }" };
        test.TestState.AnalyzerConfigFiles.Add(("/1/.editorconfig", "[*.cs]\ntoy.allowed_name = a"));

        await test.RunAsync(Cancellation);
    }

    [Fact]
    public async Task GlobalConfig_BringsOptionsAndBuildProperties()
    {
        var test = new Verify.Test { TestCode = "class C { int a, b, [|c|]; }" };
        test.TestState.AnalyzerConfigFiles.Add(("/.globalconfig", "is_global = true\nbuild_property.ToyAllowedName = a\ntoy.allowed_name = b"));

        await test.RunAsync(Cancellation);
    }

    [Fact]
    public async Task ConfiguredSeverity_IsReported()
    {
        var expected = Verify.Diagnostic().WithLocation(1, 15).WithArguments("a");
        var test = new Verify.Test { TestCode = "class C { int a; }", ExpectedDiagnostics = { expected.WithSeverity(DiagnosticSeverity.Error) } };
        test.TestState.AnalyzerConfigFiles.Add(("/.editorconfig", "[*]\ndotnet_diagnostic.TOY001.severity = error"));
        await test.RunAsync(Cancellation);

        var off = new Verify.Test { TestCode = "class C { int a; }" };
        off.TestState.AnalyzerConfigFiles.Add(("/.editorconfig", "[*]\ndotnet_diagnostic.TOY001.severity = none"));
        await off.RunAsync(Cancellation);
    }

    [Fact]
    public Task AdditionalFile_ReachesTheAnalyzer() => new Verify.Test
    {
        TestState = { Sources = { "class C { int a, [|b|]; }" }, AdditionalFiles = { ("allowed.txt", "a") } },
    }.RunAsync(Cancellation);

    [Fact]
    public async Task SeveralFiles_AreOneProject()
    {
        var test = new Verify.Test
        {
            TestState = { Sources = { "partial class C { int [|a|]; }", "partial class C { int M() => a; }", ("/0/Named.cs", "class D { int [|b|]; }") } },
        };

        await test.RunAsync(Cancellation);
        test.TestState.Sources.Add("class E { int c; }");
        Assert.Contains("Unexpected: /0/Test3.cs(1,15)-(1,16)", await Failure.OfAsync(test.RunAsync(Cancellation)));
    }

    [Fact]
    public async Task OutputKind_IsUsed()
    {
        var test = new Verify.Test { TestCode = "System.Console.WriteLine();" };
        Assert.Contains("CS8805", await Failure.OfAsync(test.RunAsync(Cancellation)));

        test.TestState.OutputKind = OutputKind.ConsoleApplication;
        await test.RunAsync(Cancellation);
    }

    [Fact]
    public Task SolutionTransform_IsApplied() => new Verify.Test
    {
        TestCode = "class C { string M(string? s) => s; }",
        CompilerDiagnostics = CompilerDiagnostics.Warnings,
        ExpectedDiagnostics = { DiagnosticResult.CompilerWarning("CS8603").WithSpan(1, 34, 1, 35) },
        SolutionTransforms =
        {
            static (solution, id) => solution.WithProjectCompilationOptions(
                id, ((CSharpCompilationOptions)solution.GetProject(id)!.CompilationOptions!).WithNullableContextOptions(NullableContextOptions.Enable)),
        },
    }.RunAsync(Cancellation);

    [Fact]
    public async Task AdditionalReference_IsUsed()
    {
        const string Source = "class C { Allocations.Testing.Tests.Toys.FieldNameAnalyzer A; }";
        await Failure.OfAsync(Verify.VerifyAnalyzerAsync(Source));

        var test = new Verify.Test { TestCode = Source };
        test.TestState.AdditionalReferences.Add(typeof(FieldNameAnalyzer).Assembly);
        test.TestState.AdditionalReferences.Add(typeof(Compilation).Assembly);
        await test.RunAsync(Cancellation);
    }

    [Fact]
    public async Task AnalyzerThatNeverChose_MustStayAwayFromGeneratedCode()
    {
        var test = new CSharpAnalyzerTest<UndecidedAnalyzer, DefaultVerifier> { TestCode = "class [|C|] { }" };
        Assert.Contains("<auto-generated>", await Failure.OfAsync(test.RunAsync(Cancellation)));

        test.TestBehaviors = TestBehaviors.SkipGeneratedCodeCheck;
        await test.RunAsync(Cancellation);
    }

    [Fact]
    public async Task DiagnosticThatPragmaDoesNotSilence_Fails()
    {
        var test = new CSharpAnalyzerTest<DetachedLocationAnalyzer, DefaultVerifier> { TestCode = "class [|C|] { }" };
        Assert.Contains("#pragma warning disable", await Failure.OfAsync(test.RunAsync(Cancellation)));

        test.TestBehaviors = TestBehaviors.SkipSuppressionCheck;
        await test.RunAsync(Cancellation);
    }

    [Fact]
    public async Task EmptyAnalyzer_LeavesTheCompiler()
    {
        var test = new CSharpAnalyzerTest<EmptyDiagnosticAnalyzer, DefaultVerifier> { TestCode = "class C { {|CS0246:Missing|} a; }" };

        await test.RunAsync(Cancellation);
    }
}
