using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Delegates.UnneededTask;

/// <summary>Writes the complete task that a function without <c>async</c> gives where it awaits nothing.</summary>
/// <param name="returned">What the function returns.</param>
/// <param name="type">How the code names that.</param>
internal sealed class CompleteTask(INamedTypeSymbol returned, string type)
{
    private string WithoutValue => returned.Name == nameof(Task) ? type + ".CompletedTask" : "default";

    /// <summary>The edits of a <c>return</c> with or without a value.</summary>
    public IEnumerable<TextChange> In(ReturnStatementSyntax leave)
    {
        if (leave.Expression is not { } value)
        {
            yield return new TextChange(new TextSpan(leave.ReturnKeyword.Span.End, 0), " " + WithoutValue);
            yield break;
        }

        var arguments = type.IndexOf('<');
        var made = returned.Name == nameof(Task) ? type.Insert(arguments, ".FromResult") : "new " + type;
        yield return new TextChange(new TextSpan(value.SpanStart, 0), made + "(");
        yield return new TextChange(new TextSpan(value.Span.End, 0), ")");
    }

    /// <summary>The edit that ends a body with it.</summary>
    public TextChange After(BlockSyntax body, SourceText source)
    {
        var last = body.Statements[body.Statements.Count - 1];
        var end = LineBreaks.After(last);
        var separator = end == last.Span.End ? " " : LineBreaks.Of(source) + Indentation.Of(last, source);
        return new TextChange(new TextSpan(end, 0), separator + "return " + WithoutValue + ";");
    }
}
