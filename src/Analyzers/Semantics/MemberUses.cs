using System.Collections.Concurrent;
using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
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
        var ofOutermost = new ConcurrentDictionary<INamedTypeSymbol, OutermostType>(SymbolEqualityComparer.Default);
        start.RegisterSymbolStartAction(
            symbolStart =>
            {
                var type = (INamedTypeSymbol)symbolStart.Symbol;
                var outermost = ofOutermost.GetOrAdd(Outermost(type), outermost => new OutermostType(outermost, isCandidate));
                if (outermost.Candidates is not { Count: > 0 } candidates)
                    return;
                Collect(symbolStart, candidates);
                symbolStart.RegisterSymbolEndAction(context =>
                {
                    if (!outermost.IsComplete(type))
                        return;
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
        var ofOutermost = new ConcurrentDictionary<INamedTypeSymbol, OutermostType>(SymbolEqualityComparer.Default);
        start.RegisterSymbolStartAction(
            symbolStart =>
            {
                var type = (INamedTypeSymbol)symbolStart.Symbol;
                var outermost = ofOutermost.GetOrAdd(Outermost(type), outermost => new OutermostType(outermost, isCandidate));
                if (outermost.Candidates is { } candidates)
                    Collect(symbolStart, candidates);
                symbolStart.RegisterOperationAction(
                    context =>
                    {
                        if (isPlace((IPropertyReferenceOperation)context.Operation))
                            outermost.Places.Add(context.Operation);
                    },
                    OperationKind.PropertyReference);
                symbolStart.RegisterSymbolEndAction(context =>
                {
                    if (outermost.IsComplete(type) && !outermost.Places.IsEmpty)
                        judge(context, new PrivateMembers(outermost.Candidates), Ordered(outermost.Places));
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

    private static bool HasGeneratedPart(INamedTypeSymbol type)
    {
        if (type.DeclaringSyntaxReferences.Length > 1)
        {
            foreach (var part in type.DeclaringSyntaxReferences)
            {
                if (GeneratedTypes.IsGenerated(part.SyntaxTree))
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

    /// <summary>
    /// The candidates of an outermost type. Operations are delivered to the type that declares them, not to those around it, and older
    /// compilers end an outer type before its nested types; so the candidates are judged at the end of whichever type ends last.
    /// </summary>
    private sealed class OutermostType
    {
        private readonly HashSet<ISymbol> _running = new(SymbolEqualityComparer.Default);

        public OutermostType(INamedTypeSymbol type, Func<ISymbol, bool> isCandidate)
        {
            Add(type, isCandidate);
            if (HasGeneratedPart(type))
                Candidates = null;
        }

        /// <summary>The uses of each candidate so far; null without candidates.</summary>
        public Dictionary<ISymbol, ConcurrentBag<IOperation>>? Candidates { get; private set; }

        /// <summary>The places so far that the rule asked for.</summary>
        public ConcurrentBag<IOperation> Places { get; } = [];

        /// <summary>Notes that a type has ended; true for the last one.</summary>
        public bool IsComplete(INamedTypeSymbol ended)
        {
            lock (_running)
                return _running.Remove(ended) && _running.Count == 0;
        }

        private void Add(INamedTypeSymbol type, Func<ISymbol, bool> isCandidate)
        {
            if (!GeneratedTypes.IsGenerated(type))
                _running.Add(type);
            foreach (var member in type.GetMembers())
            {
                if (member is INamedTypeSymbol nested)
                    Add(nested, isCandidate);
                else if (member is IFieldSymbol { IsImplicitlyDeclared: false } or IPropertySymbol && isCandidate(member) && IsPrivateToOutermostType(member))
                    (Candidates ??= new(SymbolEqualityComparer.Default)).Add(member, []);
            }
        }
    }
}
