// refuses: ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// The project has extensions AsSpan of its own for arrays and strings, by which a view of a copy would go.
#nullable enable
using System;
using System.Linq;

namespace Names
{
    static class Extensions
    {
        public static Span<byte> AsSpan(this byte[] all, int start, int count) => Own();

        public static Span<byte> AsSpan(this byte[] all, int start) => Own();

        private static byte[] Own()
        {
            Console.WriteLine("own");
            return new byte[16];
        }
    }

    static class Program
    {
        static Guid Id(byte[] all) => new(all.Take(16).ToArray());

        static string Rest(byte[] all) => Convert.ToHexString(all.Skip(2).ToArray());

        static void Main()
        {
            var all = Enumerable.Range(1, 16).Select(static i => (byte)i).ToArray();
            Console.WriteLine(Id(all) + " " + Rest(all));
        }
    }
}
