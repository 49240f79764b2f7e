// fixes: ALLOC401
// Methods that call their overload with more than they were given, and overloads that change what they hand on.
using System;
using System.Collections.Generic;

sealed class Cache<K, V>
{
    private readonly Dictionary<K, V> _known = new();
    public V Get(K key, Func<K, V> factory) => Get(key, static (k, f) => f(k), factory);
    public V Get<T>(K key, Func<K, T, V> factory, T arg)
    {
        if (key is string text && (object)text.ToUpperInvariant() is K upper)
            key = upper;
        return _known.TryGetValue(key, out var v) ? v : _known[key] = factory(key, arg);
    }
}
sealed class Runner
{
    public string Log = "";
    public void Run(Action action) => Run(inner => { Log += "-"; inner(); }, action);
    public void Twice(Action action) => Twice(static inner => { inner(); inner(); }, action);
    public void Twice<TState>(Action<TState> action, TState state) => action(state);
    public void Run<TState>(Action<TState> action, TState state)
    {
        Log += "<";
        action(state);
        Log += ">";
    }
    public void Count(Action action, int n) => Count(static inner => inner(), action, n + 1);
    public void Count<TState>(Action<TState> action, TState state, int n)
    {
        while (n-- > 0)
            action(state);
    }
}

static class Program
{
    static string Run(string text, int number)
    {
        var cache = new Cache<string, string>();
        var all = cache.Get(text, k => k + text + number);
        all += cache.Get(text + 1, _ => text + number);
        var runner = new Runner();
        runner.Run(() => runner.Log += text);
        runner.Twice(() => runner.Log += text);
        runner.Count(() => runner.Log += text, 1);
        return all + runner.Log;
    }
    static void Main() => Console.WriteLine(Run("abc", 3));
}
