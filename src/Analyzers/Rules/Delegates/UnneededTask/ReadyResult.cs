using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Delegates.UnneededTask;

/// <summary>
/// A method of a <c>Task</c> with a result that gives a value which is there already, an asynchronous one on a way on which it awaits nothing, another by
/// <c>Task.FromResult</c>, and whose callers all await it at once: a <c>ValueTask</c> would hold the value.
/// </summary>
/// <param name="Method">The method or local function.</param>
/// <param name="Value">The value that it gives without awaiting anything; where it makes a task of that, the call.</param>
/// <param name="Task">The name of the task in the declaration.</param>
internal sealed record ReadyResult(IMethodSymbol Method, ExpressionSyntax Value, GenericNameSyntax Task)
{
    /// <summary>Whether the task is part of a signature that other code relies on, so that a <c>ValueTask</c> is another design.</summary>
    public bool IsPromised { get; private init; }

    /// <summary>Whether the value is made on the way to it, so that nothing tells that the way is the usual one.</summary>
    public bool IsMade { get; private init; }

    /// <summary>The method of which an <c>await</c> is the first; null where each way to a value awaits something, or where a caller needs a task.</summary>
    public static ReadyResult? Of(IAwaitOperation awaiting, CancellationToken cancellationToken)
    {
        var model = awaiting.SemanticModel!;
        var function = References.FunctionOf(awaiting.Syntax);
        if (TaskOf(function) is not { } task || ValueBefore(awaiting, function, cancellationToken) is not var (value, isMade)
            || model.GetDeclaredSymbol(function, cancellationToken) is not IMethodSymbol { IsAsync: true } method
            || !((IsPromise(method) is var isPromised && isPromised) || CouldGiveValue(method, model.Compilation, cancellationToken)))
        {
            return null;
        }

        return new ReadyResult(method, value, task) { IsPromised = isPromised, IsMade = isMade };
    }

    /// <summary>The method that returns what <c>Task.FromResult</c> makes of a value which is there; null where a caller needs a task.</summary>
    public static ReadyResult? OfCall(IInvocationOperation made, CancellationToken cancellationToken)
    {
        var model = made.SemanticModel!;
        return made is { TargetMethod.Name: "FromResult", Arguments: { Length: 1 } arguments, Syntax: InvocationExpressionSyntax call }
            && arguments[0].Value.Inside(Through.BuiltIn) is var value && !value.ConstantValue.HasValue && made.Parent is IReturnOperation
            && References.FunctionOf(call) is var function && TaskOf(function) is { } task
            && model.GetDeclaredSymbol(function, cancellationToken) is IMethodSymbol { IsAsync: false } method
            && SymbolEqualityComparer.Default.Equals(method.ReturnType, made.Type)
            && ((IsPromise(method) is var isPromised && isPromised) || (IsThere(value) && CouldGiveValue(method, model.Compilation, cancellationToken)))
            ? new ReadyResult(method, call, task) { IsPromised = isPromised }
            : null;
    }

    private static bool IsPromise(IMethodSymbol method) =>
        IsOfManyValues(method) && IsCalledByCodeAlone(method)
        && (Accessibilities.IsVisibleOutside(method) || method.IsVirtual || method.IsAbstract || MemberFamily.IsDeclaredElsewhere(method));

    /// <summary>Whether a method gives a <c>Task</c> of a type that has more values than tasks are kept for.</summary>
    private static bool IsOfManyValues(IMethodSymbol method) =>
        method.ReturnType is INamedTypeSymbol { Name: "Task", Arity: 1, TypeArguments: { Length: 1 } results } type
        && results[0].SpecialType != SpecialType.System_Boolean && type.IsIn("System.Threading.Tasks");

    /// <summary>Whether all callers of a method of a task await it at once, so that it could give a <c>ValueTask</c>; of truth values tasks are kept.</summary>
    private static bool CouldGiveValue(IMethodSymbol method, Compilation compilation, CancellationToken cancellationToken)
    {
        if (!IsOfManyValues(method) || !IsCalledByCodeAlone(method)
            || AssemblyUses.In(compilation).OfMethod(method, cancellationToken) is not { IsDefaultOrEmpty: false } calls)
        {
            return false;
        }

        foreach (var call in calls)
        {
            if (!IsAwaitedAtOnce(call))
                return false;
        }

        return true;
    }

    /// <summary>Whether no attribute has a framework find a method, which expects a task. What only a compiler or debugger reads says nothing.</summary>
    private static bool IsCalledByCodeAlone(IMethodSymbol method)
    {
        foreach (var attribute in method.GetAttributes())
        {
            if (attribute.AttributeClass is not { } type || !(type.Name == "MethodImplAttribute" || type.IsUnder("System.Diagnostics")))
                return false;
        }

        return true;
    }

    private static GenericNameSyntax? TaskOf(SyntaxNode function)
    {
        var returned = function switch
        {
            MethodDeclarationSyntax method => method.ReturnType,
            LocalFunctionStatementSyntax local => local.ReturnType,
            _ => null,
        };
        return returned switch
        {
            GenericNameSyntax { Identifier.ValueText: "Task" } name => name,
            QualifiedNameSyntax { Right: GenericNameSyntax { Identifier.ValueText: "Task" } name } => name,
            _ => null,
        };
    }

    /// <summary>
    /// What the function first returns on a way on which nothing is awaited, and whether it makes that there; where it has a way to a value that is there, that
    /// one. Null where it has no such way, or gives only constants.
    /// </summary>
    private static (ExpressionSyntax Value, bool IsMade)? ValueBefore(IAwaitOperation awaiting, SyntaxNode function, CancellationToken cancellationToken)
    {
        foreach (var suspension in MemberIndex.Own(FlowNode.Suspension, function))
        {
            if (suspension != awaiting.Syntax)
                return null;
            break;
        }

        if (ArrowOf(function) is { Expression: var only })
            return GivenAtOnce(only, awaiting.SemanticModel!, cancellationToken) is { } given ? (only, !IsThere(given)) : null;
        var made = default(ExpressionSyntax);
        foreach (var node in MemberIndex.Own(FlowNode.Return, function))
        {
            if (node is ReturnStatementSyntax { Expression: { } value } && GivenAtOnce(value, awaiting.SemanticModel!, cancellationToken) is { } given
                && (node.Span.End <= awaiting.Syntax.SpanStart || WaysWithoutAwait.LeadTo(value, function)))
            {
                if (IsThere(given))
                    return (value, false);
                made ??= value;
            }
        }

        return made is null ? null : (made, true);
    }

    private static ArrowExpressionClauseSyntax? ArrowOf(SyntaxNode function) => function switch
    {
        MethodDeclarationSyntax method => method.ExpressionBody,
        LocalFunctionStatementSyntax local => local.ExpressionBody,
        _ => null,
    };

    private static IOperation? GivenAtOnce(ExpressionSyntax value, SemanticModel model, CancellationToken cancellationToken) =>
        WaysWithoutAwait.GivenPart(value) is { } part && model.GetOperation(part, cancellationToken)?.Inside(Through.BuiltIn) is { } given
        && (IsThere(given) || IsMadeThere(given))
            ? given
            : null;

    private static bool IsMadeThere(IOperation value) => value is IInvocationOperation or IObjectCreationOperation or IArrayCreationOperation
        or IInterpolatedStringOperation;

    private static bool IsThere(IOperation value) => value switch
    {
        { ConstantValue.HasValue: true } => false,
        IFieldReferenceOperation { Field: var field } => !(field.IsStatic && field.IsReadOnly),
        IPropertyReferenceOperation { Property: var property } => !property.IsStatic,
        ILocalReferenceOperation or IParameterReferenceOperation or IArrayElementReferenceOperation => true,
        _ => false,
    };

    /// <summary>Whether a call is awaited where it stands, with no options that only a task has.</summary>
    private static bool IsAwaitedAtOnce(IOperation call) =>
        AwaitedCalls.AreAwaited(call) && !ShowsAwaiters(call)
        && (AwaitedCalls.ConfigurationOf(call) is not { Arguments: var arguments }
            || (arguments.Length == 1 && arguments[0].Value.Type?.SpecialType == SpecialType.System_Boolean));

    /// <summary>Whether what is awaited in the function around a call is given to a builder that the framework did not make.</summary>
    private static bool ShowsAwaiters(IOperation call)
    {
        var model = call.SemanticModel!;
        var function = References.FunctionOf(call.Syntax);
        var symbol = model.GetDeclaredSymbol(function) ?? model.GetSymbolInfo(function).Symbol;
        return symbol is IMethodSymbol { ReturnsVoid: false } method && (!method.ReturnType.IsOfFramework() || OnlyAwait.HasOwnBuilder(method));
    }
}
