using System.Collections.Concurrent;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines whether each iteration of a loop also does work beside which an allocation of some bytes does not count, however often it runs:
/// reflection, expression trees, files, processes, the registry, databases and their tables, XML and serializers, the construction of a regular
/// expression, name resolution, or waiting for time to pass. Such a call takes microseconds and allocates hundreds of bytes itself. What only a
/// branch runs proves nothing.
/// </summary>
internal sealed class Proportion(HeavyCallees callees)
{
    private readonly ConcurrentDictionary<StatementSyntax, List<HeavyCall>> _known = new();

    /// <summary>
    /// What an iteration of a loop calls beside a place, as "'Type.Method'", or "'Type.Method' through 'Own'" where a method of the project does; null
    /// where no such call outweighs an allocation. A heavy call that the place itself is made of is what a rule is about, and weighs nothing against it.
    /// </summary>
    public string? HeavyCallBeside(SyntaxNode place, StatementSyntax loop, SemanticModel model, CancellationToken cancellationToken)
    {
        if (!_known.TryGetValue(loop, out var calls))
            calls = _known.GetOrAdd(loop, Find(loop, model, cancellationToken));
        foreach (var (call, name) in calls)
        {
            if (!place.Span.Contains(call))
                return name;
        }

        return null;
    }

    /// <summary>The first two heavy calls of an iteration: one of them may be the place that is asked about.</summary>
    private List<HeavyCall> Find(StatementSyntax loop, SemanticModel model, CancellationToken cancellationToken)
    {
        var found = new List<HeavyCall>(0);
        foreach (var node in loop.DescendantNodes(node => node == loop
            || (node is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax) && !Loops.IsLoop(node))))
        {
            cancellationToken.ThrowIfCancellationRequested();
            if (node is (InvocationExpressionSyntax or BaseObjectCreationExpressionSyntax) and ExpressionSyntax call
                && (HeavyCalls.MayBe(call) || callees.MayBeHeavy(call, cancellationToken))
                && IsRepeated(call, loop)
                && EachIteration.Runs(call, loop)
                && model.GetSymbolInfo(call, cancellationToken).Symbol is IMethodSymbol method
                && WorkOf(method, cancellationToken) is { } work)
            {
                found.Add(new HeavyCall(call.Span, work));
                if (found.Count == 2)
                    break;
            }
        }

        return found;
    }

    private string? WorkOf(IMethodSymbol method, CancellationToken cancellationToken) =>
        HeavyCalls.Contain(method) ? "'" + HeavyCalls.NameOf(method) + "'"
        : callees.WorkOf(method, cancellationToken) is { Name: var work } ? "'" + work + "' through '" + method.Name + "'"
        : null;

    private static bool IsRepeated(SyntaxNode call, StatementSyntax loop)
    {
        var part = call;
        while (part.Parent is { } parent && parent != loop)
            part = parent;
        return Loops.RunsRepeatedly(part, loop);
    }

    /// <summary>A call that does such work, and the name of what does it, as a reason prints it.</summary>
    private sealed record HeavyCall(TextSpan Call, string Name);
}
