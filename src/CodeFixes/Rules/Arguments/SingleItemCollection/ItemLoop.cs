using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Overloads;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using static Microsoft.CodeAnalysis.CSharp.SyntaxFactory;

namespace Allocations.CodeFixes.Rules.Arguments.SingleItemCollection;

/// <summary>
/// A method that is one <c>foreach</c> over what it is given: the body of the loop becomes an overload for one item, which the loop calls.
/// Nothing may pass from one iteration to the next but what lies outside the method.
/// </summary>
internal sealed class ItemLoop
{
    private readonly IMethodSymbol _method;
    private readonly MethodDeclarationSyntax _declaration;
    private readonly ParameterSyntax _parameter;
    private readonly TypeSyntax _element;

    private ItemLoop(IMethodSymbol method, MethodDeclarationSyntax declaration, ParameterSyntax parameter, TypeSyntax element)
    {
        _method = method;
        _declaration = declaration;
        _parameter = parameter;
        _element = element;
    }

    /// <summary>The loop of a method; null where the body is more than that, leaves the loop early, or writes a parameter.</summary>
    public static ItemLoop? Of(MethodDeclarationSyntax declaration, IParameterSymbol items, SemanticModel model, CancellationToken cancellationToken)
    {
        var method = (IMethodSymbol)items.ContainingSymbol;
        if (declaration.Body is not { Statements: { Count: 1 } statements }
            || statements[0] is not ForEachStatementSyntax { AwaitKeyword.RawKind: 0, Expression: IdentifierNameSyntax walked } loop
            || !method.ReturnsVoid || declaration.ContainsDirectives
            || !SymbolEqualityComparer.Default.Equals(model.GetSymbolInfo(walked, cancellationToken).Symbol, items)
            || model.GetForEachStatementInfo(loop) is not { ElementType: { } element, ElementConversion.IsIdentity: true }
            || ElementOf(declaration.ParameterList.Parameters[items.Ordinal].Type, loop.Type) is not { } written
            || !SymbolEqualityComparer.Default.Equals(model.GetDeclaredSymbol(loop, cancellationToken)?.Type, element)
            || ItemBody.MayChangeInPlace(element, loop.Identifier.ValueText, loop.Statement)
            || declaration.ParameterList.Parameters.Any(parameter => parameter.Identifier.ValueText == loop.Identifier.ValueText)
            || Leaves(loop.Statement) || Names(items.Name, loop.Statement)
            || !method.Parameters.All(parameter => parameter.Ordinal == items.Ordinal || IsSameInEachRound(parameter, loop.Statement, model))
            || CallerInformation.IsAskedIn(declaration, model, cancellationToken, CallerQuestion.Frame))
        {
            return null;
        }

        return new ItemLoop(method, declaration, declaration.ParameterList.Parameters[items.Ordinal], written);
    }

    /// <summary>
    /// The method, whose loop calls the overload, and the overload; both with the marks of <paramref name="marked"/>, whose call gets <paramref
    /// name="call"/>.
    /// </summary>
    public SyntaxNode[] Split(MethodDeclarationSyntax marked, SyntaxAnnotation call, string lineEnd)
    {
        var loop = (ForEachStatementSyntax)marked.Body!.Statements[0];
        var arguments = _declaration.ParameterList.Parameters.Select(parameter => Argument(
            null,
            parameter == _parameter ? default : RefKindOf(parameter.Modifiers),
            IdentifierName((parameter == _parameter ? loop.Identifier : parameter.Identifier).WithoutTrivia())));
        SimpleNameSyntax name = _declaration.TypeParameterList is { } list
            ? GenericName(
                Identifier(_declaration.Identifier.Text),
                TypeArgumentList(SeparatedList<TypeSyntax>(list.Parameters.Select(static parameter => IdentifierName(parameter.Identifier.WithoutTrivia())))))
            : IdentifierName(_declaration.Identifier.WithoutTrivia());
        StatementSyntax inner = ExpressionStatement(InvocationExpression(name, ArgumentList(SeparatedList(arguments))).WithAdditionalAnnotations(call));
        if (loop.Statement is BlockSyntax braces)
        {
            var isOneLine = !braces.OpenBraceToken.TrailingTrivia.Any(SyntaxKind.EndOfLineTrivia);
            inner = isOneLine
                ? inner.WithLeadingTrivia().WithTrailingTrivia(Space)
                : inner.WithLeadingTrivia(Whitespace(Indentation.Before(braces.Statements.FirstOrDefault() ?? braces))).WithTrailingTrivia(EndOfLine(lineEnd));
            inner = Block(
                braces.OpenBraceToken
                    .WithLeadingTrivia(braces.OpenBraceToken.LeadingTrivia.Where(IsSpace))
                    .WithTrailingTrivia(braces.OpenBraceToken.TrailingTrivia.Where(IsSpace)),
                SingletonList(inner),
                braces.CloseBraceToken.WithLeadingTrivia(isOneLine
                    ? default
                    : TriviaList(Whitespace(Indentation.Before(braces.CloseBraceToken.LeadingTrivia)))));
        }
        else
        {
            inner = inner
                .WithLeadingTrivia(Whitespace(Indentation.Before(loop.Statement)))
                .WithTrailingTrivia(loop.Statement.GetTrailingTrivia().Where(static trivia => trivia.IsKind(SyntaxKind.EndOfLineTrivia)));
        }

        return [marked.ReplaceNode(loop.Statement, inner), Overload(marked, loop, lineEnd)];
    }

    private MethodDeclarationSyntax Overload(MethodDeclarationSyntax marked, ForEachStatementSyntax loop, string lineEnd)
    {
        var endOfLine = EndOfLine(lineEnd);
        var body = Outdented(
            (StatementSyntax)new ContinueToReturn().Visit(loop.Statement), loop, marked).WithTrailingTrivia(loop.Statement.GetTrailingTrivia());
        var isOneLine = !body.GetTrailingTrivia().Any(SyntaxKind.EndOfLineTrivia);
        var block = (body as BlockSyntax)?.WithTrailingTrivia() ?? Block(
            Token(default, SyntaxKind.OpenBraceToken, TriviaList(isOneLine ? Space : endOfLine)),
            SingletonList(isOneLine ? body.WithLeadingTrivia().WithTrailingTrivia(Space) : body),
            Token(isOneLine ? default : marked.Body!.CloseBraceToken.LeadingTrivia, SyntaxKind.CloseBraceToken, default));
        var indentation = Whitespace(Indentation.Before(marked));
        var parameter = marked.ParameterList.Parameters[_declaration.ParameterList.Parameters.IndexOf(_parameter)];
        return marked
            .WithModifiers(TokenList(marked.Modifiers.Where(static modifier => !modifier.IsKind(SyntaxKind.NewKeyword))))
            .WithParameterList(marked.ParameterList.ReplaceNode(
                parameter,
                parameter
                    .WithType(_element.WithoutTrivia().WithTrailingTrivia(Space))
                    .WithIdentifier(loop.Identifier.WithoutTrivia())
                    .WithLeadingTrivia(parameter.GetLeadingTrivia())))
            .WithBody(block.WithOpenBraceToken(block.OpenBraceToken.WithLeadingTrivia(marked.Body!.OpenBraceToken.LeadingTrivia)))
            .WithLeadingTrivia(DocumentationComments.Repeat(
                marked, _method, _parameter.Identifier.ValueText, loop.Identifier.ValueText, endOfLine, indentation))
            .WithTrailingTrivia(endOfLine);
    }

    private static SyntaxToken RefKindOf(SyntaxTokenList modifiers) =>
        modifiers.Any(SyntaxKind.RefKeyword) ? Token(SyntaxKind.RefKeyword) : modifiers.Any(SyntaxKind.InKeyword) ? Token(SyntaxKind.InKeyword) : default;

    /// <summary>The spaces before a token that begin a line.</summary>
    private static IEnumerable<SyntaxTrivia> IndentationsOf(SyntaxToken token)
    {
        var isBegin = true;
        foreach (var trivia in token.LeadingTrivia)
        {
            if (isBegin && trivia.IsKind(SyntaxKind.WhitespaceTrivia))
                yield return trivia;
            isBegin = trivia.IsKind(SyntaxKind.EndOfLineTrivia);
        }
    }

    /// <summary>The body of the loop with one level of indentation less.</summary>
    private static StatementSyntax Outdented(StatementSyntax body, ForEachStatementSyntax loop, MethodDeclarationSyntax method)
    {
        var outer = Indentation.Before(method);
        var inner = Indentation.Before(loop);
        if (inner.Length <= outer.Length || !inner.StartsWith(outer, StringComparison.Ordinal))
            return body;
        var level = inner.Substring(outer.Length);
        var begins = body.DescendantTokens()
            .SelectMany(IndentationsOf)
            .Where(trivia => trivia.ToString().StartsWith(level, StringComparison.Ordinal));
        return body.ReplaceTrivia(begins, (trivia, _) => Whitespace(trivia.ToString().Substring(level.Length)));
    }

    /// <summary>The type of one item as the code writes it.</summary>
    private static TypeSyntax? ElementOf(TypeSyntax? collection, TypeSyntax variable) => variable switch
    {
        RefTypeSyntax => null,
        { IsVar: false } => variable,
        _ => collection switch
        {
            NullableTypeSyntax nullable => ElementOf(nullable.ElementType, variable),
            ArrayTypeSyntax { RankSpecifiers.Count: 1 } array => array.ElementType,
            GenericNameSyntax { TypeArgumentList.Arguments: { Count: 1 } arguments } => arguments[0],
            QualifiedNameSyntax qualified => ElementOf(qualified.Right, variable),
            AliasQualifiedNameSyntax alias => ElementOf(alias.Name, variable),
            _ => null,
        },
    };

    /// <summary>A value that no iteration writes, and that no call can change.</summary>
    private static bool IsSameInEachRound(IParameterSymbol parameter, StatementSyntax body, SemanticModel model) =>
        parameter.RefKind is RefKind.Ref or RefKind.In
        || (parameter is { RefKind: RefKind.None, IsParams: false } && !Writes.To(parameter.Name, body, model)
            && !ItemBody.MayChangeInPlace(parameter.Type, parameter.Name, body));

    private static bool Names(string name, SyntaxNode body) =>
        body.DescendantTokens().Any(token => token.IsKind(SyntaxKind.IdentifierToken) && token.ValueText == name);

    /// <summary>Whether a statement ends more than one iteration.</summary>
    private static bool Leaves(StatementSyntax body)
    {
        foreach (var node in body.DescendantNodesAndSelf(static node => node is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax)))
        {
            if (node is ReturnStatementSyntax or GotoStatementSyntax or YieldStatementSyntax or LabeledStatementSyntax
                || node is BreakStatementSyntax
                    && !node
                        .Ancestors()
                        .TakeWhile(outer => outer != body.Parent)
                        .Any(static outer => outer is SwitchStatementSyntax or ForStatementSyntax or CommonForEachStatementSyntax or WhileStatementSyntax
                            or DoStatementSyntax))
            {
                return true;
            }
        }

        return false;
    }

    private static bool IsSpace(SyntaxTrivia trivia) => trivia.Kind() is SyntaxKind.WhitespaceTrivia or SyntaxKind.EndOfLineTrivia;

    /// <summary>The next iteration is the end of the overload.</summary>
    private sealed class ContinueToReturn : CSharpSyntaxRewriter
    {
        public override SyntaxNode? VisitContinueStatement(ContinueStatementSyntax node) =>
            ReturnStatement().WithTriviaFrom(node);

        public override SyntaxNode? VisitForStatement(ForStatementSyntax node) => node;

        public override SyntaxNode? VisitForEachStatement(ForEachStatementSyntax node) => node;

        public override SyntaxNode? VisitForEachVariableStatement(ForEachVariableStatementSyntax node) => node;

        public override SyntaxNode? VisitWhileStatement(WhileStatementSyntax node) => node;

        public override SyntaxNode? VisitDoStatement(DoStatementSyntax node) => node;

        public override SyntaxNode? VisitLocalFunctionStatement(LocalFunctionStatementSyntax node) => node;

        public override SyntaxNode? VisitSimpleLambdaExpression(SimpleLambdaExpressionSyntax node) => node;

        public override SyntaxNode? VisitParenthesizedLambdaExpression(ParenthesizedLambdaExpressionSyntax node) => node;

        public override SyntaxNode? VisitAnonymousMethodExpression(AnonymousMethodExpressionSyntax node) => node;
    }
}
