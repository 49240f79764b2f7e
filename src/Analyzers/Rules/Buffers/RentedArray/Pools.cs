using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.RentedArray;

/// <summary>
/// Determines which calls take an object from a pool and which give it back: those of <c>ArrayPool&lt;T&gt;</c>, and of any type that has a pair of
/// methods for both, such as <c>Rent</c> and <c>Return</c>, or <c>Get</c> and <c>Return</c> in a type that calls itself a pool.
/// </summary>
internal static class Pools
{
    private static readonly string[] Rents = ["Rent", "Get", "Acquire", "Take", "Borrow", "Allocate", "Obtain"];
    private static readonly string[] Returns = ["Return", "Release", "Free", "GiveBack", "Put", "Recycle"];

    /// <summary>Whether a method belongs to <c>ArrayPool&lt;T&gt;</c>, whose arrays may be longer than asked for.</summary>
    public static bool IsOfArrayPool(IMethodSymbol method) => method.ContainingType.IsOrDerivesFrom("ArrayPool", "System.Buffers");

    /// <summary>Whether a call takes an array or another object from a pool.</summary>
    public static bool IsRent(IInvocationOperation call, CancellationToken cancellationToken)
    {
        var method = call.TargetMethod;
        if (Array.IndexOf(Rents, method.Name) < 0 || method.Parameters.Length > 1)
            return false;
        if (method.Name == "Rent" && IsOfArrayPool(method))
            return true;
        if (method.ReturnType is not { IsReferenceType: true } rented || (method.Name != "Rent" && !CallsItselfPool(method.ContainingType)))
            return false;
        foreach (var type in TypesOf(method.ContainingType))
        {
            foreach (var name in Returns)
            {
                foreach (var member in type.GetMembers(name))
                {
                    if (member is IMethodSymbol counterpart && Takes(counterpart, rented) && MayKeep(counterpart, call, cancellationToken))
                        return true;
                }
            }
        }

        return false;
    }

    /// <summary>Whether a method gives its first argument back to a pool.</summary>
    public static bool IsReturn(IMethodSymbol method)
    {
        if (Array.IndexOf(Returns, method.Name) < 0 || method.Parameters.IsEmpty)
            return false;
        if (method.Name == "Return" && IsOfArrayPool(method))
            return true;
        foreach (var type in TypesOf(method.ContainingType))
        {
            foreach (var name in Rents)
            {
                foreach (var member in type.GetMembers(name))
                {
                    if (member is IMethodSymbol { ReturnType.IsReferenceType: true, Parameters.Length: <= 1 } rent && Takes(method, rent.ReturnType)
                        && (name == "Rent" || CallsItselfPool(method.ContainingType)))
                    {
                        return true;
                    }
                }
            }
        }

        return false;
    }

    private static bool Takes(IMethodSymbol method, ITypeSymbol rented) =>
        !method.IsExtensionMethod && method.Parameters.Length is 1 or 2 && method.Parameters[0] is { RefKind: RefKind.None, Type: { } type }
        && SymbolEqualityComparer.Default.Equals(type, rented);

    /// <summary>Whether a method may keep what it is given. One that drops it is no counterpart: nothing is lost without its call.</summary>
    private static bool MayKeep(IMethodSymbol method, IOperation call, CancellationToken cancellationToken) =>
        method.DeclaringSyntaxReferences.IsEmpty || method.IsAbstract
        || (ParameterSummaries.Of(call.SemanticModel!.Compilation).UsesOf(method.Parameters[0].OriginalDefinition, cancellationToken)
            & (ParameterUse.Kept | ParameterUse.Captured)) != 0;

    private static bool CallsItselfPool(INamedTypeSymbol type) => type.Name.IndexOf("Pool", StringComparison.Ordinal) >= 0;

    private static IEnumerable<INamedTypeSymbol> TypesOf(INamedTypeSymbol type)
    {
        for (var current = type; current is { SpecialType: SpecialType.None }; current = current.BaseType)
            yield return current;
        foreach (var contract in type.AllInterfaces)
            yield return contract;
    }
}
