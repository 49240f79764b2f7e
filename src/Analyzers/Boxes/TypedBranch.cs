using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Boxes;

/// <summary>
/// Determines what the branches around code say about a type parameter. The other side of <c>typeof(T) == typeof(int)</c> or <c>value is int</c>
/// is what is left after a value type: its author has said already which types matter. Behind <c>typeof(T) == typeof(string)</c> and
/// <c>!typeof(T).IsValueType</c> it is a class.
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
        var model = operation.SemanticModel!;
        for (var node = operation.Syntax; node.Parent is { } parent and not BaseTypeDeclarationSyntax; node = parent)
        {
            var isKnown = (node, parent) switch
            {
                (StatementSyntax statement, BlockSyntax block) => FollowsExit(block, statement, model, parameter, fact),
                (SwitchExpressionArmSyntax, SwitchExpressionSyntax) => fact == Fact.IsNotThisValueType
                    && model.GetOperation(parent) is ISwitchExpressionOperation choice && IsOf(choice.Value, parameter) && FollowsArm(choice, node),
                (SwitchSectionSyntax, SwitchStatementSyntax) => fact == Fact.IsNotThisValueType
                    && model.GetOperation(parent) is ISwitchOperation choice && IsOf(choice.Value, parameter) && FollowsCase(choice, node),
                _ => KnownCondition.Around(node, parent) is { } known && Says(known, model, parameter, fact),
            };
            if (isKnown)
                return true;
        }

        return false;
    }

    /// <summary>Whether a condition with its outcome states the fact.</summary>
    private static bool Says(KnownCondition condition, SemanticModel model, ITypeParameterSymbol parameter, Fact fact)
    {
        var known = condition.Plain();
        if (known.TrySplit(out var left, out var right, out var areBothKnown))
            return areBothKnown
                ? Says(left, model, parameter, fact) || Says(right, model, parameter, fact)
                : Says(left, model, parameter, fact) && Says(right, model, parameter, fact);
        var outcome = known.Outcome;
        return model.GetOperation(known.Expression) switch
        {
            IPropertyReferenceOperation { Property.Name: nameof(Type.IsValueType), Instance: { } type } =>
                SymbolEqualityComparer.Default.Equals(TypeIn(type), parameter) && !outcome && fact == Fact.IsReferenceType,
            IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals } comparison =>
                ComparedType(comparison, parameter) is { } type
                && SaysOf(type, isThat: outcome == (comparison.OperatorKind == BinaryOperatorKind.Equals), fact),
            IIsTypeOperation test =>
                IsOf(test.ValueOperand, parameter) && test.TypeOperand.IsValueType && outcome == test.IsNegated && fact == Fact.IsNotThisValueType,
            IIsPatternOperation test => fact == Fact.IsNotThisValueType && IsOf(test.Value, parameter)
                && (test.Pattern is INegatedPatternOperation negated ? outcome && IsOfValueType(negated.Pattern) : !outcome && IsOfValueType(test.Pattern)),
            _ => false,
        };
    }

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
                && !Writes.To(reference.Local.Name, References.ScopeOf(declarator), model) =>
                model.GetTypeInfo(type.Type).Type,
        _ => null,
    };

    private static bool FollowsExit(BlockSyntax block, StatementSyntax inner, SemanticModel model, ITypeParameterSymbol parameter, Fact fact)
    {
        foreach (var statement in block.Statements)
        {
            if (statement == inner)
                return false;
            if (statement is IfStatementSyntax { Else: null } choice && Exits.Always(choice.Statement)
                && Says(new(choice.Condition, false), model, parameter, fact))
            {
                return true;
            }
        }

        return false;
    }

    private static bool FollowsArm(ISwitchExpressionOperation choice, SyntaxNode inner)
    {
        foreach (var arm in choice.Arms)
        {
            if (arm.Syntax == inner)
                return false;
            if (arm.Guard is null && IsOfValueType(arm.Pattern))
                return true;
        }

        return false;
    }

    private static bool FollowsCase(ISwitchOperation choice, SyntaxNode inner)
    {
        foreach (var section in choice.Cases)
        {
            if (section.Syntax == inner)
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
