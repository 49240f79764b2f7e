using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.FindSymbols;

namespace Allocations.CodeFixes.Rewriting.Overloads;

/// <summary>
/// A method that takes a <c>params</c> array, with everything in the solution that overrides or implements it or is overridden or
/// implemented by it: an overload beside one of them needs an overload beside each.
/// </summary>
internal sealed class OverloadFamily(IReadOnlyList<IMethodSymbol> members)
{
    /// <summary>The methods, one for each declaration.</summary>
    public IReadOnlyList<IMethodSymbol> Members { get; } = members;

    /// <summary>How an overload may be seen by code that this solution does not hold; null for a method that nothing can override or implement.</summary>
    public string? Difference
    {
        get
        {
            var isOverridable = false;
            foreach (var member in Members)
            {
                if (member.ContainingType.TypeKind == TypeKind.Interface)
                    return "implementers of '" + member.ContainingType.Name + "' outside this solution must add it";
                isOverridable |= member.IsVirtual || member.IsAbstract || member.IsOverride;
            }

            return isOverridable ? "overrides outside this solution do not see these calls" : null;
        }
    }

    /// <summary>The documents that declare the methods, and those of other projects that are the same files.</summary>
    public IEnumerable<Document> Documents(Solution solution) =>
        Members.Select(member => solution.GetDocument(member.DeclaringSyntaxReferences[0].SyntaxTree)!).Distinct().SelectMany(SharedFiles.Of);

    /// <summary>The family of a method; null when part of it is not written in this solution, or in a form that the rewrites do not know.</summary>
    public static async Task<OverloadFamily?> FindAsync(IMethodSymbol method, Solution solution, CancellationToken cancellationToken)
    {
        var members = new Dictionary<(string, int), IMethodSymbol>();
        var declared = new List<IMethodSymbol>();
        var pending = new Queue<IMethodSymbol>();
        var pendingElsewhere = new Queue<IMethodSymbol>();
        pending.Enqueue(method);
        while (pending.Count > 0 || pendingElsewhere.Count > 0)
        {
            var member = (pending.Count > 0 ? pending : pendingElsewhere).Dequeue().OriginalDefinition;
            if (DeclarationOf(member, cancellationToken) is not { } declaration || solution.GetDocument(declaration.SyntaxTree) is not { } document
                || document is SourceGeneratedDocument)
            {
                return null;
            }

            var key = (declaration.SyntaxTree.FilePath, declaration.SpanStart);
            if (members.ContainsKey(key))
                continue;
            members.Add(key, member);
            declared.Add(member);
            if (!await TryAddRelativesAsync(member, solution, pending, cancellationToken).ConfigureAwait(false))
                return null;

            // The other targets of the file may have relatives that this one lacks.
            foreach (var counterpart in await SharedFiles.CounterpartsAsync(declaration, document, cancellationToken).ConfigureAwait(false))
            {
                declared.Add((IMethodSymbol)counterpart);
                if (!await TryAddRelativesAsync((IMethodSymbol)counterpart, solution, pendingElsewhere, cancellationToken).ConfigureAwait(false))
                    return null;
            }
        }

        if (IsSplit(members.Values) || await CompiledRelatives.ExistAsync(declared, solution, cancellationToken).ConfigureAwait(false))
            return null;
        return new OverloadFamily([.. members.OrderBy(static pair => pair.Key).Select(static pair => pair.Value)]);
    }

    /// <summary>
    /// Whether a file declares methods that only some of its projects read beside methods that only others read: they cannot be rewritten at once.
    /// </summary>
    private static bool IsSplit(IEnumerable<IMethodSymbol> members) =>
        members.Select(static member => member.DeclaringSyntaxReferences[0].SyntaxTree).Distinct().GroupBy(static tree => tree.FilePath).Any(static file =>
            file.Key.Length > 0
                && file.Count() > 1);

    /// <summary>The declaration of an ordinary method with a <c>params</c> array that is written as one; null for any other.</summary>
    public static MethodDeclarationSyntax? DeclarationOf(IMethodSymbol method, CancellationToken cancellationToken) =>
        method is { MethodKind: MethodKind.Ordinary
            or MethodKind.ExplicitInterfaceImplementation, DeclaringSyntaxReferences.Length: 1, RefKind: RefKind.None, PartialDefinitionPart: null,
            PartialImplementationPart: null, IsExtern: false }
        && ParamsSignatures.ParamsOf(method) is { Type: IArrayTypeSymbol { ElementType: { IsRefLikeType: false, TypeKind: not (TypeKind.Pointer
            or TypeKind.FunctionPointer or TypeKind.Dynamic or TypeKind.Error) } } }
        && !(method.IsStatic && (method.IsAbstract || method.IsVirtual))
        && method.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) is MethodDeclarationSyntax { Parent: ClassDeclarationSyntax
            or StructDeclarationSyntax or RecordDeclarationSyntax or InterfaceDeclarationSyntax } declaration
        && (method.IsAbstract || method.ContainingType.TypeKind != TypeKind.Interface)
        && declaration.Modifiers.All(static modifier => modifier.ValueText != "partial")
            ? declaration
            : null;

    private static async Task<bool> TryAddRelativesAsync(
        IMethodSymbol member, Solution solution, Queue<IMethodSymbol> pending, CancellationToken cancellationToken)
    {
        if (member.OverriddenMethod is { } overridden)
        {
            if (overridden.DeclaringSyntaxReferences.IsEmpty)
                return false;
            pending.Enqueue(overridden);
        }

        foreach (var implemented in await SymbolFinder.FindImplementedInterfaceMembersAsync(
            member, solution, cancellationToken: cancellationToken).ConfigureAwait(false))
        {
            // An interface of a referenced assembly keeps its form; only an explicit implementation of it can have no overload beside it.
            if (!implemented.DeclaringSyntaxReferences.IsEmpty)
                pending.Enqueue((IMethodSymbol)implemented);
            else if (!member.ExplicitInterfaceImplementations.IsEmpty)
                return false;
        }

        if (member.IsVirtual || member.IsAbstract || member.IsOverride)
        {
            foreach (var derived in await SymbolFinder.FindOverridesAsync(member, solution, cancellationToken: cancellationToken).ConfigureAwait(false))
                pending.Enqueue((IMethodSymbol)derived);
        }

        return member.ContainingType.TypeKind != TypeKind.Interface
            || await TryAddImplementationsAsync(member, solution, pending, cancellationToken).ConfigureAwait(false);
    }

    private static async Task<bool> TryAddImplementationsAsync(
        IMethodSymbol member, Solution solution, Queue<IMethodSymbol> pending, CancellationToken cancellationToken)
    {
        foreach (var implementation in await SymbolFinder.FindImplementationsAsync(
            member, solution, cancellationToken: cancellationToken).ConfigureAwait(false))
        {
            if (implementation is IMethodSymbol method && method.ContainingType.TypeKind != TypeKind.Interface)
                pending.Enqueue(method);
        }

        // A class may implement the interface by what it inherits from a referenced assembly.
        foreach (var type in await SymbolFinder.FindImplementationsAsync(
            member.ContainingType, solution, cancellationToken: cancellationToken).ConfigureAwait(false))
        {
            foreach (var inherited in type.AllInterfaces)
            {
                foreach (var candidate in inherited.GetMembers(member.Name))
                {
                    if (SymbolEqualityComparer.Default.Equals(candidate.OriginalDefinition, member)
                        && type.FindImplementationForInterfaceMember(candidate) is { DeclaringSyntaxReferences.IsEmpty: true })
                    {
                        return false;
                    }
                }
            }
        }

        return true;
    }
}
