using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Formatting;

namespace Allocations.CodeFixes.Rules.Buffers.TemporaryArray;

/// <summary>The declarations of a span that can stand where an array was declared.</summary>
internal sealed class SpanDeclaration(ScratchArray array, SemanticModel model)
{
    /// <summary>Whether stack memory is not zeroed here although the array was.</summary>
    public bool NeedsClear => array.Elements.IsDefault && StackFrames.SkipsLocalsInit(array.Local.ContainingSymbol);

    /// <summary><c>x.Clear();</c></summary>
    public static StatementSyntax Clear(ScratchArray array) => SyntaxFactory.ParseStatement(array.Declarator.Identifier.Text + ".Clear();");

    /// <summary><c>Span&lt;T&gt; x = stackalloc T[n];</c></summary>
    public LocalDeclarationStatementSyntax OverStack() => Declare("Span", array.Creation switch
    {
        ArrayCreationExpressionSyntax creation => SyntaxFactory.StackAllocArrayCreationExpression(
            SyntaxFactory.Token(SyntaxKind.StackAllocKeyword).WithTriviaFrom(creation.NewKeyword), creation.Type, creation.Initializer),
        ImplicitArrayCreationExpressionSyntax creation => SyntaxFactory.ImplicitStackAllocArrayCreationExpression(
            SyntaxFactory.Token(SyntaxKind.StackAllocKeyword), creation.OpenBracketToken, creation.CloseBracketToken, creation.Initializer),
        InitializerExpressionSyntax initializer => SyntaxFactory.StackAllocArrayCreationExpression(
            SyntaxFactory.Token(SyntaxKind.StackAllocKeyword).WithTrailingTrivia(SyntaxFactory.Space), EmptyArrayType(), initializer),
        { } collection => SyntaxFactory.ParseExpression("stackalloc " + ElementName() + "[] " + Braced(collection)),
    });

    /// <summary><c>ReadOnlySpan&lt;T&gt; x = new T[] { … };</c>, which the compiler makes a view of data in the assembly.</summary>
    public LocalDeclarationStatementSyntax OverConstantData() => Declare("ReadOnlySpan", array.Creation is InitializerExpressionSyntax initializer
        ? SyntaxFactory.ArrayCreationExpression(
            SyntaxFactory.Token(SyntaxKind.NewKeyword).WithTrailingTrivia(SyntaxFactory.Space), EmptyArrayType(), initializer)
        : array.Creation);

    private LocalDeclarationStatementSyntax Declare(string span, ExpressionSyntax value)
    {
        var name = model.LookupNamespacesAndTypes(array.Declaration.SpanStart, name: span).Any(static type => SpanTypes.IsSpan(type as ITypeSymbol))
            ? span
            : "System." + span;
        var type = SyntaxFactory.ParseTypeName(name + "<" + ElementName() + ">").WithTriviaFrom(array.Declaration.Declaration.Type);
        var declarator = array.Declarator.WithInitializer(array.Declarator.Initializer!.WithValue(value.WithTriviaFrom(array.Creation)));
        return array.Declaration
            .WithDeclaration(array.Declaration.Declaration.WithType(type).WithVariables(SyntaxFactory.SingletonSeparatedList(declarator)))
            .WithAdditionalAnnotations(Formatter.Annotation);
    }

    private ArrayTypeSyntax EmptyArrayType() => (ArrayTypeSyntax)SyntaxFactory.ParseTypeName(ElementName() + "[]").WithTrailingTrivia(SyntaxFactory.Space);

    /// <summary>The element type as the code writes it.</summary>
    private string ElementName() => (array.Creation, array.Declaration.Declaration.Type) switch
    {
        (ArrayCreationExpressionSyntax creation, _) => creation.Type.ElementType.ToString(),
        (_, ArrayTypeSyntax declared) => declared.ElementType.ToString(),
        _ => array.ElementType.ToMinimalDisplayString(model, array.Declaration.SpanStart),
    };

    private static string Braced(ExpressionSyntax collection)
    {
        var text = collection.ToString();
        return "{ " + text.Substring(1, text.Length - 2).Trim() + " }";
    }
}
