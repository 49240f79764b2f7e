// refuses: ALLOC605
// The names of a file's lines are read before a nested statement that opens the file for itself.
using System;
using System.IO;
using System.Linq;

sealed class Journal
{
    public string Rewritten(string path)
    {
        var lines = File.ReadAllLines(path);
        using (var writer = new StreamWriter(path))
        {
            writer.Write("new");
            return lines.Last();
        }
    }

    public string Sorted(string path)
    {
        var lines = File.ReadAllLines(path);
        unchecked
        {
            File.Delete(path);
            var sorted = lines.ToHashSet();
            return sorted.Count + "";
        }
    }
}

static class Program
{
    static void Main()
    {
        var path = Path.GetTempFileName();
        File.WriteAllText(path, "a\nb\nc\n");
        Console.WriteLine(new Journal().Rewritten(path) + File.ReadAllText(path) + new Journal().Sorted(path) + File.Exists(path));
    }
}
