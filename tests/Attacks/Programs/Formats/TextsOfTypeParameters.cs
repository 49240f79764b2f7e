// reports: ALLOC305, ALLOC207, ALLOC303
// refuses: ALLOC207
// Texts of values of a type parameter, which stands for a struct that counts how often it is asked, writes other text into a span and looks at the builder.
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;
struct Asked : ISpanFormattable
{
    public static StringBuilder Out = new(); public static int All; private int _n;
    public override string ToString() { All++; return "t" + ++_n + Out.Length; }
    public string ToString(string? format, IFormatProvider? provider) { All++; return "f" + ++_n + format + Out.Length; }
    public bool TryFormat(Span<char> to, out int written, ReadOnlySpan<char> format, IFormatProvider? provider) { All++; written = 2; if (to.Length < 2) return false; to[0] = 's'; to[1] = (char)('0' + ++_n); return true; }
}
static class Program
{
    static string Formats<T>(T t, int k) where T : struct
    {
        var l = new List<string>();
        for (var i = 0; i < 2; i++)
        {
            l.Add(string.Format("{0}-{1}", t, k)); l.Add(string.Format("{0,6}|{1}", t, k)); l.Add(string.Format(CultureInfo.InvariantCulture, "{0}", t)); l.Add(string.Format("{0,4}|{1}", k, t)); l.Add("a" + t + k); l.Add($"{k}{t}"); l.Add(t.ToString() + k);
        }
        return string.Join(";", l);
    }
    static string Built<T>(T t, int k) where T : struct, ISpanFormattable
    {
        var b = Asked.Out;
        for (var i = 0; i < 2; i++) { b.Append("x" + t + k); b.Append(t.ToString()); b.AppendFormat("{0}{1}", t, k); b.Append(t.ToString("X", null)); b.Append($"{t}{k}"); b.Append(string.Join(",", new[] { t, t })); }
        return b.ToString();
    }
    static string Grown<T>(T t) where T : struct
    {
        var s = "";
        for (var i = 0; i < 3; i++) s += t + ":" + i;
        return s;
    }
    static string Own<T>(T t, int k) where T : struct
    {
        var b = new StringBuilder();
        b.Append(t).Append(k).Append(t.ToString()).Append("q" + t); b.Append(k.ToString("X2"));
        return b.ToString();
    }
    static int Parsed<T>(T t) where T : struct => (t.ToString() + "1").Length + t.ToString()!.Substring(1).Trim().Length + (t.ToString()!.StartsWith("t2") ? 10 : 20);
    static void Main() { Console.WriteLine(Formats(new Asked(), 1)); Console.WriteLine(Built(new Asked(), 2)); Console.WriteLine(Grown(new Asked())); Console.WriteLine(Own(new Asked(), 17)); Console.WriteLine(Parsed(new Asked())); Console.WriteLine(Asked.All); }
}
