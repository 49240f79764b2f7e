// fixes: ALLOC602
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// What a condition asks holds code of the project that no call names: lazy values, lookups, views of tables, iterators.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Linq;
sealed class Node { public int V = 99; public Node() { Program.Items.Add(9); } }
sealed class Cmp : IEqualityComparer<string>, IAlternateEqualityComparer<ReadOnlySpan<char>, string> { public bool Equals(string? a, string? b) => true; public int GetHashCode(string s) { Program.Items.Add(9); return 1; } public string Create(ReadOnlySpan<char> s) => ""; public bool Equals(ReadOnlySpan<char> a, string b) => true; public int GetHashCode(ReadOnlySpan<char> a) { Program.Items.Add(9); return 1; } }
sealed class Table() : Dictionary<string, int>(new Cmp());
readonly struct Val { public override string ToString() { Program.Items.Add(9); return "v"; } }
sealed class Bag : IEnumerable<int> { public IEnumerator<int> GetEnumerator() => Program.Steps; IEnumerator IEnumerable.GetEnumerator() => GetEnumerator(); }
sealed class Steps : IEnumerator<int> { public int Current => 1; object IEnumerator.Current => 1; public bool MoveNext() { Program.Items.Add(9); return false; } public void Reset() { } public void Dispose() { } }
static class Program
{
    public static readonly Steps Steps = new();
    public static List<int> Items = [];
    static bool A(List<int> l, Lazy<Node> n) => l.Any(x => x == n.Value.V);
    static bool B(List<int> l, ValueType v) => l.Any(x => $"{v}".Length == x + 5);
    static bool C(List<int> l, Dictionary<string, int>.AlternateLookup<ReadOnlySpan<char>> t) => l.Any(x => t.ContainsKey("a") && x > 9);
    static bool D(List<int> l, FormattableString f) => l.Any(x => f.ArgumentCount == x + 9);
    static bool E(List<int> l, IEnumerator e) => l.Any(x => e.MoveNext() && x > 9);
    static bool F(List<int> l, ReadOnlyDictionary<string, int> t) => l.Any(x => t.Count == x + 7);
    static bool G(List<int> l, Table t) => l.Any(x => t["a"] == x + 7);
    static bool H(List<int> l, IDisposable t) => l.Any(x => t.GetHashCode() == x);
    static bool I(List<int> l, string s) => l.Any(x => new { Val = default(Val) }.ToString()!.Length == x);
    static bool J(List<int> l, ReadOnlyMemory<int> m) => l.Any(x => m.Span.Length == x + 7);
    static string Try(Func<object> f) { Items = [1, 7, 3]; try { return f() + " "; } catch (Exception e) { return e.GetType().Name + " "; } }
    static IEnumerator Walked() { Items.Add(9); yield return 1; }
    static void Main()
    {
        var t = new Table { ["a"] = 1 }; var d = new Dictionary<string, int>(new Cmp()) { ["a"] = 1 };
        for (var i = 0; i < 2; i++)
            Console.WriteLine(Try(() => A(Items, new Lazy<Node>())) + Try(() => B(Items, default(Val))) + Try(() => C(Items, d.GetAlternateLookup<ReadOnlySpan<char>>())) + Try(() => D(Items, $"{t}")) + Try(() => E(Items, Walked())) + Try(() => F(Items, new(t))) + Try(() => G(Items, t)) + Try(() => I(Items, "")) + Try(() => J(Items, new int[2])));
    }
}
