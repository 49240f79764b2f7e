// fixes: ALLOC301
// The characters of which a text was made change before the failure that names the text.
#nullable enable
using System;
using System.Collections.Generic;

static class Program
{
    static readonly List<string> Log = new();

    static int OfArray(char[] buffer, int length)
    {
        var text = new string(buffer, 0, length);
        if (int.TryParse(text, out var number))
            return number;
        Array.Clear(buffer, 0, buffer.Length);
        throw new FormatException(text);
    }

    static int OfSpan(Span<char> buffer)
    {
        var text = buffer.Slice(1).ToString();
        if (int.TryParse(text, out var number))
            return number;
        buffer.Fill('z');
        throw new FormatException(text);
    }

    static int OfReadOnly(ReadOnlySpan<char> span, char[] behind)
    {
        var text = span.Slice(1).ToString();
        try
        {
            return int.Parse(text);
        }
        catch (FormatException)
        {
            behind[1] = '#';
            Log.Add(text);
            return -1;
        }
    }

    static int OfTrimmed(ReadOnlySpan<char> span, char[] behind)
    {
        var text = span.ToString().Trim();
        try
        {
            behind[0] = '4';
            return int.Parse(text);
        }
        catch (FormatException)
        {
            behind[1] = '#';
            Log.Add(text);
            return -1;
        }
    }

    static int InFilter(char[] buffer)
    {
        var text = new string(buffer).Trim();
        try
        {
            return int.Parse(text);
        }
        catch (FormatException) when (Change(buffer))
        {
            throw new InvalidOperationException(text);
        }
    }

    static bool Change(char[] buffer)
    {
        buffer.AsSpan().Reverse();
        return true;
    }

    static int Same(char[] buffer, int length)
    {
        if (int.TryParse(new string(buffer, 0, length), out var number))
            return number;
        throw new FormatException(new string(buffer));
    }

    static void Try(Func<int> run)
    {
        try
        {
            Console.Write(run() + " ");
        }
        catch (Exception e)
        {
            Console.Write(e.GetType().Name + ":" + e.Message + " ");
        }
    }

    static void Main()
    {
        foreach (var text in new[] { "12", "1x", " 5 ", "xyz", "00" })
        {
            Try(() => OfArray(text.ToCharArray(), text.Length));
            Try(() => OfSpan(text.ToCharArray()));
            Try(() => { var a = text.ToCharArray(); return OfReadOnly(a, a); });
            Try(() => { var a = text.ToCharArray(); return OfTrimmed(a, a); });
            Try(() => InFilter(text.ToCharArray()));
            Try(() => Same(text.ToCharArray(), text.Length));
            Console.WriteLine(string.Join("|", Log));
            Log.Clear();
        }
    }
}
