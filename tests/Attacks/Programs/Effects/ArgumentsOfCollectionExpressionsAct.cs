// fixes: ALLOC301
// The arguments with which a collection expression begins, and the constructor that gets them, are code between what a fix moves or shares.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Text;

sealed class Bag : IEnumerable<int>
{
    public static char[]? Characters;
    public static List<int>? Watched;
    public int Sum;
    public Bag() { }
    public Bag(int n)
    {
        Sum = n;
        Watched?.Add(n);
        if (Characters is not null)
            Characters[0] = (char)('0' + n);
    }

    public void Add(int k) => Sum += k;
    public IEnumerator<int> GetEnumerator() => throw new NotSupportedException();
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

sealed class Keyed(List<int> list) : IEqualityComparer<int>
{
    public bool Equals(int x, int y) => x == y;
    public int GetHashCode(int n) { if (list.Count < 9) list.Add(n); return n; }
}

static class Program
{
    static int Sum(Bag bag) => bag.Sum;
    static int Styles(ReadOnlySpan<char> text, Bag bag) => int.Parse(text) + bag.Sum;

    static int Characters(char[] characters)
    {
        Bag.Characters = characters;
        var sum = int.Parse(new string(characters), (System.Globalization.NumberStyles)(Sum([with(7)])));
        sum += Styles(new string(characters), [with(5), 1]);
        Bag.Characters = null;
        return sum + int.Parse(new string(characters).Trim(), System.Globalization.NumberStyles.Integer);
    }

    static int Copied(List<int> list)
    {
        Bag.Watched = list;
        var sum = 0;
        foreach (var x in list.ToArray())
        {
            Bag bag = [with(x), 1];
            sum += bag.Sum;
        }
        foreach (var x in list.ToList())
        {
            HashSet<int> set = [with(new Keyed(list)), x];
            sum += set.Count;
        }
        Bag.Watched = null;
        foreach (var x in list.ToArray())
        {
            List<int> other = [with(4), x];
            sum += other.Count;
        }
        return sum + list.Count;
    }

    static string Built(int[] items)
    {
        var builder = new StringBuilder();
        var text = "";
        foreach (var item in items)
        {
            text += Sum([with(item)]) + (text.Length > 20 ? "." : ";");
            builder.Append("a" + Sum([with(builder.Length)]));
        }
        return text + builder;
    }

    static string Try(Func<object> f)
    {
        try { return "" + f(); }
        catch (Exception e) { return e.GetType().Name; }
    }

    static void Main()
    {
        Console.WriteLine(Characters("12".ToCharArray()) + " " + Characters(" 3".ToCharArray()));
        Console.WriteLine(Try(() => Copied([1, 2, 3])) + " " + Try(() => Copied([])) + Built([1, 2, 30]));
    }
}
