using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Design.DecodedOnHit;

/// <summary>Determines whether what a decode makes is kept, so that the next hit need not decode again, or whether there is no next hit.</summary>
internal static class KeptResult
{
    /// <summary>Whether a value is stored in a member, in a collection, or by whoever runs the lambda that makes it.</summary>
    public static bool Is(IOperation value, CancellationToken cancellationToken)
    {
        if (IsStored(value) || IsMadeForStore(value.Syntax))
            return true;
        var outside = Outside(value);
        var local = outside.Parent switch
        {
            IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: var declared } } => declared,
            ISimpleAssignmentOperation { Target: ILocalReferenceOperation { Local: var assigned } } assignment when assignment.Value == outside => assigned,
            _ => null,
        };
        if (local is not { DeclaringSyntaxReferences: { Length: 1 } reference })
            return false;
        foreach (var name in References.To(local, References.FunctionOf(value.Syntax), value.SemanticModel!, cancellationToken))
        {
            if (value.SemanticModel!.GetOperation(name, cancellationToken) is { } mention && IsStored(mention))
                return true;
        }

        return false;
    }

    /// <summary>Whether the function of a place takes the entry out of the map on the way there, or after it: each text is then decoded once.</summary>
    public static bool IsTakenOut(ISymbol map, SyntaxNode place)
    {
        var function = References.FunctionOf(place);
        return Removes("Remove") || Removes("TryRemove");

        bool Removes(string member)
        {
            foreach (var name in MemberIndex.Names(member, function))
            {
                if (name.Parent is MemberAccessExpressionSyntax { Expression: var receiver, Parent: InvocationExpressionSyntax call }
                    && StoredName(receiver) == map.Name && call.FirstAncestorOrSelf<BlockSyntax>()?.Span.Contains(place.Span) == true)
                {
                    return true;
                }
            }

            return false;
        }
    }

    private static string? StoredName(ExpressionSyntax receiver) => receiver switch
    {
        IdentifierNameSyntax name => name.Identifier.ValueText,
        MemberAccessExpressionSyntax { Name: var name } => name.Identifier.ValueText,
        _ => null,
    };

    private static IOperation Outside(IOperation value)
    {
        value = value.Around(Through.Any);
        while (value.Parent is ICoalesceOperation or IAwaitOperation
            || value.Parent is IConditionalOperation { Type: not null } choice && choice.Condition != value)
        {
            value = value.Parent.Around(Through.Any);
        }

        return value;
    }

    private static bool IsStored(IOperation value)
    {
        value = Outside(value);
        switch (value.Parent)
        {
            case IAssignmentOperation assignment when assignment.Value == value:
                return assignment.Target is IMemberReferenceOperation or IArrayElementReferenceOperation || IsStored(assignment);
            case ITupleOperation or IArrayInitializerOperation or IObjectCreationOperation:
                return IsStored(value.Parent);
            case IArgumentOperation { Parent: IObjectCreationOperation made }:
                return IsStored(made);
            case IArgumentOperation { Parent: IInvocationOperation { TargetMethod.Name: var name } }:
                return name.StartsWith("Add", StringComparison.Ordinal) || name is "TryUpdate" or "Set" or "Enqueue" or "Push" or "Insert"
                    || IsGetOrAdd(name);
            default:
                return false;
        }
    }

    /// <summary>Whether a place is in a lambda that a map or a lazy value calls to make what it keeps.</summary>
    private static bool IsMadeForStore(SyntaxNode place)
    {
        for (var function = References.FunctionAround(place); function is AnonymousFunctionExpressionSyntax; function = References.FunctionAround(function))
        {
            if (function.Parent is ArgumentSyntax { Parent.Parent: var user } && user switch
                {
                    InvocationExpressionSyntax call => CalledName.In(call.Expression) is { Identifier.ValueText: var name } && IsGetOrAdd(name),
                    BaseObjectCreationExpressionSyntax => true,
                    _ => false,
                })
            {
                return true;
            }
        }

        return false;
    }

    private static bool IsGetOrAdd(string name) =>
        name == "TryAdd" || name.StartsWith("GetOr", StringComparison.Ordinal) || name.StartsWith("AddOr", StringComparison.Ordinal);
}
