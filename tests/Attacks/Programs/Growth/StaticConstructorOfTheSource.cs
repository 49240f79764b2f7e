// refuses: ALLOC607
#nullable enable
using System;
using System.Collections.Generic;
using static Config;
static class Config
{
    public static readonly string[] Names = { "a", "b", "c", "d", "e" };
    static Config() => Console.WriteLine("config " + (Table.All is null) + Table.Other);
}
class Base
{
    protected static readonly string[] Keys = { "a", "b", "c", "d", "e" };
    static Base() => Console.WriteLine("base " + (Table.All is null) + Table.Other);
}
static class Table
{
    public static List<int>? All;
    public static int Other;
    public static void Fill()
    {
        All = new List<int>();
        foreach (var name in Names)
            All.Add(name.Length);
    }
}
sealed class Derived : Base
{
    public static List<int>? Got;
    public static void Fill()
    {
        Got = new List<int>();
        foreach (var name in Keys)
            Got.Add(name.Length);
    }
}
static class Cmp
{
    public static readonly IEqualityComparer<string> Of = StringComparer.OrdinalIgnoreCase;
    static Cmp() => Console.WriteLine("cmp");
}
static class Cfg2
{
    public static readonly string[] Names = { "a", "b", "c", "d", "e" };
    static Cfg2() => Console.WriteLine("cfg2");
}
static class P2
{
    public static Dictionary<string, int> Make()
    {
        var all = new Dictionary<string, int>(Cmp.Of);
        foreach (var n in Cfg2.Names)
            all.Add(n, n.Length);
        return all;
    }
}
static class Program
{
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Table.Fill();
            Derived.Fill();
            Console.WriteLine(P2.Make().Count);
        }
        Console.WriteLine(Table.All!.Count + Derived.Got!.Count);
    }
}
