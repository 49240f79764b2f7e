// silent: ALLOC104
// A span that a method gives out writes the variable.
using System;

static class Program
{
    static void Wrap(ref int n, out Span<int> view) => view = new Span<int>(ref n);

    static void Wrap(ref string text, out Span<string> view) => view = new Span<string>(ref text);

    static int A(int[] items)
    {
        var n = 2;
        Wrap(ref n, out var view);
        var sum = 0;
        foreach (var item in items)
        {
            var counts = new int[n];
            counts[0] = item;
            sum = sum * 10 + counts.Length + counts[0];
            view[0]++;
        }

        return sum;
    }

    static void B(string[] items)
    {
        var text = "a";
        Wrap(ref text, out var view);
        foreach (var item in items)
        {
            Console.WriteLine("<" + text + ">");
            view[0] = item;
        }
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            Console.WriteLine(A([1, 2, i]));
            B(["b", "c" + i, "d"]);
        }
    }
}
