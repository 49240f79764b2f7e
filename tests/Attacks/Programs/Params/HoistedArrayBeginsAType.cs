// refuses: ALLOC101
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// language: 12
#nullable enable
using System;
static class C1 { public static readonly string Sep = ","; static C1() => Console.WriteLine("c1"); }
public static class Lib
{
    public static int Count;
    public static string Join<T>(string sep, params T[] parts) { var all = ""; for (var i = 0; i < parts.Length; i++) { if (i > 0) all += sep; all += parts[i]; if (all.Length > 100) return all; } Count += all.Length; return all; }
}
static class Users
{
    public static void Run(int n) { Console.WriteLine("users"); for (var i = 0; i < n; i++) { Lib.Join("-", C1.Sep, "x", "y"); } }
}
static class Program
{
    static void Main()
    {
        Console.WriteLine("begin");
        Users.Run(0);
        Console.WriteLine("run");
        Users.Run(2);
        Console.WriteLine(Lib.Count);
    }
}
