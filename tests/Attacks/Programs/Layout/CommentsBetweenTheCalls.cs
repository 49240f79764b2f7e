// fixes: ALLOC301
// Comments between the calls of a chain, before and after, and at the end of the lines.
using System;

static class Program
{
    static int Parse(string text)
    {
        if (text is null)
            return 0;
        // Before.
        var number = int.Parse(/* open */ text // first
            .Trim() /* then */
            // alone on its line
            .Substring(1) /* last */); // after
        /* below */
        return number;
    }

    static void Main()
    {
        foreach (var text in new[] { " a1", "b22 ", " c333 " })
            Console.WriteLine(Parse(text));
    }
}
