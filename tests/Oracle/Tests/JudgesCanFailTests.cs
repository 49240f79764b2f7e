namespace Allocations.Oracle.Tests;

/// <summary>The judges catch what is wrong: a claim, a rule or a fix.</summary>
public sealed class JudgesCanFailTests(WrongClaims wrong) : IClassFixture<WrongClaims>
{
    [Theory]
    [InlineData("Bytes", "bytes: claimed 24 on net10 (truth), measured 32")]
    [InlineData("LoopBytes", "bytes: claimed 32/0 on net10 (truth), measured 32")]
    [InlineData("Removal", "bytes: claimed 0/32 on net10 (jit), measured 32")]
    [InlineData("Throws", "bytes: the probe failed on net10 (truth): FormatException")]
    [InlineData("Compiler", "compiler: line ")]
    public void WrongBytes_AreCaught(string name, string reason) => Caught(name, reason);

    [Theory]
    [InlineData("Missing", "finding: TOY01 does not report 'Concat(a, 9)'")]
    [InlineData("Unexpected", "finding: TOY01 reports 'Concat(a, 1)'")]
    [InlineData("Number", "message: it names 64 B, measured 32 B on net10")]
    [InlineData("Text", "of TOY06 names 40 B, its property 32")]
    [InlineData("Certainty", "certainty: the rule says that a JIT may remove it, but net10 does not")]
    public void WrongRule_IsCaught(string name, string reason) => Caught(name, reason);

    [Theory]
    [InlineData("NothingFlagged", "il: nothing allocates where TOY02 is expected")]
    [InlineData("Miss", "il: no rule reports call System.String.Concat")]
    [InlineData("Il", "il: claimed none, found call System.String.Concat")]
    public void WrongInstruction_IsCaught(string name, string reason) => Caught(name, reason);

    [Fact]
    public void FixThatDropsTheSign_IsCaughtByItsSmallestInput() => Caught("DropsSign", "behaviour: Behave(\"-1\"): before -1 (-1), after 1 (-1)");

    [Fact]
    public void FixThatTakesNullForEmpty_IsCaughtByItsSmallestInput() =>
        Caught("NullAsEmpty", "behaviour: Behave(null, 0): before NullReferenceException, after 0 (null, 0)");

    [Theory]
    [InlineData("ShowsNothing", "behaviour: '\"7\"' shows no difference")]
    [InlineData("OtherTitle", "does not say 'blanks fail'")]
    [InlineData("ClaimsSafe", "is unsafe")]
    [InlineData("NoAction", "fix: no action 'TOY03.Toy' is offered")]
    [InlineData("Saves", "bytes: the fix makes ")]
    public void WrongClaimOfAFix_IsCaught(string name, string reason) => Caught(name, reason);

    private void Caught(string name, string reason) =>
        Assert.Contains(wrong.Results["Wrong/" + name].Problems, problem => problem.Contains(reason, StringComparison.Ordinal));
}
