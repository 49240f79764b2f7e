// refuses: ALLOC605
// The lines are read before a condition that removes the file before their number is asked for.
using System;
using System.IO;

sealed class Journal
{
    private static bool Remove(string path)
    {
        try
        {
            File.AppendAllText(path, "d\n");
            return true;
        }
        catch (IOException)
        {
            return false;
        }
    }

    public int Count(string path)
    {
        var lines = File.ReadAllLines(path);
        if (Remove(path))
        {
            var number = lines.Length;
            return number;
        }

        return -1;
    }

    public int Last(string path)
    {
        var lines = File.ReadAllLines(path);
        {
            Remove(path);
            var number = lines.Length;
            return number;
        }
    }

    public int Locked(string path)
    {
        var lines = File.ReadAllLines(path);
        lock (path)
        {
            if (!Remove(path))
                return -1;
            return lines.Length;
        }
    }
}

static class Program
{
    static void Main()
    {
        var path = Path.GetTempFileName();
        File.WriteAllText(path, "a\nb\nc\n");
        Console.WriteLine(new Journal().Count(path) + " " + new Journal().Last(path) + " " + new Journal().Locked(path));
        File.Delete(path);
    }
}
