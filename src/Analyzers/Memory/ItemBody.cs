using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Analyzers.Memory;

/// <summary>
/// What a method with items does for exactly one: the statements around its only loop over them, and the body of the loop once. Tests that no
/// collection of one item fails are left out, and so is what follows a loop whose first iteration always leaves the method.
/// </summary>
internal sealed class ItemBody
{
    private readonly HashSet<TextSpan> _mentions;
    private readonly HashSet<TextSpan> _ends;

    private ItemBody(StatementSyntax[] before, ForEachStatementSyntax loop, StatementSyntax[] after, HashSet<TextSpan> mentions, HashSet<TextSpan> ends)
    {
        Before = before;
        Loop = loop;
        After = after;
        _mentions = mentions;
        _ends = ends;
    }

    /// <summary>The statements that run before the loop.</summary>
    public StatementSyntax[] Before { get; }

    /// <summary>The loop over the items.</summary>
    public ForEachStatementSyntax Loop { get; }

    /// <summary>The statements that run after the loop.</summary>
    public StatementSyntax[] After { get; }

    /// <summary>
    /// The body for one item; null where the items are used in another way, where leaving the loop is not leaving the method, or where the item
    /// could be changed in place once it is a parameter.
    /// </summary>
    public static ItemBody? Of(MethodDeclarationSyntax declaration, IParameterSymbol items, SemanticModel model, CancellationToken cancellationToken)
    {
        if (declaration.Body is not { ContainsDirectives: false, Statements: var statements }
            || statements.FirstOrDefault(static statement => statement is ForEachStatementSyntax) is not ForEachStatementSyntax { AwaitKeyword.RawKind: 0,
                Type: not RefTypeSyntax, Expression: IdentifierNameSyntax walked } loop
            || !SymbolEqualityComparer.Default.Equals(model.GetSymbolInfo(walked, cancellationToken).Symbol, items)
            || model.GetForEachStatementInfo(loop) is not { ElementType: { } element, ElementConversion.IsIdentity: true }
            || model.GetDeclaredSymbol(loop, cancellationToken) is not ILocalSymbol item
            || !SymbolEqualityComparer.Default.Equals(item.Type, element) || MayChangeInPlace(element, item.Name, loop.Statement)
            || declaration.Body
                .DescendantNodes()
                .Any(static node => node is AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or QueryExpressionSyntax or LabeledStatementSyntax
                    or GotoStatementSyntax))
        {
            return null;
        }

        var place = statements.IndexOf(loop);
        var before = statements
            .Take(place)
            .Where(statement => ArgumentGuard.KindOf(statement, items, model, cancellationToken) != ArgumentGuardKind.OfArray)
            .ToArray();
        var flow = model.AnalyzeControlFlow(loop.Statement);
        if (flow is not { Succeeded: true })
            return null;
        var ends = new HashSet<TextSpan>(flow.ExitPoints
            .Where(static exit => exit is BreakStatementSyntax or ContinueStatementSyntax)
            .Select(static exit => exit.Span));
        var after = ends.Count == 0 && !flow.EndPointIsReachable ? [] : statements.Skip(place + 1).ToArray();
        if (ends.Count > 0 && (after.Length > 0 || !((IMethodSymbol)items.ContainingSymbol).ReturnsVoid)
            || before.Concat(after).Append(loop.Statement).Any(statement => Mentions(items, statement)) || ConfusesNames(loop.Statement, before, after))
        {
            return null;
        }

        var mentions = new HashSet<TextSpan>(loop.Statement.DescendantNodes().OfType<IdentifierNameSyntax>()
            .Where(name => name.Identifier.ValueText == item.Name
                && SymbolEqualityComparer.Default.Equals(model.GetSymbolInfo(name, cancellationToken).Symbol, item))
            .Select(static name => name.Span));
        return new ItemBody(before, loop, after, mentions, ends);
    }

    /// <summary>
    /// Whether code may change a value in place by one of its own members, which a variable of a loop is protected from and a parameter is not.
    /// </summary>
    public static bool MayChangeInPlace(ITypeSymbol type, string name, SyntaxNode code) =>
        !type.IsReferenceType
        && !(type.IsReadOnly || type.SpecialType is >= SpecialType.System_Boolean and <= SpecialType.System_String || type.TypeKind == TypeKind.Enum)
        && code.DescendantNodes().Any(node => node is IdentifierNameSyntax identifier && identifier.Identifier.ValueText == name
            && (node.Parent is MemberAccessExpressionSyntax { Expression: var receiver } && receiver == node || node.Parent is ElementAccessExpressionSyntax));

    /// <summary>
    /// The body with the item under a name; null where the name means something else in it. The statements are taken from a copy of the declaration
    /// that stands where the original does.
    /// </summary>
    public BlockSyntax? Written(MethodDeclarationSyntax copy, string itemName)
    {
        var body = copy.Body!;
        if (Before.Concat(After)
            .Append(Loop.Statement)
            .SelectMany(static statement => statement.DescendantTokens())
            .Any(token => token.IsKind(SyntaxKind.IdentifierToken) && token.ValueText == itemName && !_mentions.Contains(token.Span)))
        {
            return null;
        }

        var statements = new List<StatementSyntax>();
        foreach (var statement in body.Statements)
        {
            if (statement.Span == Loop.Span)
                AddItem(statements, (ForEachStatementSyntax)statement, itemName);
            else if (Before.Concat(After).Any(kept => kept.Span == statement.Span))
                statements.Add(statement);
        }

        if (statements.Count > 0 && statements[0].Span != body.Statements[0].Span)
            statements[0] = statements[0].WithLeadingTrivia(statements[0]
                .GetLeadingTrivia()
                .SkipWhile(static trivia => trivia.IsKind(SyntaxKind.EndOfLineTrivia)));
        return body.WithStatements(SyntaxFactory.List(statements));
    }

    private void AddItem(List<StatementSyntax> statements, ForEachStatementSyntax loop, string itemName)
    {
        var once = loop.Statement.ReplaceNodes(
            loop.Statement.DescendantNodes().Where(node => node is IdentifierNameSyntax && _mentions.Contains(node.Span)
                || node is StatementSyntax && _ends.Contains(node.Span)),
            (original, _) => original is IdentifierNameSyntax name
                ? name.WithIdentifier(SyntaxFactory.Identifier(itemName).WithTriviaFrom(name.Identifier))
                : SyntaxFactory.ReturnStatement().WithTriviaFrom(original));
        var first = statements.Count;
        if (once is BlockSyntax block)
            statements.AddRange(block.Statements);
        else
            statements.Add(once);

        // A comment above the loop stays above what is left of it.
        if (statements.Count > first)
            statements[first] = statements[first].WithLeadingTrivia(loop.GetLeadingTrivia().AddRange(statements[first].GetLeadingTrivia()));
    }

    private static bool Mentions(IParameterSymbol items, StatementSyntax statement) =>
        statement.DescendantTokens().Any(token => token.IsKind(SyntaxKind.IdentifierToken) && token.ValueText == items.Name);

    /// <summary>Whether what the loop declares would meet something of that name outside it, or live longer than its iteration.</summary>
    private static bool ConfusesNames(StatementSyntax repeated, StatementSyntax[] before, StatementSyntax[] after)
    {
        var declared = new HashSet<string>(repeated.DescendantNodes().Select(static node => node switch
        {
            VariableDeclaratorSyntax variable => variable.Identifier.ValueText,
            SingleVariableDesignationSyntax designation => designation.Identifier.ValueText,
            ForEachStatementSyntax loop => loop.Identifier.ValueText,
            CatchDeclarationSyntax caught => caught.Identifier.ValueText,
            _ => "",
        }).Where(static name => name.Length > 0), StringComparer.Ordinal);
        return repeated.DescendantNodes().Any(static node => node is LocalDeclarationStatementSyntax { UsingKeyword.RawKind: not 0 })
            || declared.Count > 0
                && before.Concat(after).Any(statement => statement.DescendantTokens().Any(token => token.IsKind(SyntaxKind.IdentifierToken)
                    && declared.Contains(token.ValueText)));
    }
}
