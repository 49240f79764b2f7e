// refuses: ALLOC305
// The chunks of a builder tell whether the text of another came at once, or in the chunks of that.
#nullable enable
using System;
using System.Text;

sealed class Writer
{
    private readonly StringBuilder _text = new();

    public void Add(StringBuilder other)
    {
        _text.Append(other.ToString());
    }

    public void AddCharacters(char[] all)
    {
        var text = new string(all, 1, all.Length - 1);
        _text.Append(text);
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
        var other = new StringBuilder();
        for (var i = 0; i < 9; i++)
            other.Append('a', i * 5);
        writer.Add(other);
        writer.AddCharacters(new string('c', 30).ToCharArray());
        writer.Add(other);
        Console.WriteLine(writer.Chunks());
    }
}
