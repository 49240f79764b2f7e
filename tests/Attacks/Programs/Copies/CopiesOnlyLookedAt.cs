// fixes: ALLOC505
// Copies that are only looked at, while the original changes, is null, counts, or has members that look otherwise.
using System;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Linq;

sealed class Odd : IEquatable<Odd>
{
    public int N;
    public static Action OnEquals = () => { };

    public bool Equals(Odd other)
    {
        OnEquals();
        return other is not null && N == other.N;
    }

    public override bool Equals(object o) => o is Odd odd && odd.N == N + 100;

    public override int GetHashCode() => N;
}

sealed class Own : List<int>
{
    public new int Count => 99;

    public new int this[int i] => -1;

    public new int[] ToArray() => new[] { 42, 43 };

    public new int IndexOf(int n) => 7;
}

sealed class Owner
{
    private readonly List<int> _items = new() { 1, 2, 3 };

    public int[] Copied => _items.ToArray();

    public List<int> Listed() => _items.ToList();

    public void Add(int n) => _items.Add(n);

    public int Sum(bool grow)
    {
        var sum = 0;
        for (var i = 0; i < Copied.Length; i++)
        {
            sum += Copied[i];
            if (grow && i == 0)
                Add(10);
        }

        foreach (var n in Copied)
        {
            sum += n;
            if (grow && n < 3)
                Add(n);
        }

        return sum + Listed()[0] + Listed().Count + Copied.Length + Copied[^1] + Array.IndexOf(Copied, 2) + (Copied.Contains(3) ? 1 : 0);
    }
}

static class Program
{
    static string Looked(List<int> list, int[] array, Own own, IEnumerable<int> lazy, int at)
    {
        var text = "";
        for (var i = 0; i < 2; i++)
        {
            text += Try(() => Array.IndexOf(list.ToArray(), 2)) + Try(() => list.ToArray()[at]) + Try(() => list.ToList()[at]) + Try(() => list.ToArray().Length);
            text += Try(() => Array.IndexOf(own.ToArray(), 43)) + Try(() => own.ToArray().Length) + Try(() => own.ToList().Count) + Try(() => own.ToList()[0]);
            text += Try(() => array.ToArray()[at]) + Try(() => array.ToList()[at]) + Try(() => array.ToList().IndexOf(2)) + Try(() => array.ToArray().Contains(2) ? 1 : 0);
            text += Try(() => lazy.ToList()[at]) + Try(() => lazy.ToArray()[at]) + Try(() => lazy.ToList().Count) + Try(() => string.Join(",", list.ToArray()).Length);
            text += Try(() => string.Concat(list.ToArray()).Length) + Try(() => string.Join(",", lazy.ToList()).Length) + Try(() => Array.LastIndexOf(list.ToArray(), 2)) + "\n";
        }

        return text;
    }

    static string Ends(List<int> list, int at)
    {
        try
        {
            return list.ToArray()[^1] + "," + list.ToArray()[at..].Length + "," + list.ToList()[^1] + "," + list.GetRange(at, 1)[0] + "," + list.GetRange(0, at).Count;
        }
        catch (Exception e)
        {
            return e.GetType().Name;
        }
    }

    static string Equal(List<Odd> odds, Odd sought)
    {
        var text = "";
        Odd.OnEquals = () => { if (odds.Count < 6) odds.Add(new Odd { N = 50 }); };
        try
        {
            text += Array.IndexOf(odds.ToArray(), sought) + "," + odds.ToArray().Contains(sought) + "," + odds.ToList().IndexOf(sought) + "," + odds.ToList().Contains(sought);
        }
        catch (Exception e)
        {
            text += e.GetType().Name;
        }
        finally
        {
            Odd.OnEquals = () => { };
        }

        return text + odds.Count;
    }

    static string Covariant(string[] names)
    {
        object[] objects = names;
        var text = "";
        foreach (var o in objects.ToArray())
            text += o;
        foreach (var o in objects.ToList())
        {
            text += o;
            names[^1] = "changed";
        }

        return text + Array.IndexOf(objects.ToArray(), "b") + ((IEnumerable<object>)objects).ToArray().Length;
    }

    static string Filled(IEnumerable<int> source, int[] array)
    {
        var list = new List<int>();
        foreach (var n in source)
            list.Add(n * 2);
        var all = list.ToArray();
        var more = new List<int>(array);
        more.AddRange(source);
        var copy = more.ToArray();
        copy[0] = 77;
        return string.Join(",", all) + ";" + string.Join(",", copy) + ";" + more[0] + ";" + list.Count;
    }

    static string Try(Func<int> action)
    {
        try { return action() + " "; }
        catch (Exception e) { return e.GetType().Name + " "; }
    }

    static IEnumerable<int> Lazy()
    {
        Console.Write("[0]");
        yield return 5;
        Console.Write("[1]");
        yield return 2;
        Console.Write("[2]");
    }

    static void Main()
    {
        Console.WriteLine(Looked(new List<int> { 1, 2 }, new[] { 1, 2 }, new Own { 1, 2 }, Lazy(), 0));
        Console.WriteLine(Looked(new List<int>(), new int[0], new Own(), Lazy(), 1));
        Console.WriteLine(Looked(null, null, null, null, 0));
        Console.WriteLine(Looked(new Own { 1, 2 }, new[] { 2 }, new Own { 1 }, new Own { 3, 4 }, -1));
        Console.WriteLine(Ends(new List<int> { 1, 2, 3 }, 1) + Ends(new List<int>(), 0) + Ends(new List<int> { 1 }, 1) + Ends(new Own { 4 }, 0));
        Console.WriteLine(Equal(new List<Odd> { new() { N = 1 }, new() { N = 2 } }, new Odd { N = 2 }) + Equal(new List<Odd> { null }, null));
        Console.WriteLine(Covariant(new[] { "a", "b" }));
        Console.WriteLine(Filled(Lazy(), new[] { 9, 8 }) + Filled(new int[0], new int[1]));
        var owner = new Owner();
        Console.WriteLine(owner.Sum(false) + "," + owner.Sum(true));
    }
}
