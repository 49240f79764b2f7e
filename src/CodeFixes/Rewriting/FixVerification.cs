using System.Collections.Immutable;
using System.Runtime.CompilerServices;
using Allocations.CodeFixes.Rewriting.Layout;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rewriting;

/// <summary>
/// Answers whether a rewrite may be offered: its result has no compiler error that was not there before, in every target framework that
/// shares the file, and it binds as the fix meant. Only what the rewrite can have affected is bound again.
/// </summary>
internal static class FixVerification
{
    // Fixes of several findings can be one and the same rewrite, and binding its result is what takes the time.
    private static readonly ConditionalWeakTable<Solution, Result> Known = new();

    public static async Task<bool> IsSoundAsync(Solution original, Fix fix, CancellationToken cancellationToken)
    {
        if (!Known.TryGetValue(fix.Changed, out var result))
        {
            var made = await CompileAsync(original, fix, cancellationToken).ConfigureAwait(false);
            result = Known.GetValue(fix.Changed, _ => made);
        }

        return result.Compiles && (fix.BindsAsMeant is null || await fix.BindsAsMeant(result.Changed, cancellationToken).ConfigureAwait(false));
    }

    private static async Task<Result> CompileAsync(Solution original, Fix fix, CancellationToken cancellationToken)
    {
        var (changed, edited) = await WithLinkedDocumentsAsync(original, fix.Changed, cancellationToken).ConfigureAwait(false);
        if (edited.Count == 0)
            return new Result(changed, false);
        foreach (var id in edited)
        {
            if (!await CompilesAsBeforeAsync(original, changed, id, mentioned: null, cancellationToken).ConfigureAwait(false))
                return new Result(changed, false);
        }

        if (fix.DeclaredName is { } name)
        {
            foreach (var id in await MentioningAsync(changed, edited, name, cancellationToken).ConfigureAwait(false))
            {
                if (!await CompilesAsBeforeAsync(original, changed, id, name, cancellationToken).ConfigureAwait(false))
                    return new Result(changed, false);
            }
        }

        return new Result(changed, true);
    }

    /// <summary>The same text in each project that shares a changed file, and the ids of all documents changed that way.</summary>
    private static async Task<(Solution Changed, List<DocumentId> Edited)> WithLinkedDocumentsAsync(Solution original, Solution changed, CancellationToken cancellationToken)
    {
        var edited = new List<DocumentId>();
        foreach (var project in changed.GetChanges(original).GetProjectChanges())
        {
            edited.AddRange(project.GetChangedDocuments());
            edited.AddRange(project.GetAddedDocuments());
        }

        foreach (var id in edited.ToArray())
        {
            if (changed.GetDocument(id) is not { } document || document.GetLinkedDocumentIds() is not { IsEmpty: false } links || links.All(edited.Contains))
                continue;
            var text = await (await WrittenFix.FormattedAsync(document, layout: null, cancellationToken).ConfigureAwait(false)).GetTextAsync(cancellationToken).ConfigureAwait(false);
            foreach (var linked in links)
            {
                if (edited.Contains(linked))
                    continue;
                changed = changed.WithDocumentText(linked, text);
                edited.Add(linked);
            }
        }

        return (changed, edited);
    }

    /// <summary>
    /// Whether what can have changed in a document has no new error: its declarations and the members that mention a name, or, without a
    /// name, the members that were edited.
    /// </summary>
    private static async Task<bool> CompilesAsBeforeAsync(Solution original, Solution changed, DocumentId id, string? mentioned, CancellationToken cancellationToken)
    {
        if (changed.GetDocument(id) is not { } after)
            return false;
        var model = await after.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false);
        if (model is null)
            return false;
        var before = original.GetDocument(id);
        var errors = mentioned is not null
            ? ErrorsAbout(mentioned, model, cancellationToken)
            : Errors(model, before is null ? null : await EditedSpanAsync(before, after, cancellationToken).ConfigureAwait(false), cancellationToken);
        if (errors.Count == 0)
            return true;
        if (before is null || await before.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false) is not { } modelBefore)
            return false;

        // Code that is already broken may be fixed elsewhere in the file, but never be broken further.
        var known = Errors(modelBefore, null, cancellationToken);
        foreach (var error in errors)
        {
            if (!known.Remove(error))
                return false;
        }

        return true;
    }

    private static List<string> Errors(SemanticModel model, TextSpan? span, CancellationToken cancellationToken)
    {
        var errors = new List<string>();
        AddErrors(errors, model.GetDiagnostics(span, cancellationToken));
        return errors;
    }

    private static List<string> ErrorsAbout(string name, SemanticModel model, CancellationToken cancellationToken)
    {
        var errors = new List<string>();
        AddErrors(errors, model.GetDeclarationDiagnostics(cancellationToken: cancellationToken));
        var members = new HashSet<MemberDeclarationSyntax>();
        foreach (var token in model.SyntaxTree.GetRoot(cancellationToken).DescendantTokens())
        {
            if (token.ValueText == name && token.Parent?.FirstAncestorOrSelf<MemberDeclarationSyntax>() is { } member
                && member is not (BaseTypeDeclarationSyntax or BaseNamespaceDeclarationSyntax) && members.Add(member))
            {
                AddErrors(errors, model.GetMethodBodyDiagnostics(member.Span, cancellationToken));
            }
        }

        return errors;
    }

    private static void AddErrors(List<string> errors, ImmutableArray<Diagnostic> diagnostics)
    {
        foreach (var diagnostic in diagnostics)
        {
            if (diagnostic.Severity == DiagnosticSeverity.Error)
                errors.Add(diagnostic.Id + diagnostic.GetMessage());
        }
    }

    /// <summary>The members that hold the edits; the whole file when an edit is outside any member. Null when nothing differs.</summary>
    private static async Task<TextSpan?> EditedSpanAsync(Document before, Document after, CancellationToken cancellationToken)
    {
        var root = await after.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false);
        var textBefore = await before.GetTextAsync(cancellationToken).ConfigureAwait(false);
        var textAfter = await after.GetTextAsync(cancellationToken).ConfigureAwait(false);
        var span = default(TextSpan?);
        foreach (var range in textAfter.GetChangeRanges(textBefore))
        {
            // Ranges are in the coordinates of the old text; shift by what the earlier ranges added.
            var start = range.Span.Start + ShiftBefore(textAfter, textBefore, range.Span.Start);
            var edited = new TextSpan(Math.Min(start, textAfter.Length), Math.Max(0, Math.Min(range.NewLength, textAfter.Length - start)));
            if (edited.End > root!.FullSpan.End)
                return null;
            var member = root.FindNode(edited).FirstAncestorOrSelf<MemberDeclarationSyntax>();
            if (member is null)
                return null;
            span = span is { } sum ? TextSpan.FromBounds(Math.Min(sum.Start, member.SpanStart), Math.Max(sum.End, member.Span.End)) : member.Span;
        }

        return span;
    }

    private static int ShiftBefore(SourceText after, SourceText before, int position)
    {
        var shift = 0;
        foreach (var range in after.GetChangeRanges(before))
        {
            if (range.Span.Start < position)
                shift += range.NewLength - range.Span.Length;
        }

        return shift;
    }

    private static async Task<List<DocumentId>> MentioningAsync(Solution solution, List<DocumentId> edited, string name, CancellationToken cancellationToken)
    {
        var graph = solution.GetProjectDependencyGraph();
        var projects = new HashSet<ProjectId>();
        foreach (var id in edited)
        {
            projects.Add(id.ProjectId);
            projects.UnionWith(graph.GetProjectsThatTransitivelyDependOnThisProject(id.ProjectId));
        }

        var found = new List<DocumentId>();
        foreach (var projectId in projects)
        {
            foreach (var document in solution.GetProject(projectId)!.Documents)
            {
                var text = await document.GetTextAsync(cancellationToken).ConfigureAwait(false);
                if (text.ToString().IndexOf(name, StringComparison.Ordinal) >= 0)
                    found.Add(document.Id);
            }
        }

        return found;
    }

    /// <summary>The solution with linked documents changed as well, and whether it has no new error.</summary>
    private sealed class Result(Solution changed, bool compiles)
    {
        public Solution Changed { get; } = changed;

        public bool Compiles { get; } = compiles;
    }
}
