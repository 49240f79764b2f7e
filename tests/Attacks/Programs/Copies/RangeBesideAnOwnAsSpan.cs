// refuses: ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// The project has extensions AsSpan of its own that bind before those of the framework: the span of a range would be theirs.
#nullable enable
using System;

namespace Names
{
    static class Extensions
    {
        public static Span<byte> AsSpan(this byte[] all, Range range) => Own("range");

        public static Span<byte> AsSpan(this byte[] all, int start) => Own("start");

        public static Span<byte> AsSpan(this byte[] all, int start, int count) => Own("count");

        extension(byte[] all)
        {
            public ReadOnlySpan<byte> AsSpan() => Own("all");
        }

        private static byte[] Own(string form)
        {
            Console.WriteLine(form);
            return [9, 9];
        }
    }

    static class Program
    {
        static string To(byte[] all, int n) => Convert.ToHexString(all[..n]);

        static string From(byte[] all, int n) => Convert.ToHexString(all[n..]);

        static string Between(byte[] all, int n) => Convert.ToHexString(all[n..^1]);

        static string All(byte[] all) => Convert.ToHexString(all[..]);

        static void Main()
        {
            byte[] all = [1, 2, 3, 4, 5, 6, 7];
            Console.WriteLine(To(all, 2) + " " + From(all, 2) + " " + Between(all, 3) + " " + All(all));
        }
    }
}
