using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Formatting;
using Microsoft.CodeAnalysis.Simplification;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Testing.Tests.Toys;

/// <summary>Fixes one by one as it should, but its Fix All does nothing in one scope.</summary>
public abstract class OneScopeOmittedCodeFix(FixAllScope omitted) : FieldNameCodeFix
{
    public override FixAllProvider GetFixAllProvider() => new Provider(omitted);

    private sealed class Provider(FixAllScope omitted) : FixAllProvider
    {
        public override Task<CodeAction?> GetFixAsync(FixAllContext fixAllContext) => fixAllContext.Scope == omitted
            ? Task.FromResult<CodeAction?>(CodeAction.Create("Nothing", _ => Task.FromResult(fixAllContext.Solution)))
            : WellKnownFixAllProviders.BatchFixer.GetFixAsync(fixAllContext);
    }
}

public sealed class NoDocumentFixAll() : OneScopeOmittedCodeFix(FixAllScope.Document);

public sealed class NoProjectFixAll() : OneScopeOmittedCodeFix(FixAllScope.Project);

public sealed class NoSolutionFixAll() : OneScopeOmittedCodeFix(FixAllScope.Solution);

/// <summary>Fix All changes all names of a document at once.</summary>
public abstract class DocumentBasedFixAll(params ImmutableArray<FixAllScope> scopes) : FieldNameCodeFix
{
    public override FixAllProvider GetFixAllProvider() =>
        FixAllProvider.Create(static (_, document, diagnostics) => Capitalize(document, diagnostics), scopes);

    private static async Task<Document?> Capitalize(Document document, ImmutableArray<Diagnostic> diagnostics)
    {
        var root = await document.GetSyntaxRootAsync().ConfigureAwait(false);
        var names = diagnostics.Select(diagnostic => root!.FindToken(diagnostic.Location.SourceSpan.Start));
        return document.WithSyntaxRoot(root!.ReplaceTokens(names, static (name, _) => SyntaxFactory.Identifier(name.ValueText.ToUpperInvariant())));
    }
}

public sealed class DocumentScopeOnly() : DocumentBasedFixAll(FixAllScope.Document);

public sealed class DocumentBasedCodeFix() : DocumentBasedFixAll(FixAllScope.Document, FixAllScope.Project, FixAllScope.Solution);

/// <summary>Has no Fix All.</summary>
public sealed class NoFixAllCodeFix : FieldNameCodeFix
{
    public override FixAllProvider? GetFixAllProvider() => null;
}

/// <summary>Writes two declarators into one identifier: the text is right, the tree is not.</summary>
public sealed class WrongTreeCodeFix : FieldNameCodeFix
{
    protected override VariableDeclaratorSyntax Change(VariableDeclaratorSyntax variable, SyntaxToken name) =>
        variable.WithIdentifier(SyntaxFactory.Identifier(name.LeadingTrivia, $"{name.Text}, {name.Text}2", name.TrailingTrivia));
}

/// <summary>Writes an initializer that the simplifier and the formatter have to finish.</summary>
public sealed class AnnotatedCodeFix : FieldNameCodeFix
{
    protected override VariableDeclaratorSyntax Change(VariableDeclaratorSyntax variable, SyntaxToken name) => variable
        .WithIdentifier(name)
        .WithInitializer(SyntaxFactory.EqualsValueClause(SyntaxFactory.ParseExpression("global::System.Int32.MaxValue")
            .WithAdditionalAnnotations(Simplifier.Annotation)))
        .WithAdditionalAnnotations(Formatter.Annotation);
}

/// <summary>Moves the name of the field into a new file.</summary>
public sealed class NewFileCodeFix : CodeFixProvider
{
    public override ImmutableArray<string> FixableDiagnosticIds => [FieldNameAnalyzer.Id];

    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        var root = await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false);
        var field = root!.FindNode(context.Span).FirstAncestorOrSelf<FieldDeclarationSyntax>()!;
        var rest = context.Document.WithSyntaxRoot(root.RemoveNode(field, SyntaxRemoveOptions.KeepNoTrivia)!);
        var moved = rest.Project.AddDocument("Moved.cs", SyntaxFactory.ParseCompilationUnit("partial class C { }"), ["Parts"]);
        context.RegisterCodeFix(CodeAction.Create("Move", _ => Task.FromResult(moved.Project.Solution), "move"), context.Diagnostics);
    }
}

/// <summary>Replaces the text of the file, and forgets its encoding.</summary>
public sealed class LostEncodingCodeFix : CodeFixProvider
{
    public override ImmutableArray<string> FixableDiagnosticIds => [FieldNameAnalyzer.Id];

    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        var text = (await context.Document.GetTextAsync(context.CancellationToken).ConfigureAwait(false)).ToString();
        var name = text.Substring(context.Span.Start, context.Span.Length);
        var document = context.Document.WithText(SourceText.From(
            text.Remove(context.Span.Start, context.Span.Length).Insert(context.Span.Start, name.ToUpperInvariant())));
        context.RegisterCodeFix(CodeAction.Create("Rewrite", _ => Task.FromResult(document), "rewrite"), context.Diagnostics);
    }
}

/// <summary>Also writes the name into an additional file.</summary>
public sealed class AdditionalFileCodeFix : CodeFixProvider
{
    public override ImmutableArray<string> FixableDiagnosticIds => [FieldNameAnalyzer.Id];

    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        var text = await context.Document.GetTextAsync(context.CancellationToken).ConfigureAwait(false);
        var name = text.ToString(context.Span);
        var list = context.Document.Project.AdditionalDocuments.Single();
        var solution = context.Document.WithText(text.Replace(context.Span, name.ToUpperInvariant())).Project.Solution
            .WithAdditionalDocumentText(list.Id, SourceText.From(name, text.Encoding));
        context.RegisterCodeFix(CodeAction.Create("Record", _ => Task.FromResult(solution), "record"), context.Diagnostics);
    }
}

/// <summary>Adds a blank, which leaves the diagnostic where it is.</summary>
public sealed class FutileCodeFix : FieldNameCodeFix
{
    protected override VariableDeclaratorSyntax Change(VariableDeclaratorSyntax variable, SyntaxToken name) =>
        variable.WithTrailingTrivia(variable.GetTrailingTrivia().Add(SyntaxFactory.Space));
}

/// <summary>Fixes a compiler warning: an unused variable becomes a discard.</summary>
public sealed class UnusedVariableCodeFix : CodeFixProvider
{
    public override ImmutableArray<string> FixableDiagnosticIds => ["CS0219"];

    public override FixAllProvider GetFixAllProvider() => WellKnownFixAllProviders.BatchFixer;

    public override async Task RegisterCodeFixesAsync(CodeFixContext context)
    {
        var root = await context.Document.GetSyntaxRootAsync(context.CancellationToken).ConfigureAwait(false);
        var statement = root!.FindNode(context.Span).FirstAncestorOrSelf<LocalDeclarationStatementSyntax>()!;
        var document = context.Document.WithSyntaxRoot(root.RemoveNode(statement, SyntaxRemoveOptions.KeepNoTrivia)!);
        context.RegisterCodeFix(CodeAction.Create("Remove", _ => Task.FromResult(document), "remove"), context.Diagnostics);
    }
}
