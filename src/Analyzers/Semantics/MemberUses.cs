using System.Collections.Concurrent;
using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Semantics;

/// <summary>
/// Collects every use of the fields and properties that only one outermost type and its nested types can see, so that a rule can judge a
/// member by all of its writes and reads. Members that other types can reach are never candidates: their uses cannot all be seen. Neither
/// are members of a type with a part in generated code, which no analyzer is shown.
/// </summary>
internal static class MemberUses
{
    /// <summary>Judges one member by its uses: field or property references and initialisers, ordered by position.</summary>
    public delegate void Judge(SymbolAnalysisContext context, ISymbol member, ImmutableArray<IOperation> uses);

    /// <summary>Judges an outermost type by the uses of its private members and by the places that were asked for, ordered by position.</summary>
    public delegate void JudgeType(SymbolAnalysisContext context, PrivateMembers members, ImmutableArray<IOperation> places);

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
                Collect(symbolStart, candidates);
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

    /// <summary>
    /// Calls <paramref name="judge"/> once for each outermost type that has a property reference which <paramref name="isPlace"/> accepts,
    /// in it or in a nested type, with the uses of all private members that <paramref name="isCandidate"/> accepts. Both tests must be cheap.
    /// </summary>
    public static void RegisterByType(CompilationStartAnalysisContext start, Func<ISymbol, bool> isCandidate, Func<IPropertyReferenceOperation, bool> isPlace, JudgeType judge)
    {
        var ofOutermost = new ConcurrentDictionary<INamedTypeSymbol, (Dictionary<ISymbol, ConcurrentBag<IOperation>>? Candidates, ConcurrentBag<IOperation> Places)>(SymbolEqualityComparer.Default);
        start.RegisterSymbolStartAction(
            symbolStart =>
            {
                var type = (INamedTypeSymbol)symbolStart.Symbol;
                var (candidates, places) = ofOutermost.GetOrAdd(Outermost(type), outermost => (Candidates(outermost, isCandidate), []));
                if (candidates is not null)
                    Collect(symbolStart, candidates);
                symbolStart.RegisterOperationAction(
                    context =>
                    {
                        if (isPlace((IPropertyReferenceOperation)context.Operation))
                            places.Add(context.Operation);
                    },
                    OperationKind.PropertyReference);
                if (type.ContainingType is not null)
                    return;
                symbolStart.RegisterSymbolEndAction(context =>
                {
                    if (!places.IsEmpty)
                        judge(context, new PrivateMembers(candidates), Ordered(places));
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

    /// <summary>Whether a file is generated, as far as its name and its first comment tell.</summary>
    public static bool IsGenerated(SyntaxTree tree, CancellationToken cancellationToken)
    {
        var path = tree.FilePath;
        if (path.EndsWith(".g.cs", StringComparison.OrdinalIgnoreCase) || path.EndsWith(".g.i.cs", StringComparison.OrdinalIgnoreCase)
            || path.EndsWith(".designer.cs", StringComparison.OrdinalIgnoreCase) || path.EndsWith(".generated.cs", StringComparison.OrdinalIgnoreCase))
        {
            return true;
        }

        foreach (var trivia in tree.GetRoot(cancellationToken).GetLeadingTrivia())
        {
            if ((trivia.IsKind(SyntaxKind.SingleLineCommentTrivia) || trivia.IsKind(SyntaxKind.MultiLineCommentTrivia)) && trivia.ToString().Contains("<auto"))
                return true;
        }

        return false;
    }

    private static void Collect(SymbolStartAnalysisContext symbolStart, Dictionary<ISymbol, ConcurrentBag<IOperation>> candidates) =>
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

        return found is null || (type.ContainingType is null && HasGeneratedPart(type)) ? null : found;
    }

    private static bool HasGeneratedPart(INamedTypeSymbol type)
    {
        if (type.DeclaringSyntaxReferences.Length > 1)
        {
            foreach (var part in type.DeclaringSyntaxReferences)
            {
                if (IsGenerated(part.SyntaxTree, CancellationToken.None))
                    return true;
            }
        }

        foreach (var nested in type.GetTypeMembers())
        {
            if (HasGeneratedPart(nested))
                return true;
        }

        return false;
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

    /// <summary>The private members of one outermost type.</summary>
    public sealed class PrivateMembers
    {
        private readonly Dictionary<ISymbol, ImmutableArray<IOperation>> _uses = new(SymbolEqualityComparer.Default);

        internal PrivateMembers(Dictionary<ISymbol, ConcurrentBag<IOperation>>? candidates)
        {
            foreach (var candidate in candidates ?? [])
                _uses.Add(candidate.Key, Ordered(candidate.Value));
        }

        /// <summary>The members, in no order.</summary>
        public IEnumerable<ISymbol> All => _uses.Keys;

        /// <summary>All uses of a member in order of position; default for a member that is no candidate.</summary>
        public ImmutableArray<IOperation> UsesOf(ISymbol member) =>
            _uses.TryGetValue(member.OriginalDefinition, out var uses) ? uses : default;
    }
}
