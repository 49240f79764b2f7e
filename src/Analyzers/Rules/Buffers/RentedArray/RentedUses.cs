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
        switch (use.Kind)
        {
            case ArrayUseKind.Enumerated:
                Add(RentedMisuseKind.Enumerated, syntax);
                break;
            case ArrayUseKind.Element
                when syntax.Parent is ElementAccessExpressionSyntax { ArgumentList.Arguments: { Count: 1 } indices } access
                    && indices[0].Expression.IsKind(SyntaxKind.IndexExpression):
                Add(RentedMisuseKind.FromEnd, access);
                break;
            case ArrayUseKind.Length
                when syntax.Parent is MemberAccessExpressionSyntax length
                    && RentedLengths.StandsForRequested(length, _array.Local.Name, _model, _cancellationToken):
                Add(RentedMisuseKind.Length, length);
                break;
            case ArrayUseKind.SpanArgument when use.Overload is { IsReadOnly: true, Form: SpanForm.Whole } && !HasCount(use):
            case ArrayUseKind.Span
                when use.Reference.Parent is IConversionOperation { Parent: IArgumentOperation } conversion && SpanTypes.IsReadOnlySpan(conversion.Type)
                    && !RentedCallees.MakesView(conversion.Parent!.Parent) && !RentedCallees.ReadsPlaces(conversion.Parent!, _cancellationToken):
            case ArrayUseKind.ArrayMethod when use.Callee is { Name: "Sort" or "Reverse", Parameters.Length: 1 }:
            case ArrayUseKind.Escapes or ArrayUseKind.ArrayArgument when IsReadWhole(use):
                Add(RentedMisuseKind.Whole, syntax);
                break;
            default:
                if (RentedCallees.WholeUseOf(use, _cancellationToken) is { } kind)
                    Add(kind, syntax);
                break;
        }
    }

    /// <summary>Whether a call that needs an array, a memory or a sequence reads all of it.</summary>
    private static bool IsReadWhole(ArrayUse use)
    {
        var value = use.Reference;
        if (value.Parent is IConversionOperation conversion)
        {
            value = conversion;
            var isSequence =
                conversion.Type is INamedTypeSymbol { TypeKind: TypeKind.Interface, Name: "IEnumerable" or "IReadOnlyList" or "IReadOnlyCollection" };
            if (!isSequence && conversion.Type is not { Name: "ReadOnlyMemory" })
                return false;
            return value.Parent is IArgumentOperation;
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

    /// <summary>The first mention in the order of the code reads: nothing can have been written, not in the first iteration of a loop either.</summary>
    private void FindReadFirst()
    {
        foreach (var use in _uses)
        {
            if (use.Kind is ArrayUseKind.Length or ArrayUseKind.Named or ArrayUseKind.NullTest)
                continue;
            if (use.Kind == ArrayUseKind.Element && use.Reference.Parent is IArrayElementReferenceOperation element && Reads(element))
                Add(RentedMisuseKind.ReadFirst, element.Syntax);
            return;
        }
    }

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
        var paths = new RentedPaths(
            _array, _returns, _uses.Where(static use => RentedKeeping.IsHandedOn(use)).Select(static use => use.Reference.Syntax).ToList());
        foreach (var exit in paths.ExitsWithoutReturn())
            Add(RentedMisuseKind.NotReturned, exit);
        if (_returns.Count == 0 && _uses.Count > 0 && all.Uses.All(IsSeenToTheEnd))
            Add(RentedMisuseKind.NotReturned, _array.Declaration.Declaration.Variables[0].Initializer!.Value);
        foreach (var call in _returns)
        {
            if (paths.IsReturnedBefore(call) || paths.IsInFinallyAfterReturn(call))
                Add(RentedMisuseKind.ReturnedTwice, call);
        }

        foreach (var use in _uses)
        {
            if (use.Kind != ArrayUseKind.Named && paths.IsReturnedBefore(use.Reference.Syntax))
                AddAfterReturn(use.Reference.Syntax);
            else if (RentedKeeping.IsKept(use, _model, _cancellationToken) && !IsLentToObject(use) && paths.MayRunLater(use.Reference.Syntax))
                Add(RentedMisuseKind.Kept, use.Reference.Syntax);
        }

        if (_returns.Count > 0)
            FindViewsAfterReturn(all.Views, paths);
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
    /// A span of the array is the array: it must not be used either after that was given back. Only one that never gets another value is known to be.
    /// </summary>
    private void FindViewsAfterReturn(MemoryViews views, RentedPaths paths)
    {
        foreach (var view in views.Holders)
        {
            if (view.DeclaringSyntaxReferences is not { Length: 1 } references
                || references[0].GetSyntax(_cancellationToken) is not VariableDeclaratorSyntax { Initializer: not null } declarator
                || References.ScopeOf(declarator) is not { } scope || Writes.To(view.Name, scope, _model))
            {
                continue;
            }

            foreach (var name in References.To(view, scope, _model, _cancellationToken))
            {
                if (paths.IsReturnedBefore(name))
                    AddAfterReturn(name);
            }
        }
    }

    /// <summary>Adds a use after the return, unless control has come through an earlier one: what mends that mends this.</summary>
    private void AddAfterReturn(SyntaxNode place)
    {
        foreach (var known in _found)
        {
            if (known.Kind == RentedMisuseKind.UsedAfterReturn && known.Place.SpanStart < place.SpanStart
                && known.Place.FirstAncestorOrSelf<StatementSyntax>()?.Parent is { } list && list.Span.Contains(place.Span))
            {
                return;
            }
        }

        Add(RentedMisuseKind.UsedAfterReturn, place);
    }

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
