using System.Collections.Immutable;
using System.Runtime.CompilerServices;
using Allocations.CodeFixes.Edits.Layout;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Verification;

/// <summary>
/// Determines whether a rewrite may be offered: its result has no compiler error or warning that was not there before, in every target framework that
/// shares the file, and it binds as the fix meant. Only what the rewrite can have affected is bound again.
/// </summary>
internal static class FixVerification
{
    // Fixes of several findings can be one and the same rewrite, and binding its result is what takes the time.
    private static readonly ConditionalWeakTable<Solution, Result> Known = new();

    /// <summary>Whether a fix compiles and binds as it means.</summary>
    public static async Task<bool> IsSoundAsync(Solution original, Fix fix, CancellationToken cancellationToken)
    {
        var result = await ResultAsync(original, fix.Changed, fix.DeclaredName, cancellationToken).ConfigureAwait(false);
        if (!result.Compiles)
            return false;
        foreach (var id in result.Changed.GetChanges(original).GetProjectChanges().SelectMany(static project => project.GetChangedDocuments()))
        {
            if (!await ExpectedSymbols.AreBoundAsync(result.Changed.GetDocument(id)!, cancellationToken).ConfigureAwait(false))
                return false;
        }

        return (fix.BindsAsMeant is null || await fix.BindsAsMeant(result.Changed, cancellationToken).ConfigureAwait(false));
    }

    /// <summary>Whether a rewritten solution has no error or warning that was not there before.</summary>
    /// <param name="original">The solution before the rewrite.</param>
    /// <param name="changed">The solution after it.</param>
    /// <param name="declaredName">The name of a member that the rewrite declares, retypes or removes; null where it stays inside bodies.</param>
    /// <param name="cancellationToken">Stops the work.</param>
    public static async Task<bool> CompilesAsync(Solution original, Solution changed, string? declaredName, CancellationToken cancellationToken) =>
        (await ResultAsync(original, changed, declaredName, cancellationToken).ConfigureAwait(false)).Compiles;

    private static async Task<Result> ResultAsync(Solution original, Solution changed, string? declaredName, CancellationToken cancellationToken)
    {
        if (Known.TryGetValue(changed, out var known))
            return known;
        var made = await CompileAsync(original, changed, declaredName, cancellationToken).ConfigureAwait(false);
        return Known.GetValue(changed, _ => made);
    }

    private static async Task<Result> CompileAsync(Solution original, Solution rewritten, string? declaredName, CancellationToken cancellationToken)
    {
        var (changed, edited) = await WithLinkedDocumentsAsync(original, rewritten, cancellationToken).ConfigureAwait(false);
        if (edited.Count == 0)
            return new Result(changed, false);
        foreach (var id in edited)
        {
            if (!await CompilesAsBeforeAsync(original, changed, id, mentioned: null, cancellationToken).ConfigureAwait(false)
                || (original.GetDocument(id) is { } before
                    && !await MeansTheSameAsync(before, changed.GetDocument(id)!, cancellationToken).ConfigureAwait(false)))
            {
                return new Result(changed, false);
            }
        }

        if (declaredName is { } name)
        {
            var isKept = await DeclaresAsBeforeAsync(original, changed, edited, name, cancellationToken).ConfigureAwait(false);
            var projects = SeeingProjects(changed, edited);
            foreach (var id in await MentioningAsync(changed, projects, name, cancellationToken).ConfigureAwait(false))
            {
                if (!await CompilesAsBeforeAsync(original, changed, id, name, cancellationToken).ConfigureAwait(false)
                    || (!isKept && await IsNamedUnseenAsync(changed.GetDocument(id)!, name, cancellationToken).ConfigureAwait(false)))
                {
                    return new Result(changed, false);
                }
            }

            if (!await Implementations.AreKeptAsync(original, changed, projects, cancellationToken).ConfigureAwait(false))
                return new Result(changed, false);
        }

        return new Result(changed, true);
    }

    /// <summary>The same text in each project that shares a changed file, and the ids of all documents changed that way.</summary>
    private static async Task<(Solution Changed, List<DocumentId> Edited)> WithLinkedDocumentsAsync(
        Solution original, Solution changed, CancellationToken cancellationToken)
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
            var text = await (await WrittenFix.FormattedAsync(document, layout: null, cancellationToken).ConfigureAwait(false))
                .GetTextAsync(cancellationToken)
                .ConfigureAwait(false);
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
    /// name, the members that were edited. Those have no new warning either, because a build may count warnings as errors.
    /// </summary>
    private static async Task<bool> CompilesAsBeforeAsync(
        Solution original, Solution changed, DocumentId id, string? mentioned, CancellationToken cancellationToken)
    {
        if (changed.GetDocument(id) is not { } after)
            return false;
        var model = await after.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false);
        if (model is null || !WrittenTree.IsAsBound(model.SyntaxTree, cancellationToken))
            return false;
        var before = original.GetDocument(id);
        var file = before is null ? null : await EditedFile.OfAsync(before, after, cancellationToken).ConfigureAwait(false);
        var modelBefore = file?.ModelBefore;
        var edits = file?.Spans;
        var found = mentioned is null ? model.GetDiagnostics(edits?.After, cancellationToken) : About(mentioned, model, cancellationToken);

        // Code that is already broken may be fixed elsewhere in the file, but never be broken further.
        return HasNothingNew(found, DiagnosticSeverity.Error, () => modelBefore?.GetDiagnostics(null, cancellationToken))
            && HasNothingNew(found, DiagnosticSeverity.Warning, Warnings);

        ImmutableArray<Diagnostic>? Warnings()
        {
            var edited = modelBefore?.GetDiagnostics(edits?.Before, cancellationToken);
            return mentioned is null || edits is null ? edited : edited?.AddRange(About(mentioned, modelBefore!, cancellationToken));
        }
    }

    /// <summary>Whether each error or warning was there before. What was there is asked for only where there is any now.</summary>
    private static bool HasNothingNew(ImmutableArray<Diagnostic> found, DiagnosticSeverity severity, Func<ImmutableArray<Diagnostic>?> before)
    {
        var messages = Messages(found, severity);
        if (messages.Count == 0)
            return true;
        if (before() is not { } earlier)
            return false;
        var known = Messages(earlier, severity);
        foreach (var message in messages)
        {
            // A copied comment has the mistakes of its original.
            if (!(message.StartsWith("CS15", StringComparison.Ordinal) ? known.Contains(message) : known.Remove(message)))
                return false;
        }

        return true;
    }

    /// <summary>
    /// Whether what compiles is also what it was: what names mean, what calls are told about their place, and what is still read;
    /// and whether it can be emitted.
    /// </summary>
    private static async Task<bool> MeansTheSameAsync(Document before, Document after, CancellationToken cancellationToken) =>
        await EditedFile.OfAsync(before, after, cancellationToken).ConfigureAwait(false) is not { } file
        || (CallerInformation.IsKept(file, cancellationToken)
            && LastReads.AreKept(file, cancellationToken)
            && await ImportedMeanings.AreKeptAsync(before, after, cancellationToken).ConfigureAwait(false)
            && NameMeanings.AreKept(file, cancellationToken)
            && OwnExtensions.AreNotFound(file, cancellationToken)
            && InactiveCode.IsKept(file, cancellationToken)
            && SuspendedSpans.AreNone(file, cancellationToken));

    /// <summary>Whether no member of a name was taken away or given another type, which code that is switched off by <c>#if</c> could notice.</summary>
    private static async Task<bool> DeclaresAsBeforeAsync(
        Solution original, Solution changed, List<DocumentId> edited, string name, CancellationToken cancellationToken)
    {
        foreach (var id in edited)
        {
            if (original.GetDocument(id) is { } before && changed.GetDocument(id) is { } after
                && !await InactiveCode.DeclaresAsBeforeAsync(before, after, name, cancellationToken).ConfigureAwait(false))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>Whether a document names a member where no error tells that it has changed: in code that is not compiled, or bound when it runs.</summary>
    private static async Task<bool> IsNamedUnseenAsync(Document document, string name, CancellationToken cancellationToken) =>
        await InactiveCode.NamesAsync(document, name, cancellationToken).ConfigureAwait(false)
        || await LateBinding.NamesAsync(document, name, cancellationToken).ConfigureAwait(false);

    private static ImmutableArray<Diagnostic> About(string name, SemanticModel model, CancellationToken cancellationToken)
    {
        var found = model.GetDeclarationDiagnostics(cancellationToken: cancellationToken).ToBuilder();
        var members = new HashSet<MemberDeclarationSyntax>();
        foreach (var token in model.SyntaxTree.GetRoot(cancellationToken).DescendantTokens())
        {
            if (token.ValueText == name && token.Parent?.FirstAncestorOrSelf<MemberDeclarationSyntax>() is { } member
                && member is not (BaseTypeDeclarationSyntax or BaseNamespaceDeclarationSyntax) && members.Add(member))
            {
                found.AddRange(model.GetMethodBodyDiagnostics(member.Span, cancellationToken));
            }
        }

        return found.ToImmutable();
    }

    private static List<string> Messages(ImmutableArray<Diagnostic> diagnostics, DiagnosticSeverity severity)
    {
        var messages = new List<string>();
        foreach (var diagnostic in diagnostics)
        {
            if (diagnostic.Severity == severity && !diagnostic.IsSuppressed)
                messages.Add(severity == DiagnosticSeverity.Warning ? KindOf(diagnostic.Id) : diagnostic.Id + diagnostic.GetMessage());
        }

        return messages;
    }

    /// <summary>Warnings of one kind may take each other's place: those of one id, whose texts name what is edited, and those about null.</summary>
    private static string KindOf(string id) =>
        string.CompareOrdinal(id, "CS8597") >= 0 && string.CompareOrdinal(id, "CS8670") <= 0 || id == "CS8714" ? "null" : id;

    /// <summary>The projects of the edited documents, and those that refer to them.</summary>
    private static HashSet<ProjectId> SeeingProjects(Solution solution, List<DocumentId> edited)
    {
        var graph = solution.GetProjectDependencyGraph();
        var projects = new HashSet<ProjectId>();
        foreach (var id in edited)
        {
            if (projects.Add(id.ProjectId))
                projects.UnionWith(graph.GetProjectsThatTransitivelyDependOnThisProject(id.ProjectId));
        }

        return projects;
    }

    private static async Task<List<DocumentId>> MentioningAsync(
        Solution solution, HashSet<ProjectId> projects, string name, CancellationToken cancellationToken)
    {
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

    /// <summary>The solution with linked documents changed as well, and whether it has no new error or warning.</summary>
    private sealed class Result(Solution changed, bool compiles)
    {
        public Solution Changed { get; } = changed;

        public bool Compiles { get; } = compiles;
    }
}
