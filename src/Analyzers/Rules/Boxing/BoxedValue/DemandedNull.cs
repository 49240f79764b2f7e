using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Boxing.BoxedValue;

/// <summary>
/// Determines whether a nullable value is given to a method of the project that throws unless it is null, as one that lets something be set only once. The
/// null of a nullable value is no object, so each call that goes on allocates nothing.
/// </summary>
internal static class DemandedNull
{
    public static bool Is(IConversionOperation box, CancellationToken cancellationToken) =>
        box.Operand.Type is { } type && NullableTypes.IsNullable(type)
        && BoxTarget.ValueOf(box).Parent is IArgumentOperation
        {
            Parameter: { RefKind: RefKind.None, ContainingSymbol: IMethodSymbol { IsVirtual: false, IsAbstract: false, IsOverride: false } } parameter,
        }
        && VariableOperations.OfParameter(parameter.OriginalDefinition, box.SemanticModel!.Compilation, cancellationToken) is { Count: > 0 } mentions
        && IsTestThatThrows(mentions[0]);

    /// <summary>Whether the first mention of a parameter is a test at the beginning of its method, which throws where that is not null.</summary>
    private static bool IsTestThatThrows(IOperation mention) =>
        NullValue.TestOf(mention) is { Test: { Parent: IConditionalOperation { Syntax: IfStatementSyntax { Parent: BlockSyntax block } check } guard } test,
            HoldsForNull: false }
        && guard.Condition == test && block.Parent is BaseMethodDeclarationSyntax or LocalFunctionStatementSyntax
        && Throws(check.Statement) && ComesAlways(check, block);

    private static bool Throws(StatementSyntax statement) =>
        statement is BlockSyntax { Statements: { Count: > 0 } statements } ? Throws(statements[statements.Count - 1])
        : statement is ThrowStatementSyntax || (statement is ExpressionStatementSyntax && Exits.Always(statement));

    private static bool ComesAlways(StatementSyntax check, BlockSyntax block)
    {
        foreach (var statement in block.Statements)
        {
            if (statement == check)
                return true;
            foreach (var node in statement.DescendantNodesAndSelf())
            {
                if (node is ReturnStatementSyntax or GotoStatementSyntax)
                    return false;
            }
        }

        return false;
    }
}
