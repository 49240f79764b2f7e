// fixes: ALLOC604
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Answers that are read by patterns, indexes, queries and deconstruction, beside those that are cleared, reversed or cast.
#nullable enable
using System;
using System.Collections.Generic;
using System.ComponentModel;
using System.Linq;
using System.Reflection;
[Flags] enum Bits : byte { None, One = 1, Two = 2, Both = 3, Also = 2 }
class Item<T> { public T? A { get; set; } public int B; public void M(int x) { } public void M(string s) { } event Action? E; class N { } }
interface IX { void X(); }
class AProperties { public static int Value = 3; }
static class Program
{
    private static readonly int AProps = Print("first");
    static int Print(string s) { Console.Write(s + " "); return 1; }
    static string Of<T>(int n) where T : class
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            foreach (var p in typeof(T).GetProperties()) r += p.Name;
            r += typeof(T).GetFields(BindingFlags.Instance | BindingFlags.Public).Length + typeof(T).GetInterfaces().Count(x => x.Name.Length > i);
            r += typeof(Item<>).GetGenericArguments()[0].Name + typeof(Dictionary<string, T>).GetGenericArguments().Last().Name;
            r += typeof(Item<T>).GetMethod("M", new[] { typeof(int) })!.Name + typeof(Item<int>).GetMethod("M", [typeof(string)])?.GetParameters().Length;
            r += string.Join(",", Enum.GetNames<Bits>()) + Enum.GetValues<Bits>().Length + Enum.GetValues(typeof(Bits)).Length;
            foreach (Bits b in Enum.GetValues(typeof(Bits))) r += b;
            foreach (var name in Enum.GetNames(typeof(Bits)).Reverse()) r += name;
            var all = typeof(T).GetMembers(); for (var k = 0; k < all.Length; k++) if (all[k].Name == "B") r += k >= 0;
            r += typeof(T).GetNestedTypes().Any() + "" + typeof(T).GetEvents().FirstOrDefault()?.Name + typeof(T).GetConstructors().Single().GetParameters().Length;
            r += typeof(T).GetCustomAttribute<ObsoleteAttribute>()?.Message + typeof(T).GetCustomAttributes(true).Length;
            var (x, y) = (typeof(IX).GetMethods()[0].Name, typeof(IX).GetMethods().Length); r += x + y;
            r += typeof(T).GetProperties() is [var first, ..] ? first.Name : "none";
            r += typeof(T).GetProperties().AsSpan().Length + typeof(T).GetProperties().ToList().Count + typeof(T).GetProperties()[^1].Name;
            var m = typeof(T).GetProperties(); m.AsSpan().Clear(); r += m[0] is null;
            var w = typeof(T).GetProperties(); Array.Reverse(w); r += w[0].Name;
            var q = typeof(T).GetProperties().Where(z => z.Name.Length > 0); r += q.Count() + q.GetType().Name.Length;
            IEnumerable<PropertyInfo> asSeq = typeof(T).GetProperties(); ((PropertyInfo[])asSeq)[0] = null!; r += asSeq.First() is null;
        }
        return r;
    }
    static string Local(int n) { var r = ""; for (var i = 0; i < n; i++) { string In() => string.Join("", typeof(Item<string>).GetProperties().Select(p => p.Name)); r += In(); Func<int> f = () => typeof(Item<string>).GetFields().Length; r += f(); } return r; }
    static void Main() => Console.WriteLine(Of<Item<int>>(2) + Of<Item<string>>(1) + Local(2) + AProps + AProperties.Value);
}
