using Allocations.Analyzers.Options;
using Allocations.Analyzers.Semantics;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers;

/// <summary>
/// ALLOC502: a local array whose length is not constant, or too large for the stack, and that never leaves its method. A rented array does the
/// same without an allocation.
/// <para>
/// Not reported: what ALLOC501 or ALLOC104 reports; lengths that are known to be small; arrays that are returned, stored, captured, aliased, reassigned or
/// given to code that needs an array; arrays with an initialiser; values that are alive across <c>await</c> or <c>yield</c>.
/// </para>
/// </summary>
public sealed class PoolableArrayAnalyzer() : AllocationAnalyzer(Descriptors.PoolableArray)
{
    /// <summary>Below this, renting and returning costs about what a new array does.</summary>
    private const int LeastBytes = 256;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        if (SpanTypes.Exist(start.Compilation) && start.Compilation.GetTypeByMetadataName("System.Buffers.ArrayPool`1") is not null)
            start.RegisterOperationAction(context => Analyze(context, allocations), OperationKind.VariableDeclarator);
    }

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (ScratchArray.From((IVariableDeclaratorOperation)context.Operation) is not { Elements.IsDefault: true, Creation: ArrayCreationExpressionSyntax creation } array
            || AllocationSize.OfValue(array.ElementType) is not { } size || array.ElementType.TypeKind is TypeKind.Pointer or TypeKind.FunctionPointer or TypeKind.TypeParameter or TypeKind.Error
            || creation.Type.RankSpecifiers[0].Sizes[0] is not { } length || !ScratchSpace.IsPossible(array.Declaration))
        {
            return;
        }

        var model = context.Operation.SemanticModel!;
        if (array.Length is { } constant)
        {
            var limit = array.ElementType.IsUnmanagedType ? allocations.Option(AllocationOptions.MaxStackallocBytes, Descriptors.PoolableArray, array.Declaration.SyntaxTree) : 0;
            if ((long)constant * size <= limit || (long)constant * size < LeastBytes)
                return;
        }

        var uses = LocalUses.Of(array.Local, References.ScopeOf(array.Declaration), model, context.CancellationToken);
        if (uses.Uses.IsEmpty || !uses.FitsSpan || NeedsArray(uses) || !ScratchSpace.IsPossible(array.Declaration, ScratchSpace.EndOf(uses))
            || (array.Length is null && new UpperBounds(model, context.CancellationToken).Of(length) is > UpperBounds.SomeLimit and var bound && bound * size < LeastBytes)
            || !allocations.IsReported(Descriptors.PoolableArray, context, out var heat)
            || (array.Length is not null && TemporaryArrays.RuleFor(array, uses, allocations, context) is not null))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.PoolableArray, array.Creation.GetLocation(), heat)
        {
            Bytes = array.Length is { } known ? AllocationSize.OfArray(array.ElementType, known) : null,
            Arguments = [array.Local.Name],
        });
    }

    /// <summary>Whether a callee takes the whole array: it would see the rest of a rented one.</summary>
    private static bool NeedsArray(LocalUses uses)
    {
        foreach (var use in uses.Uses)
        {
            if (use.Kind == ArrayUseKind.Borrowed)
                return true;
        }

        return false;
    }
}
