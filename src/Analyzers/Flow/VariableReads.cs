using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// Finds every read of a local or parameter that may see what one assignment stored. It follows the block structure and never misses a
/// read; it may name one too many, for example in the other branch of an <c>if</c>.
/// </summary>
internal static class VariableReads
{
    private static readonly ModelCache<ISymbol, List<IdentifierNameSyntax>?> Plain = new(SymbolEqualityComparer.Default);

    /// <summary>
    /// The reads that may see the value that <paramref name="definition"/>, a declarator or an assignment, stores. False where they cannot all
    /// be known: the variable is captured or passed by reference, or the method jumps to labels.
    /// </summary>
    public static bool TryFind(ISymbol variable, SyntaxNode definition, SemanticModel model, CancellationToken cancellationToken, out List<IOperation> reads)
    {
        reads = [];
        var function = References.FunctionAround(definition);
        if (function is null
            || !SymbolEqualityComparer.Default.Equals(model.GetEnclosingSymbol(definition.SpanStart, cancellationToken), variable.ContainingSymbol))
        {
            return false;
        }

        if (Plain.Get(
            model,
            variable,
            (function, model, cancellationToken),
            static (variable, asked) => PlainReadsOf(variable, asked.function, asked.model, asked.cancellationToken)) is not { } all)
        {
            return false;
        }

        var (from, to) = Reach(variable, definition, function);
        foreach (var name in new Places<IdentifierNameSyntax>(all, from, to == int.MaxValue ? to : to + 1))
        {
            if (model.GetOperation(name, cancellationToken) is (ILocalReferenceOperation or IParameterReferenceOperation) and var read)
                reads.Add(read);
        }

        return true;
    }

    /// <summary>All reads of a variable in its function; null where they cannot all be known.</summary>
    private static List<IdentifierNameSyntax>? PlainReadsOf(ISymbol variable, SyntaxNode function, SemanticModel model, CancellationToken cancellationToken)
    {
        if (!MemberIndex.All(FlowNode.Label, function).IsEmpty)
            return null;
        var reads = new List<IdentifierNameSyntax>();
        foreach (var name in References.To(variable, function, model, cancellationToken))
        {
            if (References.FunctionAround(name) != function || IsByReference(name, out var isWritten))
                return null;
            if (!isWritten)
                reads.Add(name);
        }

        return reads;
    }

    /// <summary>Whether a statement does nothing but give the variable a new value.</summary>
    public static bool IsAssignment(StatementSyntax statement, string variable) =>
        statement is ExpressionStatementSyntax { Expression: AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression,
            Left: IdentifierNameSyntax left } }
        && left.Identifier.ValueText == variable;

    private static (int From, int To) Reach(ISymbol variable, SyntaxNode definition, SyntaxNode function)
    {
        var declared = variable is ILocalSymbol && variable.DeclaringSyntaxReferences.Length == 1 ? variable.DeclaringSyntaxReferences[0].Span.Start : -1;
        var mentions = MemberIndex.Mentions(variable.Name, function);
        var from = definition.Span.End;
        SyntaxNode child = definition.FirstAncestorOrSelf<StatementSyntax>() ?? definition;
        for (; child != function && child.Parent is { } parent; child = parent)
        {
            if (parent is SwitchSectionSyntax || (parent is BlockSyntax && parent.Parent is not (TryStatementSyntax or CatchClauseSyntax)))
            {
                foreach (var next in mentions.Assignments(parent, child.Span.End, parent.Span.End))
                    return (from, next.Span.End);
            }

            // What a loop stores at its end is seen at its beginning, unless each iteration has a variable of its own.
            if (parent is ForStatementSyntax or CommonForEachStatementSyntax or WhileStatementSyntax or DoStatementSyntax && declared < parent.SpanStart)
                from = parent.SpanStart;
        }

        return (from, int.MaxValue);
    }

    private static bool IsByReference(IdentifierNameSyntax name, out bool isWritten)
    {
        var user = References.UserOf(name);
        isWritten = name.Parent is AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } assignment && assignment.Left == name;
        if (user is ArgumentSyntax { RefKindKeyword.RawKind: (int)SyntaxKind.OutKeyword })
            isWritten = true;
        return user is RefExpressionSyntax or ArgumentSyntax { RefKindKeyword.RawKind: (int)SyntaxKind.RefKeyword or (int)SyntaxKind.InKeyword }
            || user is PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.AddressOfExpression };
    }
}
