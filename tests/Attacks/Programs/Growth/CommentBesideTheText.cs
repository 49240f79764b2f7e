// refuses: ALLOC303
using System;

static class Program
{
    static void Main()
    {
        var text = "";
        for (var i = 0; i < 3; i++)
            text += /* a separator */ ";";
        Console.WriteLine(text);
    }
}
