using Allocations.Testing.Tests.Toys;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Testing;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Testing.Tests.Toys.FieldNameAnalyzer>;
using VerifyMethods = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Testing.Tests.Toys.MethodAnalyzer>;

namespace Allocations.Testing.Tests;

/// <summary>Expected against reported diagnostics of an analyzer.</summary>
public sealed class DiagnosticTests
{
    [Fact]
    public Task NothingExpectedNothingReported_Passes() => Verify.VerifyAnalyzerAsync("class C { int A; }");

    [Fact]
    public Task MarkedDiagnosticReported_Passes() => Verify.VerifyAnalyzerAsync("class C { int [|a|], {|TOY001:b|}; }");

    [Fact]
    public async Task UnexpectedDiagnostic_FailsWithIdSpanMessageAndSource()
    {
        var message = await Failure.OfAsync(Verify.VerifyAnalyzerAsync("class C\n{\n    int abc;\n}"));

        Assert.Contains("0 expected, 1 reported", message);
        Assert.Contains("Unexpected: /0/Test0.cs(3,9)-(3,12): info TOY001: Field 'abc' is not in capitals", message);
        Assert.Contains("    3 |     int abc;\n      |         ^^^", message.ReplaceLineEndings("\n"));
    }

    [Fact]
    public async Task MissingDiagnostic_FailsWithIdSpanAndSource()
    {
        var message = await Failure.OfAsync(Verify.VerifyAnalyzerAsync("class C\n{\n    int [|ABC|];\n}"));

        Assert.Contains("1 expected, 0 reported", message);
        Assert.Contains("Missing: /0/Test0.cs(3,9)-(3,12): TOY001", message);
        Assert.Contains("    3 |     int ABC;\n      |         ^^^", message.ReplaceLineEndings("\n"));
    }

    [Fact]
    public async Task MarkupOneCharacterOff_FailsNamingTheLocation()
    {
        var message = await Failure.OfAsync(Verify.VerifyAnalyzerAsync("class C { int [|ab|]c; }"));

        Assert.Contains("Missing: /0/Test0.cs(1,15)-(1,17)", message);
        Assert.Contains("Unexpected: /0/Test0.cs(1,15)-(1,18)", message);
        Assert.Contains("differs from a missing one in: location", message);
    }

    [Fact]
    public async Task DiagnosticMarkedTwice_Fails() =>
        Assert.Contains("2 expected, 1 reported", await Failure.OfAsync(Verify.VerifyAnalyzerAsync("class C { int [|[|a|]|]; }")));

    [Fact]
    public Task ArgumentsEqual_Passes() => Verify.VerifyAnalyzerAsync(
        "class C { int {|#0:a|}; int {|#1:b|}; }",
        Verify.Diagnostic().WithLocation(1).WithArguments("b"),
        Verify.Diagnostic(FieldNameAnalyzer.Id).WithLocation(0).WithArguments("a"));

    [Fact]
    public async Task ArgumentDiffers_FailsNamingTheMessage()
    {
        var message = await Failure.OfAsync(Verify.VerifyAnalyzerAsync(
            "class C { int {|#0:a|}; }", Verify.Diagnostic().WithLocation(0).WithArguments("b")));

        Assert.Contains("info TOY001: Field 'b' is not in capitals", message);
        Assert.Contains("info TOY001: Field 'a' is not in capitals", message);
        Assert.Contains("differs from a missing one in: message", message);
    }

    [Fact]
    public async Task ArgumentsWithoutMessageFormat_AreCompared()
    {
        var expected = new DiagnosticResult(FieldNameAnalyzer.Id, DiagnosticSeverity.Info).WithLocation(0);

        await Verify.VerifyAnalyzerAsync("class C { int {|#0:a|}; }", expected);
        await Verify.VerifyAnalyzerAsync("class C { int {|#0:a|}; }", expected.WithArguments("a"));
        Assert.Contains(
            "differs from a missing one in: message arguments",
            await Failure.OfAsync(Verify.VerifyAnalyzerAsync("class C { int {|#0:a|}; }", expected.WithArguments("b"))));
    }

    [Fact]
    public async Task MessageDiffers_Fails()
    {
        var expected = Verify.Diagnostic().WithLocation(0);

        await Verify.VerifyAnalyzerAsync("class C { int {|#0:a|}; }", expected.WithMessage("Field 'a' is not in capitals"));
        await Failure.OfAsync(Verify.VerifyAnalyzerAsync("class C { int {|#0:a|}; }", expected.WithMessage("Field 'a'")));
    }

    [Fact]
    public async Task SeverityDiffers_FailsNamingTheSeverity()
    {
        var expected = Verify.Diagnostic().WithLocation(0).WithArguments("a").WithSeverity(DiagnosticSeverity.Error);

        var message = await Failure.OfAsync(Verify.VerifyAnalyzerAsync("class C { int {|#0:a|}; }", expected));

        Assert.Contains("differs from a missing one in: severity", message);
        await Verify.VerifyAnalyzerAsync("class C { int {|#0:a|}; }", expected.WithOptions(DiagnosticOptions.IgnoreSeverity));
    }

    [Fact]
    public async Task LineAndColumn_AreComparedFromOne()
    {
        var expected = Verify.Diagnostic().WithArguments("abc");

        await Verify.VerifyAnalyzerAsync("class C {\n int abc; }", expected.WithLocation(2, 6));
        await Verify.VerifyAnalyzerAsync("class C {\n int abc; }", expected.WithSpan(2, 6, 2, 9));
        await Verify.VerifyAnalyzerAsync("class C {\n int abc; }", expected.WithSpan("/0/Test0.cs", 2, 6, 2, 9));
        await Failure.OfAsync(Verify.VerifyAnalyzerAsync("class C {\n int abc; }", expected.WithLocation(2, 5)));
        await Failure.OfAsync(Verify.VerifyAnalyzerAsync("class C {\n int abc; }", expected.WithSpan(2, 6, 2, 8)));
        await Failure.OfAsync(Verify.VerifyAnalyzerAsync("class C {\n int abc; }", expected.WithSpan("/0/Other.cs", 2, 6, 2, 9)));
    }

    [Fact]
    public async Task VagueAndExactExpectation_EachFindsItsPartner()
    {
        var vague = new DiagnosticResult("TOY002", DiagnosticSeverity.Info).WithOptions(DiagnosticOptions.IgnoreAdditionalLocations);

        await VerifyMethods.VerifyAnalyzerAsync(
            "class C { void {|#0:M|}() { } }\nclass D { void {|#1:M|}() { } }",
            vague.WithLocation(0),
            vague.WithLocation(1).WithMessage("Method 'M'"));
    }

    [Fact]
    public Task RuleOffByDefault_Runs() => VerifyMethods.VerifyAnalyzerAsync("class C { void {|TOY002:M|}() { } }");

    [Fact]
    public async Task AdditionalLocation_IsCompared()
    {
        var expected = new DiagnosticResult(MethodAnalyzer.Instance).WithLocation(0).WithArguments("M");

        await VerifyMethods.VerifyAnalyzerAsync("class {|#1:C|} { void {|#0:M|}() { } }", expected.WithLocation(1));
        Assert.Contains(
            "additional locations",
            await Failure.OfAsync(VerifyMethods.VerifyAnalyzerAsync("class C { void {|#0:M|}() { } }", expected)));
    }

    [Fact]
    public async Task DiagnosticWithoutLocation_MustBeExpectedSo()
    {
        const string Source = "class C { static void {|TOY002:Main|}() { } }";

        await VerifyMethods.VerifyAnalyzerAsync(Source, VerifyMethods.Diagnostic("TOY003"));
        await VerifyMethods.VerifyAnalyzerAsync(Source, VerifyMethods.Diagnostic("TOY003").WithLocation(1, 1).WithNoLocation());
        Assert.Contains("Unexpected: warning TOY003", await Failure.OfAsync(VerifyMethods.VerifyAnalyzerAsync(Source)));
        await Failure.OfAsync(VerifyMethods.VerifyAnalyzerAsync(Source, VerifyMethods.Diagnostic("TOY003").WithLocation(1, 1)));
    }

    [Fact]
    public async Task SeveralRules_DiagnosticWithoutIdFails()
    {
        Assert.Throws<InvalidOperationException>(() => VerifyMethods.Diagnostic());
        Assert.Throws<InvalidOperationException>(() => VerifyMethods.Diagnostic("TOY002"));
        var test = new CSharpAnalyzerTest<MethodAnalyzer, DefaultVerifier> { TestCode = "class C { void [|M|]() { } }" };
        Assert.Contains("Markup can omit the id only if", await Failure.OfAsync(test.RunAsync(TestContext.Current.CancellationToken)));
    }

    [Fact]
    public async Task SeveralDescriptorsOfOneId_NeedUseFirstDescriptor()
    {
        var test = new CSharpAnalyzerTest<MethodAnalyzer, DefaultVerifier> { TestCode = "class C { void {|TOY002:M|}() { } }" };
        Assert.Contains("Several descriptors have the id", await Failure.OfAsync(test.RunAsync(TestContext.Current.CancellationToken)));

        test.MarkupOptions = MarkupOptions.UseFirstDescriptor;
        await test.RunAsync(TestContext.Current.CancellationToken);
    }

    [Fact]
    public async Task DiagnosticVerifier_SeesEveryPair()
    {
        var seen = new List<string>();
        var test = new Verify.Test
        {
            TestCode = "class C { int [|a|], [|b|]; }",
            DiagnosticVerifier = (actual, expected, _) => seen.Add(actual.GetMessage() + expected.Id),
        };

        await test.RunAsync(TestContext.Current.CancellationToken);

        Assert.Equal(2, seen.Count);
    }

    [Fact]
    public async Task NoSource_Fails() =>
        Assert.Contains("TestState.Sources", await Failure.OfAsync(new Verify.Test().RunAsync(TestContext.Current.CancellationToken)));
}
