// fixes: ALLOC601
// A loop over what lies behind an interface, whose body changes the list by code that nothing names, so that its enumerator fails, or a count does not.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;

[Union]
readonly struct Acting
{
    public static List<int>? List;
    readonly int _n;
    public Acting(int n) => _n = n;
    public Acting(string text) { _n = 1; List?.Add(text.Length); }
    public object? Value { get { if (List is { Count: < 6 }) List.Add(_n); return _n; } }
}

sealed class Key(int n)
{
    public override int GetHashCode() { Acting.List?.Clear(); return n; }
    public override bool Equals(object? other) => other is Key;
}

static class Program
{
    static int Patterns(IReadOnlyList<int> list, Acting acting)
    {
        var sum = 0;
        foreach (var x in list)
            sum += acting is int n ? n + x : 1;
        return sum;
    }

    static int Hashed(IReadOnlyList<int> list)
    {
        var sum = 0;
        foreach (var x in list)
        {
            HashSet<Key> set = [new(x)];
            sum += set.Count;
        }
        return sum;
    }

    static int Converted(IList<int> list)
    {
        var sum = 0;
        foreach (var x in list)
        {
            Acting made = "abc";
            sum += x;
        }
        return sum;
    }

    static int Plain(IReadOnlyList<int> list)
    {
        var sum = 0;
        foreach (var x in list)
            sum += x;
        return sum;
    }

    static string Try(Func<int> f)
    {
        try { return f() + " "; }
        catch (Exception e) { return e.GetType().Name + " "; }
    }

    static void Main()
    {
        foreach (var watched in new[] { false, true })
        {
            List<int> list = [1, 2, 3];
            Acting.List = watched ? list : null;
            Console.Write(Try(() => Patterns(list, 1)) + Try(() => Hashed(list)));
            list.Add(1);
            list.Add(2);
            Console.WriteLine(Try(() => Converted(list)) + Try(() => Plain(list)) + list.Count);
        }
    }
}

namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    sealed class UnionAttribute : Attribute;
}
