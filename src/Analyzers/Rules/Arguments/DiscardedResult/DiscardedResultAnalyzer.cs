using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.DiscardedResult;

/// <summary>
/// ALLOC105: finds statements that call a method which only creates a new object, and that drop the object. Usually a <c>return</c> or an
/// assignment is missing.
/// </summary>
/// <remarks>
/// <para>
/// It looks at expression statements, lambdas whose value is dropped included. The callee has to return a reference or an immutable
/// collection, and to be known to do nothing else: a method of the framework from a list, or one in source whose body is read once. Then
/// it tests whether the call is there on purpose. Heat does not matter, because the code does not do what it says.
/// </para>
/// <para>
/// Not reported: <c>_ = M()</c>; calls that may have another effect, such as enumerating a sequence of unknown type; calls that may throw
/// because of their arguments, inside a <c>try</c> with <c>catch</c>; texts by a format that is not constant; lambdas for methods that expect
/// an exception; in tests, lambdas, methods in source and calls that may throw; benchmarks; expression trees.
/// </para>
/// </remarks>
public sealed class DiscardedResultAnalyzer() : AllocationAnalyzer(Descriptors.DiscardedResult)
{
    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        var bodies = PureBodies.In(start.Compilation);
        start.RegisterLateOperationAction(
            static operation => DroppedCall(operation) is { } call && PureBodies.MayBe(call),
            context => Analyze(context, allocations, bodies),
            OperationKind.ExpressionStatement);
    }

    private static IInvocationOperation? DroppedCall(IOperation statement)
    {
        var dropped = ((IExpressionStatementOperation)statement).Operation;
        while (dropped is IConditionalAccessOperation access)
            dropped = access.WhenNotNull;
        return dropped as IInvocationOperation;
    }

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations, PureBodies bodies)
    {
        var call = DroppedCall(context.Operation)!;
        var method = call.TargetMethod;
        if (method.ReturnType is { IsReferenceType: false, ContainingNamespace.Name: not "Immutable" }
            || bodies.Of(call, context.CancellationToken) is var result && result == FreshResult.None
            || IsOnPurpose(call, result, context.CancellationToken)
            || ExpressionTrees.Holds(call))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.DiscardedResult, CallLocation.Of(call.Syntax), PlaceHeat.Unknown)
        {
            Arguments =
            [
                method.Name,
                TypeNames.Of(method.ReturnType),
                result == FreshResult.Deferred ? "enumerates, so that nothing runs" : "uses",
            ],
        });
    }

    /// <summary>Whether a dropped result is what the author wants: to see whether the call throws, or what it costs.</summary>
    private static bool IsOnPurpose(IInvocationOperation call, FreshResult result, CancellationToken cancellationToken)
    {
        if (result == FreshResult.Checked && TriesFormat(call))
            return true;

        var isInLambda = false;
        for (SyntaxNode? node = call.Syntax; node is not (null or MemberDeclarationSyntax and not GlobalStatementSyntax); node = node.Parent)
        {
            switch (node)
            {
                case AnonymousFunctionExpressionSyntax lambda:
                    isInLambda = true;
                    if (lambda.Parent is ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax taker } && Exits.NameOf(taker) is { } name
                        && ExpectsException(name))
                    {
                        return true;
                    }

                    break;
                case LocalFunctionStatementSyntax:
                    isInLambda = true;
                    break;
                case TryStatementSyntax { Catches.Count: > 0 } attempt
                    when !isInLambda && result == FreshResult.Checked && attempt.Block.Span.Contains(call.Syntax.SpanStart):
                    return true;
                default:
                    break;
            }
        }

        var isOwn = !call.TargetMethod.DeclaringSyntaxReferences.IsEmpty;
        for (var symbol = call.SemanticModel?.GetEnclosingSymbol(call.Syntax.SpanStart, cancellationToken);
             symbol is IMethodSymbol;
             symbol = symbol.ContainingSymbol)
        {
            if (MemberRoles.IsBenchmark(symbol) || ((isOwn || isInLambda || result == FreshResult.Checked) && MemberRoles.IsTest(symbol)))
                return true;
        }

        return false;
    }

    /// <summary>Whether a call formats by a format that is not constant: whoever drops the text may want to know whether the format is valid.</summary>
    private static bool TriesFormat(IInvocationOperation call)
    {
        if (call.TargetMethod.Name is not (nameof(ToString) or nameof(string.Format)))
            return false;
        foreach (var argument in call.Arguments)
        {
            if (argument.Parameter?.Type is { SpecialType: SpecialType.System_String } or { Name: "CompositeFormat" })
                return !argument.Value.ConstantValue.HasValue;
        }

        return false;
    }

    private static bool ExpectsException(string name) =>
        name.IndexOf("Throw", StringComparison.Ordinal) >= 0 || name.IndexOf("Exception", StringComparison.Ordinal) >= 0
        || name.IndexOf("Catch", StringComparison.Ordinal) >= 0;
}
