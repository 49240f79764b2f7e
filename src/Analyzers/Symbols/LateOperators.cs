using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Symbols;

/// <summary>Finds the operators and conversions that are chosen when the code runs, because an operand is <c>dynamic</c>.</summary>
internal static class LateOperators
{
    /// <summary>Whether an operator or conversion is chosen when the code runs, and may be one of the project.</summary>
    public static bool Is(IOperation operation)
    {
        if (operation is not (IUnaryOperation or IBinaryOperation or IConversionOperation or IAssignmentOperation or IIncrementOrDecrementOperation))
            return false;
        if (operation.Type?.TypeKind == TypeKind.Dynamic)
            return true;
        foreach (var part in operation.ChildOperations)
        {
            if (part.Type?.TypeKind == TypeKind.Dynamic)
                return true;
        }

        return false;
    }
}
