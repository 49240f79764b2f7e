// fixes: ALLOC207
// The capacity of a builder tells whether a wide hole was padded in it, or before.
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

    public int Room => _text.Capacity;
}

static class Program
{
    static void Main()
    {
        var writer = new Writer();
        for (var i = 0; i < 5; i++)
        {
            writer.Add(i * 1000, -i);
            Console.WriteLine(writer.Room);
        }
    }
}
