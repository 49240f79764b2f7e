// refuses: ALLOC605
// The first line of nothing, and of a file whose second line cannot be decoded.
using System;
using System.IO;
using System.Linq;
using System.Text;

static class Program
{
    static void Try(Func<object> get)
    {
        try
        {
            Console.WriteLine(get());
        }
        catch (Exception e)
        {
            Console.WriteLine(e.GetType().Name);
        }
    }

    static string At(string path) => File.ReadAllLines(path)[0];
    static string First(string path) => File.ReadAllLines(path, new UTF8Encoding(false, true)).First();
    static bool Any(string path) => File.ReadAllLines(path, new UTF8Encoding(false, true)).Any();

    static void Main()
    {
        var path = Path.GetTempFileName();
        Try(() => At(path));
        var bytes = new byte[20000];
        Array.Fill(bytes, (byte)'a');
        bytes[10] = 10;
        bytes[19999] = 0xff;
        File.WriteAllBytes(path, bytes);
        Try(() => First(path));
        Try(() => Any(path));
        File.Delete(path);
    }
}
