// refuses: ALLOC605
// Texts are split at one kind of line end, or keep an empty line at their end.
using System;
using System.IO;

static class Program
{
    static string[] Split(string path) => File.ReadAllText(path).Split('\n');
    static string[] SplitTexts(string path) => File.ReadAllText(path).Split(new[] { "\r\n", "\n" }, StringSplitOptions.None);

    static void Main()
    {
        var path = Path.GetTempFileName();
        foreach (var text in new[] { "", "a\n", "a\r\nb\rc", "\n\n" })
        {
            File.WriteAllText(path, text);
            Console.WriteLine(string.Join("|", Split(path)) + ";" + string.Join("|", SplitTexts(path)));
        }

        File.Delete(path);
    }
}
