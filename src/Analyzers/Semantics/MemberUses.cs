using System.Collections.Concurrent;
using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Semantics;

/// <summary>
/// Collects every use of the fields and properties that only one outermost type and its nested types can see, so that a rule can judge a
/// member by all of its writes and reads. Members that other types can reach are never candidates: their uses cannot all be seen.
/// </summary>
internal static class MemberUses
{
    /// <summary>Judges one member by its uses: field or property references and initialisers, ordered by position.</summary>
    public delegate void Judge(SymbolAnalysisContext context, ISymbol member, ImmutableArray<IOperation> uses);

    /// <summary>
    /// Calls <paramref name="judge"/> once for each private member that <paramref name="isCandidate"/> accepts. The test must be cheap: it
    /// runs for each field and property of the compilation.
    /// </summary>
    public static void Register(CompilationStartAnalysisContext start, Func<ISymbol, bool> isCandidate, Judge judge)
    {
        // Operations are delivered to the type that declares them, not to the types around it, which end after it: all share one collection.
        var ofOutermost = new ConcurrentDictionary<INamedTypeSymbol, Dictionary<ISymbol, ConcurrentBag<IOperation>>?>(SymbolEqualityComparer.Default);
        start.RegisterSymbolStartAction(
            symbolStart =>
            {
                var type = (INamedTypeSymbol)symbolStart.Symbol;
                if (ofOutermost.GetOrAdd(Outermost(type), outermost => Candidates(outermost, isCandidate)) is not { Count: > 0 } candidates)
                    return;
                symbolStart.RegisterOperationAction(
                    context =>
                    {
                        foreach (var member in MembersOf(context.Operation))
                        {
                            if (candidates.TryGetValue(member.OriginalDefinition, out var uses))
                                uses.Add(context.Operation);
                        }
                    },
                    OperationKind.FieldReference, OperationKind.PropertyReference, OperationKind.FieldInitializer, OperationKind.PropertyInitializer);
                if (type.ContainingType is not null)
                    return;
                symbolStart.RegisterSymbolEndAction(context =>
                {
                    foreach (var candidate in candidates)
                        judge(context, candidate.Key, Ordered(candidate.Value));
                });
            },
            SymbolKind.NamedType);
    }

    /// <summary>Whether only the outermost type that declares <paramref name="member"/> and its nested types can name it.</summary>
    public static bool IsPrivateToOutermostType(ISymbol member)
    {
        for (var symbol = member; symbol is { ContainingType: not null }; symbol = symbol.ContainingType)
        {
            if (symbol.DeclaredAccessibility == Accessibility.Private)
                return true;
        }

        return false;
    }

    private static INamedTypeSymbol Outermost(INamedTypeSymbol type)
    {
        while (type.ContainingType is { } containing)
            type = containing;
        return type;
    }

    private static Dictionary<ISymbol, ConcurrentBag<IOperation>>? Candidates(INamedTypeSymbol type, Func<ISymbol, bool> isCandidate)
    {
        var found = default(Dictionary<ISymbol, ConcurrentBag<IOperation>>);
        foreach (var member in type.GetMembers())
        {
            if (member is INamedTypeSymbol nested)
            {
                foreach (var candidate in Candidates(nested, isCandidate) ?? [])
                    (found ??= new(SymbolEqualityComparer.Default)).Add(candidate.Key, candidate.Value);
            }
            else if (member is IFieldSymbol { IsImplicitlyDeclared: false } or IPropertySymbol && isCandidate(member) && IsPrivateToOutermostType(member))
            {
                (found ??= new(SymbolEqualityComparer.Default)).Add(member, []);
            }
        }

        return found;
    }

    private static ImmutableArray<ISymbol> MembersOf(IOperation operation) => operation switch
    {
        IMemberReferenceOperation reference => ImmutableArray.Create(reference.Member),
        IFieldInitializerOperation initializer => ImmutableArray<ISymbol>.CastUp(initializer.InitializedFields),
        IPropertyInitializerOperation initializer => ImmutableArray<ISymbol>.CastUp(initializer.InitializedProperties),
        _ => ImmutableArray<ISymbol>.Empty,
    };

    private static ImmutableArray<IOperation> Ordered(ConcurrentBag<IOperation> uses) =>
        uses.OrderBy(static use => use.Syntax.SyntaxTree.FilePath, StringComparer.Ordinal).ThenBy(static use => use.Syntax.SpanStart).ToImmutableArray();
}
