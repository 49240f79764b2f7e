// fixes: ALLOC606
// options: dotnet_code_quality.allocations.minimum_heat = unknown
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
static class Registry { public static readonly List<string> All = new(); public static int Next(string s) { All.Add(s); return All.Count; } }
class A { private static readonly int s_id = Registry.Next("A"); private static readonly HashSet<char> s_set = new() { 'a', 'b' }; public static bool Has(char c) { for (var i = 0; i < 1; i++) if (s_set.Contains(c)) return true; return false; } }
class B { private static readonly HashSet<char> s_set = new() { 'a', 'b' }; [ThreadStatic] private static int t_n = 5; public static bool Has(char c) { for (var i = 0; i < 1; i++) if (s_set.Contains(c)) return true; return t_n < 0; } }
class C<T> { private static readonly HashSet<char> s_set = new() { 'a', 'b' }; public static readonly string Name = typeof(T).Name + Registry.All.Count; public static bool Has(char c) { for (var i = 0; i < 1; i++) if (s_set.Contains(c)) return true; return Name.Length < 0; } }
class D { static D() { Registry.Next("D" + s_set.Contains('a')); } private static readonly HashSet<char> s_set = new() { 'a', 'b' }; public static bool Has(char c) { for (var i = 0; i < 1; i++) if (s_set.Contains(c)) return true; return false; } }
class E { private static readonly E s_one = new(); private static readonly HashSet<char> s_set = new() { 'a', 'b' }; private readonly bool _has; private E() { try { _has = s_set.Contains('a'); } catch (NullReferenceException) { Registry.Next("null"); } } public static bool Has(char c) { for (var i = 0; i < 1; i++) if (s_set.Contains(c)) return true; return s_one._has; } }
class F { private static readonly HashSet<char> s_set = new() { 'a', 'b' }; static readonly object s_lock = new(); public static string Lock() { lock (s_lock) return s_set.Contains('b') + ""; } public static bool Has(char c) { for (var i = 0; i < 1; i++) if (s_set.Contains(c)) return true; return false; } private sealed class Inner { public bool Has(char c) => s_set.Contains(c) && F.s_set.Contains('a'); } public static bool In(char c) { var k = false; for (var i = 0; i < 2; i++) k |= new Inner().Has(c); return k; } }
interface IG { private static readonly HashSet<char> s_set = new() { 'a', 'b' }; static bool Has(char c) { for (var i = 0; i < 1; i++) if (s_set.Contains(c)) return true; return false; } }
ref struct H { private static readonly HashSet<char> s_set = new() { 'a', 'b' }; public bool Has(char c) { for (var i = 0; i < 1; i++) if (s_set.Contains(c)) return true; return false; } }
static class X { private static readonly HashSet<char> s_set = new() { 'a', 'b' }; extension(string s) { public bool Any2() { foreach (var c in s) if (s_set.Contains(c)) return true; return false; } public int Count2 { get { var n = 0; foreach (var c in s) if (s_set.Contains(c)) n++; return n; } } } }
static class Program
{
    static void Main()
    {
        foreach (var c in "axb")
            Console.WriteLine("" + A.Has(c) + B.Has(c) + C<int>.Has(c) + C<string>.Has(c) + D.Has(c) + E.Has(c) + F.Has(c) + F.In(c) + F.Lock() + IG.Has(c) + new H().Has(c) + ("" + c).Any2() + "xab".Count2);
        Console.WriteLine(string.Join(",", Registry.All) + C<int>.Name + C<string>.Name);
    }
}
