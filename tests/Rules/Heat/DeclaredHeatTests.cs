using static Allocations.Tests.Heat.HeatVerifier;

namespace Allocations.Tests.Heat;

/// <summary>[HotPath] and [ColdPath]: the nearest declaration wins, and a cold place stays cold.</summary>
public sealed class DeclaredHeatTests
{
    [Theory]
    [InlineData("[HotPath] void F() => Use({|#0:new object()|});", "hot: [HotPath] on F")]
    [InlineData("[ColdPath] void F() => Use({|#0:new object()|});", "cold: [ColdPath]")]
    [InlineData("[ColdPath] void F(int[] ints) { foreach (var i in ints) Use({|#0:new object()|}); }", "cold: [ColdPath]")]
    [InlineData("[HotPath] object F => {|#0:new object()|};", "hot: [HotPath] on F")]
    [InlineData("object F { [HotPath] get => {|#0:new object()|}; }", "hot: [HotPath] on get_F")]
    [InlineData("object F { [ColdPath] get => {|#0:new object()|}; }", "cold: [ColdPath]")]
    [InlineData("[HotPath] class D { void F() => Use({|#0:new object()|}); }", "hot: [HotPath] on D")]
    [InlineData("[HotPath] class D { class E { void F() => Use({|#0:new object()|}); } }", "hot: [HotPath] on D")]
    [InlineData("[HotPath] class D { [ColdPath] void F() => Use({|#0:new object()|}); }", "cold: [ColdPath]")]
    [InlineData("[ColdPath] class D { [HotPath] void F() => Use({|#0:new object()|}); }", "hot: [HotPath] on F")]
    [InlineData("[HotPath] Action F() => () => Use({|#0:new object()|});", "hot: [HotPath] on F")]
    [InlineData("[Other.HotPath] void F() => Use({|#0:new object()|});", Unknown)]
    [InlineData("[Obsolete] public void F() => Use({|#0:new object()|});", Unknown)]
    [InlineData("[HotPath] void F(int[] ints) { foreach (var i in ints) Use({|#0:new object()|}); }", InLoop)]
    [InlineData("[HotPath] void F() => throw new Exception(Text({|#0:new object()|}));", "cold: thrown")]
    [InlineData("[HotPath] void F() { try { } catch { Use({|#0:new object()|}); } }", "cold: in a catch block")]
    [InlineData("[HotPath] void F() => _o ??= {|#0:new object()|};", "cold: behind a once-only guard")]
    [InlineData("[HotPath] public override string ToString() => Text({|#0:new object()|});", "hot: [HotPath] on ToString")]
    [InlineData("[HotPath] static void Main() => Use({|#0:new object()|});", "hot: [HotPath] on Main")]
    [InlineData("[HotPath] static C() => Use({|#0:new object()|});", "hot: [HotPath] on .cctor")]
    [InlineData("[HotPath, Xunit.Fact] public void F() => Use({|#0:new object()|});", "hot: [HotPath] on F")]
    [InlineData("[HotPath] class D { static D() => Use({|#0:new object()|}); }", "cold: runs once at start-up")]
    [InlineData("[HotPath] class D { public override string ToString() => Text({|#0:new object()|}); }", "cold: debug text")]
    [InlineData("[HotPath] class D { [Xunit.Fact] public void F() => Use({|#0:new object()|}); }", "cold: test method")]
    [InlineData("[ColdPath] class D { [Benchmark] public void F() => Use({|#0:new object()|}); }", "often hot: in a benchmark")]
    [InlineData("[ColdPath] class D { public override int GetHashCode() => Is({|#0:new object()|}) ? 1 : 0; }", "cold: [ColdPath]")]
    [InlineData("[HotPath] class D { public override int GetHashCode() => Is({|#0:new object()|}) ? 1 : 0; }", "hot: [HotPath] on D")]
    [InlineData("[ColdPath] class D { [HotPath] class E { void F() => Use({|#0:new object()|}); } }", "hot: [HotPath] on E")]
    [InlineData("[HotPath] class D { [ColdPath] class E { void F(int[] ints) { foreach (var i in ints) Use({|#0:new object()|}); } } }", "cold: [ColdPath]")]
    [InlineData("[HotPath] object F { [ColdPath] get => {|#0:new object()|}; set { } }", "cold: [ColdPath]")]
    [InlineData("[ColdPath] object F { get => null; [HotPath] set => Use({|#0:new object()|}); }", "hot: [HotPath] on set_F")]
    [InlineData("[ColdPath] void F() { Action a = [HotPath] () => Use({|#0:new object()|}); }", "hot: [HotPath] on a lambda")]
    [InlineData("[HotPath] void F() { Action a = [ColdPath] () => Use({|#0:new object()|}); }", "cold: [ColdPath]")]
    [InlineData("[HotPath] object this[int i] => {|#0:new object()|};", "hot: [HotPath] on this[]")]
    [InlineData("[HotPath] C() => Use({|#0:new object()|});", "hot: [HotPath] on .ctor")]
    public Task Attributes_DeclareHeat(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData("[assembly: Allocations.HotPath]", "object M() => {|#0:new object()|};", "hot: [HotPath] on the assembly")]
    [InlineData("[assembly: Allocations.ColdPath]", "object M() => {|#0:new object()|};", "cold: [ColdPath]")]
    [InlineData("[assembly: Allocations.ColdPath]", "[Allocations.HotPath] object M() => {|#0:new object()|};", "hot: [HotPath] on M")]
    [InlineData("[assembly: Allocations.HotPath]", "[Allocations.ColdPath] object M() => {|#0:new object()|};", "cold: [ColdPath]")]
    [InlineData("[assembly: Allocations.HotPath]", "[Allocations.ColdPath] class D { object M() => {|#0:new object()|}; }", "cold: [ColdPath]")]
    [InlineData("[assembly: Allocations.HotPath]", "static object F = {|#0:new object()|};", "cold: runs once at start-up")]
    [InlineData("", "object M() => {|#0:new object()|};", Unknown)]
    public Task AssemblyAttribute_DeclaresHeatOfAll(string attribute, string member, string heat) => VerifyAsync($"{attribute} class C {{ {member} }}", heat);
}
