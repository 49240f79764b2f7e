using System.Runtime.CompilerServices;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Design.DecodedOnHit;

/// <summary>The methods of a project that give back nothing but what a decoder makes of a text that they are given.</summary>
internal static class DecodingMethods
{
    private static readonly ConditionalWeakTable<IMethodSymbol, StrongBox<DecodeCost>> Known = new();

    /// <summary>Whether a method may be one: no other code may run in its place, and it is given a text and gives something else.</summary>
    public static bool MayBe(IMethodSymbol method)
    {
        if (method is not { ReturnsVoid: false, IsAsync: false, IsVirtual: false, IsOverride: false, IsAbstract: false, MethodKind: MethodKind.Ordinary }
            || method.DeclaringSyntaxReferences.Length != 1 || Decode.IsText(method.ReturnType) || method.ReturnType.SpecialType == SpecialType.System_Boolean)
        {
            return false;
        }

        foreach (var parameter in method.Parameters)
        {
            if (Decode.IsText(parameter.Type))
                return true;
        }

        return false;
    }

    /// <summary>The cost of what a method decodes; <see cref="DecodeCost.None"/> where it does anything else.</summary>
    public static DecodeCost CostOf(IMethodSymbol method, CancellationToken cancellationToken)
    {
        method = (method.ReducedFrom ?? method).OriginalDefinition;
        return Known.TryGetValue(method, out var known)
            ? known.Value
            : Known.GetValue(method, key => new StrongBox<DecodeCost>(Find(key, cancellationToken))).Value;
    }

    private static DecodeCost Find(IMethodSymbol method, CancellationToken cancellationToken)
    {
        // Most methods that are given a text name no decoder, and need not be bound.
        if (!ReturnedValues.Mention(method, Decoders.IsNamed, cancellationToken))
            return DecodeCost.None;
        var cost = DecodeCost.None;
        foreach (var returned in ReturnedValues.Of(method, cancellationToken))
        {
            if (NullValue.Is(returned) || returned is IDefaultValueOperation)
                continue;
            if (Decode.OfLibrary(returned) is not { Text: IParameterReferenceOperation } decode)
                return DecodeCost.None;
            cost = decode.Cost;
        }

        return cost;
    }
}
