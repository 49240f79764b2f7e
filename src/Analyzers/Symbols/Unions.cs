using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Symbols;

/// <summary>
/// Answers which members of a union a pattern asks for what the union holds. No operation names them. A union that a declaration lists the cases of has
/// none with code of its own; a type that an attribute makes a union may compute what it holds.
/// </summary>
internal static class Unions
{
    private const string Mark = "Union";

    private static readonly string[] Asked = ["Value", "HasValue", "TryGetValue"];

    /// <summary>The members that an operation asks.</summary>
    public static IEnumerable<ISymbol> MembersAskedBy(IOperation operation) =>
        InputOf(operation) is INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Struct, DeclaringSyntaxReferences.IsEmpty: false } type && IsMarked(type)
            ? MembersOf(type)
            : [];

    /// <summary>Whether an operation asks any.</summary>
    public static bool AreAskedBy(IOperation operation) => MembersAskedBy(operation).Any();

    /// <summary>Whether patterns ask a union for a member of a name.</summary>
    public static bool IsAsked(string name) => Array.IndexOf(Asked, name) >= 0;

    /// <summary>Whether an attribute of a declaration may make the type a union.</summary>
    public static bool IsMarked(TypeDeclarationSyntax type)
    {
        foreach (var list in type.AttributeLists)
        {
            foreach (var attribute in list.Attributes)
            {
                if (attribute.Name.GetLastToken().ValueText is Mark or Mark + nameof(Attribute))
                    return true;
            }
        }

        return false;
    }

    private static ITypeSymbol? InputOf(IOperation operation) => operation switch
    {
        IDiscardPatternOperation or IDeclarationPatternOperation { MatchesNull: true } => null,
        IPatternOperation pattern => pattern.InputType,
        IIsTypeOperation test => test.ValueOperand.Type,
        _ => null,
    };

    private static bool IsMarked(INamedTypeSymbol type)
    {
        foreach (var attribute in type.GetAttributes())
        {
            if (attribute.AttributeClass is { Name: Mark + nameof(Attribute) } mark && mark.IsNamedIn("System.Runtime.CompilerServices"))
                return true;
        }

        return false;
    }

    private static IEnumerable<ISymbol> MembersOf(INamedTypeSymbol union)
    {
        for (var type = union; type is not null; type = type.BaseType)
        {
            foreach (var name in Asked)
            {
                foreach (var member in type.GetMembers(name))
                    yield return member;
            }
        }
    }
}
