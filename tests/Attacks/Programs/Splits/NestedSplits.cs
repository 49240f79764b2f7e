// fixes: ALLOC302
using System;

static class Program
{
    static void Main()
    {
        var query = "a=1&b=2&c&=3&d=4=5";
        foreach (var pair in query.Split('&'))
        {
            var sides = pair.Split('=');
            if (sides.Length == 2)
                Console.Write(sides[1] + ";");
            else if (sides.Length > 2)
                Console.Write("many");
            else
                Console.Write("one");
            foreach (var side in pair.Split('='))
            {
                if (side.Length == 0) continue;
                if (side == "5") break;
                Console.Write("(" + side + ")");
            }
        }

        Console.WriteLine();
    }
}
