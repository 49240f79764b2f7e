using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Memory;

/// <summary>In what form a call could read elements without a copy.</summary>
internal enum ReaderForm
{
    /// <summary>The parameter is a read-only span.</summary>
    Span,

    /// <summary>The parameter is an array or a sequence, and an overload takes a read-only span.</summary>
    SpanOverload,

    /// <summary>The parameter is a read-only memory, which the callee may keep.</summary>
    Memory,

    /// <summary>The parameter is an array segment, which the callee may keep.</summary>
    Segment,

    /// <summary>The parameter is an array that a method in source only reads, so it could take a span.</summary>
    Borrowed,
}

/// <summary>The call that a fresh array goes straight into, when it could read the elements where they are.</summary>
/// <param name="Form">How it could.</param>
/// <param name="Argument">The argument that the array is.</param>
/// <param name="Call">The call or creation.</param>
/// <param name="Callee">The method that is called.</param>
internal sealed record CopyReader(ReaderForm Form, IArgumentOperation Argument, IOperation Call, IMethodSymbol Callee)
{
    /// <summary>The overload for spans; null unless <see cref="ReaderForm.SpanOverload"/>.</summary>
    public SpanOverload? Overload { get; private init; }

    /// <summary>How a message names the callee.</summary>
    public string Name => Callee.MethodKind == MethodKind.Constructor ? "new " + Callee.ContainingType.Name : Callee.Name;

    /// <summary>The reader of a fresh array; null where it goes elsewhere, or to something that could write to it.</summary>
    public static CopyReader? Of(IOperation array, SemanticModel model, CancellationToken cancellationToken)
    {
        var value = array.Around(Through.Identity);
        var form = default(ReaderForm?);
        if (value.Parent is IConversionOperation { IsImplicit: true } conversion)
        {
            form = FormOf(conversion.Type);
            if (form is null && !SequenceTypes.IsOfItems(conversion.Type, array.Type))
                return null;
            value = conversion;
        }

        if (value.Parent is not IArgumentOperation { ArgumentKind: ArgumentKind.Explicit, Parameter: { RefKind: RefKind.None } parameter,
            Parent: { } call } argument)
        {
            return null;
        }

        if (CalledMethod.Of(call) is not { } callee || IsOfSpan(callee) || MemoryViews.MayBeHeldBy(call, form is null ? null : parameter))
            return null;
        if (form is { } known)
            return new CopyReader(known, argument, call, callee);
        if (SpanOverloads.Find(call, callee, parameter.Ordinal, model) is { } overload)
        {
            var isCopiedThere = Keeps(parameter, model, cancellationToken) && CopyingOverload.Is(overload.Method, parameter.Ordinal, cancellationToken);
            return overload.IsReadOnly && !isCopiedThere
                ? new CopyReader(ReaderForm.SpanOverload, argument, call, callee) { Overload = overload }
                : null;
        }

        return parameter.Type is IArrayTypeSymbol && !callee.IsVirtual && !callee.IsAbstract && !callee.IsOverride
            && !Keeps(parameter, model, cancellationToken)
            ? new CopyReader(ReaderForm.Borrowed, argument, call, callee)
            : null;
    }

    /// <summary>Whether a callee in source may do more with an array than read it, or is not in source.</summary>
    private static bool Keeps(IParameterSymbol parameter, SemanticModel model, CancellationToken cancellationToken) =>
        (ParameterSummaries.Of(model.Compilation).UsesOf(parameter, cancellationToken) & ~ParameterUse.Reads) != 0;

    private static ReaderForm? FormOf(ITypeSymbol? type) => type switch
    {
        INamedTypeSymbol { Name: "ReadOnlySpan" } => SpanTypes.IsReadOnlySpan(type) ? ReaderForm.Span : null,
        INamedTypeSymbol { Name: "ReadOnlyMemory", Arity: 1, ContainingNamespace.Name: nameof(System) } => ReaderForm.Memory,
        INamedTypeSymbol { Name: "ArraySegment", Arity: 1, ContainingNamespace.Name: nameof(System) } => ReaderForm.Segment,
        _ => null,
    };

    // What only makes another view of the array does not read it.
    private static bool IsOfSpan(IMethodSymbol callee) =>
        callee.ContainingType is { Name: "MemoryExtensions" or "Span" or "ReadOnlySpan" or "Memory" or "ReadOnlyMemory"
            or "ArraySegment", ContainingNamespace.Name: nameof(System) }
        && callee.Name is "AsSpan" or "AsMemory" or ".ctor";
}
