using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Verification;

/// <summary>Marks calls with the methods that they may bind to after a rewrite, and answers later whether they do.</summary>
internal static class ExpectedCalls
{
    private const string Kind = "Allocations.ExpectedCall";

    /// <summary>The mark of a call that must bind to one of <paramref name="methods"/>.</summary>
    public static SyntaxAnnotation Mark(IEnumerable<IMethodSymbol> methods) =>
        new(Kind, string.Join("|", methods.Select(static method => method.OriginalDefinition.GetDocumentationCommentId())));

    /// <summary>Whether every marked call of the document binds to one of its expected methods.</summary>
    public static Func<Solution, CancellationToken, Task<bool>> Check(DocumentId id) => async (solution, cancellationToken) =>
    {
        if (solution.GetDocument(id) is not { } document
            || await document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false) is not { } root
            || await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false) is not { } model)
        {
            return false;
        }

        foreach (var node in root.GetAnnotatedNodes(Kind))
        {
            if (model.GetSymbolInfo(node, cancellationToken).Symbol is not IMethodSymbol bound)
                return false;
            var name = (bound.ReducedFrom ?? bound).OriginalDefinition.GetDocumentationCommentId();
            foreach (var annotation in node.GetAnnotations(Kind))
            {
                if (!annotation.Data!.Split('|').Contains(name))
                    return false;
            }
        }

        return true;
    };

    /// <summary>The call or creation that an argument belongs to.</summary>
    public static SyntaxNode? CallOf(SyntaxNode argument) =>
        argument
            .Ancestors()
            .FirstOrDefault(static node => node is InvocationExpressionSyntax or BaseObjectCreationExpressionSyntax or ConstructorInitializerSyntax);
}
