// fixes: ALLOC401
// An update that gives back the value which is added only sets the key: keys that are there and not, null values, keys with effects, and a null dictionary.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    private static readonly List<string> s_log = new();

    static void Main()
    {
        var texts = new ConcurrentDictionary<string, string?>(StringComparer.OrdinalIgnoreCase);
        var numbers = new ConcurrentDictionary<int, double>();
        foreach (var text in new[] { "a", null, "A", "b" })
            Set(texts, text ?? "none", text);
        foreach (var number in new[] { 1, double.NaN, 2, double.NaN })
        {
            Set(numbers, 1, number);
            Set(numbers, (int)number % 3, number);
        }

        Try(() => Set(texts, null!, "x"));
        Try(() => Set(null!, "k", "x"));
        foreach (var pair in texts.OrderBy(pair => pair.Key, StringComparer.Ordinal))
            Console.WriteLine(pair.Key + "=" + pair.Value);
        foreach (var pair in numbers.OrderBy(pair => pair.Key))
            Console.WriteLine(pair.Key + "=" + pair.Value);
        Console.WriteLine(string.Join(",", s_log));
    }

    private static void Set(ConcurrentDictionary<string, string?> texts, string key, string? value)
    {
        texts.AddOrUpdate(Noted(key), value, (_, _) => value);
        value += "!";
        s_log.Add(value);
    }

    private static void Set(ConcurrentDictionary<int, double> numbers, int key, double value)
    {
        var times = 0;
        while (times++ < 2)
        {
            var next = value + times;
            numbers.AddOrUpdate(key, next, (_, old) => { return next; });
        }
    }

    private static string Noted(string key)
    {
        s_log.Add("key " + key);
        return key;
    }

    private static void Try(Action action)
    {
        try
        {
            action();
        }
        catch (Exception e)
        {
            Console.WriteLine(e.GetType().Name);
        }
    }
}
