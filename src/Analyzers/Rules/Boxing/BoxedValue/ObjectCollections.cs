using System.Runtime.CompilerServices;
using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Boxing.BoxedValue;

/// <summary>
/// Determines whether a box goes among objects of any type: into a generic collection that a type declares for objects, one of an interface, or beside
/// references into an array. Nothing short of another design does without the box there.
/// </summary>
internal static class ObjectCollections
{
    private static readonly ConditionalWeakTable<Compilation, Memo<IParameterSymbol, bool>> Known = new();

    /// <summary>Whether a box goes there itself, or is given to a method of the project that puts it there.</summary>
    public static bool Take(IConversionOperation box, CancellationToken cancellationToken)
    {
        var value = BoxTarget.ValueOf(box);
        if (IsPutAmongObjects(value))
            return true;
        if (value.Parent is not IArgumentOperation
            {
                ArgumentKind: ArgumentKind.Explicit,
                Parameter.OriginalDefinition: { Type.SpecialType: SpecialType.System_Object, ContainingSymbol: IMethodSymbol method } parameter,
            }
            || MethodBody.Of(method, cancellationToken) is not { } body)
        {
            return false;
        }

        var compilation = box.SemanticModel!.Compilation;
        var known = Known.GetValue(compilation, static _ => new Memo<IParameterSymbol, bool>(SymbolEqualityComparer.Default));
        return known.TryGet(parameter, out var answer) ? answer : known.Keep(parameter, IsPutAmongObjects(parameter, body, compilation, cancellationToken));
    }

    private static bool IsPutAmongObjects(IParameterSymbol parameter, SyntaxNode body, Compilation compilation, CancellationToken cancellationToken)
    {
        if (SourceModels.Find(compilation, body.SyntaxTree) is not { } model)
            return false;
        foreach (var node in body.DescendantNodes())
        {
            if (node is IdentifierNameSyntax { Parent: ArgumentSyntax or AssignmentExpressionSyntax } name && name.Identifier.ValueText == parameter.Name
                && model.GetOperation(name, cancellationToken) is IParameterReferenceOperation mention && IsPutAmongObjects(BoxTarget.ValueOf(mention)))
            {
                return true;
            }
        }

        return false;
    }

    private static bool IsPutAmongObjects(IOperation value) => value.Parent switch
    {
        IArgumentOperation { Parameter: { } parameter, Parent: IInvocationOperation { Instance: { } collection } } =>
            IsForAnyObject(parameter.OriginalDefinition.Type, parameter.Type, collection),
        IArgumentOperation { Parameter: { } parameter, Parent: IPropertyReferenceOperation { Instance: { } collection } } =>
            IsForAnyObject(parameter.OriginalDefinition.Type, parameter.Type, collection),
        ISimpleAssignmentOperation { Target: IPropertyReferenceOperation { Property: { IsIndexer: true } indexer, Instance: { } collection } } assignment
            when assignment.Value == value => IsForAnyObject(indexer.OriginalDefinition.Type, indexer.Type, collection),
        ISimpleAssignmentOperation { Target: IArrayElementReferenceOperation { Type.TypeKind: TypeKind.Interface } } assignment => assignment.Value == value,
        IArrayInitializerOperation { Parent: IArrayCreationOperation } items => HasReference(items, value),
        _ => false,
    };

    /// <summary>
    /// Whether a member of a collection takes objects only because the collection was declared so, and not by a local, which one block fills. Where it takes
    /// an interface, that is what the collection is for.
    /// </summary>
    private static bool IsForAnyObject(ITypeSymbol declared, ITypeSymbol taken, IOperation collection) =>
        declared is ITypeParameterSymbol && collection.Type is { } type && type.IsUnder("System.Collections")
        && (taken.TypeKind == TypeKind.Interface
            || (taken.SpecialType == SpecialType.System_Object && collection is not (ILocalReferenceOperation or IInstanceReferenceOperation)));

    private static bool HasReference(IArrayInitializerOperation items, IOperation box)
    {
        foreach (var item in items.ElementValues)
        {
            if (item != box && BoxCure.MayBeReference(item))
                return true;
        }

        return false;
    }
}
