using System.Collections.Immutable;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Delegates.CapturingLocalFunction;

/// <summary>
/// The closure that the compiler keeps on the heap because local functions that are asynchronous, or iterators, capture variables, although each of them is
/// only called, so that it could be given the values. Local functions of other kinds may share the variables: alone, they read them on the stack.
/// </summary>
/// <param name="Functions">The functions that need it, in the order of the code.</param>
/// <param name="Place">A node that runs as often as the closure is made.</param>
/// <param name="Bytes">Its bytes; null where there are several, or where an iterator keeps each parameter twice.</param>
internal sealed record SharedClosure(ImmutableArray<SuspendingFunction> Functions, SyntaxNode Place, long? Bytes)
{
    private const int MostVariables = 8;

    /// <summary>Whether an operation is a local function that may need a closure of its own.</summary>
    public static bool MayBe(IOperation operation) =>
        operation is ILocalFunctionOperation { Symbol: { IsStatic: false, IsGenericMethod: false }, Syntax: LocalFunctionStatementSyntax function }
        && References.Suspends(function);

    /// <summary>The closure of which a function is the first that needs it; null where something else needs it, or the values may change.</summary>
    public static SharedClosure? Of(IOperation first, CancellationToken cancellationToken)
    {
        if (!MayBe(first) || SuspendingFunction.Of((ILocalFunctionOperation)first, cancellationToken) is not { } found)
            return null;
        var functions = new List<SuspendingFunction> { found };
        var scopes = new List<SyntaxNode>();
        var fields = new List<ISymbol>();
        for (var i = 0; i < functions.Count; i++)
        {
            foreach (var variable in functions[i].Variables)
            {
                var scope = Captures.ScopeOf(variable, first, cancellationToken);
                if (scopes.Contains(scope))
                    continue;
                scopes.Add(scope);
                if (!AddUsers(first, scope, functions, fields, cancellationToken))
                    return null;
            }
        }

        return functions.Sum(static function => function.Variables.Length) > MostVariables
            ? null
            : new SharedClosure(
                functions.ToImmutableArray(),
                ClosureCost.PlaceIn(scopes[0], found.Variables[0], cancellationToken),
                scopes.Count == 1 && functions.TrueForAll(static function => function.Function.Symbol.IsAsync) ? BytesOf(fields, functions) : null);
    }

    /// <summary>
    /// Adds the functions that take what a scope declares; false where one of them is a lambda, becomes a delegate, or comes before the first.
    /// </summary>
    private static bool AddUsers(
        IOperation first, SyntaxNode scope, List<SuspendingFunction> functions, List<ISymbol> fields, CancellationToken cancellationToken)
    {
        foreach (var user in Captures.UsersOf(first, scope, cancellationToken))
        {
            if (user is not ILocalFunctionOperation { Syntax: LocalFunctionStatementSyntax } function)
                return false;

            foreach (var variable in Captures.Of(user)!.Variables)
            {
                if (!fields.Contains(variable, SymbolEqualityComparer.Default) && Captures.ScopeOf(variable, user, cancellationToken) == scope)
                    fields.Add(variable);
            }

            if (functions.Exists(known => known.Function == function))
                continue;
            if (!References.Suspends(function.Syntax))
            {
                if (SuspendingFunction.CallsOf(function, cancellationToken).IsEmpty)
                    return false;
                continue;
            }

            // Each function takes at least one variable.
            if (functions.Count == MostVariables || function.Syntax.SpanStart < first.Syntax.SpanStart
                || SuspendingFunction.Of(function, cancellationToken) is not { } other)
            {
                return false;
            }

            functions.Add(other);
        }

        return true;
    }

    private static long? BytesOf(List<ISymbol> variables, List<SuspendingFunction> functions)
    {
        var types = new List<ITypeSymbol>();
        foreach (var variable in variables)
            types.Add(VariableOperations.TypeOf(variable));
        if (functions.Exists(static function => function.HasThis))
            types.Add(functions[0].Function.SemanticModel!.Compilation.ObjectType);
        return AllocationSize.OfObject(types);
    }
}
