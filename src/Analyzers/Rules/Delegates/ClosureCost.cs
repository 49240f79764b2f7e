using System.Collections.Immutable;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Delegates;

/// <summary>
/// What a capturing lambda allocates, and where. The closure is made where the scope of the innermost captured variable begins, together with those of
/// the scopes around it up to the next loop. The delegate is made where the lambda stands; in a loop or a lambda that begins inside that scope, the closure
/// mostly keeps it, so that it is made once as well: see <see cref="KeptDelegates"/>.
/// </summary>
/// <param name="Place">A node that runs as often as the objects are made.</param>
/// <param name="Bytes">The bytes of the objects that are no longer made without the captures; null where they are not computable.</param>
internal readonly record struct ClosureCost(SyntaxNode Place, long? Bytes)
{
    /// <summary>Whether a loop makes the delegate again for the same closure, which is made before it.</summary>
    public bool IsOfOuterClosure { get; private init; }

    /// <summary>The cost of one lambda.</summary>
    public static ClosureCost Of(IAnonymousFunctionOperation function, Captures captures, CancellationToken cancellationToken) =>
        Of(ImmutableArray.Create(function), captures.Variables, captures.HasThis, cancellationToken);

    /// <summary>The cost of lambdas of one call that lose their captures together.</summary>
    /// <param name="functions">The lambdas.</param>
    /// <param name="variables">All variables that they capture.</param>
    /// <param name="hasThis">Whether one of them captures <c>this</c>.</param>
    /// <param name="cancellationToken">Stops the work.</param>
    public static ClosureCost Of(
        ImmutableArray<IAnonymousFunctionOperation> functions, List<ISymbol> variables, bool hasThis, CancellationToken cancellationToken)
    {
        var function = functions[0];
        var lambda = function.Syntax;
        var delegates = functions.Length * AllocationSize.DelegateBytes;
        if (variables.Count == 0)
            return new ClosureCost(lambda, delegates);

        var variable = variables[0];
        var scope = Captures.ScopeOf(variable, function, cancellationToken);
        foreach (var other in variables)
        {
            var around = Captures.ScopeOf(other, function, cancellationToken);
            if (around.SpanStart > scope.SpanStart || (around.SpanStart == scope.SpanStart && around.Span.Length < scope.Span.Length))
                (variable, scope) = (other, around);
        }

        // Variables of several scopes share one closure where no loop lies between these.
        var outermost = scope;
        foreach (var other in variables)
        {
            var around = Captures.ScopeOf(other, function, cancellationToken);
            if (around.Span.Contains(outermost.Span) && !IsBehindLoop(scope is ForStatementSyntax ? scope.Parent! : scope, around))
                outermost = around;
        }

        if (hasThis && References.FunctionOf(lambda.Parent!) is var whole && outermost != whole
            && !IsBehindLoop(outermost is ForStatementSyntax ? outermost.Parent! : outermost, whole))
        {
            outermost = whole;
        }

        // One variable of a `for` serves all its iterations.
        var isRepeated = scope is ForStatementSyntax;
        for (var node = lambda.Parent; node is not null && node != scope; node = node.Parent)
            isRepeated |= Loops.IsLoop(node);
        var isKept = KeptDelegates.AreKept(lambda, outermost);
        var place = isKept ? PlaceIn(scope, variable, cancellationToken) : lambda;
        var isClosureElsewhere = (isRepeated && !isKept) || Captures.AreShared(functions, scope, cancellationToken);
        return new ClosureCost(place, isClosureElsewhere ? delegates : delegates + ClosureBytes(function, variables, hasThis, scope, cancellationToken))
        {
            IsOfOuterClosure = isRepeated && !isKept,
        };
    }

    /// <summary>The bytes of a local function that becomes a delegate, which no closure keeps; null where they are not computable.</summary>
    public static long? BytesOf(GivenFunction given, CancellationToken cancellationToken)
    {
        var variables = given.Captures.Variables;
        if (variables.Count == 0 || !given.IsFirst)
            return AllocationSize.DelegateBytes;
        var scope = Captures.ScopeOf(variables[0], given.Operation, cancellationToken);
        foreach (var other in variables)
        {
            var around = Captures.ScopeOf(other, given.Operation, cancellationToken);
            if (scope.Span.Contains(around.Span))
                scope = around;
        }

        return IsBehindLoop(given.Name, scope) || Captures.UsersOf(given.Operation, scope, cancellationToken).Any(user => user != given.Operation)
            ? AllocationSize.DelegateBytes
            : AllocationSize.DelegateBytes + ClosureBytes(given.Operation, variables, given.Captures.HasThis, scope, cancellationToken);
    }

    private static long? ClosureBytes(
        IOperation function, List<ISymbol> variables, bool pointsOutwards, SyntaxNode scope, CancellationToken cancellationToken)
    {
        var fields = new List<ITypeSymbol>();
        foreach (var variable in variables)
        {
            if (IsBehindLoop(scope, Captures.ScopeOf(variable, function, cancellationToken)))
                pointsOutwards = true;
            else
                fields.Add(VariableOperations.TypeOf(variable));
        }

        if (pointsOutwards)
            fields.Add(function.SemanticModel!.Compilation.ObjectType);
        return AllocationSize.OfObject(fields);
    }

    /// <summary>Whether a loop or a function lies between two scopes, so that the inner one has a closure of its own.</summary>
    public static bool IsBehindLoop(SyntaxNode inner, SyntaxNode outer)
    {
        for (var node = inner; node is not null && node != outer; node = node.Parent)
        {
            if (Loops.IsLoop(node) || node is AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax)
                return true;
        }

        return false;
    }

    /// <summary>A node that runs as often as a scope is entered.</summary>
    public static SyntaxNode PlaceIn(SyntaxNode scope, ISymbol variable, CancellationToken cancellationToken) => scope switch
    {
        CommonForEachStatementSyntax loop => loop.Statement,
        WhileStatementSyntax loop => loop.Condition,
        AnonymousFunctionExpressionSyntax lambda => lambda.Body,
        _ => variable.DeclaringSyntaxReferences.Length > 0 ? variable.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) : scope,
    };
}
