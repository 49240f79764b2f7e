using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Boxes;

/// <summary>Determines whether an assignment unboxes a number, computes with it, and boxes the result into the same variable.</summary>
internal static class BoxedCounter
{
    // The test of the type stands right around the assignment, if anywhere; chains of other tests may be long.
    private const int MostTests = 4;

    /// <summary><c>_count = (int)_count + 1</c> on any variable or element of type object.</summary>
    public static bool Is(ISimpleAssignmentOperation assignment) => UnboxedIn(assignment) is not null;

    /// <summary>
    /// Whether the variable of such an assignment is known to hold values of several types, so that no field of one type can take its place: the result is
    /// of another type, or the type of what it holds is asked first.
    /// </summary>
    public static bool HoldsSeveralTypes(ISimpleAssignmentOperation assignment)
    {
        if (UnboxedIn(assignment) is { } unboxed && assignment.Value is IConversionOperation box
            && !SymbolEqualityComparer.Default.Equals(unboxed, box.Operand.Type))
        {
            return true;
        }

        var tests = 0;
        for (IOperation? around = assignment; around is not null && tests < MostTests; around = around.Parent)
        {
            if (around is not IConditionalOperation { Condition: var condition } || condition.Syntax.Span.Contains(assignment.Syntax.Span))
                continue;
            tests++;
            if (condition.DescendantsAndSelf().Any(test => AsksType(test)?.Syntax.IsEquivalentTo(assignment.Target.Syntax, topLevel: false) == true))
                return true;
        }

        return false;
    }

    /// <summary>The value whose type a test asks; null for other operations.</summary>
    private static IOperation? AsksType(IOperation test) => test switch
    {
        IIsTypeOperation asked => asked.ValueOperand,
        IIsPatternOperation { Pattern: IDeclarationPatternOperation or ITypePatternOperation } asked => asked.Value,
        _ => null,
    };

    /// <summary>The type to which such an assignment unboxes its variable; null for other assignments.</summary>
    private static ITypeSymbol? UnboxedIn(ISimpleAssignmentOperation assignment)
    {
        if (assignment.Target.Type?.SpecialType != SpecialType.System_Object || assignment.Value is not IConversionOperation box || !BoxedValues.IsBoxing(box))
            return null;
        var sum = box.Operand;
        sum = sum.Inside(Through.Any);
        if (sum is not (IBinaryOperation or IUnaryOperation) || sum.Type?.SpecialType == SpecialType.System_Boolean)
            return null;
        foreach (var operand in sum.Descendants())
        {
            if (operand is IConversionOperation { Type.IsValueType: true, Operand: { Type.SpecialType: SpecialType.System_Object } source } unboxing
                && unboxing.GetConversion().IsUnboxing
                && source.Syntax.IsEquivalentTo(assignment.Target.Syntax, topLevel: false))
            {
                return unboxing.Type;
            }
        }

        return null;
    }
}
