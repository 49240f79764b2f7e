// fixes: ALLOC301
// The method of the project that returns the part moves on, writes the field that holds the text, and fills the array that it was copied from.
#nullable enable
using System;

sealed class Reader
{
    private readonly char[] _buffer = new char[4];
    private string _text;
    private int _at;

    public Reader(string text) => _text = text;

    private string Next(int count)
    {
        var part = _text.Substring(_at, count);
        _at += count;
        if (_at >= 6)
        {
            _text = "new" + _text;
            _at = 0;
        }

        return part;
    }

    private string Filled(char c)
    {
        Array.Fill(_buffer, c);
        return new string(_buffer, 0, 3);
    }

    private string Rest => _text.Substring(_at++);

    public int Sum() => int.Parse(Next(3).Trim()) + int.Parse(Next(2).TrimStart());

    public bool AreSame() => Next(2).Trim() == Next(2).Trim();

    public bool IsFilled() => Filled('a').Substring(1).Equals(Filled('b').Substring(1)) || Filled('c').Substring(1) == Filled('c').Substring(1);

    public int Lengths() => Rest.Trim().Length * 100 + Rest.Trim().Length;

    public int Kept()
    {
        var part = Filled('7').Substring(1);
        Filled('8');
        return int.Parse(part) + part.Length;
    }
}

static class Program
{
    static void Main()
    {
        foreach (var text in new[] { " 1 2 3 4 5 6", "123456789", "          ", "12 12 12" })
        {
            var reader = new Reader(text);
            for (var i = 0; i < 6; i++)
            {
                foreach (var run in new Func<object>[]
                    { () => reader.Sum(), () => reader.AreSame(), () => reader.IsFilled(), () => reader.Lengths(), () => reader.Kept() })
                {
                    try
                    {
                        Console.Write(run() + " ");
                    }
                    catch (Exception e)
                    {
                        Console.Write(e.GetType().Name + " ");
                    }
                }
            }

            Console.WriteLine();
        }
    }
}
