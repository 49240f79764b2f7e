using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

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

    /// <summary>
    /// The other arguments of the array overload that become spans, with what follows them: the text, start and count of
    /// <c>GetBytes(text, i, n, bytes, j)</c> are one span beside that of the bytes.
    /// </summary>
    public ImmutableArray<SpanSlice> Others { get; init; } = ImmutableArray<SpanSlice>.Empty;
}

/// <summary>An argument of an array overload that is a span in another.</summary>
/// <param name="Ordinal">The parameter that takes the array or text.</param>
/// <param name="Form">Which arguments of the array overload become the span.</param>
internal readonly record struct SpanSlice(int Ordinal, SpanForm Form)
{
    /// <summary>How many arguments that follow the array or text become part of the span.</summary>
    public int Parts => Form switch { SpanForm.Whole => 0, SpanForm.StartAndCount => 2, _ => 1 };
}

/// <summary>
/// Finds the overload of a method that takes <c>Span&lt;T&gt;</c> or <c>ReadOnlySpan&lt;T&gt;</c> where the method takes <c>T[]</c> or a text, or
/// one of them with an offset, a count or both. All other parameters and the result are the same, but that another array or text with its part may
/// be a span as well; further ones are optional. For a sequence it is an extension method beside the type. It is a search by shape: no list of known
/// methods.
/// </summary>
internal static class SpanOverloads
{
    /// <summary>The overload for a parameter of the method that a call or creation runs, or null. No extension method can be called on <c>base</c>.</summary>
    /// <param name="call">The call or creation.</param>
    /// <param name="method">The method that it runs.</param>
    /// <param name="ordinal">The parameter that takes an array or a sequence.</param>
    /// <param name="model">The model of the call.</param>
    public static SpanOverload? Find(IOperation call, IMethodSymbol method, int ordinal, SemanticModel model)
    {
        var receiver = (call as IInvocationOperation)?.Instance;
        return Find(method, ordinal, receiver?.Type, model.Compilation, CallerOf(call, model)) is { } overload
            && !(overload.Method.IsExtensionMethod && receiver?.Syntax is BaseExpressionSyntax)
                ? overload
                : null;
    }

    /// <summary>The type that makes a call, or its assembly, from which a method has to be accessible.</summary>
    public static ISymbol CallerOf(IOperation call, SemanticModel model) =>
        (ISymbol?)model.GetEnclosingSymbol(call.Syntax.SpanStart)?.ContainingType ?? model.Compilation.Assembly;

    /// <summary>The overload for parameter <paramref name="ordinal"/> of <paramref name="method"/>, or null.</summary>
    /// <param name="method">The method that takes an array.</param>
    /// <param name="ordinal">The parameter that takes it.</param>
    /// <param name="receiver">The type on which an instance method is called; its declaring type where null.</param>
    /// <param name="compilation">Decides what is accessible.</param>
    /// <param name="within">The type that calls, or its assembly.</param>
    public static SpanOverload? Find(IMethodSymbol method, int ordinal, ITypeSymbol? receiver, Compilation compilation, ISymbol within) =>
        method.Parameters[ordinal].Type switch
        {
            IArrayTypeSymbol => FindFor(method, ordinal, receiver, compilation, within),
            var type when !method.IsStatic && SequenceTypes.IsSequence(type) => FindExtension(method, ordinal, receiver ?? method.ContainingType),
            _ => null,
        };

    /// <summary>
    /// The extension method beside a type of the framework that does for a read-only span what a method of the type does for a sequence:
    /// <c>list.AddRange(span)</c> for <c>list.AddRange(sequence)</c>. Null where there is none.
    /// </summary>
    private static SpanOverload? FindExtension(IMethodSymbol method, int ordinal, ITypeSymbol receiver)
    {
        if (method.MethodKind != MethodKind.Ordinary || !method.ContainingType.IsOfFramework())
            return null;
        foreach (var type in method.ContainingType.ContainingNamespace.GetTypeMembers())
        {
            if (!type.MightContainExtensionMethods || type.DeclaredAccessibility != Accessibility.Public)
                continue;
            foreach (var member in type.GetMembers(method.Name))
            {
                if (member is IMethodSymbol { DeclaredAccessibility: Accessibility.Public } extension
                    && extension.ReduceExtensionMethod(receiver) is { } reduced && TakesSpanOfItems(method, reduced, ordinal))
                {
                    return new SpanOverload(extension, SpanForm.Whole) { IsReadOnly = true };
                }
            }
        }

        return null;
    }

    /// <summary>Whether a method differs from another in nothing but a read-only span in the place of a sequence.</summary>
    private static bool TakesSpanOfItems(IMethodSymbol method, IMethodSymbol sibling, int ordinal)
    {
        if (sibling.Parameters.Length != method.Parameters.Length || !SymbolEqualityComparer.Default.Equals(method.ReturnType, sibling.ReturnType))
            return false;
        for (var i = 0; i < method.Parameters.Length; i++)
        {
            ITypeSymbol own = method.Parameters[i].Type, other = sibling.Parameters[i].Type;
            if (i == ordinal
                ? !SpanTypes.IsReadOnlySpan(other) || !SpanTypes.IsSpanOf(other, ((INamedTypeSymbol)own).TypeArguments[0])
                : !SymbolEqualityComparer.Default.Equals(own, other))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>
    /// The overload of a call that takes the characters of a text as a span, also where the call names a part of the text by two numbers; null where
    /// there is none.
    /// </summary>
    /// <param name="call">The call.</param>
    /// <param name="text">The parameter that takes the text.</param>
    public static SpanOverload? FindForText(IInvocationOperation call, IParameterSymbol text)
    {
        var compilation = call.SemanticModel!.Compilation;
        return text.Type.SpecialType == SpecialType.System_String
            ? FindFor(call.TargetMethod, text.Ordinal, call.Instance?.Type, compilation, compilation.Assembly)
            : null;
    }

    private static SpanOverload? FindFor(IMethodSymbol method, int ordinal, ITypeSymbol? receiver, Compilation compilation, ISymbol within)
    {
        var best = default(SpanOverload);
        foreach (var candidate in (receiver ?? method.ContainingType).MethodsNamed(method.Name))
        {
            if (candidate.IsStatic != method.IsStatic || candidate.Arity != method.Arity || candidate.MethodKind != method.MethodKind
                || candidate.Parameters.IsEmpty)
            {
                continue;
            }

            var sibling = candidate.Arity == 0 ? candidate : candidate.OriginalDefinition.Construct(method.TypeArguments.ToArray());
            if (SlicesOf(method, sibling, ordinal, out var taken) is not { } slices || IsOverriddenAlone(method, candidate, receiver ?? method.ContainingType))
                continue;

            // The compiler looks through all references for the answer.
            if (!compilation.IsSymbolAccessibleWithin(candidate, within, receiver))
                continue;
            var (form, others) = Split(slices, ordinal);
            var found = new SpanOverload(candidate.OriginalDefinition, form)
            {
                IsReadOnly = SpanTypes.IsReadOnlySpan(sibling.Parameters[taken].Type),
                Others = others,
            };

            // A writable span binds to the writable overload where both exist.
            if (best is null || others.Length < best.Others.Length
                || (others.Length == best.Others.Length
                    && (found.Form < best.Form || (found.Form == best.Form && best.IsReadOnly && !found.IsReadOnly))))
            {
                best = found;
            }
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

    /// <summary>
    /// The method that writes to a span what another without arguments returns as a new array: <c>TryWriteBytes(span, out written)</c> for
    /// <c>GetAddressBytes()</c>, <c>TryEncode</c> for <c>Encode</c>. Null where there is none.
    /// </summary>
    public static IMethodSymbol? FindWriter(IMethodSymbol method)
    {
        if (method is not { ReturnType: IArrayTypeSymbol { IsSZArray: true, ElementType: { } element }, Arity: 0, IsStatic: false,
            MethodKind: MethodKind.Ordinary, Parameters.IsEmpty: true })
        {
            return null;
        }

        foreach (var name in (string[])["Try" + method.Name, "TryWriteBytes"])
        {
            foreach (var member in method.ContainingType.GetMembers(name))
            {
                if (member is IMethodSymbol { IsStatic: false, Parameters: { Length: >= 2 } parameters, ReturnType.SpecialType: SpecialType.System_Boolean }
                    writer
                    && SpanTypes.IsSpanOf(parameters[0].Type, element) && !SpanTypes.IsReadOnlySpan(parameters[0].Type)
                    && parameters[1] is { RefKind: RefKind.Out, Type.SpecialType: SpecialType.System_Int32 } && AreOptional(parameters, 2))
                {
                    return writer;
                }
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

    /// <summary>The arguments that become spans in a sibling, in order; null where it differs in more, or takes no span for the array.</summary>
    /// <param name="method">The method that takes the array.</param>
    /// <param name="sibling">The overload.</param>
    /// <param name="ordinal">The parameter that takes the array.</param>
    /// <param name="taken">The parameter of the sibling that takes the span.</param>
    private static ImmutableArray<SpanSlice>? SlicesOf(IMethodSymbol method, IMethodSymbol sibling, int ordinal, out int taken)
    {
        taken = -1;
        if (!SymbolEqualityComparer.Default.Equals(method.ReturnType, sibling.ReturnType) || method.RefKind != sibling.RefKind
            || !TakesSpan(method.Parameters[ordinal], sibling))
        {
            return null;
        }

        var slices = ImmutableArray.CreateBuilder<SpanSlice>();
        if (!Matches(method.Parameters, sibling.Parameters, 0, 0, ordinal, slices))
            return null;

        // What comes before the array takes one parameter of the sibling each, with what belongs to it.
        taken = ordinal;
        foreach (var slice in slices)
            taken -= slice.Ordinal < ordinal ? slice.Parts : 0;
        return slices.ToImmutable();
    }

    /// <summary>The form of the array's own span, and the spans that are made of other arguments.</summary>
    private static (SpanForm Form, ImmutableArray<SpanSlice> Others) Split(ImmutableArray<SpanSlice> slices, int ordinal)
    {
        for (var i = 0; i < slices.Length; i++)
        {
            if (slices[i].Ordinal == ordinal)
                return (slices[i].Form, slices.RemoveAt(i));
        }

        return (SpanForm.Whole, slices);
    }

    /// <summary>
    /// Whether a type, or one of its bases, overrides the method for arrays, and inherits the one for spans from further up. What the span goes to then
    /// is not known to do the same, and at best copies the span to an array.
    /// </summary>
    private static bool IsOverriddenAlone(IMethodSymbol method, IMethodSymbol sibling, ITypeSymbol receiver)
    {
        if (method.IsStatic || !(method.IsVirtual || method.IsAbstract || method.IsOverride))
            return false;
        for (var type = receiver; type is not null; type = type.BaseType)
        {
            if (Implements(type, sibling))
                return false;
            if (Implements(type, method))
                return true;
        }

        return false;
    }

    private static bool Implements(ITypeSymbol type, IMethodSymbol method)
    {
        var root = Overrides.RootOf(method).OriginalDefinition;
        foreach (var member in type.GetMembers(method.Name))
        {
            if (member is IMethodSymbol own && SymbolEqualityComparer.Default.Equals(Overrides.RootOf(own).OriginalDefinition, root))
                return true;
        }

        return false;
    }

    // Most overloads have no span at all.
    private static bool TakesSpan(IParameterSymbol own, IMethodSymbol sibling)
    {
        foreach (var parameter in sibling.Parameters)
        {
            if (IsSpanOf(own, parameter))
                return true;
        }

        return false;
    }

    private static bool Matches(
        ImmutableArray<IParameterSymbol> array, ImmutableArray<IParameterSymbol> span, int i, int j, int ordinal, ImmutableArray<SpanSlice>.Builder slices)
    {
        if (i == array.Length)
            return AreOptional(span, j);
        if (j == span.Length)
            return false;
        IParameterSymbol own = array[i], other = span[j];
        if (i != ordinal && own.RefKind == other.RefKind && SymbolEqualityComparer.Default.Equals(own.Type, other.Type)
            && Matches(array, span, i + 1, j + 1, ordinal, slices))
        {
            return true;
        }

        if (!IsSpanOf(own, other) || (own.IsParams && i != ordinal))
            return false;
        foreach (var form in (SpanForm[])[SpanForm.Whole, SpanForm.StartAndCount, SpanForm.Start, SpanForm.Count])
        {
            var slice = new SpanSlice(i, form);
            if (!HasParts(array, slice))
                continue;
            var known = slices.Count;
            slices.Add(slice);
            if (Matches(array, span, i + 1 + slice.Parts, j + 1, ordinal, slices))
                return true;
            slices.Count = known;
        }

        return false;
    }

    private static bool AreOptional(ImmutableArray<IParameterSymbol> parameters, int from)
    {
        for (var i = from; i < parameters.Length; i++)
        {
            if (!parameters[i].IsOptional)
                return false;
        }

        return true;
    }

    /// <summary>Whether a parameter takes as a span what another takes as an array or a text.</summary>
    private static bool IsSpanOf(IParameterSymbol own, IParameterSymbol other) =>
        own.RefKind == RefKind.None && own.Type switch
        {
            IArrayTypeSymbol { IsSZArray: true } array => SpanTypes.IsSpanOf(other.Type, array.ElementType),
            { SpecialType: SpecialType.System_String } => CharSpanOverloads.IsReadOnlySpanOfChar(other.Type),
            _ => false,
        };

    private static bool HasParts(ImmutableArray<IParameterSymbol> parameters, SpanSlice slice)
    {
        var next = slice.Ordinal + 1;
        return slice.Form switch
        {
            SpanForm.Whole => true,
            SpanForm.StartAndCount => next + 1 < parameters.Length && IsStart(parameters[next]) && IsCount(parameters[next + 1]),
            SpanForm.Start => next < parameters.Length && IsStart(parameters[next]),
            _ => next < parameters.Length && IsCount(parameters[next]),
        };
    }
}
