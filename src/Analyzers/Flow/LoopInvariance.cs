using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Flow;

/// <summary>Determines which values are the same in each iteration of a loop, and before which loop they can be taken.</summary>
internal static class LoopInvariance
{
    /// <summary>
    /// Whether a value is a local or parameter from outside the loop that nothing in the loop changes, or a read-only field of the object or of a type, once
    /// its constructors are done.
    /// </summary>
    public static bool IsInvariant(IOperation item, StatementSyntax loop, SemanticModel model)
    {
        while (item is IConversionOperation { IsImplicit: true, OperatorMethod: null } conversion && conversion.Operand.Type?.IsReferenceType == true)
            item = conversion.Operand;
        if (!IsPlain(item.Type))
            return false;
        if (item is IFieldReferenceOperation field)
            return IsSettled(field, loop);
        if (VariableOperations.NamedBy(item) is not { } variable)
            return false;
        foreach (var reference in variable.DeclaringSyntaxReferences)
        {
            if (reference.SyntaxTree == loop.SyntaxTree && loop.Span.Contains(reference.Span))
                return false;
        }

        return !LoopWrites.MayChange(variable, loop, model);
    }

    /// <summary>Whether a value belongs to an iteration: it is made there, or names something that is declared there.</summary>
    public static bool Varies(IOperation value, StatementSyntax loop)
    {
        foreach (var operation in value.DescendantsAndSelf())
        {
            if (operation is IInstanceReferenceOperation { ReferenceKind: InstanceReferenceKind.ImplicitReceiver }
                || (operation is ILocalReferenceOperation { Local.DeclaringSyntaxReferences: { Length: 1 } declared } && loop.Span.Contains(declared[0].Span)))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>The innermost loop of the same function that repeats a place, or null.</summary>
    public static StatementSyntax? InnermostAround(SyntaxNode place)
    {
        for (var node = Spines.Top(place);
             node.Parent is { } outer
                 and not (MemberDeclarationSyntax and not GlobalStatementSyntax or AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax);
             node = Spines.Top(outer))
        {
            if (outer is StatementSyntax loop && Loops.RunsRepeatedly(node, outer))
                return loop;
        }

        return null;
    }

    /// <summary>
    /// The outermost loop before which a value can be taken, among those that stand in a block, or null. Each loop must reach the place in
    /// each of its iterations: before a loop that may skip it, the value would be created although it is not used.
    /// </summary>
    public static StatementSyntax? OutermostAround(SyntaxNode place, Func<StatementSyntax, bool> isInvariantIn)
    {
        var found = default(StatementSyntax);
        var inner = place;
        for (var loop = InnermostAround(place); loop is not null && EachIteration.Runs(inner, loop) && isInvariantIn(loop); loop = InnermostAround(loop))
        {
            found = loop.Parent is BlockSyntax or GlobalStatementSyntax ? loop : found;
            inner = loop;
        }

        return found;
    }

    /// <summary>
    /// Whether a read of a field gives what its constructor left there. A struct can be replaced as a whole, and a loop that suspends may go on while the
    /// constructor that began it sets the field.
    /// </summary>
    private static bool IsSettled(IFieldReferenceOperation read, StatementSyntax loop)
    {
        if (read is not { Field: { IsReadOnly: true, ContainingType: var owner } field,
            Instance: null or IInstanceReferenceOperation { Type.IsReferenceType: true } } || FieldsOfThreads.Contain(field))
        {
            return false;
        }

        var around = read.SemanticModel?.GetEnclosingSymbol(read.Syntax.SpanStart);
        for (; around is IMethodSymbol method; around = around.ContainingSymbol)
        {
            if (method.MethodKind is MethodKind.Constructor or MethodKind.StaticConstructor || method.IsInitOnly)
                return false;
        }

        return around is INamedTypeSymbol && !StaticConstruction.MayBegin(read)
            && ((read.Instance is null && !SymbolEqualityComparer.Default.Equals(around, owner)) || !References.Suspends(References.FunctionOf(loop)));
    }

    /// <summary>A type whose values no call can change in place.</summary>
    private static bool IsPlain(ITypeSymbol? type) =>
        type is not null && (type.IsReferenceType || type.IsReadOnly || type.TypeKind == TypeKind.Enum || type.SpecialType != SpecialType.None);
}
