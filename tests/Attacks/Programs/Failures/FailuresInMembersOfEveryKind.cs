// fixes: ALLOC301
// Constructors, accessors, operators, indexers, deconstructors, static constructors and finalizers' helpers fail with a text that they have cut.
#nullable enable
using System;
using System.Collections.Generic;

sealed class Parsed
{
    public readonly int Number;

    public Parsed(string text)
    {
        var part = text.Trim();
        if (!int.TryParse(part, out Number))
            throw new ArgumentException(part);
    }

    public Parsed(string text, int plus) : this(text.Trim().Length == 0 ? throw new InvalidOperationException(text) : text) => Number += plus;

    public string Text
    {
        get => field ?? "none";
        set
        {
            var part = value.Trim();
            field = part.Length < 3 ? value : throw new ArgumentException(part);
            if (int.TryParse(part, out _))
                throw new InvalidOperationException(part + field);
        }
    }

    public int this[string key]
    {
        get
        {
            var part = key.Substring(1);
            return int.TryParse(part, out var n) ? n + Number : throw new KeyNotFoundException(part);
        }
    }

    public static implicit operator Parsed(string text)
    {
        var part = text.Trim();
        try
        {
            return new Parsed(int.Parse(part) + "");
        }
        catch (FormatException e)
        {
            throw new InvalidCastException(part, e);
        }
    }

    public static Parsed operator +(Parsed left, string right)
    {
        var part = right.Substring(0, 1);
        if (int.TryParse(part, out var n))
            return new Parsed(left.Number + n + "");
        throw new ArgumentException(part);
    }

    public void Deconstruct(out int number, out string text)
    {
        var part = Text.Trim();
        number = int.TryParse(part, out var n) ? n : Number;
        text = part.Length > 0 ? Text : throw new ArgumentException(part);
    }
}

static class Early
{
    public static readonly int Number;

    static Early()
    {
        var part = Program.Text.Trim();
        if (!int.TryParse(part, out Number))
            throw new ArgumentException(part);
    }
}

static class Program
{
    public static string Text = "7 ";

    static void Main()
    {
        foreach (var text in new[] { "1", " 2 ", "x", "", "abc", "12" })
        {
            foreach (var run in new Func<object>[]
            {
                () => new Parsed(text).Number, () => new Parsed(text, 5).Number, () => new Parsed("1") { Text = text }.Text, () => new Parsed("1")[text], () => ((Parsed)text).Number,
                () => (new Parsed("3") + text).Number, () => { var (n, t) = new Parsed("4") { Text = text }; return n + t; }, () => Early.Number,
            })
            {
                try
                {
                    Console.Write(run() + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + (e is ArgumentOutOfRangeException ? "" : e.Message) + " ");
                }
            }

            Console.WriteLine();
        }
    }
}
