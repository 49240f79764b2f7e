using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Verification;

/// <summary>The members of a file that a rewrite changes, and those that they become: methods, properties, fields and top-level statements.</summary>
/// <param name="Before">Those that the file had and has no longer.</param>
/// <param name="After">Those that it has now and had not.</param>
internal readonly record struct EditedMembers(IReadOnlyList<MemberDeclarationSyntax> Before, IReadOnlyList<MemberDeclarationSyntax> After)
{
    /// <summary>What differs between a file and its rewrite.</summary>
    public static EditedMembers Between(SyntaxNode before, SyntaxNode after)
    {
        var old = MembersOf(before);
        var changed = MembersOf(after);
        return new(Without(old, changed), Without(changed, old));
    }

    private static List<MemberDeclarationSyntax> MembersOf(SyntaxNode root)
    {
        var members = new List<MemberDeclarationSyntax>();
        foreach (var node in root.DescendantNodes(
            static node => node is CompilationUnitSyntax or BaseNamespaceDeclarationSyntax or TypeDeclarationSyntax))
        {
            if (node is MemberDeclarationSyntax member and not (BaseNamespaceDeclarationSyntax or BaseTypeDeclarationSyntax))
                members.Add(member);
        }

        return members;
    }

    private static List<MemberDeclarationSyntax> Without(List<MemberDeclarationSyntax> members, List<MemberDeclarationSyntax> others)
    {
        var known = new HashSet<string>(others.Select(static other => other.ToString()), StringComparer.Ordinal);
        return members.FindAll(member => !known.Contains(member.ToString()));
    }
}
