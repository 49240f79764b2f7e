using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// The local that holds a value as its only one, wherever it is read: it is declared with the value, or declared without one, or as null, and assigned it by a
/// statement beside the declaration that comes before all uses. It is never written elsewhere.
/// </summary>
/// <param name="Local">The local.</param>
/// <param name="Declarator">Where it is declared, by a statement of its own.</param>
/// <param name="Target">The mention of the local that is assigned; null where it is declared with the value.</param>
internal sealed record OnlyValue(ILocalSymbol Local, VariableDeclaratorSyntax Declarator, ILocalReferenceOperation? Target)
{
    /// <summary>The local that holds a value; null where another use is made of it, or where the local may hold something else.</summary>
    public static OnlyValue? Of(IOperation value) => value.Around(Through.BuiltInImplicit).Parent switch
    {
        IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: { RefKind: RefKind.None } local,
            Syntax: VariableDeclaratorSyntax { Parent.Parent: LocalDeclarationStatementSyntax } declarator } } =>
            Writes.To(local.Name, References.ScopeOf(declarator), value.SemanticModel!) ? null : new OnlyValue(local, declarator, null),
        ISimpleAssignmentOperation { IsRef: false, Target: ILocalReferenceOperation { Local: { RefKind: RefKind.None } local } target,
            Syntax.Parent: ExpressionStatementSyntax assignment } => OfAssigned(local, target, assignment),
        _ => null,
    };

    /// <summary>Whether an operation is the declaration or the assignment that gives the local its value.</summary>
    public bool IsGivenBy(IOperation mention) => mention is IVariableDeclaratorOperation || mention.Syntax == Target?.Syntax;

    private static OnlyValue? OfAssigned(ILocalSymbol local, ILocalReferenceOperation target, ExpressionStatementSyntax assignment)
    {
        if (local.DeclaringSyntaxReferences is not { Length: 1 } declared
            || declared[0].GetSyntax() is not VariableDeclaratorSyntax { Parent.Parent: LocalDeclarationStatementSyntax statement } declarator
            || statement.Parent != assignment.Parent || !IsNothing(declarator.Initializer?.Value)
            || !MemberIndex.Own(FlowNode.Label, References.FunctionOf(assignment)).IsEmpty)
        {
            return null;
        }

        // A local function that comes later may be called before.
        foreach (var mention in VariableOperations.Of(local, target))
        {
            if (mention is not IVariableDeclaratorOperation && mention.Syntax != target.Syntax && (mention.Syntax.SpanStart < assignment.Span.End
                || (declarator.Initializer is not null && References.IsInNestedFunction(mention.Syntax, statement.Parent!))))
            {
                return null;
            }
        }

        var writes = 0;
        foreach (var _ in Writes.All(local.Name, References.ScopeOf(declarator), target.SemanticModel!))
            writes++;
        return writes == 1 ? new OnlyValue(local, declarator, target) : null;
    }

    private static bool IsNothing(ExpressionSyntax? initial) =>
        initial is null || initial.RawKind is (int)SyntaxKind.NullLiteralExpression or (int)SyntaxKind.DefaultLiteralExpression;
}
