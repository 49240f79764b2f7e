// fixes: ALLOC207
// The chunks of a builder tell whether a wide hole was padded in it, or before.
#nullable enable
using System;
using System.Text;

sealed class Writer
{
    private readonly StringBuilder _text = new();

    public void Add(int number, long other)
    {
        _text.AppendFormat("{0,100};{1}", number, other);
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
        for (var i = 0; i < 2; i++)
            writer.Add(i * 1000, -i);
        Console.WriteLine(writer.Chunks());
    }
}
