// fixes: ALLOC104, ALLOC303, ALLOC305, ALLOC501
// A program has types, members and methods of its own by the names that fixes write.
using System.Collections.Generic;
using System.Globalization;
using System.Text;

namespace Mine
{
    public sealed class Span<T>
    {
        public override string ToString() => "own span";
    }

    public sealed class ReadOnlySpan<T>
    {
    }

    public static class MemoryExtensions
    {
        public static string AsSpan(this string text, int start, int length) => "own " + text.Substring(start, length);

        public static string AsSpan(this string text) => "own";

        public static string Trim(this object text) => "mine";
    }

    public static class Math
    {
        public static int Max(int a, int b) => -1;
    }

    public sealed class StringComparison
    {
        public const int Ordinal = 3;
    }

    public sealed class Array
    {
        public static int[] Empty<T>() => new[] { 1 };

        public static void Clear(object o) => System.Console.Write("cleared");
    }

    public class Base
    {
        protected static readonly int[] Names = { 4 };
        protected string builder = "b";
        protected string System() => "S";
    }

    public sealed class Work : Base
    {
        private static string s_text = "mine";
        private int stackalloc_ = 1;

        public int Parsed(string line)
        {
            var sum = 0;
            foreach (var part in line.Split(';'))
            {
                sum += int.Parse(part.Substring(2), CultureInfo.InvariantCulture);
                sum += int.Parse(part.Replace(",", "").Trim(), CultureInfo.InvariantCulture);
                if (part.Substring(0, 1) == "x" || part.ToUpperInvariant() == "Y12")
                    sum += 100;
            }

            return sum + stackalloc_;
        }

        public string Grown(int n, string[] names)
        {
            var text = "";
            for (var i = 0; i < n; i++)
            {
                text += names[i % names.Length] + i;
                var builder = new StringBuilder();
                builder.Append(i).Append(this.builder).Append(names[0].Substring(0, 1) + i);
                text += builder.ToString();
                var buffer = new char[4];
                buffer[i % 4] = 'z';
                text += new string(buffer, 0, 4).Replace('\0', '-');
            }

            return text + s_text + System() + Names[0];
        }

        public string Fixed(int n)
        {
            var sum = "";
            while (n-- > 0)
            {
                var names = new[] { "a", "b" };
                foreach (var name in names)
                    sum += name;
                foreach (var k in new[] { 1, 2 })
                    sum += k;
            }

            return sum;
        }
    }

    internal static class Program
    {
        private static void Main()
        {
            global::System.Console.WriteLine(new Work().Parsed("112;109;1,34"));
            global::System.Console.WriteLine(new Work().Grown(3, new[] { "aa", "bb" }));
            global::System.Console.WriteLine(new Work().Fixed(2));
            global::System.Console.WriteLine(Math.Max(1, 2) + new Span<int>().ToString() + "abc".AsSpan(0, 1) + Array.Empty<int>().Length + StringComparison.Ordinal);
        }
    }
}
