// fixes: ALLOC301
// A part in a variable, read several times; the text that it came from changes later.
using System;

static class Program
{
    static int Read(string line)
    {
        if (line is null) return -1;
        var part = line.Substring(1, 2);
        line = "replaced";
        if (part == "00") return line.Length;
        if (part.Length != 2) return 1;
        return int.Parse(part);
    }

    static int Span(string span)
    {
        if (span is null) return -1;
        var text = span.Trim();
        var buffer = text.Length;
        return text.Length == 0 ? buffer : int.Parse(text);
    }

    static void Main() { Console.WriteLine(Read("x12") + Read("x00") + Span(" 5 ") + Span("") + Read(null) + Span(null)); }
}
