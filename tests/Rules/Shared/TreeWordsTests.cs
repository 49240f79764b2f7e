using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Tests.Shared;

/// <summary>The places of a word are the same before and after they have been sorted.</summary>
public sealed class TreeWordsTests
{
    private const string Text = "class A { int a; /* a aa @a a1 */ string s = \"a\"; int aa => a + this.a; int b2a; } // a";

    [Theory]
    [InlineData("a")]
    [InlineData("aa")]
    [InlineData("class")]
    [InlineData("b2a")]
    [InlineData("b2")]
    [InlineData("none")]
    public void Places_AreThoseOfWholeWords(string word)
    {
        var tree = CSharpSyntaxTree.ParseText(Text);
        var expected = Enumerable.Range(0, Text.Length)
            .Where(at => string.CompareOrdinal(Text, at, word, 0, word.Length) == 0 && IsBoundary(at - 1) && IsBoundary(at + word.Length))
            .ToList();
        for (var i = 0; i < 250; i++)
            Assert.Equal(expected, TreeWords.PlacesOf(word, tree, CancellationToken.None));
    }

    private static bool IsBoundary(int at) => at < 0 || at >= Text.Length || !char.IsLetterOrDigit(Text[at]);
}
