// fixes: ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// The collection that is filled is the one that is copied, under another name.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

sealed class Holder { public List<int> Items = new() { 1, 2, 3 }; public List<int> Others => Items; }

static class Program
{
    static string Query(List<int> a, List<int> b) { a.AddRange(b.Select(x => x + 1).ToArray()); return string.Join(",", a); }
    static string Part(List<int> a, List<int> b) { a.AddRange(b.Skip(1).ToArray()); return string.Join(",", a); }
    static string Whole(List<int> a, List<int> b) { a.AddRange(b.ToArray()); return string.Join(",", a); }
    static string Front(List<int> a, List<int> b) { a.InsertRange(1, b.ToArray()); return string.Join(",", a); }
    static string FrontQuery(List<int> a, List<int> b) { a.InsertRange(1, b.Where(x => x > 1).ToList()); return string.Join(",", a); }
    static string Got(List<int> a, List<int> b) { a.AddRange(b.GetRange(0, 2).ToArray()); return string.Join(",", a); }
    static string Union(HashSet<int> a, HashSet<int> b) { a.UnionWith(b.Select(x => x + 10).ToArray()); return string.Join(",", a.Order()); }
    static string Except(HashSet<int> a, HashSet<int> b) { a.ExceptWith(b.Where(x => x > 1).ToArray()); return string.Join(",", a.Order()); }
    static string ExceptAll(HashSet<int> a, HashSet<int> b) { a.ExceptWith(b.ToArray()); return string.Join(",", a.Order()); }
    static string Both(HashSet<int> a, HashSet<int> b) { a.IntersectWith(b.ToList()); return string.Join(",", a.Order()); }
    static string Sym(HashSet<int> a, HashSet<int> b) { a.SymmetricExceptWith(b.ToList()); return string.Join(",", a.Order()); }
    static string Sorted(SortedSet<int> a, SortedSet<int> b) { a.UnionWith(b.ToArray()); a.ExceptWith(b.Take(1).ToArray()); return string.Join(",", a); }
    static string OfField(Holder h) { h.Items.AddRange(h.Others.Select(x => x * 2).ToArray()); return string.Join(",", h.Items); }
    static string Keys(Dictionary<int, int> d, HashSet<int> s) { s.UnionWith(d.Keys.ToArray()); s.ExceptWith(d.Values.ToList()); return string.Join(",", s.Order()); }
    static string Text(StringBuilder a, StringBuilder b) { a.Append(b.ToString().ToCharArray()); a.AppendJoin(",", new List<int> { 1, 2 }.ToArray()); return a.ToString(); }
    static string Interface(List<int> a, IEnumerable<int> b) { a.AddRange(b.ToArray()); return string.Join(",", a); }
    static string InterfaceList(List<int> a, IReadOnlyList<int> b) { a.AddRange(b.ToList()); return string.Join(",", a); }
    static string Later(List<int> a) { IEnumerable<int> q = a.Where(x => x < 3); a.AddRange(q.ToArray()); return string.Join(",", a); }
    static string Viewed(List<int> a) { var q = a.AsReadOnly(); a.AddRange(q.ToArray()); return string.Join(",", a); }
    static string Span(List<int> a) { a.AddRange(System.Runtime.InteropServices.CollectionsMarshal.AsSpan(a).ToArray()); return string.Join(",", a); }
    static string SpanPart(List<int> a) { var s = System.Runtime.InteropServices.CollectionsMarshal.AsSpan(a); a.AddRange(s.Slice(1).ToArray()); return string.Join(",", a); }
    static string Inserted(List<int> a) { var s = System.Runtime.InteropServices.CollectionsMarshal.AsSpan(a); a.InsertRange(0, s.Slice(1).ToArray()); return string.Join(",", a); }

    static string Try(Func<string> f) { try { return f(); } catch (Exception e) { return e.GetType().Name; } }

    static void Main()
    {
        static List<int> L() { var l = new List<int>(16) { 1, 2, 3 }; return l; }
        static HashSet<int> H() => new() { 1, 2, 3 };
        List<int> a; HashSet<int> h; SortedSet<int> s = new() { 1, 2, 3 };
        a = L(); Console.WriteLine(Try(() => Query(a, a)));
        a = L(); Console.WriteLine(Try(() => Part(a, a)));
        a = L(); Console.WriteLine(Try(() => Whole(a, a)));
        a = L(); Console.WriteLine(Try(() => Front(a, a)));
        a = L(); Console.WriteLine(Try(() => FrontQuery(a, a)));
        a = L(); Console.WriteLine(Try(() => Got(a, a)));
        h = H(); Console.WriteLine(Try(() => Union(h, h)));
        h = H(); Console.WriteLine(Try(() => Except(h, h)));
        h = H(); Console.WriteLine(Try(() => ExceptAll(h, h)));
        h = H(); Console.WriteLine(Try(() => Both(h, h)));
        h = H(); Console.WriteLine(Try(() => Sym(h, h)));
        Console.WriteLine(Try(() => Sorted(s, s)));
        Console.WriteLine(Try(() => OfField(new())));
        Console.WriteLine(Try(() => Keys(new() { [1] = 5, [5] = 1 }, new() { 7 })));
        var b = new StringBuilder("ab"); Console.WriteLine(Try(() => Text(b, b)));
        a = L(); Console.WriteLine(Try(() => Interface(a, a)));
        a = L(); Console.WriteLine(Try(() => Interface(a, a.AsReadOnly())));
        a = L(); Console.WriteLine(Try(() => InterfaceList(a, a.AsReadOnly())));
        a = L(); Console.WriteLine(Try(() => Later(a)));
        a = L(); Console.WriteLine(Try(() => Viewed(a)));
        a = L(); Console.WriteLine(Try(() => Span(a)));
        a = L(); Console.WriteLine(Try(() => SpanPart(a)));
        a = L(); Console.WriteLine(Try(() => Inserted(a)));
    }
}
