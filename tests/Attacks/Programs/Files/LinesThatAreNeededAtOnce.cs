// silent: ALLOC605
// The lines are looked at twice, after the file has changed, or later.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;

static class Program
{
    static string Twice(string path)
    {
        var lines = File.ReadAllLines(path);
        var text = lines.Length + ":";
        foreach (var line in lines)
            text += line;
        return text;
    }

    static string Later(string path)
    {
        var lines = File.ReadAllLines(path);
        File.WriteAllText(path, "changed");
        var text = "";
        foreach (var line in lines)
            text += line;
        return text;
    }

    static IEnumerable<string> Deferred(string path) => File.ReadAllLines(path).Where(line => line.Length > 0);

    static void Main()
    {
        var path = Path.GetTempFileName();
        File.WriteAllText(path, "a\nb\n");
        var deferred = Deferred(path);
        Console.WriteLine(Twice(path) + Later(path) + string.Join(",", deferred) + string.Join(",", deferred));
        File.Delete(path);
    }
}
