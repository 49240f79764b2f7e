using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.IO.AutoFlushWriter;

/// <summary>
/// Finds the loop in which alone an object writes to the peer with a writer that it keeps in a field: in the loop itself, or in methods that nothing else
/// calls.
/// </summary>
internal sealed class KeptWriter
{
    // The loop handles a message, a method replies, a method writes.
    private const int MostCallers = 3;

    private readonly Compilation _compilation;
    private readonly CancellationToken _cancellationToken;
    private MessageLoop? _loop;
    private bool _isUsedBeside;

    private KeptWriter(Compilation compilation, CancellationToken cancellationToken)
    {
        _compilation = compilation;
        _cancellationToken = cancellationToken;
    }

    /// <summary>
    /// The loop, the first write, how many writes there are, and a name of the writer where a fix can begin; null where other code may write.
    /// </summary>
    /// <param name="member">The field or property.</param>
    /// <param name="writes">Whether a mention of the writer does no more than write.</param>
    /// <param name="compilation">The project.</param>
    /// <param name="cancellationToken">Stops the search.</param>
    public static (MessageLoop Loop, SyntaxNode Write, int Writes, SyntaxNode? Name)? LoopOf(
        ISymbol member, Func<IOperation, bool> writes, Compilation compilation, CancellationToken cancellationToken)
    {
        var uses = AssemblyUses.In(compilation).OfMember(member, cancellationToken);
        return uses.IsDefaultOrEmpty ? null : new KeptWriter(compilation, cancellationToken).Find(uses, writes);
    }

    private (MessageLoop Loop, SyntaxNode Write, int Writes, SyntaxNode? Name)? Find(IEnumerable<IOperation> uses, Func<IOperation, bool> writes)
    {
        var isMade = false;
        var beside = new List<SyntaxNode>();
        var first = default(SyntaxNode);
        var count = 0;
        foreach (var use in uses)
        {
            if (use is IFieldInitializerOperation or IPropertyInitializerOperation
                || (use.Parent is ISimpleAssignmentOperation making && making.Target == use))
            {
                // What is made again may be another writer than the one that is told to flush.
                if (isMade)
                    return null;
                isMade = true;
            }
            else if (use is not IMemberReferenceOperation { Instance: null or IInstanceReferenceOperation } || !writes(use))
            {
                return null;
            }
            else if (use.Parent is IPropertyReferenceOperation || IsClosing(use))
            {
                _isUsedBeside |= use.Parent is IInvocationOperation && !IsDisposal(use);
            }
            else
            {
                var place = use.Syntax;
                if (IsInLoop(use, place, MostCallers))
                {
                    count++;
                    first = first is null || first.SpanStart > place.SpanStart ? place : first;
                }
                else
                {
                    beside.Add(place);
                }
            }
        }

        if (_loop is not { } loop || first is null)
            return null;
        var function = References.FunctionOf(loop.Loop);
        foreach (var place in beside)
        {
            if (References.FunctionOf(place) != function)
                return null;
        }

        return (loop, first, count, beside.Count == 0 && !_isUsedBeside && first.SyntaxTree == loop.Loop.SyntaxTree ? first : null);
    }

    /// <summary>Whether a place is in the loop, or in a method of the object that is called nowhere but in the loop.</summary>
    private bool IsInLoop(IOperation writer, SyntaxNode place, int most)
    {
        if (place.FirstAncestorOrSelf<StatementSyntax>() is { } statement && SourceModels.Find(_compilation, place.SyntaxTree) is { } model
            && MessageLoop.Around(statement, runsAlways: false, Origins.Of(writer, _cancellationToken), model, _cancellationToken) is { } loop)
        {
            if (_loop is not null && _loop.Loop != loop.Loop)
                return false;
            _loop = loop;
            return true;
        }

        if (most == 0 || References.FunctionOf(place) is not MethodDeclarationSyntax function
            || SourceModels.Find(_compilation, function.SyntaxTree)?.GetDeclaredSymbol(function, _cancellationToken) is not IMethodSymbol method
            || AssemblyUses.In(_compilation).OfMethod(method, _cancellationToken) is not { IsDefaultOrEmpty: false } calls)
        {
            return false;
        }

        foreach (var call in calls)
        {
            if (call is not IInvocationOperation { Instance: null or IInstanceReferenceOperation } || !IsInLoop(writer, call.Syntax, most - 1))
                return false;
        }

        return true;
    }

    private static bool IsClosing(IOperation use) => IsDisposal(use) || use.Parent is IInvocationOperation { TargetMethod.Name: "Flush" or "FlushAsync" };

    private static bool IsDisposal(IOperation use) =>
        use.Parent is IInvocationOperation { TargetMethod.Name: nameof(IDisposable.Dispose) or "DisposeAsync" or "Close" };
}
