// refuses: ALLOC305
// Operands that are joined before they are appended: one fails, one looks at the builder, one writes to it.
using System;
using System.Text;

static class Program
{
    static StringBuilder _shared = new();

    static int Fail(int n) => n > 1 ? throw new InvalidOperationException() : n;

    static string Write(string text) { _shared.Append('<').Append(text).Append('>'); return text; }

    static void Append(StringBuilder builder, int n) => builder.Append("a" + n + Fail(n));

    static void AppendLooking(StringBuilder builder, string text) => builder.Append(text + builder.Length + builder);

    static void AppendWriting(string text) => _shared.Append("[" + Write(text) + "]");

    static void Main()
    {
        var builder = new StringBuilder();
        for (var i = 0; i < 4; i++)
        {
            try { Append(builder, i); } catch (InvalidOperationException) { builder.Append('!'); }
        }

        AppendLooking(builder, "look");
        AppendWriting("w");
        Console.WriteLine(builder.ToString() + _shared);
    }
}
