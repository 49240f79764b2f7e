// refuses: ALLOC301
// Another argument of the call is made a string by an operator of the program, and would be made a span by another.
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
// One conversion to string that may give null, and one to a span: class wrapper, other arguments of a call
sealed class Segment { private readonly string? _t; public Segment(string? t) => _t = t; public static implicit operator string?(Segment s) => s._t; public static implicit operator ReadOnlySpan<char>(Segment s) { Console.Write("(span)"); return s._t; } }
static class Program
{
    static string Join(string a, Segment b) => Path.Join(a.Trim(), b);
    static bool Date(string a, Segment f, out DateTime d) => DateTime.TryParseExact(a.Trim(), f, CultureInfo.InvariantCulture, DateTimeStyles.None, out d);
    static int Index(string a, Segment b) => a.Trim().IndexOf(b!, StringComparison.Ordinal);
    static int Cmp(CompareInfo c, string a, Segment b) => c.Compare(a.Trim(), b, CompareOptions.None);
    static void Main()
    {
        foreach (var s in new[] { new Segment(null), new Segment(""), new Segment("yyyy") })
        {
            void T(Func<object?> f) { try { Console.WriteLine(f()); } catch (Exception e) { Console.WriteLine(e.GetType().Name); } }
            T(() => Join(" a ", s)); T(() => Date(" 2020", s, out _)); T(() => Index(" x", s)); T(() => Cmp(CultureInfo.InvariantCulture.CompareInfo, " ", s));
        }
    }
}
