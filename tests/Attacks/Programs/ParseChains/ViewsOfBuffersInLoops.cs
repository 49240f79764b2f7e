// fixes: ALLOC301
// Views of texts that are formatted or changed in each iteration are kept for the next one, handed through methods, and compared with each other.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static ReadOnlySpan<char> Handed(ReadOnlySpan<char> view) => view;

    static int Formatted(int[] numbers)
    {
        ReadOnlySpan<char> last = default;
        var sum = 0;
        foreach (var number in numbers)
        {
            ReadOnlySpan<char> view = number.ToString().AsSpan();
            if (view.SequenceEqual(last))
                sum += 100;
            last = view;
        }

        return sum + last.Length;
    }

    static int Changed(string[] texts)
    {
        ReadOnlySpan<char> last = default;
        var sum = 0;
        foreach (var text in texts)
        {
            var view = text.Replace(",", "").Replace(";", "").AsSpan();
            if (view.SequenceEqual(last))
                sum += 100;
            last = Handed(view);
        }

        return sum + last.Length;
    }

    static int Both(int[] numbers)
    {
        var sum = 0;
        foreach (var number in numbers)
        {
            var view = number.ToString().AsSpan();
            var other = (number + 1).ToString().AsSpan();
            sum += view.SequenceEqual(other) ? 1000 : view.Length * 10 + other.Length;
        }

        return sum;
    }

    static int Parsed(string[] texts)
    {
        var sum = 0;
        foreach (var text in texts)
            sum += int.TryParse(text.Replace(",", "").Replace(";", "").AsSpan().Trim(), out var n) ? n : text.Replace(",", "").AsSpan().Length;
        return sum;
    }

    static int Compared(int a, int b) => a.ToString().AsSpan().SequenceEqual(b.ToString()) ? 1 : Handed(a.ToString().AsSpan()).SequenceEqual(Handed(b.ToString("D2"))) ? 2 : 3;

    static int Through(int a)
    {
        var sum = 0;
        foreach (var c in a.ToString().AsSpan())
            sum = sum * 3 + c + Inner(a / 2);
        return sum;
    }

    static int Inner(int a) => a.ToString().AsSpan().IndexOf('1');

    static void Main()
    {
        foreach (var numbers in new int[][] { [], [1, 1, 2], [10, 10, -5], [7] })
        {
            Console.Write(Formatted(numbers) + " " + Both(numbers) + " " + Changed(Array.ConvertAll(numbers, n => n + ",;" + n)) + " " + Parsed(Array.ConvertAll(numbers, n => n + ",;" + n + " ")) + " ");
            foreach (var number in numbers)
                Console.Write(Compared(number, numbers[0]) + " " + Compared(number, 5) + " " + Through(number) + " ");
            Console.WriteLine();
        }
    }
}
