using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Attacks.Mutation;

/// <summary>The body of one method or function that a mutation changes, and the dice that choose what in it.</summary>
/// <param name="body">The declaration of the method, accessor or local function.</param>
/// <param name="model">The model of its file.</param>
/// <param name="random">Chooses; the same seed makes the same choices.</param>
internal sealed class MutationPlace(SyntaxNode body, SemanticModel model, Random random)
{
    /// <summary>The declaration of the method, accessor or local function.</summary>
    public SyntaxNode Body => body;

    /// <summary>The values that it computes.</summary>
    public IReadOnlyList<ExpressionSyntax> Values { get; } =
    [
        .. body.DescendantNodes().OfType<ExpressionSyntax>()
            .Where(value => value is IdentifierNameSyntax or not TypeSyntax && value.Parent is not NameColonSyntax && !IsNameOfMember(value)
                && model.GetTypeInfo(value).Type is not null),
    ];

    /// <summary>The statements of its blocks.</summary>
    public IReadOnlyList<StatementSyntax> Statements { get; } =
    [
        .. body.DescendantNodes().OfType<StatementSyntax>()
            .Where(static statement => statement is not BlockSyntax && statement.Parent is BlockSyntax or SwitchSectionSyntax),
    ];

    /// <summary>One mention of each local, parameter and field.</summary>
    public IReadOnlyList<IdentifierNameSyntax> Variables =>
    [
        .. Values.OfType<IdentifierNameSyntax>()
            .Where(name => model.GetSymbolInfo(name).Symbol is ILocalSymbol or IParameterSymbol or IFieldSymbol)
            .DistinctBy(static name => name.Identifier.ValueText),
    ];

    /// <summary>A place to choose in; null where a file has no body.</summary>
    /// <param name="model">The model of the file.</param>
    /// <param name="isChanged">Whether a declaration may be changed.</param>
    /// <param name="random">Chooses.</param>
    public static MutationPlace? In(SemanticModel model, Func<SyntaxNode, bool> isChanged, Random random)
    {
        var bodies = model.SyntaxTree.GetRoot()
            .DescendantNodes()
            .Where(node => node is BaseMethodDeclarationSyntax or LocalFunctionStatementSyntax or AccessorDeclarationSyntax && isChanged(node))
            .ToArray();
        return bodies.Length == 0 ? null : new MutationPlace(bodies[random.Next(bodies.Length)], model, random);
    }

    /// <summary>One of some items; null where there is none.</summary>
    public T? One<T>(IEnumerable<T> items)
        where T : class => items.ToArray() is { Length: > 0 } all ? all[random.Next(all.Length)] : null;

    /// <summary>One of some texts or tokens.</summary>
    public T OneOf<T>(params T[] all) => all[random.Next(all.Length)];

    /// <summary>Another value of the same type; null where there is none.</summary>
    public T? Alike<T>(ExpressionSyntax value, IEnumerable<T> among)
        where T : ExpressionSyntax => One(among.Where(other => other != value && TypeOf(other) == TypeOf(value)));

    /// <summary>The values of a type of the language.</summary>
    public IEnumerable<ExpressionSyntax> Of(SpecialType type) => Values.Where(value => model.GetTypeInfo(value).Type?.SpecialType == type);

    /// <summary>An insertion right before or right behind a statement.</summary>
    public TextChange Beside(StatementSyntax statement, string text) =>
        new(new TextSpan(random.Next(2) == 0 ? statement.SpanStart : statement.Span.End, 0), "\n" + text + "\n");

    private string TypeOf(ExpressionSyntax value) => model.GetTypeInfo(value).Type!.ToDisplayString(NullableFlowState.None);

    private static bool IsNameOfMember(ExpressionSyntax value) =>
        (value.Parent is MemberAccessExpressionSyntax access && access.Name == value) || value.Parent is MemberBindingExpressionSyntax or QualifiedNameSyntax;
}
