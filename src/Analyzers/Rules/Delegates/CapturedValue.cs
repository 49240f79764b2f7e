using System.Runtime.CompilerServices;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Delegates;

/// <summary>
/// Determines whether a copy of a captured variable, made where a lambda is made or given away, equals the variable whenever the lambda runs: nothing
/// writes it in the lambda or another function, nor in the place itself, nor where the lambda may still run.
/// </summary>
internal static class CapturedValue
{
    // By the mentions of a variable in a body, of which there is one list.
    private static readonly ConditionalWeakTable<IReadOnlyList<IOperation>, Writes> OfVariables = new();

    /// <summary>Whether a copy is as good as the variable.</summary>
    /// <param name="variable">The variable.</param>
    /// <param name="function">The lambda.</param>
    /// <param name="place">Where the copy is made: the call that the lambda is given to, or a statement with it.</param>
    /// <param name="isDoneAtReturn">Whether the lambda has run for the last time when the place is left.</param>
    /// <param name="cancellationToken">Stops the work.</param>
    public static bool IsKept(ISymbol variable, IOperation function, SyntaxNode place, bool isDoneAtReturn, CancellationToken cancellationToken)
    {
        var scope = Captures.ScopeOf(variable, function, cancellationToken);
        var mentions = VariableOperations.Of(variable, function);
        if (!OfVariables.TryGetValue(mentions, out var writes))
            writes = OfVariables.GetValue(mentions, key => Find(key, scope));
        if (writes.Positions.Count == 0)
            return true;
        return !writes.AreElsewhere && !References.IsInNestedFunction(function.Syntax, scope) && !writes.AreIn(place)
            && (isDoneAtReturn || !MayFollow(writes, place, scope));
    }

    private static Writes Find(IReadOnlyList<IOperation> mentions, SyntaxNode scope)
    {
        var positions = new List<int>();
        var areElsewhere = false;
        foreach (var mention in mentions)
        {
            if (mention is IVariableDeclaratorOperation || !IsWritten(mention))
                continue;
            positions.Add(mention.Syntax.SpanStart);
            areElsewhere |= IsShared(mention) || References.IsInNestedFunction(mention.Syntax, scope);
        }

        positions.Sort();
        return new Writes(positions, areElsewhere);
    }

    /// <summary>Whether a write may run after a place while the variable is the same.</summary>
    private static bool MayFollow(Writes writes, SyntaxNode place, SyntaxNode scope)
    {
        // A `for` has one variable for all its iterations.
        if (writes.Positions[writes.Positions.Count - 1] > place.SpanStart || scope is ForStatementSyntax
            || !MemberIndex.Own(FlowNode.Goto, References.FunctionOf(place)).IsEmpty)
        {
            return true;
        }

        for (var node = place.Parent; node is not null && node != scope; node = node.Parent)
        {
            if (Loops.IsLoop(node) && writes.AreIn(node))
                return true;
        }

        return false;
    }

    private static bool IsWritten(IOperation mention)
    {
        var part = mention;
        while (part.Parent is IFieldReferenceOperation field && field.Instance == part && part.Type?.IsReferenceType == false)
        {
            // A field of a struct is a part of its variable.
            part = field;
        }

        if (part.Type is not { IsReferenceType: false } type)
            return IsAssigned(part);
        return part.Parent switch
        {
            IInvocationOperation called when called.Instance == part => MayChange(type, called.TargetMethod),
            IPropertyReferenceOperation property when property.Instance == part =>
                IsAssigned(property) || property.Property.GetMethod is not { } getter || MayChange(type, getter),
            IEventReferenceOperation => true,
            IForEachLoopOperation or IUsingOperation or IAwaitOperation or IConversionOperation { Parent: IForEachLoopOperation or IUsingOperation } =>
                !type.IsReadOnly,
            _ => IsAssigned(part),
        };
    }

    private static bool IsAssigned(IOperation part) => part.Parent switch
    {
        IAssignmentOperation assignment => assignment.Target == part,
        IArgumentOperation argument => argument.Parameter is null or { RefKind: not (RefKind.None or RefKind.In) },
        IIncrementOrDecrementOperation or { Kind: OperationKind.None } => true,
        ITupleOperation tuple => IsTarget(tuple),
        _ => IsShared(part),
    };

    /// <summary>Whether another name is given to a variable or a part of it.</summary>
    private static bool IsShared(IOperation part) => part.Parent switch
    {
        IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol.IsRef: true } } => true,
        ISimpleAssignmentOperation { IsRef: true } or IAddressOfOperation or IConditionalOperation { IsRef: true } => true,
        IFieldReferenceOperation field when part.Type?.IsReferenceType == false => IsShared(field),
        _ => false,
    };

    private static bool IsTarget(ITupleOperation tuple)
    {
        IOperation part = tuple;
        while (part.Parent is ITupleOperation outer)
            part = outer;
        return part.Parent is IDeconstructionAssignmentOperation assignment && assignment.Target == part;
    }

    /// <summary>Whether a member that is called on a value may change it.</summary>
    private static bool MayChange(ITypeSymbol type, IMethodSymbol member) =>
        !type.IsReadOnly && !member.IsReadOnly && !member.IsStatic && type.SpecialType == SpecialType.None && type.TypeKind != TypeKind.Enum
        && !type.IsTupleType && type.OriginalDefinition.SpecialType != SpecialType.System_Nullable_T;

    /// <summary>Where a variable is written.</summary>
    /// <param name="Positions">The places, in the order of the code.</param>
    /// <param name="AreElsewhere">Whether one is in another function than the variable, or by another name.</param>
    private sealed record Writes(List<int> Positions, bool AreElsewhere)
    {
        public bool AreIn(SyntaxNode node)
        {
            var index = Positions.BinarySearch(node.SpanStart);
            if (index < 0)
                index = ~index;
            return index < Positions.Count && Positions[index] < node.Span.End;
        }
    }
}
