using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Strings.ParseChain.ParseChainAnalyzer,
    Allocations.CodeFixes.Rules.Strings.ParseChain.ParseChainCodeFix>;

namespace Allocations.Tests.Strings.ParseChain;

/// <summary>ALLOC301 on the shapes of real code, with the libraries that such code is built for: the right variant of the fix, or none.</summary>
public sealed class ParseChainTargetTests
{
    private const string Reassigned = "s = s.Trim(); s = [|s.Substring(1)|]; return int.Parse(s);";
    private const string ReassignedFixed = "var sSpan = s.AsSpan().Trim(); sSpan = sSpan.Slice(1); return int.Parse(sSpan);";
    private const string Lowered = "return [|s.Trim().ToLowerInvariant()|] == \"abc\" ? 1 : 0;";
    private const string LoweredFixed = "return s.AsSpan().Trim().Equals(\"abc\", StringComparison.OrdinalIgnoreCase) ? 1 : 0;";
    private const string Switched = "switch ([|s.Substring(1).Trim()|]) { case \"a\": return 1; default: return 2; }";
    private const string SwitchedFixed = "switch (s.AsSpan(1).Trim()) { case \"a\": return 1; default: return 2; }";

    public static TheoryData<string, string, string> Shapes => new()
    {
        { "net8.0", Reassigned, ReassignedFixed },
        { "net10.0", Reassigned, ReassignedFixed },
        { "netstandard2.0", Reassigned, Reassigned },
        { "net8.0", Lowered, LoweredFixed },
        { "net10.0", Lowered, LoweredFixed },
        { "netstandard2.0", Lowered, Lowered },
        { "net8.0", Switched, SwitchedFixed },
        { "net10.0", Switched, SwitchedFixed },
        { "netstandard2.0", Switched, Switched },
        {
            "net10.0",
            "return [|s.Trim().ToUpperInvariant()|] switch { \"A\" => 1, _ => 2 };",
            "return [|s.Trim().ToUpperInvariant()|] switch { \"A\" => 1, _ => 2 };"
        },
        { "net8.0", "return [|s.Trim().ToLowerInvariant()|] is \"a\" or \"b\" ? 1 : 2;", "return [|s.Trim().ToLowerInvariant()|] is \"a\" or \"b\" ? 1 : 2;" },
    };

    [Theory]
    [MemberData(nameof(Shapes))]
    public Task Shape_IsFixedAsTheLibraryAllows(string library, string before, string after) => new Verify.Test
    {
        ReferenceAssemblies = library switch
        {
            "net8.0" => ReferenceAssemblies.Net.Net80,
            "netstandard2.0" => ReferenceAssemblies.NetStandard.NetStandard20,
            _ => ReferenceAssemblies.Net.Net100,
        },
        TestState =
        {
            Sources = { InMethod(before) },
            AnalyzerConfigFiles = { ("/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.allocations.minimum_heat = unknown\n") },
        },
        FixedState = { MarkupHandling = MarkupMode.Allow, Sources = { InMethod(after) } },
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string InMethod(string body) =>
        $$"""
        using System;
        class C
        {
            static int M(string s)
            {
                if (s == null) return 0;
                {{body}}
            }
        }
        """;
}
