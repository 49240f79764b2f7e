using System.Collections.Immutable;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules;

/// <summary>What is done with the result of a chain.</summary>
internal enum ChainUse
{
    /// <summary>The last operator gives a value: <c>Any</c>, <c>First</c>, <c>Sum</c>.</summary>
    Value,

    /// <summary>A <c>foreach</c> goes through it.</summary>
    Enumerated,

    /// <summary>The last operator makes a collection of which nothing but the length is asked for, where it is made or in a local that holds it.</summary>
    Counted,

    /// <summary>The last operator makes a collection: <c>ToList</c>.</summary>
    Collected,

    /// <summary>It is a sequence that is stored, returned or passed on.</summary>
    Passed,
}

/// <summary>Operators of LINQ to objects of which each takes what the one before it gives.</summary>
/// <param name="Source">What the first operator takes; null where it makes its elements itself.</param>
/// <param name="Operators">The calls, from the source on.</param>
/// <param name="Use">What is done with the result.</param>
internal sealed record LinqChain(IOperation? Source, ImmutableArray<IInvocationOperation> Operators, ChainUse Use)
{
    /// <summary>The last operator.</summary>
    public IInvocationOperation End => Operators[Operators.Length - 1];

    /// <summary>The whole expression: a call, or a query with its clauses.</summary>
    public SyntaxNode Syntax
    {
        get
        {
            var whole = (IOperation)End;
            while (whole.Parent is ITranslatedQueryOperation query)
                whole = query;
            return whole.Syntax;
        }
    }

    /// <summary>What a change asks of the owner: a collection that is the result is wanted, and whoever gets a sequence has to take something else.</summary>
    public Effort Effort => Use is ChainUse.Collected or ChainUse.Passed ? Effort.Elsewhere : Effort.Longer;

    /// <summary>Whether a method is an operator of LINQ to objects, or one that begins a chain with an <c>ImmutableArray</c>.</summary>
    public static bool IsOperator(IMethodSymbol method) => method.ContainingType.IsEnumerable() || IsOfImmutableArray(method);

    /// <summary>Whether a method is an operator that gives a sequence, which it computes when that is gone through.</summary>
    public static bool MakesIterator(IMethodSymbol method) =>
        IsOperator(method) && method.OriginalDefinition.ReturnType is INamedTypeSymbol { TypeKind: TypeKind.Interface }
        && method.Name is not ("AsEnumerable" or "Empty" or "ToLookup");

    /// <summary>Whether a method is an operator that looks at the elements of an <c>ImmutableArray</c> without boxing it or asking for an enumerator.</summary>
    public static bool IsOfImmutableArray(IMethodSymbol method) =>
        (method.Parameters.Length > 0 && method.ContainingType.IsImmutableArrayExtensions() && method.Parameters[0].Type.IsValueType)
        || IsOwnOfImmutableArray(method);

    /// <summary>Whether a method is <c>OfType</c>, which an <c>ImmutableArray</c> has as a method of its own that calls the operator for its array.</summary>
    private static bool IsOwnOfImmutableArray(IMethodSymbol method) =>
        method is { Name: "OfType", IsStatic: false, Parameters.IsEmpty: true, ContainingType: { Name: "ImmutableArray", IsValueType: true } type }
        && type.IsIn("System.Collections.Immutable");

    /// <summary>The chain that a call ends; null where another operator takes its result, or where the elements come from a database.</summary>
    public static LinqChain? EndingAt(IInvocationOperation call)
    {
        if (!IsOperator(call.TargetMethod) || Outside(call).Parent is IArgumentOperation { Parent: IInvocationOperation { TargetMethod: var user } }
            && IsOperator(user))
        {
            return null;
        }

        var (source, operators) = OperatorsUpTo(call);

        // Null, a collection expression or a missing expression has no type of its own.
        return source is not null && (source.Type is not { } type || IsQueryable(type)) ? null : new LinqChain(source, operators, UseOf(call));
    }

    /// <summary>The operators of chains that are other arguments of an operator, as in <c>a.SequenceEqual(b.Take(3))</c>.</summary>
    public static IEnumerable<IInvocationOperation> OperatorsOfOperands(IInvocationOperation call)
    {
        foreach (var argument in call.Arguments)
        {
            if (argument.Parameter is not { Ordinal: > 0 } || argument.Value.Inside(Through.BuiltInImplicit) is not IInvocationOperation end
                || !IsOperator(end.TargetMethod))
            {
                continue;
            }

            foreach (var other in OperatorsUpTo(end).Operators)
                yield return other;
        }
    }

    private static (IOperation? Source, ImmutableArray<IInvocationOperation> Operators) OperatorsUpTo(IInvocationOperation end)
    {
        var operators = ImmutableArray.CreateBuilder<IInvocationOperation>();
        var source = (IOperation?)end;
        while (source is IInvocationOperation current && IsOperator(current.TargetMethod))
        {
            operators.Add(current);
            source = SourceOf(current);
        }

        operators.Reverse();
        return (source, operators.ToImmutable());
    }

    /// <summary>The chain that an argument belongs to; null where it is no argument of an operator.</summary>
    public static LinqChain? Around(IArgumentOperation argument)
    {
        var end = default(IInvocationOperation);
        for (var part = argument; part?.Parent is IInvocationOperation call && IsOperator(call.TargetMethod); part = Outside(call).Parent as IArgumentOperation)
            end = call;
        return end is null ? null : EndingAt(end);
    }

    /// <summary>The argument for a parameter of an operator; null where it has none.</summary>
    public static IOperation? ArgumentOf(IInvocationOperation call, int ordinal) => CalledMethod.ArgumentOf(call, ordinal)?.Value;

    private static IOperation? SourceOf(IInvocationOperation call)
    {
        if (IsOwnOfImmutableArray(call.TargetMethod))
            return call.Instance?.Inside(Through.BuiltInImplicit);
        var parameters = call.TargetMethod.Parameters;
        if (parameters.IsEmpty || (parameters[0].Type.TypeKind != TypeKind.Interface && !IsOfImmutableArray(call.TargetMethod))
            || ArgumentOf(call, 0) is not { } source)
        {
            return null;
        }

        source = source.Inside(Through.BuiltInImplicit);
        while (source is ITranslatedQueryOperation query)
            source = query.Operation.Inside(Through.BuiltInImplicit);
        return source;
    }

    private static IOperation Outside(IOperation value)
    {
        value = value.Around(Through.BuiltInImplicit);
        while (value.Parent is ITranslatedQueryOperation query)
            value = query.Around(Through.BuiltInImplicit);
        return value;
    }

    /// <summary>The argument that the result is; null where it is none.</summary>
    public IArgumentOperation? Argument => Outside(End).Parent as IArgumentOperation;

    private static ChainUse UseOf(IInvocationOperation end)
    {
        if (end.TargetMethod.Name is "ToArray" or "ToList" or "ToDictionary" or "ToHashSet" or "ToLookup")
        {
            return end.TargetMethod.Name is "ToArray" or "ToList" && (IsCountedAtOnce(end) || MeasuredCopies.IsMeasuredLocal(end))
                ? ChainUse.Counted
                : ChainUse.Collected;
        }

        if (end.TargetMethod.OriginalDefinition.ReturnType is not INamedTypeSymbol { TypeKind: TypeKind.Interface })
            return ChainUse.Value;
        return Outside(end).Parent is IForEachLoopOperation ? ChainUse.Enumerated : ChainUse.Passed;
    }

    private static bool IsCountedAtOnce(IInvocationOperation end) => MeasuredCopies.IsLength(Outside(end).Parent);

    /// <summary>Whether the length is asked for where the collection is made, and not of a local that holds it.</summary>
    public bool IsCountedInPlace => Use == ChainUse.Counted && IsCountedAtOnce(End);

    private static bool IsQueryable(ITypeSymbol type)
    {
        if (type is { Name: "IQueryable" or "ParallelQuery" } && type.IsUnder("System.Linq"))
            return true;
        foreach (var other in type.AllInterfaces)
        {
            if (other.Name == "IQueryable" && other.IsIn("System.Linq"))
                return true;
        }

        return false;
    }
}
