using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Edits;

/// <summary>
/// Writes code with the words that fixes choose where no option asks for others: keywords for types, <c>var</c> for locals and bare names for
/// members. Code that a fix once wrote in the style of its file can then be known again.
/// </summary>
internal sealed class UsualWords : CSharpSyntaxRewriter
{
    private static readonly UsualWords Instance = new();

    private UsualWords()
    {
    }

    /// <summary>Whether two pieces of code differ in nothing but such words and in trivia.</summary>
    public static bool AreSame(SyntaxNode first, SyntaxNode second) =>
        SyntaxFactory.AreEquivalent(first, second) || SyntaxFactory.AreEquivalent(Instance.Visit(first), Instance.Visit(second));

    /// <inheritdoc/>
    public override SyntaxNode? VisitIdentifierName(IdentifierNameSyntax node) =>
        KeywordOf(node.Identifier.ValueText) is var keyword and not SyntaxKind.None ? SyntaxFactory.PredefinedType(SyntaxFactory.Token(keyword)) : node;

    /// <inheritdoc/>
    public override SyntaxNode? VisitQualifiedName(QualifiedNameSyntax node) =>
        node.Left is IdentifierNameSyntax { Identifier.ValueText: nameof(System) } && Visit(node.Right) is PredefinedTypeSyntax type
            ? type
            : base.VisitQualifiedName(node);

    /// <inheritdoc/>
    public override SyntaxNode? VisitMemberAccessExpression(MemberAccessExpressionSyntax node) =>
        node.Expression is ThisExpressionSyntax ? Visit(node.Name) : node.WithExpression((ExpressionSyntax)Visit(node.Expression)!);

    /// <inheritdoc/>
    public override SyntaxNode? VisitLocalDeclarationStatement(LocalDeclarationStatementSyntax node) => base.VisitLocalDeclarationStatement(
        node.Declaration.Type is RefTypeSyntax || node.IsConst ? node : node.WithDeclaration(node.Declaration.WithType(SyntaxFactory.IdentifierName("var"))));

    private static SyntaxKind KeywordOf(string type) => type switch
    {
        nameof(Boolean) => SyntaxKind.BoolKeyword,
        nameof(Byte) => SyntaxKind.ByteKeyword,
        nameof(SByte) => SyntaxKind.SByteKeyword,
        nameof(Char) => SyntaxKind.CharKeyword,
        nameof(Decimal) => SyntaxKind.DecimalKeyword,
        nameof(Double) => SyntaxKind.DoubleKeyword,
        nameof(Single) => SyntaxKind.FloatKeyword,
        nameof(Int16) => SyntaxKind.ShortKeyword,
        nameof(UInt16) => SyntaxKind.UShortKeyword,
        nameof(Int32) => SyntaxKind.IntKeyword,
        nameof(UInt32) => SyntaxKind.UIntKeyword,
        nameof(Int64) => SyntaxKind.LongKeyword,
        nameof(UInt64) => SyntaxKind.ULongKeyword,
        nameof(Object) => SyntaxKind.ObjectKeyword,
        nameof(String) => SyntaxKind.StringKeyword,
        _ => SyntaxKind.None,
    };
}
