using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules;

/// <summary>Finds collections of which code reads nothing but how many elements they have.</summary>
internal static class MeasuredCopies
{
    /// <summary>Whether an operation reads the length of an array or the count of a collection.</summary>
    public static bool IsLength(IOperation? operation) => operation is IPropertyReferenceOperation
    {
        Property: { Name: nameof(Array.Length) or nameof(Array.LongLength) or "Count", Parameters.IsEmpty: true },
    };

    /// <summary>Whether a local begins with the collection that a call makes, is never written again, and nothing but its length is read.</summary>
    public static bool IsMeasuredLocal(IInvocationOperation made)
    {
        if (made.Around(Through.BuiltInImplicit).Parent is not IVariableInitializerOperation { Parent: IVariableDeclaratorOperation
            {
                Symbol: { RefKind: RefKind.None } local, Syntax: VariableDeclaratorSyntax { Parent.Parent: LocalDeclarationStatementSyntax },
            } declarator })
        {
            return false;
        }

        var isMeasured = false;
        foreach (var mention in VariableOperations.Of(local, declarator))
        {
            if (mention is IVariableDeclaratorOperation)
                continue;
            if (!IsLength(mention.Parent) || ((IPropertyReferenceOperation)mention.Parent!).Instance != mention)
                return false;
            isMeasured = true;
        }

        return isMeasured;
    }
}
