using Allocations.Testing.Tests.Toys;
using Microsoft.CodeAnalysis.CSharp.Testing;
using Microsoft.CodeAnalysis.Testing;
using Original = Microsoft.CodeAnalysis.CSharp.Testing.CSharpCodeFixVerifier<
    Allocations.Testing.Tests.Toys.FieldNameAnalyzer,
    Allocations.Testing.Tests.Toys.FieldNameCodeFix,
    Microsoft.CodeAnalysis.Testing.DefaultVerifier>;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Testing.Tests.Toys.FieldNameAnalyzer,
    Allocations.Testing.Tests.Toys.FieldNameCodeFix>;

namespace Allocations.Testing.Tests;

/// <summary>What a code fix test accepts, and what it refuses.</summary>
public sealed class CodeFixTests
{
    private static CancellationToken Cancellation => TestContext.Current.CancellationToken;

    [Fact]
    public Task TextEqual_Passes() => Verify.VerifyCodeFixAsync("class C { int [|a|]; int [|b|]; }", "class C { int A; int B; }");

    [Fact]
    public async Task ExplicitDiagnostics_ArePassedOn()
    {
        var a = Verify.Diagnostic().WithLocation(0).WithArguments("a");

        await Verify.VerifyCodeFixAsync("class C { int {|#0:a|}; }", a, "class C { int A; }");
        await Verify.VerifyCodeFixAsync("class C { int {|#0:a|}, [|b|]; }", [a], "class C { int A, B; }");
        await Verify.VerifyAnalyzerAsync("class C { int {|#0:a|}; }", a);
    }

    [Fact]
    public async Task VerifierWithOriginalArguments_IsTheSame()
    {
        await Original.VerifyAnalyzerAsync("class C { int [|a|]; }");
        await Original.VerifyCodeFixAsync(
            "class C { int {|#0:a|}; }", Original.Diagnostic().WithLocation(0).WithArguments("a"), "class C { int A; }");
        await Failure.OfAsync(Original.VerifyCodeFixAsync("class C { int [|a|]; }", "class C { int B; }"));
    }

    [Fact]
    public async Task TextDiffers_FailsWithTheDifference()
    {
        var message = await Failure.OfAsync(Verify.VerifyCodeFixAsync("class C\n{\n    int [|ab|];\n}", "class C\n{\n    int AB ;\n}"));

        Assert.StartsWith("Context: Iterative code fix application", message);
        Assert.Contains("  class C\n  {\n-     int AB ;\n+     int AB;\n  }\n", message.ReplaceLineEndings("\n"));
    }

    [Fact]
    public async Task DiagnosticMissingInInput_FailsBeforeFixing() => Assert.StartsWith(
        "Context: Diagnostics of test state",
        await Failure.OfAsync(Verify.VerifyCodeFixAsync("class C { int [|A|]; }", "class C { int A; }")));

    [Fact]
    public async Task FixedTextDoesNotCompile_Fails()
    {
        var message = await Failure.OfAsync(Verify.VerifyCodeFixAsync("class C { int [|a|]; int A; }", "class C { int A; int A; }"));

        Assert.StartsWith("Context: Diagnostics of fixed state", message);
        Assert.Contains("error CS0102", message);
    }

    [Fact]
    public Task FixedTextDoesNotCompileAsMarked_Passes() =>
        Verify.VerifyCodeFixAsync("class C { int [|a|]; int A; }", "class C { int A; int {|CS0102:A|}; }");

    [Fact]
    public Task NoFixOffered_FixedCodeIsTheInput()
    {
        const string Source = "class C { int [|_a|]; }";
        return Verify.VerifyCodeFixAsync(Source, Source);
    }

    [Fact]
    public async Task FixOfferedThoughNoneExpected_Fails()
    {
        const string Source = "class C { int [|a|]; }";

        Assert.Contains("No code action is expected", await Failure.OfAsync(Verify.VerifyCodeFixAsync(Source, Source)));
    }

    [Fact]
    public async Task FixNotOfferedThoughExpected_Fails() =>
        Assert.Contains("+ class C { int _a; }", await Failure.OfAsync(Verify.VerifyCodeFixAsync("class C { int [|_a|]; }", "class C { int _A; }")));

    [Fact]
    public async Task NoFixedState_OnlyDiagnosticsAreCompared() => await new Verify.Test { TestCode = "class C { int [|a|]; }" }.RunAsync(Cancellation);

    [Fact]
    public async Task RemainingDiagnostic_MustBeAllowedInFixedState()
    {
        var test = new Verify.Test { TestCode = "class C { int [|a|]; int [|_b|]; }", FixedCode = "class C { int A; int [|_b|]; }" };
        Assert.Contains("Unexpected: /0/Test0.cs(1,22)-(1,24)", await Failure.OfAsync(test.RunAsync(Cancellation)));

        test.FixedState.MarkupHandling = MarkupMode.Allow;
        await test.RunAsync(Cancellation);
    }

    [Fact]
    public Task RemainingDiagnosticExpectedExplicitly_Passes() => new Verify.Test
    {
        TestCode = "class C { int [|a|]; int [|_b|]; }",
        FixedState =
        {
            Sources = { "class C { int A; int {|#0:_b|}; }" },
            ExpectedDiagnostics = { Verify.Diagnostic().WithLocation(0).WithArguments("_b") },
        },
    }.RunAsync(Cancellation);

    [Fact]
    public async Task RemainingCompilerError_IsInheritedUnlessMarked()
    {
        var test = new Verify.Test
        {
            TestCode = "class C { int [|a|]; Missing B; }",
            FixedCode = "class C { int A; Missing B; }",
            ExpectedDiagnostics = { DiagnosticResult.CompilerError("CS0246").WithSpan(1, 18, 1, 25) },
        };

        await test.RunAsync(Cancellation);
        await Verify.VerifyCodeFixAsync("class C { int [|a|]; {|CS0246:Missing|} B; }", "class C { int A; {|CS0246:Missing|} B; }");
    }

    [Fact]
    public Task SimplifierAndFormatterAnnotations_AreHonoured() => new CSharpCodeFixTest<FieldNameAnalyzer, AnnotatedCodeFix, DefaultVerifier>
    {
        TestCode = "class C { int [|a|]; int [|b|]; }",
        FixedCode = "class C { int A = int.MaxValue; int B = int.MaxValue; }",
    }.RunAsync(Cancellation);

    [Fact]
    public async Task NewFile_IsCompared()
    {
        var test = new CSharpCodeFixTest<FieldNameAnalyzer, NewFileCodeFix, DefaultVerifier>
        {
            TestCode = "partial class C { int [|a|]; }",
            FixedState = { Sources = { "partial class C { }", ("/0/Parts/Moved.cs", "partial class C { }") } },
        };
        await test.RunAsync(Cancellation);

        var incomplete = new CSharpCodeFixTest<FieldNameAnalyzer, NewFileCodeFix, DefaultVerifier>
        {
            TestCode = "partial class C { int [|a|]; }",
            FixedCode = "partial class C { }",
        };
        Assert.Contains("not expected (Moved.cs)", await Failure.OfAsync(incomplete.RunAsync(Cancellation)));
    }

    [Fact]
    public async Task AdditionalFile_IsCompared()
    {
        var test = new CSharpCodeFixTest<FieldNameAnalyzer, AdditionalFileCodeFix, DefaultVerifier>
        {
            TestState = { Sources = { "class C { int [|a|]; }" }, AdditionalFiles = { ("names.txt", "none") } },
            FixedCode = "class C { int A; }",
        };
        Assert.Contains("The content of 'names.txt' differs", await Failure.OfAsync(test.RunAsync(Cancellation)));

        test.FixedState.AdditionalFiles.Add(("names.txt", "a"));
        await test.RunAsync(Cancellation);
    }

    [Fact]
    public async Task EncodingLost_Fails()
    {
        var test = new CSharpCodeFixTest<FieldNameAnalyzer, LostEncodingCodeFix, DefaultVerifier>
        {
            TestCode = "class C { int [|a|]; }",
            FixedCode = "class C { int A; }",
        };

        Assert.Contains("encoding of '/0/Test0.cs' is 'lost'", await Failure.OfAsync(test.RunAsync(Cancellation)));
    }

    [Fact]
    public Task FixThatLeavesItsDiagnostic_IsAppliedOnce() => new CSharpCodeFixTest<FieldNameAnalyzer, FutileCodeFix, DefaultVerifier>
    {
        TestCode = "class C { int [|a|]; }",
        FixedState = { Sources = { "class C { int [|a|] ; }" }, MarkupHandling = MarkupMode.Allow },
    }.RunAsync(Cancellation);

    [Fact]
    public Task CompilerWarning_CanBeFixed() => new CSharpCodeFixTest<EmptyDiagnosticAnalyzer, UnusedVariableCodeFix, DefaultVerifier>
    {
        TestCode = "class C { void M() { int {|CS0219:x|} = 1; } }",
        FixedCode = "class C { void M() { } }",
    }.RunAsync(Cancellation);

    [Fact]
    public Task ConfigurationOfInput_AppliesToFixedCode() => new Verify.Test
    {
        TestState =
        {
            Sources = { "class C { int [|a|], b; }" },
            AnalyzerConfigFiles = { ("/.editorconfig", "[*]\ntoy.allowed_name = b") },
        },
        FixedCode = "class C { int A, b; }",
    }.RunAsync(Cancellation);
}
