using Microsoft.CodeAnalysis;

namespace Allocations.CodeFixes.Edits.Layout;

/// <summary>Determines whether two tokens are written alike.</summary>
internal sealed class SameToken : IEqualityComparer<SyntaxToken>
{
    public static SameToken Instance { get; } = new();

    public bool Equals(SyntaxToken x, SyntaxToken y) => x.RawKind == y.RawKind && x.Text == y.Text;

    public int GetHashCode(SyntaxToken token) => token.RawKind;
}
