// fixes: ALLOC303
// Escapes in interpolated texts that lose their first hole.
using System;

static class Program
{
    static void Main()
    {
        string a = "", b = "", c = "", d = "";
        for (var i = 0; i < 3; i++)
            a = $"{a}{{x}}";
        for (var i = 0; i < 3; i++)
            b = $"{b}{{{i}}}\t\"q\"";
        for (var i = 0; i < 3; i++)
            c = $@"{c}{{""v""}}\";
        for (var i = 0; i < 3; i++)
            d = $"""{d}"r"{i}""";
        Console.WriteLine(a + "|" + b + "|" + c + "|" + d);
    }
}
