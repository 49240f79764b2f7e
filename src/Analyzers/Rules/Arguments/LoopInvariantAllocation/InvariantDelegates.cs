using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Rules.Delegates;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation;

/// <summary>
/// Determines which delegates a loop creates in each iteration although they are equal: those of a method of <c>this</c>, and lambdas that capture
/// nothing but <c>this</c>, and those of local functions from outside the loop. The compiler keeps those of lambdas with a closure and, from C# 11 on, of
/// static methods, but not these.
/// </summary>
internal static class InvariantDelegates
{
    /// <summary>Whether an operation makes such a delegate.</summary>
    public static bool IsMaker(IOperation operation) => operation is IDelegateCreationOperation { Type.TypeKind: TypeKind.Delegate } creation
        && creation.Target switch
        {
            IMethodReferenceOperation { Method: { IsStatic: false, MethodKind: MethodKind.Ordinary },
                Instance: IInstanceReferenceOperation { ReferenceKind: InstanceReferenceKind.ContainingTypeInstance, Type.IsReferenceType: true } } =>
                true,
            IAnonymousFunctionOperation function => CapturesOnlyThis(function),
            _ => false,
        };

    /// <summary>Whether an operation makes the delegate of a static method, which no compiler keeps before C# 11, as it keeps that of a lambda.</summary>
    public static bool IsOfStaticMethod(IOperation operation) =>
        operation is IDelegateCreationOperation { Type.TypeKind: TypeKind.Delegate,
            Target: IMethodReferenceOperation { Method: { IsStatic: true, MethodKind: MethodKind.Ordinary } } }
        && operation.Syntax.SyntaxTree.Options is CSharpParseOptions { LanguageVersion: < LanguageVersion.CSharp11 };

    /// <summary>The outermost loop before which a delegate can be made; null where its value is not worth it.</summary>
    public static LoopAllocation? TryGet(IOperation value, CancellationToken cancellationToken)
    {
        // A local function that could be static needs no other place for its delegate.
        var function = GivenFunction.Of(value, cancellationToken);
        if (!(IsMaker(value) || IsOfStaticMethod(value) || function is { CouldBeStatic: false }) || IsDwarfed(value)
            || LoopInvariance.InnermostAround(value.Syntax) is not { } inner
            || LoopAllocation.LeavesInFirstIteration(inner, value.Syntax)
            || !EachIteration.Runs(value.Syntax, inner) || IsShared(value)
            || LoopInvariance.OutermostAround(value.Syntax, loop => function is null || IsBefore(function, loop)) is not { } outermost)
        {
            return null;
        }

        return new LoopAllocation(value, outermost, LoopReset.None) { Bytes = AllocationSize.DelegateBytes };
    }

    /// <summary>
    /// Whether a local function is declared outside of a loop, where all that it captures is declared as well, so that its delegates there are equal.
    /// </summary>
    private static bool IsBefore(GivenFunction function, StatementSyntax loop) => !loop.Span.Contains(function.Declaration.Span);

    /// <summary>
    /// Whether a delegate is what makes the value that a table of the object, or of its type, does not have yet: <c>_items.GetOrAdd(key, Make)</c>. A
    /// table is asked many times, and the delegate is made each time, although it seldom runs.
    /// </summary>
    public static bool IsForTableOfOwner(IOperation value) =>
        UserOf(value) is IArgumentOperation { Parent: IInvocationOperation { TargetMethod: { Name: "GetOrAdd" or "AddOrUpdate" or "GetValue" } method,
            Instance: { } table } }
        && StatePlan.RunsOnlyDuring(method) && IsOfOwner(table) && IsMaker(value);

    /// <summary>
    /// Whether it is so for a table of a class that is no framework's: a method of a generic class that is given a key, and a delegate from keys to values,
    /// and that gives back a value.
    /// </summary>
    public static bool IsForOtherTable(IOperation value) =>
        UserOf(value) is IArgumentOperation
        {
            Parameter.OriginalDefinition.Type: INamedTypeSymbol
            {
                DelegateInvokeMethod:
                {
                    Parameters: { Length: > 0 } inputs, ReturnType: ITypeParameterSymbol { TypeParameterKind: TypeParameterKind.Type } made,
                },
            },
            Parent: IInvocationOperation { TargetMethod.OriginalDefinition: var method, Instance: { } table },
        }
        && inputs[0].Type is ITypeParameterSymbol { TypeParameterKind: TypeParameterKind.Type } key
        && SymbolEqualityComparer.Default.Equals(method.ReturnType, made)
        && method.Parameters.Any(parameter => SymbolEqualityComparer.Default.Equals(parameter.Type, key))
        && !method.ContainingType.IsOfFramework() && IsOfOwner(table) && IsMaker(value);

    private static bool IsOfOwner(IOperation table) => table.Inside(Through.BuiltInImplicit)
        is IFieldReferenceOperation { Instance: null or IInstanceReferenceOperation }
        or IPropertyReferenceOperation { Instance: null or IInstanceReferenceOperation };

    /// <summary>
    /// Whether a delegate is given to a method that only runs it before it returns, so that one that the object keeps would do for each call: one of the
    /// project, or one of the framework that runs a method for each element. A constructor runs once for an object.
    /// </summary>
    public static bool IsForEachCall(IOperation value, CancellationToken cancellationToken) =>
        UserOf(value) is IArgumentOperation { Parameter.OriginalDefinition: { Type.TypeKind: TypeKind.Delegate } parameter,
            Parent: IInvocationOperation { TargetMethod: var callee } }
        && (IsMaker(value) || IsOfStaticMethod(value)) && !IsDwarfed(value)
        && value.Syntax.FirstAncestorOrSelf<MemberDeclarationSyntax>() is not (null or ConstructorDeclarationSyntax or GlobalStatementSyntax)
        && (parameter.ContainingSymbol is IMethodSymbol { DeclaringSyntaxReferences.IsEmpty: false } own
            ? own is { IsVirtual: false, IsAbstract: false, IsOverride: false, IsAsync: false }
                && StateAddition.OnlyRunsOrHandsOn(own, parameter, value.SemanticModel!.Compilation, cancellationToken)
            : value.Syntax is not AnonymousFunctionExpressionSyntax && !callee.ContainingType.IsUnder("System.Linq")
                && DelegateCallees.RunsPerElement(callee));

    /// <summary>A thread, a task, a timer or another new object costs more than the delegate that it is given.</summary>
    private static bool IsDwarfed(IOperation value) => UserOf(value) is IArgumentOperation argument
        && (argument.Parent is IObjectCreationOperation
            || (argument.Parent is IInvocationOperation { TargetMethod.ContainingType: { } owner } && owner.IsUnder("System.Threading")));

    private static IOperation? UserOf(IOperation value) => value.Around(Through.Any).Parent;

    /// <summary>An event takes a delegate once, and one that is given away by <c>return</c> leaves the loop.</summary>
    private static bool IsShared(IOperation value) => value.Parent is IEventAssignmentOperation or IReturnOperation or ICompoundAssignmentOperation;

    /// <summary>Whether a delegate is for a method that has an overload with a state, which <c>this</c> can be.</summary>
    public static bool CouldTakeState(IOperation value) => MethodGroupState.Of(value) is not null
        || value is IDelegateCreationOperation { Target: IAnonymousFunctionOperation function, Parent: IArgumentOperation { Parameter: { } parameter } }
        && StateOverloads.Find(parameter, value.SemanticModel!.Compilation, function.Symbol.ContainingType) is not null;

    private static bool CapturesOnlyThis(IAnonymousFunctionOperation function) =>
        Captures.Of(function) is { HasThis: true, HasUnnamed: false, Variables.Count: 0 }
        && function.Symbol.ContainingType is { IsReferenceType: true };
}
