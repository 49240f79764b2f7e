using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Delegates.UnneededTask;

/// <summary>Writes the complete task that a function without <c>async</c> gives where it awaits nothing.</summary>
/// <param name="returned">What the function returns.</param>
/// <param name="type">How the code names that.</param>
/// <param name="model">The meaning of the code.</param>
internal sealed class CompleteTask(INamedTypeSymbol returned, string type, SemanticModel model)
{
    private string WithoutValue => returned.Name == nameof(Task) ? type + ".CompletedTask" : "default";

    /// <summary>
    /// A new <c>ValueTask</c> up to its value. The value is named where the constructor would take it for a task of the value, as it does with null.
    /// </summary>
    /// <param name="type">How the code names the <c>ValueTask</c>.</param>
    /// <param name="value">The value.</param>
    /// <param name="model">The meaning of the code.</param>
    public static string Begin(string type, ExpressionSyntax value, SemanticModel model)
    {
        var begin = "new " + type + "(";
        var created = SyntaxFactory.ParseExpression(begin + value + ")");
        var isValue = model.GetSpeculativeSymbolInfo(value.SpanStart, created, SpeculativeBindingOption.BindAsExpression).Symbol
            is IMethodSymbol { ContainingType.TypeArguments: { Length: 1 } results, Parameters: { Length: 1 } parameters }
            && SymbolEqualityComparer.Default.Equals(parameters[0].Type, results[0]);
        return isValue ? begin : begin + "result: ";
    }

    /// <summary>The edits of a <c>return</c> with or without a value.</summary>
    public IEnumerable<TextChange> In(ReturnStatementSyntax leave)
    {
        if (leave.Expression is not { } value)
        {
            yield return new TextChange(new TextSpan(leave.ReturnKeyword.Span.End, 0), " " + WithoutValue);
            yield break;
        }

        var arguments = type.IndexOf('<');
        var begin = returned.Name == nameof(Task) ? type.Insert(arguments, ".FromResult") + "(" : Begin(type, value, model);
        yield return new TextChange(new TextSpan(value.SpanStart, 0), begin);
        yield return new TextChange(new TextSpan(value.Span.End, 0), ")");
    }

    /// <summary>The edit that ends a body with it.</summary>
    public TextChange After(BlockSyntax body, SourceText source)
    {
        var last = body.Statements[body.Statements.Count - 1];
        var end = LineBreaks.After(last);
        var separator = last.GetTrailingTrivia().Any(SyntaxKind.EndOfLineTrivia) ? LineBreaks.Of(source) + Indentation.Of(last, source) : " ";
        return new TextChange(new TextSpan(end, 0), separator + "return " + WithoutValue + ";");
    }
}
