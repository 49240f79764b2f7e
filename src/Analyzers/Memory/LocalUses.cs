using System.Collections.Immutable;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Memory;

/// <summary>What one mention of an array variable does with the array.</summary>
internal enum ArrayUseKind
{
    /// <summary>Reads or writes an element, also by <c>^1</c> or as a <c>ref</c> argument.</summary>
    Element,

    /// <summary>Reads <c>Length</c>.</summary>
    Length,

    /// <summary>Is the sequence of a <c>foreach</c>.</summary>
    Enumerated,

    /// <summary>Becomes a span that stays in the function.</summary>
    Span,

    /// <summary>Is an argument of a method that has an overload for spans.</summary>
    SpanArgument,

    /// <summary>Is an argument of a method of <c>System.Array</c> that spans have as their own method.</summary>
    ArrayMethod,

    /// <summary>Is pinned by a <c>fixed</c> statement.</summary>
    Pinned,

    /// <summary>Is only named, in <c>nameof</c>.</summary>
    Named,

    /// <summary>Is an argument of a method in source that uses its parameter only in these ways, but has no overload for spans.</summary>
    Borrowed,

    /// <summary>Is compared with null.</summary>
    NullTest,

    /// <summary>Is copied in part by a range, <c>a[1..3]</c>.</summary>
    Range,

    /// <summary>Is an argument of a method that takes an array and about which nothing is known.</summary>
    ArrayArgument,

    /// <summary>The variable gets another array.</summary>
    Reassigned,

    /// <summary>Is used in a lambda or local function that may run later.</summary>
    Captured,

    /// <summary>Is returned, stored, converted to another reference type, or anything else.</summary>
    Escapes,
}

/// <summary>One mention of an array variable.</summary>
/// <param name="Reference">The mention.</param>
/// <param name="Kind">What it does.</param>
internal sealed record ArrayUse(IOperation Reference, ArrayUseKind Kind)
{
    /// <summary>The overload that takes a span; null unless <see cref="ArrayUseKind.SpanArgument"/>.</summary>
    public SpanOverload? Overload { get; init; }

    /// <summary>The method whose argument it is; null for other uses.</summary>
    public IMethodSymbol? Callee { get; init; }

    /// <summary>
    /// The type whose code may keep the array itself, because what runs there is not known; null where the callee is known to be done with it.
    /// </summary>
    public ITypeSymbol? Keeper { get; init; }

    /// <summary>Whether the use reads elements or the length and can write nothing.</summary>
    public bool IsRead => Kind switch
    {
        ArrayUseKind.Length or ArrayUseKind.Enumerated or ArrayUseKind.Named => true,
        ArrayUseKind.SpanArgument => Overload is { IsReadOnly: true },
        ArrayUseKind.Span => Reference.Parent is IConversionOperation conversion && SpanTypes.IsReadOnlySpan(conversion.Type),
        ArrayUseKind.Element => Reference.Parent is IArrayElementReferenceOperation element && element.Parent switch
        {
            IAssignmentOperation assignment => assignment.Target != element,
            IIncrementOrDecrementOperation or ITupleOperation or IAddressOfOperation => false,
            IArgumentOperation argument => argument.Parameter?.RefKind == RefKind.None,
            _ => true,
        },
        _ => false,
    };
}

/// <summary>
/// Every use of a local array, or of an array parameter: whether the array stays in its function, and whether a span could stand in its
/// place. What is not understood escapes.
/// </summary>
internal sealed class LocalUses
{
    private LocalUses(ImmutableArray<ArrayUse> uses, int lastUse, MemoryViews views)
    {
        Uses = uses;
        LastUse = lastUse;
        Views = views;
    }

    /// <summary>The uses in source order, without the declaration.</summary>
    public ImmutableArray<ArrayUse> Uses { get; }

    /// <summary>Where the last use ends, also of spans made from the array.</summary>
    public int LastUse { get; }

    /// <summary>Who may still see the memory of the array through a span or a reference.</summary>
    public MemoryViews Views { get; }

    /// <summary>Whether every use is one that a span allows as well: no code keeps the array, and no code needs it to be an array.</summary>
    public bool FitsSpan => All(static kind => kind <= ArrayUseKind.Borrowed);

    /// <summary>Whether only elements and the length are used, so that no call sees the array.</summary>
    public bool IsElementsOnly => All(static kind => kind is ArrayUseKind.Element or ArrayUseKind.Length or ArrayUseKind.Enumerated or ArrayUseKind.Named);

    /// <summary>Classifies each use of <paramref name="variable"/> in <paramref name="scope"/>.</summary>
    /// <param name="variable">A local or a parameter of array type.</param>
    /// <param name="scope">Where it can be named, without crossing into another function: a block, or the declaration of the parameter's method.</param>
    /// <param name="model">The model of that tree.</param>
    /// <param name="cancellationToken">Stops the search.</param>
    public static LocalUses Of(ISymbol variable, SyntaxNode scope, SemanticModel model, CancellationToken cancellationToken) =>
        Of(variable, scope, model, new BorrowedParameters(model.Compilation, cancellationToken), cancellationToken);

    /// <inheritdoc cref="Of(ISymbol, SyntaxNode, SemanticModel, CancellationToken)"/>
    public static LocalUses Of(ISymbol variable, SyntaxNode scope, SemanticModel model, BorrowedParameters borrowed, CancellationToken cancellationToken)
    {
        var uses = ImmutableArray.CreateBuilder<ArrayUse>();
        var views = new MemoryViews(model, cancellationToken);
        var lastUse = 0;
        foreach (var name in References.To(variable, scope, model, cancellationToken))
        {
            lastUse = Math.Max(lastUse, name.Span.End);
            if (model.GetOperation(name, cancellationToken) is not { } reference)
                continue;
            uses.Add(References.IsInNestedFunction(name, scope)
                ? new ArrayUse(reference, ArrayUseKind.Captured)
                : new ArrayUseClassifier(views, borrowed, model).Classify(reference));
        }

        return new LocalUses(uses.ToImmutable(), Math.Max(lastUse, views.LastUse), views);
    }

    private bool All(Func<ArrayUseKind, bool> isAccepted)
    {
        foreach (var use in Uses)
        {
            if (!isAccepted(use.Kind))
                return false;
        }

        return true;
    }
}
