using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>What a method does with a delegate that it is given.</summary>
internal enum DelegateRun
{
    /// <summary>It keeps it, or nothing is known.</summary>
    Unknown,

    /// <summary>It runs it for each call of itself, at once or later.</summary>
    OncePerCall,

    /// <summary>It runs it for each element.</summary>
    PerElement,

    /// <summary>It runs it for each match of a regular expression, which makes more objects than most lambdas do.</summary>
    PerMatch,

    /// <summary>It runs it in a loop of its own body, which is in this project.</summary>
    InItsLoop,

    /// <summary>It runs it for each request.</summary>
    PerRequest,

    /// <summary>It is the compiler, and runs it for each node, symbol or operation of a program, in an editor after each key.</summary>
    PerNode,

    /// <summary>It runs it for a request that has failed.</summary>
    OnFailure,

    /// <summary>It runs it while a host starts.</summary>
    AtStartUp,

    /// <summary>It runs it while something is set up.</summary>
    InSetUp,

    /// <summary>It runs it for the first caller only.</summary>
    OnceAtAll,
}

/// <summary>
/// Determines how often a method runs a delegate that it is given: known methods of the framework by symbol, methods of this project by a look at
/// their body. Results about bodies are kept for one compilation.
/// </summary>
internal sealed class DelegateCallees
{
    private readonly Memo<IParameterSymbol, DelegateRun> _ofParameters = new(SymbolEqualityComparer.Default);

    /// <summary>How often the callee runs a delegate, and its name; unknown where the delegate is not an argument of a call that binds.</summary>
    public (DelegateRun Run, string Callee) Of(ExpressionSyntax function, SemanticModel model, CancellationToken cancellationToken)
    {
        if (function.Parent is not ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax invocation } argument
            || model.GetSymbolInfo(invocation, cancellationToken).Symbol is not IMethodSymbol called)
        {
            return (DelegateRun.Unknown, "");
        }

        var run = RunsPerMatch(called) ? DelegateRun.PerMatch
            : RunsPerElement(called) ? DelegateRun.PerElement
            : RunsOncePerCall(called) ? DelegateRun.OncePerCall
            : RunsPerNode(called) ? DelegateRun.PerNode
            : OfHost(called, model.GetSymbolInfo(function, cancellationToken).Symbol as IMethodSymbol);
        if (run == DelegateRun.PerRequest && IsInExceptionHandler(invocation))
            run = DelegateRun.OnFailure;
        return (run == DelegateRun.Unknown ? OfParameter(called, argument, invocation, cancellationToken) : run, called.Name);
    }

    /// <summary>Whether a call puts together what a server does after an exception: it stands in the argument of <c>UseExceptionHandler</c>.</summary>
    private static bool IsInExceptionHandler(InvocationExpressionSyntax call)
    {
        for (SyntaxNode node = call; node.Parent is { } parent and not MemberDeclarationSyntax; node = parent)
        {
            if (parent is InvocationExpressionSyntax around && CalledName.Of(around) is { Identifier.ValueText: "UseExceptionHandler" })
                return true;
        }

        return false;
    }

    /// <summary>Whether a method of the framework runs a delegate for each element, before it returns or when its result is gone through.</summary>
    public static bool RunsPerElement(IMethodSymbol method)
    {
        if (method.ContainingType is not { } type)
            return false;
        return type.Name switch
        {
            "Enumerable" or "ParallelEnumerable" or "AsyncEnumerable" or "ImmutableArrayExtensions" => type.IsIn("System.Linq"),
            "Parallel" => method.Name is "For" or "ForEach" or "ForAsync" or "ForEachAsync" && type.IsIn("System.Threading.Tasks"),
            "List" or "HashSet" or "SortedSet" => type.IsIn("System.Collections.Generic"),
            "Array" => type.SpecialType == SpecialType.System_Array,
            "MemoryExtensions" => type.IsIn("System"),
            "Regex" => method.Name == "Replace" && type.IsIn("System.Text.RegularExpressions"),
            "ImmutableInterlocked" => false,
            var name => name.StartsWith("Immutable", StringComparison.Ordinal) && type.IsIn("System.Collections.Immutable"),
        };
    }

    private static bool RunsPerMatch(IMethodSymbol method) =>
        method is { Name: "Replace", ContainingType: { Name: "Regex" } type } && type.IsIn("System.Text.RegularExpressions");

    private static bool RunsOncePerCall(IMethodSymbol method) => method.ContainingType is { } type && method.Name switch
    {
        "Run" => type.Name is "Task" && type.IsIn("System.Threading.Tasks") || type.Name == "ExecutionContext" && type.IsIn("System.Threading"),
        "StartNew" => type.Name == "TaskFactory" && type.IsIn("System.Threading.Tasks"),
        "ContinueWith" => type.Name == "Task" && type.IsIn("System.Threading.Tasks"),
        "Invoke" => type.Name == "Parallel" && type.IsIn("System.Threading.Tasks"),
        "QueueUserWorkItem" or "UnsafeQueueUserWorkItem" => type.Name == "ThreadPool" && type.IsIn("System.Threading"),
        "Send" or "Post" => type.Name == "SynchronizationContext" && type.IsIn("System.Threading"),
        "Create" => type.SpecialType == SpecialType.System_String,
        _ => false,
    };

    /// <summary>Whether an analyzer or generator tells the compiler what to run for parts of a program, rather than once for all of it.</summary>
    private static bool RunsPerNode(IMethodSymbol method) => method.ContainingType switch
    {
        { Name: "SyntaxValueProvider" or "IncrementalValueProviderExtensions" } type => type.IsIn("Microsoft.CodeAnalysis"),
        { } type => method.Name.StartsWith("Register", StringComparison.Ordinal) && method.Name.EndsWith("Action", StringComparison.Ordinal)
            && !method.Name.StartsWith("RegisterCompilation", StringComparison.Ordinal) && type.IsIn("Microsoft.CodeAnalysis.Diagnostics"),
        null => false,
    };

    private static DelegateRun OfHost(IMethodSymbol called, IMethodSymbol? function)
    {
        if (function is not null && HostTypes.IsConfiguration(function))
            return DelegateRun.AtStartUp;
        var isConfiguration = HostTypes.IsConfigurationCall(called);
        if ((isConfiguration && HostTypes.IsMapping(called)) || (function is not null && HostTypes.TakesRequest(function)))
            return DelegateRun.PerRequest;
        if (!isConfiguration)
            return function is { ReturnsVoid: true } && SetUpMembers.Configures(called.ReducedFrom ?? called) ? DelegateRun.InSetUp : DelegateRun.Unknown;
        if (called.Name.EndsWith("AddSingleton", StringComparison.Ordinal) || called.Name == "AddHostedService")
            return DelegateRun.OnceAtAll;
        return function is { ReturnsVoid: true } ? DelegateRun.AtStartUp : DelegateRun.Unknown;
    }

    private DelegateRun OfParameter(IMethodSymbol called, ArgumentSyntax argument, InvocationExpressionSyntax invocation, CancellationToken cancellationToken)
    {
        if (called.IsVirtual || called.IsOverride || called.IsAbstract || called.OriginalDefinition.DeclaringSyntaxReferences.Length != 1
            || ParameterOf(called, argument, invocation) is not { } parameter)
        {
            return DelegateRun.Unknown;
        }

        parameter = parameter.OriginalDefinition;
        return _ofParameters.TryGet(parameter, out var known)
            ? known
            : _ofParameters.Keep(parameter, OfBody(MethodBody.Of(called.OriginalDefinition, cancellationToken), parameter.Name));
    }

    private static IParameterSymbol? ParameterOf(IMethodSymbol called, ArgumentSyntax argument, InvocationExpressionSyntax invocation)
    {
        if (argument.NameColon is { } name)
            return called.Parameters.FirstOrDefault(parameter => parameter.Name == name.Name.Identifier.ValueText);
        var index = invocation.ArgumentList.Arguments.IndexOf(argument);
        return index >= 0 && index < called.Parameters.Length ? called.Parameters[index] : null;
    }

    /// <summary>
    /// How often a body invokes a parameter: in a loop, or else always when it runs. Its name is enough, since nothing in the body can hide it.
    /// </summary>
    private static DelegateRun OfBody(SyntaxNode? body, string parameter)
    {
        var run = DelegateRun.Unknown;
        if (body is null)
            return run;
        foreach (var node in body.DescendantNodes(static node => node is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax)))
        {
            if (node is not IdentifierNameSyntax name || name.Identifier.ValueText != parameter || CallOf(name) is not { } call || IsRare(body, call))
                continue;
            if (Loops.Repeats(body, call))
                return DelegateRun.InItsLoop;
            if (!IsConditional(body, call))
                run = DelegateRun.OncePerCall;
        }

        return run;
    }

    /// <summary>The call of a delegate that a name stands for: <c>run()</c>, <c>run.Invoke()</c> or <c>run?.Invoke()</c>.</summary>
    public static SyntaxNode? CallOf(IdentifierNameSyntax name) => name.Parent switch
    {
        InvocationExpressionSyntax call when call.Expression == name => call,
        MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Invoke", Parent: InvocationExpressionSyntax call } access when access.Expression == name =>
            call,
        ConditionalAccessExpressionSyntax
        {
            WhenNotNull: InvocationExpressionSyntax { Expression: MemberBindingExpressionSyntax { Name.Identifier.ValueText: "Invoke" } },
        } access
            when access.Expression == name =>
            access,
        _ => null,
    };

    private static bool IsRare(SyntaxNode body, SyntaxNode call) =>
        call.Ancestors().TakeWhile(node => node != body).Any(static node => node is CatchClauseSyntax or CatchFilterClauseSyntax or ThrowStatementSyntax
            or ThrowExpressionSyntax);

    private static bool IsConditional(SyntaxNode body, SyntaxNode call)
    {
        for (var node = call; node != body && node.Parent is { } parent; node = parent)
        {
            switch (parent)
            {
                case IfStatementSyntax test when node != test.Condition:
                case ConditionalExpressionSyntax choice when node != choice.Condition:
                case SwitchSectionSyntax or SwitchExpressionArmSyntax:
                case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalAndExpression or (int)SyntaxKind.LogicalOrExpression
                    or (int)SyntaxKind.CoalesceExpression } binary
                    when node == binary.Right:
                case AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceAssignmentExpression }:
                    return true;
                default:
                    break;
            }
        }

        return false;
    }
}
