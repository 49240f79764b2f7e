// fixes: ALLOC505
// A string is made of a part of an array, with positions inside and outside of it.
using System;
using System.Linq;
using System.Text;

static class Program
{
    static string Try(Func<string> action)
    {
        try { return action(); }
        catch (Exception exception) { return exception.GetType().Name; }
    }

    static string Part(char[] text, int start, int end)
    {
        ArgumentNullException.ThrowIfNull(text);
        return new string(text[start..end]);
    }

    static string Skipped(string text, int n)
    {
        ArgumentNullException.ThrowIfNull(text);
        return new string(text.Skip(n).ToArray());
    }

    static string Taken(char[] text, int n)
    {
        ArgumentNullException.ThrowIfNull(text);
        return new string(text.Take(n).ToArray());
    }

    static string Bytes(byte[] bytes, int start)
    {
        ArgumentNullException.ThrowIfNull(bytes);
        return Encoding.UTF8.GetString(bytes[start..]) + Encoding.ASCII.GetString(bytes.AsSpan(start).ToArray()) + Convert.ToBase64String(bytes[..start]);
    }

    static void Main()
    {
        var text = "h\u00e4llo".ToCharArray();
        foreach (var n in new[] { 0, 1, 2, 5, 6, -1, int.MinValue, int.MaxValue })
            Console.WriteLine(string.Join(" ", Try(() => Part(text, n, 4)), Try(() => Part(text, 1, n)), Try(() => Skipped("h\u00e4llo", n)), Try(() => Taken(text, n)), Try(() => Bytes(new byte[] { 104, 195, 164, 255, 0 }, n))));
    }
}
