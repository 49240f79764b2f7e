using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Buffers.PoolableArray;

/// <summary>The part of an array that a call gets, as an array with offset and count or as a span that is made for it.</summary>
/// <param name="Consumer">The call.</param>
/// <param name="Argument">The argument that it gets the part as; null where it is called on a span.</param>
/// <param name="Start">The first element; null where it is the array's first.</param>
/// <param name="Count">The number of elements; null where it is all from the first on.</param>
internal sealed record ArrayPart(IOperation Consumer, IArgumentOperation? Argument, IOperation? Start, IOperation? Count)
{
    /// <summary>Whether the part begins with the array's first element.</summary>
    public bool IsFromBeginning => Start is null or { ConstantValue: { HasValue: true, Value: 0 } };

    /// <summary>Whether the part is the whole array, without a number that says so.</summary>
    public bool IsWhole => IsFromBeginning && Count is null;

    /// <summary>The part that a use is; null where it is no part, or one of which the bounds are not plain numbers.</summary>
    public static ArrayPart? Of(ArrayUse use)
    {
        var value = use.Reference.Around(Through.Identity);
        switch (use.Kind)
        {
            case ArrayUseKind.Span when value.Parent is IArgumentOperation { Parent: { } made } array:
                return OfSpan(made, NumbersAfter(array, 2));
            case ArrayUseKind.Span:
                return GivenTo(value, null, null);
            case ArrayUseKind.SpanArgument when value.Parent is IArgumentOperation { Parent: { } call } argument && use.Overload is { } overload:
                var numbers = NumbersAfter(argument, 2);
                return overload.Form switch
                {
                    SpanForm.Whole => new ArrayPart(call, argument, null, null),
                    SpanForm.Start when numbers.Count > 0 => new ArrayPart(call, argument, numbers[0], null),
                    SpanForm.Count when numbers.Count > 0 => new ArrayPart(call, argument, null, numbers[0]),
                    SpanForm.StartAndCount when numbers.Count > 1 => new ArrayPart(call, argument, numbers[0], numbers[1]),
                    _ => null,
                };
            case ArrayUseKind.ArrayArgument or ArrayUseKind.Borrowed when ArraySegments.IsPassed(use):
                return ArraySegments.ArgumentOf(value) is { Parent: { } reader } segment && NumbersAfter(segment, 2) is { Count: 2 } both
                    ? new ArrayPart(reader, segment, both[0], both[1])
                    : null;
            case ArrayUseKind.ArrayMethod:
                return ArraySegments.ArgumentOf(value) is { Parent: IInvocationOperation method } operand ? OfMethod(method, operand) : null;
            default:
                return null;
        }
    }

    private static ArrayPart? OfMethod(IInvocationOperation call, IArgumentOperation argument)
    {
        // Copy(source, target, count) takes as many from the beginning of both.
        if (call.Arguments.Length == 3 && call.TargetMethod.Name == nameof(Array.Copy))
            return new ArrayPart(call, argument, null, call.Arguments[2].Value);
        if (call.Arguments.Length == 5)
            return NumbersAfter(argument, 1) is { Count: 1 } start ? new ArrayPart(call, argument, start[0], call.Arguments[4].Value) : null;
        return call.Arguments.Length < 3 ? new ArrayPart(call, argument, null, null)
            : NumbersAfter(argument, 2) is { Count: 2 } both ? new ArrayPart(call, argument, both[0], both[1])
            : null;
    }

    /// <summary>A span of the array: <c>a.AsSpan(start, count)</c> or <c>new Span&lt;T&gt;(a, start, count)</c>.</summary>
    private static ArrayPart? OfSpan(IOperation span, IReadOnlyList<IOperation> numbers) =>
        numbers.Count == CalledMethod.ArgumentsOf(span).Length - 1
            ? GivenTo(span, numbers.Count > 0 ? numbers[0] : null, numbers.Count > 1 ? numbers[1] : null)
            : null;

    /// <summary>What gets a span at once; null where it is kept.</summary>
    private static ArrayPart? GivenTo(IOperation span, IOperation? start, IOperation? count)
    {
        span = span.Around(Through.Any);
        if (span.Parent is IArgumentOperation { Parent: { } call } argument)
            return new ArrayPart(call, argument, start, count);
        if (span.Parent is not IInvocationOperation { TargetMethod.Name: var name } method || method.Instance != span)
            return null;
        return name == "Slice"
            ? start is null && count is null && method.Arguments.Length == 2 ? GivenTo(method, method.Arguments[0].Value, method.Arguments[1].Value) : null
            : new ArrayPart(method, null, start, count);
    }

    /// <summary>The numbers that follow an argument, at most so many.</summary>
    private static List<IOperation> NumbersAfter(IArgumentOperation argument, int most)
    {
        var numbers = new List<IOperation>();
        var arguments = CalledMethod.ArgumentsOf(argument.Parent);
        for (var i = 1; i <= most; i++)
        {
            foreach (var other in arguments)
            {
                if (other.Parameter?.Ordinal == argument.Parameter?.Ordinal + i && other is { ArgumentKind: ArgumentKind.Explicit,
                    Parameter: { RefKind: RefKind.None, Type.SpecialType: SpecialType.System_Int32 } } && numbers.Count == i - 1)
                {
                    numbers.Add(other.Value);
                }
            }
        }

        return numbers;
    }
}
