using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.IO.AutoFlushWriter;

/// <summary>Takes the setting away, and flushes where the next read has to wait and at the end of the loop.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AutoFlushWriterCodeFix))]
public sealed class AutoFlushWriterCodeFix : AllocationCodeFix
{
    /// <summary>Creates the provider.</summary>
    public AutoFlushWriterCodeFix()
        : base("ALLOC802")
    {
    }

    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Place<StatementSyntax>() is not { } loop || !Loops.IsLoop(loop)
            || request.Node.FirstAncestorOrSelf<AssignmentExpressionSyntax>() is not { } setting
            || FirstUseIn(loop, setting, request, cancellationToken) is not { } writer)
        {
            return null;
        }

        var edits = new SolutionEdits(request.Solution);
        if (setting.Parent is InitializerExpressionSyntax { Parent: ObjectCreationExpressionSyntax or ImplicitObjectCreationExpressionSyntax } initializer)
            edits.Change(request.Root.SyntaxTree, Without(setting, initializer));
        else if (setting.Parent is ExpressionStatementSyntax statement)
            edits.Remove(statement, request.Model);
        else
            return null;

        var flush = $"await {writer}.FlushAsync();";
        return new DeferredFlush(request, loop, writer).TryAdd(request.Places<AwaitExpressionSyntax>().ToList(), flush, flush, edits, cancellationToken)
            ? new FixBuilder(edits, "Flush only where the next read has to wait", nameof(AutoFlushWriterCodeFix)).MayDiffer(DeferredFlush.Difference).Build()
            : null;
    }

    /// <summary>The edit that takes a setting out of an initialiser, or all of that where it has no other.</summary>
    private static TextChange Without(AssignmentExpressionSyntax setting, InitializerExpressionSyntax initializer)
    {
        var settings = initializer.Expressions;
        var index = settings.IndexOf(setting);
        var span = settings.Count == 1 ? TextSpan.FromBounds(initializer.OpenBraceToken.GetPreviousToken().Span.End, initializer.Span.End)
            : index + 1 < settings.Count ? TextSpan.FromBounds(setting.SpanStart, settings[index + 1].SpanStart)
            : TextSpan.FromBounds(settings[index - 1].Span.End, setting.Span.End);
        return new TextChange(span, "");
    }

    /// <summary>
    /// The writer as the loop names it first, or as the object does that keeps it; null where it is flushed there as well, or where it is used beside the
    /// loop and something else is awaited before that is flushed.
    /// </summary>
    private static ExpressionSyntax? FirstUseIn(
        StatementSyntax loop, AssignmentExpressionSyntax setting, FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Place<IdentifierNameSyntax>() is { } kept)
            return kept;
        var local = setting.Left is MemberAccessExpressionSyntax access
            ? request.Model.GetSymbolInfo(access.Expression, cancellationToken).Symbol
            : setting.FirstAncestorOrSelf<VariableDeclaratorSyntax>() is { } declarator ? request.Model.GetDeclaredSymbol(declarator, cancellationToken) : null;
        if (local is not ILocalSymbol writer || request.Model.GetOperation(loop, cancellationToken) is not { } place)
            return null;
        var first = default(ExpressionSyntax);
        foreach (var mention in VariableOperations.Of(writer, place))
        {
            if (mention is not ILocalReferenceOperation || mention.Parent is IPropertyReferenceOperation)
                continue;
            if (mention.Parent is IInvocationOperation { TargetMethod.Name: "Flush" or "FlushAsync" })
                return null;
            if (loop.Span.Contains(mention.Syntax.Span))
                first ??= mention.Syntax as ExpressionSyntax;
            else if (mention.Syntax.SpanStart < loop.SpanStart || !(IsDisposing(mention) || IsIn(writer, mention.Syntax, cancellationToken)))
                return null;
        }

        return first;
    }

    private static bool IsDisposing(IOperation mention) =>
        mention.Parent is IInvocationOperation { TargetMethod.Name: nameof(IDisposable.Dispose) or "DisposeAsync" or "Close" };

    /// <summary>Whether a place comes before the end of the <c>using</c> that disposes of the writer, which flushes what is written there.</summary>
    private static bool IsIn(ILocalSymbol writer, SyntaxNode place, CancellationToken cancellationToken) =>
        writer.DeclaringSyntaxReferences.Length == 1
        && writer.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken).Parent?.Parent switch
        {
            LocalDeclarationStatementSyntax { UsingKeyword.RawKind: (int)SyntaxKind.UsingKeyword, Parent: { } block } => block.Span.Contains(place.Span),
            UsingStatementSyntax holder => holder.Span.Contains(place.Span),
            _ => false,
        };
}
