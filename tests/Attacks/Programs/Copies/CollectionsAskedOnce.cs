// fixes: ALLOC505
// Collections that are made only to be asked once, of sources that compare otherwise, are empty, null, lazy or change meanwhile.
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Odd
{
    public static Action OnEquals = () => { };

    public int N;

    public override bool Equals(object o)
    {
        OnEquals();
        return o is Odd odd && odd.N == N;
    }

    // Equal objects with different hash codes: a set does not find them.
    public override int GetHashCode() => System.Runtime.CompilerServices.RuntimeHelpers.GetHashCode(this);
}

struct Pair
{
    public int A, B;
}

sealed class Hiding : List<int>, IEnumerable<int>
{
    public new bool Contains(int n) => n == 77;

    IEnumerator<int> IEnumerable<int>.GetEnumerator()
    {
        yield return 42;
    }
}

static class Program
{
    static readonly List<int> s_all = new() { 1, 2, 3 };

    static int Emptied()
    {
        s_all.Clear();
        return 2;
    }

    static int Property => Emptied();

    static bool Dropping(int x)
    {
        s_all.Remove(x);
        return x > 2;
    }

    static IEnumerable<int> Lazy()
    {
        Console.Write("[0]");
        yield return 5;
        Console.Write("[1]");
        yield return 2;
        throw new NotSupportedException();
    }

    static string Try(Func<object> ask)
    {
        try { return ask() + " "; }
        catch (Exception e) { return e.GetType().Name + " "; }
    }

    static string Refilled(Func<object> ask)
    {
        s_all.Clear();
        s_all.AddRange(new[] { 1, 2, 3 });
        return Try(ask) + s_all.Count + " ";
    }

    static string Numbers(List<int> list, int[] array, Queue<int> queue, Hiding hiding, int n)
    {
        var text = Try(() => list.ToHashSet().Contains(n)) + Try(() => list.ToList().IndexOf(n)) + Try(() => list.ToList().LastIndexOf(n));
        text += Try(() => array.ToHashSet().Contains(n)) + Try(() => array.ToList().IndexOf(n)) + Try(() => array.ToList().LastIndexOf(n));
        text += Try(() => array.ToList().BinarySearch(n)) + Try(() => list.ToList().BinarySearch(n)) + Try(() => list.ToList().IndexOf(n, 2));
        text += Try(() => array.ToList().IndexOf(n, 2)) + Try(() => list.ToList().LastIndexOf(n, 0)) + Try(() => array.ToList().LastIndexOf(n, 0));
        text += Try(() => new HashSet<int>(list).Contains(n)) + Try(() => new List<int>(array).Count) + Try(() => new Stack<int>(queue).Contains(n));
        text += Try(() => queue.ToHashSet().Contains(n)) + Try(() => queue.ToList().Contains(n)) + Try(() => queue.ToList().IndexOf(n));
        text += Try(() => hiding.ToList().Contains(n)) + Try(() => hiding.ToHashSet().Contains(n)) + Try(() => ((List<int>)hiding).ToHashSet().Contains(n));
        text += Try(() => list.ToDictionary(x => x / 2).ContainsKey(n)) + Try(() => list.ToLookup(x => x / 2).Contains(n));
        text += Try(() => list.ToDictionary(x => x).TryGetValue(n, out var found) ? found : -1) + Try(() => list.ToDictionary(x => x)[n]);
        if (list != null && array != null && queue != null)
        {
            text += list.ToHashSet().Contains(n) + "," + array.ToHashSet().Contains(n) + "," + queue.ToHashSet().Contains(n);
            text += array.ToList().Contains(n) + "," + array.ToList().IndexOf(n) + "," + new HashSet<int>(list).Contains(n);
        }

        return text + Try(() => Lazy().ToList().Contains(n)) + Try(() => Lazy().ToHashSet().Contains(n)) + Try(() => Lazy().ToList().IndexOf(n));
    }

    static string Texts(List<string> list, HashSet<string> set, SortedSet<string> sorted, Dictionary<string, int> map, string text)
    {
        var all = "";
        if (list != null && set != null && sorted != null && map != null && text != null)
        {
            all += list.ToHashSet().Contains(text) + "," + list.ToHashSet(StringComparer.OrdinalIgnoreCase).Contains(text) + ","
                + list.ToHashSet(null).Contains(text) + "," + list.ToList().IndexOf(null) + "," + list.ToHashSet().Contains(null) + ",";
            all += set.ToHashSet().Contains(text) + "," + set.ToList().Contains(text) + "," + set.ToHashSet(StringComparer.Ordinal).Contains(text) + ",";
            all += sorted.ToHashSet().Contains(text) + "," + sorted.ToList().Contains(text) + "," + new SortedSet<string>(list).Contains(text) + ",";
            all += map.Keys.ToList().Contains(text) + "," + map.Keys.ToHashSet().Contains(text) + "," + map.Values.ToList().Contains(1) + ",";
            all += text.ToList().IndexOf('b') + "," + text.ToHashSet().Contains('B') + "," + text.ToList().LastIndexOf('b');
        }

        IEnumerable<string> some = set;
        return all + Try(() => some.ToHashSet().Contains(text)) + Try(() => ((ICollection<string>)set).ToList().Contains(text))
            + Try(() => list.ToHashSet(StringComparer.Ordinal).Contains(text)) + Try(() => text.ToHashSet().Contains('a'));
    }

    static string Values(List<Odd> odds, List<double> doubles, List<Pair> pairs, object[] objects)
    {
        Odd.OnEquals = () =>
        {
            if (odds.Count < 6)
                odds.Add(new Odd { N = 50 });
        };
        var text = Try(() => odds.ToHashSet().Contains(new Odd { N = 1 })) + Try(() => odds.ToList().Contains(new Odd { N = 1 })) + odds.Count;
        text += Try(() => odds.ToList().IndexOf(new Odd { N = 50 })) + odds.Count;
        Odd.OnEquals = () => { };
        return text + doubles.ToHashSet().Contains(BitConverter.Int64BitsToDouble(unchecked((long)0xFFF8000000000001))) + doubles.ToHashSet().Contains(-0.0)
            + doubles.ToList().IndexOf(double.NaN) + pairs.ToHashSet().Contains(new Pair { A = 1 }) + pairs.ToList().Contains(new Pair { B = 1 })
            + objects.ToHashSet().Contains("a") + objects.ToList().IndexOf("b") + objects.ToList().Contains(3);
    }

    static void Main()
    {
        foreach (var n in new[] { 2, 4, 42, 77, -1 })
        {
            Console.WriteLine(Numbers(new() { 3, 2, 3, 2 }, new[] { 1, 2, 4, 4 }, new(new[] { 4, 2 }), new() { 77 }, n));
            Console.WriteLine(Numbers(new(), new int[0], new(), new(), n));
            Console.WriteLine(Numbers(null, null, null, null, n));
        }

        var ignoring = StringComparer.OrdinalIgnoreCase;
        foreach (var text in new[] { "ab", "AB", "co-op", "coop", "e\u0301", "\u00e9", "", null })
        {
            Console.WriteLine(Texts(
                new() { "aB", null, "coop", "\u00e9" },
                new(ignoring) { "ab", "x" },
                new(ignoring) { "ab", "coop" },
                new(ignoring) { ["ab"] = 1, ["coop"] = 2 },
                text));
            Console.WriteLine(Texts(null, null, null, null, text));
        }

        Console.WriteLine(Values(
            new() { new() { N = 2 }, new() { N = 1 } },
            new() { double.NaN, 0.0 },
            new() { new() { A = 1 } },
            new string[] { "a", "b" }));
        Console.WriteLine(Refilled(() => s_all.ToHashSet().Contains(Emptied())) + Refilled(() => s_all.ToList().Contains(Property)));
        Console.WriteLine(Refilled(() => s_all.ToList().IndexOf(Property)) + Refilled(() => new HashSet<int>(s_all).Contains(Property)));
        Console.WriteLine(Refilled(() => s_all.ToList().Exists(Dropping)) + Refilled(() => s_all.ToList().Find(Dropping)));
        Console.WriteLine(Refilled(() => s_all.ToList().TrueForAll(x => !Dropping(x))) + Refilled(() => s_all.ToList().FindLast(Dropping)));
    }
}
