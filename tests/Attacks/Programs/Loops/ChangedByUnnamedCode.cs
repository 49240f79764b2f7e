// silent: ALLOC104
// What a loop makes of a field would be made before it, and code that nothing names changes the field: a pattern, an item, a conversion, a hash.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Text;

[Union]
readonly struct Acting
{
    readonly int _n;
    public Acting(int n) => _n = n;
    public Acting(string text) { _n = 0; Program.Change(); }
    public object? Value { get { Program.Change(); return _n; } }
}

sealed class Bag : IEnumerable<int>
{
    public Bag() { }
    public Bag(int n) { if (n > 0) Program.Change(); }
    public void Add(int n) { if (n > 1) Program.Change(); }
    public IEnumerator<int> GetEnumerator() { Program.Change(); yield return 1; }
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

sealed class Key
{
    public override int GetHashCode() { Program.Change(); return 1; }
    public override bool Equals(object? other) => true;
}

static class Program
{
    static string s_text = " a ";
    static int s_n = 1;

    public static void Change() { s_text += "b "; s_n++; }

    static int Patterns(Acting acting)
    {
        var sum = 0;
        for (var i = 0; i < 4; i++)
        {
            if (acting is int)
                sum += i;
            var text = s_text.Trim();
            var joined = string.Concat("x", s_text, "y");
            sum += text.Length + joined.Length;
        }
        return sum;
    }

    static int Conversions(string[] texts)
    {
        var sum = 0;
        foreach (var other in texts)
        {
            Acting made = other;
            var text = string.Concat("x", s_text, "y");
            sum += text.Length;
        }
        return sum;
    }

    static int Arguments(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            Bag bag = [with(i)];
            var text = string.Concat("x", s_text, "y");
            var buffer = new int[s_n];
            buffer[0] = i;
            sum += text.Length + buffer[0] + buffer.Length;
        }
        return sum;
    }

    static int Items(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            Bag bag = [i];
            var text = string.Concat("x", s_text, "y");
            sum += text.Length;
        }
        return sum;
    }

    static int Hashed(Key key)
    {
        var sum = 0;
        for (var i = 0; i < 4; i++)
        {
            HashSet<Key> set = [key];
            var text = string.Concat("x", s_text, "y");
            sum += text.Length + set.Count;
        }
        return sum;
    }

    static void Main()
    {
        Console.WriteLine(Patterns(1) + " " + Conversions(["a", "b", "c"]) + " " + Arguments(4) + " " + Items(4) + " " + Hashed(new()));
    }
}

namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    sealed class UnionAttribute : Attribute;
}
