// fixes: ALLOC404
// Lookups that get a value in extension members, primary constructors, collection expressions, and with named arguments.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Collections.Immutable;

sealed class Session(string name, int size = 3)
{
    public string Name => name + size;
}

sealed record Entry(string Key) { public int Hits { get; set; } }

sealed class Cache(string prefix)
{
    private readonly ConcurrentDictionary<string, Session> _sessions = new();
    private readonly ConcurrentDictionary<string, Entry> _entries = new();
    private readonly ConcurrentDictionary<string, object> _objects = new();
    private readonly ConcurrentDictionary<string, IList<int>> _lists = new();
    private readonly ConcurrentDictionary<string, Func<string, object>> _functions = new();
    private readonly Dictionary<string, List<int>> _groups = new();
    private ImmutableDictionary<string, Session> _fixed = ImmutableDictionary<string, Session>.Empty;

    public string Find(string[] keys)
    {
        var text = "";
        foreach (var key in keys)
        {
            text += _sessions.GetOrAdd(key, new Session(prefix)).Name;
            text += _sessions.GetOrAdd(value: new Session(key, text.Length), key: "x").Name;
            text += _entries.GetOrAdd(key, new Entry(key) { Hits = text.Length }).Hits++;
            text += _objects.GetOrAdd(key, new object()) == _objects[key];
            _lists.GetOrAdd(key, new List<int> { 1, key.Length }).Add(2);
            text += string.Join(",", _lists[key]);
            text += _lists.GetOrAdd("new", []).Count;
            text += ImmutableInterlocked.GetOrAdd(ref _fixed, key, new Session(key)).Name;
            _groups.TryAdd(key, new List<int>());
            _groups[key].Add(text.Length);
            _groups.TryAdd(key: prefix, value: []);
            _groups[prefix].Add(1);
            text += this.Named(key);
            text += _functions.GetOrAdd(key, new Func<string, object>(other => other + "f"))(key);
        }

        return text + _groups.Count + _groups[prefix].Count;
    }

    public ConcurrentDictionary<string, Session> Sessions => _sessions;
}

static class Caches
{
    extension(Cache cache)
    {
        public string Named(string key) => cache.Sessions.GetOrAdd(key + "n", new Session(key)).Name;
    }
}

static class Program
{
    static void Main() => Console.WriteLine(new Cache("p").Find(new[] { "a", "b", "a" }));
}
