// refuses: ALLOC401
// Factories that come back to their table need more stack with a state.
using System;
using System.Collections.Concurrent;

sealed class Table
{
    private readonly ConcurrentDictionary<string, string> _known = new();
    private int _depth;

    public string Of(string key, int depth)
    {
        _depth++;
        return _known.GetOrAdd(key, k =>
        {
            if (depth > 3)
                throw new InvalidOperationException(k + depth + _depth);
            return depth == 0 ? k : k + Of(key + depth, depth - 1) + _depth;
        });
    }

    public string Try(string key, int depth)
    {
        try
        {
            return Of(key, depth) + _known.Count;
        }
        catch (Exception problem)
        {
            return problem.GetType().Name + problem.Message + _known.Count;
        }
    }
}

static class Program
{
    static void Main()
    {
        var table = new Table();
        foreach (var key in new[] { "a", null, "b" })
        {
            for (var depth = 0; depth < 6; depth++)
                Console.WriteLine(table.Try(key, depth));
        }
    }
}
