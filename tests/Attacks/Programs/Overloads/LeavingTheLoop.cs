// fixes: ALLOC101
// break, continue, return and finally inside the loop, with and without something after it.
using System;

static class Program
{
    static string Last(params string[] texts)
    {
        var last = "none";
        foreach (var text in texts)
        {
            if (text == "")
                continue;
            if (text == "stop")
                break;
            last = text;
        }

        return last + ".";
    }

    static void Print(params string[] texts)
    {
        foreach (var text in texts)
        {
            try
            {
                if (text == "")
                    continue;
                for (var i = 0; i < 3; i++)
                {
                    if (i == 1)
                        break;
                    Console.Write(text);
                }

                if (text == "stop")
                    break;
            }
            finally
            {
                Console.WriteLine("!");
            }
        }
    }

    static bool Any(params string[] texts)
    {
        foreach (var text in texts)
            return text.Length > 0;
        return false;
    }

    static void Main()
    {
        foreach (var text in new[] { "", "a", "stop", "b" })
        {
            Console.WriteLine(Last(text) + Any(text));
            Print(text);
        }

        Console.WriteLine(Last("x", "", "stop", "y") + Any());
        Print("x", "", "stop", "y");
    }
}
