// fixes: ALLOC605
// The encoding by which a file is read is one of the program, which looks at the file when it is asked.
using System;
using System.IO;
using System.Text;

sealed class Noisy : UTF8Encoding
{
    public string Path = "";

    public override int GetMaxCharCount(int count)
    {
        Console.Write("m");
        return base.GetMaxCharCount(count);
    }

    public override Decoder GetDecoder()
    {
        Console.Write("d");
        return base.GetDecoder();
    }

    public override byte[] GetPreamble()
    {
        try
        {
            using var stream = new FileStream(Path, FileMode.Open, FileAccess.ReadWrite, FileShare.Read);
            Console.Write("w");
        }
        catch (IOException)
        {
            Console.Write("o");
        }

        return base.GetPreamble();
    }
}

sealed class Journal
{
    public int Count(string path, Encoding encoding) => File.ReadAllLines(path, encoding).Length;
}

static class Program
{
    static void Main()
    {
        var path = Path.GetTempFileName();
        File.WriteAllText(path, "a\nb\nc\n");
        Console.WriteLine(new Journal().Count(path, new Noisy { Path = path }));
        File.Delete(path);
    }
}
