// refuses: ALLOC301
// A field that was tested is set to null before its use, by code that nothing names: a pattern, a conversion, an indexer, an item, an enumerator, a hole.
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
    public Acting(string text) { _n = 0; Program.Clear(); }
    public object? Value { get { Program.Clear(); return _n; } }
}

sealed class Bag : IEnumerable<int>
{
    public Bag() { }
    public Bag(int n) { if (n > 0) Program.Clear(); }
    public void Add(int n) { if (n > 1) Program.Clear(); }
    public IEnumerator<int> GetEnumerator() { Program.Clear(); yield return 1; }
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
    public int Length => 1;
    public int this[int i] { get { Program.Clear(); return i; } }
    public void Deconstruct(out int a, out int b) { a = b = 1; Program.Clear(); }
}

sealed class Key
{
    public override int GetHashCode() { Program.Clear(); return 1; }
    public override bool Equals(object? other) => true;
}

[InterpolatedStringHandler]
readonly ref struct Handler(int literalLength, int formattedCount)
{
    public void AppendLiteral(string text) => Program.Clear();
    public void AppendFormatted(int n) => Program.Clear();
    public int N => literalLength + formattedCount;
}

static class Indexers
{
    extension(Key key)
    {
        public int this[string text] { get { Program.Clear(); return text.Length; } }
        public static int operator +(Key a, int b) { Program.Clear(); return b; }
        public int Size { get { Program.Clear(); return 1; } set => Program.Clear(); }
        public void operator +=(int n) => Program.Clear();
    }
}

static class Program
{
    static string? s_text;
    static int s_n;

    public static void Clear() => s_text = null;

    static int Of(Handler handler) => handler.N;
    static int Count(Bag bag) => 1;

    static int Union(Acting acting) => s_text is not null && acting is int ? int.Parse(s_text.Substring(1).Trim()) : -1;
    static int Switched(Acting acting) => s_text is not null ? acting switch { int => int.Parse(s_text.Substring(1).Trim()), _ => -2 } : -1;
    static int Converted(string text) { if (s_text is null) return -1; Acting made = text; return int.Parse(s_text.Substring(1).Trim()); }
    static int Arguments() { if (s_text is null) return -1; s_n += Count([with(1)]); return int.Parse(s_text.Substring(1).Trim()); }
    static int Items() { if (s_text is null) return -1; Bag bag = [2]; return int.Parse(s_text.Substring(1).Trim()); }
    static int Spread(Bag bag) { if (s_text is null) return -1; int[] all = [.. bag]; return int.Parse(s_text.Substring(1).Trim()) + all.Length; }
    static int Hashed(Key key) { if (s_text is null) return -1; HashSet<Key> set = [key]; return int.Parse(s_text.Substring(1).Trim()) + set.Count; }
    static int Listed(Bag bag) => s_text is not null && bag is [0] ? int.Parse(s_text.Substring(1).Trim()) : -1;
    static int Parts(Bag bag) => s_text is not null && bag is (1, 1) ? int.Parse(s_text.Substring(1).Trim()) : -1;
    static int Indexed(Key key) => s_text is not null && key["ab"] == 2 ? int.Parse(s_text.Substring(1).Trim()) : -1;
    static int Added(Key key) => s_text is not null && key + 2 == 2 ? int.Parse(s_text.Substring(1).Trim()) : -1;
    static int Sized(Key key) => s_text is not null && key.Size == 1 ? int.Parse(s_text.Substring(1).Trim()) : -1;
    static int Matched(Key key) => s_text is not null && key is { Size: 1 } ? int.Parse(s_text.Substring(1).Trim()) : -1;
    static int Set(Key? key) { if (s_text is null) return -1; key?.Size = 2; return int.Parse(s_text.Substring(1).Trim()); }
    static int Compound(Key key) { if (s_text is null) return -1; key += 2; return int.Parse(s_text.Substring(1).Trim()); }
    static int Hole() { if (s_text is null) return -1; s_n += Of($"a"); return int.Parse(s_text.Substring(1).Trim()); }
    static int Last(Bag bag) => s_text is not null && bag[^1] == 0 ? int.Parse(s_text.Substring(1).Trim()) : -1;

    static string Try(Func<int> f)
    {
        s_text = "x 12 ";
        try { return f() + " "; }
        catch (Exception e) { return e.GetType().Name + " "; }
    }

    static void Main()
    {
        Console.WriteLine(Try(() => Union(1)) + Try(() => Switched(1)) + Try(() => Converted("a")) + Try(() => Arguments()) + Try(() => Items()));
        Console.WriteLine(Try(() => Spread(new())) + Try(() => Hashed(new())) + Try(() => Listed(new())) + Try(() => Parts(new())) + Try(() => Indexed(new())));
        Console.WriteLine(Try(() => Added(new())) + Try(() => Sized(new())) + Try(() => Matched(new())) + Try(() => Set(new())) + Try(() => Compound(new())));
        Console.WriteLine(Try(() => Hole()) + Try(() => Last(new())) + Try(() => Set(null)));
    }
}

namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    sealed class UnionAttribute : Attribute;
}
