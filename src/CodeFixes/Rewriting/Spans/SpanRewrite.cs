using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Syntax;
using Allocations.Analyzers.Text;
using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting.Spans;

/// <summary>
/// Turns strings that are only read into spans: collects the edits of a chain and of its uses, node by node, and what may differ afterwards.
/// Every method returns false where something has no exact form on spans; the rewrite is then given up as a whole.
/// </summary>
internal sealed partial class SpanRewrite(FixRequest request, SourceBodies bodies, CancellationToken cancellationToken)
{
    // Marks an edited call with the method that it must bind to. Its own for each rewrite: marks stay in the tree for as long as the editor does.
    private readonly string _expectedCall = "Allocations.ExpectedCall." + Guid.NewGuid().ToString("N");
    private readonly Dictionary<SyntaxNode, Func<SyntaxNode, SyntaxNode>> _edits = [];
    private readonly List<ISymbol> _spans = [];
    private readonly List<string> _differences = [];

    /// <summary>How the result may differ; null where it cannot.</summary>
    public string? Difference => _differences.Count == 0 ? null : string.Join("; ", _differences);

    /// <summary>The characters that are removed or replaced in a buffer; empty where slices do.</summary>
    public List<ScratchStep> ScratchSteps { get; } = [];

    /// <summary>How many places made a string that the rewrite edits.</summary>
    public int Edited { get; private set; }

    /// <summary>How many of them still make one.</summary>
    public int Kept { get; private set; }

    /// <summary>Whether fewer than half of the strings go: what is left then hardly pays for the reading.</summary>
    public bool KeepsMost => (Edited - Kept) * 2 < Edited;

    /// <summary>Whether a span from which a string is made may take the place of the string.</summary>
    public bool TakesSpans { get; init; }

    private SemanticModel Model => request.Model;

    /// <summary>The tree with all edits made; nested edits see each other's results.</summary>
    public SyntaxNode Apply(SyntaxNode root) => root.ReplaceNodes(_edits.Keys, (original, rewritten) => _edits[original](rewritten));

    /// <summary>Adds an edit after those that the node already has.</summary>
    public void Edit(SyntaxNode node, Func<SyntaxNode, SyntaxNode> edit) =>
        _edits[node] = _edits.TryGetValue(node, out var first) ? rewritten => edit(first(rewritten)) : edit;

    /// <summary>From here on, reads of a variable are reads of a span of that name.</summary>
    public void AddSpan(ISymbol variable, string name)
    {
        _spans.Add(variable);
        SpanName = name;
    }

    /// <summary>The name of the span that stands for the variable of <see cref="AddSpan"/>.</summary>
    public string SpanName { get; private set; } = "";

    /// <summary>States a way in which the result may differ.</summary>
    public void MayDiffer(string difference)
    {
        if (!_differences.Contains(difference))
            _differences.Add(difference);
    }

    /// <summary>Makes the expression of a chain's last step a span.</summary>
    public bool TryAddValue(IOperation value)
    {
        if (!StringStep.TryGet(value, bodies, out var step) || value.Syntax is not ExpressionSyntax expression)
            return false;
        if (step.Kind == StringStepKind.OfSpan)
            return TakesSpans && TryAddSpanItself(expression);
        if (step.Source is not { } source)
            return false;
        if (!TryAddSource(source, out var isSpan))
            return false;
        Edited++;
        return step.Kind switch
        {
            StringStepKind.Slice when value is IInvocationOperation call && expression is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax } => TryAddSlice(call, (InvocationExpressionSyntax)expression, isSpan),
            StringStepKind.Slice when expression is ElementAccessExpressionSyntax access => AddRange(access, isSpan),
            StringStepKind.RemoveChar or StringStepKind.ReplaceChar when expression is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax } => TryAddScratch((IInvocationOperation)value, (InvocationExpressionSyntax)expression, step.Kind, isSpan),
            _ => false,
        };
    }

    // A method, or a type of which the call must bind to some method.
    private T Expect<T>(T call, string method)
        where T : SyntaxNode => call.WithAdditionalAnnotations(new SyntaxAnnotation(_expectedCall, method));

    private static string NameOf(IMethodSymbol method) => (method.ReducedFrom ?? method).OriginalDefinition.ToDisplayString();

    /// <summary>Whether every edited call binds to the method that its edit meant.</summary>
    public bool BindsAsExpected(SyntaxNode root, SemanticModel model, CancellationToken token)
    {
        foreach (var node in root.GetAnnotatedNodes(_expectedCall))
        {
            if (model.GetSymbolInfo(node, token).Symbol is not IMethodSymbol method)
                return false;
            foreach (var annotation in node.GetAnnotations(_expectedCall))
            {
                if (annotation.Data != NameOf(method) && annotation.Data != method.ContainingType?.ToDisplayString(SymbolDisplayFormat.CSharpErrorMessageFormat))
                    return false;
            }
        }

        return true;
    }

    private bool TryAddSource(IOperation source, out bool isSpan)
    {
        source = source.Inside(Through.Implicit);
        isSpan = true;
        if (StringStep.TryGet(source, bodies, out var step) && (TakesSpans || step.Kind != StringStepKind.OfSpan))
            return TryAddValue(source);
        if (IsSpan(source))
        {
            Edit(source.Syntax, rewritten => SyntaxFactory.IdentifierName(SpanName).WithTriviaFrom(rewritten));
            return true;
        }

        isSpan = false;
        if (source is IConditionalAccessInstanceOperation || source.Syntax is not ExpressionSyntax expression)
            return false;
        if (!request.NullProof(cancellationToken).IsNeverNull(expression))
            MayDiffer("null is treated as empty");
        return true;
    }

    private bool TryAddSpanItself(ExpressionSyntax text)
    {
        if (text is not InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax access } || SpanUses.HasComment(access))
            return false;
        Edit(text, static rewritten => ((MemberAccessExpressionSyntax)((InvocationExpressionSyntax)rewritten).Expression).Expression.WithTriviaFrom(rewritten));
        return true;
    }

    private bool IsSpan(IOperation source) => source switch
    {
        ILocalReferenceOperation reference => _spans.Contains(reference.Local, SymbolEqualityComparer.Default),
        IParameterReferenceOperation reference => _spans.Contains(reference.Parameter, SymbolEqualityComparer.Default),
        _ => false,
    };

    private bool TryAddSlice(IInvocationOperation call, InvocationExpressionSyntax expression, bool isSpan)
    {
        if (expression.ArgumentList.Arguments.Any(static argument => argument.NameColon is not null))
            return false;
        switch (call.TargetMethod.Name)
        {
            case nameof(string.Substring):
                Edit(expression, rewritten => isSpan ? Renamed(rewritten, "Slice") : Expect(Renamed(rewritten, "AsSpan"), Memory));
                return true;
            case nameof(string.Remove):
                // The .NET Framework throws where the index is the length.
                if (!IsCore)
                    return false;
                var zero = SyntaxFactory.Argument(SyntaxFactory.LiteralExpression(SyntaxKind.NumericLiteralExpression, SyntaxFactory.Literal(0)));
                Edit(expression, rewritten => Prepend(isSpan ? Renamed(rewritten, "Slice") : Expect(Renamed(rewritten, "AsSpan"), Memory), zero));
                return true;
            default:
                if (!TryGetTrimmed(call, expression, out var characters))
                    return false;
                Edit(expression, rewritten => Trimmed((InvocationExpressionSyntax)rewritten, isSpan, characters));
                return true;
        }
    }

    private bool AddRange(ElementAccessExpressionSyntax access, bool isSpan)
    {
        if (!isSpan && access.ArgumentList.Arguments is { Count: 1 } arguments && arguments[0].Expression is RangeExpressionSyntax range && PartOf(range) is { } part && !SpanUses.HasComment(access))
        {
            Edit(access, rewritten => Expect(
                SyntaxFactory.InvocationExpression(AsSpan(((ElementAccessExpressionSyntax)rewritten).Expression).Expression, ArgumentsOf(part)).WithTrailingTrivia(rewritten.GetTrailingTrivia()), Memory));
        }
        else if (!isSpan)
        {
            Edit(access, rewritten => ((ElementAccessExpressionSyntax)rewritten).WithExpression(AsSpan(((ElementAccessExpressionSyntax)rewritten).Expression)));
        }

        return true;
    }

    /// <summary>The arguments of <c>AsSpan</c> for a range that only begins or only ends at a number; null for any other.</summary>
    private IReadOnlyList<ArgumentSyntax>? PartOf(RangeExpressionSyntax range)
    {
        if ((range.LeftOperand ?? range.RightOperand) is not { } number || (range.LeftOperand is not null && range.RightOperand is not null)
            || Model.GetTypeInfo(number, cancellationToken).Type?.SpecialType != SpecialType.System_Int32)
        {
            return null;
        }

        var argument = SyntaxFactory.Argument(number.WithoutParentheses().WithoutTrivia());
        return range.LeftOperand is not null ? [argument] : [SyntaxFactory.Argument(SyntaxFactory.LiteralExpression(SyntaxKind.NumericLiteralExpression, SyntaxFactory.Literal(0))), argument];
    }

    private bool TryAddScratch(IInvocationOperation call, InvocationExpressionSyntax expression, StringStepKind kind, bool isSpan)
    {
        // What stands between the calls of a chain has no place in a call of the helper.
        if (expression.DescendantTrivia(static node => node is not ArgumentListSyntax).Any(static trivia => trivia.IsDirective || trivia.IsKind(SyntaxKind.SingleLineCommentTrivia) || trivia.IsKind(SyntaxKind.MultiLineCommentTrivia)))
            return false;
        var arguments = new List<ArgumentSyntax>();
        foreach (var argument in expression.ArgumentList.Arguments.Take(kind == StringStepKind.RemoveChar ? 1 : 2))
        {
            if (argument.NameColon is not null)
                return false;
            arguments.Add(StringStep.ConstantText(call.Arguments[arguments.Count].Value) is { Length: 1 } text ? SyntaxFactory.Argument(Literal(text[0])) : argument.WithoutTrivia());
        }

        var step = new ScratchStep(kind, expression);
        ScratchSteps.Add(step);
        Edit(expression, rewritten =>
        {
            var source = ((MemberAccessExpressionSyntax)((InvocationExpressionSyntax)rewritten).Expression).Expression.WithoutTrivia();
            var all = new List<ArgumentSyntax> { SyntaxFactory.Argument(isSpan ? source : AsSpan(source)) };
            all.AddRange(arguments);
            all.Add(SyntaxFactory.Argument(step.Buffer!));
            return SyntaxFactory.InvocationExpression(SyntaxFactory.IdentifierName(step.Helper!), ArgumentsOf(all)).WithTriviaFrom(rewritten);
        });
        return true;
    }
}
