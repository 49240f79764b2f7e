// fixes: ALLOC505
// Items that are removed in loops which are left, continued and failing, of fields and by removals that give the value.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
sealed class Store
{
    private readonly Dictionary<int, string> _byNumber = new();
    private static readonly HashSet<string> s_names = new(StringComparer.OrdinalIgnoreCase);
    public Store(int count)
    {
        for (var i = 0; i < count; i++) { _byNumber[i * 3 % 7] = "n" + i; s_names.Add("N" + i); }
    }
    public string Leaving(int most)
    {
        var taken = 0;
        foreach (var pair in _byNumber.ToList())
        {
            if (pair.Key % 2 == 0) continue;
            if (_byNumber.Count < most) break;
            if (_byNumber.Remove(pair.Key, out var text)) taken += text.Length + pair.Key;
        }
        return taken + "," + _byNumber.Count;
    }
    public string Failing(int[] limits)
    {
        var at = 0;
        try
        {
            foreach (var key in new List<int>(_byNumber.Keys))
            {
                if (key >= limits[at++]) _byNumber.Remove(key);
            }
        }
        catch (IndexOutOfRangeException) { at = -at; }
        finally { s_names.Remove("n1"); }
        return at + "," + string.Join(";", _byNumber.Keys);
    }
    public static int Names(string name)
    {
        foreach (var text in s_names.ToArray())
        {
            if (s_names.Contains(name) && text != "N3")
                s_names.Remove(text);
            if (text == "N4") goto end;
        }
        end:
        return s_names.Count;
    }
}
static class Program
{
    static void Main()
    {
        var store = new Store(7);
        Console.WriteLine(store.Leaving(5));
        Console.WriteLine(store.Failing([9, 0, 3]));
        Console.WriteLine(Store.Names("n5"));
        Console.WriteLine(new Store(0).Leaving(1));
    }
}
