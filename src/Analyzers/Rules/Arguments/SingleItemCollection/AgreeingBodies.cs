using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.SingleItemCollection;

/// <summary>
/// Determines whether two overloads written in this compilation do the same for one item: the one with the collection calls the other for each
/// item, both call a third with the items as a span, or the body of the one is what the body of the other is for one item. An overload
/// that makes a collection of its item to call the other agrees as well, but saves nothing, and is not counted.
/// </summary>
internal static class AgreeingBodies
{
    /// <summary>Whether <paramref name="ofOne"/> does for an item what <paramref name="ofMany"/> does for a collection of it.</summary>
    public static bool Are(IMethodSymbol ofMany, IMethodSymbol ofOne, int ordinal, Compilation compilation, CancellationToken cancellationToken)
    {
        if (DeclarationOf(ofMany, compilation, cancellationToken) is not { } many || DeclarationOf(ofOne, compilation, cancellationToken) is not { } one
            || ofMany.IsAsync != ofOne.IsAsync || !HaveSameNames(ofMany, ofOne, ordinal))
        {
            return false;
        }

        var items = ofMany.Parameters[ordinal];
        var item = ofOne.Parameters[ordinal];
        var model = SourceModels.Of(compilation, many.SyntaxTree);
        var body = ItemBody.Of(many, items, model, cancellationToken);
        return body is not null && (CallsForEach(body, ofOne, ordinal, model, cancellationToken) || IsWritten(body, many, one, item.Name))
            || ShareBody(many, items, one, item, compilation, cancellationToken);
    }

    private static MethodDeclarationSyntax? DeclarationOf(IMethodSymbol method, Compilation compilation, CancellationToken cancellationToken) =>
        method is { DeclaringSyntaxReferences.Length: 1, IsAbstract: false, IsExtern: false, PartialDefinitionPart: null, PartialImplementationPart: null }
        && method.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) is MethodDeclarationSyntax declaration
        && compilation.ContainsSyntaxTree(declaration.SyntaxTree)
            ? declaration
            : null;

    private static bool HaveSameNames(IMethodSymbol many, IMethodSymbol one, int ordinal)
    {
        for (var i = 0; i < many.Parameters.Length; i++)
        {
            if (i != ordinal && many.Parameters[i].Name != one.Parameters[i].Name)
                return false;
        }

        return SymbolEqualityComparer.Default.Equals(many.ContainingType, one.ContainingType);
    }

    /// <summary>Whether the loop does nothing but call the overload with the item and the method's own other arguments.</summary>
    private static bool CallsForEach(ItemBody body, IMethodSymbol ofOne, int ordinal, SemanticModel model, CancellationToken cancellationToken)
    {
        var only = body.Loop.Statement is BlockSyntax { Statements: { Count: 1 } inner } ? inner[0] : body.Loop.Statement;
        return !ofOne.IsAsync && body.Before.Length == 0 && body.After.Length == 0
            && only is ExpressionStatementSyntax { Expression: InvocationExpressionSyntax invocation }
            && model.GetOperation(invocation, cancellationToken) is IInvocationOperation { Instance: null or IInstanceReferenceOperation,
                TargetMethod: var called, Arguments: var arguments }
            && SymbolEqualityComparer.Default.Equals(called.OriginalDefinition, ofOne)
            && arguments.All(argument => argument is { ArgumentKind: ArgumentKind.Explicit, Parameter: { } parameter }
                && (parameter.Ordinal == ordinal
                    ? argument.Value is ILocalReferenceOperation { Local: var local }
                        && SymbolEqualityComparer.Default.Equals(local, model.GetDeclaredSymbol(body.Loop, cancellationToken))
                    : argument.Value is IParameterReferenceOperation { Parameter: var own } && own.Ordinal == parameter.Ordinal));
    }

    /// <summary>Whether the overload has the statements that the method runs for one item.</summary>
    private static bool IsWritten(ItemBody body, MethodDeclarationSyntax many, MethodDeclarationSyntax one, string item) =>
        body.Written(many, item) is { } expected && (one.Body is { } block
            ? SyntaxFactory.AreEquivalent(expected, block, topLevel: false)
            : expected.Statements.Count == 1 && SyntaxFactory.AreEquivalent(ResultOf(expected.Statements[0]), one.ExpressionBody?.Expression, topLevel: false));

    private static ExpressionSyntax? ResultOf(StatementSyntax statement) => statement switch
    {
        ReturnStatementSyntax result => result.Expression,
        ExpressionStatementSyntax expression => expression.Expression,
        _ => null,
    };

    /// <summary>Whether both are one call of the same method, which differ in nothing but the span of one item and the span of all.</summary>
    private static bool ShareBody(
        MethodDeclarationSyntax many,
        IParameterSymbol items,
        MethodDeclarationSyntax one,
        IParameterSymbol item,
        Compilation compilation,
        CancellationToken cancellationToken)
    {
        var manyModel = SourceModels.Of(compilation, many.SyntaxTree);
        var oneModel = SourceModels.Of(compilation, one.SyntaxTree);
        return OnlyCall(many, items, manyModel, cancellationToken) is { } ofMany && OnlyCall(one, items: null, oneModel, cancellationToken) is { } ofOne
            && manyModel.GetSymbolInfo(ofMany, cancellationToken).Symbol is IMethodSymbol core
            && SymbolEqualityComparer.Default.Equals(core, oneModel.GetSymbolInfo(ofOne, cancellationToken).Symbol)
            && SpanIn(ofMany, items, isOfOne: false) is { } spanOfMany && SpanIn(ofOne, item, isOfOne: true) is { } spanOfOne
            && SyntaxFactory.AreEquivalent(WithoutSpan(ofMany, spanOfMany), WithoutSpan(ofOne, spanOfOne), topLevel: false);
    }

    private static InvocationExpressionSyntax WithoutSpan(InvocationExpressionSyntax call, ArgumentSyntax span) =>
        call.ReplaceNode(span, SyntaxFactory.Argument(SyntaxFactory.LiteralExpression(SyntaxKind.DefaultLiteralExpression)));

    /// <summary>The call that is all of a body but for tests that an item passes.</summary>
    private static InvocationExpressionSyntax? OnlyCall(
        MethodDeclarationSyntax declaration, IParameterSymbol? items, SemanticModel model, CancellationToken cancellationToken)
    {
        if (declaration.ExpressionBody is { Expression: InvocationExpressionSyntax arrow })
            return arrow;
        var only = default(StatementSyntax);
        foreach (var statement in declaration.Body?.Statements ?? default)
        {
            if (items is not null && only is null && ArgumentGuard.KindOf(statement, items, model, cancellationToken) == ArgumentGuardKind.OfArray)
                continue;
            if (only is not null)
                return null;
            only = statement;
        }

        return only is null ? null : ResultOf(only) as InvocationExpressionSyntax;
    }

    /// <summary>The argument that is a span of the items; null where they are mentioned elsewhere too.</summary>
    private static ArgumentSyntax? SpanIn(InvocationExpressionSyntax call, IParameterSymbol parameter, bool isOfOne)
    {
        var found = default(ArgumentSyntax);
        foreach (var argument in call.ArgumentList.Arguments)
        {
            if (!argument.DescendantTokens().Any(token => token.IsKind(SyntaxKind.IdentifierToken) && token.ValueText == parameter.Name))
                continue;
            if (found is not null || argument.NameColon is not null
                || !(isOfOne ? IsSpanOfOne(argument.Expression, parameter.Name) : IsSpanOfAll(argument.Expression, parameter.Name)))
            {
                return null;
            }

            found = argument;
        }

        return found;
    }

    private static bool IsSpanOfAll(ExpressionSyntax expression, string items) => expression switch
    {
        IdentifierNameSyntax => true,
        ObjectCreationExpressionSyntax { Type: var type, ArgumentList.Arguments: { Count: 1 or 3 } arguments } => IsSpan(type)
            && IsName(arguments[0].Expression, items)
            && (arguments.Count == 1
                || arguments[1].Expression is LiteralExpressionSyntax { Token.Value: 0 }
                    && arguments[2].Expression is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Length", Expression: var measured }
                    && IsName(measured, items)),
        InvocationExpressionSyntax { ArgumentList.Arguments.Count: 0,
            Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "AsSpan", Expression: var whole } } =>
            IsName(whole, items),
        _ => false,
    };

    private static bool IsSpanOfOne(ExpressionSyntax expression, string item) => expression switch
    {
        ObjectCreationExpressionSyntax { Type: var type, ArgumentList.Arguments: { Count: 1 } arguments } =>
            IsSpan(type) && arguments[0].RefKindKeyword.RawKind != 0 && IsName(arguments[0].Expression, item),
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "CreateReadOnlySpan" },
            ArgumentList.Arguments: { Count: 2 } arguments } =>
            IsName(arguments[0].Expression, item) && arguments[1].Expression is LiteralExpressionSyntax { Token.Value: 1 },
        _ => false,
    };

    private static bool IsSpan(TypeSyntax type) => type switch
    {
        GenericNameSyntax generic => generic.Identifier.ValueText == "ReadOnlySpan",
        QualifiedNameSyntax qualified => IsSpan(qualified.Right),
        AliasQualifiedNameSyntax alias => IsSpan(alias.Name),
        _ => false,
    };

    private static bool IsName(ExpressionSyntax expression, string name) =>
        expression is IdentifierNameSyntax identifier && identifier.Identifier.ValueText == name;
}
