// fixes: ALLOC605
// The lines are read into a variable that the next statement asks first, in a block of its own or not.
using System;
using System.IO;
using System.Linq;

sealed class Journal
{
    public int Count(string path)
    {
        var lines = File.ReadAllLines(path);
        return lines.Length;
    }

    public bool Any(string path, bool most)
    {
        var lines = File.ReadAllLines(path);
        if (lines.Length > 2 && most)
            return true;
        File.Delete(path);
        return most;
    }
}

static class Program
{
    static void Main()
    {
        var path = Path.GetTempFileName();
        File.WriteAllText(path, "a\nb\nc\n");
        Console.WriteLine(new Journal().Count(path) + " " + new Journal().Any(path, true) + new Journal().Any(path, false) + File.Exists(path));
    }
}
