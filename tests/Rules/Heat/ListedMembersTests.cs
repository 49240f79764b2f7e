using Allocations.Analyzers.Options;
using Microsoft.CodeAnalysis.Testing;
using static Allocations.Tests.Heat.HeatVerifier;

namespace Allocations.Tests.Heat;

/// <summary>The options <c>hot_members</c> and <c>cold_members</c>: which patterns name which members, and what wins.</summary>
public sealed class ListedMembersTests
{
    private const string Hot = "hot: declared hot by hot_members";
    private const string Cold = "cold: declared cold by cold_members";
    private const string Members = """
        namespace Shop
        {
            class Cart
            {
                void Add(int n, string s) => Use({|#0:new object()|});
                void Use(object o) { }
            }
        }
        """;

    [Theory]
    [InlineData("M:Shop.Cart.Add(System.Int32,System.String)", Hot)]
    [InlineData("M:Shop.Cart.Add(System.Int32)", Unknown)]
    [InlineData("M:Shop.Cart.Add*", Hot)]
    [InlineData("M:Shop.Cart.Add", Unknown)]
    [InlineData("P:Shop.Cart.Add*", Unknown)]
    [InlineData("T:Shop.Cart", Hot)]
    [InlineData("T:Shop.Car", Unknown)]
    [InlineData("T:*Cart", Hot)]
    [InlineData("N:Shop", Hot)]
    [InlineData("N:Sho", Unknown)]
    [InlineData("Cart.Add", Hot)]
    [InlineData("Shop.Cart.Add", Hot)]
    [InlineData("art.Add", Unknown)]
    [InlineData("Cart.*", Hot)]
    [InlineData("Shop.*", Hot)]
    [InlineData("*.Add", Hot)]
    [InlineData("Cart.A*d", Hot)]
    [InlineData("cart.add", Unknown)]
    [InlineData("Cart.Remove | Cart.Add", Hot)]
    [InlineData("Cart.Remove, Cart.Add", Hot)]
    [InlineData("M:X.Y(System.Int32,System.Int32),Cart.Add", Hot)]
    [InlineData("Cart.Remove|Cart.Clear", Unknown)]
    [InlineData("Cart.Add|X:Shop", Unknown)]
    public Task Pattern_NamesMembers(string patterns, string heat) =>
        VerifyWithAsync(Members, heat, "dotnet_code_quality.allocations.hot_members = " + patterns);

    [Theory]
    [InlineData("class Cart { object Total => {|#0:new object()|}; }", "P:Cart.Total", Hot)]
    [InlineData("class Cart { object Total { get => {|#0:new object()|}; } }", "Cart.Total", Hot)]
    [InlineData("class Cart { object _total = {|#0:new object()|}; }", "F:Cart._total", Hot)]
    [InlineData("class Cart { object this[int i] => {|#0:new object()|}; }", "Cart.Item", Hot)]
    [InlineData("class Cart { object _o; Cart() => _o = {|#0:new object()|}; }", "Cart..ctor", Hot)]
    [InlineData("class Cart { object _o; Cart() => _o = {|#0:new object()|}; }", "M:Cart..ctor", Hot)]
    [InlineData("class Cart<T> { object F<U>(T t) => {|#0:new object()|}; }", "Cart.F", Hot)]
    [InlineData("class Cart<T> { object F<U>(T t) => {|#0:new object()|}; }", "M:Cart`1.F``1(`0)", Hot)]
    [InlineData("class Cart { class Line { object F() => {|#0:new object()|}; } }", "T:Cart", Hot)]
    [InlineData("class Cart { class Line { object F() => {|#0:new object()|}; } }", "Line.F", Hot)]
    [InlineData("class Cart { System.Func<object> F() => () => {|#0:new object()|}; }", "Cart.F", Hot)]
    [InlineData("class Cart { object F() { return G(); object G() => {|#0:new object()|}; } }", "Cart.F", Hot)]
    [InlineData("class Cart { object F() => {|#0:new object()|}; }", "Cart.G", Unknown)]
    public Task Pattern_NamesEveryKindOfMember(string code, string patterns, string heat) =>
        VerifyWithAsync(code, heat, "dotnet_code_quality.allocations.hot_members = " + patterns);

    [Theory]
    [InlineData("hot_members = Cart.Add", "cold_members = Cart.*", Hot)]
    [InlineData("hot_members = Cart.*", "cold_members = Cart.Add", Cold)]
    [InlineData("hot_members = Cart.Add", "cold_members = Cart.Add", Cold)]
    [InlineData("hot_members = N:Shop", "cold_members = T:Shop.Cart", Cold)]
    [InlineData("hot_members = Cart.Add", "cold_members = ", Hot)]
    public Task MoreExactPattern_Wins(string hot, string cold, string heat) =>
        VerifyWithAsync(Members, heat, "dotnet_code_quality.allocations." + hot, "dotnet_code_quality.allocations." + cold);

    [Theory]
    [InlineData("[Allocations.ColdPath] object F() => {|#0:new object()|};", "hot_members = C.F", "cold: [ColdPath]")]
    [InlineData("[Allocations.HotPath] object F() => {|#0:new object()|};", "cold_members = C.F", "hot: [HotPath] on F")]
    [InlineData("[Allocations.ColdPath] class D { object F() => {|#0:new object()|}; }", "hot_members = D.F", Hot)]
    [InlineData("[Allocations.HotPath] class D { object F() => {|#0:new object()|}; }", "cold_members = T:C.D", Cold)]
    [InlineData("public override string ToString() => {|#0:new object()|} is null ? null : null;", "hot_members = C.ToString", Hot)]
    [InlineData("static object F = {|#0:new object()|};", "hot_members = C.F", Hot)]
    [InlineData("static void Main() { _ = {|#0:new object()|}; }", "hot_members = C.Main", Hot)]
    [InlineData("[Xunit.Fact] public void F() { _ = {|#0:new object()|}; }", "hot_members = C.F", Hot)]
    [InlineData("[BenchmarkDotNet.Attributes.Benchmark] public object F() => {|#0:new object()|};", "cold_members = C.F", Cold)]
    [InlineData("public override int GetHashCode() => {|#0:new object()|} is null ? 1 : 0;", "cold_members = C.GetHashCode", Cold)]
    [InlineData("void F(int[] ints) { foreach (var i in ints) _ = {|#0:new object()|}; }", "cold_members = C.F", Cold)]
    [InlineData("void F(int[] ints) { foreach (var i in ints) _ = {|#0:new object()|}; }", "hot_members = C.F", "hot: in a loop (line 1)")]
    [InlineData("void F() { try { } catch { _ = {|#0:new object()|}; } }", "hot_members = C.F", "cold: in a catch block")]
    [InlineData("object _o; void F() => _o ??= {|#0:new object()|};", "hot_members = C.F", "cold: behind a once-only guard")]
    public Task MostSpecificDeclaration_Wins(string member, string option, string heat) =>
        VerifyWithAsync($"class C {{ {member} }}", heat, "dotnet_code_quality.allocations." + option);

    [Fact]
    public Task OptionOfARule_WinsOverTheOptionForAll() =>
        VerifyWithAsync(
            Members,
            Unknown,
            "dotnet_code_quality.allocations.hot_members = Cart.Add",
            "dotnet_code_quality." + HeatAnalyzer.Id + ".hot_members = Cart.Remove");

    [Fact]
    public Task OptionOfAFolder_CountsThere()
    {
        var test = Create(Members, Hot);
        test.TestState.Sources.Clear();
        test.TestState.Sources.Add(("/src/hot/Cart.cs", Members));
        test.TestState.Sources.Add(("/src/cold/Cart.cs", "namespace Other { class Cart { object Add() => new object(); } }"));
        test.TestState.AnalyzerConfigFiles.Add(("/src/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.allocations.hot_members = Cart.Remove"));
        test.TestState.AnalyzerConfigFiles.Add(("/src/hot/.editorconfig", "[*.cs]\ndotnet_code_quality.allocations.hot_members = Cart.Add"));
        test.ExpectedDiagnostics.Add(new DiagnosticResult(HeatAnalyzer.Descriptor)
            .WithSpan("/src/cold/Cart.cs", 1, 48, 1, 60)
            .WithArguments("unknown", "not known to be hot"));
        return test.RunAsync();
    }

    [Theory]
    [InlineData("Cart.Add", true)]
    [InlineData("M:A.B(System.Collections.Generic.Dictionary{System.Int32,System.String}[0:,0:])", true)]
    [InlineData("A.B;C.D", true)]
    [InlineData("N:Shop", true)]
    [InlineData("", false)]
    [InlineData("|", false)]
    [InlineData("A.B|", false)]
    [InlineData("A.B,,C.D", false)]
    [InlineData("X:Shop", false)]
    [InlineData("M:", false)]
    [InlineData("M:Shop.Cart.", false)]
    [InlineData("Cart", false)]
    [InlineData("*", false)]
    [InlineData(".Add", false)]
    [InlineData("Cart.Add Cart.Remove", false)]
    [InlineData("M:A.B(System.Int32", false)]
    public void List_IsValidOnlyWhereEveryPatternIs(string text, bool isValid) => Assert.Equal(isValid, MemberPatterns.TryParse(text, out _));

    [Fact]
    public void SameText_IsReadOnce()
    {
        AllocationOptions.HotMembers.TryParse("Cart.Add|Cart.Remove", out var first);
        AllocationOptions.HotMembers.TryParse("Cart.Add|Cart.Remove", out var second);

        Assert.Same(first, second);
    }

    private static Task VerifyWithAsync(string code, string heat, params string[] options)
    {
        var test = Create(code, heat);
        test.TestState.AnalyzerConfigFiles.Add(("/.editorconfig", "root = true\n[*.cs]\n" + string.Join("\n", options)));
        return test.RunAsync();
    }
}
