// A copy of a set is asked by the comparer of the elements, and the set itself by its own.
// fixes: ALLOC505
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static bool Has(IEnumerable<string> names, string name) => Enumerable.Contains(names.ToArray(), name);

    static bool Has2(IEnumerable<string> names, string name) => names.ToArray().Contains(name);

    static bool Has3(IReadOnlyCollection<string> names, string name) => names.ToArray().Contains(name);

    static bool Has4(ICollection<string> names, string name) => names.ToList().Contains(name);

    static bool HasList(HashSet<string> names, string name) => names.ToList().Contains(name);

    static bool HasArray(HashSet<string> names, string name) => names.ToArray().Contains(name);

    static bool HasKey(Dictionary<string, int> names, string name) => names.Keys.ToArray().Contains(name);

    static bool HasKey2(Dictionary<string, int> names, string name) => Enumerable.Contains(names.Keys.ToArray(), name);

    static string Joined(IEnumerable<string> names) => string.Join(",", names.ToArray());

    static bool Equal(IEnumerable<string> names, HashSet<string> others) => others.SetEquals(names.ToArray());

    static bool Subset(HashSet<string> names, HashSet<string> others) => others.IsSubsetOf(names.ToArray());

    static HashSet<string> Copied(HashSet<string> names) => new HashSet<string>(names.ToArray());

    static Dictionary<string, int> Table(Dictionary<string, int> names) => new Dictionary<string, int>(names.ToArray());

    static void Main()
    {
        var names = new HashSet<string>(StringComparer.OrdinalIgnoreCase) { "a", "b" };
        var table = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["a"] = 1 };
        Console.WriteLine(Has(names, "A"));
        Console.WriteLine(Has2(names, "A"));
        Console.WriteLine(Has3(names, "A"));
        Console.WriteLine(Has4(names, "A"));
        Console.WriteLine(HasList(names, "A"));
        Console.WriteLine(HasArray(names, "A"));
        Console.WriteLine(HasKey(table, "A"));
        Console.WriteLine(HasKey2(table, "A"));
        Console.WriteLine(Joined(names));
        Console.WriteLine(Equal(new[] { "A", "B" }, names));
        Console.WriteLine(Subset(names, new HashSet<string> { "A" }));
        Console.WriteLine(Copied(names).Contains("A"));
        Console.WriteLine(Table(table).ContainsKey("A"));
    }
}
