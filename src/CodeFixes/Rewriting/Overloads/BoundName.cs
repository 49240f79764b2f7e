using System.Text.RegularExpressions;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rewriting.Overloads;

/// <summary>One mention of a name, as it was before a rewrite.</summary>
internal sealed record NameMention(DocumentId Document, TextSpan Span, int Kind, BoundName Bound)
{
    /// <summary>The mention in the root that it was found in, or in one that differs elsewhere only.</summary>
    public SyntaxNode? FindIn(SyntaxNode root)
    {
        if (!root.FullSpan.Contains(Span))
            return null;
        var node = root.FindNode(Span, getInnermostNodeForTie: true);
        while (node is not null && node.RawKind != Kind && node.Parent?.Span == Span)
            node = node.Parent;
        return node;
    }
}

/// <summary>What one mention of a name binds to.</summary>
/// <param name="Symbol">The method, field, type or whatever; null where it does not bind to one.</param>
/// <param name="Items">Items that a call passes to a <c>params</c> array or span; -1 where it passes a whole one or has no such parameter.</param>
/// <param name="IsDynamic">Whether it is bound when it runs.</param>
internal sealed record BoundName(ISymbol? Symbol, int Items, bool IsDynamic)
{
    /// <summary>Whether it is a call that an expression tree describes instead of making it.</summary>
    public bool IsInExpressionTree { get; init; }

    public static BoundName Of(SyntaxNode node, SemanticModel model, CancellationToken cancellationToken)
    {
        if (IsInitializerElement(node))
        {
            var added = model.GetCollectionInitializerSymbolInfo((ExpressionSyntax)node, cancellationToken);
            return new BoundName(added.Symbol, 1, added.CandidateReason == CandidateReason.LateBound);
        }

        var info = model.GetSymbolInfo(node, cancellationToken);
        var call = info.Symbol is IMethodSymbol ? CallOf(node, model, cancellationToken) : null;
        return new BoundName(info.Symbol, ItemsOf(call), LateBinding.IsAt(node, model, cancellationToken)) { IsInExpressionTree = IsQuoted(call) };
    }

    /// <summary>Whether an expression is an element that a collection initialiser adds.</summary>
    public static bool IsInitializerElement(SyntaxNode node) => node is ExpressionSyntax && node.Parent.IsKind(SyntaxKind.CollectionInitializerExpression);

    /// <summary>Whether two mentions, of which one may be of a changed solution, bind to the same symbol in the same form.</summary>
    public bool IsSameAs(BoundName other) => Items == other.Items && Key(Symbol) == Key(other.Symbol);

    /// <summary>A text that is equal for the same symbol of two solutions.</summary>
    public static string Key(ISymbol? symbol) => symbol is null
        ? ""
        : symbol.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat) + "|"
            + ((symbol as IMethodSymbol)?.ReducedFrom ?? symbol).OriginalDefinition.GetDocumentationCommentId();

    private static IInvocationOperation? CallOf(SyntaxNode name, SemanticModel model, CancellationToken cancellationToken) =>
        name is SimpleNameSyntax simple && CalledName.CallOf(simple) is InvocationExpressionSyntax call
            ? model.GetOperation(call, cancellationToken) as IInvocationOperation
            : null;

    private static int ItemsOf(IInvocationOperation? call)
    {
        if (call is null)
            return -1;
        foreach (var argument in call.Arguments)
        {
            if (argument is { ArgumentKind: ArgumentKind.ParamArray, Value: IArrayCreationOperation { Initializer.ElementValues.Length: var items } })
                return items;
        }

        return -1;
    }

    private static bool IsQuoted(IOperation? operation) => operation is not null && ExpressionTrees.Holds(operation);
}

/// <summary>Determines whether code asks for a member by its name at run time.</summary>
internal static class ReflectionCalls
{
    private static readonly string[] s_lookups =
        ["GetMethod", "GetMember", "InvokeMember", "CreateDelegate", "GetRuntimeMethod", "GetDeclaredMethod", "Method"];

    private static readonly Regex s_call = new(@"\b(?:" + string.Join("|", s_lookups) + @")\s*[(<]", RegexOptions.CultureInvariant);

    /// <summary>Whether an expression is an argument of a call that finds members by name.</summary>
    public static bool TakesName(SyntaxNode expression) =>
        expression.Parent is ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax { Expression: var called } }
        && CalledName.In(called) is { Identifier.ValueText: var name } && Array.IndexOf(s_lookups, name) >= 0;

    /// <summary>Whether a file may hold such a call.</summary>
    public static bool MayBeIn(string text) => s_call.IsMatch(text);

    /// <summary>Whether a mention of a method stands in the <c>nameof</c> of such an argument.</summary>
    public static bool IsNamed(SyntaxNode name)
    {
        var outer = name.Parent;
        while (outer is MemberAccessExpressionSyntax)
            outer = outer.Parent;
        return outer
            is ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax { Expression: IdentifierNameSyntax { Identifier.ValueText: "nameof" } } call }
            && TakesName(call);
    }
}
