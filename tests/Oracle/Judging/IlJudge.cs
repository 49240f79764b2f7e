using System.Collections.Immutable;
using Allocations.Oracle.Format;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Oracle.Judging;

/// <summary>
/// Judges a case by its IL: what is flagged must hold an instruction that allocates, and an instruction that allocates beside it is a miss. Judged are
/// the members that hold markup, except those that only compare behaviour; <c>Probe</c> where none does. A finding at a declaration is about what happens
/// elsewhere in the case.
/// </summary>
internal static class IlJudge
{
    /// <summary>Notes the instructions of the judged members and what is wrong with them.</summary>
    public static void Judge(CaseResult result, SyntaxTree written, IEnumerable<AllocationSite> sites)
    {
        var @case = result.Case!;
        var members = JudgedMembers(@case, written.GetRoot());
        result.Il = [.. sites.Where(site => members.Any(member => member.Contains(site.Span)))];
        if (@case.Header.Il is { } il)
        {
            if (il.StartsWith("none", StringComparison.Ordinal) && result.Il.FirstOrDefault(static site => site.Allocates) is { } found)
                result.Fail($"il: claimed none, found {found}");
            return;
        }

        var all = sites.ToArray();
        foreach (var flag in @case.Flagged)
        {
            if (!all.Any(site => site.Allocates && (IsDeclaration(written, flag.Span) || site.Span.OverlapsWith(flag.Span))))
                result.Fail($"il: nothing allocates where {flag.Rule} is expected in line {LineOf(written, flag.Span)}");
        }

        if (@case.Header.Unreported is not null || @case.Header.Unflagged is not null || @case.Flagged.Any(flag => IsDeclaration(written, flag.Span)))
            return;
        foreach (var site in result.Il.Where(static site => site.Allocates))
        {
            if (!@case.Flagged.Any(flag => flag.Span.OverlapsWith(site.Span)) && !BelongsToFlagged(site, result.Il, @case.Flagged))
                result.Fail($"il: no rule reports {site}");
        }
    }

    /// <summary>The object of a closure stands at the entry of a scope; it is reported with a delegate that is made of it.</summary>
    private static bool BelongsToFlagged(AllocationSite site, ImmutableArray<AllocationSite> all, ImmutableArray<FlaggedSpan> flagged) =>
        site.Kind == AllocationKind.Closure
        && all.Any(other => other.Kind == AllocationKind.Object
        && other.Span.Start >= site.Span.Start
        && flagged.Any(flag => flag.Span.OverlapsWith(other.Span)));

    private static List<TextSpan> JudgedMembers(OracleCase @case, SyntaxNode root)
    {
        var flagged = @case.Flagged
            .Select(flag => root.FindNode(flag.Span, getInnermostNodeForTie: true).FirstAncestorOrSelf<MemberDeclarationSyntax>(
                static m => m is BaseMethodDeclarationSyntax or BasePropertyDeclarationSyntax or BaseFieldDeclarationSyntax))
            .OfType<MemberDeclarationSyntax>()
            .Where(static member => member is not MethodDeclarationSyntax { Identifier.ValueText: var name }
                || !name.StartsWith("Behave", StringComparison.Ordinal))
            .Select(static member => member.Span);
        var probe = root.DescendantNodes()
            .OfType<MethodDeclarationSyntax>()
            .Where(static method => method.Identifier.ValueText == "Probe")
            .Select(static method => method.Span);
        return @case.Flagged.IsEmpty ? [.. probe] : [.. flagged];
    }

    /// <summary>Whether a span is outside of all code that runs, such as the name of a field or of a method.</summary>
    private static bool IsDeclaration(SyntaxTree tree, TextSpan span)
    {
        foreach (var node in tree.GetRoot().FindNode(span, getInnermostNodeForTie: true).AncestorsAndSelf())
        {
            switch (node)
            {
                case BlockSyntax or ArrowExpressionClauseSyntax or ConstructorInitializerSyntax:
                case EqualsValueClauseSyntax when node.Span.Contains(span):
                    return false;
                case MemberDeclarationSyntax:
                    return true;
            }
        }

        return true;
    }

    private static int LineOf(SyntaxTree tree, TextSpan span) => tree.GetLineSpan(span).StartLinePosition.Line + 1;
}
