// fixes: ALLOC107
// Paths that are empty, relative or directories, generators in a row, and stopwatches that are asked while they run.
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Text;

sealed class Asker
{
    public string File(string path) =>
        new FileInfo(path).Exists + "|" + new DirectoryInfo(path).Exists;

    public string Time(string path)
    {
        var written = new FileInfo(path).LastWriteTimeUtc;
        var name = new FileInfo(path).Name;
        var extension = new FileInfo(path).Extension;
        return (written.Year > 1900) + name + extension;
    }

    public bool Range(int most) => new Random().Next(most) < Math.Max(1, most);

    public string Encode(string text, Encoding other)
    {
        var bytes = new UTF8Encoding().GetBytes(text);
        Encoding coder = new UTF8Encoding();
        other = other ?? new UTF8Encoding(false, true);
        return bytes.Length + coder.GetString(bytes) + coder.GetPreamble().Length + other.GetPreamble().Length + coder.Equals(Encoding.UTF8);
    }

    public string Watch(int n)
    {
        var watch = Stopwatch.StartNew();
        var sum = 0;
        for (var i = 0; i < n; i++)
            sum += watch.IsRunning ? 1 : 0;
        var elapsed = watch.Elapsed;
        var other = Stopwatch.StartNew();
        var later = other.Elapsed;
        return sum + (elapsed >= TimeSpan.Zero ? "a" : "b") + (later.Ticks >= 0) + (other.ElapsedTicks >= 0) + (other.ElapsedMilliseconds < 100000);
    }
}

static class Program
{
    static void Main()
    {
        var asker = new Asker();
        foreach (var path in new[] { null, "", " ", ".", "..", "none.txt", "/", "/tmp/", "a\0b", "x/../y.txt", Path.GetTempPath() })
        {
            foreach (var ask in new Func<string, string>[] { asker.File, asker.Time })
            {
                try
                {
                    Console.WriteLine(ask(path));
                }
                catch (Exception e)
                {
                    Console.WriteLine(e.GetType().Name);
                }
            }
        }

        foreach (var most in new[] { -1, 0, 1, 5 })
        {
            try
            {
                Console.WriteLine(asker.Range(most));
            }
            catch (Exception e)
            {
                Console.WriteLine(e.GetType().Name);
            }
        }

        foreach (var text in new[] { "", "a\u00e4", "\ud800" })
            Console.WriteLine(asker.Encode(text, null) + asker.Watch(text.Length));
    }
}
