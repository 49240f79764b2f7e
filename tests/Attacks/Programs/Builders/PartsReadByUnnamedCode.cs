// fixes: ALLOC305
// Parts that are appended together: code that nothing names looks at the builder, or changes it, while a later part is made.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Text;

[Union]
readonly struct Acting
{
    readonly int _n;
    public Acting(int n) { _n = n; if (n > 5) Program.Change(); }
    public Acting(string text) { _n = 0; Program.Change(); }
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

sealed class Key
{
    public override int GetHashCode() { Program.Change(); return 1; }
    public override bool Equals(object? other) => true;
}

static class Indexers
{
    extension(Key key)
    {
        public int this[string text] { get { Program.Change(); return text.Length; } }
    }
}

static class Program
{
    static readonly StringBuilder s_builder = new();

    public static void Change() => s_builder.Append('[').Append(s_builder.Length).Append(']');

    static string Number(Acting acting) => "n";
    static string Sum(Bag bag) => "s" + bag.N;
    static string Count(HashSet<Key> set) => "c" + set.Count;
    static string All(int[] all) => "a" + all.Length;

    static void Patterns(Acting acting) => s_builder.Append("x" + (acting is int ? "1" : "2") + "y");
    static void Switched(Acting acting) => s_builder.Append("x" + acting switch { int n => n, _ => 0 });
    static void Conversions() => s_builder.Append("x" + Number("text"));
    static void Converted(string name) => s_builder.Append(name + ((Acting)7 is int));
    static void Arguments(string name) => s_builder.Append(name + Sum([with(3)]));
    static void Items(string name) => s_builder.Append(name + Sum([3]));
    static void Hashed(string name, Key key) => s_builder.Append(name + Count([key]));
    static void Spread(string name, Bag bag) => s_builder.Append(name + All([.. bag]));
    static void Indexed(string name, Key key) => s_builder.Append(name + key["abc"] + ";");
    static void Interpolated(string name, Key key, Acting acting) => s_builder.Append($"{name}{key["abc"]}{acting is int}");
    static void Cut(string name, Key key) => s_builder.Append(name.Substring(key["a"], key["b"]));
    static void Joined(string name, Key key) => s_builder.Append(string.Join(",", new[] { name, key["a"] + "" }));
    static void Plain(string name, int n) => s_builder.Append(name + n + ";");
    static void Asked(string name, Key key) { if (s_builder.ToString().Substring(0, key["ab"]) == name) s_builder.Append('!'); }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Patterns(1);
            Switched(2);
            Conversions();
            Converted("n");
            Arguments("n");
            Items("n");
            Hashed("n", new());
            Spread("n", new());
            Indexed("n", new());
            Interpolated("n", new(), 3);
            Cut("name", new());
            Joined("n", new());
            Plain("n", i);
            Asked("x[", new());
            s_builder.Append('\n');
        }
        Console.WriteLine(s_builder);
    }
}

namespace System.Runtime.CompilerServices
{
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
    sealed class UnionAttribute : Attribute;
}
