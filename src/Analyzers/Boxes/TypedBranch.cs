using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Boxes;

/// <summary>
/// Determines what the branches around code say about a type parameter. The other side of <c>typeof(T) == typeof(int)</c> or <c>value is int</c>
/// is what is left after a value type: its author has said already which types matter. Behind <c>typeof(T) == typeof(string)</c> it is a class.
/// </summary>
internal static class TypedBranch
{
    private enum Fact
    {
        IsNotThisValueType,
        IsReferenceType,
    }

    /// <summary>Whether an operation runs only where a test of the type parameter for a value type has failed.</summary>
    public static bool IsRest(IOperation operation, ITypeParameterSymbol parameter) => IsKnown(operation, parameter, Fact.IsNotThisValueType);

    /// <summary>Whether an operation runs only where the type parameter is a class or an interface: by its constraint or by a test.</summary>
    public static bool IsReferenceType(IOperation operation, ITypeParameterSymbol parameter) =>
        parameter.IsReferenceType || IsKnown(operation, parameter, Fact.IsReferenceType);

    private static bool IsKnown(IOperation operation, ITypeParameterSymbol parameter, Fact fact)
    {
        for (var (inner, outer) = (operation, operation.Parent); outer is not null; (inner, outer) = (outer, outer.Parent))
        {
            var isKnown = outer switch
            {
                IConditionalOperation choice =>
                    (inner == choice.WhenFalse && Says(choice.Condition, parameter, outcome: false, fact))
                    || (inner == choice.WhenTrue && Says(choice.Condition, parameter, outcome: true, fact)),
                IBlockOperation block => FollowsExit(block, inner, parameter, fact),
                ISwitchExpressionOperation choice => fact == Fact.IsNotThisValueType && IsOf(choice.Value, parameter) && FollowsArm(choice, inner),
                ISwitchOperation choice => fact == Fact.IsNotThisValueType && IsOf(choice.Value, parameter) && FollowsCase(choice, inner),
                _ => false,
            };
            if (isKnown)
                return true;
        }

        return false;
    }

    /// <summary>Whether a condition with this outcome states the fact.</summary>
    private static bool Says(IOperation condition, ITypeParameterSymbol parameter, bool outcome, Fact fact) => condition switch
    {
        IUnaryOperation { OperatorKind: UnaryOperatorKind.Not } not => Says(not.Operand, parameter, !outcome, fact),
        IBinaryOperation { OperatorKind: BinaryOperatorKind.ConditionalOr
            or BinaryOperatorKind.ConditionalAnd } both => outcome == (both.OperatorKind == BinaryOperatorKind.ConditionalAnd)
            ? Says(both.LeftOperand, parameter, outcome, fact) || Says(both.RightOperand, parameter, outcome, fact)
            : Says(both.LeftOperand, parameter, outcome, fact) && Says(both.RightOperand, parameter, outcome, fact),
        IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals } comparison =>
            ComparedType(comparison, parameter) is { } type && SaysOf(type, isThat: outcome == (comparison.OperatorKind == BinaryOperatorKind.Equals), fact),
        IIsTypeOperation test =>
            IsOf(test.ValueOperand, parameter) && test.TypeOperand.IsValueType && outcome == test.IsNegated && fact == Fact.IsNotThisValueType,
        IIsPatternOperation test => fact == Fact.IsNotThisValueType && IsOf(test.Value, parameter)
            && (test.Pattern is INegatedPatternOperation negated ? outcome && IsOfValueType(negated.Pattern) : !outcome && IsOfValueType(test.Pattern)),
        _ => false,
    };

    private static bool SaysOf(ITypeSymbol type, bool isThat, Fact fact) =>
        isThat ? fact == Fact.IsReferenceType && type.IsReferenceType : fact == Fact.IsNotThisValueType && type.IsValueType;

    /// <summary>The type that <c>typeof</c> of the type parameter is compared with.</summary>
    private static ITypeSymbol? ComparedType(IBinaryOperation comparison, ITypeParameterSymbol parameter)
    {
        if (TypeIn(comparison.LeftOperand) is not { } left || TypeIn(comparison.RightOperand) is not { } right)
            return null;
        var other = SymbolEqualityComparer.Default.Equals(left, parameter) ? right : SymbolEqualityComparer.Default.Equals(right, parameter) ? left : null;
        return other is ITypeParameterSymbol ? null : other;
    }

    /// <summary>What a <c>typeof</c> names, also one that a local keeps.</summary>
    private static ITypeSymbol? TypeIn(IOperation operand) => operand switch
    {
        ITypeOfOperation type => type.TypeOperand,
        ILocalReferenceOperation { Local.DeclaringSyntaxReferences: { Length: 1 } declared, SemanticModel: { } model } reference
            when declared[0].GetSyntax() is VariableDeclaratorSyntax { Initializer.Value: TypeOfExpressionSyntax type } declarator
                && !Writes.To(reference.Local.Name, References.ScopeOf(declarator)) =>
                model.GetTypeInfo(type.Type).Type,
        _ => null,
    };

    private static bool FollowsExit(IBlockOperation block, IOperation inner, ITypeParameterSymbol parameter, Fact fact)
    {
        foreach (var statement in block.Operations)
        {
            if (statement == inner)
                return false;
            if (statement is IConditionalOperation { WhenFalse: null, Syntax: IfStatementSyntax { Statement: { } then } } choice && Exits.Always(then)
                && Says(choice.Condition, parameter, outcome: false, fact))
            {
                return true;
            }
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
