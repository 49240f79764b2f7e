using Allocations.Analyzers.Syntax;
using Allocations.Analyzers.Text;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting;
using Allocations.CodeFixes.Rewriting.Texts;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Strings.FormattedKey;

/// <summary>
/// ALLOC304: makes the keys of a counting loop once, before the loop around it. Refused where something else in the key, or the number of keys,
/// may change between the iterations of the outer loop, and where the counter does not simply count from 0.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(FormattedKeyCodeFix))]
public sealed class FormattedKeyCodeFix() : AllocationCodeFix("ALLOC304")
{
    private protected override async Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        var text = await request.Document.GetTextAsync(cancellationToken).ConfigureAwait(false);
        return Plan(request, text, cancellationToken) is { } fix ? [fix] : [];
    }

    private static Fix? Plan(FixRequest request, SourceText text, CancellationToken cancellationToken)
    {
        if (request.Node.FirstAncestorOrSelf<ExpressionSyntax>(node => node.Span == request.Diagnostic.Location.SourceSpan) is not { } key
            || Comments.AreIn(key)
            || request.Model.GetOperation(key, cancellationToken) is not { } value || CountedKey.Of(value, cancellationToken) is not { } counted
            || counted.Outer.FirstAncestorOrSelf<MemberDeclarationSyntax>() is not { } member)
        {
            return null;
        }

        var name = FreeName.For("keys", member, request.Model);
        var element = name + "[" + counted.Counter.Name + "]";
        var edits = new SolutionEdits(request.Solution);
        edits.InsertBefore(counted.Outer, Filled(counted, name, key, text, cancellationToken));
        var keeps = request.Property(nameof(KeyUse.Keeps)) == bool.TrueString;
        foreach (var same in SameKeys(key, keeps, value, counted, cancellationToken))
            edits.Write(same, element);
        return new FixBuilder(edits, "Make the keys once, before the loop", "KeyArray")
            .MayDiffer("all keys are made first and kept while the loop runs")
            .MayDiffer(counted.ReadsCulture ? "the culture is read once" : null)
            .Build();
    }

    /// <summary>The key, and what else in the counting loop is the same text for the same use.</summary>
    private static IEnumerable<ExpressionSyntax> SameKeys(
        ExpressionSyntax key, bool keeps, IOperation value, CountedKey counted, CancellationToken cancellationToken)
    {
        foreach (var node in counted.Counted.Statement.DescendantNodes())
        {
            if (node == key)
                yield return key;
            else if (node is ExpressionSyntax other && node.RawKind == key.RawKind && SameMeaning.IsOf(other, key, value.SemanticModel!, cancellationToken)
                && !References.IsInNestedFunction(other, counted.Counted)
                && !Comments.AreIn(other) && value.SemanticModel!.GetOperation(other, cancellationToken) is { } operation
                && KeyUse.Of(operation, cancellationToken) is { } use && (keeps || !use.Keeps))
            {
                yield return other;
            }
        }
    }

    /// <summary>The statements that make the array, with an empty line after them; one line where the loop begins none.</summary>
    private static string Filled(CountedKey counted, string name, ExpressionSyntax key, SourceText text, CancellationToken cancellationToken)
    {
        var counter = counted.Counter.Name;
        var array = "var " + name + " = new string[" + Length(counted, cancellationToken) + "];";
        var loop = "for (var " + counter + " = 0; " + counter + " < " + name + ".Length; " + counter + "++)";
        var fill = name + "[" + counter + "] = " + key + ";";
        if (!Indentation.IsFirst(counted.Outer.SpanStart, text))
            return array + " " + loop + " { " + fill + " }";
        var end = LineBreaks.Of(counted.Outer.SyntaxTree) + Indentation.Of(counted.Outer, text);
        var inner = Indentation.UnitAt(counted.Outer);
        return array + end + loop + end + "{" + end + inner + fill + end + "}" + LineBreaks.Of(counted.Outer.SyntaxTree);
    }

    /// <summary>How many keys there are: never negative, and no failure of its own.</summary>
    private static string Length(CountedKey counted, CancellationToken cancellationToken)
    {
        var bound = counted.Bound.Syntax.ToString();
        if (counted.Bound.ConstantValue is { HasValue: true, Value: int constant })
            return constant < 0 ? "0" : bound;
        if (counted.Measured is { Syntax: ExpressionSyntax measured })
            return LengthText.IsMade(counted.Measured, cancellationToken) ? bound : measured + "?.Length ?? 0";
        return SystemType.Named("Math", counted.Bound) + ".Max(0, " + bound + ")";
    }
}
