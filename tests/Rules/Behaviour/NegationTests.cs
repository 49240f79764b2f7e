using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Tests.Behaviour;

/// <summary>How fixes write the opposite of a condition.</summary>
public sealed class NegationTests
{
    [Theory]
    [InlineData("b", "!b")]
    [InlineData("!b", "b")]
    [InlineData("Is(n)", "!Is(n)")]
    [InlineData("b && n > 0", "!(b && n > 0)")]
    [InlineData("n > 0", "n <= 0")]
    [InlineData("n == 0", "n != 0")]
    [InlineData("s != null", "s == null")]
    [InlineData("d > 0", "!(d > 0)")]
    [InlineData("own == null", "!(own == null)")]
    [InlineData("!own", "!(!own)")]
    [InlineData("s is null", "s is not null")]
    [InlineData("s is not null", "s is null")]
    [InlineData("o is string t", "o is not string t")]
    [InlineData("o is string { Length: > 2 } t", "o is not string { Length: > 2 } t")]
    [InlineData("n is 1 or 2", "!(n is 1 or 2)")]
    [InlineData("o is string", "!(o is string)")]
    public void Opposite_IsWrittenAsPeopleDo(string condition, string expected) => Assert.Equal(expected, Opposite(condition, LanguageVersion.CSharp9));

    [Fact]
    public void Opposite_HasNoNegatedPatternBeforeCSharp9() => Assert.Equal("!(s is null)", Opposite("s is null", LanguageVersion.CSharp8));

    private static string Opposite(string condition, LanguageVersion version)
    {
        var code = "class Own { public static bool operator ==(Own a, Own b) => false; public static bool operator !=(Own a, Own b) => false; "
            + "public static object operator !(Own o) => o; } "
            + "class C { bool Is(int n) => true; object M(bool b, int n, double d, string s, object o, Own own) => " + condition + "; }";
        var tree = CSharpSyntaxTree.ParseText(code, new CSharpParseOptions(version), cancellationToken: TestContext.Current.CancellationToken);
        var compilation = CSharpCompilation.Create("Test", [tree], CompiledMethods.References);
        var body = tree.GetRoot(TestContext.Current.CancellationToken).DescendantNodes().OfType<MethodDeclarationSyntax>().Last().ExpressionBody!.Expression;
        return Negation.Of(body, body.ToString(), compilation.GetSemanticModel(tree), TestContext.Current.CancellationToken);
    }
}
