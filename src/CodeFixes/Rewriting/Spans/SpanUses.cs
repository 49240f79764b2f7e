using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting.Spans;

/// <summary>
/// The rewrites that turn every use of an array variable into a use of a span variable of the same name: <c>AsSpan</c> falls away, an
/// array with offset and count becomes a slice, methods of <c>Array</c> become methods of the span. Calls are marked with the overloads
/// that they must bind to.
/// </summary>
internal sealed class SpanUses
{
    private const string OutOfRange = "an offset or count outside the array may throw another exception";
    private const string IndexOrder = "an index outside the array is noticed before the value is computed";

    private readonly int? _length;
    private readonly ExpressionSyntax? _size;
    private readonly FixRequest _request;
    private readonly SemanticModel _model;
    private readonly CancellationToken _cancellationToken;
    private readonly Dictionary<SyntaxNode, Func<SyntaxNode, SyntaxNode>> _rewrites = [];
    private readonly Differences _differences = new();

    private SpanUses(int? length, ExpressionSyntax? size, FixRequest request, CancellationToken cancellationToken)
    {
        _length = length;
        _size = size;
        _request = request;
        _model = request.Model;
        _cancellationToken = cancellationToken;
    }

    /// <summary>Adds the replacements of all uses to the edits of a fix.</summary>
    public void AddTo(SolutionEdits edits)
    {
        foreach (var rewrite in _rewrites)
            edits.Replace(rewrite.Key, rewrite.Value);
    }

    /// <summary>How the result may differ; null where it cannot.</summary>
    public string? Difference => _differences.Text;

    /// <summary>The rewrites of all uses; null when one has none.</summary>
    /// <param name="uses">The classified uses.</param>
    /// <param name="length">The length of the array where it is constant: offsets and counts are then known to be in range.</param>
    /// <param name="request">What the fix was asked for.</param>
    /// <param name="cancellationToken">Stops the work.</param>
    /// <param name="array">The name of the array that the span is a part of, for calls that take offset and count of an array, or null.</param>
    /// <param name="size">The length as it was written, where that means the same wherever the array is used: a slice so long is the span itself.</param>
    public static SpanUses? Plan(
        LocalUses uses, int? length, FixRequest request, CancellationToken cancellationToken, string? array = null, ExpressionSyntax? size = null)
    {
        var plan = new SpanUses(length, size, request, cancellationToken);
        foreach (var use in uses.Uses)
        {
            if (array is not null && ArraySegments.IsPassed(use) ? !plan.TryAddSegment(use, array) : !plan.TryAdd(use))
                return null;
        }

        return plan;
    }

    private bool TryAdd(ArrayUse use)
    {
        switch (use.Kind)
        {
            case ArrayUseKind.Element:
                return TryAddElement(use);
            case ArrayUseKind.Length or ArrayUseKind.Enumerated or ArrayUseKind.Named or ArrayUseKind.Pinned:
                return true;
            case ArrayUseKind.Dropped:
                return use.Reference.Syntax.Parent is AssignmentExpressionSyntax { Right: var none }
                    && Replace(none, static value => SyntaxFactory.LiteralExpression(SyntaxKind.DefaultLiteralExpression).WithTriviaFrom(value));
            case ArrayUseKind.Span:
                return TryAddSpan(use);
            case ArrayUseKind.SpanArgument:
                return use.Overload is { } overload && TryAddArgument(use, overload);
            case ArrayUseKind.ArrayMethod:
                return TryAddArrayMethod(use);
            default:
                return false;
        }
    }

    private bool TryAddSpan(ArrayUse use)
    {
        if (Parent(use.Reference) is not IArgumentOperation { Parent: { } call })
        {
            if (use.Callee is { } callee && ExpectedSymbols.CallOf(use.Reference.Syntax) is { } called)
                Expect(called, SameNamed(callee));
            return true;
        }

        var name = (ExpressionSyntax)use.Reference.Syntax;
        switch (call.Syntax)
        {
            case InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax access } invocation when access.Expression.Span.Contains(name.Span):
                var arguments = invocation.ArgumentList.Arguments;
                if (arguments.Any(static argument => argument.NameColon is not null) || !AreIndices(call))
                    return false;
                var isWhole = IsWhole(name, arguments.ToArray());
                return Replace(invocation, rewritten => isWhole
                    ? name.WithoutTrivia()
                    : SliceSyntax.Of(name, ((InvocationExpressionSyntax)rewritten).ArgumentList.Arguments));
            case BaseObjectCreationExpressionSyntax { ArgumentList.Arguments: { Count: > 0 } all } creation
                when all[0].Expression.Span.Contains(name.Span) && call.Type is { } type:
                if (all.Any(static argument => argument.NameColon is not null))
                    return false;
                var isAll = IsWhole(name, all.Skip(1).ToArray());
                var slice = (SyntaxNode rewritten) => isAll ? name.WithoutTrivia() : SliceSyntax.Of(
                    name, SyntaxFactory.SeparatedList(((BaseObjectCreationExpressionSyntax)rewritten).ArgumentList!.Arguments.Skip(1)));
                if (creation.Parent is ArgumentSyntax && ExpectedSymbols.CallOf(creation) is { } outer
                    && _model.GetSymbolInfo(outer, _cancellationToken).Symbol is IMethodSymbol taker)
                {
                    Expect(outer, SameNamed(taker));
                    return Replace(creation, slice);
                }

                if (!SpanTypes.IsReadOnlySpan(type))
                    return Replace(creation, slice);
                var typeName = SyntaxFactory.ParseTypeName(type.ToMinimalDisplayString(_model, creation.SpanStart));
                return Replace(
                    creation,
                    rewritten => SyntaxFactory.ParenthesizedExpression(SyntaxFactory.CastExpression(typeName, slice(rewritten)))
                        .WithAdditionalAnnotations(Microsoft.CodeAnalysis.Simplification.Simplifier.Annotation));
            default:
                return false;
        }
    }

    /// <summary>The array itself, of which the call takes the same part; outside the span there may be more of it.</summary>
    private bool TryAddSegment(ArrayUse use, string array)
    {
        if (use.Reference.Syntax is not IdentifierNameSyntax { Parent: ArgumentSyntax { Parent: ArgumentListSyntax list } argument } name
            || list.Arguments.Any(static other => other.NameColon is not null))
        {
            return false;
        }

        var position = list.Arguments.IndexOf(argument);
        if (list.Arguments.Count < position + 3)
            return false;
        if (!RangeOf(name).IsKnown(
            list.Arguments[position + 1].Expression, list.Arguments[position + 2].Expression, 0))
        {
            MayDiffer("an offset or count outside the array may be accepted");
        }

        return Replace(name, _ => SyntaxFactory.IdentifierName(array));
    }

    private SliceRange RangeOf(IdentifierNameSyntax name) => new(_model, _length, name.Identifier.ValueText, _cancellationToken, _size);

    /// <summary>Whether a start and a count say nothing but that all of the array is meant.</summary>
    private bool IsWhole(ExpressionSyntax name, ArgumentSyntax[] part) =>
        part.Length == 2 && name is IdentifierNameSyntax array && RangeOf(array).IsWhole(part[0].Expression, part[1].Expression);

    private static bool AreIndices(IOperation call)
    {
        foreach (var argument in ((IInvocationOperation)call).Arguments.Skip(1))
        {
            if (argument.Parameter?.Type.SpecialType != SpecialType.System_Int32)
                return false;
        }

        return true;
    }

    private bool TryAddArgument(ArrayUse use, SpanOverload overload)
    {
        if (Parent(use.Reference) is not IArgumentOperation { Parent: { } call } argument || use.Callee is not { } callee)
            return false;
        MayDiffer(OverloadSafety.Difference(callee, overload.Method, call, _request.NullProof(_cancellationToken)));
        Expect(call.Syntax, [overload.Method]);
        if (overload is { Form: SpanForm.Whole, Others.IsEmpty: true })
            return true;
        if (argument.Syntax is not ArgumentSyntax { Parent: ArgumentListSyntax list } first || list.Arguments.Any(static other => other.NameColon is not null))
            return false;
        var position = list.Arguments.IndexOf(first);
        var replaced = overload.Form switch { SpanForm.Whole => 0, SpanForm.StartAndCount => 2, _ => 1 };
        if (list.Arguments.Count <= position + replaced || _rewrites.ContainsKey(list) || Comments.AreIn(list))
            return false;
        var others = new OtherSlices(overload, position - argument.Parameter!.Ordinal);
        if (!others.AreIn(list.Arguments))
            return false;
        MayDiffer(others.Difference);
        var range = RangeOf((IdentifierNameSyntax)use.Reference.Syntax);
        var start = overload.Form is SpanForm.Start or SpanForm.StartAndCount ? list.Arguments[position + 1].Expression : null;
        var count = overload.Form is SpanForm.Count or SpanForm.StartAndCount ? list.Arguments[position + replaced].Expression : null;
        if (!range.IsKnown(start, count, OverloadSafety.LeastElements(callee)))
            MayDiffer(OutOfRange);
        var isWhole = range.IsWhole(start, count);
        _rewrites[list] = rewritten =>
        {
            var arguments = ((ArgumentListSyntax)rewritten).Arguments;
            var name = (ExpressionSyntax)use.Reference.Syntax;
            var parts = arguments.Skip(position + 1).Take(replaced).ToList();
            if (start is null && count is not null)
                parts.Insert(0, SyntaxFactory.Argument(SyntaxFactory.LiteralExpression(SyntaxKind.NumericLiteralExpression, SyntaxFactory.Literal(0))));
            var slice = isWhole ? name.WithoutTrivia() : SliceSyntax.Of(name, SyntaxFactory.SeparatedList(parts));
            var span = arguments[position].WithExpression(slice.WithTriviaFrom(arguments[position].Expression));
            for (var i = 0; i < replaced; i++)
                arguments = arguments.RemoveAt(position + 1);
            arguments = arguments.Replace(arguments[position], span);
            return ((ArgumentListSyntax)rewritten).WithArguments(others.Rewrite(arguments, position, replaced));
        };
        return true;
    }

    private bool TryAddArrayMethod(ArrayUse use)
    {
        if (use is not { Callee: { } callee } || ExpectedSymbols.CallOf(use.Reference.Syntax) is not InvocationExpressionSyntax call
            || _rewrites.ContainsKey(call)
            || call.ArgumentList.Arguments.Any(static argument => argument.NameColon is not null))
        {
            return false;
        }

        var name = (IdentifierNameSyntax)use.Reference.Syntax;
        if (new ArrayMethods(_model, RangeOf(name), _cancellationToken).Plan(callee, call, name) is not { } plan)
            return false;
        if (!plan.IsExact)
            MayDiffer(OutOfRange);
        MayDiffer(plan.Difference);
        return Replace(call, plan.Make);
    }

    /// <summary>A span has no index of type <c>uint</c>. One past the largest <c>int</c> becomes negative, and both are out of range.</summary>
    private bool TryAddElement(ArrayUse use)
    {
        if (Parent(use.Reference) is not IArrayElementReferenceOperation element)
            return true;
        if (!ElementOrder.IsUnchanged(element, _length, _model, _cancellationToken))
            MayDiffer(IndexOrder);
        if (element.Syntax is not ElementAccessExpressionSyntax { ArgumentList.Arguments: { Count: 1 } arguments }
            || _model.GetTypeInfo(arguments[0].Expression, _cancellationToken).Type?.SpecialType != SpecialType.System_UInt32
            || _model.GetConstantValue(arguments[0].Expression, _cancellationToken).HasValue)
        {
            return true;
        }

        if (OverflowChecks.AreOn(element.Syntax, _model.Compilation))
            return false;

        var inner = arguments[0].Expression;
        _rewrites[inner] = rewritten => SyntaxFactory.CastExpression(
            SyntaxFactory.PredefinedType(SyntaxFactory.Token(SyntaxKind.IntKeyword)),
            OperandSyntax.IsPrimary(inner)
                ? ((ExpressionSyntax)rewritten).WithoutTrivia()
                : SyntaxFactory.ParenthesizedExpression(((ExpressionSyntax)rewritten).WithoutTrivia())).WithTriviaFrom(rewritten);
        return true;
    }

    private void MayDiffer(string? difference) => _differences.Add(difference);

    private bool Replace(ExpressionSyntax node, Func<SyntaxNode, ExpressionSyntax> make)
    {
        if (Comments.AreIn(node))
            return false;
        _rewrites[node] = rewritten => make(rewritten).WithTriviaFrom(rewritten);
        return true;
    }

    private void Expect(SyntaxNode call, IEnumerable<IMethodSymbol> methods)
    {
        var mark = ExpectedSymbols.Mark(methods);
        var earlier = _rewrites.TryGetValue(call, out var known) ? known : static node => node;
        _rewrites[call] = rewritten => earlier(rewritten).WithAdditionalAnnotations(mark);
    }

    /// <summary>A library call may move between its span overloads; any other must stay.</summary>
    private static IEnumerable<IMethodSymbol> SameNamed(IMethodSymbol callee) =>
        OverloadSafety.IsLibrary(callee) ? callee.ContainingType.GetMembers(callee.Name).OfType<IMethodSymbol>() : [callee];

    /// <summary>The operation that a mention is an operand of, past parentheses, conversions and suppressions.</summary>
    private static IOperation? Parent(IOperation reference) => reference.Around(Through.Identity).Parent;
}
