// fixes: ALLOC404
// The values hold lambdas, which run later and see what they captured.
using System;
using System.Collections.Concurrent;

sealed class Loader
{
    private readonly ConcurrentDictionary<string, Lazy<string>> _texts = new();
    private int _loads;

    public Lazy<string> Get(string key, string text) => _texts.GetOrAdd(key, new Lazy<string>(() => Load(key + text)));
    private string Load(string text) => text + _loads++;
}

static class Program
{
    static void Main()
    {
        var loader = new Loader();
        var a = loader.Get("a", "1");
        var b = loader.Get("b", "2");
        Console.WriteLine(b.Value + " " + a.Value + " " + loader.Get("a", "3").Value + " " + ReferenceEquals(a, loader.Get("a", "4")));
        var map = new ConcurrentDictionary<int, Func<int>[]>();
        for (var i = 0; i < 4; i++)
        {
            var local = i;
            Console.WriteLine(map.GetOrAdd(i / 2, new Func<int>[] { () => local++ })[0]());
        }
    }
}
