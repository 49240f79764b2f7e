// fixes: ALLOC602
#nullable enable
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;

// Collections that are structs: one that was never made fails in its own way for an operator, and in another for a loop.
static class Program
{
    static int Long(ImmutableArray<string> texts, int least)
    {
        var count = texts.Count(text => text.Length > least);
        return count;
    }

    static int Sum(ImmutableArray<string> texts, int factor) => texts.Sum(text => text.Length * factor);

    static bool Has(ImmutableArray<string> texts, string wanted) => texts.Any(text => text == wanted);

    static string? Found(ImmutableArray<string> texts, string wanted) => texts.Where(text => text.Length > 1).FirstOrDefault(text => text == wanted);

    static int Segment(ArraySegment<int> numbers, int least) => numbers.Count(number => number > least);

    static int Plain(int[] numbers, int least) => numbers.Count(number => number > least);

    static void Show(Func<object?> value)
    {
        try
        {
            Console.Write(value() + " ");
        }
        catch (Exception e)
        {
            Console.Write(e.GetType().Name + " ");
        }
    }

    static void Main()
    {
        foreach (var texts in new[] { default, ImmutableArray<string>.Empty, ["a", "bb"] })
        {
            Show(() => Long(texts, 1));
            Show(() => Sum(texts, 2));
            Show(() => Has(texts, "bb"));
            Show(() => Found(texts, "bb"));
            Console.WriteLine();
        }

        Show(() => Segment(default, 1));
        Show(() => Segment(new ArraySegment<int>([1, 2, 3], 1, 2), 2));
        Show(() => Plain([1, 2, 3], 1));
    }
}
