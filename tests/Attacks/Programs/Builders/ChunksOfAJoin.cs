// refuses: ALLOC305
// The chunks of a builder tell in which steps items were joined into it.
#nullable enable
using System;
using System.Text;

sealed class Writer
{
    private readonly StringBuilder _text = new();

    public void Add(string[] items)
    {
        _text.Append(string.Join(", ", items));
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
            writer.Add(new[] { new string('a', 9), new string('b', 20 + i), new string('c', 11) });
        Console.WriteLine(writer.Chunks());
    }
}
