using System.Collections.Immutable;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Symbols;

/// <summary>Which arguments of the array overload the span argument replaces.</summary>
internal enum SpanForm
{
    /// <summary>The array alone.</summary>
    Whole,

    /// <summary>The array and the index at which to start.</summary>
    Start,

    /// <summary>The array and the number of elements from its start.</summary>
    Count,

    /// <summary>The array, the index at which to start and the number of elements.</summary>
    StartAndCount,
}

/// <summary>A method that does with a span what another does with an array.</summary>
/// <param name="Method">The overload that takes the span.</param>
/// <param name="Form">Which arguments of the array overload become the span.</param>
internal sealed record SpanOverload(IMethodSymbol Method, SpanForm Form)
{
    /// <summary>Whether the span is read-only, so that the callee cannot write to the buffer.</summary>
    public bool IsReadOnly { get; init; }
}

/// <summary>
/// Finds the overload of a method that takes <c>Span&lt;T&gt;</c> or <c>ReadOnlySpan&lt;T&gt;</c> where the method takes <c>T[]</c>, or
/// <c>T[]</c> with an offset, a count or both. All other parameters and the result are the same; further ones are optional. It is a search
/// by shape: no list of known methods.
/// </summary>
internal static class SpanOverloads
{
    /// <summary>The overload for parameter <paramref name="ordinal"/> of <paramref name="method"/>, or null.</summary>
    /// <param name="method">The method that takes an array.</param>
    /// <param name="ordinal">The parameter that takes it.</param>
    /// <param name="receiver">The type on which an instance method is called; its declaring type where null.</param>
    /// <param name="compilation">Decides what is accessible.</param>
    /// <param name="within">The type that calls, or its assembly.</param>
    public static SpanOverload? Find(IMethodSymbol method, int ordinal, ITypeSymbol? receiver, Compilation compilation, ISymbol within)
    {
        if (method.Parameters[ordinal] is not { RefKind: RefKind.None, Type: IArrayTypeSymbol { IsSZArray: true } array })
            return null;
        var best = default(SpanOverload);
        foreach (var candidate in (receiver ?? method.ContainingType).MethodsNamed(method.Name))
        {
            if (candidate.IsStatic != method.IsStatic || candidate.Arity != method.Arity || candidate.MethodKind != method.MethodKind
                || candidate.Parameters.Length <= ordinal)
            {
                continue;
            }

            var sibling = candidate.Arity == 0 ? candidate : candidate.OriginalDefinition.Construct(method.TypeArguments.ToArray());
            if (!SpanTypes.IsSpanOf(sibling.Parameters[ordinal].Type, array.ElementType) || FormOf(method, sibling, ordinal) is not { } form)
                continue;

            // The compiler looks through all references for the answer.
            if (!compilation.IsSymbolAccessibleWithin(candidate, within, receiver))
                continue;
            var found = new SpanOverload(candidate.OriginalDefinition, form) { IsReadOnly = SpanTypes.IsReadOnlySpan(sibling.Parameters[ordinal].Type) };

            // A writable span binds to the writable overload where both exist.
            if (best is null || form < best.Form || (form == best.Form && best.IsReadOnly && !found.IsReadOnly))
                best = found;
        }

        return best;
    }

    /// <summary>
    /// The method that does for a read-only span what <paramref name="method"/> does for an array, but writes its result to a span:
    /// <c>TryComputeHash(source, destination, out written)</c> for <c>ComputeHash(array)</c>. Null where there is none.
    /// </summary>
    public static IMethodSymbol? FindTry(IMethodSymbol method, int ordinal, Compilation compilation, ISymbol within)
    {
        if (method is not { ReturnType: IArrayTypeSymbol { ElementType: { } result }, Arity: 0, MethodKind: MethodKind.Ordinary }
            || method.Parameters[ordinal] is not { RefKind: RefKind.None, Type: IArrayTypeSymbol { IsSZArray: true } array })
        {
            return null;
        }

        var parts = ordinal + 2 < method.Parameters.Length && IsStart(method.Parameters[ordinal + 1]) && IsCount(method.Parameters[ordinal + 2]) ? 2 : 0;
        foreach (var candidate in method.ContainingType.MethodsNamed("Try" + method.Name))
        {
            if (candidate.ReturnType.SpecialType == SpecialType.System_Boolean && candidate.IsStatic == method.IsStatic
                && candidate.Parameters.Length == method.Parameters.Length - parts + 2
                && SpanTypes.IsReadOnlySpan(candidate.Parameters[ordinal].Type) && SpanTypes.IsSpanOf(candidate.Parameters[ordinal].Type, array.ElementType)
                && candidate.Parameters[candidate.Parameters.Length - 1].RefKind == RefKind.Out && HasResult(candidate, result)
                && compilation.IsSymbolAccessibleWithin(candidate, within))
            {
                return candidate;
            }
        }

        return null;
    }

    private static bool HasResult(IMethodSymbol method, ITypeSymbol element)
    {
        foreach (var parameter in method.Parameters)
        {
            if (SpanTypes.IsSpanOf(parameter.Type, element) && !SpanTypes.IsReadOnlySpan(parameter.Type))
                return true;
        }

        return false;
    }

    /// <summary>Whether a parameter's name says that it is where to start.</summary>
    public static bool IsStart(IParameterSymbol parameter) =>
        parameter.Type.SpecialType == SpecialType.System_Int32
        && (EndsWith(parameter, "offset") || EndsWith(parameter, "index") || EndsWith(parameter, "start"));

    /// <summary>Whether a parameter's name says that it is how many elements to use.</summary>
    public static bool IsCount(IParameterSymbol parameter) =>
        parameter.Type.SpecialType == SpecialType.System_Int32
        && (EndsWith(parameter, "count") || EndsWith(parameter, "length") || EndsWith(parameter, "size"));

    private static bool EndsWith(IParameterSymbol parameter, string word) => parameter.Name.EndsWith(word, StringComparison.OrdinalIgnoreCase);

    private static SpanForm? FormOf(IMethodSymbol method, IMethodSymbol sibling, int ordinal)
    {
        if (!SymbolEqualityComparer.Default.Equals(method.ReturnType, sibling.ReturnType) || method.RefKind != sibling.RefKind)
            return null;
        var parameters = method.Parameters;
        if (Matches(parameters, sibling.Parameters, ordinal, replaced: 0))
            return SpanForm.Whole;
        if (ordinal + 1 >= parameters.Length)
            return null;
        var next = parameters[ordinal + 1];
        if (ordinal + 2 < parameters.Length && IsStart(next) && IsCount(parameters[ordinal + 2])
            && Matches(parameters, sibling.Parameters, ordinal, replaced: 2))
        {
            return SpanForm.StartAndCount;
        }

        if (!Matches(parameters, sibling.Parameters, ordinal, replaced: 1))
            return null;
        return IsStart(next) ? SpanForm.Start : IsCount(next) ? SpanForm.Count : null;
    }

    private static bool Matches(ImmutableArray<IParameterSymbol> array, ImmutableArray<IParameterSymbol> span, int ordinal, int replaced)
    {
        var expected = array.Length - replaced;
        if (span.Length < expected)
            return false;
        for (var i = 0; i < span.Length; i++)
        {
            if (i == ordinal)
                continue;
            if (i >= expected)
            {
                if (!span[i].IsOptional)
                    return false;
                continue;
            }

            var other = array[i < ordinal ? i : i + replaced];
            if (other.RefKind != span[i].RefKind || !SymbolEqualityComparer.Default.Equals(other.Type, span[i].Type))
                return false;
        }

        return true;
    }
}
