// title: `list.ToArray().Length`, `array.ToList().Count` and `span.ToArray()[i]`
// rule: ALLOC505
// bytes: 40
// message: the length of a copy is not computed
// fix: ALLOC505.ReadSource
// safety: safe
// after: 0
using System;
using System.Collections.Generic;

static class Case
{
    static readonly List<int> Numbers = [1, 2, 3, 4];

    static int Probe() => [|Numbers.ToArray()|].Length;

    static string Behave(int first, int second) =>
        [|new List<int>(new[] { first, second })|].Count + " " + At(new[] { first, second }, first) + " " + At(new[] { first }, second);

    private static int At(ReadOnlySpan<int> numbers, int index) => [|numbers.ToArray()|][index] + [|numbers.ToArray()|].Length;
}
