using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Rewriting.Overloads;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Boxing.GenericValueAsObject;

/// <summary>
/// The value types that code gives to a type parameter: by calls of its method and mentions of its type, and through the type parameters of other
/// generic code that hands its own on.
/// </summary>
internal sealed class TypeArguments
{
    private readonly Queue<(ISymbol Owner, int Ordinal)> _pending = new();
    private readonly HashSet<(string, int)> _seen = [];
    private readonly List<string> _found = [];

    private TypeArguments()
    {
    }

    /// <summary>
    /// The value types, as <see cref="BoundName.Key"/> names them, in the order in which code first does: the project and those that depend on it, direct
    /// callers before indirect ones.
    /// </summary>
    public static async Task<IReadOnlyList<string>> FindAsync(Project project, ITypeParameterSymbol parameter, CancellationToken cancellationToken)
    {
        var search = new TypeArguments();
        search.Add(parameter);
        while (search._pending.Count > 0)
        {
            var (owner, ordinal) = search._pending.Dequeue();
            foreach (var seeing in NameBindings.SeenFrom(project.Solution, [project.Id]))
            {
                foreach (var document in seeing.Documents)
                    await search.ReadAsync(document, owner, ordinal, cancellationToken).ConfigureAwait(false);
            }
        }

        return search._found;
    }

    private void Add(ITypeParameterSymbol parameter)
    {
        if (parameter.IsReferenceType)
            return;
        if (parameter.DeclaringMethod is not { } method)
        {
            if (parameter.DeclaringType is { } type)
                Enqueue(type.OriginalDefinition, parameter.Ordinal);
            return;
        }

        for (var member = method.OriginalDefinition; member is not null; member = member.OverriddenMethod?.OriginalDefinition)
        {
            Enqueue(member, parameter.Ordinal);
            foreach (var implemented in MemberFamily.InterfaceMembersOf(member))
                Enqueue(implemented.OriginalDefinition, parameter.Ordinal);
        }
    }

    private void Enqueue(ISymbol owner, int ordinal)
    {
        if (_seen.Add((BoundName.Key(owner), ordinal)))
            _pending.Enqueue((owner, ordinal));
    }

    private async Task ReadAsync(Document document, ISymbol owner, int ordinal, CancellationToken cancellationToken)
    {
        var text = await document.GetTextAsync(cancellationToken).ConfigureAwait(false);
        if (text.ToString().IndexOf(owner.Name, StringComparison.Ordinal) < 0
            || await document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false) is not { } root
            || await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false) is not { } model)
        {
            return;
        }

        var key = BoundName.Key(owner);
        foreach (var node in root.DescendantNodes())
        {
            if (node is SimpleNameSyntax name && name.Identifier.ValueText == owner.Name
                && ArgumentsOf(model.GetSymbolInfo(name, cancellationToken).Symbol, key) is { } arguments && ordinal < arguments.Length)
            {
                Take(arguments[ordinal]);
            }
        }
    }

    private static System.Collections.Immutable.ImmutableArray<ITypeSymbol>? ArgumentsOf(ISymbol? bound, string owner) => bound switch
    {
        IMethodSymbol method when BoundName.Key((method.ReducedFrom ?? method).OriginalDefinition) == owner =>
            (method.ReducedFrom is null ? method : method.GetConstructedReducedFrom() ?? method).TypeArguments,
        INamedTypeSymbol type when BoundName.Key(type.OriginalDefinition) == owner => type.TypeArguments,
        _ => null,
    };

    private void Take(ITypeSymbol argument)
    {
        if (argument is ITypeParameterSymbol parameter)
            Add(parameter);
        else if (argument is { IsValueType: true, IsRefLikeType: false, TypeKind: TypeKind.Struct or TypeKind.Enum } && BoundName.Key(argument) is var key
            && !_found.Contains(key))
        {
            _found.Add(key);
        }
    }
}
