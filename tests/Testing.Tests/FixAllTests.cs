using Allocations.Testing.Tests.Toys;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Testing;
using Microsoft.CodeAnalysis.Testing;

namespace Allocations.Testing.Tests;

/// <summary>Every scope of Fix All must give the expected code.</summary>
public sealed class FixAllTests
{
    private static CancellationToken Cancellation => TestContext.Current.CancellationToken;

    [Fact]
    public Task DocumentScopeDiffers_Fails() =>
        VerifyFailsInAsync<NoDocumentFixAll>("Fix all in document", CodeFixTestBehaviors.SkipFixAllInDocumentCheck);

    [Fact]
    public Task ProjectScopeDiffers_Fails() =>
        VerifyFailsInAsync<NoProjectFixAll>("Fix all in project", CodeFixTestBehaviors.SkipFixAllInProjectCheck);

    [Fact]
    public Task SolutionScopeDiffers_Fails() =>
        VerifyFailsInAsync<NoSolutionFixAll>("Fix all in solution", CodeFixTestBehaviors.SkipFixAllInSolutionCheck);

    [Fact]
    public Task NoScopeWanted_IsSkipped() =>
        TestOf<NoSolutionFixAll>(CodeFixTestBehaviors.SkipFixAllCheck).RunAsync(Cancellation);

    [Fact]
    public Task ScopeNotSupported_IsSkipped() => TestOf<DocumentScopeOnly>().RunAsync(Cancellation);

    [Fact]
    public Task NoFixAllProvider_IsSkipped() => TestOf<NoFixAllCodeFix>().RunAsync(Cancellation);

    [Fact]
    public async Task BatchFixedCode_IsComparedInFixAllOnly()
    {
        // Fix All of this provider does nothing in a document, so there its result is the input.
        var test = new CSharpCodeFixTest<FieldNameAnalyzer, NoDocumentFixAll, DefaultVerifier>
        {
            TestCode = "class C { int [|a|]; }",
            FixedCode = "class C { int A; }",
            BatchFixedState = { Sources = { "class C { int [|a|]; }" }, MarkupHandling = MarkupMode.Allow },
            NumberOfFixAllIterations = 1,
            CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllInProjectCheck | CodeFixTestBehaviors.SkipFixAllInSolutionCheck,
        };
        await test.RunAsync(Cancellation);

        test.CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllInDocumentCheck;
        Assert.StartsWith("Context: Fix all in project", await Failure.OfAsync(test.RunAsync(Cancellation)));
    }

    [Fact]
    public async Task NumberOfFixAllIterations_IsExact()
    {
        var test = TestOf<FieldNameCodeFix>();
        test.NumberOfFixAllIterations = 2;

        Assert.Contains("Expected '2' iterations but found '1'", await Failure.OfAsync(test.RunAsync(Cancellation)));
    }

    [Fact]
    public Task SeveralFiles_AreFixedFileByFileOrAtOnce() => VerifySeveralFilesAsync<FieldNameCodeFix>();

    [Fact]
    public Task SeveralFilesByDocument_AreFixedFileByFileOrAtOnce() => VerifySeveralFilesAsync<DocumentBasedCodeFix>();

    [Fact]
    public Task ManyInOneLine_AreAllFixed() => new CSharpCodeFixTest<FieldNameAnalyzer, FieldNameCodeFix, DefaultVerifier>
    {
        TestCode = "class C { int [|d|], [|e|], [|f|]; /* kept */ int [|g|]; }",
        FixedCode = "class C { int D, E, F; /* kept */ int G; }",
    }.RunAsync(Cancellation);

    private static Task VerifySeveralFilesAsync<TCodeFix>()
        where TCodeFix : CodeFixProvider, new() => new CSharpCodeFixTest<FieldNameAnalyzer, TCodeFix, DefaultVerifier>
    {
        TestState = { Sources = { "class C { int [|a|]; }", "class D { int [|b|]; }" } },
        FixedState = { Sources = { "class C { int A; }", "class D { int B; }" } },
        NumberOfFixAllInDocumentIterations = 2,
        NumberOfFixAllInProjectIterations = 1,
        NumberOfFixAllIterations = 1,
    }.RunAsync(Cancellation);

    private static async Task VerifyFailsInAsync<TCodeFix>(string step, CodeFixTestBehaviors skip)
        where TCodeFix : CodeFixProvider, new()
    {
        var message = await Failure.OfAsync(TestOf<TCodeFix>().RunAsync(Cancellation));

        Assert.StartsWith($"Context: {step}", message);
        Assert.Contains("- class C { int A; int B; }", message);
        await TestOf<TCodeFix>(skip).RunAsync(Cancellation);
    }

    private static CSharpCodeFixTest<FieldNameAnalyzer, TCodeFix, DefaultVerifier> TestOf<TCodeFix>(CodeFixTestBehaviors behaviors = default)
        where TCodeFix : CodeFixProvider, new() => new()
    {
        TestCode = "class C { int [|a|]; int [|b|]; }",
        FixedCode = "class C { int A; int B; }",
        CodeFixTestBehaviors = behaviors,
    };
}
