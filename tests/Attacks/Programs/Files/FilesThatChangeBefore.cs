// refuses: ALLOC605
// What stands before the look at an array writes what was read.
using System;
using System.IO;
using System.Linq;
static class Program
{
    static int Write(string path) { File.WriteAllText(path, "x"); return 10; }
    static int Make(string path) { File.WriteAllText(Path.Combine(path, Guid.NewGuid().ToString("N")), "x"); return 10; }
    static int Count(string path)
    {
        var lines = File.ReadAllLines(path);
        return Write(path) + lines.Length;
    }
    static int Files(string path)
    {
        var files = Directory.GetFiles(path);
        return Make(path) + files.Length;
    }
    static int FilesList(string path)
    {
        var files = Directory.GetFiles(path);
        return Make(path) + files.ToList().Count;
    }
    static void Main()
    {
        var path = Path.Combine(Path.GetTempPath(), Guid.NewGuid().ToString("N"));
        Directory.CreateDirectory(path);
        var file = Path.Combine(path, "f");
        File.WriteAllText(file, "a\nb\n");
        try
        {
            Console.WriteLine(Files(path));
            Console.WriteLine(FilesList(path));
            Console.WriteLine(Count(file));
        }
        catch (Exception e) { Console.WriteLine(e.GetType()); }
        finally { Directory.Delete(path, true); }
    }
}
