// fixes: ALLOC104
// language: 10
// Delegates of static methods in loops: overloaded, generic, of other types, extension methods on objects, conditional, named as locals, compared, subscribed.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
static class Ext { public static int Twice(this string s) => s.Length * 2; public static bool Long(this string s, int n) => s.Length > n; }
class Base { protected static int Compare(string a, string b) => string.CompareOrdinal(a, b); }
class Gen<T> { public static T Same(T x) { Count++; return x; } public static int Count; }
class Starts { static Starts() => Console.Write("[cctor]"); public static bool Has(string s) => s.Length > 0; }
class Early { public static readonly int Id = Tell(); static int Tell() { Console.Write("[early]"); return 1; } public static bool Has(string s) => s.Length > Id - 1; }
class C : Base
{
    static bool Has(string s) => s.Length > 1;
    static bool Has(object s) => false;
    static int Compare(object a, object b) => 0;
    static T Id<T>(T x) => x;
    static void Print(string s) => Console.Write(s);
    static event Action<string>? Told;
    static Func<string, int>? s_kept;
    static int Take(Func<string, int> f) { var same = ReferenceEquals(s_kept, f); s_kept = f; return f("abc") + (same ? 0 : 0); }
    static int Take2(Delegate d) => d.Method.Name.Length;
    public static string Run(List<string> all, int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            var l = new List<string>(all);
            r += l.RemoveAll(Has) + "," + l.FindIndex(Starts.Has) + l.Exists(Early.Has);
            l = new List<string>(all); l.Sort(Compare);
            r += string.Join("", l) + string.Join("", l.ConvertAll(Ext.Twice)) + l.TrueForAll(Gen<string>.Count >= 0 ? Has : Starts.Has);
            r += string.Join("", l.Select(Id).Select(Id<string>).Where(Has)) + string.Join("", l.Select(Gen<string>.Same)) + Gen<string>.Count;
            r += Take(int.Parse("1") > 0 ? Ext.Twice : Len) + Take(Len) + Take(new Func<string, int>(Len)) + Take((Func<string, int>)Len);
            Action<string> p = Print; p += Print; p -= Print; p(i.ToString());
            Told += Print; Told?.Invoke("t"); Told -= Print; r += Told is null;
            Func<string, int> a = Len, b = Len; r += a == b;
            Func<string, int> len = Len; r += len("abcd");
            var text = l.Count > 0 ? l[0] : "x"; Func<int> bound = text.Twice; r += bound(); r += Array.Exists(l.ToArray(), text.Equals);
            if (l.Count > 1) r += l.FindAll(Has).Count; else r += l.RemoveAll(Starts.Has);
        }
        return r;
    }
    static int Len(string s) => s.Length;
    static IEnumerable<int> Iter(List<string> l) { foreach (var s in l) { yield return l.FindIndex(Has); yield return l.FindLastIndex(Starts.Has); } }
    static async System.Threading.Tasks.Task<int> Async(List<string> l) { var r = 0; foreach (var s in l) { await System.Threading.Tasks.Task.Yield(); r += l.FindIndex(Has); } return r; }
    static void Main() { Console.WriteLine(Run(new() { "bb", "a", "", "ccc" }, 3)); Console.WriteLine(Run(new() { }, 2)); Console.WriteLine(string.Join(",", Iter(new() { "a", "bb" })) + Async(new() { "a", "bb" }).Result); Run(new() { "q" }, 0); }
}
