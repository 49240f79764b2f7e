// silent: ALLOC401
// A registration runs later and sees what was written since, a closure that another lambda writes to is shared.
using System;
using System.Collections.Concurrent;
using System.Threading;

static class Program
{
    static string Later(string text)
    {
        var said = "";
        using var source = new CancellationTokenSource();
        source.Token.Register(() => Say(text));
        text += "!";
        source.Cancel();
        return Said + said;
    }

    static string Shared(string text)
    {
        var known = new ConcurrentDictionary<string, string>();
        Action change = () => text += "?";
        return known.GetOrAdd("a", k => { change(); return k + text; }) + known.GetOrAdd("b", k => { change(); return k + text; }) + text;
    }

    static string Counted(int count)
    {
        var known = new ConcurrentDictionary<int, int>();
        var runs = 0;
        for (var i = 0; i < count; i++)
            known.GetOrAdd(i % 3, k => ++runs);
        return runs + ":" + known.Count;
    }

    static string Said = "";

    static void Say(string text) => Said += text;

    static void Main()
    {
        Console.WriteLine(Later("a"));
        Console.WriteLine(Shared("b"));
        Console.WriteLine(Counted(7));
    }
}
