using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Rules.Buffers.CopyToPassOn;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Spans;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Buffers.CopyToPassOn;

/// <summary>
/// Writes a view of what a copy was made of: the span itself, <c>AsSpan</c>, <c>AsMemory</c>, a segment, or the span of a list, with the part
/// that the copy had.
/// </summary>
internal sealed class SourceView(ArrayCopy copy, ReaderForm form, FixRequest request, CancellationToken cancellationToken)
{
    private readonly SemanticModel _model = request.Model;
    private readonly Differences _differences = new();

    /// <summary>How the view may differ from the copy; null where it cannot.</summary>
    public string? Difference => _differences.Text;

    /// <summary>Whether the view needs the extension methods of namespace <c>System</c>.</summary>
    public bool NeedsExtensions { get; private set; }

    /// <summary>The number of elements where the code says it as a constant: then a part of the copy is known to be in range.</summary>
    public int? Length => copy switch
    {
        { Clamps: false, Count.ConstantValue: { HasValue: true, Value: int count } } => count,
        { Source.Syntax: InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Slice" or "AsSpan" or "AsMemory" },
            ArgumentList.Arguments: { Count: 2 } arguments } }
            when copy.From is CopySource.Span or CopySource.Memory
                && _model.GetConstantValue(arguments[1].Expression, cancellationToken) is { HasValue: true, Value: int count } =>
                count,
        _ => null,
    };

    /// <summary>States a further difference, once.</summary>
    public void MayDiffer(string difference)
    {
        _differences.Add(difference);
    }

    /// <summary>The view; null where the language has none.</summary>
    public ExpressionSyntax? Write()
    {
        if (copy.Source.Syntax is not ExpressionSyntax source || (copy.Start ?? copy.Count)?.Syntax is not (null or ExpressionSyntax))
            return null;
        var parts = Parts(source);
        var receiver = OperandSyntax.AsPrimary(source);
        switch (copy.From)
        {
            case CopySource.Span:
                return source.WithoutTrivia();
            case CopySource.Memory:
                return form == ReaderForm.Memory ? source.WithoutTrivia() : SliceSyntax.Member(receiver, "Span");
            case CopySource.Segment:
                MayDiffer("a default segment is treated as empty");
                return form is ReaderForm.Memory or ReaderForm.Segment ? source.WithoutTrivia() : Extension(receiver, "AsSpan", []);
            case CopySource.List:
                return OfList(source, parts);
            case CopySource.String:
                CheckNull(source);
                return Extension(receiver, "AsSpan", parts);
            default:
                return OfArray(source, receiver, parts);
        }
    }

    private ExpressionSyntax? OfArray(ExpressionSyntax source, ExpressionSyntax receiver, IReadOnlyList<ArgumentSyntax> parts)
    {
        // A span of an array of a derived type throws, and only where nothing derives from the element type is there none.
        if (copy.Source.Type is not IArrayTypeSymbol { ElementType: { } element } || !(element.IsValueType || element.IsSealed))
            return null;
        CheckNull(source);
        if (form == ReaderForm.Segment && parts.Count > 0)
        {
            var segment = _model.Compilation.GetTypeByMetadataName("System.ArraySegment`1")!.Construct(element);
            return SyntaxFactory.ObjectCreationExpression(
                SyntaxFactory.Token(SyntaxKind.NewKeyword).WithTrailingTrivia(SyntaxFactory.Space),
                SyntaxFactory.ParseTypeName(segment.ToMinimalDisplayString(_model, source.SpanStart)),
                SliceSyntax.Call(source, "x", [SyntaxFactory.Argument(source), .. parts]).ArgumentList,
                null);
        }

        return parts.Count == 0 ? source.WithoutTrivia() : Extension(receiver, form == ReaderForm.Memory ? "AsMemory" : "AsSpan", parts);
    }

    private ExpressionSyntax? OfList(ExpressionSyntax source, IReadOnlyList<ArgumentSyntax> parts)
    {
        if (_model.Compilation.GetTypeByMetadataName("System.Runtime.InteropServices.CollectionsMarshal")?.GetMembers("AsSpan").IsEmpty != false
            || form is not (ReaderForm.Span or ReaderForm.SpanOverload))
        {
            return null;
        }

        CheckNull(source);
        if (parts.Count > 0 && !copy.Clamps)
            MayDiffer("a part outside the list throws another exception");
        var span = SliceSyntax.Call(
            SystemType.Named("System.Runtime.InteropServices", "CollectionsMarshal", copy.Operation), "AsSpan", [SyntaxFactory.Argument(source)]);
        return parts.Count == 0 ? span : SliceSyntax.Call(span, "Slice", parts);
    }

    /// <summary>
    /// The arguments of the part. <c>Skip</c> and <c>Take</c> accept any number, so the number is limited where the code can say it twice;
    /// elsewhere a slice that does not fit throws.
    /// </summary>
    private IReadOnlyList<ArgumentSyntax> Parts(ExpressionSyntax source)
    {
        var parts = new List<ArgumentSyntax>();
        if ((copy.Start ?? copy.Count) is null)
            return parts;
        var start = (ExpressionSyntax?)copy.Start?.Syntax;
        var count = (ExpressionSyntax?)copy.Count?.Syntax;
        if (copy.Clamps)
        {
            var only = start is null ? count : count is null ? start : null;
            if (only is not null && Limited(only, source) is { } limited)
            {
                (start, count) = start is null ? (start, limited) : (limited, count);
            }
            else
            {
                MayDiffer("a part that ends past the end throws instead of being shorter");
            }
        }

        parts.Add(SyntaxFactory.Argument((start ?? SyntaxFactory.ParseExpression("0")).WithoutTrivia()));
        if (count is not null)
            parts.Add(SyntaxFactory.Argument(count.WithoutTrivia()));
        return parts;
    }

    private ExpressionSyntax? Limited(ExpressionSyntax number, ExpressionSyntax source)
    {
        if (copy.From is not (CopySource.Array or CopySource.List) || source is not IdentifierNameSyntax
            || !RepeatableLength.Is(source, _model, cancellationToken) || !RepeatableLength.Is(number, _model, cancellationToken))
        {
            return null;
        }

        var length = source.WithoutTrivia() + (copy.From == CopySource.Array ? ".Length" : ".Count");
        var math = SystemType.Named("Math", copy.Operation).ToString();
        if (_model.GetConstantValue(number, cancellationToken) is { HasValue: true, Value: int and >= 0 }
            || !RepeatableLength.MayBeNegative(number, _model, cancellationToken))
        {
            return SyntaxFactory.ParseExpression(math + ".Min(" + number.WithoutTrivia() + ", " + length + ")");
        }

        return _model.Compilation.GetTypeByMetadataName("System.Math")?.GetMembers("Clamp").IsEmpty == false
            ? SyntaxFactory.ParseExpression(math + ".Clamp(" + number.WithoutTrivia() + ", 0, " + length + ")")
            : null;
    }

    private void CheckNull(ExpressionSyntax source)
    {
        if (!request.NullProof(cancellationToken).IsNeverNull(source))
            MayDiffer("null is treated as empty or throws another exception");
    }

    private InvocationExpressionSyntax Extension(ExpressionSyntax receiver, string name, IReadOnlyList<ArgumentSyntax> arguments)
    {
        NeedsExtensions = true;
        return SliceSyntax.Call(receiver, name, arguments);
    }
}
