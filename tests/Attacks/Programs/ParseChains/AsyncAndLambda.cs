// Parts in asynchronous methods, iterators, lambdas, and filters.
// fixes: ALLOC301
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

static class Program
{
    static async Task<int> Slow(string text)
    {
        if (text is null) return 0;
        var part = text.Trim();
        await Task.Yield();
        return int.Parse(part) + int.Parse(text.Trim());
    }

    static IEnumerable<int> Lazy(string text)
    {
        ArgumentNullException.ThrowIfNull(text);
        var part = text.Substring(1);
        yield return int.Parse(text.Substring(0, 1));
        yield return int.Parse(part);
    }

    static int Filter(string text)
    {
        if (text is null) return 0;
        try { throw new InvalidOperationException(); }
        catch (InvalidOperationException) when (int.Parse(text.Trim()) > 3) { return 1; }
        catch (InvalidOperationException) { return int.Parse(text.Trim()); }
    }

    static async Task Main()
    {
        Console.Write(await Slow(" 4 "));
        foreach (var n in Lazy("123")) Console.Write(n);
        Func<string, int> parse = static s => s is null ? 0 : int.Parse(s.Trim());
        Console.Write(parse(" 8") + Filter(" 9 ") + Filter("1"));
        var query = from s in new[] { " 1", "2 " } where s != null select int.Parse(s.Trim());
        foreach (var n in query) Console.Write(n);
        Console.WriteLine();
    }
}
