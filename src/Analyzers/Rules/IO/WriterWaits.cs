using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.IO;

/// <summary>
/// Tells whether an awaited call waits for a writer and for nothing else: one of the writer's own methods, one that gets the writer, or a method of the
/// project in which every wait is such a call.
/// </summary>
internal static class WriterWaits
{
    // The loop sends, a method formats, a method writes: one step more than that is rare.
    private const int MostCallees = 3;

    /// <summary>Whether an awaited call waits for the writer alone.</summary>
    public static bool IsFor(Origins writer, IInvocationOperation call, CancellationToken cancellationToken) =>
        IsFor(writer, call, MostCallees, cancellationToken);

    private static bool IsFor(Origins writer, IInvocationOperation call, int most, CancellationToken cancellationToken)
    {
        if (call.Instance is { } instance and not IInstanceReferenceOperation && Origins.Of(instance, cancellationToken).AreOneObject(writer))
            return true;
        foreach (var argument in call.Arguments)
        {
            if (Origins.Of(argument.Value, cancellationToken).AreOneObject(writer))
                return true;
        }

        return PeerCalls.Of(call, cancellationToken) is { Kind: PeerCallKind.Flushes, With: { } flushed } && flushed.Meet(writer)
            || (most > 0 && IsOwn(call) && WaitsWithin(call, writer, most - 1, cancellationToken));
    }

    /// <summary>Whether a call runs a body that is known, on the object that the caller belongs to, so that fields of both are the same.</summary>
    private static bool IsOwn(IInvocationOperation call)
    {
        var method = call.TargetMethod;
        return call.Instance is null or IInstanceReferenceOperation
            && (method.ContainingType.IsSealed || !(method.IsVirtual || method.IsAbstract || method is { IsOverride: true, IsSealed: false }));
    }

    /// <summary>Whether a method waits for the writer alone: each task that it awaits or returns comes from such a call, and no read blocks.</summary>
    private static bool WaitsWithin(IInvocationOperation call, Origins writer, int most, CancellationToken cancellationToken)
    {
        if (MethodBody.Of(call.TargetMethod.OriginalDefinition, cancellationToken) is not { } body
            || SourceModels.Find(call.SemanticModel!.Compilation, body.SyntaxTree) is not { } model)
        {
            return false;
        }

        foreach (var wait in MemberIndex.Own(FlowNode.Suspension, body))
        {
            if (wait is not AwaitExpressionSyntax awaited || MessageLoop.CallOf(awaited, model, cancellationToken) is not { } inner
                || !IsFor(writer, inner, most, cancellationToken))
            {
                return false;
            }
        }

        var isAsync = call.TargetMethod.IsAsync;
        if (!isAsync && body is ArrowExpressionClauseSyntax { Expression: var only } && !IsOver(only))
            return false;
        foreach (var node in References.OwnNodes(body))
        {
            if (BlockingReads.IsAt(node) || (!isAsync && node is ReturnStatementSyntax { Expression: { } task } && !IsOver(task)))
                return false;
        }

        return true;

        bool IsOver(ExpressionSyntax task) => model.GetOperation(task, cancellationToken)?.Inside(Through.BuiltIn) switch
        {
            IInvocationOperation returned => IsFor(writer, returned, most, cancellationToken),
            IPropertyReferenceOperation { Property: { Name: "CompletedTask", ContainingType.Name: "Task" or "ValueTask" } } => true,
            _ => false,
        };
    }
}
