using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Rules.Buffers.RentedArray;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Spans;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Buffers.RentedArray;

/// <summary>
/// ALLOC503: uses the part of a rented array that was asked for, or returns the array in a <c>finally</c> block instead of on some paths. Both
/// change what a wrong program does, and say so. Refused where the length that was asked for may be another by then, and where a mistake has
/// no mechanical fix: a second return, a use after the return, an array that is kept.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(RentedArrayCodeFix))]
public sealed class RentedArrayCodeFix() : AllocationCodeFix(Descriptors.RentedArray.Id)
{
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (!Enum.TryParse<RentedMisuseKind>(request.Property(nameof(RentedMisuseKind)), out var kind)
            || request.Place<LocalDeclarationStatementSyntax>() is not { } declaration
            || request.Model.GetOperation(declaration.Declaration.Variables[0], cancellationToken) is not IVariableDeclaratorOperation operation
            || RentedLocal.From(operation, cancellationToken) is not { } array)
        {
            return null;
        }

        if (kind == RentedMisuseKind.NotReturned)
            return InFinally(request, array);
        if (array.Length is not { } length || !IsStillTheLength(length, array, request.Model, cancellationToken)
            || Sliced(request.Node, kind, length, array, request.Model, cancellationToken) is not { } sliced)
        {
            return null;
        }

        var edits = request.Replacing(request.Node, sliced.WithTriviaFrom(request.Node));
        if (sliced is InvocationExpressionSyntax)
            UsingDirectives.AddSystem(edits, request);
        return new FixBuilder(edits, "Use the part that was asked for", "Slice")
            .MayDiffer("the rest of the array is left out")
            .Build();
    }

    /// <summary>Whether the length can be written again where the array is used.</summary>
    private static bool IsStillTheLength(ExpressionSyntax length, RentedLocal array, SemanticModel model, CancellationToken cancellationToken) =>
        RepeatableLength.Is(length, model, cancellationToken)
        && length
            .DescendantNodesAndSelf()
            .OfType<IdentifierNameSyntax>()
            .All(name => !Writes.IsWrittenAfter(name.Identifier.ValueText, References.FunctionOf(array.Declaration), array.Declaration.SpanStart, model));

    private static ExpressionSyntax? Sliced(
        SyntaxNode place, RentedMisuseKind kind, ExpressionSyntax asked, RentedLocal array, SemanticModel model, CancellationToken cancellationToken)
    {
        var length = asked.WithoutTrivia();
        var name = SyntaxFactory.IdentifierName(array.Local.Name);
        switch (kind, place)
        {
            case (RentedMisuseKind.Length, MemberAccessExpressionSyntax):
                return place.Parent is BinaryExpressionSyntax && length is BinaryExpressionSyntax or CastExpressionSyntax
                    ? SyntaxFactory.ParenthesizedExpression(length)
                    : length;
            case (RentedMisuseKind.FromEnd, ElementAccessExpressionSyntax { ArgumentList: { Arguments: { Count: 1 } indices } brackets } access)
                when (indices[0].Expression is PrefixUnaryExpressionSyntax index):
                var left = length is BinaryExpressionSyntax and not { RawKind: (int)SyntaxKind.AddExpression or (int)SyntaxKind.MultiplyExpression }
                    ? "(" + length + ")"
                    : length.ToString();
                var right = index.Operand is BinaryExpressionSyntax ? "(" + index.Operand.WithoutTrivia() + ")" : index.Operand.WithoutTrivia().ToString();
                return access.WithArgumentList(brackets.ReplaceNode(brackets.Arguments[0].Expression, SyntaxFactory.ParseExpression(left + " - " + right)));
            case (RentedMisuseKind.Enumerated, IdentifierNameSyntax):
                return Part("AsSpan");
            case (RentedMisuseKind.Filled, IdentifierNameSyntax filled):
                return model.GetTypeInfo(filled, cancellationToken).ConvertedType switch
                {
                    { Name: "Memory" } => Part("AsMemory"),
                    { Name: "Span" } => Part("AsSpan"),
                    _ => null,
                };
            case (RentedMisuseKind.Whole, IdentifierNameSyntax { Parent: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "AsSpan" or "AsMemory" } }):
                return null;
            case (RentedMisuseKind.Whole, IdentifierNameSyntax whole):
                if (model.GetTypeInfo(whole, cancellationToken).ConvertedType is { Name: "ReadOnlyMemory" })
                    return Part("AsMemory");
                if (whole.Parent is not ArgumentSyntax { Parent: ArgumentListSyntax { Parent: ExpressionSyntax call } }
                    || model.GetSymbolInfo(call, cancellationToken).Symbol is not IMethodSymbol method)
                {
                    return null;
                }

                return method switch
                {
                    { ContainingType.SpecialType: SpecialType.System_Array } or { ContainingType.Name: "MemoryStream" } or { Name: "ComputeHash" } => null,
                    _ => model.GetTypeInfo(whole, cancellationToken).ConvertedType is { TypeKind: TypeKind.Interface } ? null : Part("AsSpan"),
                };
            default:
                return null;
        }

        InvocationExpressionSyntax Part(string method) =>
            SliceSyntax.Call(name, method, [SyntaxFactory.Argument(SyntaxFactory.ParseExpression("0")), SyntaxFactory.Argument(length)]);
    }

    /// <summary>Everything after the declaration up to the last return of the array goes into a <c>try</c>; the other returns go away.</summary>
    private static Fix? InFinally(FixRequest request, RentedLocal array)
    {
        if (array.Declaration.Parent is not BlockSyntax block)
            return null;
        var returns = new List<ExpressionStatementSyntax>();
        foreach (var call in request.Places<InvocationExpressionSyntax>())
        {
            if (call.Parent is not ExpressionStatementSyntax { Parent: BlockSyntax } statement || References.IsInNestedFunction(call, block))
                return null;
            returns.Add(statement);
        }

        if (returns.Count == 0 || returns[returns.Count - 1] is not { } last || last.Parent != block
            || Comments.AreBeside(last))
        {
            return null;
        }

        var first = block.Statements.IndexOf(array.Declaration) + 1;
        var end = block.Statements.IndexOf(last);
        if (end <= first)
            return null;
        var isReturn = new SyntaxAnnotation();
        var edits = new SolutionEdits(request.Solution);
        foreach (var statement in returns)
            edits.Mark(statement, isReturn);
        edits.Replace(block, edited =>
        {
            var wrapped = TryFinally.Wrap(edited, first, end, last, array.Declaration);
            return wrapped.RemoveNodes(wrapped.GetAnnotatedNodes(isReturn), SyntaxRemoveOptions.KeepNoTrivia)!;
        });
        return new FixBuilder(edits, $"Return the {array.Noun} in a finally block", "Finally")
            .MayDiffer($"exceptions return the {array.Noun} as well")
            .Build();
    }
}
