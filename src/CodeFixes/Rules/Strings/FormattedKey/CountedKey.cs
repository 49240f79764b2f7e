using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Strings.FormattedKey;

/// <summary>
/// A text that is formatted from the counter of <c>for (var i = 0; i &lt; n; i++)</c> and is the same each time an outer loop runs that one
/// through: nothing else in it changes in the outer loop, nor does <c>n</c>. The whole set can be made before.
/// </summary>
/// <param name="Counted">The loop that counts.</param>
/// <param name="Outer">The loop before which the texts can be made: the outermost that changes none of them and stands in a block.</param>
/// <param name="Counter">The counter, which starts at 0.</param>
/// <param name="Bound">What the counter stays below.</param>
internal sealed record CountedKey(ForStatementSyntax Counted, StatementSyntax Outer, ILocalSymbol Counter, IOperation Bound)
{
    /// <summary>Whether a number in the text may be negative, whose sign is that of the current culture.</summary>
    public bool ReadsCulture { get; private init; }

    /// <summary>The array or string whose length bounds the counter; null for another bound.</summary>
    public IOperation? Measured => MeasuredBy(Bound);

    /// <summary>What repeats a text; null where it does not repeat, or where that is not plain to see.</summary>
    public static CountedKey? Of(IOperation value, CancellationToken cancellationToken)
    {
        if (value.SemanticModel is not { } model || CounterIn(value) is not { DeclaringSyntaxReferences.Length: 1 } counter
            || counter.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken)
                is not VariableDeclaratorSyntax { Parent.Parent: ForStatementSyntax { Statement: var body } counted }
            || !body.Span.Contains(value.Syntax.Span) || References.IsInNestedFunction(value.Syntax, counted)
            || CountingLoop.Of(counted, model, cancellationToken) is not { Bound: var end }
            || model.GetOperation(end, cancellationToken) is not { Type.SpecialType: SpecialType.System_Int32 } bound)
        {
            return null;
        }

        var readsCulture = false;
        var outer = LoopInvariance.OutermostAround(
            counted,
            loop => (bound.ConstantValue.HasValue || IsFixed(MeasuredBy(bound) ?? bound, loop, model))
                && IsSame(value, counter, loop, model, ref readsCulture));
        return outer is null ? null : new CountedKey(counted, outer, counter, bound) { ReadsCulture = readsCulture };
    }

    private static ILocalSymbol? CounterIn(IOperation value)
    {
        foreach (var operation in value.DescendantsAndSelf())
        {
            if (operation is ILocalReferenceOperation { Local: { Type.SpecialType: SpecialType.System_Int32, RefKind: RefKind.None } local }
                && local.DeclaringSyntaxReferences is { Length: 1 } declarations
                && declarations[0].GetSyntax() is VariableDeclaratorSyntax { Parent.Parent: ForStatementSyntax })
            {
                return local;
            }
        }

        return null;
    }

    private static IOperation? MeasuredBy(IOperation bound) => bound switch
    {
        IPropertyReferenceOperation { Property: { Name: "Length", ContainingType.SpecialType: SpecialType.System_Array or SpecialType.System_String },
            Instance: { } measured } =>
            measured,
        _ => null,
    };

    /// <summary>Whether a text or number has the same value for the same counter each time the outer loop comes by, and its making does nothing else.</summary>
    private static bool IsSame(IOperation value, ILocalSymbol counter, StatementSyntax outer, SemanticModel model, ref bool readsCulture)
    {
        value = ConcatParts.Plain(value);
        if (value.ConstantValue is { HasValue: true, Value: var constant })
        {
            readsCulture |= constant is int and < 0;
            return constant is string or char or int or null;
        }

        if (ConcatParts.IsConcat(value))
        {
            foreach (var part in ConcatParts.Of(value))
            {
                if (!IsSame(part, counter, outer, model, ref readsCulture))
                    return false;
            }

            return true;
        }

        switch (value)
        {
            case IInterpolatedStringOperation { Parts: var parts }:
                foreach (var part in parts)
                {
                    if (part is IInterpolationOperation hole
                        && !(IsPlainFormat(hole.FormatString) && IsSame(hole.Expression, counter, outer, model, ref readsCulture)))
                    {
                        return false;
                    }
                }

                return true;
            case IInvocationOperation { TargetMethod: { Name: nameof(ToString), IsStatic: false }, Instance: { } number, Arguments: var arguments }
                when IsNumber(number.Type):
                return (arguments.IsEmpty || (arguments.Length == 1 && IsPlainFormat(arguments[0].Value)))
                    && IsSame(number, counter, outer, model, ref readsCulture);
            default:
                return IsNumber(value.Type)
                    ? IsSameNumber(value, counter, outer, model, ref readsCulture)
                    : value.Type?.SpecialType is SpecialType.System_String or SpecialType.System_Char && IsFixed(value, outer, model);
        }
    }

    private static bool IsSameNumber(IOperation value, ILocalSymbol counter, StatementSyntax outer, SemanticModel model, ref bool readsCulture)
    {
        if (value is ILocalReferenceOperation { Local: var local } && SymbolEqualityComparer.Default.Equals(local, counter))
            return true;
        readsCulture |= value.Type!.SpecialType is SpecialType.System_SByte or SpecialType.System_Int16 or SpecialType.System_Int32 or SpecialType.System_Int64;
        if (value is not IBinaryOperation { IsChecked: false, OperatorMethod: null, OperatorKind: var kind, LeftOperand: var left, RightOperand: var right })
            return IsFixed(value, outer, model);
        var isTotal = kind is BinaryOperatorKind.Add or BinaryOperatorKind.Subtract or BinaryOperatorKind.Multiply or BinaryOperatorKind.And
            or BinaryOperatorKind.ExclusiveOr
            || (kind is BinaryOperatorKind.Remainder or BinaryOperatorKind.Divide && right.ConstantValue is { HasValue: true, Value: int and > 0 });
        return isTotal && IsSame(left, counter, outer, model, ref readsCulture) && IsSame(right, counter, outer, model, ref readsCulture);
    }

    /// <summary>Whether a value is a variable that the outer loop leaves alone, or a field that only a constructor writes.</summary>
    private static bool IsFixed(IOperation value, StatementSyntax outer, SemanticModel model) => value switch
    {
        ILocalReferenceOperation or IParameterReferenceOperation => LoopInvariance.IsInvariant(value, outer, model),
        IFieldReferenceOperation { Field: { IsReadOnly: true, IsVolatile: false }, Instance: null or IInstanceReferenceOperation } =>
            outer.FirstAncestorOrSelf<ConstructorDeclarationSyntax>() is null
            && outer.FirstAncestorOrSelf<MemberDeclarationSyntax>() is not BaseFieldDeclarationSyntax,
        _ => false,
    };

    // Each other format may use separators of the culture, or fail.
    private static bool IsPlainFormat(IOperation? format) =>
        format is null
        || format.ConstantValue is { HasValue: true, Value: null or "" or "d" or "D" or "x" or "X" or "d2" or "D2" or "d3" or "D3" or "d4" or "D4" or "x2"
            or "X2" or "x4" or "X4" or "x8" or "X8" };

    private static bool IsNumber(ITypeSymbol? type) => type?.SpecialType is >= SpecialType.System_SByte and <= SpecialType.System_UInt64;
}
