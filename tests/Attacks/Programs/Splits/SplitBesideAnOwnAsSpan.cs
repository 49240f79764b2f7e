// refuses: ALLOC302
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// The project has an extension AsSpan of its own for strings, by which a loop over parts would go.
#nullable enable
using System;

namespace Names
{
    static class Extensions
    {
        public static ReadOnlySpan<char> AsSpan(this string text)
        {
            Console.WriteLine("own");
            return "7,8,9,10";
        }
    }

    static class Program
    {
        static int Parts(string text)
        {
            var sum = 0;
            foreach (var part in text.Split(','))
                sum += part.Length;
            return sum;
        }

        static void Main() => Console.WriteLine(Parts("123,456") + " " + Parts("1,2,3"));
    }
}
