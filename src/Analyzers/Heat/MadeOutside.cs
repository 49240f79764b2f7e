using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines which classes of a library only code outside of it makes objects of: others can, and the library itself creates none, nor one of a class that
/// derives from it, and names none as a type argument or in <c>typeof</c>, which containers and serializers make objects of. What calls them through an
/// interface or a base class runs them only where somebody has attached one.
/// </summary>
internal sealed class MadeOutside(Compilation compilation)
{
    private readonly bool _isLibrary = compilation.Options.OutputKind is OutputKind.DynamicallyLinkedLibrary or OutputKind.NetModule;
    private readonly Memo<INamedTypeSymbol, bool> _known = new(SymbolEqualityComparer.Default);

    /// <summary>Whether a class is one.</summary>
    public bool Contains(INamedTypeSymbol type, CancellationToken cancellationToken) =>
        _isLibrary && type.TypeKind == TypeKind.Class
        && (_known.TryGet(type, out var known) ? known : _known.Keep(type, IsMadeOnlyOutside(type, cancellationToken)));

    private bool IsMadeOnlyOutside(INamedTypeSymbol type, CancellationToken cancellationToken)
    {
        if (!CanBeMadeOutside(type) || IsMade(type, cancellationToken))
            return false;
        foreach (var derived in Overrides.TypesUnder(type.OriginalDefinition, compilation))
        {
            if (!CanBeMadeOutside(derived) || IsMade(derived, cancellationToken))
                return false;
        }

        return true;
    }

    private static bool CanBeMadeOutside(INamedTypeSymbol type)
    {
        foreach (var constructor in type.InstanceConstructors)
        {
            if (Accessibilities.IsVisibleOutside(constructor))
                return true;
        }

        return false;
    }

    private bool IsMade(INamedTypeSymbol type, CancellationToken cancellationToken)
    {
        foreach (var tree in compilation.SyntaxTrees)
        {
            foreach (var at in TreeWords.PlacesOf(type.Name, tree, cancellationToken))
            {
                if (tree.GetRoot(cancellationToken).FindToken(at) is { Parent: SimpleNameSyntax name } token && token.SpanStart == at && Makes(name))
                    return true;
            }
        }

        return false;
    }

    /// <summary>Whether an object may be made where the name of its class stands: a target-typed <c>new</c> has the type of what is declared.</summary>
    private static bool Makes(SimpleNameSyntax name)
    {
        SyntaxNode whole = name;
        while (whole.Parent is QualifiedNameSyntax or AliasQualifiedNameSyntax or NullableTypeSyntax)
            whole = whole.Parent;
        return whole.Parent switch
        {
            ObjectCreationExpressionSyntax or TypeArgumentListSyntax or TypeOfExpressionSyntax => true,
            VariableDeclarationSyntax or MethodDeclarationSyntax or PropertyDeclarationSyntax or LocalFunctionStatementSyntax => true,
            _ => false,
        };
    }
}
