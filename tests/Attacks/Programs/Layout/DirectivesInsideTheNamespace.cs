// fixes: ALLOC301
// The usings stand inside the namespace, after a comment, and a type of the file is called like one that a fix may import.
namespace Here
{
    // What is used.
    using System.Text;
    using System;

    static class ArrayPool
    {
        public static int Rent(int n) => n + 1;
    }

    static class Program
    {
        static string Build(string[] parts)
        {
            var text = "";
            foreach (var part in parts)
            {
                var b = new StringBuilder();
                b.Append(part).Append(ArrayPool.Rent(part.Length));
                text += b.ToString();
            }

            return text;
        }

        static int Parse(string s) => s is null ? 0 : int.Parse(s.Replace(",", "").Trim());

        static void Main() => Console.WriteLine(Build(new[] { "a", "bc" }) + Parse(" 7,7 "));
    }
}
