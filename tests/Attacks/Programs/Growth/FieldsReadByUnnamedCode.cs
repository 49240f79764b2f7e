// refuses: ALLOC303
// A text in a field grows in a loop, and code that nothing names reads it: a pattern, an indexer, an item, an enumerator, a conversion, a hash.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

[Union]
readonly struct Acting
{
    readonly int _n;
    public Acting(int n) => _n = n;
    public Acting(string text) { _n = 0; Program.Look(); }
    public object? Value { get { Program.Look(); return _n; } }
}

sealed class Bag : IEnumerable<int>
{
    public Bag() { }
    public Bag(int n) { if (n > 0) Program.Look(); }
    public void Add(int n) { if (n > 1) Program.Look(); }
    public IEnumerator<int> GetEnumerator() { Program.Look(); yield return 1; }
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

sealed class Key
{
    public override int GetHashCode() { Program.Look(); return 1; }
    public override bool Equals(object? other) => true;
}

static class Indexers
{
    extension(Key key)
    {
        public int this[string text] { get { Program.Look(); return text.Length; } }
        public void operator +=(int n) => Program.Look();
    }
}

static class Program
{
    static string s_text = "";
    static int s_seen;

    public static void Look() => s_seen = s_seen * 3 + s_text.Length;

    static void Patterns(Acting acting)
    {
        s_text = "";
        for (var i = 0; i < 4; i++)
        {
            if (acting is int)
                s_text += i;
        }
    }

    static void Conversions(string[] texts)
    {
        s_text = "";
        foreach (var text in texts)
        {
            s_text += text;
            Acting made = text;
        }
    }

    static void Arguments(int n)
    {
        s_text = "";
        for (var i = 0; i < n; i++)
        {
            Bag bag = [with(i)];
            s_text += i;
        }
    }

    static void Items(int n)
    {
        s_text = "";
        for (var i = 0; i < n; i++)
        {
            Bag bag = [i];
            s_text += i;
        }
    }

    static void Spread(Bag bag)
    {
        s_text = "";
        for (var i = 0; i < 4; i++)
        {
            int[] all = [.. bag];
            s_text += all.Length;
        }
    }

    static void Hashed(Key key)
    {
        s_text = "";
        for (var i = 0; i < 4; i++)
        {
            HashSet<Key> set = [key];
            s_text += set.Count;
        }
    }

    static void Indexed(Key key)
    {
        s_text = "";
        for (var i = 0; i < 4; i++)
            s_text += key["ab"];
    }

    static void Compound(Key key)
    {
        s_text = "";
        for (var i = 0; i < 4; i++)
        {
            s_text += i;
            key += i;
        }
    }

    static void Main()
    {
        Patterns(1);
        Conversions(["a", "b", "c"]);
        Arguments(4);
        Items(4);
        Spread(new());
        Hashed(new());
        Indexed(new());
        Compound(new());
        Console.WriteLine(s_text + s_seen);
    }
}

namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    sealed class UnionAttribute : Attribute;
}
