using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.BuilderOverhead;

/// <summary>
/// A local that is declared with its value and mentioned once, which happens at most once for each time that the declaration runs: the value could stand
/// where the local is read.
/// </summary>
internal static class SingleUse
{
    /// <summary>The declarator of the local that a reference names; null where the local is mentioned elsewhere, or may be read several times.</summary>
    public static IVariableDeclaratorOperation? Of(ILocalReferenceOperation reference)
    {
        if (reference.Local is not { RefKind: RefKind.None, IsConst: false }
            || VariableOperations.Of(reference.Local, reference) is not { Count: 2 } mentions
            || mentions[0] is not IVariableDeclaratorOperation { Initializer.Value: not null,
                Syntax: VariableDeclaratorSyntax { Parent.Parent: LocalDeclarationStatementSyntax statement } } declarator
            || statement.UsingKeyword.Span.Length > 0 || !MemberIndex.Own(FlowNode.Label, References.FunctionOf(statement)).IsEmpty)
        {
            return null;
        }

        for (var node = reference.Syntax.Parent; node != statement.Parent; node = node.Parent)
        {
            if (node is null or AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or QueryExpressionSyntax || Loops.IsLoop(node))
                return null;
        }

        return declarator;
    }
}
