using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Verification;

/// <summary>
/// Marks calls and other mentions with what they may bind to after a rewrite. <see cref="FixVerification"/> offers no fix in which a marked node binds to
/// anything else, so a fix has to do no more than mark.
/// </summary>
internal static class ExpectedSymbols
{
    private const string Kind = "Allocations.ExpectedSymbol";
    private const string ExactKind = "Allocations.ExpectedConstruction";
    private const string RetypedKind = "Allocations.ExpectedDeclaration";
    private const string StringKind = "Allocations.ExpectedString";

    /// <summary>The mark of a node that must bind to one of <paramref name="symbols"/>.</summary>
    public static SyntaxAnnotation Mark(IEnumerable<ISymbol> symbols) =>
        new(Kind, string.Join("|", symbols.Select(static symbol => symbol.OriginalDefinition.GetDocumentationCommentId())));

    /// <summary>The mark of a node that must bind to a symbol with the same type arguments.</summary>
    public static SyntaxAnnotation MarkExactly(ISymbol symbol) => new(ExactKind, ConstructionOf(symbol));

    /// <summary>
    /// The mark of a call that must bind to a method whose declaration gets other types: one of the same type, name and number of parameters, of which there
    /// must be no other.
    /// </summary>
    public static SyntaxAnnotation MarkRetyped(ISymbol symbol) => new(RetypedKind, DeclarationOf(symbol));

    /// <summary>
    /// The mark of an interpolated string that must be a <see cref="string"/>, whatever is around it: an operator, an indexer or a conversion may take a
    /// handler or an <see cref="IFormattable"/> as well.
    /// </summary>
    public static SyntaxAnnotation MarkString() => new(StringKind);

    /// <summary>Whether a rewrite has said what a node must bind to.</summary>
    public static bool IsMarked(SyntaxNode node) => node.HasAnnotations(Kind) || node.HasAnnotations(ExactKind);

    /// <summary>The call or creation that an argument belongs to.</summary>
    public static SyntaxNode? CallOf(SyntaxNode argument) =>
        argument.Ancestors().FirstOrDefault(
            static node => node is InvocationExpressionSyntax or BaseObjectCreationExpressionSyntax or ConstructorInitializerSyntax);

    /// <summary>Whether every marked node of a document binds to what it may bind to.</summary>
    public static async Task<bool> AreBoundAsync(Document document, CancellationToken cancellationToken)
    {
        if (await document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false) is not { ContainsAnnotations: true } root)
            return true;
        var model = default(SemanticModel);
        foreach (var node in root.GetAnnotatedNodes(Kind))
        {
            model ??= await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false);
            if (model!.GetSymbolInfo(node, cancellationToken).Symbol is not { } bound)
                return false;
            var name = (bound is IMethodSymbol { ReducedFrom: { } extension } ? extension : bound).OriginalDefinition.GetDocumentationCommentId();
            foreach (var annotation in node.GetAnnotations(Kind))
            {
                if (!annotation.Data!.Split('|').Contains(name))
                    return false;
            }
        }

        foreach (var node in root.GetAnnotatedNodes(ExactKind))
        {
            model ??= await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false);
            if (model!.GetSymbolInfo(node, cancellationToken).Symbol is not { } bound)
                return false;
            foreach (var annotation in node.GetAnnotations(ExactKind))
            {
                if (annotation.Data != ConstructionOf(bound))
                    return false;
            }
        }

        foreach (var node in root.GetAnnotatedNodes(RetypedKind))
        {
            model ??= await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false);
            if (model!.GetSymbolInfo(node, cancellationToken).Symbol is not { } bound
                || node.GetAnnotations(RetypedKind).Any(annotation => annotation.Data != DeclarationOf(bound)))
            {
                return false;
            }
        }

        foreach (var node in root.GetAnnotatedNodes(StringKind))
        {
            model ??= await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false);
            if (!IsString((ExpressionSyntax)node, model!, cancellationToken))
                return false;
        }

        return true;
    }

    /// <summary>Whether an interpolated string is made as a string, and so is the sum of such strings that it is part of.</summary>
    private static bool IsString(ExpressionSyntax text, SemanticModel model, CancellationToken cancellationToken)
    {
        for (var whole = text; ;)
        {
            if (IsToOther(model.GetConversion(whole, cancellationToken)))
                return false;
            if (whole.Parent is CastExpressionSyntax cast)
                return !MakesHandler(model.GetOperation(cast, cancellationToken));
            if (whole.Parent is not (ParenthesizedExpressionSyntax or BinaryExpressionSyntax { RawKind: (int)SyntaxKind.AddExpression }))
                return true;
            whole = (ExpressionSyntax)whole.Parent;
        }
    }

    private static bool MakesHandler(IOperation? cast) =>
        cast is IInterpolatedStringHandlerCreationOperation or IConversionOperation { Operand: IInterpolatedStringHandlerCreationOperation };

    private static bool IsToOther(Conversion conversion) => conversion.IsInterpolatedString || conversion.IsInterpolatedStringHandler;

    private static string DeclarationOf(ISymbol symbol)
    {
        var declared = (symbol is IMethodSymbol { ReducedFrom: { } extension } ? extension : symbol).OriginalDefinition;
        var parameters = declared switch { IMethodSymbol method => method.Parameters.Length, IPropertySymbol indexer => indexer.Parameters.Length, _ => 0 };
        return declared.ContainingSymbol.ToDisplayString() + "." + declared.MetadataName + "(" + parameters + ")";
    }

    private static string ConstructionOf(ISymbol symbol) =>
        ((symbol as IMethodSymbol)?.GetConstructedReducedFrom() ?? symbol).ToDisplayString(SymbolDisplayFormat.CSharpErrorMessageFormat);
}
