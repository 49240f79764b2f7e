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
    public static bool IsKept(EditedFile file, CancellationToken cancellationToken)
    {
        if (AddsForSome(file))
            return false;
        if (!IsIn(file.RootBefore, file.RootBefore.FullSpan))
            return true;
        var bodiesAfter = BodiesOf(file.RootAfter);
        foreach (var body in BodiesOf(file.RootBefore))
        {
            if (!IsIn(body, body.Span) || bodiesAfter.Exists(other => other.IsEquivalentTo(body)))
                continue;
            var name = NameOf(body, file.ModelBefore, cancellationToken);
            if (!bodiesAfter.Exists(other => other.RawKind == body.RawKind && NameOf(other, file.ModelAfter, cancellationToken) == name
                && SeesTheSame(body, file.ModelBefore, other, file.ModelAfter)))
            {
                return false;
            }
        }

        return true;
    }

    /// <summary>
    /// Whether a rewrite changes code between <c>#if</c> and <c>#endif</c>, and adds another member for it elsewhere. All configurations compile that one,
    /// also those for which the code is switched off, perhaps because they lack what it uses.
    /// </summary>
    private static bool AddsForSome(EditedFile file)
    {
        if (file.MembersAfter.Count <= file.MembersBefore.Count || !file.RootBefore.ContainsDirectives)
            return false;
        if (AddsOutside(file))
            return true;
        foreach (var change in file.RootAfter.SyntaxTree.GetChanges(file.RootBefore.SyntaxTree))
        {
            foreach (var member in file.MembersBefore)
            {
                if (member.ContainsDirectives && member.Span.Contains(change.Span) && IsConditional(change.Span, member))
                    return true;
            }
        }

        return false;
    }

    /// <summary>Whether a member that is added stands outside the conditions under which one that is changed is compiled.</summary>
    private static bool AddsOutside(EditedFile file)
    {
        var before = new CompiledBranches(file.RootBefore);
        var after = new CompiledBranches(file.RootAfter);
        foreach (var changed in file.MembersBefore)
        {
            var conditions = before.At(changed.SpanStart);
            if (conditions.Count == 0)
                continue;
            foreach (var member in file.MembersAfter)
            {
                if (!file.MembersBefore.Any(other => IsOfSameName(other, member)) && conditions.Except(after.At(member.SpanStart)).Any())
                    return true;
            }
        }

        return false;
    }

    private static bool IsOfSameName(MemberDeclarationSyntax before, MemberDeclarationSyntax after) => (before, after) switch
    {
        (MethodDeclarationSyntax old, MethodDeclarationSyntax now) =>
            old.Identifier.ValueText == now.Identifier.ValueText && old.ParameterList.IsEquivalentTo(now.ParameterList),
        (BaseFieldDeclarationSyntax old, BaseFieldDeclarationSyntax now) =>
            old.Declaration.Variables[0].Identifier.ValueText == now.Declaration.Variables[0].Identifier.ValueText,
        _ => before.RawKind == after.RawKind,
    };

    private static bool IsConditional(TextSpan span, SyntaxNode member)
    {
        foreach (var trivia in member.DescendantTrivia())
        {
            if (trivia.GetStructure() is IfDirectiveTriviaSyntax begin && begin.Span.End <= span.Start
                && begin.GetRelatedDirectives() is { Count: > 1 } parts && parts[parts.Count - 1].SpanStart is var end && span.End <= end
                && member.Span.Contains(end))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether such code stands inside a node.</summary>
    public static bool IsIn(SyntaxNode node) => IsIn(node, node.Span);

    /// <summary>Whether such code of a document names a member.</summary>
    public static async Task<bool> NamesAsync(Document document, string member, CancellationToken cancellationToken)
    {
        var root = (await document.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false))!;
        return root.ContainsDirectives && TextsIn(root, root.FullSpan).Any(text => NamesIn(text).Contains(member));
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

    /// <summary>
    /// Whether a member has the same code of that kind as another, and each name in it means a local or parameter of the same type, with as many mentions
    /// before and after that code: a variable that is declared later, or that a rewrite writes or reads less often, may not be what that code expects.
    /// </summary>
    private static bool SeesTheSame(SyntaxNode body, SemanticModel model, SyntaxNode other, SemanticModel modelOfOther)
    {
        var texts = TextsIn(body, body.Span).ToList();
        var others = TextsIn(other, other.Span).ToList();
        if (!texts.Select(static text => text.ToString()).SequenceEqual(others.Select(static text => text.ToString())))
            return false;
        for (var i = 0; i < texts.Count; i++)
        {
            foreach (var name in NamesIn(texts[i]))
            {
                var seen = SeenAt(texts[i], name, model).ToList();
                var seenByOther = SeenAt(others[i], name, modelOfOther).ToList();
                if (!seen.Select(Declaration).SequenceEqual(seenByOther.Select(Declaration)))
                    return false;
                if (seen.Count > 0 && MentionsAround(texts[i], seen, body, model) != MentionsAround(others[i], seenByOther, other, modelOfOther))
                    return false;
            }
        }

        return true;
    }

    private static string Declaration(ISymbol symbol) => symbol.ToDisplayString(Declared);

    private static (int Before, int After) MentionsAround(SyntaxTrivia text, List<ISymbol> symbols, SyntaxNode body, SemanticModel model)
    {
        var (before, after) = (0, 0);
        foreach (var token in body.DescendantTokens())
        {
            if (token.ValueText != symbols[0].Name || token.Parent is not { } mention
                || (model.GetSymbolInfo(mention).Symbol ?? model.GetDeclaredSymbol(mention)) is not { } symbol
                || !symbols.Contains(symbol, SymbolEqualityComparer.Default))
            {
                continue;
            }

            if (token.SpanStart < text.SpanStart)
                before++;
            else
                after++;
        }

        return (before, after);
    }

    private static IEnumerable<ISymbol> SeenAt(SyntaxTrivia text, string name, SemanticModel model) => model.LookupSymbols(text.SpanStart, name: name)
        .Where(static symbol => symbol is ILocalSymbol or IParameterSymbol or IMethodSymbol { MethodKind: MethodKind.LocalFunction });

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

    /// <summary>Whether such code stands in a part of a node.</summary>
    public static bool IsIn(SyntaxNode node, TextSpan span) => node.ContainsDirectives && TextsIn(node, span).Any();

    private static IEnumerable<string> NamesIn(SyntaxTrivia text) => SyntaxFactory.ParseTokens(text.ToString())
        .Where(static token => token.IsKind(SyntaxKind.IdentifierToken))
        .Select(static token => token.ValueText)
        .Distinct(StringComparer.Ordinal);

    private static IEnumerable<SyntaxTrivia> TextsIn(SyntaxNode node, TextSpan span) =>
        node.DescendantTrivia(span).Where(static trivia => trivia.IsKind(SyntaxKind.DisabledTextTrivia));
}
