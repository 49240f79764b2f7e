using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting;

/// <summary>Determines whether a value may be read twice where the program reads it once. A property may give something else the second time.</summary>
internal static class RepeatedReads
{
    /// <summary>Whether a value is a constant, or a variable that nothing but another thread could change between two reads.</summary>
    public static bool May(IOperation value) => value
        is ILocalReferenceOperation or IParameterReferenceOperation
            or IFieldReferenceOperation { Field.IsVolatile: false, Instance: null or IInstanceReferenceOperation }
            or { ConstantValue.HasValue: true };
}
