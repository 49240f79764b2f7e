using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.CopyToPassOn;

/// <summary>
/// A copy of the items or keys of a dictionary or set that a loop goes through because it removes some of them:
/// <c>foreach (var key in map.Keys.ToList()) if (…) map.Remove(key);</c>. From .NET Core 3.0 on, a removal does not end the enumeration of a
/// <c>Dictionary</c> or <c>HashSet</c>. No other item than that of the iteration may be removed: the copy has those that are gone. A copy in a set has
/// only one of the items that its own comparer finds equal.
/// </summary>
/// <param name="Loop">The loop.</param>
/// <param name="Source">What is copied: the collection, or its keys.</param>
/// <param name="Collection">The dictionary or set.</param>
internal sealed record RemovedItems(IForEachLoopOperation Loop, IOperation Source, IOperation Collection)
{
    // The core library has the same version 4 on .NET Framework and .NET Core 3.
    private const int LeastVersion = 5;

    /// <summary>Whether an object may be such a copy: <c>new List&lt;string&gt;(map.Keys)</c>.</summary>
    public static bool MayBe(IObjectCreationOperation creation) =>
        creation is { Initializer: null, Arguments.Length: 1, Type: INamedTypeSymbol { Name: "List" } type, Parent: not null }
        && type.IsIn("System.Collections.Generic") && creation.Around(Through.BuiltInImplicit).Parent is IForEachLoopOperation;

    /// <summary>What a copy is for; null where anything else is done with it or with the collection.</summary>
    public static RemovedItems? Of(IOperation made, Compilation compilation) => made switch
    {
        IInvocationOperation call => SequenceCopy.Of(call) is { } copy ? Of(call, copy.Source, compilation) : null,
        IObjectCreationOperation creation when MayBe(creation) => Of(creation, creation.Arguments[0].Value.Inside(Through.BuiltInImplicit), compilation),
        _ => null,
    };

    private static RemovedItems? Of(IOperation made, IOperation source, Compilation compilation)
    {
        var value = made.Around(Through.BuiltInImplicit);
        if (value.Parent is not IForEachLoopOperation { IsAsynchronous: false, LoopControlVariable: IVariableDeclaratorOperation { Symbol: { } item } } loop
            || loop.Collection != value || CoreLibrary.VersionOf(compilation) < LeastVersion)
        {
            return null;
        }

        var collection = source is IPropertyReferenceOperation { Property.Name: "Keys", Instance: { } owner } ? owner : source;
        return VariableOf(collection) is { } variable && IsOfFramework(collection.Type) && OnlyRemoves(loop, variable, item)
            ? new RemovedItems(loop, source, collection)
            : null;
    }

    private static bool IsOfFramework(ITypeSymbol? type) =>
        type is INamedTypeSymbol { Name: "Dictionary" or "HashSet" } && type.IsIn("System.Collections.Generic") && type.IsOfFramework();

    /// <summary>The variable that holds a collection, where each mention of it is one of the same object; null for anything else.</summary>
    public static ISymbol? VariableOf(IOperation collection) =>
        collection is IFieldReferenceOperation { Field: { IsVolatile: false } field, Instance: null or IInstanceReferenceOperation }
            ? field
            : VariableOperations.NamedBy(collection);

    private static bool OnlyRemoves(IForEachLoopOperation loop, ISymbol variable, ILocalSymbol item)
    {
        var removes = false;
        foreach (var operation in loop.Body.DescendantsAndSelf())
        {
            if (operation is IAwaitOperation or IReturnOperation { Kind: OperationKind.YieldReturn } or IAnonymousFunctionOperation or ILocalFunctionOperation)
                return false;
            if (!SymbolEqualityComparer.Default.Equals(VariableOf(operation), variable))
                continue;
            if (IsRemovalOf(item, operation))
                removes = true;
            else if (!IsQuestion(operation))
                return false;
        }

        return removes;
    }

    private static bool IsRemovalOf(ILocalSymbol item, IOperation collection) =>
        collection.Parent is IInvocationOperation { TargetMethod: { Name: "Remove", IsStatic: false }, Arguments: { IsEmpty: false } arguments } call
        && call.Instance == collection && arguments[0].Value is var key
        && (key is IPropertyReferenceOperation { Property: { Name: "Key", ContainingType: { Name: "KeyValuePair" } type }, Instance: { } pair }
            && type.IsOfFramework() ? pair : key) is ILocalReferenceOperation { Local: var removed }
        && SymbolEqualityComparer.Default.Equals(removed, item);

    private static bool IsQuestion(IOperation collection) => collection.Parent switch
    {
        IInvocationOperation { TargetMethod.Name: "ContainsKey" or "ContainsValue" or "Contains" or "TryGetValue" } call => call.Instance == collection,
        IPropertyReferenceOperation { Property: { Name: "Count" } or { IsIndexer: true } } property =>
            property.Instance == collection && IsRead(property),
        _ => false,
    };

    private static bool IsRead(IPropertyReferenceOperation property) => property.Parent switch
    {
        IAssignmentOperation assignment => assignment.Target != property,
        IIncrementOrDecrementOperation or ITupleOperation => false,
        IArgumentOperation { Parameter.RefKind: not RefKind.None } => false,
        _ => true,
    };
}
