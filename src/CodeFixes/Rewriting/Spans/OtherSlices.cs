using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rewriting.Spans;

/// <summary>
/// The arguments beside an array that become spans with it, because the overload for spans has one for each: text, start and count of
/// <c>GetBytes(text, i, n, bytes, j)</c> become <c>text.AsSpan(i, n)</c>.
/// </summary>
/// <param name="overload">The overload for spans.</param>
/// <param name="shift">How far an argument's place is from its parameter's, as in a call of an extension method.</param>
internal sealed class OtherSlices(SpanOverload overload, int shift)
{
    /// <summary>How the call may differ by these arguments; null where there are none.</summary>
    public string? Difference => overload.Others.IsEmpty ? null : "another argument that is null or out of range may be treated differently";

    /// <summary>Whether all of them are written in a call.</summary>
    public bool AreIn(SeparatedSyntaxList<ArgumentSyntax> arguments)
    {
        foreach (var slice in overload.Others)
        {
            if (slice.Ordinal + shift < 0 || slice.Ordinal + shift + slice.Parts >= arguments.Count)
                return false;
        }

        return true;
    }

    /// <summary>The arguments with these as spans.</summary>
    /// <param name="arguments">The arguments, of which those of the array itself are done.</param>
    /// <param name="position">Where the array stands.</param>
    /// <param name="removed">How many arguments after the array have gone.</param>
    public SeparatedSyntaxList<ArgumentSyntax> Rewrite(SeparatedSyntaxList<ArgumentSyntax> arguments, int position, int removed)
    {
        for (var i = overload.Others.Length - 1; i >= 0; i--)
        {
            var slice = overload.Others[i];
            var place = slice.Ordinal + shift;
            if (place > position)
                place -= removed;
            var whole = arguments[place];
            var parts = arguments.Skip(place + 1).Take(slice.Parts).ToList();
            for (var j = 0; j < slice.Parts; j++)
                arguments = arguments.RemoveAt(place + 1);
            arguments = arguments.Replace(arguments[place], whole.WithExpression(SpanOf(whole.Expression, slice.Form, parts).WithTriviaFrom(whole.Expression)));
        }

        return arguments;
    }

    private static ExpressionSyntax SpanOf(ExpressionSyntax whole, SpanForm form, List<ArgumentSyntax> parts)
    {
        if (form == SpanForm.Whole
            || (form == SpanForm.StartAndCount && parts[0].Expression is LiteralExpressionSyntax { Token.Value: 0 }
                && parts[1].Expression is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Length", Expression: var measured }
                && SyntaxFactory.AreEquivalent(measured, whole)))
        {
            return whole.WithoutTrivia();
        }

        if (form == SpanForm.Count)
            parts.Insert(0, SyntaxFactory.Argument(SyntaxFactory.LiteralExpression(SyntaxKind.NumericLiteralExpression, SyntaxFactory.Literal(0))));
        return SliceSyntax.Call(OperandSyntax.IsPrimary(whole) ? whole : OperandSyntax.AsPrimary(whole.WithoutTrivia()), "AsSpan", parts);
    }
}
