// fixes: ALLOC401
// The factory's parameter has the type of the key, which is not always that of the variable.
using System;
using System.Collections.Concurrent;

static class Program
{
    static string Of(object value) => "object " + value;
    static string Of(string value) => "string " + value;
    static string Of(long value) => "long " + value;
    static string Of(int value) => "int " + value;

    static string Run(string text, int number)
    {
        var objects = new ConcurrentDictionary<object, string>();
        var longs = new ConcurrentDictionary<long, string>();
        var strings = new ConcurrentDictionary<string, string>(StringComparer.OrdinalIgnoreCase);
        var all = objects.GetOrAdd(text, _ => Of(text)) + objects.GetOrAdd(number, k => Of(number) + Of(k));
        all += longs.GetOrAdd(number, _ => Of(number)) + longs.GetOrAdd(number + 1, k => Of(number) + Of(k));
        strings[text.ToUpperInvariant()] = "known";
        all += strings.GetOrAdd(text, _ => Of(text)) + strings.AddOrUpdate(text, _ => Of(text), (_, old) => old + text);
        all += strings.AddOrUpdate(text + 2, _ => text + number, (k, old) => k + old + text);
        return all;
    }

    static void Main()
    {
        Console.WriteLine(Run("a", 3));
        Console.WriteLine(Run("B", -1));
    }
}
