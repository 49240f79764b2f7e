// refuses: ALLOC302
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// The project has extensions AsSpan and Count of its own, by which parts would be counted.
#nullable enable
using System;

namespace Names
{
    static class Extensions
    {
        public static int Count(this ReadOnlySpan<char> text, char separator)
        {
            Console.WriteLine("own");
            return 77;
        }
    }

    static class Program
    {
        static int Parts(string text) => text.Split(',').Length;

        static void Main() => Console.WriteLine(Parts("123,456") + " " + Parts("1,2,3"));
    }
}
