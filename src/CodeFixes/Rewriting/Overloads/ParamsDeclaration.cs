using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Formatting;
using Microsoft.CodeAnalysis.Simplification;
using static Microsoft.CodeAnalysis.CSharp.SyntaxFactory;

namespace Allocations.CodeFixes.Rewriting.Overloads;

/// <summary>The syntax of a method with a <c>params</c> array, and of what can stand beside it.</summary>
internal sealed class ParamsDeclaration
{
    private readonly MethodDeclarationSyntax _declaration;
    private readonly SyntaxTrivia _endOfLine;

    private ParamsDeclaration(MethodDeclarationSyntax declaration, IMethodSymbol method, TypeSyntax element, string endOfLine)
    {
        _declaration = declaration;
        _endOfLine = EndOfLine(endOfLine);
        Method = method;
        Element = element;
        Array = declaration.ParameterList.Parameters.Last();
        ItemName = ItemNames.OfOne(Array.Identifier.ValueText, declaration.ParameterList, declaration.TypeParameterList);
    }

    public IMethodSymbol Method { get; }

    /// <summary>The type of one item, as the declaration writes it.</summary>
    public TypeSyntax Element { get; }

    /// <summary>The <c>params</c> parameter.</summary>
    public ParameterSyntax Array { get; }

    /// <summary>The name of the parameter that takes one item.</summary>
    public string ItemName { get; }

    /// <summary>The parts of a declaration; null where its array type is not written as one, or where an attribute says what the method is for.</summary>
    public static ParamsDeclaration? Of(MethodDeclarationSyntax declaration, IMethodSymbol method, string endOfLine) =>
        ElementOf(declaration.ParameterList.Parameters.Last().Type) is { } element && MethodAttributes.CanBeRepeated(method)
            ? new ParamsDeclaration(declaration, method, element, endOfLine)
            : null;

    /// <summary>The overload that takes one item.</summary>
    public MethodDeclarationSyntax Single(SyntaxNode? body) =>
        Beside(Parameter(default, default, Element.WithoutTrivia(), Identifier(ItemName), null), ItemName, body);

    /// <summary>The overload that takes a span of items.</summary>
    public MethodDeclarationSyntax Span(SyntaxNode? body) =>
        Beside(Parameter(
            default, TokenList(Token(SyntaxKind.ParamsKeyword)), SpanType(), Array.Identifier.WithoutTrivia(), null), Array.Identifier.ValueText, body);

    /// <summary>The method with the array, with another body.</summary>
    public MethodDeclarationSyntax WithBody(SyntaxNode body)
    {
        var trailing = _declaration.GetTrailingTrivia();
        return SetBody(WithoutBody(_declaration), body)
            .WithTrailingTrivia(trailing.Any(SyntaxKind.EndOfLineTrivia) ? trailing : TriviaList(_endOfLine));
    }

    /// <summary>The private method that takes the items as a span and has the body.</summary>
    public MethodDeclarationSyntax Core(string name, IReadOnlyList<bool> isLeftOut)
    {
        var attributes = MethodAttributes.OfBody(_declaration, _endOfLine, Margin);
        var core = _declaration
            .WithAttributeLists(attributes)
            .WithModifiers(CoreModifiers(attributes.Count > 0 ? TriviaList(Margin) : default))
            .WithExplicitInterfaceSpecifier(null)
            .WithReturnType(_declaration.ReturnType.WithLeadingTrivia(Space))
            .WithIdentifier(Identifier(name).WithTrailingTrivia(_declaration.Identifier.TrailingTrivia))
            .WithParameterList(CoreParameters());
        if (BodyWithout(isLeftOut) is BlockSyntax body)
            core = core.WithBody(body);

        return core.WithLeadingTrivia(_endOfLine, Margin).WithTrailingTrivia(_endOfLine);
    }

    /// <summary>The method's own body without the leading statements that <paramref name="isLeftOut"/> marks.</summary>
    public SyntaxNode BodyWithout(IReadOnlyList<bool> isLeftOut)
    {
        if (_declaration.Body is not { } body)
            return _declaration.ExpressionBody!;
        if (!isLeftOut.Contains(true))
            return body;
        var rest = body.Statements.Where((_, i) => i >= isLeftOut.Count || !isLeftOut[i]).ToArray();
        if (rest.Length > 0 && isLeftOut[0])
            rest[0] = rest[0].WithLeadingTrivia(rest[0].GetLeadingTrivia().SkipWhile(static trivia => trivia.IsKind(SyntaxKind.EndOfLineTrivia)));
        return body.WithStatements(List(rest));
    }

    /// <summary>A call of a sibling with this method's own parameters and something in place of the array.</summary>
    public ExpressionSyntax Call(ExpressionSyntax target, ExpressionSyntax items)
    {
        var arguments = _declaration.ParameterList.Parameters.Select((parameter, i) => i == _declaration.ParameterList.Parameters.Count - 1
            ? Argument(items)
            : Argument(null, RefKindOf(parameter), IdentifierName(parameter.Identifier.WithoutTrivia())));
        return InvocationExpression(target, ArgumentList(SeparatedList(arguments)));
    }

    /// <summary>The name of a sibling as a call in this method writes it.</summary>
    public SimpleNameSyntax NameOf(string sibling) => _declaration.TypeParameterList is { } list
        ? GenericName(
            Identifier(sibling),
            TypeArgumentList(SeparatedList<TypeSyntax>(list.Parameters.Select(static parameter => IdentifierName(parameter.Identifier.WithoutTrivia())))))
        : IdentifierName(sibling);

    /// <summary>The method's own name as a call writes it; an explicit implementation is called through its interface.</summary>
    public ExpressionSyntax OwnName() => _declaration.ExplicitInterfaceSpecifier is { } specifier
        ? MemberAccessExpression(
            SyntaxKind.SimpleMemberAccessExpression,
            ParenthesizedExpression(CastExpression(specifier.Name.WithoutTrivia(), ThisExpression())),
            NameOf(_declaration.Identifier.ValueText))
        : NameOf(_declaration.Identifier.Text);

    public TypeSyntax SpanType() =>
        QualifiedName(
            AliasQualifiedName(IdentifierName(Token(SyntaxKind.GlobalKeyword)), IdentifierName("System")),
            GenericName(Identifier("ReadOnlySpan"), TypeArgumentList(SingletonSeparatedList(Element.WithoutTrivia()))))
            .WithAdditionalAnnotations(Simplifier.Annotation);

    /// <summary>A body of one expression; a statement or a returned value as the method needs it.</summary>
    public static SyntaxNode Arrow(ExpressionSyntax expression) => ArrowExpressionClause(expression);

    /// <summary>A body of statements before one expression.</summary>
    public SyntaxNode Block(IEnumerable<StatementSyntax> statements, ExpressionSyntax expression)
    {
        var last = Method.ReturnsVoid ? (StatementSyntax)ExpressionStatement(expression) : ReturnStatement(expression);
        return SyntaxFactory.Block(statements.Append(last.WithAdditionalAnnotations(Formatter.Annotation)));
    }

    private SyntaxTrivia Margin => Whitespace(Indentation.Before(_declaration));

    private MethodDeclarationSyntax Beside(ParameterSyntax items, string itemsName, SyntaxNode? body)
    {
        var parameters = _declaration.ParameterList.Parameters;
        var attributes = _declaration.AttributeLists.Select(list => list.WithoutTrivia()
            .WithTrailingTrivia(TriviaList(list.GetTrailingTrivia().Any(SyntaxKind.EndOfLineTrivia) ? _endOfLine : Space)));
        var changed = WithoutBody(_declaration.WithoutTrivia())
            .WithAttributeLists(List(attributes))
            .WithModifiers(TokenList(_declaration.Modifiers
                .Where(static modifier => modifier.Kind() is not (SyntaxKind.NewKeyword or SyntaxKind.AsyncKeyword))
                .Select(static modifier => modifier.WithLeadingTrivia())))
            .WithParameterList(ParameterList(parameters.Replace(parameters.Last(), items.WithAdditionalAnnotations(Formatter.Annotation))));
        changed = body is null ? changed.WithSemicolonToken(Token(SyntaxKind.SemicolonToken)) : SetBody(changed, body);
        return changed
            .WithLeadingTrivia(DocumentationComments.Repeat(_declaration, Method, Array.Identifier.ValueText, itemsName, _endOfLine, Margin))
            .WithTrailingTrivia(_endOfLine)
            .WithAdditionalAnnotations(Formatter.Annotation);
    }

    private static MethodDeclarationSyntax WithoutBody(MethodDeclarationSyntax declaration) => declaration
        .WithBody(null)
        .WithExpressionBody(null)
        .WithSemicolonToken(default)
        .WithParameterList(declaration.ParameterList.WithTrailingTrivia(declaration.ConstraintClauses.Count > 0
            ? declaration.ParameterList.GetTrailingTrivia()
            : default))
        .WithConstraintClauses(List(declaration.ConstraintClauses.Select((clause, i) => i == declaration.ConstraintClauses.Count - 1
            ? clause.WithoutTrailingTrivia()
            : clause)));

    private static MethodDeclarationSyntax SetBody(MethodDeclarationSyntax declaration, SyntaxNode body)
    {
        if (body is BlockSyntax block)
            return declaration.WithBody(block);
        var header = declaration.GetLastToken();
        return declaration
            .ReplaceToken(header, header.WithTrailingTrivia(Space))
            .WithExpressionBody(((ArrowExpressionClauseSyntax)body).WithLeadingTrivia().WithAdditionalAnnotations(Formatter.Annotation))
            .WithSemicolonToken(Token(SyntaxKind.SemicolonToken));
    }

    private SyntaxTokenList CoreModifiers(SyntaxTriviaList leading)
    {
        var kept = _declaration.Modifiers.Where(static modifier => modifier.Kind() is SyntaxKind.StaticKeyword or SyntaxKind.UnsafeKeyword
            or SyntaxKind.ReadOnlyKeyword);
        return TokenList(kept
            .Select(static modifier => Token(modifier.Kind()).WithLeadingTrivia(TriviaList(Space)))
            .Prepend(Token(SyntaxKind.PrivateKeyword).WithLeadingTrivia(leading)));
    }

    private ParameterListSyntax CoreParameters()
    {
        var list = _declaration.ParameterList;
        var parameters = list.Parameters.Select(parameter => parameter == Array
            ? parameter
                .WithAttributeLists(default)
                .WithModifiers(default)
                .WithType(SpanType().WithTrailingTrivia(TriviaList(Space)))
                .WithLeadingTrivia(parameter.GetLeadingTrivia())
            : parameter
                .WithAttributeLists(default)
                .WithDefault(null)
                .WithModifiers(WithoutThis(parameter.Modifiers))
                .WithLeadingTrivia(parameter.GetLeadingTrivia()));
        return list.WithParameters(SeparatedList(parameters, list.Parameters.GetSeparators()));
    }

    private static SyntaxTokenList WithoutThis(SyntaxTokenList modifiers)
    {
        var index = modifiers.IndexOf(SyntaxKind.ThisKeyword);
        return index < 0 ? modifiers : modifiers.RemoveAt(index);
    }

    private static SyntaxToken RefKindOf(ParameterSyntax parameter)
    {
        foreach (var modifier in parameter.Modifiers)
        {
            if (modifier.Kind() is SyntaxKind.RefKeyword or SyntaxKind.OutKeyword or SyntaxKind.InKeyword)
                return Token(modifier.Kind()).WithTrailingTrivia(TriviaList(Space));
        }

        return default;
    }

    private static TypeSyntax? ElementOf(TypeSyntax? type) => type switch
    {
        NullableTypeSyntax { ElementType: ArrayTypeSyntax array } => ElementOf(array),
        ArrayTypeSyntax { RankSpecifiers.Count: 1 } array => array.ElementType,
        ArrayTypeSyntax array => array.WithRankSpecifiers(array.RankSpecifiers.RemoveAt(0)),
        _ => null,
    };
}
