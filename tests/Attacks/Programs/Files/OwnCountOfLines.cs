// refuses: ALLOC605
// A method of the project has the name of the query that is meant.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;

namespace Files
{
    static class TextLines
    {
        // The lines that hold something.
        public static int Count(this IEnumerable<string> lines) => lines.Where(line => line.Length > 0).ToList().Count;
    }

    static class Program
    {
        static int Lines(string path) => File.ReadAllLines(path).Length;

        static void Main()
        {
            var path = Path.Combine(Path.GetTempPath(), "OwnCountOfLines.txt");
            File.WriteAllText(path, "a\n\nb\n");
            for (var i = 0; i < 3; i++)
                Console.WriteLine(Lines(path));
            File.Delete(path);
        }
    }
}
