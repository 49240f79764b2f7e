using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.AllocatedEnumerator;

/// <summary>
/// An enumerator in a local that one loop of its function alone advances: <c>while (e.MoveNext())</c>. Before that loop it may have been asked for its first
/// elements. One that is passed on, kept, captured, given another value, or asked for its first element alone, is none.
/// </summary>
/// <param name="Loop">The outermost loop that advances it.</param>
/// <param name="IsInStep">Whether the loop does more than to take one element in each iteration: it may leave out some, or advance others as well.</param>
internal readonly record struct ExplicitEnumerator(StatementSyntax Loop, bool IsInStep)
{
    private const string Next = WellKnownMemberNames.MoveNextMethodName, Current = WellKnownMemberNames.CurrentPropertyName;

    /// <summary>The loop of the enumerator that a call gives.</summary>
    public static ExplicitEnumerator? Of(IInvocationOperation call, CancellationToken cancellationToken)
    {
        if (call.Around(Through.BuiltInImplicit).Parent is not IVariableInitializerOperation
            { Parent: IVariableDeclaratorOperation { Symbol: { RefKind: RefKind.None } local, Syntax: VariableDeclaratorSyntax declarator } })
        {
            return null;
        }

        var function = References.FunctionOf(declarator);
        StatementSyntax? loop = null;
        ExpressionSyntax? next = null;
        var advances = 0;
        foreach (var mention in VariableOperations.Of(local, call))
        {
            if (mention is IVariableDeclaratorOperation)
                continue;
            cancellationToken.ThrowIfCancellationRequested();
            if (UseOf(mention) is not { } use || References.FunctionOf(mention.Syntax) != function)
                return null;
            if (use.Name is not (Next or Current))
                continue;
            var around = LoopAround(mention.Syntax, declarator);
            if (around is null ? loop is not null : loop is not null && loop != around)
                return null;
            loop = around;
            if (around is not null && use.Name == Next)
            {
                next ??= use.Call;
                advances++;
            }
        }

        return loop is null || next is null || Loops.RunsOnce(loop)
            ? null
            : new(loop, advances > 1 || !IsConditionOf(next, loop) || AdvancesAnother(local.Name, loop));
    }

    /// <summary>The member that a mention calls or reads; null for another use. To be disposed of and compared with null tells nothing.</summary>
    private static (string Name, ExpressionSyntax? Call)? UseOf(IOperation mention)
    {
        var value = mention.Around(Through.BuiltInImplicit);
        if (value.Parent is IConversionOperation { OperatorMethod: null, Type.SpecialType: SpecialType.System_IDisposable } disposable)
            value = disposable;
        return value.Parent switch
        {
            IInvocationOperation { TargetMethod.Name: Next or "Dispose", Arguments.IsEmpty: true } call when call.Instance == value =>
                (call.TargetMethod.Name, call.Syntax as ExpressionSyntax),
            IPropertyReferenceOperation { Property.Name: Current } read when read.Instance == value => (Current, null),
            IConditionalAccessOperation { WhenNotNull: IInvocationOperation { TargetMethod.Name: "Dispose" } } access when access.Operation == value =>
                ("Dispose", null),
            IUsingOperation => ("Dispose", null),
            _ => NullValue.TestOf(mention).Test is null ? null : ("", null),
        };
    }

    /// <summary>The outermost loop that repeats a place but not the declaration; null where there is none.</summary>
    private static StatementSyntax? LoopAround(SyntaxNode place, VariableDeclaratorSyntax declarator)
    {
        StatementSyntax? outermost = null;
        for (var node = place; node.Parent is { } parent; node = parent)
        {
            if (Loops.IsLoop(parent) && Loops.RunsRepeatedly(node, parent) && !node.Span.Contains(declarator.Span))
                outermost = (StatementSyntax)parent;
            if (parent.Span.Contains(declarator.Span))
                break;
        }

        return outermost;
    }

    /// <summary>Whether a call is what a loop asks first of all in each iteration.</summary>
    private static bool IsConditionOf(ExpressionSyntax next, StatementSyntax loop)
    {
        var condition = loop switch
        {
            ForStatementSyntax counted => counted.Condition,
            WhileStatementSyntax repeated => repeated.Condition,
            _ => null,
        };
        while (condition?.WithoutParentheses() is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalAndExpression, Left: var first })
            condition = first;
        return condition?.WithoutParentheses() == next;
    }

    /// <summary>Whether a loop advances an enumerator from before it that has another name.</summary>
    private static bool AdvancesAnother(string name, StatementSyntax loop)
    {
        foreach (var next in MemberIndex.Names(Next, loop))
        {
            if (next.Parent is not MemberAccessExpressionSyntax { Expression: IdentifierNameSyntax { Identifier.ValueText: var other } })
                return true;
            if (other != name && MemberIndex.Declarators(other, loop).IsEmpty)
                return true;
        }

        return false;
    }
}
