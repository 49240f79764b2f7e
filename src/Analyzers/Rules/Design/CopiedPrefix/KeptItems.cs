using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Design.CopiedPrefix;

/// <summary>What keeps a new array or list.</summary>
/// <param name="Name">The collection or object, as a message names it.</param>
/// <param name="Place">The element, field or property that holds it from then on; null where a method or constructor takes it.</param>
/// <param name="Owner">The collection to which it is added, or the object that is made with it; null where a place holds it.</param>
internal sealed record KeptItems(string Name, IOperation? Place, IOperation? Owner)
{
    /// <summary>The collection or object that keeps what an operation makes; null where none is seen to.</summary>
    public static KeptItems? Of(IOperation made)
    {
        switch (made.Around(Through.BuiltInImplicit).Parent)
        {
            case ISimpleAssignmentOperation { Target: IArrayElementReferenceOperation element }:
                return new(element.ArrayReference.Syntax.ToString(), element, null);
            case ISimpleAssignmentOperation { Target: IPropertyReferenceOperation { Property.IsIndexer: true, Instance: { } collection } element }:
                return new(collection.Syntax.ToString(), element, null);
            case ISimpleAssignmentOperation { Target: IMemberReferenceOperation { Instance: { } instance } member }
                when !IsOwn(instance) || IsInConstructor(member):
                return new(member.Member.ContainingType.Name, member, null);
            case IArgumentOperation { Parent: IObjectCreationOperation { Type: { } type } creation } when !type.IsUnder(nameof(System)):
                return new(type.Name, null, creation);
            case IArgumentOperation { Parent: IInvocationOperation { Instance: { } collection } call }
                when IsCollection(collection) && SlotWrites.Stores(call.TargetMethod.Name):
                return new(collection.Syntax.ToString(), null, collection);
            default:
                return null;
        }
    }

    /// <summary>Whether a member belongs to the object that the code runs on, and not to one that an initializer makes.</summary>
    private static bool IsOwn(IOperation instance) =>
        instance is IInstanceReferenceOperation { ReferenceKind: InstanceReferenceKind.ContainingTypeInstance };

    private static bool IsInConstructor(IMemberReferenceOperation member) =>
        References.FunctionOf(member.Syntax) is ConstructorDeclarationSyntax;

    private static bool IsCollection(IOperation collection) =>
        collection.Type is INamedTypeSymbol type && type.IsUnder("System.Collections")
        && collection is IMemberReferenceOperation or ILocalReferenceOperation or IParameterReferenceOperation;
}
