// fixes: ALLOC604
// target: net8.0
// Answers of reflection are reversed, sorted and written as spans, which extensions of spans do with an array without a word of it.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
enum Color { Red, Green, Blue }
class A { public int X { get; set; } public int Y { get; set; } public int Z { get; set; } }
static class Program
{
    static string Reversed(int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            var names = Enum.GetNames(typeof(Color));
            names.Reverse();
            r += names[0];
        }
        return r;
    }
    static string Sorted(int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            var names = typeof(A).GetProperties();
            names.Sort((a, b) => -string.CompareOrdinal(a.Name, b.Name));
            r += names[0].Name;
            var other = typeof(A).GetProperties();
            r += other[0].Name;
        }
        return r;
    }
    static string Ref(int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            var names = Enum.GetNames(typeof(Color));
            ref var first = ref names[0];
            first += "x";
            r += names[0];
            foreach (ref var name in Enum.GetNames(typeof(Color)).AsSpan()) { name += "q"; r += name; }
            var own = Enum.GetNames(typeof(Color)); (own[0], own[1]) = (own[1], own[0]); r += own[0];
            var o2 = Enum.GetNames(typeof(Color)); Fill(out o2[0]); r += o2[0];
            var o3 = Enum.GetNames(typeof(Color)); if (o3 is [var a, .. var rest]) { rest[0] = "?"; r += a + rest[0] + o3[1]; }
            var o4 = Enum.GetNames(typeof(Color)); o4.Fill("z"); r += o4[0];
            var o5 = Enum.GetNames(typeof(Color)); o5.CopyTo(new string[3].AsSpan()); r += o5[0];
            var o6 = Enum.GetNames(typeof(Color)); o6.Replace("Red", "R"); r += o6[0];
        }
        return r;
    }
    static void Fill(out string s) => s = "o";
    static void Main() { Console.WriteLine(Reversed(3) + Sorted(3) + Ref(3)); }
}
static class Ext { public static void Fill(this Span<string> s, string v) { for (var i = 0; i < s.Length; i++) s[i] = v; } public static void Replace(this Span<string> s, string a, string b) { for (var i = 0; i < s.Length; i++) if (s[i] == a) s[i] = b; } }
