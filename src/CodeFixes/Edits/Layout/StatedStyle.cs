using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Formatting;

namespace Allocations.CodeFixes.Edits.Layout;

/// <summary>
/// What the options of a file say about the words that a fix adds: whether a type is written as <c>var</c>, as a keyword or by its name,
/// whether a member is qualified by <c>this</c>, and whether a single statement stands in braces. Fixes write <c>var</c>, keywords, bare names
/// and no braces; only options that ask for something else cost anything here.
/// </summary>
internal sealed class StatedStyle
{
    private readonly bool _explicitBuiltIn;
    private readonly bool _explicitApparent;
    private readonly bool _explicitElsewhere;
    private readonly bool _namesTypes;
    private readonly bool _namesReceivers;
    private readonly bool _writesBraces;
    private readonly HashSet<SymbolKind> _qualified = [];

    private StatedStyle(AnalyzerConfigOptions options)
    {
        _explicitBuiltIn = Is(options, "csharp_style_var_for_built_in_types", "false");
        _explicitApparent = Is(options, "csharp_style_var_when_type_is_apparent", "false");
        _explicitElsewhere = Is(options, "csharp_style_var_elsewhere", "false");
        _namesTypes = Is(options, "dotnet_style_predefined_type_for_locals_parameters_members", "false");
        _namesReceivers = Is(options, "dotnet_style_predefined_type_for_member_access", "false");
        _writesBraces = Is(options, "csharp_prefer_braces", "true");
        foreach (var (kind, name) in ((SymbolKind, string)[])[
            (SymbolKind.Field, "field"), (SymbolKind.Property, "property"), (SymbolKind.Method, "method"), (SymbolKind.Event, "event")
        ])
        {
            if (Is(options, "dotnet_style_qualification_for_" + name, "true"))
                _qualified.Add(kind);
        }
    }

    private bool IsUsual => !_explicitBuiltIn && !_explicitApparent && !_explicitElsewhere && !_namesTypes && !_namesReceivers && !_writesBraces
        && _qualified.Count == 0;

    /// <summary>The document in which the tokens that <paramref name="newTokens"/> finds follow the options.</summary>
    public static async Task<Document> ApplyAsync(Document document, Func<SyntaxNode, IEnumerable<SyntaxToken>> newTokens, CancellationToken cancellationToken)
    {
        if (await document.GetSyntaxTreeAsync(cancellationToken).ConfigureAwait(false) is not { } tree)
            return document;
        var style = new StatedStyle(document.Project.AnalyzerOptions.AnalyzerConfigOptionsProvider.GetOptions(tree));
        if (style.IsUsual)
            return document;
        var root = await tree.GetRootAsync(cancellationToken).ConfigureAwait(false);
        var model = await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false);
        var edits = new Dictionary<SyntaxNode, SyntaxNode?>();
        foreach (var token in newTokens(root))
        {
            if (token.Parent is { } node && !edits.ContainsKey(node) && style.Rewritten(node, model!, cancellationToken) is { } written)
                edits.Add(node, written.WithTriviaFrom(node));
            if (style._writesBraces && EmbeddedAfter(token) is { } embedded)
                edits.Add(embedded, null);
        }

        return edits.Count == 0
            ? document
            : document.WithSyntaxRoot(root.ReplaceNodes(edits.Keys, (node, inside) => edits[node] ?? InBraces((StatementSyntax)inside)));
    }

    /// <summary>The statement without braces that belongs to the statement or <c>else</c> that a token begins.</summary>
    private static StatementSyntax? EmbeddedAfter(SyntaxToken token)
    {
        if (token.Parent is not (StatementSyntax or ElseClauseSyntax) || token.Parent is BlockSyntax or LabeledStatementSyntax
            || token.Parent.GetFirstToken() != token)
        {
            return null;
        }

        return token.Parent.ChildNodes().OfType<StatementSyntax>().FirstOrDefault() is { } embedded && embedded is not BlockSyntax
            && (token.Parent, embedded) is not ((ElseClauseSyntax, IfStatementSyntax) or (UsingStatementSyntax, UsingStatementSyntax))
                ? embedded
                : null;
    }

    private static BlockSyntax InBraces(StatementSyntax statement) =>
        SyntaxFactory.Block(statement)
            .WithTrailingTrivia(statement.GetTrailingTrivia().Where(static trivia => trivia.IsKind(SyntaxKind.EndOfLineTrivia)))
            .WithAdditionalAnnotations(Formatter.Annotation);

    private SyntaxNode? Rewritten(SyntaxNode node, SemanticModel model, CancellationToken cancellationToken) => node switch
    {
        IdentifierNameSyntax { IsVar: true,
            Parent: VariableDeclarationSyntax { Parent: LocalDeclarationStatementSyntax or ForStatementSyntax, Variables: { Count: 1 } variables } } type
            => Explicit(type, variables[0].Initializer?.Value, model, cancellationToken),
        IdentifierNameSyntax { IsVar: true, Parent: ForEachStatementSyntax } type => Explicit(type, null, model, cancellationToken),
        PredefinedTypeSyntax { Keyword.RawKind: not (int)SyntaxKind.VoidKeyword, Parent: not (MemberAccessExpressionSyntax
            or ArrayTypeSyntax { Parent: StackAllocArrayCreationExpressionSyntax }) } type
            when _namesTypes =>
            Named(type, model, cancellationToken),
        PredefinedTypeSyntax { Parent: MemberAccessExpressionSyntax } type when _namesReceivers => Named(type, model, cancellationToken),
        IdentifierNameSyntax name when _qualified.Count > 0 => Qualified(name, model, cancellationToken),
        _ => null,
    };

    private TypeSyntax? Explicit(IdentifierNameSyntax type, ExpressionSyntax? value, SemanticModel model, CancellationToken cancellationToken)
    {
        if (model.GetTypeInfo(type, cancellationToken).Type is not { } found || found.TypeKind == TypeKind.Error || found.IsAnonymousType || found.IsTupleType)
            return null;
        var isBuiltIn = found.SpecialType is SpecialType.System_Object or SpecialType.System_String
            or (>= SpecialType.System_Boolean and <= SpecialType.System_Double);
        var isApparent = value is BaseObjectCreationExpressionSyntax or ArrayCreationExpressionSyntax or CastExpressionSyntax or DefaultExpressionSyntax
            or LiteralExpressionSyntax;
        if (!(isBuiltIn ? _explicitBuiltIn : isApparent ? _explicitApparent : _explicitElsewhere))
            return null;
        var mayBeNull = value is null
            ? type.Parent is ForEachStatementSyntax loop && model.GetForEachStatementInfo(loop).ElementType?.NullableAnnotation == NullableAnnotation.Annotated
            : model.GetTypeInfo(value, cancellationToken).Nullability.FlowState == NullableFlowState.MaybeNull;
        return SyntaxFactory.ParseTypeName(found
            .WithNullableAnnotation(mayBeNull && found.IsReferenceType ? NullableAnnotation.Annotated : NullableAnnotation.None)
            .ToMinimalDisplayString(model, type.SpanStart));
    }

    private static TypeSyntax? Named(PredefinedTypeSyntax type, SemanticModel model, CancellationToken cancellationToken)
    {
        if (model.GetTypeInfo(type, cancellationToken).Type is not { SpecialType: not SpecialType.None } found)
            return null;
        var name = SyntaxFactory.ParseTypeName(found.Name);
        return SymbolEqualityComparer.Default.Equals(
            model.GetSpeculativeTypeInfo(type.SpanStart, name, SpeculativeBindingOption.BindAsTypeOrNamespace).Type, found)
            ? name
            : null;
    }

    private ExpressionSyntax? Qualified(IdentifierNameSyntax name, SemanticModel model, CancellationToken cancellationToken) =>
        (name.Parent is not (MemberAccessExpressionSyntax or QualifiedNameSyntax or MemberBindingExpressionSyntax or NameColonSyntax or NameEqualsSyntax)
            || name.Parent is MemberAccessExpressionSyntax access && access.Expression == name)
        && name.FirstAncestorOrSelf<InitializerExpressionSyntax>() is null
        && name.FirstAncestorOrSelf<SubpatternSyntax>()?.ExpressionColon?.Span.Contains(name.Span) != true
        && model.GetSymbolInfo(name, cancellationToken).Symbol is { IsStatic: false } member && _qualified.Contains(member.Kind)
        && (member is not IMethodSymbol method || method.MethodKind == MethodKind.Ordinary)
            ? SyntaxFactory.MemberAccessExpression(SyntaxKind.SimpleMemberAccessExpression, SyntaxFactory.ThisExpression(), name.WithoutTrivia())
            : null;

    private static bool Is(AnalyzerConfigOptions options, string key, string wanted) =>
        options.TryGetValue(key, out var value) && value.Split(':')[0].Trim().Equals(wanted, StringComparison.OrdinalIgnoreCase);
}
