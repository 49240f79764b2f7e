using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.RentedArray;

/// <summary>
/// Finds the misuses of a rented array. Filling a rented array to its whole length is not a misuse: <c>stream.Read(a, 0, a.Length)</c>, and
/// <c>a.Length</c> in a test for room. What is reported reads the part that was not asked for, or breaks the rules of the pool.
/// </summary>
internal sealed class RentedUses
{
    private readonly RentedLocal _array;
    private readonly SemanticModel _model;
    private readonly CancellationToken _cancellationToken;
    private readonly List<RentedMisuse> _found = [];
    private readonly List<InvocationExpressionSyntax> _returns = [];
    private readonly List<ArrayUse> _uses = [];

    private RentedUses(RentedLocal array, SemanticModel model, CancellationToken cancellationToken)
    {
        _array = array;
        _model = model;
        _cancellationToken = cancellationToken;
    }

    public static IReadOnlyList<RentedMisuse> MisusesOf(RentedLocal array, SemanticModel model, CancellationToken cancellationToken)
    {
        var uses = new RentedUses(array, model, cancellationToken);
        uses.Find();
        return uses._found;
    }

    private void Find()
    {
        var all = LocalUses.Of(_array.Local, References.ScopeOf(_array.Declaration), _model, _cancellationToken);
        foreach (var use in all.Uses)
        {
            if (use.Kind is ArrayUseKind.Reassigned or ArrayUseKind.Dropped)
                return;
            if (use.Reference.Syntax is IdentifierNameSyntax name && RentedLocal.ReturnOf(name, _model, _cancellationToken) is { } call)
                _returns.Add(call);
            else
                _uses.Add(use);
        }

        if (_array.Length is not null)
        {
            foreach (var use in _uses)
                FindInUse(use);
            FindReadFirst();
        }

        FindPaths(all);
    }

    private void FindInUse(ArrayUse use)
    {
        var syntax = (ExpressionSyntax)use.Reference.Syntax;
        if (RentedCallees.ReadsStart(use))
            return;
        switch (use.Kind)
        {
            case ArrayUseKind.Enumerated when syntax.Parent is not ForEachStatementSyntax loop || !RentedLengths.MayLeave(loop):
                Add(RentedMisuseKind.Enumerated, syntax);
                break;
            case ArrayUseKind.Element
                when syntax.Parent is ElementAccessExpressionSyntax { ArgumentList.Arguments: { Count: 1 } indices } access
                    && indices[0].Expression.IsKind(SyntaxKind.IndexExpression):
                Add(RentedMisuseKind.FromEnd, access);
                break;
            case ArrayUseKind.Length
                when syntax.Parent is MemberAccessExpressionSyntax length
                    && !(length.Parent is ReturnStatementSyntax && _uses.Any(static other => RentedKeeping.IsStored(other)))
                    && RentedLengths.StandsForRequested(length, _array.Local.Name, _model, _cancellationToken):
                Add(RentedMisuseKind.Length, length);
                break;
            case ArrayUseKind.SpanArgument when use.Overload is { IsReadOnly: true, Form: SpanForm.Whole } && !HasCount(use):
            case ArrayUseKind.Span
                when use.Reference.Parent is IConversionOperation { Parent: IArgumentOperation } conversion && SpanTypes.IsReadOnlySpan(conversion.Type)
                    && !RentedCallees.MakesView(conversion.Parent!.Parent) && !RentedCallees.ReadsPlaces(conversion.Parent!, _cancellationToken):
            case ArrayUseKind.ArrayMethod when use.Callee is { Name: "Sort" or "Reverse", Parameters.Length: 1 }:
            case ArrayUseKind.Escapes or ArrayUseKind.ArrayArgument when IsReadWhole(use, _cancellationToken):
                Add(RentedMisuseKind.Whole, syntax);
                break;
            default:
                if (RentedCallees.WholeUseOf(use, _cancellationToken) is { } kind)
                    Add(kind, syntax);
                break;
        }
    }

    /// <summary>Whether a call that needs an array, a memory or a sequence reads all of it.</summary>
    private static bool IsReadWhole(ArrayUse use, CancellationToken cancellationToken)
    {
        var value = use.Reference;
        if (value.Parent is IConversionOperation conversion)
        {
            return conversion.Parent is IArgumentOperation argument && conversion.Type switch
            {
                INamedTypeSymbol { TypeKind: TypeKind.Interface, Name: "IEnumerable" or "IReadOnlyList" or "IReadOnlyCollection" } =>
                    RentedCallees.ReadsSequence(argument, cancellationToken),
                { Name: "ReadOnlyMemory" } => CalledMethod.Of(argument.Parent) is { } method && !RentedCallees.TakesCount(method),
                _ => false,
            };
        }

        return value.Parent is IArgumentOperation { Parent: { } call } && call switch
        {
            IObjectCreationOperation { Arguments.Length: 1, Constructor.ContainingType: { Name: "MemoryStream" or "String" } } => true,
            IInvocationOperation { TargetMethod: { Name: "ComputeHash" }, Arguments.Length: 1 } => true,
            _ => false,
        };
    }

    private static bool HasCount(ArrayUse use) =>
        use.Reference.Parent is IArgumentOperation { Parent: IInvocationOperation call }
        && call.TargetMethod.Parameters.Any(static parameter => SpanOverloads.IsCount(parameter));

    /// <summary>The first mention in the order of the code reads, and nothing can have been written before.</summary>
    private void FindReadFirst()
    {
        foreach (var use in _uses)
        {
            if (!MayWrite(use))
                continue;
            if (use.Kind == ArrayUseKind.Element && use.Reference.Parent is IArrayElementReferenceOperation element && Reads(element)
                && !MayBeWrittenBefore(element.Syntax))
            {
                Add(RentedMisuseKind.ReadFirst, element.Syntax);
            }

            return;
        }
    }

    private static bool MayWrite(ArrayUse use) => use.Kind is not (ArrayUseKind.Length or ArrayUseKind.Named or ArrayUseKind.NullTest);

    /// <summary>
    /// Whether a later mention may run before the first: a local function has one, a jump goes back, or one stands in the same loop and the first
    /// iteration may leave out the read.
    /// </summary>
    private bool MayBeWrittenBefore(SyntaxNode first)
    {
        var scope = References.ScopeOf(_array.Declaration);
        if (StackFrames.HasLabels(References.FunctionOf(first)) || _uses.Any(IsInLocalFunction))
            return true;
        return StackFrames.OutermostLoop(first, scope) is { } loop
            && (EachIteration.IsInBranch(first, loop) || LoopInvariance.InnermostAround(first) != loop)
            && _uses.Any(use => MayWrite(use) && !first.Span.Contains(use.Reference.Syntax.Span) && loop.Span.Contains(use.Reference.Syntax.Span));
    }

    private bool IsInLocalFunction(ArrayUse use) =>
        use.Kind == ArrayUseKind.Captured && use.Reference.Syntax.FirstAncestorOrSelf<LocalFunctionStatementSyntax>() is { } function
        && function.SpanStart > _array.Declaration.SpanStart;

    private static bool Reads(IArrayElementReferenceOperation element) => element.Parent switch
    {
        ISimpleAssignmentOperation assignment => assignment.Target != element,
        ICompoundAssignmentOperation or IIncrementOrDecrementOperation => true,
        IArgumentOperation argument => argument.Parameter?.RefKind is RefKind.None,
        ITupleOperation or IAddressOfOperation or IDeconstructionAssignmentOperation => false,
        _ => element.Syntax.Parent is not RefExpressionSyntax
            && element.Parent is not (IFieldReferenceOperation or IInvocationOperation or IPropertyReferenceOperation),
    };

    private void FindPaths(LocalUses all)
    {
        // A lambda that returns the array runs at its own time.
        var scope = References.ScopeOf(_array.Declaration);
        if (_returns.Any(call => References.IsInNestedFunction(call, scope)))
            return;
        if (_returns.Count > 0)
            Follow(all.Views, scope);
        else if (_uses.Count > 0 && all.Uses.All(IsSeenToTheEnd))
            Add(RentedMisuseKind.NotReturned, _array.Declaration.Declaration.Variables[0].Initializer!.Value);
    }

    private void Follow(MemoryViews views, SyntaxNode scope)
    {
        var mentions = _returns.Select(static call => new RentedMention(call, RentedAct.Returns)).ToList();
        var lent = new List<SyntaxNode>();
        var holders = new HashSet<string>(StringComparer.Ordinal);
        var kept = RentedState.FirstKept;
        foreach (var use in _uses)
        {
            if (RentedKeeping.HolderOf(use) is { } holder)
            {
                holders.Add(holder.Name);
                if (RentedKeeping.IsMemory(holder.Type))
                    mentions.AddRange(MentionsOf(holder));
            }

            var act = use.Kind is ArrayUseKind.Named or ArrayUseKind.Length or ArrayUseKind.NullTest ? RentedAct.None : RentedAct.Touches;
            if (RentedKeeping.IsHandedOn(use))
            {
                // Which of its calls hand the array on is not asked.
                if (IsInLocalFunction(use))
                    return;
                if (RentedKeeping.IsStored(use))
                    act |= RentedAct.HandsOn;
                else
                    lent.Add(use.Reference.Syntax);
            }

            if (kept != 0 && RentedKeeping.IsKept(use, _model, _cancellationToken) && !IsLentToObject(use))
            {
                act |= RentedAct.Keeps;
                mentions.AddRange(ResetsOf(use, scope, kept));
            }

            mentions.Add(new RentedMention(use.Reference.Syntax, act, kept));
            if ((act & RentedAct.Keeps) != 0)
                kept <<= 1;
        }

        mentions.AddRange(ViewsOf(views));
        mentions.Sort(static (one, other) => one.Place.SpanStart.CompareTo(other.Place.SpanStart));
        new RentedPaths(_array, mentions, lent, holders, Add).Follow();
    }

    /// <summary>Where the field that keeps the array gets another value.</summary>
    private static IEnumerable<RentedMention> ResetsOf(ArrayUse use, SyntaxNode scope, ulong kept)
    {
        if (use.Reference.Around(Through.Any).Parent is not ISimpleAssignmentOperation { Target: IMemberReferenceOperation { Member.Name: var field } })
            yield break;
        foreach (var name in MemberIndex.Names(field, scope))
        {
            if (NameIndex.WriteOf(name) is not null)
                yield return new RentedMention(name, RentedAct.Resets, kept);
        }
    }

    /// <summary>
    /// Whether an object of a pool is put into another object, such as the context of a request: the two may go back to their pools together.
    /// </summary>
    private bool IsLentToObject(ArrayUse use) =>
        _array.Length is null
        && use.Reference.Around(Through.Any).Parent is ISimpleAssignmentOperation { Target: IMemberReferenceOperation
            { Instance: not (null or IInstanceReferenceOperation) } };

    /// <summary>Whether nothing that a use leads to can return the array.</summary>
    private static bool IsSeenToTheEnd(ArrayUse use) =>
        use.Kind <= ArrayUseKind.Range || RentedCallees.IsMemoryForCall(use) || RentedCallees.IsLentToFramework(use);

    /// <summary>
    /// A span of the array is the array, and so is a memory or segment: it must not be used either after that was given back. Only one that never gets another
    /// value is known to be. Its length and its name are no memory.
    /// </summary>
    private IEnumerable<RentedMention> ViewsOf(MemoryViews views)
    {
        foreach (var view in views.Holders)
        {
            foreach (var mention in MentionsOf(view))
                yield return mention;
        }
    }

    private IEnumerable<RentedMention> MentionsOf(ISymbol view)
    {
        if (view.DeclaringSyntaxReferences is not { Length: 1 } references
            || references[0].GetSyntax(_cancellationToken) is not VariableDeclaratorSyntax { Initializer: not null } declarator
            || References.ScopeOf(declarator) is not { } scope || Writes.To(view.Name, scope, _model))
        {
            yield break;
        }

        foreach (var name in References.To(view, scope, _model, _cancellationToken))
        {
            if (name.Parent is not MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Length" or "IsEmpty" or "Count" or "Offset" } && !IsNamed(name))
                yield return new RentedMention(name, RentedAct.Touches);
        }
    }

    private bool IsNamed(IdentifierNameSyntax name) =>
        name.Parent is ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax { Expression: IdentifierNameSyntax { Identifier.ValueText: "nameof" } } call }
        && _model.GetOperation(call, _cancellationToken) is INameOfOperation;

    private void Add(RentedMisuseKind kind, SyntaxNode place)
    {
        foreach (var known in _found)
        {
            if (known.Place.Span.OverlapsWith(place.Span))
                return;
        }

        _found.Add(new RentedMisuse(kind, place) { Returns = kind == RentedMisuseKind.NotReturned ? _returns : [] });
    }
}
