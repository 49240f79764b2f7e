using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Syntax;

/// <summary>Finds a statement's place among its neighbours, and what it gives a variable.</summary>
internal static class Statements
{
    /// <summary>The value that a statement gives a variable, as its declaration or a plain assignment; null where it does something else.</summary>
    public static ExpressionSyntax? ValueGiven(string variable, StatementSyntax statement) => statement switch
    {
        LocalDeclarationStatementSyntax { Declaration.Variables: var variables } =>
            variables.FirstOrDefault(declared => declared.Identifier.ValueText == variable)?.Initializer?.Value,
        ExpressionStatementSyntax { Expression: AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression,
            Left: IdentifierNameSyntax { Identifier.ValueText: var name }, Right: var value } } when name == variable => value,
        _ => null,
    };

    /// <summary>The number of a statement in its list, found by its position: a search from the first one costs as much as the list is long.</summary>
    public static int IndexIn<T>(SyntaxList<T> statements, T statement)
        where T : SyntaxNode
    {
        // Statements that incomplete code lacks are empty and end where others do.
        for (var i = FirstEndingAfter(statements, statement.Span.End - 1); i < statements.Count; i++)
        {
            if (statements[i] == statement)
                return i;
        }

        return -1;
    }

    /// <summary>The number of the first statement of a list that ends after a position; their count where none does.</summary>
    public static int FirstEndingAfter<T>(SyntaxList<T> statements, int position)
        where T : SyntaxNode
    {
        var low = 0;
        var high = statements.Count;
        while (low < high)
        {
            var middle = (low + high) / 2;
            if (statements[middle].Span.End <= position)
                low = middle + 1;
            else
                high = middle;
        }

        return low;
    }

    /// <summary>The statement after another in the same block or switch section; null where it is the last, or stands elsewhere.</summary>
    public static StatementSyntax? After(StatementSyntax statement)
    {
        var statements = statement.Parent switch
        {
            BlockSyntax block => block.Statements,
            SwitchSectionSyntax section => section.Statements,
            _ => default,
        };
        var index = IndexIn(statements, statement);
        return index >= 0 && index + 1 < statements.Count ? statements[index + 1] : null;
    }

    /// <summary>The statement of a list that a node is in; null where it is in none of its statements.</summary>
    public static StatementSyntax? In(SyntaxNode list, SyntaxNode node)
    {
        for (var inner = node; inner.Parent is { } parent; inner = parent)
        {
            if (parent == list)
                return inner as StatementSyntax;
        }

        return null;
    }
}
