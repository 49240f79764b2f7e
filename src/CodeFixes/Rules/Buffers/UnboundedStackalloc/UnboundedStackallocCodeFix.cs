using System.Globalization;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Spans;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;

namespace Allocations.CodeFixes.Rules.Buffers.UnboundedStackalloc;

/// <summary>
/// Allocates on the stack up to <c>max_stackalloc_bytes</c> and on the heap above. A length that may be negative is compared as unsigned:
/// it takes the heap branch and throws there, where a stack allocation of bytes would overflow. Refused for pointers, which a heap array
/// would have to pin, and in loops, where the stack is not freed between iterations.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(UnboundedStackallocCodeFix))]
public sealed class UnboundedStackallocCodeFix() : AllocationCodeFix("ALLOC504")
{
    private const string Key = "HeapAboveLimit";
    private const string AsPointer = nameof(AsPointer);

    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        var model = request.Model;
        if (request.Node.FirstAncestorOrSelf<StackAllocArrayCreationExpressionSyntax>() is not { Type: ArrayTypeSyntax type } creation
            || !IsSpan(model.GetTypeInfo(creation, cancellationToken))
            || creation.ContainsDirectives || model.GetTypeInfo(type.ElementType, cancellationToken).Type is not { } element
            || AllocationSize.OfValue(element) is not { } size
            || request.Option(AllocationOptions.MaxStackallocBytes) / size is not (> 0 and var limit))
        {
            return null;
        }

        var function = References.FunctionOf(creation);
        if (StackFrames.OutermostLoop(creation, function) is not null || StackFrames.JumpsBack(function)
            || TakesAddress(function, model, cancellationToken))
        {
            return null;
        }

        var length = type.RankSpecifiers[0].Sizes[0];
        var edits = RepeatableLength.Is(length, model, cancellationToken)
            ? request.Replacing(creation, Limited(creation, length, limit, model, cancellationToken))
            : WithLocal(request, creation, length, limit);
        return edits is null
            ? null
            : new FixBuilder(edits, "Allocate on the heap above " + limit.ToString(CultureInfo.InvariantCulture) + " elements", Key).Build();
    }

    private static bool IsSpan(TypeInfo info) => SpanTypes.IsSpan(info.ConvertedType) || SpanTypes.IsSpan(info.Type);

    /// <summary>
    /// Whether the function makes a bare pointer of a reference, or lets one out of the <c>fixed</c> that made it: it would not be valid for a heap array,
    /// which may move. Code of the project that gets a span or a pointer may keep one, too.
    /// </summary>
    private static bool TakesAddress(SyntaxNode function, SemanticModel model, CancellationToken cancellationToken)
    {
        var isTaken = CalledNames.Of(model.Compilation, cancellationToken).FilesWith(AsPointer).Any();
        foreach (var node in function.DescendantNodes())
        {
            if (node is SimpleNameSyntax { Identifier.ValueText: AsPointer })
                return true;
            if (KeptValue(node) is { } value && node.FirstAncestorOrSelf<FixedStatementSyntax>() is not null && IsPointer(value))
                return true;
            if (node is ArgumentSyntax { Expression: var given } && (IsPointer(given) || (isTaken && IsSpan(model.GetTypeInfo(given, cancellationToken))))
                && ExpectedSymbols.CallOf(node) is { } call
                && model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol { IsExtern: false, DeclaringSyntaxReferences.IsEmpty: false })
            {
                return true;
            }
        }

        return false;

        bool IsPointer(ExpressionSyntax value) => model.GetTypeInfo(value, cancellationToken).Type is { TypeKind: TypeKind.Pointer };
    }

    private static ExpressionSyntax? KeptValue(SyntaxNode node) => node switch
    {
        AssignmentExpressionSyntax assignment => assignment.Right,
        ReturnStatementSyntax statement => statement.Expression,
        CastExpressionSyntax { Type: not PointerTypeSyntax } cast => cast.Expression,
        _ => null,
    };

    private static ExpressionSyntax Limited(
        StackAllocArrayCreationExpressionSyntax creation, ExpressionSyntax length, int limit, SemanticModel model, CancellationToken cancellationToken)
    {
        var limited = Choose(creation, length.WithoutTrivia(), RepeatableLength.MayBeNegative(length, model, cancellationToken), limit);
        return OperandSyntax.StandsAlone(creation)
            ? limited.WithTriviaFrom(creation)
            : SyntaxFactory.ParenthesizedExpression(limited).WithTriviaFrom(creation);
    }

    /// <summary>A length that must be computed once gets a local in front of the declaration, whose first step it was.</summary>
    private static SolutionEdits? WithLocal(FixRequest request, StackAllocArrayCreationExpressionSyntax creation, ExpressionSyntax length, int limit)
    {
        if (creation.Parent is not EqualsValueClauseSyntax { Parent.Parent: VariableDeclarationSyntax { Variables.Count: 1,
            Parent: LocalDeclarationStatementSyntax { Parent: BlockSyntax } declaration } })
        {
            return null;
        }

        // Named after the span, so that two fixes made at once do not declare the same name.
        var name = FreeName.For(declaration.Declaration.Variables[0].Identifier.ValueText + "Length", References.FunctionOf(declaration), request.Model);
        var local = SyntaxFactory.ParseStatement("int " + name + " = " + length.WithoutTrivia().ToFullString() + ";");
        var limited = Choose(creation, SyntaxFactory.IdentifierName(name), mayBeNegative: true, limit);
        var edits = request.Replacing(creation, limited.WithTriviaFrom(creation));
        edits.InsertBefore(declaration, local);
        return edits;
    }

    private static ConditionalExpressionSyntax Choose(StackAllocArrayCreationExpressionSyntax creation, ExpressionSyntax length, bool mayBeNegative, int limit)
    {
        var compared = !mayBeNegative ? length.ToString() : length is IdentifierNameSyntax ? "(uint)" + length : "(uint)(" + length + ")";
        var type = (ArrayTypeSyntax)creation.Type;
        var element = type.ElementType.ToString();
        return (ConditionalExpressionSyntax)SyntaxFactory.ParseExpression(
            compared + " <= " + limit.ToString(CultureInfo.InvariantCulture)
            + " ? stackalloc " + element + "[" + length + "] : new " + element + "[" + length + "]");
    }
}
