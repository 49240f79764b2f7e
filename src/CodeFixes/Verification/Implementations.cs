using Microsoft.CodeAnalysis;

namespace Allocations.CodeFixes.Verification;

/// <summary>
/// Determines whether types implement interfaces by the same members as before a rewrite. A member of an interface that has a body needs no
/// implementation: a member that is added takes the place of that body, one that gets another type leaves it, and no error tells.
/// </summary>
internal static class Implementations
{
    /// <summary>Whether each type of the projects implements each such member by what implemented it before.</summary>
    public static async Task<bool> AreKeptAsync(
        Solution original, Solution changed, IEnumerable<ProjectId> projects, CancellationToken cancellationToken)
    {
        foreach (var id in projects)
        {
            if (original.GetProject(id) is not { } project
                || await project.GetCompilationAsync(cancellationToken).ConfigureAwait(false) is not { } before
                || In(before, cancellationToken) is not { Count: > 0 } known)
            {
                continue;
            }

            var after = (await changed.GetProject(id)!.GetCompilationAsync(cancellationToken).ConfigureAwait(false))!;
            foreach (var found in In(after, cancellationToken))
            {
                if (known.TryGetValue(found.Key, out var implementation) && implementation != found.Value)
                    return false;
            }
        }

        return true;
    }

    /// <summary>What implements the members with a body of the interfaces of a project's types, by type and member.</summary>
    private static Dictionary<(string? Type, string Member), string?> In(Compilation compilation, CancellationToken cancellationToken)
    {
        var found = new Dictionary<(string? Type, string Member), string?>();
        var withBody = new Dictionary<INamedTypeSymbol, bool>(SymbolEqualityComparer.Default);
        var left = new Stack<INamespaceOrTypeSymbol>();
        left.Push(compilation.Assembly.GlobalNamespace);
        while (left.Count > 0)
        {
            cancellationToken.ThrowIfCancellationRequested();
            var container = left.Pop();
            foreach (var type in container.GetTypeMembers())
                left.Push(type);
            if (container is INamespaceSymbol space)
            {
                foreach (var inner in space.GetNamespaceMembers())
                    left.Push(inner);
            }
            else if (container is INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Struct } type)
            {
                foreach (var contract in type.AllInterfaces)
                {
                    if (HasBodies(contract.OriginalDefinition))
                        Add(type, contract);
                }
            }
        }

        return found;

        bool HasBodies(INamedTypeSymbol contract)
        {
            if (!withBody.TryGetValue(contract, out var has))
                withBody.Add(contract, has = contract.GetMembers().Any(HasBody));
            return has;
        }

        void Add(INamedTypeSymbol type, INamedTypeSymbol contract)
        {
            foreach (var member in contract.GetMembers())
            {
                if (HasBody(member))
                {
                    found[(type.GetDocumentationCommentId(), member.ToDisplayString(SymbolDisplayFormat.CSharpErrorMessageFormat))] =
                        type.FindImplementationForInterfaceMember(member)?.OriginalDefinition.GetDocumentationCommentId();
                }
            }
        }
    }

    /// <summary>Whether a member of an interface can be implemented and need not be.</summary>
    private static bool HasBody(ISymbol member) => member is { IsVirtual: true } and (IMethodSymbol or IPropertySymbol or IEventSymbol);
}
