// fixes: ALLOC205
// Type parameters with names that must be escaped, types that are named like the ones of the branches, and aliases of them.
#nullable enable
using System;
using System.Globalization;
using System.IO;
using System.Text;
using Number = System.Int32;
class Int32 { public override string ToString() => "own"; }
class Holder<@class>
{
    readonly StringBuilder _b = new();
    public @class Field = default!;
    public void Add(@class value) { _b.Append(value); _b.Append(Field); }
    public string Text => _b.ToString();
}
static class Extensions
{
    extension<TItem>(TItem item)
    {
        public string Shown => Convert.ToString(item) + "|" + Convert.ToString(item, CultureInfo.InvariantCulture);
        public void Into(StringBuilder to) { to.Append(item); }
    }
    public static StringBuilder Put<T>(this StringBuilder to, in T value) where T : notnull => to.Append(value);
    public static void Write<T>(this TextWriter to, T a, ref T b) { to.Write(a); to.Write(b); to.WriteLine(b); }
}
readonly record struct Pair<T>(T A, T B)
{
    public string Text() { var b = new StringBuilder(); b.Append(A).Append(B); b.Insert(0, A); return b.ToString(); }
    public string this[int i] => Convert.ToString(i == 0 ? A : B) ?? "none";
}
ref struct Walker<T>(Span<T> items)
{
    readonly Span<T> _items = items;
    public string All() { var b = new StringBuilder(); foreach (var item in _items) b.Append(item); foreach (ref readonly var item in _items) b.Append(item); return b.ToString(); }
}
interface IText<TSelf> where TSelf : IText<TSelf> { static virtual string Of<T>(T value) => Convert.ToString(value) + "."; }
struct Text : IText<Text> { public static string Of<T>(T value) { return Convert.ToString(value) + "!"; } }
struct Other : IText<Other>;
static class Program
{
    static string Call<TText, T>(T value) where TText : IText<TText> => TText.Of(value);
    static string Run<T>(T a, T b) where T : notnull
    {
        var h = new Holder<T> { Field = b }; h.Add(a);
        var s = new StringBuilder(); a.Into(s); s.Put(b);
        var w = new StringWriter(CultureInfo.InvariantCulture); w.Write(a, ref b);
        return h.Text + a.Shown + s + w + new Pair<T>(a, b).Text() + new Pair<T>(a, b)[1] + new Walker<T>(new[] { a, b }).All() + Call<Text, T>(a) + Call<Other, T>(b) + "\n";
    }
    static void Main()
    {
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo("de-DE");
        Number n = 3;
        Console.WriteLine(Run(n, 4) + Run(1.5, -2.5) + Run("a", "b") + Run(new Int32(), new Int32()) + Run('x', 'y') + Run(1.50m, 0m) + Run((Half)1.5, Half.NaN) + Run((nint)1, -1) + Run(new Guid(), new Guid()) + Run(true, false));
    }
}
