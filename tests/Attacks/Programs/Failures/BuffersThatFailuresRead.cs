// fixes: ALLOC301
// A failure names texts that were written to buffers on the stack: two at once, in a loop, formatted, long, and beside a handler that goes on.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static readonly List<string> Log = new();

    static int Two(string text)
    {
        var part = text.Replace(",", "").Trim();
        var other = text.Replace(";", "").Trim();
        if (int.TryParse(part, out var a) && int.TryParse(other, out var b))
            return a + b;
        throw new FormatException(part + "|" + other);
    }

    static int Looped(string[] all)
    {
        var sum = 0;
        foreach (var text in all)
        {
            var part = text.Replace(",", "").Trim();
            try
            {
                sum += int.Parse(part);
            }
            catch (FormatException)
            {
                Log.Add(part);
            }
        }

        return sum;
    }

    static int Again(string text)
    {
        var part = text.Replace(",", "").Replace(';', ' ').Trim();
        if (int.TryParse(part, out var a))
            return a;
        part = part.Replace(".", "").Trim();
        if (int.TryParse(part, out a))
            return -a;
        throw new FormatException(part);
    }

    static int Formatted(int number, double value)
    {
        var text = number.ToString("X") ;
        if (text.Length > 1 && text[0] == 'F')
            throw new FormatException(text);
        var other = value.ToString();
        try
        {
            return other.IndexOf('.') + checked(number * 1000000);
        }
        catch (OverflowException)
        {
            Log.Add(other);
            return -1;
        }
    }

    static int Long(string text)
    {
        var part = text.Replace("-", "").Replace("+", "");
        if (part.Length < 300 && int.TryParse(part, out var a))
            return a;
        throw new FormatException(part.Length + part);
    }

    static void Try(Func<int> run)
    {
        try
        {
            Console.Write(run() + ";");
        }
        catch (Exception e)
        {
            Console.Write(e.GetType().Name + e.Message + ";");
        }
    }

    static void Main()
    {
        foreach (var text in new[] { "1,2", "1;2", " 3 ", "a,b;c", "", ";.5,", new string('-', 200) + "7", new string('9', 400) + "-", "x-y" })
        {
            Try(() => Two(text));
            Try(() => Looped([text, "1,1", "q,q", text]));
            Try(() => Again(text));
            Try(() => Formatted(text.Length * 255, text.Length / 4.0));
            Try(() => Formatted(255, text.Length / 4.0));
            Try(() => Long(text));
            Console.WriteLine(string.Join("|", Log));
            Log.Clear();
        }
    }
}
