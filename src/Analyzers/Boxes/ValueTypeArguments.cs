using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Boxes;

/// <summary>
/// Determines which type parameters are known to be filled with value types. One that only classes fill is never boxed, whatever its constraints allow.
/// </summary>
/// <remarks>
/// A constraint can ask for a value type: <c>struct</c>, <c>unmanaged</c>, <c>Enum</c>, an interface of numbers. Else the calls of the method, or the
/// mentions of the type, in the compilation are bound, and so are those of other generic code that hands its own type parameter on. Of a name that is
/// mentioned everywhere the first mentions tell enough, and of a long chain of generic code the nearest.
/// </remarks>
internal sealed class ValueTypeArguments
{
    private const int MostMentions = 64;
    private const int MostOwners = 32;

    private static readonly ConditionalWeakTable<Compilation, ValueTypeArguments> OfCompilations = new();

    private readonly ConcurrentDictionary<ITypeParameterSymbol, bool> _known = new(SymbolEqualityComparer.Default);
    private readonly Compilation _compilation;

    private ValueTypeArguments(Compilation compilation) => _compilation = compilation;

    /// <summary>The one answer for a compilation.</summary>
    public static ValueTypeArguments In(Compilation compilation) =>
        OfCompilations.TryGetValue(compilation, out var known) ? known : OfCompilations.GetValue(compilation, static key => new ValueTypeArguments(key));

    /// <summary>Whether a type is a value, or a type parameter that code or a constraint gives a value type.</summary>
    public bool MayBe(ITypeSymbol type, CancellationToken cancellationToken) =>
        type is not ITypeParameterSymbol { OriginalDefinition: ITypeParameterSymbol parameter } || IsAskedFor(parameter)
        || (_known.TryGetValue(parameter, out var known) ? known : _known.GetOrAdd(parameter, Find(parameter, cancellationToken)));

    private static bool IsAskedFor(ITypeParameterSymbol parameter)
    {
        if (parameter.IsValueType)
            return true;
        foreach (var constraint in parameter.ConstraintTypes)
        {
            if (constraint.SpecialType is SpecialType.System_Enum or SpecialType.System_ValueType || constraint.IsIn("System.Numerics"))
                return true;
        }

        return false;
    }

    private bool Find(ITypeParameterSymbol parameter, CancellationToken cancellationToken)
    {
        var seen = new HashSet<ISymbol>(SymbolEqualityComparer.Default);
        var pending = new Queue<(ISymbol Owner, int Ordinal)>();
        Add(parameter, seen, pending);
        for (var owners = 0; pending.Count > 0 && owners < MostOwners; owners++)
        {
            var (owner, ordinal) = pending.Dequeue();
            var left = MostMentions;
            foreach (var mention in AssemblyUses.In(_compilation).MentionsOf(owner.Name, cancellationToken))
            {
                if (mention.Parent is not SimpleNameSyntax name || !MayMean(owner, name))
                    continue;
                if (left-- == 0)
                    break;
                var bound = SourceModels.Of(_compilation, mention.SyntaxTree!).GetSymbolInfo(name, cancellationToken).Symbol;
                switch (ArgumentOf(bound, owner, ordinal))
                {
                    case ITypeParameterSymbol { OriginalDefinition: ITypeParameterSymbol other }:
                        if (IsAskedFor(other))
                            return true;
                        Add(other, seen, pending);
                        break;
                    case { IsValueType: true, TypeKind: TypeKind.Struct or TypeKind.Enum }:
                        return true;
                    default:
                        break;
                }
            }
        }

        return false;
    }

    /// <summary>A type is mentioned with as many arguments as it has parameters; of a method they may be inferred.</summary>
    private static bool MayMean(ISymbol owner, SimpleNameSyntax name) =>
        name is GenericNameSyntax { TypeArgumentList.Arguments.Count: var count }
            ? count == (owner is IMethodSymbol method ? method.Arity : ((INamedTypeSymbol)owner).Arity)
            : owner is IMethodSymbol;

    private static ITypeSymbol? ArgumentOf(ISymbol? bound, ISymbol owner, int ordinal)
    {
        var arguments = bound switch
        {
            IMethodSymbol { ReducedFrom: not null } method => method.GetConstructedReducedFrom()?.TypeArguments,
            IMethodSymbol method => method.TypeArguments,
            INamedTypeSymbol type => type.TypeArguments,
            _ => null,
        };
        return arguments is { } known && ordinal < known.Length
            && SymbolEqualityComparer.Default.Equals(((bound as IMethodSymbol)?.ReducedFrom ?? bound!).OriginalDefinition, owner)
                ? known[ordinal]
                : null;
    }

    /// <summary>What names a type parameter: its type, or its method and the methods that it overrides or implements.</summary>
    private static void Add(ITypeParameterSymbol parameter, HashSet<ISymbol> seen, Queue<(ISymbol Owner, int Ordinal)> pending)
    {
        if (parameter.IsReferenceType || !seen.Add(parameter))
            return;
        if (parameter.DeclaringMethod is not { } method)
        {
            if (parameter.DeclaringType is { } type)
                pending.Enqueue((type.OriginalDefinition, parameter.Ordinal));
            return;
        }

        for (var member = method.OriginalDefinition; member is not null; member = member.OverriddenMethod?.OriginalDefinition)
        {
            pending.Enqueue((member, parameter.Ordinal));
            foreach (var implemented in MemberFamily.InterfaceMembersOf(member))
                pending.Enqueue((implemented.OriginalDefinition, parameter.Ordinal));
        }
    }
}
