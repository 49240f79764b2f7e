// fixes: ALLOC302
// Parts are only compared and cut, also through variables: the pieces are kept, are too short, are made again, and go to code that changes the text.
#nullable enable
using System;
using System.Collections.Generic;

sealed class Settings
{
    private readonly Dictionary<string, string> _values = new();
    private readonly List<string> _all = new();
    private string _text = "";

    public int Pairs(string text)
    {
        foreach (var part in text.Split(';'))
        {
            var at = part.IndexOf('=');
            if (at < 0)
                continue;
            _values[part.Substring(0, at)] = part.Substring(at + 1);
        }

        return _values.Count;
    }

    public int Short(string text)
    {
        foreach (var part in text.Split(new[] { ';', ',' }, StringSplitOptions.RemoveEmptyEntries))
            Keep(part.Substring(2));
        return _all.Count;
    }

    public int Through(string text)
    {
        foreach (var part in text.Split(','))
        {
            var piece = part;
            if (piece == "end")
                break;
            piece = piece.Trim();
            if (piece.Length == 0)
                continue;
            Keep(piece[1..]);
        }

        return _all.Count;
    }

    public int OfField()
    {
        var count = 0;
        foreach (var part in _text.Split(','))
        {
            var piece = part.Substring(part.Length / 2);
            Keep(piece);
            count += piece.Length;
        }

        return count;
    }

    public IEnumerable<string> Lazy(string text)
    {
        foreach (var part in text.Split(','))
        {
            if (part.Length > 1)
                yield return part.Substring(1);
        }
    }

    private void Keep(string piece)
    {
        _all.Add(piece);
        _text = piece + "," + _text;
    }

    public override string ToString() => string.Join("|", _all) + " " + _text.Length + " " + string.Join("|", _values);
}

static class Program
{
    static void Main()
    {
        foreach (var text in new[] { "a=b;c=d", "a=;=b;;a=c", "", ",", "abc,de", " x , ,end,y", "a", "ab,\ud83d\ude00c;x", "1,22,333" })
        {
            var settings = new Settings();
            foreach (var run in new Func<object>[]
                { () => settings.Pairs(text), () => settings.Short(text), () => settings.Through(text), () => settings.OfField(), () => settings.OfField() })
            {
                try
                {
                    Console.Write(run() + " ");
                }
                catch (ArgumentOutOfRangeException)
                {
                    Console.Write("range ");
                }
            }

            Console.WriteLine(settings + " " + string.Join("/", settings.Lazy(text)));
        }
    }
}
