using Allocations.Analyzers.Rules.Collections.ConcurrentSnapshot;
using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting;
using Allocations.CodeFixes.Rewriting.Spans;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Collections.ConcurrentSnapshot;

/// <summary>ALLOC603. Goes through the collection itself, or asks it for what the copy was asked for.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(ConcurrentSnapshotCodeFix))]
public sealed class ConcurrentSnapshotCodeFix() : AllocationCodeFix("ALLOC603")
{
    private const string Moving = "what is added or removed meanwhile may be seen";

    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        // In 'map?.Keys' the collection stands outside the copy.
        var fix = request.Node is ExpressionSyntax node && Find(node, request.Model, cancellationToken) is { Collection.Syntax: ExpressionSyntax inner } copy
            && inner != node && node.Span.Contains(inner.Span)
            ? Plan(request, copy, cancellationToken)
            : null;
        return Task.FromResult<IReadOnlyList<Fix>>(fix is null ? [] : [fix]);
    }

    /// <summary>The copy whose outermost operation is at a node.</summary>
    private static ConcurrentCopy? Find(ExpressionSyntax node, SemanticModel model, CancellationToken cancellationToken)
    {
        foreach (var inner in node.DescendantNodesAndSelf())
        {
            if (inner is (MemberAccessExpressionSyntax or InvocationExpressionSyntax) and ExpressionSyntax
                && model.GetOperation(inner, cancellationToken) is { } operation && ConcurrentCopy.MayBe(operation)
                && ConcurrentCopy.Of(operation) is { } copy && copy.Copy.Syntax == node)
            {
                return copy;
            }
        }

        return null;
    }

    private static Fix? Plan(FixRequest request, ConcurrentCopy copy, CancellationToken cancellationToken)
    {
        var node = (ExpressionSyntax)copy.Copy.Syntax;
        var collection = (ExpressionSyntax)copy.Collection.Syntax;
        switch (copy.Use)
        {
            case CopyUse.Counted when IsOwn(copy.Collection.Type, "Count"):
                var count = SliceSyntax.Member(collection, "Count").WithTriviaFrom(node);
                return new FixBuilder(request.Replacing(node, count), "Ask the collection for its 'Count'", "Count").Build();
            case CopyUse.TestedForAny when IsOwn(copy.Collection.Type, "IsEmpty"):
                return Empty(request, node, collection);
            case CopyUse.QueryOverMoment:
                return new FixBuilder(request.Replacing(node, collection.WithTriviaFrom(node)), "Query the collection itself", "Query")
                    .MayDiffer("what is added or removed before the query runs may be seen")
                    .MayDiffer(OwnCollections.Difference(copy.Collection, request.Model.Compilation))
                    .Build();
            case CopyUse.LoopOverMoment or CopyUse.LoopOverPairs:
                return new FixBuilder(request.Replacing(node, collection.WithTriviaFrom(node)), "Go through the collection itself", "Loop")
                    .MayDiffer(copy.Use == CopyUse.LoopOverPairs ? Moving : null)
                    .MayDiffer(copy.Copy is IInvocationOperation { Instance: null } ? OfOperator(request, copy, collection, cancellationToken) : null)
                    .Build();
            case CopyUse.LoopOverKeys or CopyUse.LoopOverValues when node.Parent is ForEachStatementSyntax loop && loop.Expression == node:
                return Pairs(request, loop, collection, copy.Use == CopyUse.LoopOverKeys ? "Key" : "Value");
            default:
                return null;
        }
    }

    /// <summary>What may differ where an operator copies, which fails for null by itself and asks an interface for the elements.</summary>
    private static string? OfOperator(FixRequest request, ConcurrentCopy copy, ExpressionSyntax collection, CancellationToken cancellationToken) =>
        Differences.Joined(
            request.NullProof(cancellationToken).IsNeverNull(collection) ? null : "a collection that is null throws another exception",
            OwnCollections.Difference(copy.Collection, request.Model.Compilation));

    /// <summary>Whether a dictionary has a member of its own, which no class that derives from it hides.</summary>
    private static bool IsOwn(ITypeSymbol? dictionary, string name)
    {
        for (var type = dictionary; type is not null; type = type.BaseType)
        {
            if (!type.GetMembers(name).IsEmpty)
                return type.IsIn("System.Collections.Concurrent");
        }

        return false;
    }

    private static Fix? Empty(FixRequest request, ExpressionSyntax node, ExpressionSyntax collection)
    {
        ExpressionSyntax isEmpty = SliceSyntax.Member(collection, "IsEmpty");
        var whole = node.Parent is PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalNotExpression } not ? not : node;
        if (whole == node)
            isEmpty = SyntaxFactory.PrefixUnaryExpression(SyntaxKind.LogicalNotExpression, isEmpty);
        return new FixBuilder(request.Replacing(whole, isEmpty.WithTriviaFrom(whole)), "Ask the collection whether it 'IsEmpty'", "IsEmpty").Build();
    }

    private static Fix? Pairs(FixRequest request, ForEachStatementSyntax loop, ExpressionSyntax collection, string part)
    {
        if (Comments.AreIn(loop, TextSpan.FromBounds(loop.OpenParenToken.SpanStart, loop.CloseParenToken.SpanStart)))
            return null;
        var edits = new SolutionEdits(request.Solution);
        var pair = FreeName.For("pair", loop, request.Model);
        edits.Change(
            loop.SyntaxTree,
            new TextChange(
                TextSpan.FromBounds(loop.Type.SpanStart, loop.CloseParenToken.SpanStart), "var " + pair + " in " + collection.WithoutTrivia()));
        edits.BeginBody(loop, [loop.Type + " " + loop.Identifier.Text + " = " + pair + "." + part + ";"]);
        return new FixBuilder(edits, "Go through the pairs", "Pairs").MayDiffer(Moving).Build();
    }
}
