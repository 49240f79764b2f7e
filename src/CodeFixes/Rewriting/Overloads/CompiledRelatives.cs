using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;

namespace Allocations.CodeFixes.Rewriting.Overloads;

/// <summary>
/// Finds types that implement an interface or derive from a class of this solution but are compiled already: assemblies that were built
/// against a project and are referenced beside it. A member that is added to such an interface is missing there and cannot be added.
/// </summary>
internal static class CompiledRelatives
{
    /// <summary>Whether any of the methods is implemented or overridden by a compiled type, or would have to be.</summary>
    public static async Task<bool> ExistAsync(IEnumerable<IMethodSymbol> members, Solution solution, CancellationToken cancellationToken)
    {
        foreach (var member in members)
        {
            if (!(member.IsAbstract || member.IsVirtual || member.IsOverride) || member.ContainingType.IsSealed
                || solution.GetDocument(member.DeclaringSyntaxReferences[0].SyntaxTree)?.Project is not { } declaring)
            {
                continue;
            }

            var graph = solution.GetProjectDependencyGraph();
            foreach (var id in graph.GetProjectsThatTransitivelyDependOnThisProject(declaring.Id).Concat([declaring.Id]))
            {
                // An assembly that does not know the project cannot implement what is in it; that leaves none of most projects.
                if (await solution.GetProject(id)!.GetCompilationAsync(cancellationToken).ConfigureAwait(false) is { } compilation
                    && compilation.References
                        .OfType<PortableExecutableReference>()
                        .Any(reference => compilation.GetAssemblyOrModuleSymbol(reference) is IAssemblySymbol assembly
                            && Knows(assembly, declaring.AssemblyName) && HasRelative(assembly.GlobalNamespace, member, cancellationToken)))
                {
                    return true;
                }
            }
        }

        return false;
    }

    private static bool Knows(IAssemblySymbol assembly, string name) =>
        assembly.Modules.Any(module => module.ReferencedAssemblies.Any(referenced => referenced.Name == name));

    private static bool HasRelative(INamespaceOrTypeSymbol container, IMethodSymbol member, CancellationToken cancellationToken)
    {
        cancellationToken.ThrowIfCancellationRequested();
        foreach (var inner in container.GetMembers())
        {
            if (inner is INamedTypeSymbol type && IsRelative(type, member)
                || inner is INamespaceOrTypeSymbol nested && HasRelative(nested, member, cancellationToken))
            {
                return true;
            }
        }

        return false;
    }

    private static bool IsRelative(INamedTypeSymbol type, IMethodSymbol member)
    {
        var key = BoundName.Key(member.ContainingType.OriginalDefinition);
        if (member.ContainingType.TypeKind == TypeKind.Interface)
            return type.TypeKind != TypeKind.Interface && type.AllInterfaces.Any(implemented => BoundName.Key(implemented.OriginalDefinition) == key);
        for (var ancestor = type.BaseType; ancestor is not null; ancestor = ancestor.BaseType)
        {
            if (BoundName.Key(ancestor.OriginalDefinition) == key)
                return member.IsAbstract
                    || type.GetMembers(member.Name).Any(static candidate => candidate is IMethodSymbol { IsOverride: true } overriding
                        && ParamsSignatures.ParamsOf(overriding) is not null);
        }

        return false;
    }
}
