using System.Collections.Immutable;
using Microsoft.CodeAnalysis.CSharp.Testing;
using Microsoft.CodeAnalysis.Testing;
using Microsoft.CodeAnalysis.Text;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Testing.Tests.Toys.FieldNameAnalyzer>;

namespace Allocations.Testing.Tests;

/// <summary>What markup means.</summary>
public sealed class MarkupTests
{
    [Fact]
    public void NamedNumberedAndNestedSpans_AreRead()
    {
        TestFileMarkupParser.GetSpans(
            "a{|X1:b[|c|]{|#0:d|}|}{|#1:e|#1}", out var code, out ImmutableDictionary<string, ImmutableArray<TextSpan>> spans);

        Assert.Equal("abcde", code);
        Assert.Equal([new TextSpan(1, 3)], spans["X1"]);
        Assert.Equal([new TextSpan(2, 1)], spans[""]);
        Assert.Equal([new TextSpan(3, 1)], spans["#0"]);
        Assert.Equal([new TextSpan(4, 1)], spans["#1"]);
    }

    [Fact]
    public void SpansOfOneName_AreInOrder()
    {
        TestFileMarkupParser.GetSpans("[|a[|b|]|][||]", out _, out ImmutableArray<TextSpan> spans);

        Assert.Equal([new TextSpan(0, 2), new TextSpan(1, 1), new TextSpan(2, 0)], spans);
    }

    [Fact]
    public void BracketsOfCode_AreNotMarkup()
    {
        const string Code = "int[] a = b | [1]; if (x is { A: 1 } || y) { return a[0] | 1; }";
        TestFileMarkupParser.GetSpans(Code, out var output, out ImmutableArray<TextSpan> spans);

        Assert.Equal(Code, output);
        Assert.Empty(spans);
    }

    [Fact]
    public void PositionIndicator_IsReadOrCode()
    {
        TestFileMarkupParser.GetPositionsAndSpans("a$$b", out var code, out var positions, out _);
        Assert.Equal("ab", code);
        Assert.Equal([1], positions);

        TestFileMarkupParser.GetSpans("a$$b", treatPositionIndicatorsAsCode: true, out code, out _);
        Assert.Equal("a$$b", code);
    }

    [Theory]
    [InlineData("[|a")]
    [InlineData("a|]")]
    [InlineData("{|X:a|]")]
    [InlineData("[|a|}")]
    public void UnpairedMarkup_Throws(string input) =>
        Assert.Throws<ArgumentException>(() => TestFileMarkupParser.GetSpans(input, out _, out ImmutableArray<TextSpan> _));

    [Fact]
    public Task RawInterpolatedString_IsCode() => Verify.VerifyAnalyzerAsync(""""
        class C { int [|a|]; string M() => $$"""{{a}}"""; }
        """");

    [Fact]
    public async Task Position_ExpectsAStartOfAnyLength()
    {
        var test = new CSharpAnalyzerTest<Toys.FieldNameAnalyzer, DefaultVerifier> { TestCode = "class C { int $$abc; }" };
        await test.RunAsync(TestContext.Current.CancellationToken);

        var other = new CSharpAnalyzerTest<Toys.FieldNameAnalyzer, DefaultVerifier> { TestCode = "class C { int a$$bc; }" };
        await Failure.OfAsync(other.RunAsync(TestContext.Current.CancellationToken));
    }

    [Fact]
    public async Task UnknownMarkupKey_Fails() => Assert.Contains(
        "'#1' was not found", await Failure.OfAsync(Verify.VerifyAnalyzerAsync("class C { int {|#0:a|}; }", Verify.Diagnostic().WithLocation(1))));

    [Fact]
    public async Task MarkupKeyTwice_Fails() =>
        Assert.Contains("more than once", await Failure.OfAsync(Verify.VerifyAnalyzerAsync("class C { int {|#0:a|}, {|#0:b|}; }")));

    [Fact]
    public async Task IgnoredMarkup_ExpectsNothing()
    {
        var test = new Verify.Test { TestCode = "class C { int [|A|]; }", TestState = { MarkupHandling = MarkupMode.Ignore } };
        await test.RunAsync(TestContext.Current.CancellationToken);

        test = new Verify.Test { TestCode = "class C { int [|a|]; }", TestState = { MarkupHandling = MarkupMode.Ignore } };
        await Failure.OfAsync(test.RunAsync(TestContext.Current.CancellationToken));
    }
}
