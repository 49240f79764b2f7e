// fixes: ALLOC103
// One item for loops over collections: with pointers of names, attributes, local functions, extension blocks, tuples, defaults, generic methods and jumps.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Text;
static class Log
{
    static readonly StringBuilder s_text = new();
    internal static void Each(IEnumerable<int> items, [CallerMemberName] string from = "") { foreach (var item in items) s_text.Append(item).Append(from); }
    /// <summary>Adds <paramref name="items"/>.</summary>
    /// <param name="items">The items.</param>
    internal static void Docs(IReadOnlyList<string?> items, int times = 2)
    {
        // all of them
        foreach (var item in items)
        {
            // one of them
            if (item is null) continue;
            for (var i = 0; i < times; i++) { if (i == 1) continue; s_text.Append(item); }
        }
    }
    internal static void Tuple(List<(int A, string B)> items) { foreach (var pair in items) s_text.Append(pair.A).Append(pair.B); }
    internal static void Decon(List<(int A, string B)> items) { foreach (var (a, b) in items) s_text.Append(a).Append(b); }
    internal static void Local(int[] items) { foreach (var item in items) { int L(int x) { if (x > 2) return x; return -x; } s_text.Append(L(item)); } }
    internal static void Lambda(int[] items) { foreach (var item in items) { Func<int> f = () => { return item; }; s_text.Append(f()); } }
    internal static void Sw(int[] items) { foreach (var item in items) { switch (item) { case 1: continue; case 2: s_text.Append("two"); break; default: s_text.Append(item); continue; } s_text.Append('.'); } }
    internal static void Gen<T>(ICollection<T> items, T other) where T : notnull { foreach (T item in items) s_text.Append(item).Append(other); }
    internal static void Ref(int[] items, ref int count, in int step) { foreach (var item in items) count += item * step; }
    internal static void Out(int[] items, out int count) { count = 0; foreach (var item in items) count += item; }
    internal static void Try(int[] items) { foreach (var item in items) try { s_text.Append(6 / item); } catch (DivideByZeroException) { s_text.Append('!'); continue; } finally { s_text.Append('f'); } }
    internal static void Throw(int[] items) { foreach (var item in items) { if (item == 3) throw new FormatException(); s_text.Append(item); } }
    internal static unsafe void Unsafe(int[] items) { foreach (var item in items) { var i = item; var p = &i; s_text.Append(*p); } }
    internal static void Verb(int[] @params) { foreach (var @object in @params) s_text.Append(@object); }
    internal static void One(int[] items) { foreach (var item in items) s_text.Append(item); }
    internal static void Two(int[] items)
    { foreach (var item in items) { s_text.Append(item); s_text.Append(';'); } }
    internal static void Nested(int[] items) { foreach (var item in items) foreach (var other in new[] { item, item + 1 }) { if (other % 2 == 0) continue; s_text.Append(other); } }
    internal static void Sum(IEnumerable<int> items) { var sum = 0; foreach (var item in items) sum += item; s_text.Append(sum); }
    internal static void Written(int[] items) { foreach (var item in items) { s_text.Append(item); } s_text.Append("end"); }
    internal static void Params(params int[] items) { foreach (var item in items) s_text.Append(item); }
    internal static void Struct(List<DateTime> items) { foreach (var item in items) s_text.Append(item.AddDays(1).Day); }
    internal static void Null(string[]? items) { foreach (var item in items!) s_text.Append(item ?? "null"); }
    internal static string Text => s_text.ToString();
    internal static int Length(this IEnumerable<string> items) { var n = 0; foreach (var i in items) n += i.Length; return n; }
    extension(StringBuilder to) { internal void All(IEnumerable<int> items) { foreach (var item in items) to.Append(item); } }
}
interface IAdd { void Add(IEnumerable<int> x); void Add(int x) { Console.Write("one"); Add([x]); } }
sealed class Adder : IAdd { public void Add(IEnumerable<int> x) { Console.Write("many" + x.Count()); } }
static class Program
{
    static void Go(int n, string s)
    {
        Log.Each([n]); Log.Each(new[] { n }); Log.Each(new List<int> { n }); Log.Each(items: [n], from: "x"); Log.Docs([s]); Log.Docs([null], 3); Log.Docs(times: 1, items: [s]);
        Log.Tuple([(n, s)]); Log.Decon([(n, s)]); Log.Local([n]); Log.Lambda([n]); Log.Sw([n]); Log.Gen([s], s); Log.Gen<object>([n], s); Log.Gen(new[] { n }, n); var c = n; Log.Ref([c++], ref c, in n); Log.Ref(items: [n], ref c, 2); Log.Out([n], out var d);
        Log.Try([n]); try { Log.Throw([n]); } catch (FormatException) { Console.Write("fe"); } Log.Unsafe([n]); Log.Verb(@params: [n]); Log.One([n]); Log.One([/* the item */ n]); Log.Two([n]); Log.Nested([n]); Log.Sum([n]); Log.Written([n]); Log.Params([n]); Log.Params(new[] { n });
        Log.Struct([new DateTime(2000, 1, 1 + n)]); Log.Struct([new(2000, 1, 1)]); Log.Null([s]); Log.Null([null!]); Console.Write(Log.Length([s]) + c + d);
        var b = new StringBuilder(); b.All([n]); b.All(new int[] { n }); Console.Write(b); IAdd a = new Adder(); a.Add([n]); a.Add(n);
    }
    static void Main() { for (var n = 0; n < 4; n++) Go(n, "s" + n); Console.WriteLine(Log.Text); }
}
