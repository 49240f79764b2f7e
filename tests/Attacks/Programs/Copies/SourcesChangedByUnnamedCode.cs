// refuses: ALLOC505
// A copy of a list, an array or a part is read while code that nothing names changes what it was copied from.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;

[Union]
readonly struct Acting
{
    readonly int _n;
    public Acting(int n) => _n = n;
    public Acting(string text) => _n = text.Length;
    public object? Value { get { Program.Change(); return _n; } }
}

sealed class Bag : IEnumerable<int>
{
    public int N;
    public Bag() { }
    public Bag(int n) { N = n; Program.Change(); }
    public void Add(int n) => Program.Change();
    public IEnumerator<int> GetEnumerator() { Program.Change(); yield return 1; }
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

sealed class Key(int n) : IComparable<Key>
{
    public int N => n;
    public override int GetHashCode() { Program.Change(); return 1; }
    public override bool Equals(object? other) => other is Key;
    public int CompareTo(Key? other) { Program.Change(); return n; }
}

static class Program
{
    static readonly List<int> s_list = [1, 2, 3];
    static readonly int[] s_array = [4, 5, 6];

    public static void Change()
    {
        s_array[1]++;
        s_list[0]++;
        if (s_list.Count < 6)
            s_list.Add(7);
    }

    static int Use(ReadOnlySpan<int> items, Acting acting) => items.Length * 100 + items[0] + items[^1] + (acting is int ? 1 : 2);
    static int Use(ReadOnlySpan<int> items, int n) => items.Length * 100 + items[0] + items[^1] + n;

    static int Sum(Bag bag) => bag.N;
    static int Count(HashSet<Key> set) => set.Count;
    static int Sorted(SortedSet<Key> set) => set.Count;

    static int Patterns(Acting acting) => Use(s_array[..2], acting is int ? 1 : 2);
    static int Inside(Acting acting) => Use(s_array.Skip(1).ToArray(), acting);
    static int Listed(Acting acting) => Use(s_list.ToArray(), acting is int ? 1 : 2);
    static int Arguments() => Use(s_list.ToArray(), new Bag(3).N) + Use(s_array[1..], Sum([with(2), 3]));
    static int Hashed(Key key) => Use(s_array[..2], Count([key])) + Use(s_list.GetRange(0, 2).ToArray(), Sorted([key, new(2)]));
    static int Each(Acting acting)
    {
        var sum = 0;
        foreach (var x in s_array[..3])
            sum = sum * 3 + x + (acting is int ? 1 : 2);
        foreach (var x in s_list.ToArray())
            sum = sum * 3 + x + (acting is int ? 1 : 2);
        foreach (var x in s_array.ToList())
        {
            HashSet<Key> set = [new(x)];
            sum = sum * 3 + x + set.Count;
        }
        return sum;
    }
    static int Counted(Acting acting)
    {
        var copy = s_list.ToArray();
        var n = acting is int k ? k : 0;
        return copy.Length + copy[0] + n;
    }
    static int Length(Acting acting)
    {
        var copy = s_list.ToArray();
        var n = acting switch { int k => k, _ => 1 };
        return copy.Length + n;
    }

    static void Main()
    {
        Console.WriteLine(Patterns(1) + " " + Inside(2) + " " + Listed(3) + " " + Arguments() + " " + Hashed(new(1)) + " " + Each(4) + " " + Counted(1) + " " + Length(2));
        Console.WriteLine(string.Join(",", s_list) + " " + string.Join(",", s_array));
    }
}

namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    sealed class UnionAttribute : Attribute;
}
