using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Text;

/// <summary>A string that is given to a dictionary or cache as a key.</summary>
/// <param name="Member">The indexer or method that takes the key.</param>
/// <param name="Receiver">The type that it is called on.</param>
/// <param name="Keeps">Whether the entry keeps the string, so that it is needed when the key is new.</param>
internal readonly record struct KeyUse(ISymbol Member, ITypeSymbol? Receiver, bool Keeps)
{
    /// <summary>Whether keys can be looked up by a span of characters here.</summary>
    public bool HasAlternateLookup => Receiver is not null && !Receiver.GetMembers("GetAlternateLookup").IsEmpty;

    /// <summary>Whether a value stands where <see cref="Of"/> looks for a use, which costs more to ask.</summary>
    public static bool MayBe(IOperation value)
    {
        var user = OutermostOf(value).Parent;
        return user is IVariableInitializerOperation or IArgumentOperation { Parameter.Name: "key" };
    }

    /// <summary>The use of a value, where it stands or through a local that is nothing but a key; null for any other use.</summary>
    public static KeyUse? Of(IOperation value, CancellationToken cancellationToken)
    {
        value = OutermostOf(value);
        if (value.Parent is not IVariableInitializerOperation
            {
                Parent: IVariableDeclaratorOperation
                {
                    Syntax: VariableDeclaratorSyntax { Parent.Parent: LocalDeclarationStatementSyntax statement },
                    Symbol: { RefKind: RefKind.None } local,
                },
            })
        {
            return OfArgument(value);
        }

        var found = default(KeyUse?);
        foreach (var name in References.To(local, References.ScopeOf(statement), value.SemanticModel!, cancellationToken))
        {
            if (value.SemanticModel!.GetOperation(name, cancellationToken) is not { } reference || OfArgument(reference) is not { } use
                || References.IsInNestedFunction(name, References.ScopeOf(statement)))
            {
                return null;
            }

            found = found is { } earlier ? earlier with { Keeps = earlier.Keeps || use.Keeps } : use;
        }

        return found;
    }

    private static IOperation OutermostOf(IOperation value)
    {
        value = value.Around(Through.Implicit);
        return value;
    }

    private static KeyUse? OfArgument(IOperation value)
    {
        if (value.Parent is not IArgumentOperation { Parameter: { Name: "key", Type: var type } parameter, Parent: { } user }
            || (type.SpecialType != SpecialType.System_String && type.SpecialType != SpecialType.System_Object) || parameter.Ordinal > 1)
        {
            return null;
        }

        return user switch
        {
            IPropertyReferenceOperation { Property: { IsIndexer: true } property } access =>
                new(property, access.Instance?.Type, access.Parent is IAssignmentOperation assignment && assignment.Target == access),
            IInvocationOperation call when !call.TargetMethod.IsStatic || call.TargetMethod.IsExtensionMethod => new(
                call.TargetMethod,
                call.Instance?.Type ?? call.Arguments[0].Value.Type,
                call.TargetMethod.Name is "Add" or "TryAdd" or "AddOrUpdate" or "GetOrAdd" or "GetOrCreate" or "Append"),
            _ => null,
        };
    }
}
