// fixes: ALLOC605
// Operators that see each line and run no code: what they give is kept while the file changes.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;

static class Program
{
    static List<string> Distinct(string path) => File.ReadAllLines(path).Distinct().ToList();
    static string Last(string path) => File.ReadAllLines(path).LastOrDefault();
    static string Greatest(string path) => File.ReadAllLines(path).Max();

    static void Main()
    {
        var path = Path.GetTempFileName();
        for (var i = 0; i < 3; i++)
        {
            try
            {
                var seen = Distinct(path);
                File.AppendAllText(path, "b\na\nb\n" + i + "\n");
                Console.WriteLine(string.Join(",", seen) + "|" + Last(path) + "|" + Greatest(path));
                File.WriteAllText(path, string.Join("\r", Distinct(path)));
                Console.WriteLine(seen.Count + File.ReadAllText(path));
            }
            finally
            {
                if (i == 2)
                    File.Delete(path);
            }
        }

        try
        {
            Console.WriteLine(Last(path));
        }
        catch (IOException e)
        {
            Console.WriteLine(e.GetType().Name);
        }
    }
}
