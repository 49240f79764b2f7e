using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Instants;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Time.WallClock;

/// <summary>
/// Determines whether a loop over data may read the clock once, before it begins: each iteration then sees the same time. Refused are loops
/// that can wait (an await, a sleep), readings that end the loop or measure the time that it takes, and times that are shown, sent or kept
/// outside the items that the loop visits.
/// </summary>
internal static class ClockHoist
{
    private static readonly string[] Clocks = ["Now", "UtcNow", "Today", "GetUtcNow", "GetLocalNow"];
    private static readonly ModelCache<StatementSyntax, bool> Waiting = new();

    /// <summary>The loop before which <paramref name="read"/> may be made instead; null where it must stay.</summary>
    public static StatementSyntax? LoopOf(IOperation read)
    {
        if (LoopAround(read.Syntax) is not { } loop || CanWait(loop, read.SemanticModel!))
            return null;
        var use = InstantUse.Of(read);
        return use.Kind == InstantUseKind.Stored && use.Target is ILocalSymbol local
            ? DeclarationOf(read, loop) is not null && EachUseIsOfItems(local, use.Consumer!, loop) ? loop : null
            : IsOfItems(use, loop) ? loop : null;
    }

    private static bool CanWait(StatementSyntax loop, SemanticModel model) => Waiting.Get(model, loop, 0, static (node, _) => CanWait(node));

    /// <summary>The statement of the loop body that does nothing but declare a local with the reading; null where it is part of something else.</summary>
    public static LocalDeclarationStatementSyntax? DeclarationOf(IOperation read, StatementSyntax loop) =>
        read.Syntax.Parent is EqualsValueClauseSyntax { Parent: VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Variables.Count: 1,
            Parent: LocalDeclarationStatementSyntax declaration } } }
        && declaration.Parent == Loops.BodyOf(loop) && !declaration.UsingKeyword.IsKind(SyntaxKind.UsingKeyword) ? declaration : null;

    private static StatementSyntax? LoopAround(SyntaxNode read)
    {
        for (var node = read; node.Parent is { } parent; node = parent)
        {
            switch (parent)
            {
                case StatementSyntax loop when Loops.BodyOf(loop) is { } body && body == node:
                    return loop;
                case CommonForEachStatementSyntax or ForStatementSyntax or WhileStatementSyntax or DoStatementSyntax:
                case AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or MemberDeclarationSyntax:
                    return null;
                default:
                    break;
            }
        }

        return null;
    }

    private static bool CanWait(StatementSyntax loop)
    {
        foreach (var node in loop.DescendantNodes())
        {
            switch (node)
            {
                case AwaitExpressionSyntax or YieldStatementSyntax or GotoStatementSyntax:
                case CommonForEachStatementSyntax { AwaitKeyword.RawKind: (int)SyntaxKind.AwaitKeyword }:
                case InvocationExpressionSyntax call when IsWait(call):
                    return true;
                default:
                    break;
            }
        }

        return false;
    }

    private static bool IsWait(InvocationExpressionSyntax call)
    {
        var name = CalledName.Of(call)?.Identifier.ValueText ?? "";
        return name is "Sleep" or "Delay" or "Join" or "SpinOnce" or "SpinUntil" or "GetResult" or "SignalAndWait" or "GetConsumingEnumerable"
            || name.StartsWith("Wait", StringComparison.Ordinal) || name.StartsWith("Receive", StringComparison.Ordinal)
            || name.StartsWith("Accept", StringComparison.Ordinal) || name.StartsWith("Send", StringComparison.Ordinal)
            || name.StartsWith("Connect", StringComparison.Ordinal) || name.StartsWith("Download", StringComparison.Ordinal)
            || name.StartsWith("Upload", StringComparison.Ordinal) || name.StartsWith("Execute", StringComparison.Ordinal);
    }

    private static bool EachUseIsOfItems(ILocalSymbol local, IOperation declarator, StatementSyntax loop)
    {
        var isUsed = false;
        foreach (var reference in VariableOperations.Of(local, declarator))
        {
            if (reference is IVariableDeclaratorOperation)
                continue;
            isUsed = true;
            if (reference.Parent is IAssignmentOperation assignment && assignment.Target == reference || !IsOfItems(InstantUse.Of(reference), loop))
                return false;
        }

        return isUsed;
    }

    /// <summary>Whether the time is compared with, subtracted from or stored in what the loop visits.</summary>
    private static bool IsOfItems(InstantUse use, StatementSyntax loop) => use.Kind switch
    {
        InstantUseKind.Compared or InstantUseKind.Subtracted => LoopInvariance.Varies(use.Other!, loop) && !ReadsClock(use.Other!, loop),
        InstantUseKind.Stored =>
            use.TargetReference is { Instance: { } owner } target && InstantUse.IsStatement(use.Consumer!) && LoopInvariance.Varies(owner, loop)
            && !IsMeasuredIn(loop, target.Member.Name),
        _ => false,
    };

    /// <summary>Whether a value is a reading of a clock, or may have been set to one in the same loop.</summary>
    private static bool ReadsClock(IOperation value, StatementSyntax loop)
    {
        foreach (var operation in value.DescendantsAndSelf())
        {
            var name = operation switch
            {
                _ when ClockRead.KindOf(operation) != ClockKind.None => null,
                ILocalReferenceOperation local => local.Local.Name,
                IMemberReferenceOperation member => member.Member.Name,
                _ => "",
            };
            if (name is null || (name.Length > 0 && IsSetIn(loop, name)))
                return true;
        }

        return false;
    }

    private static bool IsSetIn(StatementSyntax loop, string name)
    {
        foreach (var use in MemberIndex.Names(name, loop))
        {
            SyntaxNode target = use.Parent is MemberAccessExpressionSyntax access && access.Name == use ? access : use;
            if (target.Parent is AssignmentExpressionSyntax assignment && assignment.Left == target && MentionsClock(assignment.Right))
                return true;
        }

        foreach (var declarator in MemberIndex.Declarators(name, loop))
        {
            if (declarator.Initializer is { } initializer && MentionsClock(initializer.Value))
                return true;
        }

        return false;
    }

    /// <summary>Whether the loop reads a member that it sets, and reads a clock more than once: it may measure the time in between.</summary>
    private static bool IsMeasuredIn(StatementSyntax loop, string member)
    {
        var clocks = 0;
        foreach (var clock in Clocks)
            clocks += MemberIndex.Names(clock, loop).Count;
        if (clocks < 2)
            return false;
        foreach (var name in MemberIndex.Names(member, loop))
        {
            SyntaxNode whole = name.Parent is MemberAccessExpressionSyntax access && access.Name == name ? access : name;
            if (!(whole.Parent is AssignmentExpressionSyntax assignment && assignment.Left == whole))
                return true;
        }

        return false;
    }

    private static bool MentionsClock(ExpressionSyntax value)
    {
        foreach (var node in value.DescendantNodesAndSelf())
        {
            if (node is IdentifierNameSyntax name && IsNameOfClock(name))
                return true;
        }

        return false;
    }

    private static bool IsNameOfClock(IdentifierNameSyntax name) => Array.IndexOf(Clocks, name.Identifier.ValueText) >= 0;
}
