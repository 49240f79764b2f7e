// fixes: ALLOC402, ALLOC403
// Copies of what is captured behind a fast path: shared, by reference, in iterators, queries, expressions, structures and switches.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
static class Program
{
    static readonly Dictionary<string, string> Known = new() { ["a"] = "A" };
    static event Action Happened;
    // The scope of the captured variable has several lambdas of which one runs later.
    static string Later(string key, int n)
    {
        if (Known.TryGetValue(key, out var known)) return known;
        Happened += () => n += key.Length;
        Happened();
        return key + n;
    }
    static string Shared(string key, int n)
    {
        if (Known.TryGetValue(key, out var known)) return known;
        Action up = () => n++;
        Func<int> get = () => n;
        up();
        n += 10;
        up();
        return key + get();
    }
    static string Out(string key, ref int r)
    {
        var n = r;
        if (Known.TryGetValue(key, out var known)) return known;
        Fill(ref n);
        var all = Enumerable.Range(0, 5).Where(x => x > n);
        return key + all.Count() + r;
    }
    static void Fill(ref int n) => n += 2;
    static async Task<string> Async(string key, int n)
    {
        if (Known.TryGetValue(key, out var known)) return known;
        await Task.Yield();
        return await Task.Run(() => key + n);
    }
    static IEnumerable<string> Iterator(string key, int n)
    {
        if (Known.ContainsKey(key)) { yield return key; yield break; }
        foreach (var x in Enumerable.Range(0, 3).Select(i => i + n)) yield return key + x;
        n = 50;
    }
    static string Query(string key, int n)
    {
        if (Known.TryGetValue(key, out var known)) return known;
        var q = from c in key where c > n let d = c + n orderby d select d;
        return string.Join(",", q);
    }
    static string Struct(string key, (int A, int B) pair)
    {
        if (Known.TryGetValue(key, out var known)) return known;
        Func<int> f = () => pair.A++ + pair.B;
        var first = f();
        pair.B = 100;
        return key + first + f() + pair;
    }
    static string Expression(string key, int n)
    {
        if (Known.TryGetValue(key, out var known)) return known;
        System.Linq.Expressions.Expression<Func<int>> e = () => n + 1;
        return key + e.Compile()()
            + (e.Body is System.Linq.Expressions.BinaryExpression { Left: System.Linq.Expressions.MemberExpression { Member.Name: var name } } ? name : "?");
    }
    static string Targets(string key, int n)
    {
        if (Known.TryGetValue(key, out var known)) return known;
        Func<int> a = () => n, b = () => n + 1;
        return key + ReferenceEquals(a.Target, b.Target) + a.Target!.GetType().GetFields().Length;
    }
    static string Catch(string key, int n)
    {
        try { if (Known.TryGetValue(key, out var known)) return known; n = int.Parse(key); }
        catch (FormatException) { return string.Concat(key.Select(c => (char)(c + n))); }
        return string.Concat(key.Select(c => (char)(c + n)));
    }
    static string Pattern(object o, int n) => o switch
    {
        string { Length: 0 } => "",
        string s => string.Concat(s.Where(c => c > n)),
        int[] and [var first, ..] => string.Join(",", Enumerable.Range(0, 2).Select(x => x + first + n)),
        _ => "other",
    };
    sealed class Holder(string prefix)
    {
        private string _last;
        public string Of(string key, int n)
        {
            if (Known.TryGetValue(key, out _last)) return _last;
            var all = key.Select(c => prefix + c + n + _last);
            prefix = "changed";
            return string.Concat(all);
        }
        public string Last => field ??= string.Concat(prefix.Select(c => c + prefix));
    }
    static void Main()
    {
        foreach (var key in new[] { "a", "bb", "7" })
        {
            var r = 1;
            Console.WriteLine(Later(key, 1) + Shared(key, 1) + Out(key, ref r) + Async(key, 2).Result + string.Join(",", Iterator(key, 3))
                + Query(key, 1) + Struct(key, (1, 2)) + Expression(key, 4) + Targets(key, 5) + Catch(key, 1) + Pattern(key, 60)
                + new Holder("p").Of(key, 1) + new Holder("ab").Last);
        }
        Console.WriteLine(Pattern("", 1) + Pattern(new[] { 4 }, 2) + Pattern(3, 3));
    }
}
