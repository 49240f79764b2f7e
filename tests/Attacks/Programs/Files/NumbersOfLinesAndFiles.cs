// fixes: ALLOC605
// Lines and files are counted: of odd line ends, of nothing, of what is not there, while the file changes between two questions.
using System;
using System.IO;
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

    static int Lines(string path) => File.ReadAllLines(path).Length;
    static int Coded(string path, Encoding encoding) => File.ReadAllLines(path, encoding).Length;
    static int Files(string path, string pattern) => Directory.GetFiles(path, pattern).Length;
    static int Folders(string path) => new DirectoryInfo(path).GetDirectories().Length;

    static void Main()
    {
        var folder = Directory.CreateTempSubdirectory().FullName;
        var path = Path.Combine(folder, "a.txt");
        foreach (var text in new[] { "", "a", "a\n", "\n", "a\r\nb\rc\n\r", "\u2028\u0085", "\ud800x\n" })
        {
            File.WriteAllText(path, text);
            Try(() => Lines(path) + Coded(path, Encoding.ASCII));
            File.AppendAllText(path, "\nmore");
            Try(() => Coded(path, Encoding.Unicode) + "," + Lines(path));
            Try(() => Coded(path, new UTF8Encoding(false, true)));
        }

        File.WriteAllBytes(path, new byte[] { 0x61, 0x0a, 0xff, 0xfe, 0x0a });
        Try(() => Coded(path, new UTF8Encoding(false, true)));
        Try(() => Coded(path, null));
        foreach (var wrong in new[] { null, "", " ", "\0", folder, folder + "/none/a" })
        {
            Try(() => Lines(wrong));
            Try(() => Files(wrong, "*"));
            Try(() => Folders(wrong));
        }

        Try(() => Files(folder, null));
        Try(() => Files(folder, "..\0"));
        Directory.Delete(folder, true);
    }
}
