using Allocations.Analyzers.Boxes;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Boxing.FormatArguments;

/// <summary>
/// ALLOC207. Writes an interpolated string where the format is a literal, or asks the value for its text where a hole is all that the format has. An
/// interpolated string that boxes gets only the latter: what keeps it from its handler was written on purpose, or is the framework's age.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(FormatArgumentsCodeFix))]
public sealed class FormatArgumentsCodeFix() : AllocationCodeFix("ALLOC207")
{
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Node is InterpolatedStringExpressionSyntax text)
            return OfInterpolation(request, text, cancellationToken);
        return request.Node.FirstAncestorOrSelf<InvocationExpressionSyntax>() is { } call
            && request.Model.GetOperation(call, cancellationToken) is IInvocationOperation operation
            ? FormatRewrite.Plan(request, operation, cancellationToken)
            : null;
    }

    private static Fix? OfInterpolation(FixRequest request, InterpolatedStringExpressionSyntax text, CancellationToken cancellationToken)
    {
        if (text.Contents.Count != 1 || text.Contents[0] is not InterpolationSyntax { AlignmentClause: null, FormatClause: var format } || Comments.AreIn(text)
            || format?.FormatStringToken.ValueText.IndexOfAny(['{', '}', '\\']) >= 0
            || request.Model.GetOperation(text, cancellationToken) is not IInterpolatedStringOperation { Parts.Length: 1 } operation
            || FormatBoxes.IsFormattable(operation) || operation.Parts[0] is not IInterpolationOperation { Expression: var value }
            || OperandSyntax.Of(value) is not { } syntax || ValueText.Of(value, syntax, format?.FormatStringToken.ValueText, provider: null) is not { } asked)
        {
            return null;
        }

        return new FixBuilder(request.Replacing(text, asked.WithTriviaFrom(text)), ValueText.Title, ValueText.Key).Build();
    }
}
