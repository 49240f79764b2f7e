// fixes: ALLOC201, ALLOC303, ALLOC305
// refuses: ALLOC207
// Values that are read before or after an operator of a type parameter writes them: formats, joined texts, comparisons and stored elements.
#nullable enable
using System;
using System.Collections.Generic;
using System.Numerics;
using System.Text;
enum Kind { None, Some, More }
readonly struct W(int n) : IAdditionOperators<W, int, int>, IEqualityOperators<W, int, bool>
{
    public static int Count = 1; public static Kind Kind; public static StringBuilder Text = new("t"); public static string Name = "n";
    private readonly int _n = n;
    public static int operator +(W a, int b) { Count++; Kind = Kind == Kind.None ? Kind.Some : Kind.More; Text.Append('+'); Name += "!"; System.Globalization.CultureInfo.CurrentCulture = new System.Globalization.CultureInfo(Count % 2 == 0 ? "de-DE" : "en-US"); return a._n + b; }
    public static bool operator ==(W a, int b) { Count += 5; return a._n == b; }
    public static bool operator !=(W a, int b) => !(a == b);
    public override bool Equals(object? o) => false; public override int GetHashCode() => _n;
}
static class Program
{
    static string Formats<T>(T t, double d) where T : IAdditionOperators<T, int, int>, IEqualityOperators<T, int, bool>
    {
        var b = new List<string>();
        for (var i = 0; i < 2; i++)
        {
            b.Add(string.Format("{0}-{1}-{2}", d, t + i, W.Count));
            b.Add(string.Format("{0}|{1}", W.Count, t == i));
            b.Add("k" + W.Kind + (t + 1) + d);
            b.Add(W.Kind.Equals((Kind)(t + 0)) + "");
        }
        return string.Join(";", b);
    }
    static string Grown<T>(T t, double d) where T : IAdditionOperators<T, int, int>
    {
        var s = "";
        for (var i = 0; i < 3; i++) s += d + ":" + (t + i) + W.Name;
        return s;
    }
    static string Appended<T>(T t, double d) where T : IAdditionOperators<T, int, int>
    {
        var b = W.Text;
        for (var i = 0; i < 2; i++) b.Append(d + "," + (t + i));
        for (var i = 0; i < 2; i++) b.Append("" + d + W.Name + "/" + i);
        return b.ToString();
    }
    static void Main() { Console.WriteLine(Formats(new W(1), 1.5)); Console.WriteLine(Grown(new W(2), 2.5)); Console.WriteLine(Appended(new W(3), 3.5)); }
}
