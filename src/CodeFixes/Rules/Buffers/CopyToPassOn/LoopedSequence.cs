using Allocations.Analyzers.Rules.Buffers.CopyToPassOn;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Buffers.CopyToPassOn;

/// <summary>
/// Goes through a sequence by <c>foreach</c> in the place of <c>ForEach</c> of a list that is made of it. Refused: a function that is no lambda of its own, or
/// that returns before its end, and comments that would be lost. Never safe: the sequence is computed, and may be changed, while its items are used.
/// </summary>
internal static class LoopedSequence
{
    /// <summary>The fix; null where it would not be right.</summary>
    public static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Model.GetOperation(request.Node, cancellationToken) is not IInvocationOperation call || SequenceCopy.Of(call) is not { } copy
            || EnumeratedCopy.Of(copy) is not { Function.Syntax: LambdaExpressionSyntax lambda }
            || lambda.FirstAncestorOrSelf<StatementSyntax>() is not ExpressionStatementSyntax { Expression: InvocationExpressionSyntax each } statement
            || !each.ArgumentList.Span.Contains(lambda.Span) || ParameterOf(lambda) is not { } item
            || Comments.AreIn(statement, TextSpan.FromBounds(statement.SpanStart, lambda.Body.SpanStart))
            || Comments.AreIn(statement, TextSpan.FromBounds(lambda.Body.Span.End, statement.Span.End)))
        {
            return null;
        }

        if (lambda.Body is BlockSyntax block
            && References.OwnNodes(block, block.Span).Any(static node => node is ReturnStatementSyntax))
        {
            return null;
        }

        var lineBreak = LineBreaks.Of(statement.SyntaxTree);
        var indentation = Indentation.Of(statement);
        var nextLine = lineBreak + indentation;
        var body = lambda.Body is BlockSyntax
            ? Indentation.Moved(lambda.Body, indentation)
            : "{" + nextLine + Indentation.UnitAt(statement) + lambda.Body + ";" + nextLine + "}";
        var written = "foreach (" + (item.Type?.ToString() ?? "var") + " " + item.Identifier.Text + " in " + copy.Source.Syntax + ")" + nextLine + body;
        return new FixBuilder(
                request.Replacing(statement, SyntaxFactory.ParseStatement(written).WithTriviaFrom(statement)), "Go through the sequence by 'foreach'", "Loop")
            .MayDiffer("the sequence must not change while it is gone through")
            .Build();
    }

    private static ParameterSyntax? ParameterOf(LambdaExpressionSyntax lambda) => lambda switch
    {
        SimpleLambdaExpressionSyntax simple => simple.Parameter,
        ParenthesizedLambdaExpressionSyntax { ParameterList.Parameters: { Count: 1 } parameters } => parameters[0],
        _ => null,
    };
}
