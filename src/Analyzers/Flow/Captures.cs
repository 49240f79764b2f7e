using System.Collections.Immutable;
using System.Runtime.CompilerServices;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// What a lambda, anonymous method or local function takes from the functions around it. One walk finds it for all functions of a body, and it is kept as
/// long as the body's operations are. What a nested function takes from outside counts for the functions around it as well; constants and names in
/// <c>nameof</c> do not count.
/// </summary>
internal sealed class Captures
{
    private static readonly ConditionalWeakTable<IOperation, Dictionary<IOperation, Captures>> OfBodies = new();
    private static readonly ConditionalWeakTable<IOperation, ILookup<SyntaxNode, IOperation>> OfScopes = new();

    // In bytes: what is no larger can be on the stack, and be copied there for each call, also where that is small.
    private const int MostBytesOnTheStack = 512;

    private readonly List<ISymbol> _variables = [];
    private readonly List<IMethodSymbol> _called = [];
    private readonly Captures? _around;
    private readonly IMethodSymbol _function;

    private Captures(IMethodSymbol function, Captures? around) => (_function, _around) = (function, around);

    /// <summary>The locals and parameters, in the order in which they are first named.</summary>
    public List<ISymbol> Variables => _variables;

    /// <summary>Whether the variables can be on the stack, as parameters, a state or locals, where a closure holds them on the heap.</summary>
    public bool AreSmall
    {
        get
        {
            var bytes = 0L;
            foreach (var variable in _variables)
                bytes += AllocationSize.OfValue(VariableOperations.TypeOf(variable)) ?? 0;
            return bytes <= MostBytesOnTheStack;
        }
    }

    /// <summary>Whether it takes <c>this</c>, for itself or for a local function that it calls.</summary>
    public bool HasThis { get; private set; }

    /// <summary>
    /// Whether it needs the variables of another function: it calls a local function around it that captures some, or that calls one which does.
    /// </summary>
    public bool HasVariablesOfCallees { get; private set; }

    /// <summary>
    /// Whether it takes something that has no name in it: the closure of a local function that it calls, the base of <c>this</c>, or a parameter of a
    /// primary constructor, which is a field.
    /// </summary>
    public bool HasUnnamed { get; private set; }

    /// <summary>What a function of a body takes; null where the operation is no function.</summary>
    public static Captures? Of(IOperation function) => InBody(function.Root()).TryGetValue(function, out var captures) ? captures : null;

    /// <summary>Whether another function than some and those in them takes a variable that is declared in a scope.</summary>
    /// <param name="functions">The functions that are asked about, all of one body.</param>
    /// <param name="scope">What the variables are declared in: see <see cref="ScopeOf"/>.</param>
    /// <param name="cancellationToken">Stops the work.</param>
    public static bool AreShared(ImmutableArray<IAnonymousFunctionOperation> functions, SyntaxNode scope, CancellationToken cancellationToken)
    {
        foreach (var user in UsersOf(functions[0], scope, cancellationToken))
        {
            var isAsked = false;
            foreach (var function in functions)
                isAsked |= function.Syntax.Span.Contains(user.Syntax.Span);
            if (!isAsked)
                return true;
        }

        return false;
    }

    /// <summary>The functions of a body that take a variable which is declared in a scope, in the order of the code, some more than once.</summary>
    public static IEnumerable<IOperation> UsersOf(IOperation place, SyntaxNode scope, CancellationToken cancellationToken)
    {
        var body = place.Root();
        if (!OfScopes.TryGetValue(body, out var users))
            users = OfScopes.GetValue(body, key => UsersIn(InBody(key), cancellationToken));
        return users[scope];
    }

    private static ILookup<SyntaxNode, IOperation> UsersIn(Dictionary<IOperation, Captures> functions, CancellationToken cancellationToken) =>
        functions
            .SelectMany(
                static function => function.Value._variables,
                (function, variable) => (Function: function.Key, Scope: ScopeOf(variable, function.Key, cancellationToken)))
            .ToLookup(static user => user.Scope, static user => user.Function);

    /// <summary>
    /// What a captured variable is declared in, so that each run of it makes a new variable: a block, a loop, a lambda or a member.
    /// </summary>
    public static SyntaxNode ScopeOf(ISymbol variable, IOperation place, CancellationToken cancellationToken)
    {
        if (variable.DeclaringSyntaxReferences.Length == 0)
            return References.FunctionOf(OutermostFunction(place));
        var declaration = variable.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken);
        if (declaration is CommonForEachStatementSyntax)
            return declaration;
        for (var node = declaration.Parent; node is not null; node = node.Parent)
        {
            if (node is BlockSyntax or SwitchStatementSyntax or CommonForEachStatementSyntax or ForStatementSyntax or WhileStatementSyntax or DoStatementSyntax
                or UsingStatementSyntax or FixedStatementSyntax or CatchClauseSyntax or SwitchExpressionArmSyntax or AnonymousFunctionExpressionSyntax
                or LocalFunctionStatementSyntax or AccessorDeclarationSyntax or CompilationUnitSyntax)
            {
                return node;
            }

            if (node is MemberDeclarationSyntax and not GlobalStatementSyntax)
                return node;
        }

        return declaration;
    }

    private static SyntaxNode OutermostFunction(IOperation place)
    {
        var outermost = place.Syntax;
        for (var node = outermost; node is not null and not (AccessorDeclarationSyntax or MemberDeclarationSyntax); node = node.Parent)
            outermost = node;
        return outermost;
    }

    private static Dictionary<IOperation, Captures> InBody(IOperation body) =>
        OfBodies.TryGetValue(body, out var known) ? known : OfBodies.GetValue(body, Find);

    private static Dictionary<IOperation, Captures> Find(IOperation root)
    {
        var found = new Dictionary<IOperation, Captures>();
        var left = new Stack<(IOperation Operation, Captures? Function)>();
        left.Push((root, null));
        while (left.Count > 0)
        {
            var (operation, function) = left.Pop();
            if (operation is INameOfOperation)
                continue;
            if (SymbolOf(operation) is { } symbol)
                found[operation] = function = new Captures(symbol, function);
            else
                function?.Add(operation);

            // The last is pushed first, so that names come in the order of the code.
            var children = operation.ChildOperations;
            foreach (var child in children.Reverse())
                left.Push((child, function));
        }

        AddCallees(found.Values);
        return found;
    }

    private static void AddCallees(Dictionary<IOperation, Captures>.ValueCollection functions)
    {
        var callers = functions
            .SelectMany(static caller => caller._called, static (caller, called) => (Caller: caller, Called: called))
            .ToLookup<(Captures Caller, IMethodSymbol Called), ISymbol?, Captures>(
                static call => call.Called, static call => call.Caller, SymbolEqualityComparer.Default);
        if (callers.Count == 0)
            return;

        Spread(functions.Where(static function => function.HasThis), callers, static caller => !caller.HasThis && (caller.HasThis = true));
        Spread(
            functions.Where(static function => function._variables.Count > 0),
            callers,
            static caller => !caller.HasVariablesOfCallees && (caller.HasVariablesOfCallees = true));
    }

    /// <summary>Tells the callers of functions something, and theirs, until all of them have been told.</summary>
    private static void Spread(IEnumerable<Captures> functions, ILookup<ISymbol?, Captures> callers, Func<Captures, bool> isNews)
    {
        var left = new Stack<Captures>(functions);
        while (left.Count > 0)
        {
            foreach (var caller in callers[left.Pop()._function])
            {
                if (isNews(caller))
                    left.Push(caller);
            }
        }
    }

    private static IMethodSymbol? SymbolOf(IOperation operation) => operation switch
    {
        IAnonymousFunctionOperation lambda => lambda.Symbol,
        ILocalFunctionOperation local => local.Symbol,
        _ => null,
    };

    private void Add(IOperation operation)
    {
        switch (operation)
        {
            case ILocalReferenceOperation { Local: { IsConst: false } local }:
                AddVariable(local);
                break;
            case IParameterReferenceOperation { Parameter: var parameter }:
                AddVariable(parameter);
                break;
            case IInstanceReferenceOperation { ReferenceKind: InstanceReferenceKind.ContainingTypeInstance } instance:
                for (var function = this; function is not null; function = function._around)
                {
                    function.HasThis = true;
                    function.HasUnnamed |= instance.Syntax is BaseExpressionSyntax;
                }

                break;
            case IInvocationOperation { TargetMethod: { MethodKind: MethodKind.LocalFunction, IsStatic: false } called }:
                AddFunction(called);
                break;
            case IMethodReferenceOperation { Method: { MethodKind: MethodKind.LocalFunction, IsStatic: false } called }:
                AddFunction(called);
                break;
            default:
                break;
        }
    }

    private void AddVariable(ISymbol variable)
    {
        if (References.IsOfPrimaryConstructor(variable))
        {
            for (var function = this; function is not null; function = function._around)
                function.HasThis = function.HasUnnamed = true;
            return;
        }

        for (var function = this; function is not null && !IsIn(variable, function._function); function = function._around)
        {
            if (!Contains(function._variables, variable))
                function._variables.Add(variable);
        }
    }

    private void AddFunction(IMethodSymbol called)
    {
        for (var function = this; function is not null && !IsIn(called, function._function); function = function._around)
        {
            if (SymbolEqualityComparer.Default.Equals(called, function._function))
                continue;
            function.HasUnnamed = true;
            function._called.Add(called);
        }
    }

    private static bool IsIn(ISymbol declared, IMethodSymbol function) => SymbolEqualityComparer.Default.Equals(declared.ContainingSymbol, function);

    private static bool Contains(List<ISymbol> variables, ISymbol variable)
    {
        foreach (var known in variables)
        {
            if (SymbolEqualityComparer.Default.Equals(known, variable))
                return true;
        }

        return false;
    }
}
