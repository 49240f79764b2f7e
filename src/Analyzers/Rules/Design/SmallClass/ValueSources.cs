using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Design.SmallClass;

/// <summary>Determines which expressions give an object of a class that is never null: one that is created there, or that something declared holds.</summary>
internal sealed class ValueSources(INamedTypeSymbol type)
{
    /// <summary>Whether a value is such an object, whichever branch gives it.</summary>
    /// <param name="value">The value.</param>
    /// <param name="created">Takes each creation that may give it.</param>
    public bool Contains(IOperation value, Action<IObjectCreationOperation> created)
    {
        value = value.Inside(Through.BuiltInImplicit);
        if (value is IThrowOperation)
            return true;
        if (!IsOfType(value.Type))
            return false;
        switch (value)
        {
            case IObjectCreationOperation creation:
                created(creation);
                return true;
            case ILocalReferenceOperation or IParameterReferenceOperation or IInstanceReferenceOperation or IWithOperation:
                return true;
            case IFieldReferenceOperation { Field.OriginalDefinition.Type: var declared }:
                return IsOfType(declared);
            case IPropertyReferenceOperation { Property.OriginalDefinition.Type: var declared }:
                return IsOfType(declared);
            case IInvocationOperation { TargetMethod.OriginalDefinition.ReturnType: var declared }:
                return IsOfType(declared);
            case IBinaryOperation { OperatorMethod.ContainingType: var declaring }:
                return IsOfType(declaring);
            case IUnaryOperation { OperatorMethod.ContainingType: var declaring }:
                return IsOfType(declaring);
            case ISimpleAssignmentOperation { IsRef: false } assignment:
                return Contains(assignment.Value, created);
            case IConditionalOperation { IsRef: false, WhenFalse: { } otherwise } choice:
                return Contains(choice.WhenTrue, created) && Contains(otherwise, created);
            case ISwitchExpressionOperation choice:
                foreach (var arm in choice.Arms)
                {
                    if (!Contains(arm.Value, created))
                        return false;
                }

                return true;
            default:
                return false;
        }
    }

    private bool IsOfType(ITypeSymbol? found) => SymbolEqualityComparer.Default.Equals(found, type);
}
