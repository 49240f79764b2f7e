// refuses: ALLOC404
// The type of the value begins with a static constructor, which runs for a key that is known too.
using System;
using System.Collections.Concurrent;

class Item
{
    static Item() => Console.Write("begins ");
}

sealed class Named : Item
{
}

sealed class Cache
{
    private readonly ConcurrentDictionary<string, object> _items = new();

    public Cache() => _items["a"] = "text";

    public string Find(string[] keys)
    {
        var text = "";
        foreach (var key in keys)
            text += _items.GetOrAdd(key, new Named());
        return text;
    }
}

static class Program
{
    static void Main() => Console.WriteLine(new Cache().Find(new[] { "a", "a" }));
}
