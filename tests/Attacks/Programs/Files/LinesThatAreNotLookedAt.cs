// refuses: ALLOC605
// A file that is read but not looked at would stay open.
using System;
using System.IO;
using System.Linq;
static class Program
{
    static int Maybe(string path, bool flag)
    {
        var lines = File.ReadAllLines(path);
        return flag ? lines.Length : -1;
    }
    static int Other(string path, bool flag)
    {
        var lines = File.ReadAllLines(path);
        if (flag && lines.Length > 1)
            return 5;
        return 6;
    }
    static void Main()
    {
        var path = Path.Combine(Path.GetTempPath(), Guid.NewGuid().ToString("N"));
        File.WriteAllText(path, "a\nb\n");
        try
        {
            Console.WriteLine(Maybe(path, true) + " " + Other(path, true));
            for (var i = 0; i < 3; i++)
            {
                Console.WriteLine(Maybe(path, false) + " " + Other(path, false));
                File.WriteAllText(path, "a\nb\nc" + i);
            }
        }
        catch (Exception e) { Console.WriteLine(e.GetType()); }
        finally { File.Delete(path); }
    }
}
