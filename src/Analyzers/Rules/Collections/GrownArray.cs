using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections;

/// <summary>
/// An array in a local or parameter that a loop copies to a longer one in each iteration: the bytes grow with the square of the number of iterations.
/// </summary>
/// <param name="Variable">The variable.</param>
/// <param name="Loop">The innermost loop in which it grows from one iteration to the next.</param>
internal sealed record GrownArray(ISymbol Variable, StatementSyntax Loop)
{
    /// <summary>Whether a call or an assignment may make an array longer. Cheap enough for each.</summary>
    public static bool MayBe(IOperation operation) => operation switch
    {
        IInvocationOperation { TargetMethod: { Name: nameof(Array.Resize), ContainingType.SpecialType: SpecialType.System_Array } } => true,
        ISimpleAssignmentOperation { IsRef: false, Target: ILocalReferenceOperation or IParameterReferenceOperation, Type: var type } =>
            type is IArrayTypeSymbol || IsImmutableArray(type),
        _ => false,
    };

    /// <summary>The array that an operation makes longer; null where it does not, or where no loop makes it longer again.</summary>
    public static GrownArray? Of(IOperation operation, CancellationToken cancellationToken)
    {
        if (!MayBe(operation))
            return null;
        var variable = operation switch
        {
            IInvocationOperation resizing => ResizedBy(resizing),
            ISimpleAssignmentOperation assignment when VariableOf(assignment.Target) is { } target
                && IsLonger(assignment.Value.Inside(Through.BuiltInImplicit), target, cancellationToken) => target,
            _ => null,
        };
        return variable is not null && LoopAround(operation, variable, cancellationToken) is { } loop ? new GrownArray(variable, loop) : null;
    }

    /// <summary>The variable whose array gets room for what is added: <c>Array.Resize(ref a, a.Length + 1)</c>. Room for many more is made seldom.</summary>
    private static ISymbol? ResizedBy(IInvocationOperation resizing) =>
        resizing.Arguments is { Length: 2 } arguments && VariableOf(arguments[0].Value) is { } variable && HasRoomForNext(arguments[1].Value, variable)
            ? variable
            : null;

    /// <summary>Whether a length is that of a variable's array and what comes next: one element, or as many as something else has.</summary>
    private static bool HasRoomForNext(IOperation length, ISymbol variable)
    {
        if (length.Inside(Through.BuiltInImplicit) is not IBinaryOperation { OperatorKind: BinaryOperatorKind.Add } sum)
            return false;
        var more = IsLengthOf(sum.LeftOperand, variable) ? sum.RightOperand : IsLengthOf(sum.RightOperand, variable) ? sum.LeftOperand : null;
        return more is not null && !IsLengthOf(more, variable) && more.ConstantValue is not { HasValue: true, Value: not 1 };
    }

    private static bool IsLengthOf(IOperation value, ISymbol variable) =>
        value.Inside(Through.BuiltInImplicit) is IPropertyReferenceOperation { Property.Name: nameof(Array.Length), Instance: { } array }
        && Is(array, variable);

    /// <summary>Whether a value is an array of what a variable holds and of more.</summary>
    private static bool IsLonger(IOperation value, ISymbol variable, CancellationToken cancellationToken) => value switch
    {
        ILocalReferenceOperation longer => IsMadeLonger(longer, variable, cancellationToken),
        IInvocationOperation { Instance: { } whole, TargetMethod.Name: "Add" or "AddRange" or "Insert" or "InsertRange" } =>
            IsImmutableArray(whole.Type) && Is(whole, variable),
        IInvocationOperation { TargetMethod.Name: "ToArray" or "ToImmutableArray" } copy => IsLongerQuery(copy, variable),
        { Kind: NewerCompilers.CollectionExpression } => IsLongerCollection(value, variable),
        _ => false,
    };

    /// <summary>Whether a local is begun in each iteration with a new array that is longer, to which the elements are copied one by one or at once.</summary>
    private static bool IsMadeLonger(ILocalReferenceOperation longer, ISymbol variable, CancellationToken cancellationToken) =>
        longer.Local.DeclaringSyntaxReferences is { Length: 1 } declared
        && declared[0].GetSyntax(cancellationToken) is VariableDeclaratorSyntax { Initializer.Value: ArrayCreationExpressionSyntax made }
        && LoopInvariance.InnermostAround(made) == LoopInvariance.InnermostAround(longer.Syntax)
        && longer.SemanticModel!.GetOperation(made, cancellationToken) is IArrayCreationOperation { DimensionSizes: { Length: 1 } lengths }
        && HasRoomForNext(lengths[0], variable);

    private static bool IsLongerQuery(IInvocationOperation copy, ISymbol variable)
    {
        var isLonger = false;
        IOperation source = copy;
        while (source is IInvocationOperation call && LinqChain.IsOperator(call.TargetMethod) && CalledMethod.ArgumentOf(call, 0) is { } first)
        {
            isLonger |= call.TargetMethod.Name is "Append" or "Prepend" or "Concat";
            source = first.Value.Inside(Through.BuiltInImplicit);
        }

        return isLonger && Is(source, variable);
    }

    private static bool IsLongerCollection(IOperation collection, ISymbol variable)
    {
        var (count, isSpread) = (0, false);
        foreach (var element in collection.ChildOperations)
        {
            count++;
            isSpread |= element.Kind == NewerCompilers.Spread && element.ChildOperations.First() is { } spread
                && Is(spread.Inside(Through.BuiltInImplicit), variable);
        }

        return isSpread && count > 1;
    }

    /// <summary>The loop that a variable outlives, in which nothing else than what makes it longer gives it a value.</summary>
    private static StatementSyntax? LoopAround(IOperation operation, ISymbol variable, CancellationToken cancellationToken)
    {
        return LoopInvariance.InnermostAround(operation.Syntax) is { } loop
            && variable.DeclaringSyntaxReferences is { Length: > 0 } references
            && !loop.Span.Contains(references[0].GetSyntax(cancellationToken).Span) && !StartsAnew(loop, variable, operation)
                ? loop
                : null;
    }

    private static bool StartsAnew(StatementSyntax loop, ISymbol variable, IOperation growing)
    {
        foreach (var write in Writes.All(variable.Name, loop, growing.SemanticModel!))
        {
            if (!write.Span.OverlapsWith(growing.Syntax.Span)
                && (write is not AssignmentExpressionSyntax { Right: { } value } || MemberIndex.Names(variable.Name, value).IsEmpty))
            {
                return true;
            }
        }

        return false;
    }

    private static ISymbol? VariableOf(IOperation value) => value switch
    {
        ILocalReferenceOperation { Local: { RefKind: RefKind.None } local } => local,
        IParameterReferenceOperation { Parameter: { RefKind: RefKind.None } parameter } => parameter,
        _ => null,
    };

    private static bool Is(IOperation value, ISymbol variable) =>
        SymbolEqualityComparer.Default.Equals(VariableOf(value.Inside(Through.BuiltInImplicit)), variable);

    private static bool IsImmutableArray(ITypeSymbol? type) => type is { Name: "ImmutableArray" } && type.IsIn("System.Collections.Immutable");
}
