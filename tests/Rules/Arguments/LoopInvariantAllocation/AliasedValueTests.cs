using Allocations.Testing;
using Microsoft.CodeAnalysis.CSharp;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationAnalyzer>;

namespace Allocations.Tests.Arguments.LoopInvariantAllocation;

/// <summary>Variables that the loop changes without an assignment, by a reference to them that is kept or that an extension gets.</summary>
public sealed class AliasedValueTests
{
    [Theory]
    [InlineData("Step(ref n);")]
    [InlineData("Same(ref n);")]
    [InlineData("System.Threading.Interlocked.Increment(ref n);")]
    [InlineData("var rest = Next(ref n);")]
    [InlineData("int.TryParse(\"1\", out n);")]
    [InlineData("var other = 1; var view = new Span<int>(ref other);")]
    public Task ReferenceThatEndsWithItsCall_LeavesTheVariableAlone(string before) => VerifyAsync(before, "", isSame: true);

    [Theory]
    [InlineData("var view = new Span<int>(ref n);")]
    [InlineData("Span<int> view = new(ref n);")]
    [InlineData("var view = View(ref n);")]
    [InlineData("var view = n.ToView();")]
    [InlineData("var view = System.Runtime.InteropServices.MemoryMarshal.CreateSpan(ref n, 1);")]
    [InlineData("ref var other = ref n;")]
    [InlineData("ref var other = ref Same(ref n);")]
    public Task ReferenceThatIsKept_MayChangeTheVariable(string before) => VerifyAsync(before, "", isSame: false);

    [Theory]
    [InlineData("n.Grow();", false)]
    [InlineData("(n).Grow();", false)]
    [InlineData("n.Half();", true)]
    [InlineData("n.Look();", true)]
    [InlineData("n.CompareTo(3);", true)]
    public Task Extension_ChangesOnlyAReceiverByReference(string each, bool isSame) => VerifyAsync("", each, isSame);

    [Theory(Skip = "Needs C# 14.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp14))]
    [InlineData("extension(ref int n) { public void More() => n++; }", "n.More();", false)]
    [InlineData("extension(ref int n) { public int More { get => n++; } }", "all += n.More;", false)]
    [InlineData("extension(ref int n) { public int More { set => n = value; } }", "n.More = 3;", false)]
    [InlineData("extension(int n) { public void More() => n++; }", "n.More();", true)]
    [InlineData("extension(int n) { public int More => n; }", "all += n.More;", true)]
    [InlineData("extension(ref readonly int n) { public int More => n; }", "all += n.More;", true)]
    public Task ExtensionBlock_ChangesOnlyAReceiverByReference(string extension, string each, bool isSame) =>
        VerifyAsync("", each, isSame, extension, RoslynFacts.CSharp14);

    private static Task VerifyAsync(string before, string each, bool isSame, string more = "", LanguageVersion version = LanguageVersion.CSharp11) =>
        new Verify.Test
        {
            TestCode = $$"""
                using System;

                static class Extensions
                {
                    public static void Grow(this ref int n) => n++;
                    public static int Half(this int n) => n / 2;
                    public static int Look(this in int n) => n;
                    public static Span<int> ToView(this ref int n) => new(ref n);
                    {{more}}
                }

                class C
                {
                    static void Step(ref int n) => n++;
                    static ref int Same(ref int n) => ref n;
                    static Span<int> View(ref int n) => new(ref n);
                    static ReadOnlySpan<char> Next(ref int n) => "abc".AsSpan(n++);

                    int M(int n, int all)
                    {
                        {{before}}
                        while (all < 9)
                        {
                            var a = {{(isSame ? "[|new[] { n, 2 }|]" : "new[] { n, 2 }")}};
                            all += a[0];
                            {{each}}
                        }

                        return all;
                    }
                }
                """,
            LanguageVersion = version,
        }.RunAsync(TestContext.Current.CancellationToken);
}
