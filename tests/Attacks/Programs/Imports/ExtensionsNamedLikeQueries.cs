// fixes: ALLOC605
// An extension of the program in an outer namespace goes on to be meant where the queries are imported farther out.
using System;

namespace Outer
{
    public static class Extensions
    {
        public static int Sum(this int[] numbers) => -1;
        public static string First(this string text) => "own";
    }

    namespace Inner
    {
        using System.IO;

        static class Journal
        {
            public static int Count(string path) => File.ReadAllLines(path).Length;
            public static string Sums(int[] numbers, string text) => numbers.Sum() + text.First();
        }

        static class Program
        {
            static void Main()
            {
                var path = Path.GetTempFileName();
                File.WriteAllText(path, "a\nb\n");
                Console.WriteLine(Journal.Count(path) + Journal.Sums(new[] { 1, 2 }, "x"));
                File.Delete(path);
            }
        }
    }
}
