using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Boxing.BoxedValue;

/// <summary>
/// Determines whether another rule already reports a box: a slot that is judged by all of its writes (ALLOC202), a boxed exchange or counter
/// (ALLOC203), a struct behind an interface (ALLOC204), a generic value that passes through object (ALLOC205), an argument of a format
/// string (ALLOC207).
/// </summary>
internal static class BoxOwner
{
    private const int MostVariables = 3;

    /// <summary>Whether a boxing conversion belongs to another rule.</summary>
    public static bool IsOther(IConversionOperation box) =>
        StructAsInterface.TryGet(box) is not null || IsTakenElsewhere(box, MostVariables);

    private static bool IsTakenElsewhere(IOperation box, int variablesLeft)
    {
        var value = BoxTarget.ValueOf(box);
        switch (value.Parent)
        {
            case ISymbolInitializerOperation initializer and (IFieldInitializerOperation or IPropertyInitializerOperation):
                return IsInitializedSlot(initializer);
            case ISimpleAssignmentOperation assignment when assignment.Value == value:
                return IsSlot(assignment.Target) || BoxedCounter.Is(assignment) || IsStoredElsewhere(value, variablesLeft);
            case ICoalesceAssignmentOperation assignment when assignment.Value == value:
                return IsSlot(assignment.Target) || IsStoredElsewhere(value, variablesLeft);
            case IArgumentOperation argument:
                return variablesLeft == MostVariables ? IsOthersArgument(argument) : IsStored(argument);
            case IArrayInitializerOperation { Parent: IArrayCreationOperation { IsImplicit: true,
                Parent: IArgumentOperation { Parent: IInvocationOperation call } } }:
                return variablesLeft == MostVariables && FormatCall.IsFormat(call.TargetMethod);
            case { Kind: NewerCompilers.CollectionExpression, Parent: IArgumentOperation { IsImplicit: true, Parent: IInvocationOperation call } }:
                return variablesLeft == MostVariables && FormatCall.IsFormat(call.TargetMethod);
            default:
                return IsStoredElsewhere(value, variablesLeft);
        }
    }

    /// <summary>Whether a local keeps the box only on its way to such a place.</summary>
    private static bool IsStoredElsewhere(IOperation value, int variablesLeft)
    {
        if (variablesLeft == 0 || BoxTarget.VariableOf(value) is not { } variable)
            return false;
        foreach (var read in BoxTarget.ReadsOf(variable, value))
        {
            if (IsTakenElsewhere(read, variablesLeft - 1))
                return true;
        }

        return false;
    }

    private static bool IsOthersArgument(IArgumentOperation argument) => argument.Parent switch
    {
        IInvocationOperation call => InterlockedCall.TryGet(call) is not null
            || GenericBox.IsArgument(argument)
            || FormatCall.IsFormat(call.TargetMethod)
            || IsStored(argument),
        _ => false,
    };

    /// <summary>Whether an argument becomes an item of a private collection, which ALLOC202 judges as a whole.</summary>
    private static bool IsStored(IArgumentOperation argument) =>
        argument is { Parameter: { Type.SpecialType: SpecialType.System_Object, Name: not "key" },
            Parent: IInvocationOperation { Instance: IMemberReferenceOperation { Member: { } slot } } call }
        && IsPrivateCollection(slot) && SlotWrites.Stores(call.TargetMethod.Name);

    private static bool IsSlot(IOperation target) => target switch
    {
        IPropertyReferenceOperation { Property.IsIndexer: true, Instance: IMemberReferenceOperation { Member: { } collection } } =>
            IsPrivateCollection(collection),
        IMemberReferenceOperation { Member: { } member } => IsSlot(member.OriginalDefinition),
        _ => false,
    };

    private static bool IsInitializedSlot(ISymbolInitializerOperation initializer) => initializer switch
    {
        IFieldInitializerOperation { InitializedFields: { Length: > 0 } fields } => IsSlot(fields[0]),
        IPropertyInitializerOperation { InitializedProperties: { Length: > 0 } properties } => IsSlot(properties[0]),
        _ => false,
    };

    private static bool IsSlot(ISymbol member) =>
        ObjectSlots.IsVisibleSlot(member) || (ObjectSlots.IsObject(member) && PrivateMembers.IsPrivate(member) && ObjectSlots.IsSlot(member));

    private static bool IsPrivateCollection(ISymbol member) =>
        !ObjectSlots.IsObject(member) && PrivateMembers.IsPrivate(member) && ObjectSlots.IsSlot(member.OriginalDefinition);
}
