using Allocations.Analyzers.Rules.Arguments.ParamsArray;
using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Arguments.ParamsArray.ParamsArrayAnalyzer>;

namespace Allocations.Tests.Arguments.ParamsArray;

/// <summary>What ALLOC101 says.</summary>
public sealed class ParamsArrayMessageTests
{
    [Fact]
    public Task Message_TellsTypeBytesAndLoop() => Verify.VerifyAnalyzerAsync(
        """
        class C
        {
            int Remove(params string[] keys) => keys.Length;

            void M(string s)
            {
                while (true)
                    Remove(s);
            }
        }
        """,
        Verify.Diagnostic().WithSpan(8, 13, 8, 22).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("The argument list of 'Remove' allocates string[1], 32 B per call (in a loop (line 7))"));

    [Theory]
    [InlineData("int", "1, 2, 3", "int[3], 40 B")]
    [InlineData("byte", "1", "byte[1], 32 B")]
    [InlineData("object", "1, 2", "object[2], 40 B")]
    [InlineData("System.Guid", "new System.Guid()", "Guid[1], 40 B")]
    [InlineData("decimal", "1", "decimal[1], 40 B")]
    public Task Message_CountsBytes(string element, string items, string expected) => Verify.VerifyAnalyzerAsync(
        $$"""
        class C
        {
            static void Take(params {{element}}[] items) { }

            static void M()
            {
                while (true)
                    {|#0:Take({{items}})|};
            }
        }
        """,
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage($"The argument list of 'Take' allocates {expected} per call (in a loop (line 7))"));

    [Fact]
    public Task ConstructorOfABaseClass_IsNoOverload() => new Verify.Test
    {
        TestCode = """
            class ParamCollectionAttribute : System.Attribute { }
            class Base { protected Base([ParamCollection] System.ReadOnlySpan<string> items) { } }
            class Derived : Base { public Derived(params string[] items) : base((System.ReadOnlySpan<string>)items) { } }
            class C
            {
                static void M(string s)
                {
                    while (true)
                        _ = {|#0:new Derived(s, s)|};
                }
            }
            """,
        LanguageVersion = LanguageVersion.CSharp11,
        ExpectedDiagnostics =
        {
            Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
                .WithMessage("The argument list of 'Derived' allocates string[2], 40 B per call (in a loop (line 8))"),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task SpanOverloadThatTheLanguageDoesNotSee_IsNamedInTheMessage() => new AnyHeat.Analyzer<ParamsArrayAnalyzer>.Test
    {
        TestCode = """
            class C
            {
                static void M(string s)
                {
                    while (true)
                        System.IO.Path.{|#0:Combine(s, s, s, s, s)|};
                }
            }
            """,
        LanguageVersion = LanguageVersion.CSharp11,
        ExpectedDiagnostics =
        {
            Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
                .WithMessage("The argument list of 'Combine' allocates string[5] (C# 13 binds a span overload here), 64 B per call (in a loop (line 5))"),
        },
    }.RunAsync(TestContext.Current.CancellationToken);
}
