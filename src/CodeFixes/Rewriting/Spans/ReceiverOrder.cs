using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting.Spans;

/// <summary>
/// Determines whether it matters when a value is read that is compared with another. A method that is called on a variable of a value type gets its address,
/// and reads it after the argument was evaluated; an operator, a box and a text are given what it was before.
/// </summary>
internal static class ReceiverOrder
{
    /// <summary>
    /// What may differ, as titles say it, where a fix reads a value after an argument instead of before it, or the reverse; null where nothing may.
    /// </summary>
    public static string? Difference(IOperation receiver, IOperation argument, CancellationToken cancellationToken) =>
        IsVariable(receiver)
        && !BufferReaders.HasNoEffect(argument, cancellationToken)
        && !IsOutOfReach(receiver, argument, cancellationToken)
            ? "'" + receiver.Syntax.WithoutTrivia() + "' must not change while its argument is evaluated"
            : null;

    /// <summary>Whether a variable is seen by its own function alone, and a value does not name it.</summary>
    public static bool IsOutOfReach(IOperation variable, IOperation value, CancellationToken cancellationToken)
    {
        return VariableOperations.NamedBy(variable) is { } symbol && variable.Syntax is IdentifierNameSyntax name
            && MemberIndex.Names(symbol.Name, value.Syntax).IsEmpty
            && MemberIndex.All(FlowNode.Reference, MemberIndex.MemberOf(name)).IsEmpty
            && !KeptReferences.Are(symbol.Name, name, variable.SemanticModel!)
            && !References.IsCaptured(name, symbol, cancellationToken);
    }

    /// <summary>Whether a method that is called on a value gets the address of what holds it, and not that of a copy.</summary>
    private static bool IsVariable(IOperation receiver) => receiver switch
    {
        { ConstantValue.HasValue: true } => false,
        IFieldReferenceOperation { Field: { IsReadOnly: true, ContainingType.TypeKind: not TypeKind.Struct } } =>
            receiver.Syntax.FirstAncestorOrSelf<ConstructorDeclarationSyntax>() is not null,
        ILocalReferenceOperation or IParameterReferenceOperation or IFieldReferenceOperation or IArrayElementReferenceOperation => true,
        IPropertyReferenceOperation { Property.RefKind: not RefKind.None } or IInvocationOperation { TargetMethod.RefKind: not RefKind.None } => true,
        IPropertyReferenceOperation or IInvocationOperation or IBinaryOperation or IConversionOperation or IObjectCreationOperation => false,
        _ => true,
    };
}
