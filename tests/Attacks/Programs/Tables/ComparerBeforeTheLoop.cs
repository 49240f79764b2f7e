// refuses: ALLOC607
// The comparer is read and made before other statements, and before the number of elements is asked for.
#nullable enable
using System;
using System.Collections.Generic;
static class Program
{
    static IEqualityComparer<string> s_comparer = StringComparer.Ordinal;
    static IEqualityComparer<string> Make(string name) { Console.WriteLine("make " + name); return StringComparer.OrdinalIgnoreCase; }

    static int OfField(string[] names, bool exact)
    {
        var all = new Dictionary<string, int>(s_comparer);
        s_comparer = StringComparer.OrdinalIgnoreCase;
        foreach (var name in names)
            all.Add(name, name.Length);
        return all.Count;
    }
    static int OfCall(string[] names)
    {
        var all = new Dictionary<string, int>(Make("a"));
        Console.WriteLine("between");
        foreach (var name in names)
            all.Add(name, name.Length);
        return all.Count;
    }
    static int OfNull(string[] names)
    {
        var all = new Dictionary<string, int>(Make("b"));
        foreach (var name in names)
            all.Add(name, name.Length);
        return all.Count;
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            try { Console.WriteLine(OfField(new[] { "a", "A" }, true)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
            try { Console.WriteLine(OfCall(new[] { "a", "b" })); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
            try { Console.WriteLine(OfNull(null!)); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        }
    }
}
