using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation;

/// <summary>
/// Finds objects that are the same for one owner each time: they hold nothing but the owner, and never change, as <c>new ChangeArgs(this)</c>; or they show
/// a collection that the owner has for as long as it lives, as <c>_items.AsReadOnly()</c>. One in a field of the owner would do.
/// </summary>
internal static class OwnerObject
{
    /// <summary>Whether a creation makes an object that holds the owner and nothing that may differ.</summary>
    public static bool HoldsOwner(IObjectCreationOperation creation) =>
        creation.Arguments.Any(static argument => argument.Value.Inside(Through.BuiltInImplicit) is IInstanceReferenceOperation { Type.IsReferenceType: true })
        && FixedObject.Holds(creation, static value => value is IInstanceReferenceOperation { Type.IsReferenceType: true })
        && IsMadeEachTime(creation);

    /// <summary>The field or property of a collection that does not change place, of which an operation makes a read-only view; null for another.</summary>
    public static ISymbol? ShownBy(IOperation operation)
    {
        var shown = operation switch
        {
            IInvocationOperation { TargetMethod: { Name: "AsReadOnly", ContainingType: var owner } } call
                when owner.IsIn("System.Collections.Generic") || owner.IsIn("System") => call.Instance ?? call.Arguments[0].Value,
            IObjectCreationOperation { Initializer: null, Arguments: { Length: 1 } arguments, Type: { Name: var name } type }
                when name.StartsWith("ReadOnly", StringComparison.Ordinal) && type.IsIn("System.Collections.ObjectModel") => arguments[0].Value,
            _ => null,
        };
        var lasting = shown?.Inside(Through.BuiltInImplicit) switch
        {
            IFieldReferenceOperation { Field: { IsReadOnly: true } field, Instance: null or IInstanceReferenceOperation } => field,
            IPropertyReferenceOperation { Property: { SetMethod: null } property, Instance: null or IInstanceReferenceOperation }
                when AutoProperties.Contains(property) => property,
            _ => default(ISymbol),
        };
        return lasting is not null && IsMadeEachTime(operation) ? lasting : null;
    }

    /// <summary>Whether neither a constructor makes an object, nor a field keeps it.</summary>
    private static bool IsMadeEachTime(IOperation made) =>
        made.Syntax.FirstAncestorOrSelf<MemberDeclarationSyntax>() is not (ConstructorDeclarationSyntax or FieldDeclarationSyntax or BaseTypeDeclarationSyntax
            or PropertyDeclarationSyntax { Initializer: not null })
        && made.Around(Through.BuiltInImplicit).Parent is not IAssignmentOperation { Target: IMemberReferenceOperation };
}
