// fixes: ALLOC403
// Lambdas in locals that are only called: with comments, modifiers, converted results, nullables, patterns, tuples, pointers, checked code and names with @.
#nullable enable
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
delegate int RefFn(ref int x, in int y, out int z);
delegate ref int RefRet();
delegate int Named(int first, int second);
static class Program
{
    static int Comments(int n)
    {
        var r = 0;
        for (var i = 0; i < n; i++)
        {
            // before
            Func<int, int> add = // adds
                x => x + i; // after
            Func<int, int> mul /* the name */ = x /* the parameter */ => /* the body */ x * i;
            Func<int> block =
                // of a block
                () =>
                {
                    // inside
                    return i;
                }; // end
            r += add(1) + mul(2) + block();
        }
        return r;
    }
    static string Converted(int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            Func<object> o = () => i;
            Func<long> l = () => i;
            Func<double?> d = () => i > 1 ? i : null;
            Action a = () => r += i;
            Action<int> c = (x) => r.ToString();
            Func<int, object?> f = x => x switch { 0 => null, 1 => "one", _ => i };
            Func<(int A, string B)> t = () => (i, r);
            Func<int> th = () => i >= 0 ? i : throw new FormatException();
            Func<IEnumerable<int>> e = () => [i, i];
            Func<Func<int>> ff = () => () => i + 1;
            a(); c(i); r += o() + "" + l() + d() + f(i) + f(7) + t().B.Length + t().A + th() + string.Join("", e()) + ff()();
        }
        return r;
    }
    static string Kinds(int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            RefFn f = (ref int x, in int y, out int z) => { z = y + i; return ++x; };
            Named g = (first, second) => first * 10 + second + i;
            Named h = (a, b) => a - b + i;
            var v = (int x) => x + i;
            var w = (ref int x) => x += i;
            Func<int, int, int> two = delegate (int x, int y) { return x * y + i; };
            Func<int, int> verb = @class => @class + i;
            Func<int, int> @this = x => x + i;
            var k = 5;
            r += f(ref k, 3, out var z) + z + k + g(second: 1, first: 2) + h(4, 1) + v(1) + w(ref k) + k + two(2, 3) + verb(1) + @this.Invoke(2);
        }
        return r;
    }
    static int Checked(int n) { var r = 0; for (var i = 0; i < n; i++) { checked { Func<int, int> f = x => x + i; try { r += f(int.MaxValue); } catch (OverflowException) { r--; } } unchecked { Func<int, int> f = x => x + i; r ^= f(int.MaxValue); } } return r; }
    static string Member([CallerMemberName] string m = "") => m;
    static string Info(int n) { var r = ""; for (var i = 0; i < n; i++) { Func<string> f = () => Member() + i; r += f(); } return r; }
    static int Null(string? s, int n) { var r = 0; if (s is null) return -1; for (var i = 0; i < n; i++) { Func<int> f = () => s.Length + i; r += f(); } return r; }
    static int Patt(object o, int n) { var r = 0; if (o is string { Length: > 1 } s) { for (var i = 0; i < n; i++) { Func<object, bool> f = x => x is int k && k + s.Length > i; if (f(i)) r++; } } return r; }
    static int One(int n) { var r = 0; for (var i = 0; i < n; i++) { int j = i; Func<int> f = () => j; r += f(); j++; r += f(); } return r; }
    static int Sections(int n) { var r = 0; for (var i = 0; i < n; i++) switch (i) { case 0: { Func<int> f = () => i; r += f(); break; } default: Func<int> g = () => i * 2; r += g(); break; } return r; }
    static int Same(int n) { var r = 0; for (var i = 0; i < n; i++) { { Func<int> f = () => i; r += f(); } { Func<int> f = () => -i; r += f() * 2; } } return r; }
    static int Late(int n) { var r = 0; for (var i = 0; i < n; i++) { int later; Func<int, int> f = x => x + i; later = f(1); Func<int> g = () => later + i; r += g(); } return r; }
    static int Jump(int n) { var i = 0; var r = 0; again: { var j = i; Func<int> f = () => j + i; r += f(); } if (++i < n) goto again; return r; }
    static T Gen<T>(T a, int n) where T : notnull { var r = a; for (var i = 0; i < n; i++) { Func<T, T> f = x => i > 1 ? x : a; r = f(r); } return r; }
    static IEnumerable<int> Iter(int n) { for (var i = 0; i < n; i++) { Func<int, int> f = x => x + i; yield return f(1); } }
    static void Main()
    {
        for (var n = 0; n < 4; n++)
            Console.WriteLine($"{Comments(n)} {Converted(n)} {Kinds(n)} {Checked(n)} {Info(n)} {Null("ab", n)} {Null(null, n)} {Patt("abc", n)} {One(n)} {Sections(n)} {Same(n)} {Late(n)} {Jump(n)} {Gen("g", n)} {string.Join(",", Iter(n))}");
    }
}
