using System.Collections.Immutable;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Delegates;

/// <summary>
/// How a lambda can have what it captures as parameters: those that it is given already, and one more state that its callee, or an overload of that, hands
/// on.
/// </summary>
/// <param name="Function">The lambda.</param>
/// <param name="Argument">The argument that it is.</param>
/// <param name="Captures">What it captures.</param>
internal sealed record StatePlan(IAnonymousFunctionOperation Function, IArgumentOperation Argument, Captures Captures)
{
    // A state of more parts is harder to read than the lambda was.
    private const int MostParts = 5;

    /// <summary>
    /// The captured variables that a parameter of the lambda equals, or a part of one that is a tuple; null stands for <c>this</c>, and for the whole.
    /// </summary>
    public ImmutableArray<(ISymbol? Variable, int Position, string? Part)> AtHand { get; private init; } =
        ImmutableArray<(ISymbol?, int, string?)>.Empty;

    /// <summary>The captured variables that the state has to hold; null stands for <c>this</c>.</summary>
    public ImmutableArray<ISymbol?> Moved { get; private init; } = ImmutableArray<ISymbol?>.Empty;

    /// <summary>The overload to call; null where the callee hands a state on itself, or none is needed.</summary>
    public StateOverload? Overload { get; private init; }

    /// <summary>The argument that takes the state in the place of one that the lambda ignores; null where an overload is called, or none is needed.</summary>
    public IArgumentOperation? Ignored { get; private init; }

    /// <summary>The other lambdas of the call that get the state as well, with what they capture of it; see <see cref="OtherLambda"/>.</summary>
    public ImmutableArray<OtherLambda> Others { get; private init; } = ImmutableArray<OtherLambda>.Empty;

    /// <summary>The parameter of the lambda that is the state; -1 where none is needed.</summary>
    public int Position { get; private init; } = -1;

    /// <summary>Whether the state is an <c>object</c>.</summary>
    public bool IsObject { get; private init; }

    /// <summary>Whether the state is an <c>object</c> that a box has to be made for: it holds a value, or more than one variable.</summary>
    public bool IsBoxed => IsObject && (Moved.Length > 1 || !TypeOf(Moved[0]).IsReferenceType);

    /// <summary>Whether the state has to hold a captured variable; null stands for <c>this</c>.</summary>
    public bool Moves(ISymbol? variable)
    {
        foreach (var moved in Moved)
        {
            if (SymbolEqualityComparer.Default.Equals(moved, variable))
                return true;
        }

        return false;
    }

    /// <summary>The call that the lambda is an argument of.</summary>
    public IOperation Call => Argument.Parent!;

    /// <summary>What is called.</summary>
    public IMethodSymbol Callee => CalledMethod.Of(Call)!;

    /// <summary>What a lambda with parameters in the place of what it captures asks for.</summary>
    public Effort EffortFor(AllocationContext allocations, CancellationToken cancellationToken)
    {
        var isPlain = !IsObject && Moved.Length < 2;
        var effort = IsDwarfed(Callee) ? Effort.Unproven
            : Moved.IsEmpty || (isPlain && IsOfLookup(Argument.Parameter!.OriginalDefinition)) ? Effort.Welcome
            : isPlain ? Effort.None
            : Effort.Longer;
        return allocations.ForAllTargets(effort, ApiOf(Overload), Function.Syntax, cancellationToken);
    }

    /// <summary>Whether ALLOC401 tells of a lambda at a place of some heat, so that other rules about delegates leave it to that.</summary>
    public static bool IsAskedFor(IOperation creation, PlaceHeat heat, AllocationContext allocations, CancellationToken cancellationToken) =>
        Of(creation, cancellationToken) is { } plan
        && allocations.Finds(
            Descriptors.StateArgument, plan.EffortFor(allocations, cancellationToken), creation.Syntax.SyntaxTree, heat, cancellationToken);

    /// <summary>A task, a timer or a registration is more than the delegate that it is given.</summary>
    public static bool IsDwarfed(IMethodSymbol callee) => callee.ContainingType.IsUnder("System.Threading");

    /// <summary>
    /// Whether a delegate makes the value of a key that is looked up: it is given what another parameter takes, and gives what the method does. It runs where
    /// there is no value yet, and is made each time.
    /// </summary>
    private static bool IsOfLookup(IParameterSymbol factory)
    {
        if (factory is not
            {
                ContainingSymbol: IMethodSymbol { ReturnsVoid: false } method,
                Type: INamedTypeSymbol { DelegateInvokeMethod: { Parameters: { IsEmpty: false } given, ReturnType: var value } },
            }
            || given[0].Type is not ITypeParameterSymbol key || !SymbolEqualityComparer.Default.Equals(value, method.ReturnType)
            || SymbolEqualityComparer.Default.Equals(value, key))
        {
            return false;
        }

        foreach (var other in method.Parameters)
        {
            if (SymbolEqualityComparer.Default.Equals(other.Type, key))
                return true;
        }

        return false;
    }

    /// <summary>The methods of the framework itself that hand on a state of any type are younger than those that hand on an object.</summary>
    public static FrameworkApi ApiOf(StateOverload? overload) =>
        overload is { IsObject: false, Method.ContainingType: var type } && type.IsOfFramework()
            && !type.IsIn("System.Collections.Immutable")
            ? FrameworkApi.Spans
            : FrameworkApi.Any;

    /// <summary>Whether an operation is a lambda that is given to a method, written where the argument stands and not marked as <c>static</c>.</summary>
    public static bool MayBe(IOperation operation) =>
        operation is IDelegateCreationOperation
        {
            Syntax: AnonymousFunctionExpressionSyntax lambda,
            Target: IAnonymousFunctionOperation,
            Parent: IArgumentOperation { ArgumentKind: ArgumentKind.Explicit, Parameter: not null, Parent: IInvocationOperation or IObjectCreationOperation },
        }
        && !lambda.Modifiers.Any(SyntaxKind.StaticKeyword);

    /// <summary>The plan for the lambda of a delegate; null where there is none, or the lambda would do something else.</summary>
    public static StatePlan? Of(IOperation creation, CancellationToken cancellationToken)
    {
        if (!MayBe(creation) || ((IDelegateCreationOperation)creation).Target is not IAnonymousFunctionOperation function)
            return null;
        var argument = (IArgumentOperation)creation.Parent!;
        var passed = StateOverloads.PassedTo(argument.Parameter!).ToList();
        var overload = StateOverloads.Find(argument.Parameter!, creation.SemanticModel!.Compilation, function.Symbol.ContainingType);
        if ((passed.Count == 0 && overload is null) || Captures.Of(function) is not { HasUnnamed: false } captures
            || (captures.Variables.Count == 0 && !captures.HasThis))
        {
            return null;
        }

        return new StatePlan(function, argument, captures).KeepsMeaning(function, captures, cancellationToken)
            ? new StatePlan(function, argument, captures).Filled(passed, overload, cancellationToken)
            : null;
    }

    /// <summary>
    /// The plan for the lambda of a delegate as if an overload of its callee handed on a state as the last argument; null where the lambda would do something
    /// else.
    /// </summary>
    public static StatePlan? ForOverload(IOperation creation, CancellationToken cancellationToken)
    {
        var function = (IAnonymousFunctionOperation)((IDelegateCreationOperation)creation).Target;
        if (Captures.Of(function) is not { HasUnnamed: false } captures || (captures.Variables.Count == 0 && !captures.HasThis))
            return null;
        var plan = new StatePlan(function, (IArgumentOperation)creation.Parent!, captures);
        var moved = ImmutableArray.CreateBuilder<ISymbol?>();
        if (captures.HasThis)
            moved.Add(null);
        moved.AddRange(captures.Variables);
        return plan.KeepsMeaning(function, captures, cancellationToken)
            ? (plan with { Moved = moved.ToImmutable() })
                .WithState(new State(function.Symbol.Parameters.Length, IsObject: false, null, null), cancellationToken)
            : null;
    }

    /// <summary>Whether the same state is reported for a lambda of the call that stands before this one, and reaches both.</summary>
    public bool IsOfEarlierLambda(CancellationToken cancellationToken)
    {
        foreach (var other in Others)
        {
            if (other.MovedCaptures is not null && other.Function.Syntax.SpanStart < Function.Syntax.SpanStart
                && Of(other.Function.Parent!, cancellationToken) is { Overload: not null })
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>What the lambda allocates, together with the others that capture nothing any more.</summary>
    public ClosureCost Cost(CancellationToken cancellationToken)
    {
        var functions = ImmutableArray.CreateBuilder<IAnonymousFunctionOperation>();
        functions.Add(Function);
        var variables = new List<ISymbol>(Captures.Variables);
        var hasThis = Captures.HasThis;
        foreach (var other in Others)
        {
            if (other.MovedCaptures is not { } moved)
                continue;
            functions.Add(other.Function);
            hasThis |= moved.HasThis;
            foreach (var variable in moved.Variables)
            {
                if (!variables.Contains(variable, SymbolEqualityComparer.Default))
                    variables.Add(variable);
            }
        }

        return ClosureCost.Of(functions.ToImmutable(), variables, hasThis, cancellationToken);
    }

    private StatePlan? Filled(List<PassedOn> passed, StateOverload? overload, CancellationToken cancellationToken)
    {
        var atHand = ImmutableArray.CreateBuilder<(ISymbol?, int, string?)>();
        var moved = ImmutableArray.CreateBuilder<ISymbol?>();
        if (Captures.HasThis)
            Sort(null);
        foreach (var variable in Captures.Variables)
            Sort(variable);
        var plan = this with { AtHand = atHand.ToImmutable(), Moved = moved.ToImmutable() };
        if (moved.Count == 0)
            return plan;
        foreach (var state in passed)
        {
            if (!state.IsState || ArgumentOf(state) is not { } ignored || !IsIgnored(ignored, state.Position))
                continue;
            var isObject = ignored.Parameter!.Type.SpecialType == SpecialType.System_Object;
            return plan.WithState(new State(state.Position, isObject, ignored, null), cancellationToken);
        }

        if (overload is null || OthersOf(overload, moved, cancellationToken) is not { } others)
            return null;
        plan = plan with { Moved = moved.ToImmutable(), Others = others };
        return plan.WithState(new State(overload.Positions[Argument.Parameter!.Ordinal], overload.IsObject, null, overload), cancellationToken);

        void Sort(ISymbol? variable)
        {
            foreach (var value in passed)
            {
                if (ArgumentOf(value) is not { } given)
                    continue;
                var type = Function.Symbol.Parameters[value.Position].Type;
                var part = PartThatIs(variable, given.Value, type);
                if (part is not null || IsVariable(given.Value, variable, type))
                {
                    atHand.Add((variable, value.Position, part));
                    return;
                }
            }

            moved.Add(variable);
        }
    }

    /// <summary>How a lambda is given a state; see the properties of the plan.</summary>
    private readonly record struct State(int Position, bool IsObject, IArgumentOperation? Ignored, StateOverload? Overload);

    private StatePlan? WithState(State state, CancellationToken cancellationToken)
    {
        if (Moved.Length > MostParts)
            return null;
        foreach (var variable in Moved)
        {
            var type = TypeOf(variable);
            if (type.TypeKind is TypeKind.Dynamic or TypeKind.Pointer or TypeKind.FunctionPointer or TypeKind.Error
                || (state.IsObject && !TypeNames.CanBeWritten(type)))
            {
                return null;
            }
        }

        var plan = this with { Position = state.Position, IsObject = state.IsObject, Ignored = state.Ignored, Overload = state.Overload };
        return plan.IsBoxed && !plan.SparesMoreThanBox(cancellationToken) ? null : plan;
    }

    /// <summary>
    /// Whether a box takes the place of the closure, so that the delegate is spared: the closure is made for this lambda alone, and as often. Its parts get
    /// the names of the variables, which C# 8 allows.
    /// </summary>
    private bool SparesMoreThanBox(CancellationToken cancellationToken) =>
        ClosureCost.Of(Function, Captures, cancellationToken).Bytes != AllocationSize.DelegateBytes
        && Function.Syntax.SyntaxTree.Options is CSharpParseOptions { LanguageVersion: >= LanguageVersion.CSharp8 };

    /// <summary>The type of a captured variable; null stands for <c>this</c>.</summary>
    public ITypeSymbol TypeOf(ISymbol? variable) => variable switch
    {
        ILocalSymbol local => local.Type,
        IParameterSymbol parameter => parameter.Type,
        _ => Function.Symbol.ContainingType,
    };

    private IArgumentOperation? ArgumentOf(PassedOn value) =>
        CalledMethod.ArgumentOf(Call, value.Argument) is { ArgumentKind: ArgumentKind.Explicit } argument ? argument : null;

    /// <summary>Whether a value is a variable as it is, so that a parameter of a type that is given the value equals it.</summary>
    private static bool IsVariable(IOperation value, ISymbol? variable, ITypeSymbol type)
    {
        var inner = value.Inside(Through.BuiltInImplicit);
        if (inner != value && (type.SpecialType != SpecialType.System_Object || inner.Type?.IsReferenceType != true))
            return false;
        return inner switch
        {
            ILocalReferenceOperation local => SymbolEqualityComparer.Default.Equals(local.Local, variable),
            IParameterReferenceOperation parameter => SymbolEqualityComparer.Default.Equals(parameter.Parameter, variable),
            IInstanceReferenceOperation { ReferenceKind: InstanceReferenceKind.ContainingTypeInstance } => variable is null,
            _ => false,
        };
    }

    /// <summary>The name of the part of a tuple that is a variable as it is; null where there is none.</summary>
    private static string? PartThatIs(ISymbol? variable, IOperation value, ITypeSymbol type)
    {
        if (value.Inside(Through.Identity) is not ITupleOperation tuple || type is not INamedTypeSymbol { IsTupleType: true, TupleElements: var parts }
            || parts.Length != tuple.Elements.Length)
        {
            return null;
        }

        for (var i = 0; i < parts.Length; i++)
        {
            if (IsVariable(tuple.Elements[i], variable, parts[i].Type) && SymbolEqualityComparer.Default.Equals(tuple.Elements[i].Type, parts[i].Type))
                return parts[i].Name;
        }

        return null;
    }

    /// <summary>Whether a state says nothing and the lambda does not look at it.</summary>
    private bool IsIgnored(IArgumentOperation state, int position)
    {
        var value = state.Value.Inside(Through.BuiltInImplicit);
        if (!value.ConstantValue.HasValue && value is not IDefaultValueOperation)
            return false;
        return !IsNamed(Function, Function.Symbol.Parameters[position]);
    }

    private static bool IsNamed(IAnonymousFunctionOperation function, IParameterSymbol parameter)
    {
        foreach (var _ in VariableOperations.Of(parameter, function))
            return true;
        return false;
    }

    /// <summary>
    /// The other lambdas that an overload gives a state; null where another delegate is none. What they capture joins the state where that keeps their
    /// meaning.
    /// </summary>
    private ImmutableArray<OtherLambda>? OthersOf(StateOverload overload, ImmutableArray<ISymbol?>.Builder moved, CancellationToken cancellationToken)
    {
        var others = ImmutableArray.CreateBuilder<OtherLambda>();
        foreach (var argument in CalledMethod.ArgumentsOf(Call))
        {
            if (argument.Parameter is null || overload.Positions[argument.Parameter.Ordinal] is not (>= 0 and var position))
                continue;
            if (argument.Value is not IDelegateCreationOperation { Syntax: AnonymousFunctionExpressionSyntax, Target: IAnonymousFunctionOperation target })
                return null;
            if (overload.HasSameDelegates && IsNamed(target, target.Symbol.Parameters[position]))
                return null;
            if (target == Function)
                continue;
            var captures = Captures.Of(target)!;
            var joins = !captures.HasUnnamed && KeepsMeaning(target, captures, cancellationToken);
            others.Add(new OtherLambda(target, position, joins, captures));
            if (!joins)
                continue;
            if (captures.HasThis && !moved.Contains(null))
                moved.Insert(0, null);
            foreach (var variable in captures.Variables)
            {
                if (!moved.Contains(variable, SymbolEqualityComparer.Default))
                    moved.Add(variable);
            }
        }

        return others.ToImmutable();
    }

    /// <summary>Whether copies of the variables, made when the call begins, are what a lambda would see.</summary>
    private bool KeepsMeaning(IAnonymousFunctionOperation function, Captures captures, CancellationToken cancellationToken)
    {
        if (function.Syntax is AnonymousMethodExpressionSyntax { ParameterList: null })
            return false;

        // What the lambda makes may hold a function or a query that reads the variables later.
        var isDoneAtReturn = !function.Symbol.IsAsync && (RunsOnlyDuring(Callee) || StateAddition.RunsOnlyDuring(Argument, cancellationToken));
        foreach (var operation in function.Body.Descendants())
        {
            if (operation is IAnonymousFunctionOperation { Parent.Type: { } type } && ExpressionTrees.IsExpression(type))
                return false;
            isDoneAtReturn &= operation is not (IAnonymousFunctionOperation or ILocalFunctionOperation or ITranslatedQueryOperation);
        }

        foreach (var variable in captures.Variables)
        {
            if (!CapturedValue.IsKept(variable, function, Call.Syntax, isDoneAtReturn, cancellationToken))
                return false;
        }

        return true;
    }

    /// <summary>Whether a method of the framework runs what it is given before it returns, and keeps nothing of it.</summary>
    public static bool RunsOnlyDuring(IMethodSymbol method) => method.ContainingType is { } type && type.IsOfFramework() && method.Name switch
    {
        "GetOrAdd" or "AddOrUpdate" or "Update" => type.IsUnder("System.Collections"),
        "GetValue" => type is { Name: "ConditionalWeakTable" } && type.IsIn("System.Runtime.CompilerServices"),
        "Create" => type.SpecialType == SpecialType.System_String,
        "Run" => type.Name == "ExecutionContext" && type.IsIn("System.Threading"),
        "Send" => type.Name == "SynchronizationContext" && type.IsIn("System.Threading"),
        _ => false,
    };
}

/// <summary>Another lambda of a call that gets the state of one.</summary>
/// <param name="Function">The lambda.</param>
/// <param name="Position">Which of its parameters is the state.</param>
/// <param name="Joins">Whether what it captures is in the state; else it goes on capturing it.</param>
/// <param name="Captures">What it captures.</param>
internal sealed record OtherLambda(IAnonymousFunctionOperation Function, int Position, bool Joins, Captures Captures)
{
    /// <summary>What it captures, where that moves into the state; null where it captures nothing, or goes on capturing it.</summary>
    public Captures? MovedCaptures => Joins && (Captures.HasThis || Captures.Variables.Count > 0) ? Captures : null;
}
