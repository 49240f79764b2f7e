using System.Collections.Immutable;
using Allocations.Analyzers.Reporting;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Edits.Layout;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Allocations.CodeFixes.Verification;

/// <summary>
/// The shape of every fix here: plan the rewrites, prove that each compiles and binds as meant, and offer the safest first.
/// </summary>
public abstract class AllocationCodeFix : CodeFixProvider
{
    private protected AllocationCodeFix(params string[] ids) => FixableDiagnosticIds = ImmutableArray.Create(ids);

    /// <inheritdoc/>
    public sealed override ImmutableArray<string> FixableDiagnosticIds { get; }

    /// <inheritdoc/>
    public sealed override FixAllProvider GetFixAllProvider() => SafeFixAllProvider.Instance;

    /// <inheritdoc/>
    public sealed override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        var cancellationToken = context.CancellationToken;
        var root = await context.Document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false);
        var model = await context.Document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false);
        if (root is null || model is null)
            return;

        foreach (var diagnostic in context.Diagnostics)
        {
            // One analyzer reports all rules, so a client that looks for the first diagnostic of the analyzer may come with one of another rule.
            if (!FixableDiagnosticIds.Contains(diagnostic.Id))
                continue;
            var node = root.FindNode(diagnostic.Location.SourceSpan, findInsideTrivia: false, getInnermostNodeForTie: true);
            var request = new FixRequest(context.Document, root, model, diagnostic, node);
            var planned = await PlanAsync(request, cancellationToken).ConfigureAwait(false);
            foreach (var fix in (await JudgedAsync(request, planned, cancellationToken).ConfigureAwait(false)).OrderBy(static fix => fix.Safety))
            {
                RuleContract.Require(RuleContract.Offering(Descriptors.Find(diagnostic.Id), fix.Safety == FixSafety.Safe ? FixOffer.Safe : FixOffer.Unsafe));
                context.RegisterCodeFix(
                    new FixAction(
                        fix.FullTitle, KeyOf(diagnostic.Id, fix), fix.Safety, token => WrittenAsync(request.Solution, fix, node, token)),
                    diagnostic);
            }
        }
    }

    /// <summary>The rewrites for a finding, in the order in which they should be offered; empty where none is right.</summary>
    private protected abstract Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken);

    /// <summary>The fixes that compile and bind as meant, each as it is written, and as safe as what it makes.</summary>
    private static async Task<List<Fix>> JudgedAsync(FixRequest request, IReadOnlyList<Fix> planned, CancellationToken cancellationToken)
    {
        var judged = new List<Fix>();
        var unseen = UnseenTargets.DifferenceAt(request, cancellationToken);
        foreach (var fix in planned)
        {
            if (await SoundAsync(request.Solution, fix, cancellationToken).ConfigureAwait(false) is not { } sound)
                continue;
            judged.Add(fix with
            {
                Changed = sound,
                Difference = Differences.Joined(
                    fix.Difference ?? await FrameGrowth.DifferenceAsync(request.Solution, sound, cancellationToken).ConfigureAwait(false),
                    unseen),
            });
        }

        return judged;
    }

    /// <summary>
    /// The solution to offer: without leftovers and with the names that the rewrite needs imported where that compiles, or else as it was planned;
    /// null where that does not compile.
    /// </summary>
    private static async Task<Solution?> SoundAsync(Solution original, Fix fix, CancellationToken cancellationToken)
    {
        var bare = await BareParentheses.RemoveAsync(original, fix.Changed, cancellationToken).ConfigureAwait(false);
        var tidy = await ImportedNames.InAsync(original, bare, cancellationToken).ConfigureAwait(false);
        if (tidy != fix.Changed && await FixVerification.IsSoundAsync(original, fix with { Changed = tidy }, cancellationToken).ConfigureAwait(false))
            return tidy;
        return await FixVerification.IsSoundAsync(original, fix, cancellationToken).ConfigureAwait(false) ? fix.Changed : null;
    }

    /// <summary>The solution as it will stand in the files. Where what options and layout ask for means something else, it is as it was judged.</summary>
    private static async Task<Solution> WrittenAsync(Solution original, Fix fix, SyntaxNode place, CancellationToken cancellationToken)
    {
        var (written, differs) = await WrittenFix.OfAsync(original, fix.Changed, place, isRestated: true, cancellationToken).ConfigureAwait(false);
        if (differs && !await FixVerification.CompilesAsync(original, written, fix.DeclaredName, cancellationToken).ConfigureAwait(false))
            (written, _) = await WrittenFix.OfAsync(original, fix.Changed, place, isRestated: false, cancellationToken).ConfigureAwait(false);
        return written;
    }

    private static string KeyOf(string id, Fix fix) => id + "." + fix.Key + (fix.Safety == FixSafety.Unsafe ? "!" : "");
}
