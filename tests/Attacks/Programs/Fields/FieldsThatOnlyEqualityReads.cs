// refuses: ALLOC202
// Fields that the program only writes, but that the equality of their record or struct compares, with null against zero.
#nullable enable
using System;
using System.Collections.Generic;
sealed record Seen(int N) { private object? _seen; public void See(int n) => _seen = n; }
record Base(int N) { private object? _mark; public void Mark(bool b) => _mark = b; }
sealed record Derived(int N, int M) : Base(N) { private object? Kept { get; set; } public void Keep(long n) => Kept = n; }
record struct Short(int N) { private object? _last = null; public void Last(char c) => _last = c; }
struct Plain { public int N; private object? _last; public void Last(int n) => _last = n; }
static class Program
{
    static string Compare<T>(T a, T b) where T : notnull => a.Equals(b) + "" + EqualityComparer<T>.Default.Equals(a, b) + new HashSet<T> { a, b }.Count + (a.GetHashCode() == b.GetHashCode()) + " ";
    static void Main()
    {
        var text = "";
        for (var i = 0; i < 2; i++)
        {
            var a = new Seen(1); a.See(i); text += Compare(a, new Seen(1)); var b = new Seen(1); b.See(0); text += Compare(a, b);
            var c = new Base(1); c.Mark(i > 0); text += Compare(c, new Base(1));
            var d = new Derived(1, 2); d.Keep(i); text += Compare(d, new Derived(1, 2)) + (d == new Derived(1, 2));
            var e = new Short(1); e.Last((char)i); text += e.Equals(new Short(1)) + "" + (e == new Short(1));
            var f = new Plain { N = 1 }; f.Last(i); text += f.Equals(new Plain { N = 1 });
        }

        Console.WriteLine(text);
    }
}
