using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.PoolableArray;

/// <summary>
/// ALLOC502: finds local arrays that never leave their method and that the stack cannot hold, because their length is not constant or too
/// large.
/// </summary>
/// <remarks>
/// <para>
/// It looks at declarators of arrays without an initialiser. Size and place are tested first: an array of constant length has to be
/// larger than <c>max_stackalloc_bytes</c> and take at least 256 bytes. Then all uses are followed: each has to be one that a span
/// allows, or to pass the array by offset and count, because a rented array may be longer; views must stay within the block. A method in source that
/// only borrows the whole array could take a span of it first. Then the upper bound of a computed length and the heat are asked, and last whether ALLOC501
/// or ALLOC104 does better.
/// </para>
/// <para>
/// A local span over a new array that nothing else names counts too, where no code sees its memory outside the iteration.
/// </para>
/// <para>
/// Not reported: arrays that are returned, stored, captured, reassigned, or given whole to code that needs an array; arrays that are
/// alive across <c>yield</c>. Those that are alive across an <c>await</c> other than that of a framework call that fills or reads them are suggestions.
/// </para>
/// </remarks>
public sealed class PoolableArrayAnalyzer() : AllocationAnalyzer(Descriptors.PoolableArray)
{
    /// <summary>Below this, renting and returning costs about what a new array does.</summary>
    private const int LeastBytes = 256;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        if (SpanTypes.Exist(start.Compilation) && CoreLibrary.FindType(start.Compilation, "System.Buffers.ArrayPool`1") is not null)
        {
            start.RegisterLateOperationAction(
                static declarator => ScratchArray.From((IVariableDeclaratorOperation)declarator) is { Elements.IsDefault: true },
                context => Analyze(context, allocations),
                OperationKind.VariableDeclarator);
            start.RegisterLateOperationAction(
                static declarator => SpanOverArray.From((IVariableDeclaratorOperation)declarator) is not null,
                context => AnalyzeSpan(context, allocations),
                OperationKind.VariableDeclarator);
        }
    }

    /// <summary>Reports an array of which only a local span is known, and which the stack cannot hold.</summary>
    private static void AnalyzeSpan(OperationAnalysisContext context, AllocationContext allocations)
    {
        var model = context.Operation.SemanticModel!;
        if (SpanOverArray.From((IVariableDeclaratorOperation)context.Operation) is not { Creation.Syntax: ArrayCreationExpressionSyntax creation } span
            || AllocationSize.OfValue(span.ElementType) is not { } size || span.ElementType.TypeKind is TypeKind.TypeParameter or TypeKind.Error
            || creation.Type.RankSpecifiers[0].Sizes[0] is not { } length
            || (span.Length is { } constant && IsSmall((long)constant * size, span.ElementType, creation.SyntaxTree, allocations))
            || span.LastUse(model, context.CancellationToken) is null
            || (span.Length is null && IsBoundedSmall(length, size, model, context.CancellationToken))
            || !allocations.IsReported(Descriptors.PoolableArray, EffortOf(span.ElementType), context, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.PoolableArray, creation.GetLocation(), heat)
        {
            Bytes = span.Length is { } known ? AllocationSize.OfArray(span.ElementType, known) : null,
            Arguments = [span.Local.Name, "can be rented from a pool"],
        });
    }

    /// <summary>Whether the stack holds an array, or renting one costs as much as making it.</summary>
    private static bool IsSmall(long bytes, ITypeSymbol element, SyntaxTree tree, AllocationContext allocations) =>
        bytes < LeastBytes
        || bytes <= (element.IsUnmanagedType ? allocations.Option(AllocationOptions.MaxStackallocBytes, Descriptors.PoolableArray, tree) : 0);

    private static bool IsBoundedSmall(ExpressionSyntax length, int size, SemanticModel model, CancellationToken cancellationToken) =>
        new UpperBounds(model, cancellationToken).Of(length) is > UpperBounds.SomeLimit and var bound && bound * size < LeastBytes;

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (ScratchArray.From((IVariableDeclaratorOperation)context.Operation) is not { Elements.IsDefault: true,
            Creation: ArrayCreationExpressionSyntax creation } array
            || AllocationSize.OfValue(array.ElementType) is not { } size
            || array.ElementType.TypeKind is TypeKind.Pointer or TypeKind.FunctionPointer or TypeKind.TypeParameter or TypeKind.Error
            || creation.Type.RankSpecifiers[0].Sizes[0] is not { } length || !ScratchSpace.IsPossible(array.Declaration))
        {
            return;
        }

        var model = context.Operation.SemanticModel!;
        var callee = default(IMethodSymbol);
        if (array.Length is { } constant && IsSmall((long)constant * size, array.ElementType, array.Declaration.SyntaxTree, allocations))
            return;
        var uses = LocalUses.Of(array.Local, References.ScopeOf(array.Declaration), model, context.CancellationToken);
        if (uses.Uses.IsEmpty || !uses.Views.StayWithin(References.ScopeOf(array.Declaration))
            || !FitsRentedArray(uses, array.Declaration, out callee, out var isParked, model, context.CancellationToken)
            || (array.Length is null && IsBoundedSmall(length, size, model, context.CancellationToken))
            || !allocations.IsReported(
                Descriptors.PoolableArray,
                callee is not null || isParked || LivesLong(array, uses) ? Effort.Elsewhere : EffortOf(array.ElementType),
                context,
                out var heat)
            || TemporaryArrays.RuleFor(Descriptors.PoolableArray, array, uses, allocations, context) is not null)
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.PoolableArray, array.Creation.GetLocation(), heat)
        {
            Bytes = array.Length is { } known ? AllocationSize.OfArray(array.ElementType, known) : null,
            Arguments =
            [
                array.Local.Name,
                callee is null ? "can be rented from a pool" : "could be rented from a pool if '" + CalledMethod.NameOf(callee) + "' took a span",
            ],
        });
    }

    /// <summary>
    /// Whether an array last serves a loop without an end that waits in each iteration, as for a connection: a pool would lend it for as long, and gain
    /// nothing.
    /// </summary>
    private static bool LivesLong(ScratchArray array, LocalUses uses)
    {
        var declaration = array.Declaration.Span;
        var last = References.FunctionOf(array.Declaration).FindToken(Math.Max(uses.LastUse - 1, declaration.End)).Parent;
        for (var node = last; node is not null && !node.Span.Contains(declaration); node = node.Parent)
        {
            if (node is WhileStatementSyntax { Condition.RawKind: (int)SyntaxKind.TrueLiteralExpression } or ForStatementSyntax { Condition: null }
                && !MemberIndex.Own(FlowNode.Suspension, node).IsEmpty)
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>A pool takes a <c>try</c>; what is left of references in it keeps objects alive, unless each user clears them.</summary>
    private static Effort EffortOf(ITypeSymbol element) => element.IsUnmanagedType ? Effort.MuchLongerForData : Effort.Elsewhere;

    /// <summary>
    /// Whether no use keeps the array or needs its length to be what was asked for: a callee that takes all of it would see the rest of a rented one.
    /// </summary>
    /// <param name="uses">All uses of the array.</param>
    /// <param name="declaration">Its declaration.</param>
    /// <param name="callee">The first method in source that takes all of it and could take a span instead; null where there is none.</param>
    /// <param name="isParked">Whether it is alive while the function awaits what has nothing to do with it.</param>
    /// <param name="model">The model of the file.</param>
    /// <param name="cancellationToken">Ends the search.</param>
    private static bool FitsRentedArray(
        LocalUses uses,
        SyntaxNode declaration,
        out IMethodSymbol? callee,
        out bool isParked,
        SemanticModel model,
        CancellationToken cancellationToken)
    {
        callee = null;
        // A span cannot stand for the array then; the array itself may live on, but not in a sequence that may not be enumerated to its end.
        var isSuspended = isParked = !ScratchSpace.IsPossible(declaration, ScratchSpace.EndOf(uses));
        if (isSuspended && !MemberIndex.Own(FlowNode.Yield, References.FunctionOf(declaration)).IsEmpty)
            return false;
        foreach (var use in uses.Uses)
        {
            if (FitsLongerArray(use) || IsFittingAlias(use, model, cancellationToken))
                continue;
            if (!isSuspended && use.CouldTakeSpan)
            {
                callee ??= use.Callee;
                continue;
            }

            if (!isSuspended || !ArraySegments.IsAwaited(use))
                return false;
            isParked = false;
        }

        return true;
    }

    private static bool FitsLongerArray(ArrayUse use) => use.Kind < ArrayUseKind.Borrowed || ArraySegments.IsPassed(use) || ArraySegments.IsLent(use);

    /// <summary>Whether a use assigns the array to a variable, <c>input = padded</c>, that the method only passes by offset and count from then on.</summary>
    private static bool IsFittingAlias(ArrayUse use, SemanticModel model, CancellationToken cancellationToken)
    {
        if (use.Reference.Parent is not ISimpleAssignmentOperation { Parent: IExpressionStatementOperation, Target: var target } assignment
            || assignment.Value != use.Reference)
        {
            return false;
        }

        if (VariableOperations.NamedBy(target) is not { } alias)
            return false;
        var function = References.FunctionOf(assignment.Syntax);
        var isRepeated = StackFrames.OutermostLoop(assignment.Syntax, function) is not null;
        foreach (var other in LocalUses.Of(alias, function, model, cancellationToken).Uses)
        {
            var isBefore = !isRepeated && other.Kind != ArrayUseKind.Captured && other.Reference.Syntax.SpanStart < assignment.Syntax.SpanStart;
            if (!isBefore && other.Kind is not (ArrayUseKind.Reassigned or ArrayUseKind.Element) && !ArraySegments.IsPassed(other))
                return false;
        }

        return true;
    }
}
