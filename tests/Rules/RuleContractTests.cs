using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Microsoft.CodeAnalysis;

namespace Allocations.Tests;

/// <summary>The checks that a debug build makes of each rule can fail.</summary>
public sealed class RuleContractTests
{
    [Fact]
    public void OptionThatTheRuleNames_MayBeRead()
    {
        var rule = Of("") with { ReadsAlso = [AllocationOptions.MaxStackallocBytes] };

        Assert.Null(RuleContract.Reading(rule, AllocationOptions.MaxStackallocBytes));
        Assert.Null(RuleContract.Reading(rule, AllocationOptions.MinimumHeat));
        Assert.Null(RuleContract.Reading(rule, AllocationOptions.UnsafeFixes));
        Assert.Null(RuleContract.Reading(null, AllocationOptions.TrustJit));
    }

    [Fact]
    public void OptionThatTheRuleDoesNotName_IsAProblem()
    {
        Assert.Equal("ALLOC999 reads 'trust_jit': name it in ReadsAlso of its Rule", RuleContract.Reading(Of(""), AllocationOptions.TrustJit));
        Assert.NotNull(RuleContract.Reading(Of("") with { IgnoresHeat = true }, AllocationOptions.MinimumHeat));
        Assert.NotNull(RuleContract.Reading(Of("") with { Offers = FixOffer.Safe }, AllocationOptions.UnsafeFixes));
        Assert.NotNull(RuleContract.Reading(Of("") with { Fix = null }, AllocationOptions.UnsafeFixes));
    }

    [Theory]
    [InlineData((int)FixOffer.Undeclared, (int)FixOffer.Safe, true)]
    [InlineData((int)FixOffer.Safe, (int)FixOffer.Safe, true)]
    [InlineData((int)FixOffer.Safe, (int)FixOffer.Unsafe, false)]
    [InlineData((int)FixOffer.Unsafe, (int)FixOffer.Safe, false)]
    [InlineData((int)(FixOffer.Safe | FixOffer.Unsafe), (int)FixOffer.Unsafe, true)]
    public void FixOfAnotherKind_IsAProblem(int declared, int offered, bool isRight) =>
        Assert.Equal(isRight, RuleContract.Offering(Of("") with { Offers = (FixOffer)declared }, (FixOffer)offered) is null);

    [Theory]
    [InlineData("'{0}' takes {1} ({2})", 1, true)]
    [InlineData("{0}", 1, true)]
    [InlineData("'{0}' takes {2} ({3})", 1, false)]
    [InlineData("takes {1} ({2})", 1, false)]
    [InlineData("'{0}' takes {1} ({2})", 2, true)]
    [InlineData("'{0}' takes {2} ({3})", 2, false)]
    public void MessageThatDoesNotFitItsArguments_IsAProblem(string format, int leading, bool isRight) =>
        Assert.Equal(isRight, RuleContract.Filling(Of(format), leading) is null);

    [Theory]
    [InlineData((int)HeatLevel.Hot, DiagnosticSeverity.Warning)]
    [InlineData((int)HeatLevel.Warm, DiagnosticSeverity.Info)]
    [InlineData((int)HeatLevel.Unknown, DiagnosticSeverity.Info)]
    public void SeverityByHeat_WarnsWhereHot(int heat, DiagnosticSeverity expected)
    {
        Assert.Equal(expected, Of("").SeverityAt((HeatLevel)heat));
        Assert.Equal(DiagnosticSeverity.Warning, (Of("") with { Severity = SeverityPolicy.Fixed }).SeverityAt((HeatLevel)heat));
    }

    private static Rule Of(string format)
    {
#pragma warning disable RS1033, RS1031, RS1032, RS2008, RS1015, RS1028 // The descriptor stands for a wrong one.
        var descriptor = new DiagnosticDescriptor("ALLOC999", "Title", format, "Performance", DiagnosticSeverity.Warning, isEnabledByDefault: true);
#pragma warning restore
        return new Rule(descriptor, HeatLevel.Warm, SeverityPolicy.ByHeat, "does something");
    }
}
