// silent: ALLOC402
// Variables that change after the lambda was made: by the method, by another lambda, by a loop, by a jump and by reference.
using System;
using System.Collections.Generic;

static class Program
{
    static readonly List<Func<string>> Later = new();

    static void After(string text, bool keeps)
    {
        if (keeps)
            Later.Add(() => text);
        text += "!";
    }

    static void Inside(string text, bool keeps)
    {
        if (keeps)
            Later.Add(() => text += "?");
    }

    static void Around(string text, int count)
    {
        var i = 0;
        while (i < count)
        {
            text += i;
            if (i == 1)
                Later.Add(() => text + i);
            i++;
        }
    }

    static void Jump(string text, int count)
    {
    again:
        text += count;
        if (count == 2)
            Later.Add(() => text);
        if (count-- > 0)
            goto again;
    }

    static void Reference(string text, bool keeps)
    {
        ref var other = ref text;
        if (keeps)
            Later.Add(() => text);
        other = "changed";
    }

    static void Main()
    {
        After("a", true);
        Inside("b", true);
        Around("c", 4);
        Jump("d", 3);
        Reference("e", true);
        foreach (var later in Later)
            Console.WriteLine(later() + later());
    }
}
