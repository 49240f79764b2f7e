using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Memory;

/// <summary>
/// Determines whether a method in source only borrows an array: it uses its parameter as a span could be used, and so does every override or
/// implementation in the compilation that may run in its place. A method that stores, returns, captures or passes on the array to code that
/// is not known does not borrow it; nor does one that suspends.
/// </summary>
/// <param name="compilation">The compilation.</param>
/// <param name="cancellationToken">Stops the search.</param>
/// <param name="readOnly">Whether a method that writes elements does not count.</param>
internal sealed class BorrowedParameters(Compilation compilation, CancellationToken cancellationToken, bool readOnly = false)
{
    private const int MaximumMethods = 16;

    // A method that calls itself borrows when the rest of it does.
    private readonly Dictionary<ISymbol, bool> _known = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<ISymbol, ITypeSymbol> _keepers = new(SymbolEqualityComparer.Default);

    /// <summary>Whether <paramref name="parameter"/> is only borrowed.</summary>
    public bool IsBorrowed(IParameterSymbol parameter)
    {
        if (parameter.OriginalDefinition is not IParameterSymbol { ContainingSymbol: IMethodSymbol method, RefKind: RefKind.None } definition)
            return false;
        if (_known.TryGetValue(definition, out var known))
            return known;
        if (_known.Count >= MaximumMethods || method.DeclaringSyntaxReferences.IsEmpty)
            return false;
        _known.Add(definition, true);
        var isBorrowed = IsBorrowedBy(method, definition);
        _known[definition] = isBorrowed;
        return isBorrowed;
    }

    /// <summary>The type to which the method of a borrowed parameter passes the array on and whose code may keep it, or null.</summary>
    public ITypeSymbol? KeeperOf(IParameterSymbol parameter) => _keepers.TryGetValue(parameter.OriginalDefinition, out var keeper) ? keeper : null;

    private bool IsBorrowedBy(IMethodSymbol method, IParameterSymbol parameter)
    {
        var hasBody = false;
        foreach (var reference in method.DeclaringSyntaxReferences)
        {
            var declaration = reference.GetSyntax(cancellationToken);
            if (declaration is not (BaseMethodDeclarationSyntax { Body: not null } or BaseMethodDeclarationSyntax { ExpressionBody: not null }
                or LocalFunctionStatementSyntax))
            {
                continue;
            }

            if (References.Suspends(declaration) || !UsesFitSpan(parameter, declaration))
                return false;
            hasBody = true;
        }

        if (!method.IsVirtual && !method.IsAbstract && !method.IsOverride)
            return hasBody;
        foreach (var replacement in Overrides.Of(method, compilation))
        {
            var replaced = replacement.Parameters[parameter.Ordinal];
            if (!IsBorrowed(replaced))
                return false;
            if (KeeperOf(replaced) is { } keeper)
                _keepers[parameter] = keeper;
            hasBody = true;
        }

        return hasBody;
    }

    private bool UsesFitSpan(IParameterSymbol parameter, SyntaxNode declaration)
    {
        if (!compilation.ContainsSyntaxTree(declaration.SyntaxTree))
            return false;
        var uses = LocalUses.Of(parameter, declaration, SourceModels.Of(compilation, declaration.SyntaxTree), this, cancellationToken);
        foreach (var use in uses.Uses)
        {
            if (use.Kind > ArrayUseKind.NullTest || (readOnly && !use.IsRead && use.Kind is not (ArrayUseKind.NullTest or ArrayUseKind.Borrowed)))
                return false;
            if (use.Keeper is { } keeper)
                _keepers[parameter] = keeper;
        }

        return true;
    }
}
