using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.EarlyArgument;

/// <summary>
/// Determines whether a text or the result of a call would be the same if a later statement made it: making it does nothing else, and what runs before that
/// statement changes nothing but variables. Making it may fail, which then happens only there.
/// </summary>
internal static class LaterValue
{
    /// <summary>Whether a value may be one by its syntax and the methods that it calls.</summary>
    public static bool MayBe(IOperation creation) => creation is IInvocationOperation call
        ? PureBodies.MayBe(call)
        : creation is IInterpolatedStringOperation or IBinaryOperation && PlainMessage.Is(creation);

    /// <summary>Whether such a value of a declaration is the same before a later statement in its block or in a branch there.</summary>
    public static bool IsSameAt(StatementSyntax later, IOperation creation, StatementSyntax declaration, CancellationToken cancellationToken) =>
        IsMadeOnly(creation, cancellationToken) && IsQuietBetween(declaration, later, creation.SemanticModel!, cancellationToken);

    /// <summary>Whether making such a value does nothing else: a text of plain values never does. A sequence that runs later is not made yet.</summary>
    private static bool IsMadeOnly(IOperation creation, CancellationToken cancellationToken)
    {
        if (creation is not IInvocationOperation)
            return true;
        if (StaticConstruction.MayBegin(creation))
            return false;
        var bodies = PureBodies.In(creation.SemanticModel!.Compilation);
        foreach (var part in creation.DescendantsAndSelf())
        {
            var isQuiet = part is IInvocationOperation call
                ? QuietOperations.AllowCall(call, OwnedLocals.None) || bodies.Of(call, cancellationToken) is FreshResult.Fresh or FreshResult.Checked
                : QuietOperations.Allow(part, OwnedLocals.None);
            if (!isQuiet)
                return false;
        }

        return true;
    }

    /// <summary>Whether all that runs on the way from one statement to another leaves no trace but in variables.</summary>
    private static bool IsQuietBetween(StatementSyntax declaration, StatementSyntax later, SemanticModel model, CancellationToken cancellationToken)
    {
        for (SyntaxNode node = later; node != declaration.Parent; node = node.Parent!)
        {
            var isQuiet = node.Parent switch
            {
                BlockSyntax block => !TracingStatements.AreBetween(declaration, node, block, model, cancellationToken),
                IfStatementSyntax test => node == test.Else || TracingStatements.IsQuiet(test.Condition, model, cancellationToken),
                ElseClauseSyntax { Parent: IfStatementSyntax test } => TracingStatements.IsQuiet(test.Condition, model, cancellationToken),
                _ => false,
            };
            if (!isQuiet)
                return false;
        }

        return true;
    }
}
