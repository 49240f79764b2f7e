using System.Collections.Immutable;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Oracle.Tests.Toys;

/// <summary>A fix that replaces what was reported with a text, and claims what a test wants it to.</summary>
internal sealed class TextFix(string id, string replacement, string title, bool isSafe) : CodeFixProvider
{
    public override ImmutableArray<string> FixableDiagnosticIds => [id];

    public override FixAllProvider? GetFixAllProvider() => null;

    public override Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        var action = new FixAction(
            title,
            id + ".Toy",
            isSafe ? FixSafety.Safe : FixSafety.Unsafe,
            async token => context.Document
                .WithText((await context.Document.GetTextAsync(token)).WithChanges(new TextChange(context.Span, replacement)))
                .Project.Solution);
        context.RegisterCodeFix(action, context.Diagnostics);
        return Task.CompletedTask;
    }
}
