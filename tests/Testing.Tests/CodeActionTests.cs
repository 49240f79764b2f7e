using Allocations.Testing.Tests.Toys;
using Microsoft.CodeAnalysis.CSharp.Testing;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Testing.Tests.Toys.FieldNameAnalyzer,
    Allocations.Testing.Tests.Toys.FieldNameCodeFix>;

namespace Allocations.Testing.Tests;

/// <summary>Which action is applied, how often, and what its tree must be.</summary>
public sealed class CodeActionTests
{
    private static CancellationToken Cancellation => TestContext.Current.CancellationToken;

    [Fact]
    public async Task EquivalenceKey_ChoosesTheAction()
    {
        await FixFirstAsync(test => test.CodeActionEquivalenceKey = FieldNameCodeFix.FirstCapital);
        await FixFirstAsync(test => test.CodeActionIndex = 1);
        await FixFirstAsync(test => (test.CodeActionIndex, test.CodeActionEquivalenceKey) = (1, FieldNameCodeFix.FirstCapital));
    }

    [Fact]
    public async Task KeyAtIndexDiffers_Fails() => Assert.Contains(
        "equivalence key 'first', expected was 'all'",
        await Failure.OfAsync(FixFirstAsync(test => (test.CodeActionIndex, test.CodeActionEquivalenceKey) = (1, FieldNameCodeFix.AllCapitals))));

    [Fact]
    public async Task UnknownKey_IsNotOffered() =>
        Assert.Contains("- class C { int Ab; }", await Failure.OfAsync(FixFirstAsync(test => test.CodeActionEquivalenceKey = "other")));

    [Fact]
    public async Task CodeActionVerifier_SeesTheAction()
    {
        await FixFirstAsync(test => (test.CodeActionIndex, test.CodeActionVerifier) =
            (1, (action, verifier) => verifier.Equal("Rename to first capitals", action.Title)));
        await Failure.OfAsync(FixFirstAsync(test => (test.CodeActionIndex, test.CodeActionVerifier) =
            (1, (action, verifier) => verifier.Equal("Another title", action.Title))));
    }

    [Fact]
    public async Task NumberOfIterations_IsExactOrAtMost()
    {
        await FixTwoAsync(2);
        await FixTwoAsync(-5);
        Assert.Contains("More than 1 iterations are needed", await Failure.OfAsync(FixTwoAsync(1)));
        Assert.Contains("Expected '3' iterations but found '2'", await Failure.OfAsync(FixTwoAsync(3)));

        static Task FixTwoAsync(int iterations) => new Verify.Test
        {
            TestCode = "class C { int [|a|]; int [|b|]; }",
            FixedCode = "class C { int A; int B; }",
            NumberOfIncrementalIterations = iterations,
        }.RunAsync(Cancellation);
    }

    [Fact]
    public Task FixOne_FixesTheFirst() => new Verify.Test
    {
        TestCode = "class C { int [|a|]; int [|b|]; }",
        FixedState = { Sources = { "class C { int A; int [|b|]; }" }, MarkupHandling = MarkupMode.Allow },
        BatchFixedState = { Sources = { "class C { int A; int B; }" }, MarkupHandling = MarkupMode.Allow },
        CodeFixTestBehaviors = CodeFixTestBehaviors.FixOne,
        NumberOfIncrementalIterations = 1,
    }.RunAsync(Cancellation);

    [Fact]
    public async Task WrongTree_FailsThoughTheTextIsRight()
    {
        var test = new CSharpCodeFixTest<FieldNameAnalyzer, WrongTreeCodeFix, DefaultVerifier>
        {
            TestCode = "class C { int [|a|]; }",
            FixedCode = "class C { int A, A2; }",
        };
        Assert.Contains("made a tree that its text does not parse to", await Failure.OfAsync(test.RunAsync(Cancellation)));

        test.CodeActionValidationMode = CodeActionValidationMode.None;
        await test.RunAsync(Cancellation);
    }

    private static Task FixFirstAsync(Action<Verify.Test> configure)
    {
        var test = new Verify.Test
        {
            TestCode = "class C { int [|ab|]; }",
            FixedState = { Sources = { "class C { int [|Ab|]; }" }, MarkupHandling = MarkupMode.Allow },
            CodeFixTestBehaviors = CodeFixTestBehaviors.FixOne,
        };
        configure(test);
        return test.RunAsync(Cancellation);
    }
}
