using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.RepeatedReflection;

/// <summary>
/// A delegate that is compiled from an expression tree only to be called and dropped. To compile takes some kilobytes and a hundred microseconds or more,
/// and the same expression gives the same delegate.
/// </summary>
internal static class DroppedDelegate
{
    /// <summary>Whether an operation may compile an expression tree. Cheap enough for every call.</summary>
    public static bool MayBe(IOperation operation) =>
        operation is IInvocationOperation { TargetMethod: { Name: "Compile", ContainingType: { Name: "Expression" or "LambdaExpression" } type } }
        && type.IsIn("System.Linq.Expressions");

    /// <summary>
    /// The field or property whose expression a call compiles, where the delegate is called here and nothing keeps it; null for another call, also where the
    /// expression is one that the caller hands over or that is made here.
    /// </summary>
    public static string? Of(IOperation operation, CancellationToken cancellationToken)
    {
        if (!MayBe(operation) || operation is not IInvocationOperation call || !FixedQuestion.AreAll(call, IsCalled, cancellationToken))
            return null;
        return call.Instance?.Inside(Through.BuiltInImplicit) switch
        {
            IFieldReferenceOperation { Field: var field, Instance: null or IInstanceReferenceOperation } => field.Name,
            IPropertyReferenceOperation { Property: { IsIndexer: false } property, Instance: null or IInstanceReferenceOperation }
                when AutoProperties.Contains(property) => property.Name,
            _ => null,
        };
    }

    private static bool IsCalled(IOperation value) =>
        value.Parent is IInvocationOperation { TargetMethod.MethodKind: MethodKind.DelegateInvoke } call && call.Instance == value;
}
