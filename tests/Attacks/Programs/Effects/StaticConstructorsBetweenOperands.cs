// fixes: ALLOC305
// options: dotnet_code_quality.allocations.minimum_heat = unknown
#nullable enable
using System;
using System.Collections.Generic;
using System.Collections.Concurrent;
using System.Linq;
using System.Text;
static class N1 { public static readonly string S = "abc"; public static int[] Seen = { 1, 2, 3 }; public static int I = 1; static N1() { Program.Shared[1] = 50; Program.All.Append("[n1]"); } }
static class N2 { public static readonly string S = "abc"; public static int I = 1; static N2() { Program.Shared[1] = 60; Program.All.Append("[n2]"); } }
static class N3 { public static readonly string S = "abc"; public static int I = 1; static N3() { Program.Text = "other"; Program.All.Append("[n3]"); } }
static class N4 { public static readonly string S = "abc"; public static int I = 1; static N4() { Program.Text = "otherx"; Program.All.Append("[n4]"); } }
static class N5 { public static readonly string S = "b"; public static int I = 1; static N5() { Program.Nums.Add(5); Program.All.Append("[n5]"); } }
static class N6 { public static readonly string S = "b"; public static int I = 1; static N6() { Program.Nums.Add(6); Program.All.Append("[n6]"); } }
static class N7 { public static readonly string S = "b"; public static int I = 3; static N7() { Program.Nums.Add(6); Program.All.Append("[n7]"); } }
static class N8 { public static readonly string S = "b"; public static int I = 3; static N8() { Program.Nums.Add(6); Program.All.Append("[n8]"); } }
static class Program
{
    public static int[] Shared = { 1, 2, 3, 4 };
    public static readonly StringBuilder All = new();
    public static string Text = "0123456789";
    public static readonly List<int> Nums = new() { 1, 2, 3 };
    static int Element() => Shared.ToArray()[N1.I];
    static int Element2(int[] s) => s.ToList()[N2.I];
    static string Parts() { var s = Text.Substring(N3.I).Trim() + Text; return s; }
    static bool Parsed() => Text.Substring(2, 3).Trim() == N4.S;
    static bool Any() => Nums.Any(x => x == N5.I + 4);
    static int Count() => Nums.Where(x => x > N6.I).Count();
    static void Appended() { for (var i = 0; i < 2; i++) All.Append(string.Format("{0}/{1}", i, N7.I)); }
    static void Appended2() { for (var i = 0; i < 2; i++) All.Append(i + "/" + N8.S + i); }
    static void Main()
    {
        Console.WriteLine(Element());
        Console.WriteLine(Element2(Shared));
        Console.WriteLine(Parts());
        Text = "ab abc d";
        Console.WriteLine(Parsed());
        try { Console.WriteLine(Any()); } catch (InvalidOperationException) { Console.WriteLine("changed"); }
        try { Console.WriteLine(Count()); } catch (InvalidOperationException) { Console.WriteLine("changed"); }
        Appended();
        Appended2();
        Console.WriteLine(All);
    }
}
