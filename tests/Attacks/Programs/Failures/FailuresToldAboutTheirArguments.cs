// fixes: ALLOC301
// A failure is told how its argument is written, or chooses another overload for what is written otherwise.
#nullable enable
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

static class Program
{
    static readonly List<string> Log = new();

    static Exception Fail(string value, [CallerArgumentExpression(nameof(value))] string? said = null) => new ArgumentException(value + "<" + said + ">");

    static Exception Other(object value) => new ArgumentException("object " + value);

    static Exception Other(string value) => new ArgumentException("string " + value);

    static Exception Other(ReadOnlySpan<char> value) => new ArgumentException("span " + value.ToString());

    static Exception Keep<T>(T value)
    {
        Log.Add(typeof(T).Name);
        return new ArgumentException("" + value);
    }

    static int Told(string text)
    {
        var part = text.Substring(1);
        if (int.TryParse(part, out var number))
            return number;
        throw Fail(part);
    }

    static int Chosen(string text)
    {
        var part = text.Substring(1);
        if (int.TryParse(part, out var number))
            return number;
        throw Other(part);
    }

    static int Boxed(string text)
    {
        var part = text.Substring(1);
        if (int.TryParse(part, out var number))
            return number;
        throw Other((object)part);
    }

    static int Generic(string text)
    {
        var part = text.Substring(1);
        if (int.TryParse(part, out var number))
            return number;
        throw Keep(part);
    }

    static int Named(string text)
    {
        var part = text.Substring(1);
        if (int.TryParse(part, out var number))
            return number;
        throw new ArgumentException(message: $"{part,8}|{part}|{nameof(part)}", paramName: nameof(part));
    }

    static int Pattern(string text)
    {
        var part = text.Substring(1);
        if (int.TryParse(part, out var number))
            return number;
        throw part switch { "" => new ArgumentException("empty"), { Length: 1 } one => Fail(one), var more => Other(more) };
    }

    static int Tuple(string text)
    {
        var part = text.Substring(1);
        if (int.TryParse(part, out var number))
            return number;
        var (a, b) = (part, part.Length);
        var made = new { part };
        string[] all = [part, .. new[] { part }];
        throw new ArgumentException(a + b + made + all.Length + all[1]);
    }

    static void Main()
    {
        foreach (var text in new[] { "12", "1x", "z", "xyz", "" })
        {
            foreach (var run in new Func<string, int>[] { Told, Chosen, Boxed, Generic, Named, Pattern, Tuple })
            {
                try
                {
                    Console.Write(run(text) + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + (e is ArgumentOutOfRangeException ? "" : e.Message) + " ");
                }
            }

            Console.WriteLine(string.Join("|", Log));
            Log.Clear();
        }
    }
}
