// fixes: ALLOC105
// Without the inner else, the outer one would be taken for it.
#nullable enable
using System;

static class Program
{
    static string Run(bool outer, bool inner, string text)
    {
        var r = "-";
        if (outer)
            if (inner)
                r += "a";
            else
                text.Trim();
        else
            r += "b";
        return r;
    }

    static void Main()
    {
        for (var i = 0; i < 4; i++)
            Console.WriteLine(Run((i & 1) == 0, (i & 2) == 0, "x"));
    }
}
