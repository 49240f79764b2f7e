using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Testing.Tests.Toys;

/// <summary>Writes the field in capitals, or only its first letter; offers nothing for a name that starts with an underscore.</summary>
public class FieldNameCodeFix : CodeFixProvider
{
    public const string AllCapitals = "all";
    public const string FirstCapital = "first";

    public override ImmutableArray<string> FixableDiagnosticIds => [FieldNameAnalyzer.Id];

    public override FixAllProvider? GetFixAllProvider() => WellKnownFixAllProviders.BatchFixer;

    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        var root = await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false);
        var variable = (VariableDeclaratorSyntax)root!.FindNode(context.Span);
        var name = variable.Identifier.ValueText;
        if (!name.StartsWith('_'))
        {
            Register(context, AllCapitals, Rename(name.ToUpperInvariant()));
            Register(context, FirstCapital, Rename(char.ToUpperInvariant(name[0]) + name[1..]));
        }

        Document Rename(string newName) => context.Document.WithSyntaxRoot(
            root.ReplaceNode(variable, Change(variable, SyntaxFactory.Identifier(newName).WithTriviaFrom(variable.Identifier))));
    }

    /// <summary>What toys change that go wrong in a certain way.</summary>
    protected virtual VariableDeclaratorSyntax Change(VariableDeclaratorSyntax variable, SyntaxToken name) => variable.WithIdentifier(name);

    private static void Register(CodeFixContext context, string key, Document result) => context.RegisterCodeFix(
        CodeAction.Create($"Rename to {key} capitals", _ => Task.FromResult(result), key), context.Diagnostics);
}
