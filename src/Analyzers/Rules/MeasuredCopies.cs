using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules;

/// <summary>Finds collections of which code reads nothing but how many elements they have.</summary>
internal static class MeasuredCopies
{
    /// <summary>Whether an operation reads the length of an array or the count of a collection.</summary>
    public static bool IsLength(IOperation? operation) => operation is IPropertyReferenceOperation
    {
        Property: { Name: nameof(Array.Length) or nameof(Array.LongLength) or "Count", Parameters.IsEmpty: true, ContainingType: var type },
    } && type.IsOfFramework();

    /// <summary>Whether a local holds nothing but the collection that a call makes, and nothing but its length is read.</summary>
    public static bool IsMeasuredLocal(IInvocationOperation made)
    {
        if (OnlyValue.Of(made) is not { Local: var local } held)
            return false;
        var isMeasured = false;
        foreach (var mention in VariableOperations.Of(local, made))
        {
            if (held.IsGivenBy(mention))
                continue;
            if (!IsLength(mention.Parent) || ((IPropertyReferenceOperation)mention.Parent!).Instance != mention)
                return false;
            isMeasured = true;
        }

        return isMeasured;
    }
}
