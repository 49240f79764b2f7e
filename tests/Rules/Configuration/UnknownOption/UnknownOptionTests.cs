using Allocations.Analyzers.Rules.Configuration.UnknownOption;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Configuration.UnknownOption.UnknownOptionAnalyzer>;

namespace Allocations.Tests.Configuration.UnknownOption;

public sealed class UnknownOptionTests
{
    [Theory]
    [InlineData("dotnet_code_quality.allocations.minimum_heat = hot")]
    [InlineData("dotnet_code_quality.ALLOC101.minimum_heat = unknown")]
    [InlineData("dotnet_code_quality.ALLOC301.max_stackalloc_bytes = 64")]
    [InlineData("dotnet_code_quality.allocations.max_stackalloc_bytes = 1024")]
    [InlineData("dotnet_code_quality.allocations.unsafe_fixes = true")]
    [InlineData("dotnet_code_quality.allocations.hot_members = M:Shop.Cart.Add(System.Int32,System.String) | Cart.*")]
    [InlineData("dotnet_code_quality.ALLOC101.cold_members = N:Shop.Migrations,Cart.Remove")]
    [InlineData("dotnet_code_quality.Performance.api_surface = public")]
    [InlineData("dotnet_code_quality.minimum_heat = boiling")]
    [InlineData("dotnet_diagnostic.ALLOC001.severity = error")]
    public Task ValidOrForeignKey_IsSilent(string line) => VerifyAsync(line);

    [Theory]
    [InlineData(
        "dotnet_code_quality.allocations.minimum_heet = hot",
        "The option 'dotnet_code_quality.allocations.minimum_heet' is unknown; the nearest one is 'dotnet_code_quality.allocations.minimum_heat'")]
    [InlineData(
        "dotnet_code_quality.ALLOC999.minimum_heat = hot",
        "The option 'dotnet_code_quality.alloc999.minimum_heat' is unknown; the nearest one is 'dotnet_code_quality.ALLOC901.minimum_heat'")]
    [InlineData(
        "dotnet_code_quality.allocation.trust_jit = true",
        "The option 'dotnet_code_quality.allocation.trust_jit' is unknown; the nearest one is 'dotnet_code_quality.allocations.trust_jit'")]
    [InlineData(
        "dotnet_code_quality.allocations = hot",
        "The option 'dotnet_code_quality.allocations' is unknown; the nearest one is 'dotnet_code_quality.allocations.trust_jit'")]
    [InlineData(
        "dotnet_code_quality.allocations.minimum_heat = boiling",
        "The value 'boiling' of 'dotnet_code_quality.allocations.minimum_heat' is not valid; it is one of hot | warm | unknown, and the default applies")]
    [InlineData(
        "dotnet_code_quality.allocations.max_stackalloc_bytes = -1",
        "The value '-1' of 'dotnet_code_quality.allocations.max_stackalloc_bytes' is not valid; it is one of 0 to 65536, and the default applies")]
    [InlineData(
        "dotnet_code_quality.ALLOC101.max_stackalloc_bytes = 64",
        "The rule ALLOC101 does not read 'max_stackalloc_bytes', so 'dotnet_code_quality.alloc101.max_stackalloc_bytes' has no effect")]
    [InlineData(
        "dotnet_code_quality.ALLOC503.minimum_heat = hot",
        "The rule ALLOC503 does not read 'minimum_heat', so 'dotnet_code_quality.alloc503.minimum_heat' has no effect")]
    [InlineData(
        "dotnet_code_quality.allocations.hot_member = Cart.Add",
        "The option 'dotnet_code_quality.allocations.hot_member' is unknown; the nearest one is 'dotnet_code_quality.allocations.hot_members'")]
    [InlineData(
        "dotnet_code_quality.allocations.hot_members = X:Cart",
        "The value 'X:Cart' of 'dotnet_code_quality.allocations.hot_members' is not valid; "
            + "it is one of documentation ids | Type.Member | Ns.Type.*, and the default applies")]
    [InlineData(
        "dotnet_code_quality.allocations.cold_members = Cart.Add||Cart.Remove",
        "The value 'Cart.Add||Cart.Remove' of 'dotnet_code_quality.allocations.cold_members' is not valid; "
            + "it is one of documentation ids | Type.Member | Ns.Type.*, and the default applies")]
    [InlineData(
        "dotnet_code_quality.allocations.hot_members =",
        "The value '' of 'dotnet_code_quality.allocations.hot_members' is not valid; "
            + "it is one of documentation ids | Type.Member | Ns.Type.*, and the default applies")]
    [InlineData(
        "dotnet_code_quality.allocations.hot_members = M:Cart.#ctor",
        "The value 'M:Cart.' of 'dotnet_code_quality.allocations.hot_members' is not valid; "
            + "it is one of documentation ids | Type.Member | Ns.Type.*, and the default applies")]
    public Task Message_OfAWrongKeyOrValue_NamesTheNearestValidOne(string line, string message) =>
        VerifyAsync(line, Expected(message));

    [Fact]
    public async Task HostThatCannotListKeys_IsSilent()
    {
        var compilation = CSharpCompilation.Create(
            "Test", [CSharpSyntaxTree.ParseText("class C { }", cancellationToken: TestContext.Current.CancellationToken)]);
        var options = new AnalyzerOptions([], new FixedOptions());
        var diagnostics = await compilation.WithAnalyzers([new UnknownOptionAnalyzer()], options)
            .GetAnalyzerDiagnosticsAsync(TestContext.Current.CancellationToken);
        Assert.Empty(diagnostics);
    }

    [Fact]
    public Task SameKeyForSeveralFiles_IsReportedOnce() =>
        new Verify.Test
        {
            TestState =
            {
                Sources = { "class A { }", "class B { }" },
                AnalyzerConfigFiles = { ("/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.allocations.trust = true") },
                ExpectedDiagnostics =
                {
                    Expected("The option 'dotnet_code_quality.allocations.trust' is unknown; the nearest one is 'dotnet_code_quality.allocations.trust_jit'"),
                },
            },
        }.RunAsync();

    private static DiagnosticResult Expected(string message) => new DiagnosticResult(new UnknownOptionAnalyzer().SupportedDiagnostics[0]).WithMessage(message);

    private static Task VerifyAsync(string line, params DiagnosticResult[] expected)
    {
        var test = new Verify.Test { TestCode = "class C { }", TestState = { AnalyzerConfigFiles = { ("/.editorconfig", "root = true\n[*.cs]\n" + line) } } };
        test.ExpectedDiagnostics.AddRange(expected);
        return test.RunAsync();
    }
}
