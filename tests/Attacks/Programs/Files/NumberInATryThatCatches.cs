// refuses: ALLOC605
// What cannot be decoded fails where the array is made, outside of the try in which its length is asked for.
using System;
using System.IO;
using System.Text;

sealed class Journal
{
    public int Count(string path)
    {
        var lines = File.ReadAllLines(path, new UTF8Encoding(false, true));
        try
        {
            return lines.Length;
        }
        catch (DecoderFallbackException)
        {
            return -1;
        }
    }
}

static class Program
{
    static void Main()
    {
        var path = Path.GetTempFileName();
        File.WriteAllBytes(path, new byte[] { 97, 10, 98, 10, 255, 10 });
        try
        {
            Console.WriteLine(new Journal().Count(path));
        }
        catch (DecoderFallbackException)
        {
            Console.WriteLine("outside");
        }

        File.Delete(path);
    }
}
