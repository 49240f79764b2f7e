using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.CopyToPassOn;

/// <summary>
/// A property of the project that copies a collection for whoever reads it, <c>Items =&gt; _items.ToArray()</c>, where one element or the number of elements
/// is all that is wanted of the copy.
/// </summary>
/// <param name="Property">The property.</param>
/// <param name="IsNear">Whether the type that reads the property is the one that has the collection.</param>
internal readonly record struct CopyingProperty(IPropertySymbol Property, bool IsNear)
{
    /// <summary>Whether a reference may be one that reads so little. Cheap enough for every property.</summary>
    public static bool MayBe(IPropertyReferenceOperation reference) =>
        reference.Property is { IsIndexer: false, IsVirtual: false, IsOverride: false, IsAbstract: false, DeclaringSyntaxReferences.Length: 1 } property
        && property.Type is IArrayTypeSymbol or INamedTypeSymbol { Arity: 1 } && ReadsLittle(reference) && CopyIn(property) is not null;

    /// <summary>The property that a reference copies a collection by; null where it makes something else, or the copy is wanted.</summary>
    public static CopyingProperty? Of(IPropertyReferenceOperation reference, CancellationToken cancellationToken)
    {
        var model = reference.SemanticModel!;
        if (!MayBe(reference) || CopyIn(reference.Property) is not { } copy || SourceModels.Find(model.Compilation, copy.SyntaxTree) is not { } owner
            || owner.GetOperation(copy, cancellationToken) is not IInvocationOperation call
            || SequenceCopy.Of(call) is not { Kind: SequenceKind.Collection, Source: IFieldReferenceOperation })
        {
            return null;
        }

        var within = model.GetEnclosingSymbol(reference.Syntax.SpanStart, cancellationToken)?.ContainingType;
        return new CopyingProperty(reference.Property, within is not null
            && SymbolEqualityComparer.Default.Equals(
                OutermostType.Of(within.OriginalDefinition), OutermostType.Of(reference.Property.ContainingType.OriginalDefinition)));
    }

    private static bool ReadsLittle(IPropertyReferenceOperation reference)
    {
        var value = reference.Around(Through.Any);
        return value.Parent switch
        {
            IArrayElementReferenceOperation { Indices: { Length: 1 } indices } element =>
                element.ArrayReference == value && indices[0].Type?.Name != "Range" && ArrayUse.IsOnlyRead(element),
            IPropertyReferenceOperation { Property: { Name: "Count" or nameof(Array.Length) } } => true,
            IPropertyReferenceOperation { Property.IsIndexer: true } element =>
                element.Instance == value && !(element.Parent is IAssignmentOperation assignment && assignment.Target == element),
            _ => false,
        };
    }

    /// <summary>The call that copies, where the getter of a property does nothing else.</summary>
    private static InvocationExpressionSyntax? CopyIn(IPropertySymbol property)
    {
        if (property.DeclaringSyntaxReferences[0].GetSyntax() is not PropertyDeclarationSyntax declaration)
            return null;
        var getter = declaration.AccessorList is { Accessors: { Count: 1 } accessors } ? accessors[0] : null;
        var value = declaration.ExpressionBody?.Expression ?? getter?.ExpressionBody?.Expression
            ?? (getter?.Body is { Statements: { Count: 1 } statements } ? (statements[0] as ReturnStatementSyntax)?.Expression : null);
        return value is InvocationExpressionSyntax { ArgumentList.Arguments.Count: 0, Expression: MemberAccessExpressionSyntax
            {
                Name.Identifier.ValueText: "ToArray" or "ToList",
            } } copy
            ? copy
            : null;
    }
}
