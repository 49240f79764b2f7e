// refuses: ALLOC305
// The chunks of a builder tell in which steps it was filled.
using System;
using System.Text;

sealed class Writer
{
    private readonly StringBuilder _text = new();

    public void Add(string name, string value)
    {
        _text.Append(name + ": " + value + ";");
    }

    public string Chunks()
    {
        var sizes = 0L;
        foreach (var chunk in _text.GetChunks())
            sizes = sizes * 1000 + chunk.Length;
        return sizes.ToString();
    }
}

static class Program
{
    static void Main()
    {
        var writer = new Writer();
        for (var i = 0; i < 6; i++)
            writer.Add(new string('n', i * 7), new string('v', 30 - i));
        Console.WriteLine(writer.Chunks());
    }
}
