// fixes: ALLOC602
// Conditions with patterns and lifted comparisons, elements that are deconstructed, converted and captured.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
struct Flag { public bool Value; public static implicit operator bool(Flag f) { Console.Write("b"); return f.Value; } public static bool operator !(Flag f) { Console.Write("n"); return f.Value; } }
struct Flag2 { public bool Value; public static bool operator true(Flag2 f) { Console.Write("t"); return f.Value; } public static bool operator false(Flag2 f) { Console.Write("f"); return !f.Value; } public static Flag2 operator &(Flag2 f, Flag2 g) => f; }
class Item { public int Id; public Flag F; public Flag2 G; public bool? Q; public string? S; public (int, int) P; public DateTime T; public DayOfWeek D; }
static class Program
{
    static bool A(List<Item> items, int k) { for (var i = 0; i < 2; i++) { var b = items.All(x => x.F); Console.Write(b); var c = items.All(x => x.Id == k ? x.F : x.F); Console.Write(c); var d = items.Any(x => x.F && x.Id < k); Console.Write(d); var e = items.All(x => x.Q ?? false); Console.Write(e); var f = items.All(x => x.Q == true || x.Id > k); Console.Write(f); var g = items.All(x => x.G && x.G ? x.Id > k : true); Console.Write(g); } return true; }
    static bool B(List<Item> items, Item? k) { for (var i = 0; i < 2; i++) { var b = items.All(x => x != k); Console.Write(b); b = items.All(x => x is { Id: > 1, S: not null } y && y.Id < i + 5); Console.Write(b); b = items.All(x => x.P == (1, i)); Console.Write(b); b = items.Any(x => x.S?.Length > i); Console.Write(b); b = items.All(x => x.S?.Length > i); Console.Write(b); b = items.All(x => x.T > k!.T); Console.Write(b); b = items.All(x => x.D >= k!.D); Console.Write(b); b = !items.All(x => !(x.Id > i)); Console.Write(b); b = items.All(x => x.S == null | x.Id < i); Console.Write(b); b = items.Any(x => x.Id is 1 or 2 && i > 0); Console.Write(b);
        foreach (var x in items.Where(x => x.S is not null && x.Id > i).Select(x => x.S!)) Console.Write(x);
        foreach (var x in items.Where(x => x.S is string s && s.Length > i)) { string s = "dup"; Console.Write(s); }
        foreach (var x in items.Where(y => y.F)) Console.Write(x.Id + i);
        foreach (var (x, y) in items.Where(q => q.F && i >= 0).Select(q => q.P)) Console.Write(x + y);
        foreach (Item x in items.Where(q => i < 1).Where(q => q.F)) { if (x.Id == 1) goto next; Console.Write("z"); next: Console.Write("y"); }
        foreach (long x in items.Select(q => q.Id + i)) { Console.Write(x.GetType()); }
        foreach (var x in items.Select(q => i > 0 ? q.S : null)) { Console.Write(x ?? "null"); }
        foreach (object x in items.Select(q => q.Id + i)) { Console.Write(x); }
        foreach (var x in items.Select(q => (Func<int>)(() => q.Id + i))) { Console.Write(x()); }
        foreach (var x in items.Select(q => new { q.Id, i })) { Console.Write(x); }
        foreach (ref readonly var x in items.Select(q => q.Id + i).ToArray().AsSpan()) { Console.Write(x); }
        foreach (var x in items.Where(q => q.Id > i)) { items = new(); Console.Write(x.Id); }
        } return true; }
    static void Try(Func<bool> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType()); } }
    static void Main()
    {
        var a = new List<Item> { new Item { Id = 1, F = new Flag { Value = true }, S = "abc" }, new Item { Id = 2, Q = true, P = (1, 1), G = new Flag2 { Value = true } } };
        Try(() => A(a, 1)); Try(() => A(new(), 1)); Try(() => B(a, a[0])); Try(() => B(a.ToList(), a[1])); Try(() => B(new() { a[0], a[0] }, new Item())); Try(() => B(new() { a[1] }, null));
    }
}
