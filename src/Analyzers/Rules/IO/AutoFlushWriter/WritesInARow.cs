using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.IO.AutoFlushWriter;

/// <summary>
/// Writes to one writer that follow each other with nothing to wait for in between: several statements, also with others between them that stand under a
/// condition, or one that a loop over things in memory repeats. A writer that flushes after each of them sends as many packets, whoever reads from the peer,
/// and wherever that is.
/// </summary>
/// <param name="First">The first statement.</param>
/// <param name="Count">How many statements run in any case.</param>
/// <param name="IsLoop">Whether a loop repeats some.</param>
internal sealed record WritesInARow(StatementSyntax First, int Count, bool IsLoop)
{
    /// <summary>The rows of a writer, file by file.</summary>
    /// <param name="home">The local, field, property or parameter of a primary constructor that holds the writer.</param>
    /// <param name="place">Where it is mentioned or told to flush.</param>
    /// <param name="compilation">The project.</param>
    /// <param name="cancellationToken">Stops the search.</param>
    public static IEnumerable<WritesInARow> Of(ISymbol home, SyntaxNode place, Compilation compilation, CancellationToken cancellationToken)
    {
        foreach (var name in MentionsOf(home, place, compilation, cancellationToken))
        {
            if (WriteOf(name) is { } first && SourceModels.Find(compilation, name.SyntaxTree) is { } model
                && RowOf(first, References.Whole(name), model, cancellationToken) is { } row
                && SymbolEqualityComparer.Default.Equals(model.GetSymbolInfo(name, cancellationToken).Symbol?.OriginalDefinition, home))
            {
                yield return row;
            }
        }
    }

    private static IEnumerable<IdentifierNameSyntax> MentionsOf(
        ISymbol home, SyntaxNode place, Compilation compilation, CancellationToken cancellationToken)
    {
        if (home is IFieldSymbol or IPropertySymbol)
        {
            foreach (var token in AssemblyUses.In(compilation).MentionsOf(home.Name, cancellationToken))
            {
                if (token.Parent is IdentifierNameSyntax name && !GeneratedTypes.IsGenerated(name.SyntaxTree))
                    yield return name;
            }
        }
        else
        {
            var scope = home is ILocalSymbol || home.DeclaringSyntaxReferences.IsEmpty
                ? References.FunctionOf(place)
                : home.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken).Parent!.Parent!;
            foreach (var name in MemberIndex.Names(home.Name, scope))
                yield return name;
        }
    }

    /// <summary>The statement that is nothing but a write to what a name names; null for any other mention.</summary>
    private static ExpressionStatementSyntax? WriteOf(IdentifierNameSyntax name)
    {
        var writer = References.Whole(name);
        return writer.Parent is MemberAccessExpressionSyntax { Parent: InvocationExpressionSyntax { Parent: { } outer } }
            && StatementAround(outer) is { } statement
            && IsWrite(statement, writer)
                ? statement
                : null;
    }

    private static ExpressionStatementSyntax? StatementAround(SyntaxNode node)
    {
        while (node is AwaitExpressionSyntax or MemberAccessExpressionSyntax or InvocationExpressionSyntax)
            node = node.Parent!;
        return node as ExpressionStatementSyntax;
    }

    /// <summary>Whether a statement writes what needs no waiting: nothing is awaited but the write itself, and nothing is read for it.</summary>
    private static bool IsWrite(StatementSyntax? statement, ExpressionSyntax writer)
    {
        if (statement is not ExpressionStatementSyntax { Expression: var expression })
            return false;
        if (expression is AwaitExpressionSyntax { Expression: var awaited })
            expression = awaited;
        if (expression is InvocationExpressionSyntax
            { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "ConfigureAwait", Expression: var configured } })
        {
            expression = configured;
        }

        return expression is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax called } call
            && called.Name.Identifier.ValueText.StartsWith("Write", StringComparison.Ordinal)
            && SyntaxFactory.AreEquivalent(called.Expression, writer)
            && !call.ArgumentList.DescendantNodes().Any(static node => node is AwaitExpressionSyntax || BlockingReads.IsAt(node));
    }

    /// <summary>The row that a write begins; null where another one begins it, or where it is alone and no loop repeats it.</summary>
    private static WritesInARow? RowOf(ExpressionStatementSyntax first, ExpressionSyntax writer, SemanticModel model, CancellationToken cancellationToken)
    {
        var index = 0;
        var block = first.Parent as BlockSyntax;
        if (block is not null)
        {
            index = block.Statements.IndexOf(first);
            if (index > 0 && IsWrite(block.Statements[index - 1], writer))
                return null;
        }

        var count = 1;
        var loops = (block is null || block.Statements.Count == 1) && (block?.Parent ?? first.Parent) is StatementSyntax around
            && IsRepeated(around, model, cancellationToken);
        for (var next = index + 1; next < block?.Statements.Count; next++)
        {
            var statement = block.Statements[next];
            if (IsWrite(statement, writer))
                count++;
            else if (!IsPart(statement, writer, ref loops, model, cancellationToken))
                break;
        }

        return count > 1 || loops ? new WritesInARow(first, count, loops) : null;
    }

    /// <summary>Whether a statement under a condition, or in a loop, does nothing but write; <paramref name="loops"/> becomes true for a loop.</summary>
    private static bool IsPart(StatementSyntax statement, ExpressionSyntax writer, ref bool loops, SemanticModel model, CancellationToken cancellationToken)
    {
        switch (statement)
        {
            case BlockSyntax block:
                foreach (var inner in block.Statements)
                {
                    if (!IsPart(inner, writer, ref loops, model, cancellationToken))
                        return false;
                }

                return block.Statements.Count > 0;
            case IfStatementSyntax { Condition: var condition } choice:
                return !condition.DescendantNodesAndSelf().Any(static node => node is InvocationExpressionSyntax or AwaitExpressionSyntax)
                    && IsPart(choice.Statement, writer, ref loops, model, cancellationToken)
                    && (choice.Else is not { Statement: var other } || IsPart(other, writer, ref loops, model, cancellationToken));
            case ForStatementSyntax or ForEachStatementSyntax when IsRepeated(statement, model, cancellationToken):
                loops = true;
                return IsPart(Loops.BodyOf(statement)!, writer, ref loops, model, cancellationToken);
            default:
                return IsWrite(statement, writer);
        }
    }

    /// <summary>Whether a loop has all its items before it begins: a sequence could wait for the peer before it gives the next one.</summary>
    private static bool IsRepeated(StatementSyntax loop, SemanticModel model, CancellationToken cancellationToken) => loop switch
    {
        ForEachStatementSyntax { AwaitKeyword.RawKind: 0, Expression: var items } =>
            model.GetTypeInfo(items, cancellationToken).Type is { } type
            && (type.TypeKind == TypeKind.Array || type.SpecialType == SpecialType.System_String || IsCounted(type)
                || type.AllInterfaces.Any(static implemented => IsCounted(implemented))),
        ForStatementSyntax counted => counted.Condition is BinaryExpressionSyntax { Left: IdentifierNameSyntax or LiteralExpressionSyntax },
        _ => false,
    };

    private static bool IsCounted(ITypeSymbol type) => type.Name is "ICollection" or "IReadOnlyCollection" && type.IsUnder("System.Collections");
}
