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
            return isDoneAtReturn || variable is IParameterSymbol || !HasJumps(scope);
        return !writes.AreElsewhere && !References.IsInNestedFunction(function.Syntax, scope) && !writes.AreIn(place)
            && (isDoneAtReturn || !MayFollow(writes, place, scope));
    }

    /// <summary>Whether a jump may come back, also to the declaration of a variable, which is the same as long as its block is not left.</summary>
    private static bool HasJumps(SyntaxNode scope) => !MemberIndex.Own(FlowNode.Goto, References.FunctionOf(scope)).IsEmpty;

    private static Writes Find(IReadOnlyList<IOperation> mentions, SyntaxNode scope)
    {
        var positions = new List<int>();
        var last = -1;
        var areElsewhere = false;
        foreach (var mention in mentions)
        {
            if (mention is IVariableDeclaratorOperation || WriteOf(mention) is not { } write)
                continue;
            positions.Add(mention.Syntax.SpanStart);
            last = Math.Max(last, write.Syntax.Span.End);
            areElsewhere |= IsShared(mention) || References.IsInNestedFunction(mention.Syntax, scope);
        }

        positions.Sort();
        return new Writes(positions, last, areElsewhere);
    }

    /// <summary>Whether a write may run after a place while the variable is the same.</summary>
    private static bool MayFollow(Writes writes, SyntaxNode place, SyntaxNode scope)
    {
        // A `for` has one variable for all its iterations.
        if (writes.Last > place.SpanStart || scope is ForStatementSyntax || HasJumps(scope))
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

    /// <summary>
    /// What writes a variable that is mentioned, once it has evaluated all its parts; null where the mention only reads. A struct whose members may change
    /// it is only read where the code takes a copy: most other uses work on the variable itself, such as patterns, indices from the end and spans.
    /// </summary>
    private static IOperation? WriteOf(IOperation mention)
    {
        var part = mention;
        while (part.Parent is IFieldReferenceOperation field && field.Instance == part && part.Type?.IsReferenceType == false)
        {
            // A field of a struct is a part of its variable.
            part = field;
        }

        if (AssignmentOf(part) is { } assignment)
            return assignment;
        if (part.Type is not { IsReferenceType: false } type || !MayChange(type))
            return null;
        var isWritten = part.Parent switch
        {
            IInvocationOperation called when called.Instance == part => MayChange(called.TargetMethod),
            IPropertyReferenceOperation property when property.Instance == part =>
                AssignmentOf(property) is not null || property.Property.GetMethod is not { } getter || MayChange(getter),
            _ => !IsCopied(part),
        };
        return isWritten ? part.Parent : null;
    }

    /// <summary>Whether the code takes the value of a variable or a part of it, and leaves the variable alone.</summary>
    private static bool IsCopied(IOperation part) => part.Parent switch
    {
        // An inline array becomes a span over itself.
        IConversionOperation conversion => conversion.Type is { IsRefLikeType: false } && conversion.Parent is not (IForEachLoopOperation or IUsingOperation),
        IIsPatternOperation { Pattern: var pattern } => (pattern is INegatedPatternOperation not ? not.Pattern : pattern)
            is IConstantPatternOperation or IDeclarationPatternOperation or ITypePatternOperation,
        IArgumentOperation or IAssignmentOperation or IVariableInitializerOperation or ISymbolInitializerOperation or IReturnOperation => true,
        IBinaryOperation or IUnaryOperation or INameOfOperation or ICoalesceOperation or IConditionalOperation or ISwitchExpressionArmOperation => true,
        IInterpolationOperation or ITupleOperation or IArrayInitializerOperation or IWithOperation or IMethodReferenceOperation or IIsTypeOperation => true,
        _ => false,
    };

    /// <summary>What gives a variable or a part of it another value; null where its parent does not.</summary>
    private static IOperation? AssignmentOf(IOperation part)
    {
        switch (part.Parent)
        {
            case IAssignmentOperation assignment:
                return assignment.Target == part || IsShared(part) ? assignment : null;
            case IArgumentOperation argument:
                return argument.Parameter is null or { RefKind: not (RefKind.None or RefKind.In) } ? argument.Parent : null;
            case IIncrementOrDecrementOperation or { Kind: OperationKind.None }:
                return part.Parent;
            case ITupleOperation:
                var whole = part.Parent;
                while (whole.Parent is ITupleOperation outer)
                    whole = outer;
                return whole.Parent is IDeconstructionAssignmentOperation deconstruction && deconstruction.Target == whole ? deconstruction : null;
            default:
                // A call that binds at run time, or goes through a pointer, has arguments without parameters.
                return IsShared(part) || part.Syntax.Parent is ArgumentSyntax { RefKindKeyword.RawKind: not 0 } ? part.Parent : null;
        }
    }

    /// <summary>Whether another name is given to a variable or a part of it.</summary>
    private static bool IsShared(IOperation part) => part.Parent switch
    {
        IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol.IsRef: true } } => true,
        ISimpleAssignmentOperation { IsRef: true } or IAddressOfOperation or IConditionalOperation { IsRef: true } => true,
        IFieldReferenceOperation field when part.Type?.IsReferenceType == false => IsShared(field),
        _ => false,
    };

    /// <summary>Whether a member that is not <c>readonly</c> may change a value of a type. The types of the language itself have none that does.</summary>
    private static bool MayChange(ITypeSymbol type) =>
        !type.IsReadOnly && type.SpecialType == SpecialType.None && type.TypeKind != TypeKind.Enum && !type.IsTupleType
        && type.OriginalDefinition.SpecialType != SpecialType.System_Nullable_T;

    private static bool MayChange(IMethodSymbol member) => !member.IsReadOnly && !member.IsStatic;

    /// <summary>Where a variable is written.</summary>
    /// <param name="Positions">The places, in the order of the code.</param>
    /// <param name="Last">Where the last of what writes it ends: an assignment writes after it has evaluated its value.</param>
    /// <param name="AreElsewhere">Whether one is in another function than the variable, or by another name.</param>
    private sealed record Writes(List<int> Positions, int Last, bool AreElsewhere)
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
