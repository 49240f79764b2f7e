// fixes: ALLOC605
// Everything is read at once, also what cannot be read or decoded.
using System;
using System.IO;
using System.Linq;
using System.Text;
static class Program
{
    static string All(string path, string dir)
    {
        var t = "";
        for (var i = 0; i < 2; i++)
        {
            t += File.ReadAllLines(path).Length + File.ReadAllLines(path, Encoding.Unicode).Count();
            t += File.ReadAllLines(path).Distinct().Count() + File.ReadAllLines(path).Last() + string.Join("|", File.ReadAllLines(path).Reverse().ToList());
            t += Directory.GetFiles(dir).Length + Directory.GetFileSystemEntries(dir, "*", SearchOption.AllDirectories).Length + new DirectoryInfo(dir).GetFiles("*.x").Length;
            var lines = File.ReadAllLines(path);
            t += lines.Length;
            File.AppendAllText(path, "more\n");
            var files = Directory.GetFiles(dir);
            t += files.Length + (File.Exists(path) ? 1 : 0);
            try { t += File.ReadAllLines(path, new UTF8Encoding(false, true)).Length; } catch (DecoderFallbackException) { t += "bad"; }
            try { t += File.ReadAllLines(dir).Length; } catch (UnauthorizedAccessException) { t += "dir"; }
            try { t += File.ReadAllLines(path + "?").Length; } catch (FileNotFoundException) { t += "none"; }
            try { t += Directory.GetFiles(path).Length; } catch (IOException e) { t += e.GetType().Name; }
            try { t += Directory.GetFiles(dir, null).Length; } catch (ArgumentException e) { t += e.GetType().Name; }
            try { t += File.ReadAllLines(null).Length; } catch (ArgumentException e) { t += e.GetType().Name; }
            try { t += File.ReadAllLines(path, null).Length; } catch (ArgumentException e) { t += e.GetType().Name; }
            checked { t += (byte)File.ReadAllLines(path).Length; }
            long big = File.ReadAllLines(path).Length; object o = File.ReadAllLines(path).Length; t += big + o.ToString() + $"{File.ReadAllLines(path).Length:D4}";
        }
        return t;
    }
    static void Main()
    {
        var dir = Path.Combine(Path.GetTempPath(), Guid.NewGuid().ToString("N"));
        Directory.CreateDirectory(dir);
        var path = Path.Combine(dir, "f.x");
        File.WriteAllBytes(path, new byte[] { 65, 10, 66, 13, 10, 0xff, 10 });
        try { Console.WriteLine(All(path, dir)); } finally { Directory.Delete(dir, true); }
    }
}
