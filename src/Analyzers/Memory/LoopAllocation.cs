using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Memory;

/// <summary>How an object that is created before a loop is made as good as new in each iteration.</summary>
internal enum LoopReset
{
    /// <summary>Nothing changes it.</summary>
    None,

    /// <summary><c>x.Clear()</c>.</summary>
    Clear,

    /// <summary><c>Array.Clear(x, 0, x.Length)</c>.</summary>
    ArrayClear,
}

/// <summary>Something that a loop creates in each iteration although one would serve all.</summary>
/// <param name="Creation">What makes it.</param>
/// <param name="Loop">The outermost loop before which it can be made.</param>
/// <param name="Reset">What each iteration has to do instead.</param>
internal sealed record LoopAllocation(IOperation Creation, StatementSyntax Loop, LoopReset Reset)
{
    /// <summary>The local that the object is declared for; null where it has none.</summary>
    public ILocalSymbol? Local { get; private init; }

    /// <summary>The declaration of that local.</summary>
    public LocalDeclarationStatementSyntax? Declaration { get; private init; }

    /// <summary>The type whose code may keep the object, and would then see it change; null where no code keeps it.</summary>
    public ITypeSymbol? Keeper { get; init; }

    /// <summary>Whether it is an array whose length is not constant, so that to make it fails where the length is negative.</summary>
    public bool IsOfAnyLength { get; private init; }

    /// <summary>The bytes of each iteration; null where they are not known.</summary>
    public long? Bytes { get; init; }

    /// <summary>A local builder, collection or array that stays in the iteration; null for anything else.</summary>
    public static LoopAllocation? OfLocal(IVariableDeclaratorOperation declarator, SemanticModel model, CancellationToken cancellationToken)
    {
        if (declarator is not { Symbol: { RefKind: RefKind.None, Type: { } type } local, Initializer.Value: { } value }
            || !(type is IArrayTypeSymbol || ReusableCollections.Contains(type))
            || declarator.Syntax is not VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Variables.Count: 1,
                Parent: LocalDeclarationStatementSyntax { UsingKeyword.RawKind: 0, Parent: BlockSyntax } declaration } }
            || LoopInvariance.InnermostAround(declaration) is not { } inner || Loops.RunsOnce(inner) || IsOnTheWayOut(declaration, inner)
            || !EachIteration.Runs(declaration, inner)
            || StackFrames.HasLabels(References.FunctionOf(declaration)))
        {
            return null;
        }

        value = value.Inside(Through.BuiltInImplicit);
        var found = type is IArrayTypeSymbol
            ? OfArray(declarator, model, cancellationToken)
            : OfCollection(local, value, declaration, model, cancellationToken);
        return found is null ? null : found with { Local = local, Declaration = declaration };
    }

    /// <summary>A text or regular expression that is the same in each iteration; null for anything else.</summary>
    public static LoopAllocation? OfValue(IOperation value, SemanticModel model)
    {
        if (!InvariantText.IsMaker(value) || IsOperand(value) || LoopInvariance.InnermostAround(value.Syntax) is not { } inner || Loops.RunsOnce(inner)
            || IsOnTheWayOut(value.Syntax, inner)
            || !InvariantText.IsInvariant(value, inner, model) || IsPartOfAnother(value, inner, model)
            || !EachIteration.Runs(value.Syntax, inner)
            || LoopInvariance.OutermostAround(value.Syntax, loop => InvariantText.IsInvariant(value, loop, model)) is not { } outermost)
        {
            return null;
        }

        return new LoopAllocation(value, outermost, LoopReset.None);
    }

    /// <summary>
    /// Whether a place runs once for all iterations: the loop always ends in its first iteration, or the place is in a branch that leaves it.
    /// </summary>
    public static bool LeavesInFirstIteration(StatementSyntax loop, SyntaxNode place) => Loops.RunsOnce(loop) || IsOnTheWayOut(place, loop);

    private static LoopAllocation? OfCollection(
        ILocalSymbol local, IOperation value, StatementSyntax declaration, SemanticModel model, CancellationToken cancellationToken)
    {
        if (value is not IObjectCreationOperation creation || !SymbolEqualityComparer.Default.Equals(creation.Type, local.Type)
            || !ReusableCollections.StartsEmpty(creation)
            || LoopInvariance.OutermostAround(declaration, static _ => true) is not { } loop)
        {
            return null;
        }

        return CollectionUses.Stay(local, References.ScopeOf(declaration), model, out var keeper, cancellationToken)
            ? new LoopAllocation(value, loop, LoopReset.Clear) { Bytes = ReusableCollections.BytesOf(creation), Keeper = keeper }
            : null;
    }

    private static LoopAllocation? OfArray(IVariableDeclaratorOperation declarator, SemanticModel model, CancellationToken cancellationToken)
    {
        if (ScratchArray.From(declarator) is not { Length: not 0 } array
            || (array.Length is { } length && AllocationSize.OfArray(array.ElementType, length) is > AllocationSize.MostSureBytes))
        {
            return null;
        }

        var uses = LocalUses.Of(array.Local, References.ScopeOf(array.Declaration), model, cancellationToken);
        if (!uses.Views.StayInIteration(array.Declaration) || uses.Uses.Any(static use => use.Kind == ArrayUseKind.Dropped))
            return null;
        if (!array.Elements.IsDefault)
        {
            return uses.Uses.All(static use => use.OnlyLooks)
                && LoopInvariance.OutermostAround(
                    array.Declaration,
                    loop => array.Elements.All(element => LoopInvariance.IsInvariant(element, loop, model)
                        || (InvariantText.IsInvariant(element, loop, model) && !InvariantText.IsMaker(element)))) is { } before
                ? new LoopAllocation(
                    declarator.Initializer!.Value, before, LoopReset.None) { Bytes = AllocationSize.OfArray(array.ElementType, array.Elements.Length) }
                : null;
        }

        if (!uses.Uses.All(static use => use.Kind <= ArrayUseKind.Borrowed || ArraySegments.IsAwaited(use)) || IsKept(uses, out var keeper)
            || LoopInvariance.OutermostAround(
                array.Declaration, loop => array.Length is not null || (array.Size is { } size && IsSameNumber(size, loop, model))) is not { } outermost)
        {
            return null;
        }

        return new LoopAllocation(declarator.Initializer!.Value, outermost, LoopReset.ArrayClear)
        {
            Bytes = array.Length is { } known ? AllocationSize.OfArray(array.ElementType, known) : null,
            Keeper = keeper,
            IsOfAnyLength = array.Length is null,
        };
    }

    /// <summary>
    /// Whether a number is made of constants, of variables and of lengths of arrays that a loop leaves alone. What is checked fails where it overflows, and
    /// so belongs where it stands.
    /// </summary>
    private static bool IsSameNumber(IOperation number, StatementSyntax loop, SemanticModel model) => number switch
    {
        { ConstantValue.HasValue: true } => true,
        IConversionOperation { OperatorMethod: null, IsChecked: false, Operand: { } operand } => IsSameNumber(operand, loop, model),
        IBinaryOperation { OperatorMethod: null, IsChecked: false } binary =>
            IsSameNumber(binary.LeftOperand, loop, model) && IsSameNumber(binary.RightOperand, loop, model),
        IPropertyReferenceOperation { Property: { Name: "Length", ContainingType.SpecialType: SpecialType.System_Array or SpecialType.System_String },
            Instance: { } measured } =>
            LoopInvariance.IsInvariant(measured, loop, model),
        _ => LoopInvariance.IsInvariant(number, loop, model),
    };

    /// <summary>Whether a method of the compilation keeps the array; a type that may do so unseen is <paramref name="keeper"/>.</summary>
    private static bool IsKept(LocalUses uses, out ITypeSymbol? keeper)
    {
        keeper = null;
        foreach (var use in uses.Uses)
        {
            if (use is { Kind: ArrayUseKind.SpanArgument, Keeper: not null,
                Callee: { IsVirtual: false, IsAbstract: false, IsOverride: false, DeclaringSyntaxReferences.IsEmpty: false } })
            {
                return true;
            }

            keeper ??= use.Keeper ?? UnknownOverrides.At(ArraySegments.AwaitedCallOf(use));
        }

        return false;
    }

    /// <summary>Whether a place is in a branch that leaves the loop, so that it runs once for all iterations.</summary>
    private static bool IsOnTheWayOut(SyntaxNode place, StatementSyntax loop)
    {
        for (var node = place; node != loop && node.Parent is { } parent; node = parent)
        {
            if (parent is BlockSyntax { Statements: { Count: > 0 } statements } block && block.Parent != loop
                && statements[statements.Count - 1] is ReturnStatementSyntax or BreakStatementSyntax or ThrowStatementSyntax or GotoStatementSyntax
                && !(block.Parent is TryStatementSyntax or FinallyClauseSyntax))
            {
                return true;
            }

            if (parent is ReturnStatementSyntax or ThrowStatementSyntax or CatchClauseSyntax)
                return true;
        }

        return false;
    }

    /// <summary>Whether a text is made together with a larger one, as the parts of a concatenation are.</summary>
    private static bool IsOperand(IOperation value) =>
        value is IBinaryOperation or IInterpolatedStringOperation
        && UserOf(value) is IBinaryOperation { OperatorKind: BinaryOperatorKind.Add } or ICompoundAssignmentOperation or IInterpolatedStringOperation
            or IInterpolatedStringHandlerCreationOperation;

    /// <summary>Whether a larger expression around a value is invariant as well.</summary>
    private static bool IsPartOfAnother(IOperation value, StatementSyntax loop, SemanticModel model) =>
        UserOf(value) is { } outer && InvariantText.IsMaker(outer) && InvariantText.IsInvariant(outer, loop, model);

    private static IOperation? UserOf(IOperation value)
    {
        var outer = value.Parent;
        while (outer is IArgumentOperation or IConversionOperation or IInterpolationOperation)
            outer = outer.Parent;
        return outer;
    }
}
