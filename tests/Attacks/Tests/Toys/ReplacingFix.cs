using System.Collections.Immutable;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Attacks.Tests.Toys;

/// <summary>A fix that calls <c>New</c> where <c>Old</c> was called and claims what a test wants it to; its Fix All may call another method.</summary>
internal sealed class ReplacingFix(bool isSafe = true, string replacement = "New", string replacementOfAll = "New") : CodeFixProvider
{
    public override ImmutableArray<string> FixableDiagnosticIds => [ReplacingRule.Id];

    public override FixAllProvider? GetFixAllProvider() => new All(replacementOfAll);

    public override Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        var action = new FixAction(
            "Call 'New'",
            "Toy",
            isSafe ? FixSafety.Safe : FixSafety.Unsafe,
            async token => (await ReplaceAsync(context.Document, context.Diagnostics, replacement, token)).Project.Solution);
        context.RegisterCodeFix(action, context.Diagnostics);
        return Task.CompletedTask;
    }

    private static async Task<Document> ReplaceAsync(Document document, IEnumerable<Diagnostic> diagnostics, string name, CancellationToken cancellationToken)
    {
        var text = await document.GetTextAsync(cancellationToken);
        return document.WithText(text.WithChanges(diagnostics.Select(found => new TextChange(
            new TextSpan(found.Location.SourceSpan.Start, "Old".Length), name))));
    }

    private sealed class All(string name) : FixAllProvider
    {
        public override async Task<CodeAction?> GetFixAsync(FixAllContext context)
        {
            var diagnostics = await context.GetAllDiagnosticsAsync(context.Project);
            var document = context.Project.Documents.Single();
            return CodeAction.Create("Call 'New'", token => ReplaceAsync(document, diagnostics, name, token), "Toy");
        }
    }
}
