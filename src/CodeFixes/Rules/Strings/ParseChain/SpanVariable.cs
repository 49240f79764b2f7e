using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Syntax;
using Allocations.Analyzers.Text;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Spans;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Strings.ParseChain;

/// <summary>
/// Lets a span stand for a string variable from one statement to the end of its block: the statement stores a chain in it, and every later
/// read and write has a form on spans. A new local gets the span where the variable is a parameter or was declared before.
/// </summary>
internal static class SpanVariable
{
    /// <summary>The statements, earliest and outermost first, from which a span could stand for the variable at a place.</summary>
    public static IEnumerable<StatementSyntax> Beginnings(ISymbol variable, SyntaxNode place, SyntaxNode function)
    {
        foreach (var block in place.AncestorsAndSelf().TakeWhile(node => node != function).OfType<BlockSyntax>().Reverse())
        {
            foreach (var statement in block.Statements)
            {
                if (statement.SpanStart <= place.SpanStart && StoredBy(statement, variable.Name) is not null)
                    yield return statement;
            }
        }
    }

    /// <summary>Plans the edits from a statement of <see cref="Beginnings"/> on; false where one use has no form on spans.</summary>
    public static bool TryAdd(
        SpanRewrite rewrite, ISymbol variable, StatementSyntax first, FixRequest request, SourceBodies bodies, CancellationToken cancellationToken)
    {
        var model = request.Model;
        if (References.FunctionAround(first) is not { } function || first.Parent is not BlockSyntax block || StoredBy(first, variable.Name) is not { } stored
            || model.GetOperation(stored, cancellationToken) is not { } value || !StoresIn(value, variable, bodies)
            || SpanRewrite.HasAwait(block.Statements.Where(statement => statement.SpanStart >= first.SpanStart)) || !rewrite.TryAddValue(value))
        {
            return false;
        }

        var isDeclared = first is LocalDeclarationStatementSyntax;
        if (!isDeclared && IsSeenByNextRound(first, variable, function))
            return false;
        var isOnStack = rewrite.ScratchSteps.Count > 0;
        rewrite.AddSpan(variable, isDeclared ? variable.Name : FreeName.For(variable.Name + "Span", function, model));
        foreach (var node in function.DescendantNodes())
        {
            if (node is IdentifierNameSyntax name && name.Identifier.ValueText == variable.Name && name.SpanStart > first.Span.End
                && SymbolEqualityComparer.Default.Equals(model.GetSymbolInfo(name, cancellationToken).Symbol, variable)
                && (References.FunctionAround(name) != function || !block.Span.Contains(name.Span)
                    || !TryAddName(rewrite, name, variable, model, bodies, cancellationToken)))
            {
                return false;
            }
        }

        var isScoped = !isOnStack && rewrite.ScratchSteps.Count > 0;
        if (isScoped && request.LanguageVersion < LanguageVersion.CSharp11)
            return false;
        Declare(rewrite, first, isScoped);
        return true;
    }

    private static ExpressionSyntax? StoredBy(StatementSyntax statement, string variable) => statement switch
    {
        LocalDeclarationStatementSyntax { UsingKeyword.RawKind: (int)SyntaxKind.None, IsConst: false, Declaration.Variables: { Count: 1 } variables }
            when variables[0].Identifier.ValueText == variable =>
            variables[0].Initializer?.Value,
        _ when VariableReads.IsAssignment(statement, variable) => ((AssignmentExpressionSyntax)((ExpressionStatementSyntax)statement).Expression).Right,
        _ => null,
    };

    private static bool StoresIn(IOperation value, ISymbol variable, SourceBodies bodies) =>
        StringUse.Of(value, bodies) is { Kind: StringUseKind.Variable, Member: { } target } && SymbolEqualityComparer.Default.Equals(target, variable);

    // The next iteration would read the string of the iteration before, not the span.
    private static bool IsSeenByNextRound(StatementSyntax first, ISymbol variable, SyntaxNode function)
    {
        var declared = variable is ILocalSymbol { DeclaringSyntaxReferences.Length: 1 } ? variable.DeclaringSyntaxReferences[0].Span : default;
        foreach (var outer in first.Ancestors().TakeWhile(node => node != function))
        {
            // What the header of a for loop declares lives as long as the loop, and its incrementors read it.
            var iteration = outer is ForStatementSyntax { Statement: { } body } ? body.Span : outer.Span;
            if (outer is ForStatementSyntax or CommonForEachStatementSyntax or WhileStatementSyntax or DoStatementSyntax
                && (declared.IsEmpty || !iteration.Contains(declared)))
            {
                return true;
            }
        }

        return !MemberIndex.All(FlowNode.Label, function).IsEmpty;
    }

    private static bool TryAddName(
        SpanRewrite rewrite, IdentifierNameSyntax name, ISymbol variable, SemanticModel model, SourceBodies bodies, CancellationToken cancellationToken)
    {
        if (name.Parent is AssignmentExpressionSyntax { Parent: ExpressionStatementSyntax } assignment && assignment.Left == name)
        {
            if (!assignment.IsKind(SyntaxKind.SimpleAssignmentExpression) || model.GetOperation(assignment.Right, cancellationToken) is not { } value
                || !IsChainOf(value, variable, bodies) || !rewrite.TryAddValue(value))
            {
                return false;
            }

            rewrite.Edit(name, rewritten => SyntaxFactory.IdentifierName(rewrite.SpanName).WithTriviaFrom(rewritten));
            return true;
        }

        if (model.GetOperation(name, cancellationToken) is not (ILocalReferenceOperation or IParameterReferenceOperation)
            || References.UserOf(name) is ArgumentSyntax { RefKindKeyword.RawKind: not (int)SyntaxKind.None }
                or AssignmentExpressionSyntax { Left: IdentifierNameSyntax } and { Parent: not ExpressionStatementSyntax })
        {
            return false;
        }

        var read = model.GetOperation(name, cancellationToken)!;
        return IsStoredBack(read, variable, bodies) || rewrite.TryAddRead(read);
    }

    /// <summary>Whether the chain of a value begins with the variable itself.</summary>
    private static bool IsChainOf(IOperation value, ISymbol variable, SourceBodies bodies)
    {
        while (StringStep.TryGet(value, bodies, out var step) && step.Source is { } source)
            value = source;
        return value switch
        {
            ILocalReferenceOperation reference => SymbolEqualityComparer.Default.Equals(reference.Local, variable),
            IParameterReferenceOperation reference => SymbolEqualityComparer.Default.Equals(reference.Parameter, variable),
            _ => false,
        };
    }

    /// <summary>Whether a read begins the chain that an assignment stores in the variable again; the assignment handles it.</summary>
    private static bool IsStoredBack(IOperation read, ISymbol variable, SourceBodies bodies)
    {
        var use = StringUse.Of(read, bodies);
        var isStep = use.Kind == StringUseKind.Step;
        while (use is { Kind: StringUseKind.Step, User: { } user })
            use = StringUse.Of(user, bodies);
        return isStep && use is { Kind: StringUseKind.Variable, Member: { } target } && SymbolEqualityComparer.Default.Equals(target, variable);
    }

    private static void Declare(SpanRewrite rewrite, StatementSyntax first, bool isScoped)
    {
        if (first is LocalDeclarationStatementSyntax { Declaration.Type: { } type } && (isScoped || !type.IsVar))
            rewrite.Edit(type, rewritten => SpanType(isScoped).WithTriviaFrom(rewritten));
        else if (first is ExpressionStatementSyntax)
            rewrite.Edit(first, rewritten => Declaration(rewrite, (ExpressionStatementSyntax)rewritten, isScoped));
    }

    private static StatementSyntax Declaration(SpanRewrite rewrite, ExpressionStatementSyntax statement, bool isScoped)
    {
        var assignment = (AssignmentExpressionSyntax)statement.Expression;
        var type = isScoped ? SpanType(isScoped) : SyntaxFactory.IdentifierName("var");
        var variable = SyntaxFactory.VariableDeclarator(SyntaxFactory.Identifier(rewrite.SpanName))
            .WithInitializer(SyntaxFactory.EqualsValueClause(assignment.OperatorToken.WithLeadingTrivia(SyntaxFactory.Space), assignment.Right));
        return SyntaxFactory.LocalDeclarationStatement(SyntaxFactory.VariableDeclaration(
            type.WithTrailingTrivia(SyntaxFactory.Space), SyntaxFactory.SingletonSeparatedList(variable)))
            .WithSemicolonToken(statement.SemicolonToken)
            .WithTriviaFrom(statement);
    }

    // Parsed as a declaration, because only there the contextual keyword is one.
    private static TypeSyntax SpanType(bool isScoped)
    {
        var text = isScoped ? "scoped ReadOnlySpan<char> x;" : "ReadOnlySpan<char> x;";
        return ((LocalDeclarationStatementSyntax)SyntaxFactory.ParseStatement(text)).Declaration.Type.WithoutTrivia();
    }
}
