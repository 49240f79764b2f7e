using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Microsoft.CodeAnalysis.Testing.EmptyDiagnosticAnalyzer>;

namespace Allocations.Testing.Tests;

/// <summary>Frameworks and language versions.</summary>
public sealed class LanguageTests
{
    private static CancellationToken Cancellation => TestContext.Current.CancellationToken;

    [Fact]
    public Task DefaultOfTheRepository_IsNet10() =>
        Verify.VerifyAnalyzerAsync("class C { System.Threading.Lock A; object F() => System.Linq.AsyncEnumerable.Empty<int>(); }");

    [Fact]
    public Task Net90_HasLockButNotAsyncEnumerable() => VerifyOnAsync(
        ReferenceAssemblies.Net.Net90, "class C { System.Threading.Lock A; object F() => {|CS0234:System.Linq.AsyncEnumerable|}.Empty<int>(); }");

    [Fact]
    public Task Net80_HasSpanButNotLock() => VerifyOnAsync(
        ReferenceAssemblies.Net.Net80, "class C { System.Threading.{|CS0234:Lock|} A; System.Span<int> M() => default; }");

    [Fact]
    public Task NetStandard20_HasValueTupleButNotSpan() => VerifyOnAsync(
        ReferenceAssemblies.NetStandard.NetStandard20,
        "using System.Linq; class C { (int, string) A; bool M(int[] xs) => xs.Any(); System.{|CS0234:Span<int>|} F() => default; }");

    [Fact]
    public void DefaultOfTheLibrary_IsNetStandard20() => Assert.Same(ReferenceAssemblies.NetStandard.NetStandard20, ReferenceAssemblies.Default);

    [Fact]
    public Task OlderLanguage_RefusesNewerSyntax() => new Verify.Test
    {
        TestCode = "class C { object M() { {|CS8370:using|} var s = new System.IO.MemoryStream(); return s; } }",
        LanguageVersion = LanguageVersion.CSharp7_3,
    }.RunAsync(Cancellation);

    [Fact]
    public async Task DefaultLanguage_IsTheNewestKnown()
    {
        const string FileLocalType = "file class C { string M() => \"\"\"raw\"\"\"; }";

        await Verify.VerifyAnalyzerAsync(FileLocalType);
        Assert.True(RoslynFacts.Latest >= LanguageVersion.CSharp11);
        Assert.True(RoslynFacts.Supports(RoslynFacts.Latest));
    }

    [Fact(Skip = "Needs C# 14.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp14))]
    public Task CSharp14_CompilesWhereItIsKnown() => new Verify.Test
    {
        TestCode = "class C { int A { get => field; set; } }",
        LanguageVersion = RoslynFacts.CSharp14,
    }.RunAsync(Cancellation);

    [Fact(Skip = "Knows C# 12.", SkipType = typeof(RoslynFacts), SkipWhen = nameof(RoslynFacts.SupportsCSharp12))]
    public async Task UnknownLanguage_FailsSayingHowToSkip()
    {
        var test = new Verify.Test { TestCode = "class C { }", LanguageVersion = RoslynFacts.CSharp12 };

        Assert.Contains("does not know C# 12. Skip the test with", await Failure.OfAsync(test.RunAsync(Cancellation)));
    }

    [Fact]
    public void Version_IsThatOfTheCompiler()
    {
        Assert.True(RoslynFacts.Version >= new Version(4, 5));
        Assert.False(RoslynFacts.Supports((LanguageVersion)9900));
        Assert.True(RoslynFacts.Supports(LanguageVersion.Preview));
    }

    private static Task VerifyOnAsync(ReferenceAssemblies framework, string source) =>
        new Verify.Test { TestCode = source, ReferenceAssemblies = framework }.RunAsync(Cancellation);
}
