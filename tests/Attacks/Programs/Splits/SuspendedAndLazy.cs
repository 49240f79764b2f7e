// Iterators and asynchronous methods that suspend between the parts.
// refuses: ALLOC302
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

static class Program
{
    static IEnumerable<string> Parts(string text)
    {
        foreach (var part in text.Split(','))
            yield return part;
    }

    static async Task<string> First(string text)
    {
        var parts = text.Split(',');
        await Task.Yield();
        return parts.Length > 1 ? parts[1] : "";
    }

    static async Task Main()
    {
        foreach (var part in Parts("a,b")) Console.Write(part);
        var lazy = Parts(null);
        try { foreach (var part in lazy) Console.Write(part); } catch (NullReferenceException) { Console.Write("null"); }
        Console.WriteLine(await First("a,b"));
    }
}
