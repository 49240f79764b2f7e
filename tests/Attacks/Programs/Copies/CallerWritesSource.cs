// refuses: ALLOC505
// What gets the copy writes to the source, keeps the copy, or changes it.
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static readonly int[] Source = { 1, 2, 3, 4 };
    static ReadOnlyMemory<int> _kept;

    static int Sum(ReadOnlySpan<int> numbers)
    {
        Source[2] = 100;
        var sum = 0;
        foreach (var n in numbers) sum += n;
        return sum;
    }

    static int SumArray(int[] numbers)
    {
        numbers[0] = 50;
        return numbers.Sum();
    }

    static void Keep(ReadOnlyMemory<int> numbers) => _kept = numbers;

    static void Main() => Run();

    static void Run()
    {
        Console.Write(Sum(Source[1..3]) + " ");
        Console.Write(Sum(Source.AsSpan(0, 3).ToArray()) + " ");
        Console.Write(SumArray(Source[1..3]) + " " + Source[1] + " ");
        Keep(Source[0..2]);
        Source[0] = 77;
        Console.Write(_kept.Span[0] + " ");
        var list = new List<int> { 1, 2, 3 };
        Console.WriteLine(string.Join(",", list.GetRange(1, 2)));
    }
}
