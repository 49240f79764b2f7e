using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Boxes;

/// <summary>
/// Determines what a use of a field or property stores in it: in the variable itself, or in the collection of objects that it holds.
/// </summary>
internal static class SlotWrites
{
    /// <summary>Calls <paramref name="onValue"/> with each value that <paramref name="use"/> of an object variable stores.</summary>
    public static void OfVariable(IOperation use, Action<IOperation> onValue)
    {
        switch (use)
        {
            case ISymbolInitializerOperation initializer:
                onValue(initializer.Value);
                return;
            case { Parent: IAssignmentOperation assignment }
                when assignment.Target == use && assignment is ISimpleAssignmentOperation or ICoalesceAssignmentOperation:
                onValue(assignment.Value);
                return;
            case { Parent: IArgumentOperation { Parent: IInvocationOperation invocation } }
                when InterlockedCall.TryGet(invocation) is { Value: { } value } call && call.Location == use:
                onValue(value);
                return;
            default:
                return;
        }
    }

    /// <summary>Calls <paramref name="onValue"/> with each value that <paramref name="use"/> of a collection variable stores as object.</summary>
    public static void OfElements(IOperation use, Action<IOperation> onValue)
    {
        if (use.Parent is IPropertyReferenceOperation { Property.IsIndexer: true } element && element.Instance == use)
            OfVariable(element, onValue);
        else if (use.Parent is IInvocationOperation call && call.Instance == use && Stores(call.TargetMethod.Name))
            OfArguments(call, onValue);
    }

    private static void OfArguments(IInvocationOperation call, Action<IOperation> onValue)
    {
        foreach (var argument in call.Arguments)
        {
            if (argument.Parameter is { Type.SpecialType: SpecialType.System_Object, Name: not "key" })
                onValue(argument.Value);
        }
    }

    /// <summary>Whether a method of a collection stores its argument.</summary>
    public static bool Stores(string method) =>
        method is "Add" or "TryAdd" or "Insert" or "Enqueue" or "Push" or "AddOrUpdate" or "GetOrAdd" or "TryUpdate" or "AddFirst" or "AddLast";
}
