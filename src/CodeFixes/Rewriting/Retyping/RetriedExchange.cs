using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting.Retyping;

/// <summary>
/// Determines whether an exchange is done again until it succeeds, by a loop that only computes what is exchanged: then no code can tell how often it was
/// tried. A box that another thread puts in the place of an equal one fails the exchange, and an equal value does not.
/// </summary>
internal static class RetriedExchange
{
    /// <summary>Whether it is so for a call of <c>CompareExchange</c>.</summary>
    public static bool Is(IInvocationOperation exchange)
    {
        for (IOperation? around = exchange; around is not (null or IAnonymousFunctionOperation or ILocalFunctionOperation); around = around.Parent)
        {
            if (around is ILoopOperation { Syntax: StatementSyntax loop })
                return Loops.RetriesExchange(loop) && OnlyComputes(around);
        }

        return false;
    }

    private static bool OnlyComputes(IOperation loop)
    {
        foreach (var part in loop.Descendants())
        {
            var isQuiet = part switch
            {
                IInvocationOperation call => LeavesNoTrace(call),
                IArgumentOperation => true,
                ISimpleAssignmentOperation { Target: var target, Value: var value } => IsMadeAnew(target, value, loop),
                IAssignmentOperation { Target: var target } => IsIn(target, loop) && QuietOperations.Allow(part, OwnedLocals.None),
                IIncrementOrDecrementOperation { Target: var target } => IsIn(target, loop) && QuietOperations.Allow(part, OwnedLocals.None),
                IAnonymousFunctionOperation => false,
                _ => QuietOperations.Allow(part, OwnedLocals.None),
            };
            if (!isQuiet)
                return false;
        }

        return true;
    }

    /// <summary>Whether a call is an exchange that is tried again, or of the framework and only reads, computes or waits.</summary>
    private static bool LeavesNoTrace(IInvocationOperation call)
    {
        if (call.TargetMethod is not { DeclaringSyntaxReferences.IsEmpty: true, ContainingType: { } type } method || !type.IsOfFramework()
            || PureAllocators.TakesDelegate(method))
        {
            return false;
        }

        return type.Name switch
        {
            "Interlocked" => method.Name is "CompareExchange" or "Read" or "MemoryBarrier",
            "Volatile" => method.Name == "Read",
            "SpinWait" => true,
            "Thread" => method.Name is "Sleep" or "SpinWait" or "Yield",
            _ => QuietOperations.AllowCall(call, OwnedLocals.None) || PureAllocators.Of(call) != FreshResult.None,
        };
    }

    /// <summary>Whether each try begins anew with what it assigns: a local that is assigned before it is read.</summary>
    private static bool IsMadeAnew(IOperation target, IOperation value, IOperation loop)
    {
        if (target is not ILocalReferenceOperation { Local: { RefKind: RefKind.None } local })
            return false;
        if (IsIn(target, loop))
            return true;
        var first = VariableOperations.Of(local, loop).First(mention => loop.Syntax.Span.Contains(mention.Syntax.Span));
        return first.Parent is ISimpleAssignmentOperation assignment && assignment.Target == first
            && !value.DescendantsAndSelf().Any(part =>
                part is ILocalReferenceOperation { Local: var read } && SymbolEqualityComparer.Default.Equals(read, local));
    }

    private static bool IsIn(IOperation target, IOperation loop) =>
        target is ILocalReferenceOperation { Local: { RefKind: RefKind.None, DeclaringSyntaxReferences: { Length: 1 } declared } }
        && loop.Syntax.Span.Contains(declared[0].Span);
}
