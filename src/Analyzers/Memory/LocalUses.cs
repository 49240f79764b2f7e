using System.Collections.Immutable;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Memory;

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

    /// <summary>
    /// Whether each call has an overload for spans, or its callee could take one: a method that overrides or implements one of another assembly cannot.
    /// </summary>
    public bool CouldBeSpan
    {
        get
        {
            foreach (var use in Uses)
            {
                if (use is { Kind: ArrayUseKind.Borrowed, Try: null } && !use.CouldTakeSpan)
                    return false;
            }

            return FitsSpan;
        }
    }

    /// <summary>Whether only elements and the length are used, so that no call sees the array.</summary>
    public bool IsElementsOnly => All(static kind => kind is ArrayUseKind.Element or ArrayUseKind.Length or ArrayUseKind.Enumerated or ArrayUseKind.Named
        or ArrayUseKind.Dropped);

    /// <summary>Classifies each use of <paramref name="variable"/> in <paramref name="scope"/>.</summary>
    /// <param name="variable">A local or a parameter of array type.</param>
    /// <param name="scope">Where it can be named, without crossing into another function: a block, or the declaration of the parameter's method.</param>
    /// <param name="model">The model of that tree.</param>
    /// <param name="cancellationToken">Stops the search.</param>
    public static LocalUses Of(ISymbol variable, SyntaxNode scope, SemanticModel model, CancellationToken cancellationToken)
    {
        var uses = ImmutableArray.CreateBuilder<ArrayUse>();
        var views = new MemoryViews(model, cancellationToken);
        var classifier = new ArrayUseClassifier(views, model, cancellationToken);
        var lastUse = 0;
        foreach (var name in References.To(variable, scope, model, cancellationToken))
        {
            lastUse = Math.Max(lastUse, name.Span.End);
            if (model.GetOperation(name, cancellationToken) is not { } reference)
                continue;
            uses.Add(References.IsInNestedFunction(name, scope)
                ? new ArrayUse(reference, ArrayUseKind.Captured)
                : classifier.Classify(reference));
        }

        // What frees an array early for the garbage collector says nothing about how it was used.
        if (uses.Count > 1 && uses[uses.Count - 1] is { Kind: ArrayUseKind.Reassigned } last && IsDropped(last.Reference, scope))
            uses[uses.Count - 1] = last with { Kind = ArrayUseKind.Dropped };
        return new LocalUses(uses.ToImmutable(), Math.Max(lastUse, views.LastUse), views);
    }

    /// <summary>Whether the last mention of a variable gives it null, in no loop that would run the mentions before it again.</summary>
    private static bool IsDropped(IOperation reference, SyntaxNode scope) =>
        reference.Parent is ISimpleAssignmentOperation { Parent: IExpressionStatementOperation } assignment && assignment.Target == reference
        && NullValue.Is(assignment.Value) && StackFrames.OutermostLoop(assignment.Syntax, scope) is null
        && !StackFrames.JumpsBack(References.FunctionOf(scope));

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
