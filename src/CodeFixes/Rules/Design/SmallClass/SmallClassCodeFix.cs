using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Rules.Design.SmallClass;
using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Design.SmallClass;

/// <summary>
/// ALLOC905: declares the class as a <c>readonly struct</c>, and a record as a <c>readonly record struct</c>. Safe where objects are only in locals, parameters
/// and results: a field may be read before it is set, or while another thread sets it.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(SmallClassCodeFix))]
public sealed class SmallClassCodeFix() : AllocationCodeFix("ALLOC905")
{
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Node is not TypeDeclarationSyntax declaration
            || request.Model.GetDeclaredSymbol(declaration, cancellationToken) is not { } type || ValueShape.Of(type) is not { } shape
            || ValueFlow.Of(shape, request.Model.Compilation, cancellationToken) is not { } flow)
        {
            return Task.FromResult<IReadOnlyList<Fix>>([]);
        }

        var fix = new FixBuilder(
                request.Changing([ChangeOf(declaration)]), shape.IsRecord ? "Declare a readonly record struct" : "Declare a readonly struct", "Struct")
            .MayDiffer((flow.Hazards & ValueHazards.Unset) == 0 ? null : "a field that is not set holds zeros and not null")
            .MayDiffer((flow.Hazards & ValueHazards.Torn) == 0 ? null : "another thread may read half of a write")
            .MayDiffer((flow.Hazards & ValueHazards.SeenChange) == 0 ? null : "a method may see its object change")
            .MayDiffer(MayRunAgain(flow, request.Model.Compilation, cancellationToken) ? Differences.Recursion : null)
            .Declares(type.Name)
            .Build();
        return Task.FromResult<IReadOnlyList<Fix>>(fix is null ? [] : [fix]);
    }

    private static bool MayRunAgain(ValueFlow flow, Compilation compilation, CancellationToken cancellationToken) =>
        flow.Functions.Any(function => CallGraph.MayRunAgain(function, SourceModels.Of(compilation, function.SyntaxTree), cancellationToken));

    /// <summary>Leaves out <c>sealed</c>, and writes the new kind of type in the place of the old.</summary>
    private static TextChange ChangeOf(TypeDeclarationSyntax declaration)
    {
        var keyword = declaration.Keyword;
        var (end, kind) = declaration is RecordDeclarationSyntax { ClassOrStructKeyword: var given }
            ? (given.IsKind(SyntaxKind.None) ? keyword.Span.End : given.Span.End, "readonly record struct")
            : (keyword.Span.End, "readonly struct");
        foreach (var modifier in declaration.Modifiers)
        {
            if (!modifier.IsKind(SyntaxKind.SealedKeyword))
                continue;
            var kept = declaration.SyntaxTree.GetText().ToString(TextSpan.FromBounds(modifier.GetNextToken().SpanStart, keyword.SpanStart));
            return new TextChange(TextSpan.FromBounds(modifier.SpanStart, end), kept + kind);
        }

        return new TextChange(TextSpan.FromBounds(keyword.SpanStart, end), kind);
    }
}
