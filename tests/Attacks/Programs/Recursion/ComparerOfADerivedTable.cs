// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A table of the project derives from one of the framework, which has a comparer of the project.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
sealed class Cmp(int n) : IEqualityComparer<string> { public bool Equals(string? a, string? b) => true; public int GetHashCode(string s) => Program.On ? Program.Walk(n - 1) : 1; }
sealed class Table(int n) : Dictionary<string, int>(new Cmp(n));
static class Program
{
    public static bool On;
    static readonly Table[] s_t = Enumerable.Range(0, 1000).Select(k => new Table(k) { ["a"] = 1 }).ToArray();
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (s_t[n].ContainsKey("a") ? 1 : 2);
    }
    static void Main()
    {
        On = true;
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(400));
    }
}
