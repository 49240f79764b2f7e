using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Delegates;

/// <summary>
/// A lambda that captures because its callee hands it no state, where the callee is a method of the project that could: it does nothing with the delegate but
/// run it, so that an overload that also takes a state only needs to hand that on where the delegate is run.
/// </summary>
/// <param name="Plan">What the lambda captures, which the state would hold.</param>
/// <param name="Callee">The method, as it is declared.</param>
/// <param name="Parameter">Its parameter that takes the delegate.</param>
internal sealed record StateAddition(StatePlan Plan, IMethodSymbol Callee, IParameterSymbol Parameter)
{
    // The longest delegate of the framework has one parameter more.
    private const int MostParameters = 15;

    private const int MostDepth = 3;

    /// <summary>Whether the callee also gives the delegate to other methods of the project, which only run it and would need such an overload too.</summary>
    public bool HandsOn { get; private init; }

    /// <summary>The addition for the lambda of a delegate; null where the callee hands on a state already, or cannot.</summary>
    public static StateAddition? Of(IOperation creation, CancellationToken cancellationToken)
    {
        if (!StatePlan.MayBe(creation)
            || creation.Parent is not IArgumentOperation { Parameter.OriginalDefinition: { IsOptional: false } parameter, Parent: IInvocationOperation }
            || parameter.ContainingSymbol is not IMethodSymbol callee || !CanHaveOverload(callee) || !CanHaveState(parameter))
        {
            return null;
        }

        var compilation = creation.SemanticModel!.Compilation;
        if (!OnlyRunsOrHandsOn(callee, parameter, compilation, cancellationToken) || StatePlan.ForOverload(creation, cancellationToken) is not { } plan)
            return null;

        // A delegate of the object alone is better kept in a field, which ALLOC104 tells, than handed through several methods.
        var handsOn = !OnlyRuns(callee, parameter, compilation, cancellationToken);
        return handsOn && plan.Captures.Variables.Count == 0 ? null : new StateAddition(plan, callee, parameter) { HandsOn = handsOn };
    }

    /// <summary>
    /// What the owner has to do: write an overload first, or several of which each calls the next, for one lambda that is often small beside what it does.
    /// </summary>
    public const Effort Effort = Reporting.Effort.Elsewhere;

    /// <summary>Whether ALLOC401 asks for the addition at a place of some heat, so that other rules about delegates leave it to that.</summary>
    public static bool IsAskedFor(IOperation creation, PlaceHeat heat, AllocationContext allocations, CancellationToken cancellationToken) =>
        Of(creation, cancellationToken) is not null
        && allocations.Finds(Descriptors.StateArgument, Effort, creation.Syntax.SyntaxTree, heat, cancellationToken);

    /// <summary>Whether an <c>Action</c> or <c>Func</c> with one parameter more can stand for the delegate that a parameter takes.</summary>
    private static bool CanHaveState(IParameterSymbol parameter)
    {
        if (parameter is not
            {
                RefKind: RefKind.None, IsParams: false,
                Type: INamedTypeSymbol
                {
                    TypeKind: TypeKind.Delegate,
                    DelegateInvokeMethod: { Parameters: { Length: < MostParameters } taken, RefKind: RefKind.None, ReturnType: var given },
                },
            }
            || !CanBeTypeArgument(given))
        {
            return false;
        }

        foreach (var each in taken)
        {
            if (each.RefKind != RefKind.None || each.IsParams || each.IsOptional || !CanBeTypeArgument(each.Type))
                return false;
        }

        return true;
    }

    private static bool CanBeTypeArgument(ITypeSymbol type) =>
        type is { IsRefLikeType: false, TypeKind: not (TypeKind.Pointer or TypeKind.FunctionPointer or TypeKind.Error) };

    /// <summary>
    /// Whether a method has its body in the project, no other method can take its place, and no other method of its name could take a call with one argument
    /// more.
    /// </summary>
    private static bool CanHaveOverload(IMethodSymbol method)
    {
        if (method is not
            {
                MethodKind: MethodKind.Ordinary, DeclaringSyntaxReferences.Length: 1, IsVirtual: false, IsAbstract: false, IsOverride: false, IsExtern: false,
                IsAsync: false, PartialDefinitionPart: null, PartialImplementationPart: null,
                ContainingType: { TypeKind: TypeKind.Class or TypeKind.Struct } owner,
            })
        {
            return false;
        }

        for (var type = owner; type is not null; type = type.BaseType)
        {
            foreach (var member in type.GetMembers(method.Name))
            {
                if (SymbolEqualityComparer.Default.Equals(member, method))
                    continue;
                if (member is not IMethodSymbol other || MayTakeMore(other, method))
                    return false;
            }
        }

        return true;
    }

    /// <summary>Whether a method could take a call with an argument more than another has parameters, of which one is a lambda.</summary>
    public static bool MayTakeMore(IMethodSymbol method, IMethodSymbol other)
    {
        if (ArgumentCounts.Of(method).Most <= other.Parameters.Length)
            return false;
        foreach (var parameter in method.Parameters)
        {
            if (MayTakeLambda(parameter is { IsParams: true, Type: IArrayTypeSymbol { ElementType: var element } } ? element : parameter.Type))
                return true;
        }

        return false;
    }

    private static bool MayTakeLambda(ITypeSymbol type) =>
        type.TypeKind is TypeKind.Delegate or TypeKind.TypeParameter or TypeKind.Dynamic or TypeKind.Error
        || type.SpecialType is SpecialType.System_Object or SpecialType.System_Delegate or SpecialType.System_MulticastDelegate
        || type.IsIn("System.Linq.Expressions")
        || (type is INamedTypeSymbol { Arity: > 0 } && SequenceTypes.ItemOf(type) is { } item && MayTakeLambda(item));

    /// <summary>Whether a method does nothing with a delegate but run it, itself and before it returns.</summary>
    public static bool OnlyRuns(IMethodSymbol method, IParameterSymbol parameter, Compilation compilation, CancellationToken cancellationToken) =>
        OnlyRuns(method, parameter, compilation, MostDepth, cancellationToken);

    /// <summary>The same for a method that may give the delegate to others of the project, which do nothing else with it either.</summary>
    public static bool OnlyRunsOrHandsOn(IMethodSymbol method, IParameterSymbol parameter, Compilation compilation, CancellationToken cancellationToken) =>
        OnlyRuns(method, parameter, compilation, 0, cancellationToken);

    /// <summary>
    /// Whether a method of the project, which no other can take the place of, runs the delegate that it is given, and does nothing else with it.
    /// </summary>
    public static bool RunsOnlyDuring(IArgumentOperation argument, CancellationToken cancellationToken) =>
        argument.Parameter?.OriginalDefinition is { RefKind: RefKind.None, ContainingSymbol: IMethodSymbol
        {
            IsVirtual: false, IsAbstract: false, IsOverride: false, IsAsync: false, DeclaringSyntaxReferences.Length: 1,
        } callee } parameter
        && OnlyRunsOrHandsOn(callee, parameter, argument.SemanticModel!.Compilation, cancellationToken);

    private static bool OnlyRuns(IMethodSymbol method, IParameterSymbol parameter, Compilation compilation, int depth, CancellationToken cancellationToken)
    {
        if (MethodBody.Of(method, cancellationToken) is not { } body
            || VariableOperations.OfParameter(parameter, compilation, cancellationToken) is not { } mentions)
        {
            return false;
        }

        var runs = false;
        foreach (var mention in mentions)
        {
            var isRun = RunOf(mention) is not null || (depth < MostDepth && IsHandedOn(mention, compilation, depth, cancellationToken));
            if ((!isRun && !IsTestedForNull(mention) && !IsTestedElsewhere(mention, compilation, cancellationToken))
                || References.FunctionOf(mention.Syntax) != body.Parent)
            {
                return false;
            }

            runs |= isRun;
        }

        return runs && MemberIndex.Own(FlowNode.Yield, body.Parent!).IsEmpty;
    }

    private static bool IsHandedOn(IOperation mention, Compilation compilation, int depth, CancellationToken cancellationToken) =>
        mention.Parent is IArgumentOperation { Parameter.OriginalDefinition: { RefKind: RefKind.None } taken, Parent: IInvocationOperation }
        && taken.ContainingSymbol is IMethodSymbol
        {
            IsVirtual: false, IsAbstract: false, IsOverride: false, IsAsync: false, DeclaringSyntaxReferences.Length: 1,
        } next
        && OnlyRuns(next, taken, compilation, depth + 1, cancellationToken);

    /// <summary>The call that runs the delegate which a mention of a parameter is; null where it does something else.</summary>
    public static InvocationExpressionSyntax? RunOf(IOperation mention) => mention.Parent switch
    {
        IInvocationOperation { TargetMethod.MethodKind: MethodKind.DelegateInvoke } call when call.Instance == mention =>
            call.Syntax as InvocationExpressionSyntax,
        IConditionalAccessOperation { WhenNotNull: IInvocationOperation { TargetMethod.MethodKind: MethodKind.DelegateInvoke } call } access
            when access.Operation == mention && call.Instance is IConditionalAccessInstanceOperation => call.Syntax as InvocationExpressionSyntax,
        _ => null,
    };

    /// <summary>Whether a method of the project gets the delegate only to compare it with null, as those do that throw for null.</summary>
    private static bool IsTestedElsewhere(IOperation mention, Compilation compilation, CancellationToken cancellationToken) =>
        mention.Around(Through.BuiltInImplicit).Parent is IArgumentOperation { Parameter: { RefKind: RefKind.None } taken, Parent: IInvocationOperation }
        && taken.ContainingSymbol is IMethodSymbol
        {
            IsVirtual: false, IsAbstract: false, IsOverride: false, DeclaringSyntaxReferences.IsEmpty: false,
        } check
        && IsForAnyDelegate(check.OriginalDefinition, cancellationToken)
        && (ParameterSummaries.Of(compilation).UsesOf(taken, cancellationToken) & ~(ParameterUse.NullTested | ParameterUse.Named)) == 0;

    /// <summary>Whether a method does the same with a delegate of another type: no overload could take it, and no type parameter is asked for.</summary>
    private static bool IsForAnyDelegate(IMethodSymbol check, CancellationToken cancellationToken)
    {
        foreach (var member in check.ContainingType.GetMembers(check.Name))
        {
            if (!SymbolEqualityComparer.Default.Equals(member, check))
                return false;
        }

        return check.TypeParameters.IsEmpty || (MethodBody.Of(check, cancellationToken) is { } body
            && !body.DescendantNodesAndSelf().Any(node => node is IdentifierNameSyntax { Identifier.ValueText: var name }
                && check.TypeParameters.Any(parameter => parameter.Name == name)));
    }

    private static bool IsTestedForNull(IOperation mention) => mention.Parent switch
    {
        IIsPatternOperation { Pattern: IConstantPatternOperation or INegatedPatternOperation { Pattern: IConstantPatternOperation } } => true,
        IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals } comparison =>
            NullValue.Is(comparison.LeftOperand) || NullValue.Is(comparison.RightOperand),
        INameOfOperation => true,
        IConversionOperation
        {
            Parent: IArgumentOperation { Parent: IInvocationOperation { TargetMethod: { Name: "ThrowIfNull", ContainingType: var type } } },
        } => type.Name == nameof(ArgumentNullException) && type.IsIn("System"),
        _ => false,
    };
}
