// refuses: ALLOC305
// The capacity of a builder is asked for by its name in a text.
#nullable enable
using System;
using System.Text;

sealed class Writer
{
    private readonly StringBuilder _text = new();

    public void Add(string name, string value)
    {
        _text.Append(name + ": " + value + ";");
    }

    public object Room => typeof(StringBuilder).GetProperty("Capacity")!.GetValue(_text)!;
}

static class Program
{
    static void Main()
    {
        var writer = new Writer();
        writer.Add(new string('n', 40), new string('v', 30));
        Console.WriteLine(writer.Room);
    }
}
