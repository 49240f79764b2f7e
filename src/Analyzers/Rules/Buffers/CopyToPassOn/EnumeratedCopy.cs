using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.CopyToPassOn;

/// <summary>
/// A copy of a sequence that is only gone through once: by a <c>foreach</c>, where it is made or of a local that holds it, or by <c>ForEach</c> of the list.
/// What is done with the items names nothing that the sequence is taken from, which it would have to in order to change it.
/// </summary>
/// <param name="Loop">The loop; null where <c>ForEach</c> goes through the copy.</param>
/// <param name="Function">The function that <c>ForEach</c> runs for each item; null where a loop goes through the copy.</param>
internal sealed record EnumeratedCopy(IForEachLoopOperation? Loop, IAnonymousFunctionOperation? Function)
{
    /// <summary>How a copy is gone through; null where anything else is done with it, or where it may be there so that the sequence can be changed.</summary>
    public static EnumeratedCopy? Of(SequenceCopy copy)
    {
        // An operator of LINQ is told with the others of its chain.
        if (copy.Source is IInvocationOperation { TargetMethod: var maker } && LinqChain.IsOperator(maker))
            return null;
        if (!(copy.Kind == SequenceKind.Query ? IsTaken(copy.Source) : copy.Source.Type is IArrayTypeSymbol))
            return null;
        var found = Direct(copy.Operation) ?? OfLocal(copy.Operation);
        return found switch
        {
            { Function: { Symbol.IsAsync: false, Body.Syntax: var body } } => Names(copy, body.Span.End) ? null : found,
            { Loop: { IsAsynchronous: false, Body.Syntax: var body } } => Names(copy, body.Span.End) || Suspends(body) ? null : found,
            _ => null,
        };
    }

    private static EnumeratedCopy? Direct(IOperation copy)
    {
        var value = copy.Around(Through.BuiltInImplicit);
        return value.Parent switch
        {
            IForEachLoopOperation loop when loop.Collection == value => new EnumeratedCopy(loop, null),
            IInvocationOperation { TargetMethod: { Name: "ForEach", ContainingType.Name: "List" }, Arguments: { Length: 1 } arguments } call
                when call.Instance == value && arguments[0].Value is IDelegateCreationOperation { Target: IAnonymousFunctionOperation function } =>
                new EnumeratedCopy(null, function),
            _ => null,
        };
    }

    private static EnumeratedCopy? OfLocal(IOperation copy)
    {
        if (OnlyValue.Of(copy) is not { } held)
            return null;
        var found = default(EnumeratedCopy);
        foreach (var mention in VariableOperations.Of(held.Local, copy))
        {
            if (held.IsGivenBy(mention))
                continue;
            if (found is not null || Direct(mention) is not { Loop: { } loop } one
                || LoopInvariance.InnermostAround(loop.Syntax) != LoopInvariance.InnermostAround(copy.Syntax))
            {
                return null;
            }

            found = one;
        }

        return found;
    }

    /// <summary>
    /// Whether a sequence is what a call gives or a variable of the function holds. What a field or property holds is often copied because others change it.
    /// </summary>
    private static bool IsTaken(IOperation source) => source switch
    {
        ILocalReferenceOperation or IParameterReferenceOperation => true,
        IInvocationOperation { TargetMethod.IsStatic: true } => true,
        IInvocationOperation { Instance: not (null or IInstanceReferenceOperation) } => true,
        _ => false,
    };

    /// <summary>
    /// Whether the code from a copy to a position names a variable or member that the sequence is taken from. A number or a text was read when it was taken.
    /// </summary>
    private static bool Names(SequenceCopy copy, int end)
    {
        var function = References.FunctionOf(copy.Operation.Syntax);
        foreach (var part in copy.Source.DescendantsAndSelf())
        {
            var name = part switch
            {
                { Type: { } type } when FixedValues.IsImmutable(type) => null,
                ILocalReferenceOperation { Local.Name: var local } => local,
                IParameterReferenceOperation { Parameter.Name: var parameter } => parameter,
                IMemberReferenceOperation { Member.Name: var member } => member,
                _ => null,
            };
            if (name is not null && !MemberIndex.Names(name, function, copy.Operation.Syntax.Span.End, end).IsEmpty)
                return true;
        }

        return false;
    }

    private static bool Suspends(SyntaxNode body) => body.DescendantNodes().Any(static node => node is AwaitExpressionSyntax or YieldStatementSyntax);
}
