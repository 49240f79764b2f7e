using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rewriting.Spans;

/// <summary>
/// The arguments of a call that gets a span where it got an array: offset and count of the array overload, which the overload for spans does
/// not have, become a slice.
/// </summary>
internal static class ReaderArguments
{
    public const string OutOfRange = "an offset or count outside the copy may throw another exception";

    /// <summary>The new arguments; null where names or missing arguments leave it open what they are.</summary>
    /// <param name="reader">The call, which has an overload for spans.</param>
    /// <param name="span">What it gets instead of the array.</param>
    /// <param name="length">How many elements that has, where it is known.</param>
    /// <param name="model">The model of the tree.</param>
    /// <param name="isExact">Whether offset and count are known to be in range, and enough elements are there.</param>
    /// <param name="cancellationToken">Stops the work.</param>
    public static ArgumentListSyntax? With(
        CopyReader reader, ExpressionSyntax span, int? length, SemanticModel model, out bool isExact, CancellationToken cancellationToken)
    {
        isExact = true;
        if (reader.Argument.Syntax is not ArgumentSyntax { Parent: ArgumentListSyntax list } argument)
            return null;
        var arguments = list.Arguments;
        var position = arguments.IndexOf(argument);
        if (reader.Overload is { } overload)
        {
            var replaced = overload.Form switch { SpanForm.Whole => 0, SpanForm.StartAndCount => 2, _ => 1 };
            if (!overload.Others.IsEmpty || arguments.Count <= position + replaced
                || (replaced > 0 && arguments.Any(static other => other.NameColon is not null)))
            {
                return null;
            }

            var start = overload.Form is SpanForm.Start or SpanForm.StartAndCount ? arguments[position + 1].Expression : null;
            var count = overload.Form is SpanForm.Count or SpanForm.StartAndCount ? arguments[position + replaced].Expression : null;
            var range = new SliceRange(model, length, "", cancellationToken);
            var least = OverloadSafety.LeastElements(reader.Callee);
            isExact = (replaced == 0 && least == 0) || range.IsKnown(start, count, least);
            if (!range.IsWhole(start, count))
            {
                var parts = new List<ArgumentSyntax> { start is null ? SyntaxFactory.Argument(SyntaxFactory.ParseExpression("0")) : arguments[position + 1] };
                if (count is not null)
                    parts.Add(arguments[position + replaced]);
                span = SliceSyntax.Call(span, "Slice", parts);
            }

            for (var i = 0; i < replaced; i++)
                arguments = arguments.RemoveAt(position + 1);
        }

        return list.WithArguments(arguments.Replace(arguments[position], arguments[position].WithExpression(span.WithTriviaFrom(argument.Expression))));
    }
}
