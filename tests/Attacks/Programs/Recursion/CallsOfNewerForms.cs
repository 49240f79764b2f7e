// silent: ALLOC501
// stack: 256
// A walk comes back by what no name calls: an indexer that an extension adds, a conversion to a union, what a pattern asks one, and the arguments
// of a collection expression.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

sealed class Node(int n) { public readonly int N = n; }

static class Ext
{
    extension(Node node)
    {
        public int this[int by] => node.N > 0 ? Program.ByIndexer(node.N - by) : 1;
    }
}

[Union]
readonly struct Made : IUnion
{
    public Made(int n) => Value = n > 0 ? Program.ByConversion(n - 1) : 1;
    public Made(string text) => Value = text;
    public object? Value { get; }
}

[Union]
readonly struct Asked : IUnion
{
    readonly int _n;
    public Asked(int n) => _n = n;
    public Asked(string text) => _n = text.Length;
    public object? Value => _n > 0 ? Program.ByPattern(_n - 1) : "none";
}

[Union]
sealed class Tested
{
    readonly int _n;
    public Tested(int n) => _n = n;
    public Tested(string text) => _n = text.Length;
    public object? Value => _n > 0 ? Program.ByTypeTest(_n - 1) : "none";
}

[Union]
readonly struct Chosen
{
    readonly int _n;
    public Chosen(int n) => _n = n;
    public Chosen(string text) => _n = text.Length;
    public object? Value => null;
    public bool HasValue => true;
    public bool TryGetValue(out int k) { k = _n > 0 ? Program.BySwitch(_n - 1) : 1; return true; }
    public bool TryGetValue(out string text) { text = ""; return false; }
}

sealed class Bag : IEnumerable<int>
{
    public int Sum;
    public Bag() { }
    public Bag(int n) => Sum = n > 0 ? Program.ByArgument(n - 1) % 3 : 1;
    public void Add(int k) => Sum += k;
    public IEnumerator<int> GetEnumerator() => throw new NotSupportedException();
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

[CollectionBuilder(typeof(Built), nameof(Built.Of))]
sealed class Built(int sum) : IEnumerable<int>
{
    public int Sum => sum;
    public static Built Of(ReadOnlySpan<int> items) => new(items.Length);
    public static Built Of(int n, ReadOnlySpan<int> items) => new(n > 0 ? Program.ByBuilder(n - 1) % 3 : items.Length);
    public IEnumerator<int> GetEnumerator() => throw new NotSupportedException();
    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

sealed class Key(int n)
{
    public override int GetHashCode() => n > 0 ? Program.BySet(n - 1) % 3 : 1;
    public override bool Equals(object? other) => ReferenceEquals(this, other);
}

sealed class Comparing(int n) : IEqualityComparer<string>
{
    public bool Equals(string? x, string? y) => x == y;
    public int GetHashCode(string text) => n > 0 ? Program.ByComparer(n - 1) % 3 : 1;
}

static class Program
{
    public static int BySet(int n) { var b = new byte[400]; for (var i = 0; i < b.Length; i++) b[i] = (byte)i; HashSet<Key> set = [new Key(n)]; return b[n % 400] + set.Count; }
    public static int ByComparer(int n) { var b = new byte[400]; for (var i = 0; i < b.Length; i++) b[i] = (byte)i; HashSet<string> set = [with(new Comparing(n)), "a"]; return b[n % 400] + set.Count; }
    public static int ByTypeTest(int n) { var b = new byte[400]; for (var i = 0; i < b.Length; i++) b[i] = (byte)i; var asked = new Tested(n); return b[n % 400] + (asked is int ? 3 : 7); }
    public static int BySwitch(int n) { var b = new byte[400]; for (var i = 0; i < b.Length; i++) b[i] = (byte)i; return b[n % 400] + new Chosen(n) switch { int k => k % 3, string s => s.Length }; }
    public static int ByIndexer(int n) { var b = new byte[400]; for (var i = 0; i < b.Length; i++) b[i] = (byte)i; return b[n % 400] + new Node(n)[1] % 3; }
    public static int ByConversion(int n) { var b = new byte[400]; for (var i = 0; i < b.Length; i++) b[i] = (byte)i; Made made = n; return b[n % 400] + (made.Value is int ? 1 : 0); }
    public static int ByPattern(int n) { var b = new byte[400]; for (var i = 0; i < b.Length; i++) b[i] = (byte)i; var asked = new Asked(n); return b[n % 400] + (asked is int k ? k % 3 : 7); }
    public static int ByArgument(int n) { var b = new byte[400]; for (var i = 0; i < b.Length; i++) b[i] = (byte)i; Bag bag = [with(n), 1, 2]; return b[n % 400] + bag.Sum; }
    public static int ByBuilder(int n) { var b = new byte[400]; for (var i = 0; i < b.Length; i++) b[i] = (byte)i; Built built = [with(n), 1, 2]; return b[n % 400] + built.Sum; }

    static void Main()
    {
        Console.WriteLine(ByIndexer(400));
        Console.WriteLine(ByConversion(400));
        Console.WriteLine(ByPattern(400));
        Console.WriteLine(ByArgument(400));
        Console.WriteLine(ByBuilder(400));
        Console.WriteLine(BySet(400));
        Console.WriteLine(ByComparer(400));
        Console.WriteLine(ByTypeTest(400));
        Console.WriteLine(BySwitch(400));
    }
}

namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    sealed class UnionAttribute : Attribute;

    interface IUnion { object? Value { get; } }
}
