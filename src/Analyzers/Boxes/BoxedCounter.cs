using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Boxes;

/// <summary>Determines whether an assignment unboxes a number, computes with it, and boxes the result into the same variable.</summary>
internal static class BoxedCounter
{
    /// <summary><c>_count = (int)_count + 1</c> on any variable or element of type object.</summary>
    public static bool Is(ISimpleAssignmentOperation assignment)
    {
        if (assignment.Target.Type?.SpecialType != SpecialType.System_Object || assignment.Value is not IConversionOperation box || !BoxedValues.IsBoxing(box))
            return false;
        var sum = box.Operand;
        sum = sum.Inside(Through.Any);
        if (sum is not (IBinaryOperation or IUnaryOperation))
            return false;
        foreach (var operand in sum.Descendants())
        {
            if (operand is IConversionOperation { Type.IsValueType: true, Operand: { Type.SpecialType: SpecialType.System_Object } source } unboxing
                && unboxing.GetConversion().IsUnboxing
                && source.Syntax.IsEquivalentTo(assignment.Target.Syntax, topLevel: false))
            {
                return true;
            }
        }

        return false;
    }
}
