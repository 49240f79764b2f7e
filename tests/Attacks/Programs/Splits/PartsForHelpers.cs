// fixes: ALLOC302
// Parts of a Split go to the framework in one loop and to methods of the project in another, which count, throw, keep the part and write the text.
#nullable enable
using System;
using System.Collections.Generic;

sealed class Reader
{
    private readonly List<string> _kept = new();
    private string _text;
    private int _calls;

    public Reader(string text) => _text = text;

    private int Number(string part)
    {
        _calls++;
        if (part.Length == 0)
            throw new InvalidOperationException();
        if (part == "end")
            _text = "1,1,1,1";
        return part[0] - '0';
    }

    private bool Keep(string part)
    {
        _kept.Add(part);
        return part.Length > 1;
    }

    public int Numbers(string text)
    {
        var sum = 0;
        foreach (var part in text.Split(','))
        {
            sum += part.Trim().Length;
            _text += part.Length;
        }

        return sum;
    }

    public int Lent()
    {
        var sum = 0;
        foreach (var part in _text.Split(','))
            sum += Number(part);
        return sum;
    }

    public int Stored()
    {
        var parts = _text.Split(',');
        var sum = parts.Length;
        foreach (var part in parts)
        {
            sum += part.Length;
            _text = "x,y";
        }

        return sum + (parts[0] == "x" ? 1000 : 0);
    }

    public int Kept()
    {
        var sum = 0;
        foreach (var part in _text.Split(','))
            sum += Keep(part) ? part.Length : 1;
        return sum;
    }

    public override string ToString() => _text + " " + _calls + " " + string.Join("|", _kept);
}

static class Program
{
    static void Main()
    {
        foreach (var text in new[] { "1,22,3", "1,end,3", "", ",", "1,,2", "end", "x,x" })
        {
            var reader = new Reader(text);
            foreach (var run in new Func<object>[]
                { () => reader.Lent(), () => reader.Stored(), () => reader.Kept(), () => reader.Numbers(text), () => reader.Numbers(reader.ToString()) })
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

            Console.WriteLine(reader);
        }
    }
}
