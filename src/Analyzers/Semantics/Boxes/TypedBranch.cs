using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Semantics.Boxes;

/// <summary>
/// Answers whether code is what is left of a type parameter after branches for single value types: the other side of
/// <c>typeof(T) == typeof(int)</c> or of <c>value is int</c>. Its author has said already which types matter.
/// </summary>
internal static class TypedBranch
{
    /// <summary>Whether an operation runs only where a test of the type parameter for a value type has failed.</summary>
    public static bool IsRest(IOperation operation, ITypeParameterSymbol parameter)
    {
        for (var (inner, outer) = (operation, operation.Parent); outer is not null; (inner, outer) = (outer, outer.Parent))
        {
            var isRest = outer switch
            {
                IConditionalOperation choice => (inner == choice.WhenFalse && Fails(choice.Condition, parameter, outcome: false)) || (inner == choice.WhenTrue && Fails(choice.Condition, parameter, outcome: true)),
                IBlockOperation block => FollowsExit(block, inner, parameter),
                ISwitchExpressionOperation choice => IsOf(choice.Value, parameter) && FollowsArm(choice, inner),
                ISwitchOperation choice => IsOf(choice.Value, parameter) && FollowsCase(choice, inner),
                _ => false,
            };
            if (isRest)
                return true;
        }

        return false;
    }

    /// <summary>Whether a condition with this outcome says that the type parameter is not the value type it is compared with.</summary>
    private static bool Fails(IOperation condition, ITypeParameterSymbol parameter, bool outcome) => condition switch
    {
        IUnaryOperation { OperatorKind: UnaryOperatorKind.Not } not => Fails(not.Operand, parameter, !outcome),
        IBinaryOperation { OperatorKind: BinaryOperatorKind.ConditionalOr } either => !outcome && (Fails(either.LeftOperand, parameter, outcome: false) || Fails(either.RightOperand, parameter, outcome: false)),
        IBinaryOperation { OperatorKind: BinaryOperatorKind.ConditionalAnd } both => outcome && (Fails(both.LeftOperand, parameter, outcome: true) || Fails(both.RightOperand, parameter, outcome: true)),
        IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals } comparison =>
            outcome == (comparison.OperatorKind == BinaryOperatorKind.NotEquals)
            && ((IsType(comparison.LeftOperand, parameter) && IsValueType(comparison.RightOperand)) || (IsType(comparison.RightOperand, parameter) && IsValueType(comparison.LeftOperand))),
        IIsTypeOperation { TypeOperand.IsValueType: true } test => outcome == test.IsNegated && IsOf(test.ValueOperand, parameter),
        IIsPatternOperation test => IsOf(test.Value, parameter)
            && (test.Pattern is INegatedPatternOperation negated ? outcome && IsOfValueType(negated.Pattern) : !outcome && IsOfValueType(test.Pattern)),
        _ => false,
    };

    private static bool FollowsExit(IBlockOperation block, IOperation inner, ITypeParameterSymbol parameter)
    {
        foreach (var statement in block.Operations)
        {
            if (statement == inner)
                return false;
            if (statement is IConditionalOperation { WhenFalse: null, Syntax: IfStatementSyntax { Statement: { } then } } choice && Exits.Always(then) && Fails(choice.Condition, parameter, outcome: false))
                return true;
        }

        return false;
    }

    private static bool FollowsArm(ISwitchExpressionOperation choice, IOperation inner)
    {
        foreach (var arm in choice.Arms)
        {
            if (arm == inner)
                return false;
            if (arm.Guard is null && IsOfValueType(arm.Pattern))
                return true;
        }

        return false;
    }

    private static bool FollowsCase(ISwitchOperation choice, IOperation inner)
    {
        foreach (var section in choice.Cases)
        {
            if (section == inner)
                return false;
            foreach (var clause in section.Clauses)
            {
                if (clause is IPatternCaseClauseOperation { Guard: null } pattern && IsOfValueType(pattern.Pattern))
                    return true;
            }
        }

        return false;
    }

    private static bool IsType(IOperation operand, ITypeParameterSymbol parameter) =>
        operand is ITypeOfOperation { TypeOperand: ITypeParameterSymbol tested } && SymbolEqualityComparer.Default.Equals(tested, parameter);

    private static bool IsValueType(IOperation operand) => operand is ITypeOfOperation { TypeOperand: { IsValueType: true, TypeKind: not TypeKind.TypeParameter } };

    private static bool IsOf(IOperation value, ITypeParameterSymbol parameter) => value switch
    {
        IConversionOperation { OperatorMethod: null } conversion => IsOf(conversion.Operand, parameter),
        _ => SymbolEqualityComparer.Default.Equals(value.Type, parameter),
    };

    private static bool IsOfValueType(IPatternOperation pattern) => pattern switch
    {
        IDeclarationPatternOperation { MatchesNull: false, MatchedType: { } type } => type.IsValueType,
        ITypePatternOperation { MatchedType: { } type } => type.IsValueType,
        IBinaryPatternOperation { OperatorKind: BinaryOperatorKind.Or } either => IsOfValueType(either.LeftPattern) && IsOfValueType(either.RightPattern),
        _ => false,
    };
}
