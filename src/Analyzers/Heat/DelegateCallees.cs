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
    // Helpers hand a delegate on to what runs it; longer chains are rare.
    private const int MostLevels = 3;

    private readonly Memo<IParameterSymbol, DelegateRun> _ofParameters = new(SymbolEqualityComparer.Default);

    /// <summary>How often the callee runs a delegate, and its name; unknown where the delegate is not an argument of a call that binds.</summary>
    public (DelegateRun Run, string Callee) Of(ExpressionSyntax function, SemanticModel model, CancellationToken cancellationToken) =>
        Of(function, model, MostLevels, cancellationToken);

    private (DelegateRun Run, string Callee) Of(ExpressionSyntax function, SemanticModel model, int levels, CancellationToken cancellationToken)
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
        if (run == DelegateRun.Unknown && ParameterOf(called, argument, invocation) is { } parameter)
        {
            run = OfParameter(called, parameter, model.Compilation, levels, cancellationToken);
            if (run == DelegateRun.Unknown && IsComparison(parameter.Type))
                run = DelegateRun.PerElement;
        }

        return (run, called.Name);
    }

    /// <summary>Whether a delegate compares two elements: who takes one sorts or searches with it.</summary>
    private static bool IsComparison(ITypeSymbol type) => type is INamedTypeSymbol { Name: nameof(Comparison<int>), Arity: 1 } named && named.IsIn("System");

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

    private DelegateRun OfParameter(
        IMethodSymbol called, IParameterSymbol parameter, Compilation compilation, int levels, CancellationToken cancellationToken)
    {
        if (levels == 0 || called.IsVirtual || called.IsOverride || called.IsAbstract || called.OriginalDefinition.DeclaringSyntaxReferences.Length != 1)
            return DelegateRun.Unknown;
        parameter = parameter.OriginalDefinition;

        // What is known at the end of a chain is not all that is to be known, so that only answers of the full length are kept.
        var isWhole = levels == MostLevels;
        if (isWhole && _ofParameters.TryGet(parameter, out var known))
            return known;
        var run = OfBody(MethodBody.Of(called.OriginalDefinition, cancellationToken), parameter.Name, compilation, levels, cancellationToken);
        return isWhole ? _ofParameters.Keep(parameter, run) : run;
    }

    private static IParameterSymbol? ParameterOf(IMethodSymbol called, ArgumentSyntax argument, InvocationExpressionSyntax invocation)
    {
        if (argument.NameColon is { } name)
            return called.Parameters.FirstOrDefault(parameter => parameter.Name == name.Name.Identifier.ValueText);
        var index = invocation.ArgumentList.Arguments.IndexOf(argument);
        return index >= 0 && index < called.Parameters.Length ? called.Parameters[index] : null;
    }

    /// <summary>
    /// How often a body invokes a parameter, or what it hands it on to does: in a loop, or else always when it runs. Its name is enough, since nothing in the
    /// body can hide it.
    /// </summary>
    private DelegateRun OfBody(SyntaxNode? body, string parameter, Compilation compilation, int levels, CancellationToken cancellationToken)
    {
        var run = DelegateRun.Unknown;
        if (body is null)
            return run;
        foreach (var node in body.DescendantNodes(static node => node is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax)))
        {
            if (node is not IdentifierNameSyntax name || name.Identifier.ValueText != parameter
                || (CallOf(name) ?? TakerOf(name)) is not { } call || IsRare(body, call))
            {
                continue;
            }

            var here = name.Parent is ArgumentSyntax ? OfTaker(name) : DelegateRun.OncePerCall;
            if (here is DelegateRun.PerElement or DelegateRun.InItsLoop)
                return here;
            if (here != DelegateRun.OncePerCall)
                continue;
            if (Loops.Repeats(body, call))
                return DelegateRun.InItsLoop;
            if (!IsConditional(body, call))
                run = DelegateRun.OncePerCall;
        }

        return run;

        DelegateRun OfTaker(IdentifierNameSyntax name) => SourceModels.Find(compilation, body.SyntaxTree) is { } model
            ? Of(name, model, levels - 1, cancellationToken).Run
            : DelegateRun.Unknown;
    }

    /// <summary>The call that a delegate is handed on to; null where its name is no argument.</summary>
    private static SyntaxNode? TakerOf(IdentifierNameSyntax name) =>
        name.Parent is ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax taker } ? taker : null;

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
