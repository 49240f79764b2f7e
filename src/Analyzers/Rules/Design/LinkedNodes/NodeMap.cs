using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Design.LinkedNodes;

/// <summary>Determines which members map keys to nodes of a list that is linked in both directions.</summary>
internal static class NodeMap
{
    /// <summary>The class of the nodes that a member maps to, alone or beside other values; null for any other member.</summary>
    public static INamedTypeSymbol? NodeOf(ISymbol member)
    {
        var type = (member as IFieldSymbol)?.Type ?? (member as IPropertySymbol)?.Type;
        if (type is not INamedTypeSymbol { TypeArguments.Length: 2 } || MapTypes.TypeArgumentsOf(type) is not { Value: INamedTypeSymbol value })
            return null;
        if (!value.IsTupleType)
            return IsNode(value, member) ? value : null;
        foreach (var part in value.TupleElements)
        {
            if (part.Type is INamedTypeSymbol node && IsNode(node, member))
                return node;
        }

        return null;
    }

    /// <summary>Whether a type is that of the nodes of the framework's linked list.</summary>
    public static bool IsListNode(ITypeSymbol type) => type.Name == "LinkedListNode" && type.IsIn("System.Collections.Generic");

    /// <summary>Whether code outside a type can be given the nodes of a list, so that they have to be objects.</summary>
    public static bool GivesNodesAway(INamedTypeSymbol type)
    {
        foreach (var member in type.GetMembers())
        {
            var given = (member as IMethodSymbol)?.ReturnType ?? (member as IPropertySymbol)?.Type ?? (member as IFieldSymbol)?.Type;
            if (given is not null && IsListNode(given) && !PrivateMembers.IsPrivate(member))
                return true;
        }

        return false;
    }

    /// <summary>Whether a member of a class refers to an object of the same class.</summary>
    public static bool IsLink(ISymbol member, INamedTypeSymbol node) =>
        member is IFieldSymbol or IPropertySymbol && SymbolEqualityComparer.Default.Equals(member.ContainingType?.OriginalDefinition, node.OriginalDefinition)
        && IsLink(member);

    /// <summary>
    /// Whether a use of a link is a step of taking a node out of its list or putting one in: it sets one link of the node that another link leads to, as
    /// <c>node.Previous.Next = node.Next</c> does.
    /// </summary>
    public static bool Relinks(IOperation use, INamedTypeSymbol node, CancellationToken cancellationToken)
    {
        if (use is not IMemberReferenceOperation { Instance: { } neighbour, Member: var set }
            || use.Parent is not ISimpleAssignmentOperation assignment || assignment.Target != use)
        {
            return false;
        }

        neighbour = neighbour.Inside(Through.BuiltIn);
        if (neighbour is ILocalReferenceOperation { Local.DeclaringSyntaxReferences: { Length: 1 } declared }
            && declared[0].GetSyntax(cancellationToken) is VariableDeclaratorSyntax { Initializer.Value: { } value }
            && use.SemanticModel!.GetOperation(value, cancellationToken) is { } initial)
        {
            neighbour = initial.Inside(Through.BuiltIn);
        }

        return neighbour is IMemberReferenceOperation { Member: var followed } && IsLink(followed.OriginalDefinition, node)
            && !SymbolEqualityComparer.Default.Equals(followed.OriginalDefinition, set.OriginalDefinition);
    }

    private static bool IsNode(INamedTypeSymbol type, ISymbol map)
    {
        if (IsListNode(type))
            return true;
        if (type.TypeKind != TypeKind.Class || !PrivateMembers.IsPrivate(type.OriginalDefinition)
            || SymbolEqualityComparer.Default.Equals(map.ContainingType, type.OriginalDefinition))
        {
            return false;
        }

        var links = 0;
        foreach (var member in type.OriginalDefinition.GetMembers())
            links += IsLink(member) && !member.IsImplicitlyDeclared ? 1 : 0;
        return links >= 2;
    }

    private static bool IsLink(ISymbol member) =>
        !member.IsStatic && ((member as IFieldSymbol)?.Type ?? (member as IPropertySymbol)?.Type) is { } type
        && SymbolEqualityComparer.Default.Equals(type.OriginalDefinition, member.ContainingType.OriginalDefinition);
}
