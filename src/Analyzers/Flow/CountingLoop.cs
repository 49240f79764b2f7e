using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// A <c>for</c> that counts an <c>int</c> of its own up from zero, by one after each iteration and nowhere else, and goes on while that is less than a bound:
/// <c>for (var i = 0; i &lt; n; i++)</c>. Where the bound stays the same and no jump leaves the loop, it has that many iterations, or none.
/// </summary>
/// <param name="Counter">The counter's declarator.</param>
/// <param name="Bound">What the counter stays less than. Whether it stays the same is not asked.</param>
internal readonly record struct CountingLoop(VariableDeclaratorSyntax Counter, ExpressionSyntax Bound)
{
    /// <summary>The name of the counter.</summary>
    public string Name => Counter.Identifier.ValueText;

    /// <summary>Whether the bound is the length of an array that the name of a local stands for.</summary>
    public bool EndsAtLengthOf(string array) =>
        Bound is MemberAccessExpressionSyntax { Expression: IdentifierNameSyntax measured, Name.Identifier.ValueText: "Length" }
        && measured.Identifier.ValueText == array;

    /// <summary>The counter and the bound of a loop; null where it counts in another way.</summary>
    public static CountingLoop? Of(ForStatementSyntax loop, SemanticModel model, CancellationToken cancellationToken) =>
        loop is { Declaration.Variables: { Count: 1 } variables, Incrementors: { Count: 1 } steps,
            Condition: BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LessThanExpression, Left: IdentifierNameSyntax tested, Right: var bound } }
        && variables[0] is { Initializer.Value: { } first, Identifier.ValueText: var name } counter && tested.Identifier.ValueText == name
        && IncrementedBy(steps[0]) is IdentifierNameSyntax stepped && stepped.Identifier.ValueText == name
        && model.GetConstantValue(first, cancellationToken) is { HasValue: true, Value: 0 }
        && model.GetDeclaredSymbol(counter, cancellationToken) is ILocalSymbol { Type.SpecialType: SpecialType.System_Int32, RefKind: RefKind.None }
        && !Writes.To(name, loop.Statement, model)
            ? new CountingLoop(counter, bound)
            : null;

    private static ExpressionSyntax? IncrementedBy(ExpressionSyntax step) => step switch
    {
        PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.PostIncrementExpression, Operand: var operand } => operand,
        PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.PreIncrementExpression, Operand: var operand } => operand,
        _ => null,
    };
}
