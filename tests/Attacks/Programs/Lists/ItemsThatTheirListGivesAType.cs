// fixes: ALLOC103
// Items that have their type from the collection that is made for them: new(), texts as FormattableString, lambdas and conversions.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
class Base { public override string ToString() => "B"; }
sealed class Derived : Base { public override string ToString() => "D"; public static implicit operator Derived(string s) => new(); }
static class Program
{
    static string s_log = "";
    // Overloads that agree, and one that could be added.
    static void Add(IEnumerable<Base> all) { foreach (var x in all) s_log += x; }
    static void Put(IReadOnlyList<Base> all) { foreach (var x in all) Put(x); }
    static void Put(Base x) { s_log += "<" + x + ">"; }
    static string All(int n, Derived d)
    {
        var bases = new List<Base>();
        var objects = new List<object>();
        var functions = new List<Delegate>();
        for (var i = 0; i < n; i++)
        {
            bases.AddRange(new Derived[] { new() });
            bases.AddRange(new Derived[] { d });
            bases.AddRange(new List<Derived> { new() });
            bases.AddRange(new[] { new Derived() });
            bases.AddRange(new Derived[] { i > 1 ? new() : null });
            bases.AddRange(new Derived[] { null });
            objects.AddRange(new FormattableString[] { $"{i}" });
            objects.AddRange(new string[] { $"{i}" });
            objects.AddRange(new IComparable[] { i });
            functions.AddRange(new Predicate<int>[] { x => x > 1 });
            functions.AddRange(new Func<string, string>[] { string.Intern });
            Put(new Derived[] { new() });
            Put(new Derived[] { d });
            Add(new Derived[] { new() });
            Add(new List<Derived> { "x" });
            Add(new Derived[] { d });
        }
        return string.Join(",", bases.Select(x => x?.ToString() ?? "-"))
            + string.Join(",", objects.Select(x => x is FormattableString ? "F" : x.GetType().Name))
            + string.Join(",", functions.Select(f => f.GetType().Name));
    }
    static void Main() => Console.WriteLine(All(3, new Derived()) + s_log);
}
