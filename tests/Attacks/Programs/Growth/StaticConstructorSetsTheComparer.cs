// refuses: ALLOC607
#nullable enable
using System;
using System.Collections.Generic;
static class Config
{
    public static readonly string[] Names = { "a", "A", "c", "d", "e" };
    static Config() => Program.Comparer = StringComparer.OrdinalIgnoreCase;
}
static class Program
{
    public static IEqualityComparer<string> Comparer = StringComparer.Ordinal;
    static Dictionary<string, int> Make()
    {
        var all = new Dictionary<string, int>(Comparer);
        foreach (var n in Config.Names)
            all.Add(n, n.Length);
        return all;
    }
    static void Main()
    {
        try { Console.WriteLine(Make().Count); } catch (ArgumentException) { Console.WriteLine("twice"); }
        try { Console.WriteLine(Make().Count); } catch (ArgumentException) { Console.WriteLine("twice"); }
    }
}
