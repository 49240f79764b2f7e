using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Verification;

/// <summary>A file before and after a rewrite, and which of its members the rewrite changes.</summary>
internal sealed class EditedFile
{
    // Each question about a rewrite starts here.
    private static readonly ConditionalWeakTable<Document, EditedFile> Known = new();

    private EditedFile(SemanticModel before, SyntaxNode rootBefore, SemanticModel after, SyntaxNode rootAfter)
    {
        ModelBefore = before;
        RootBefore = rootBefore;
        ModelAfter = after;
        RootAfter = rootAfter;
        (MembersBefore, MembersAfter) = Differing(MembersOf(rootBefore), MembersOf(rootAfter));
        Spans = SpansOf(before.SyntaxTree.GetText(), rootBefore, after.SyntaxTree.GetText(), rootAfter);
    }

    public SemanticModel ModelBefore { get; }

    public SyntaxNode RootBefore { get; }

    public SemanticModel ModelAfter { get; }

    public SyntaxNode RootAfter { get; }

    /// <summary>The methods, properties, fields and top-level statements that the file had and has no longer.</summary>
    public IReadOnlyList<MemberDeclarationSyntax> MembersBefore { get; }

    /// <summary>Those that it has now and had not.</summary>
    public IReadOnlyList<MemberDeclarationSyntax> MembersAfter { get; }

    /// <summary>What lies between the first and the last edit, whole members, before and after; null where an edit is outside of any member.</summary>
    public (TextSpan Before, TextSpan After)? Spans { get; }

    /// <summary>What differs between a document and its rewrite; null where they are no C# code.</summary>
    public static async Task<EditedFile?> OfAsync(Document before, Document after, CancellationToken cancellationToken)
    {
        if (Known.TryGetValue(after, out var known) && await before.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false) == known.RootBefore)
            return known;
        if (await before.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false) is not { } model
            || await after.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false) is not { } changed)
        {
            return null;
        }

        var made = new EditedFile(
            model,
            await model.SyntaxTree.GetRootAsync(cancellationToken).ConfigureAwait(false),
            changed,
            await changed.SyntaxTree.GetRootAsync(cancellationToken).ConfigureAwait(false));
        return Known.GetValue(after, _ => made);
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

    /// <summary>The members that only one of the two files has. A rewrite touches few, so what both begin and end with is left out first.</summary>
    private static (List<MemberDeclarationSyntax> Before, List<MemberDeclarationSyntax> After) Differing(
        List<MemberDeclarationSyntax> before, List<MemberDeclarationSyntax> after)
    {
        var shorter = Math.Min(before.Count, after.Count);
        var start = 0;
        while (start < shorter && before[start].IsEquivalentTo(after[start]))
            start++;
        var end = 0;
        while (end < shorter - start && before[before.Count - end - 1].IsEquivalentTo(after[after.Count - end - 1]))
            end++;
        var old = before.GetRange(start, before.Count - start - end);
        var changed = after.GetRange(start, after.Count - start - end);
        return (Without(old, changed), Without(changed, old));
    }

    private static List<MemberDeclarationSyntax> Without(List<MemberDeclarationSyntax> members, List<MemberDeclarationSyntax> others)
    {
        var known = new HashSet<string>(others.Select(static other => other.ToString()), StringComparer.Ordinal);
        return members.FindAll(member => !known.Contains(member.ToString()));
    }

    private static (TextSpan Before, TextSpan After)? SpansOf(SourceText before, SyntaxNode rootBefore, SourceText after, SyntaxNode rootAfter)
    {
        var shorter = Math.Min(before.Length, after.Length);
        var start = 0;
        while (start < shorter && before[start] == after[start])
            start++;
        var end = 0;
        while (end < shorter - start && before[before.Length - end - 1] == after[after.Length - end - 1])
            end++;
        return MembersAround(rootBefore, start, before.Length - end) is { } old && MembersAround(rootAfter, start, after.Length - end) is { } changed
            ? (old, changed)
            : null;
    }

    private static TextSpan? MembersAround(SyntaxNode root, int start, int end)
    {
        if (end > root.FullSpan.End || start >= root.FullSpan.End)
            return null;
        if (MemberAt(start) is not { } first || MemberAt(Math.Max(start, end - 1)) is not { } last)
            return null;
        return TextSpan.FromBounds(Math.Min(first.SpanStart, last.SpanStart), Math.Max(first.Span.End, last.Span.End));

        MemberDeclarationSyntax? MemberAt(int position) =>
            root.FindToken(position).Parent?.FirstAncestorOrSelf<MemberDeclarationSyntax>(static member => member is not BaseNamespaceDeclarationSyntax);
    }
}
