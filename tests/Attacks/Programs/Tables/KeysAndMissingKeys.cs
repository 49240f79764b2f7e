// fixes: ALLOC606
// Each kind of lookup, for keys that are there, that are not, and that have no name.
using System;
using System.Collections.Generic;

enum Kind : byte { None, Some = 3, Same = 3, Last = 255 }

static class Program
{
    private static readonly Dictionary<Kind, string> Names = new() { [Kind.None] = "none", [Kind.Some] = "some", [Kind.Last] = null };
    private static readonly IReadOnlyDictionary<char, double> s_sizes = new Dictionary<char, double>(2) { { '\0', 0.5 }, { '\uffff', double.NaN }, { 'e', 2 } };
    private static readonly HashSet<sbyte> s_steps = new() { -128, 0, 127 };

    static string Name(Kind kind)
    {
        try
        {
            return Names[kind] + (Names.TryGetValue(kind, out var name) ? name : "?") + Names.ContainsKey(kind);
        }
        catch (KeyNotFoundException e)
        {
            return e.GetType().Name;
        }
    }

    static string Size(char key)
    {
        s_sizes.TryGetValue(key, out var size);
        return s_sizes.ContainsKey(key) + size.ToString();
    }

    static void Main()
    {
        for (var i = 0; i < 256; i += 3)
            Console.Write(Name((Kind)i) + " " + s_steps.Contains((sbyte)(i - 128)) + " ");
        foreach (var key in "\0e\uffffx")
            Console.Write(Size(key) + " ");
    }
}
