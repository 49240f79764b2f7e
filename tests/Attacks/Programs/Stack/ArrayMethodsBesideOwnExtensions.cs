// refuses: ALLOC501, ALLOC506
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// The project has extensions Reverse and Sort of its own for spans, which would take the place of Array.Reverse and Array.Sort.
#nullable enable
using System;

namespace Names
{
    static class Extensions
    {
        public static void Reverse<T>(this Span<T> items) => Console.WriteLine("own reverse");

        public static void Sort<T>(this Span<T> items) => Console.WriteLine("own sort");
    }

    static class Program
    {
        static int Reversed(int n)
        {
            var items = new int[8];
            for (var i = 0; i < 8; i++)
                items[i] = (n + i * 5) % 8;
            Array.Reverse(items);
            return items[0];
        }

        static int Sorted(int n)
        {
            var items = new int[8];
            for (var i = 0; i < 8; i++)
                items[i] = (n + i * 5) % 8;
            Array.Sort(items, 2, 4);
            return items[2];
        }

        static string Bytes(int n)
        {
            var bytes = BitConverter.GetBytes(n);
            Array.Reverse(bytes);
            return Convert.ToHexString(bytes);
        }

        static void Main() => Console.WriteLine(Reversed(1) + " " + Sorted(1) + " " + Bytes(1));
    }
}
