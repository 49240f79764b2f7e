// fixes: ALLOC607
// Sources are properties with 'field', partial, virtual and overridden ones, extension properties, primary constructor parameters, spans.
#nullable enable
using System;
using System.Collections.Generic;
using System.Collections.Immutable;

class Source(List<int> given)
{
    public virtual List<int> Auto { get; set; } = new() { 1, 2, 3, 4, 5 };
    public List<int> Fielded { get { Console.Write("g"); return field; } set; } = new() { 1, 2 };
    public List<int> Plain { get; } = new() { 1, 2, 3, 4, 5, 6 };
    public required List<int> Required { get; init; }
    public List<int> OfGiven() { var r = new List<int>(); foreach (var x in given) r.Add(x * 2); return r; }
    public List<int> Others() { var r = new List<int>(); foreach (var x in Auto) r.Add(x); return r; }
    public List<int> More() { var r = new List<int>(); foreach (var x in Fielded) r.Add(x); return r; }
}

sealed class Derived(List<int> given) : Source(given) { public override List<int> Auto { get { Console.Write("d"); return base.Auto; } set => base.Auto = value; } }

record Rec(List<int> Items, string Text);

static class Ext { extension(Source s) { public List<int> Twice { get { Console.Write("e"); return s.Plain; } } } }

static class Program
{
    static List<int> A(Source s) { var r = new List<int>(); foreach (var x in s.Auto) r.Add(x); return r; }
    static List<int> B(Source s) { var r = new List<int>(); foreach (var x in s.Fielded) r.Add(x); return r; }
    static List<int> C(Source s) { var r = new List<int>(); foreach (var x in s.Twice) r.Add(x); return r; }
    static List<int> D(Source s) { var r = new List<int>(); foreach (var x in s.Plain) { s.Plain.Capacity = 100; r.Add(x); } return r; }
    static Queue<int> E(Rec s) { var r = new Queue<int>(); Console.Write("x"); foreach (var x in s.Items) r.Enqueue(x); return r; }
    static Dictionary<char, int> F(Rec s) { Dictionary<char, int> r = []; var n = 0; foreach (var x in s.Text) r.Add(x, n++); return r; }
    static List<int> G(ImmutableArray<int> s) { List<int> r = new(); foreach (var x in s) r.Add(x); return r; }
    static List<int> H(int[]? s) { List<int> r = []; for (var i = 0; i < s!.Length; i++) r.Add(s[i]); return r; }
    static List<int> I(List<int> s) { var r = new List<int>(); for (var i = 0; i < s.Count; i++) { r.Add(s[i]); if (s.Count < 9) s.Add(i); } return r; }
    static List<int> J(Source s) { var r = new List<int>(); foreach (var x in s.Required) r.Add(x); return r; }
    static List<int> K(int n) { var r = new List<int>(); for (var i = 0; i < n; i++) { r.Add(i); n--; } return r; }
    static List<T> L<T>(Stack<T> s) { var r = new List<T>(); foreach (var x in s) r.Add(x); return r; }
    static List<(int, string)> M(Dictionary<int, string> s) { var r = new List<(int, string)>(); foreach (var (k, v) in s) r.Add((k, v)); return r; }
    static List<int> N(Source? s) { var r = new List<int>(); foreach (var x in s?.Plain ?? []) r.Add(x); return r; }
    static string Try<T>(Func<IEnumerable<T>> f) { try { return string.Join(",", f()) + ";"; } catch (Exception e) { return e.GetType().Name + ";"; } }
    static void Main()
    {
        var s = new Source([7, 8, 9]) { Required = [1, 2] };
        var d = new Derived([7]) { Required = [3] };
        Console.WriteLine(Try(() => A(s)) + Try(() => A(d)) + Try(() => B(s)) + Try(() => C(s)) + Try(() => D(s)) + Try(() => E(new([1], ""))) + Try(() => E(new(null!, ""))) + Try(() => F(new([], "abc"))) + Try(() => F(new([], "aba"))) + Try(() => F(new([], null!))));
        Console.WriteLine(Try(() => G([1, 2])) + Try(() => G(default)) + Try(() => H([1])) + Try(() => H(null)) + Try(() => I([1, 2, 3])) + Try(() => J(s)) + Try(() => K(7)) + Try(() => K(-7)) + Try(() => L(new Stack<string>(["a", "b"]))) + Try(() => M(new() { [1] = "a" })) + Try(() => N(null)) + Try(() => s.OfGiven()) + Try(() => s.Others()) + Try(() => d.Others()) + Try(() => d.More()));
    }
}
