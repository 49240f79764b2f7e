// fixes: ALLOC301
// The last member stands in a conditional part, and the helper of the fix must be there in each configuration.
using System;

static class Program
{
    static int Parse(string text) => text is null ? 0 : int.Parse(text.Replace(",", "").Trim());

#if !NEVER
    static int Twice(string text) => text is null ? 0 : int.Parse(text.Trim().Replace("_", "")) * 2;
#endif

    static void Main()
    {
        for (var i = 1; i < 4; i++)
            Console.WriteLine(Parse(" 1,00" + i + " ") + Twice(" 1_0" + i));
    }
}
