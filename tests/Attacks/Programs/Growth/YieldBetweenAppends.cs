// fixes: ALLOC303
// The loop suspends: the builder has to live as long as the text.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

static class Program
{
    static IEnumerable<string> Parts(int n)
    {
        string text = "";
        for (var i = 0; i < n; i++)
        {
            text += i;
            yield return "part" + i;
        }

        yield return text;
    }

    static async Task<string> Slow(int n)
    {
        string text = "";
        for (var i = 0; i < n; i++)
        {
            await Task.Yield();
            text += await Number(i) + "," + await Number(i + 1);
        }

        return text;
    }

    static async Task<int> Number(int i) { await Task.Yield(); return i; }

    static async Task Main()
    {
        foreach (var part in Parts(3)) Console.Write(part + " ");
        Console.WriteLine(await Slow(3));
    }
}
