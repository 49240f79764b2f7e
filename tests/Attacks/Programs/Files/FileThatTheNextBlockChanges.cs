// refuses: ALLOC605
// The lines are read before a block that writes the file before it looks at their number.
using System;
using System.IO;

sealed class Journal
{
    public int Replace(string path, string text)
    {
        var lines = File.ReadAllLines(path);
        try
        {
            File.WriteAllText(path, text);
            return lines.Length;
        }
        catch (IOException)
        {
            return -1;
        }
    }
}

static class Program
{
    static void Main()
    {
        var path = Path.GetTempFileName();
        File.WriteAllText(path, "a\nb\nc\n");
        Console.WriteLine(new Journal().Replace(path, "x") + File.ReadAllText(path));
        File.Delete(path);
    }
}
