using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Verification;

/// <summary>
/// Determines whether a rewrite keeps the declarations that code switched off by <c>#if</c> may need. Another configuration or target compiles that
/// code, and no model here does: a name in it has to be declared in its member as before, with the same type.
/// </summary>
internal static class InactiveCode
{
    private static readonly SymbolDisplayFormat Declared = SymbolDisplayFormat.FullyQualifiedFormat
        .WithMemberOptions(
            SymbolDisplayMemberOptions.IncludeContainingType | SymbolDisplayMemberOptions.IncludeType | SymbolDisplayMemberOptions.IncludeParameters)
        .WithParameterOptions(SymbolDisplayParameterOptions.IncludeType | SymbolDisplayParameterOptions.IncludeParamsRefOut)
        .WithLocalOptions(SymbolDisplayLocalOptions.IncludeType | SymbolDisplayLocalOptions.IncludeRef);

    /// <summary>Whether such code finds the locals, parameters and local functions of its member as they were.</summary>
    public static async Task<bool> IsKeptAsync(Document before, Document after, CancellationToken cancellationToken)
    {
        var rootBefore = (await before.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false))!;
        if (!IsIn(rootBefore, rootBefore.FullSpan))
            return true;
        var rootAfter = (await after.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false))!;
        var modelBefore = (await before.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false))!;
        var modelAfter = (await after.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false))!;
        var bodiesAfter = BodiesOf(rootAfter);
        foreach (var body in BodiesOf(rootBefore))
        {
            if (!IsIn(body, body.Span) || bodiesAfter.Exists(other => other.IsEquivalentTo(body)))
                continue;
            var name = NameOf(body, modelBefore, cancellationToken);
            var old = DeclarationsIn([body], modelBefore, cancellationToken);
            var alike = bodiesAfter.Where(other => other.RawKind == body.RawKind && NameOf(other, modelAfter, cancellationToken) == name);
            var written = DeclarationsIn(alike, modelAfter, cancellationToken);
            foreach (var mentioned in NamesIn(body, body.Span))
            {
                if (!old[mentioned].SequenceEqual(written[mentioned]))
                    return false;
            }
        }

        return true;
    }

    /// <summary>Whether such code of a document names a member.</summary>
    public static async Task<bool> NamesAsync(Document document, string member, CancellationToken cancellationToken)
    {
        var root = (await document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false))!;
        return root.ContainsDirectives && NamesIn(root, root.FullSpan).Contains(member);
    }

    /// <summary>Whether all members of a name that a document declares are there after a rewrite, with their types.</summary>
    public static async Task<bool> DeclaresAsBeforeAsync(Document before, Document after, string member, CancellationToken cancellationToken)
    {
        var old = await MembersAsync(before, member, cancellationToken).ConfigureAwait(false);
        return old.Count == 0 || !old.Except(await MembersAsync(after, member, cancellationToken).ConfigureAwait(false)).Any();
    }

    private static async Task<List<string>> MembersAsync(Document document, string member, CancellationToken cancellationToken)
    {
        var root = (await document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false))!;
        var model = (await document.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false))!;
        var found = new List<string>();
        foreach (var node in root.DescendantNodes(static node => node is not (BlockSyntax or ArrowExpressionClauseSyntax or EqualsValueClauseSyntax)))
        {
            if (node is (MemberDeclarationSyntax or VariableDeclaratorSyntax) and not BaseNamespaceDeclarationSyntax
                && model.GetDeclaredSymbol(node, cancellationToken) is { } symbol && symbol.Name == member)
            {
                found.Add(symbol.ToDisplayString(Declared));
            }
        }

        return found;
    }

    /// <summary>The types of what members declare inside, by name, in the order of their text.</summary>
    private static ILookup<string, string> DeclarationsIn(IEnumerable<SyntaxNode> bodies, SemanticModel model, CancellationToken cancellationToken) => bodies
        .SelectMany(static body => body.DescendantNodes())
        .Where(static node => node is VariableDeclaratorSyntax or SingleVariableDesignationSyntax or ForEachStatementSyntax or ParameterSyntax
            or CatchDeclarationSyntax or LocalFunctionStatementSyntax)
        .Select(node => model.GetDeclaredSymbol(node, cancellationToken))
        .OfType<ISymbol>()
        .ToLookup(static symbol => symbol.Name, static symbol => symbol.ToDisplayString(Declared), StringComparer.Ordinal);

    /// <summary>The members of a file that hold code; all of it where statements stand outside types.</summary>
    private static List<SyntaxNode> BodiesOf(SyntaxNode root)
    {
        if (root is CompilationUnitSyntax unit && unit.Members.Any(static member => member is GlobalStatementSyntax))
            return [root];
        return
        [
            .. root.DescendantNodes(static node => node is CompilationUnitSyntax or BaseNamespaceDeclarationSyntax or TypeDeclarationSyntax)
                .Where(static node => node is MemberDeclarationSyntax and not (BaseNamespaceDeclarationSyntax or BaseTypeDeclarationSyntax)),
        ];
    }

    private static string NameOf(SyntaxNode body, SemanticModel model, CancellationToken cancellationToken) =>
        model.GetDeclaredSymbol(body, cancellationToken)?.Name ?? "";

    private static bool IsIn(SyntaxNode node, TextSpan span) => node.ContainsDirectives && TextsIn(node, span).Any();

    private static HashSet<string> NamesIn(SyntaxNode node, TextSpan span)
    {
        var names = new HashSet<string>(StringComparer.Ordinal);
        foreach (var text in TextsIn(node, span))
        {
            foreach (var token in SyntaxFactory.ParseTokens(text.ToString()))
            {
                if (token.IsKind(SyntaxKind.IdentifierToken))
                    names.Add(token.ValueText);
            }
        }

        return names;
    }

    private static IEnumerable<SyntaxTrivia> TextsIn(SyntaxNode node, TextSpan span) =>
        node.DescendantTrivia(span).Where(static trivia => trivia.IsKind(SyntaxKind.DisabledTextTrivia));
}
