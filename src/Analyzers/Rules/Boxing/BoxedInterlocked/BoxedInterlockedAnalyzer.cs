using System.Collections.Immutable;
using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Boxing.BoxedInterlocked;

/// <summary>
/// ALLOC203: finds numbers that are boxed to be exchanged by <c>Interlocked</c>, and counters that are kept in an object.
/// </summary>
/// <remarks>
/// <para>
/// It looks at calls of <c>Exchange</c> and <c>CompareExchange</c> on objects, follows the new value back to the conversions that box it,
/// and reports each where it is made, which may be an assignment to a local. It also tests whether the comparand is a box of its own.
/// Boxes are compared by reference, so such an exchange never succeeds, and it is reported at any heat. A counter is an assignment that
/// unboxes a variable, computes, and boxes the result into the same variable. It is a suggestion where the variable holds values of several types. A local
/// or parameter that is counted once, on its way from one object to another, is no counter where the signature asks for both.
/// </para>
/// <para>
/// Not reported: exchanged references, type parameters that need not be value types, other boxes in cold code, and a box that takes the place of null, which
/// is made once in the life of the variable.
/// </para>
/// </remarks>
public sealed class BoxedInterlockedAnalyzer() : AllocationAnalyzer(Descriptors.BoxedInterlocked)
{
    private static readonly Rule Rule = Descriptors.BoxedInterlocked;

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        start.RegisterOperationAction(context => OfCall(context, allocations), OperationKind.Invocation);
        start.RegisterOperationAction(context => OfCounter(context, allocations), OperationKind.SimpleAssignment);
    }

    private static void OfCall(OperationAnalysisContext context, AllocationContext allocations)
    {
        var invocation = (IInvocationOperation)context.Operation;
        if (InterlockedCall.TryGet(invocation) is not { Method: "CompareExchange" or "Exchange", Value: { } value } call
            || call.Comparand?.ConstantValue is { HasValue: true, Value: null })
        {
            return;
        }

        var reported = false;
        var neverEqual = call.Comparand is { } comparand ? FreshBox(comparand) : null;
        foreach (var box in BoxedValues.Of(value))
        {
            if (!BoxedValues.TypeOf(box).IsValueType)
                continue;
            var place = PlaceOf(box, invocation);
            var verb = box.Operand is IBinaryOperation ? "The sum or other result" : "The value";
            reported |= Report(
                context,
                allocations,
                place,
                box,
                verb + " of type '" + BoxedValues.NameOf(box) + "' is boxed for 'Interlocked." + call.Method + "'" + Warn(neverEqual),
                neverEqual is not null && place == invocation.Syntax,
                invocation);
        }

        if (neverEqual is not null && !reported)
            Report(context, allocations, invocation.Syntax, neverEqual, "'Interlocked.CompareExchange' compares boxes by reference"
                + Warn(neverEqual), atAnyHeat: true, invocation);
    }

    /// <summary><c>_count = (int)_count + 1</c> on any variable or element of type object.</summary>
    private static void OfCounter(OperationAnalysisContext context, AllocationContext allocations)
    {
        var assignment = (ISimpleAssignmentOperation)context.Operation;
        if (BoxedCounter.Is(assignment) && assignment.Value is IConversionOperation box
            && (IsRepeated(assignment) || allocations.IsReported(Rule, Effort.Unproven, context, out _)))
        {
            Report(
                context,
                allocations,
                assignment.Syntax,
                box,
                "'" + assignment.Target.Syntax + "' is unboxed, changed and boxed again as '" + BoxedValues.NameOf(box) + "'",
                atAnyHeat: false,
                exchange: null,
                BoxedCounter.HoldsSeveralTypes(assignment));
        }
    }

    /// <summary>Whether a variable may be counted again: it outlives the function, or a loop inside its scope counts it.</summary>
    private static bool IsRepeated(ISimpleAssignmentOperation assignment)
    {
        var variable = assignment.Target switch
        {
            ILocalReferenceOperation reference => reference.Local,
            IParameterReferenceOperation { Parameter.RefKind: RefKind.None } reference => reference.Parameter,
            _ => default(ISymbol),
        };
        if (variable is not { DeclaringSyntaxReferences: { Length: 1 } declared })
            return true;
        for (var node = assignment.Syntax; node.Parent is { } parent && !parent.Span.Contains(declared[0].Span); node = parent)
        {
            if (parent is AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax || Loops.RunsRepeatedly(node, parent))
                return true;
        }

        return false;
    }

    private static bool Report(
        OperationAnalysisContext context,
        AllocationContext allocations,
        SyntaxNode place,
        IConversionOperation box,
        string what,
        bool atAnyHeat,
        IInvocationOperation? exchange,
        bool isSuggestion = false)
    {
        if (!allocations.IsReported(Rule, place, box.SemanticModel!, context.CancellationToken, out var heat))
        {
            if (!atAnyHeat)
                return false;
            heat = heat.Level == HeatLevel.Cold ? PlaceHeat.Unknown : heat;
        }

        allocations.Report(context, new Finding(Rule, place.GetLocation(), heat)
        {
            Bytes = AllocationSize.OfBox(BoxedValues.TypeOf(box)),
            Arguments = [what],
            IsSuggestion = isSuggestion,
            AdditionalLocations = exchange is null ? ImmutableArray<Location>.Empty : ImmutableArray.Create(exchange.Syntax.GetLocation()),
        });
        return true;
    }

    /// <summary>The call itself, or the assignment that boxes into the local that the call exchanges.</summary>
    private static SyntaxNode PlaceOf(IConversionOperation box, IInvocationOperation invocation)
    {
        for (var operation = box.Parent; operation is not null && operation != invocation; operation = operation.Parent)
        {
            if (operation is IAssignmentOperation assignment)
                return assignment.Syntax;
            if (operation is IVariableDeclaratorOperation declarator)
                return declarator.Syntax;
        }

        return invocation.Syntax;
    }

    /// <summary>
    /// The conversion that creates a new box for the comparand, so that it cannot be the object that is stored. A local counts only where it may hold
    /// such a box, as in <c>old = _value ?? 0L</c>; a local that is also what was stored before may be the very box.
    /// </summary>
    private static IConversionOperation? FreshBox(IOperation comparand)
    {
        foreach (var box in BoxedValues.Of(comparand))
        {
            if (BoxedValues.TypeOf(box).IsValueType && (comparand is not (ILocalReferenceOperation or IParameterReferenceOperation) || IsFallback(box)))
                return box;
        }

        return null;
    }

    private static bool IsFallback(IConversionOperation box) =>
        box.Parent is ICoalesceOperation coalesce && coalesce.WhenNull == box;

    private static string Warn(IConversionOperation? neverEqual) => neverEqual switch
    {
        null => "",
        { Parent: ICoalesceOperation } => ", and the comparand boxed by '??' never equals what is stored, so the exchange cannot succeed on null",
        _ => ", and the comparand is a box of its own, which never equals what is stored",
    };
}
