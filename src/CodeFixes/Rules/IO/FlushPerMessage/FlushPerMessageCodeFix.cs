using Allocations.Analyzers.Rules.IO.FlushPerMessage;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.IO.FlushPerMessage;

/// <summary>Flushes only where the next read has to wait, and at the end of the loop.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(FlushPerMessageCodeFix))]
public sealed class FlushPerMessageCodeFix : AllocationCodeFix
{
    /// <summary>Creates the provider.</summary>
    public FlushPerMessageCodeFix()
        : base("ALLOC801")
    {
    }

    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Place<StatementSyntax>() is not { } loop
            || request.Node.FirstAncestorOrSelf<InvocationExpressionSyntax>() is not { Expression: MemberAccessExpressionSyntax called } flush
            || flush.FirstAncestorOrSelf<ExpressionStatementSyntax>() is not { } statement
            || request.Model.GetOperation(flush, cancellationToken) is not IInvocationOperation call)
        {
            return null;
        }

        if (request.Property(FlushPerMessageAnalyzer.IsBounded) != "true")
            return OncePerChunk(request, loop, statement);
        var text = statement.ToString();
        var start = flush.ArgumentList.SpanStart - statement.SpanStart;
        var last = MayOmitToken(call.TargetMethod) ? text.Substring(0, start) + "()" + text.Substring(start + flush.ArgumentList.Span.Length) : text;
        var edits = new SolutionEdits(request.Solution);
        edits.Remove(statement, request.Model);
        return new DeferredFlush(request, loop, called.Expression).TryAdd(
            request.Places<AwaitExpressionSyntax>().ToList(), text, last, edits, cancellationToken)
            ? new FixBuilder(edits, "Flush only where the next read has to wait", nameof(FlushPerMessageCodeFix)).MayDiffer(DeferredFlush.Difference).Build()
            : null;
    }

    /// <summary>
    /// Flushes once for all messages of a chunk, for a writer that collects without a bound: a peer that never stops sending would make it grow. Null where
    /// an iteration of the loop is not a chunk, or where a message may leave the loop over the messages on another way than to its end.
    /// </summary>
    private static Fix? OncePerChunk(FixRequest request, StatementSyntax loop, ExpressionStatementSyntax flush)
    {
        if (flush.Parent?.AncestorsAndSelf().FirstOrDefault(Loops.IsLoop) is not StatementSyntax { Parent: BlockSyntax } messages || messages == loop
            || messages.DescendantNodes().Any(static node => node is ReturnStatementSyntax or ThrowStatementSyntax or GotoStatementSyntax)
            || request.Places<AwaitExpressionSyntax>().Any(read => messages.Span.Contains(read.Span)))
        {
            return null;
        }

        var edits = new SolutionEdits(request.Solution);
        edits.Remove(flush, request.Model);
        edits.InsertAfter(messages, SyntaxFactory.ParseStatement(flush.ToString()));
        return new FixBuilder(edits, "Flush once after the loop over the messages", nameof(OncePerChunk)).MayDiffer(DeferredFlush.Difference).Build();
    }

    /// <summary>Whether the flush can be called without an argument.</summary>
    private static bool MayOmitToken(IMethodSymbol method) =>
        method.Parameters.Length == 1
        && (method.Parameters[0].IsOptional
            || method.ContainingType.GetMembers(method.Name).Any(static other => other is IMethodSymbol { Parameters.IsEmpty: true }));
}
