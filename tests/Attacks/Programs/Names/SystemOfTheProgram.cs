// fixes: ALLOC301, ALLOC501
// The program has a namespace named System inside its own, with types named as the framework's, and locals named as what fixes write.
#nullable enable
namespace App.System
{
    public static class Math
    {
        public static int Min(int a, int b) => a + b;
        public static int Max(int a, int b) => -1;
    }

    public readonly struct Span<T>(int n)
    {
        public int Length => n;
    }

    public sealed class StringBuilder
    {
        public StringBuilder Append(object? x) => this;
        public override string ToString() => "own";
    }

    public static class MemoryExtensions
    {
        public static string AsSpan(string text) => text + "!";
    }

    public enum StringComparison { Ordinal = 3 }
}

namespace App.Code
{
    using global::System;
    using global::System.Collections.Generic;

    static class Program
    {
        static int Sum(string line)
        {
            var sum = 0;
            for (var i = 0; i + 2 <= line.Length; i++)
            {
                if (int.TryParse(line.Substring(i, 2).Trim(), out var n))
                    sum += n;
                if (line.Substring(i).StartsWith("1"))
                    sum += 100;
            }
            return sum;
        }

        static int Buffer(int n)
        {
            var buffer = new int[8];
            buffer[n & 7] = n;
            var sum = 0;
            foreach (var x in buffer)
                sum += x;
            return sum;
        }

        static string Grown(int n)
        {
            var text = "";
            for (var i = 0; i < n; i++)
                text += i + ",";
            return text;
        }

        static int Locals(string line)
        {
            int Span = 3, Math = 4, Encoding = 5, StringBuilder = 6, ReadOnlySpan = 7, MemoryExtensions = 8, StringComparison = 9;
            var sum = Span + Math + Encoding + StringBuilder + ReadOnlySpan + MemoryExtensions + StringComparison;
            for (var i = 0; i + 2 <= line.Length; i++)
            {
                if (int.TryParse(line.Substring(i, 2).Trim(), out var n))
                    sum += n;
                if (line.Substring(i, 1).Equals("x", global::System.StringComparison.OrdinalIgnoreCase))
                    sum += 100;
                if (line.Substring(i).StartsWith("1"))
                    sum += 1000;
            }
            var buffer = new byte[16];
            buffer[sum & 15] = 1;
            foreach (var b in buffer)
                sum += b;
            var text = "";
            for (var i = 0; i < 4; i++)
                text += i;
            return sum + text.Length;
        }

        static int Types<Span, String>(Span a, String b, string line)
        {
            var buffer = new char[4];
            buffer[1] = 'x';
            var sum = buffer[0] + buffer[1] + buffer.Length;
            foreach (var part in line.Split(' '))
                sum += part.Trim().Length + (int.TryParse(part.Trim(), out var n) ? n : 0);
            return sum;
        }

        static void Main()
        {
            foreach (var line in new[] { "", "12", "1 2 x 34", "xX1" })
                Console.WriteLine($"{Sum(line)} {Locals(line)} {Types(1, "", line)}");
            Console.WriteLine(Buffer(5) + Grown(12));
        }
    }
}
