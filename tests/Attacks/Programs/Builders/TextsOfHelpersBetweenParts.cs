// fixes: ALLOC305
// Parts that are joined for a builder come from methods of the project that look at the builder, write to it, return a part of its text, or null.
#nullable enable
using System;
using System.Text;

static class Program
{
    static readonly StringBuilder s_shared = new();

    static string Part(string text) => text.Length > 1 ? text.Substring(1) : text;

    static string? Missing(string text) => text.Length > 2 ? null : text;

    static string Looking() => s_shared.ToString(0, Math.Min(2, s_shared.Length));

    static string Writing(string text)
    {
        s_shared.Append('!');
        return text[..1];
    }

    static void Quiet(StringBuilder all, string a, string b) => all.Append(a + "," + b);

    static void Parts(StringBuilder all, string a, string b) => all.Append(Part(a) + Part(b) + Missing(a) + Missing(b));

    static void Looks(StringBuilder all, string a) => all.Append(a + Looking() + Looking());

    static void Writes(StringBuilder all, string a) => all.AppendLine(a + Writing(a) + "]");

    static string Own(string a, string b)
    {
        var own = new StringBuilder();
        for (var i = 0; i < 2; i++)
            own.Append(Part(a) + "-" + Missing(b) + Looking() + own.Length);
        own.Append(Writing(a) + Writing(b));
        return own.ToString();
    }

    static void Main()
    {
        foreach (var all in new[] { s_shared, new StringBuilder() })
        {
            foreach (var a in new[] { "abc", "x", "" })
            {
                foreach (var b in new[] { "de", "fghi" })
                {
                    try
                    {
                        Quiet(all, a, b);
                        Parts(all, a, b);
                        Looks(all, a);
                        Console.Write(Own(a, b) + " ");
                        Writes(all, a);
                    }
                    catch (ArgumentOutOfRangeException)
                    {
                        Console.Write("range ");
                    }

                    Console.WriteLine(all + " " + s_shared);
                    all.Length = Math.Min(all.Length, 10);
                }
            }
        }
    }
}
