// fixes: ALLOC301
// Directives stand inside the statements that could be rewritten.
using System;

static class Program
{
    static int Parse(string text)
    {
#if DEBUG_ALL
        return 0;
#else
        if (text is null)
            return -1;
        return int.Parse(text
#if !NEVER
            .Trim()
#endif
            .Substring(1));
#endif
    }

    static int Other(string text)
    {
        if (text is null)
            return -1;
#region parts
        var part = text.Trim(); // outer
#pragma warning disable CS0219
        var unused = 1;
#pragma warning restore CS0219
        return int.Parse(part.Substring(1));
#endregion
    }

    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Parse(" x" + i + " ") + Other(" y" + i + " "));
    }
}
