// fixes: ALLOC403
// Lambdas of many shapes that become local functions: converted results, references, defaults, overflow, a field of the same name.
#nullable enable
using System;
using System.Collections.Generic;
using System.Threading.Tasks;
delegate int Sum(int first, int second = 5);
delegate void Out(in int a, out int b, ref int c);
class C
{
    int _f; int f(int x) => 99; static int G() { Console.Write("G"); return 1; }
    public string M(int n, string s)
    {
        var r = "";
        for (var i = 0; i < 3; i++)
        {
            Func<int, int> f = x => x + n + i; r += f(1) + f(f(2));
            Action g = () => G(); g(); Func<object> h = () => n; r += h().GetType(); Func<long> l = () => n + i; r += l().GetType();
            Action<int> d = delegate { n += i; }; d(1); Func<int, int, int> two = (_, _) => n; r += two(1, 2);
            Out o = (in int a, out int b, ref int c) => { b = a + n; c++; }; var q = 1; o(2, out var w, ref q); r += w + q;
            Sum sum = (a, b) => a * 10 + b + n; r += sum(1) + sum(1, 2) + sum(second: 3, first: 4);
            Func<string?, object?> v = z => z == null ? n : z; r += v(null); r += v("x");
            Func<int> t = () => throw new InvalidOperationException(s + n); try { t(); } catch (InvalidOperationException e) { r += e.Message; }
            Func<int> ch = () => checked(n * int.MaxValue); try { r += ch(); } catch (OverflowException) { r += "of"; }
            unchecked { Func<int> un = () => n * int.MaxValue + i; r += un(); }
            Func<Func<int>> nested = () => () => n + i; r += nested()();
            Action w2 = () => { if (n > 100) return; n++; }; w2(); w2(); r += n;
            Predicate<int> p = x => { for (var j = 0; j < x; j++) if (j == n) return true; return false; }; r += p(4);
            Func<dynamic> dy = () => n; r += dy(); Func<int?> nu = () => n > 3 ? null : i; r += nu();
            Func<(int a, int b)> tu = () => (n, i); r += tu().a; Comparison<string> cmp = (a, b) => string.CompareOrdinal(a, b) + n; r += cmp("a", "b");
            Func<byte> by = () => 5; Func<float> fl = () => n; r += fl() / 2; Func<IEnumerable<int>> en = () => new[] { n }; foreach (var x in en()) r += x;
            Converter<int, string> cv = x => $"{x}{n}"; r += cv(3); Func<int, int> rec = x => x + i; { int z2 = rec(2); r += z2; }
        }
        return r;
    }
    public async Task<string> A(int n) { var r = ""; for (var i = 0; i < 2; i++) { Func<int, int> f = x => x + n + i; await Task.Yield(); r += f(1); n++; r += f(1); } return r; }
    public IEnumerable<int> I(int n) { for (var i = 0; i < 2; i++) { Func<int, int> f = x => x + n + i; yield return f(1); n++; yield return f(2); } }
    static void Main() { Console.WriteLine(new C().M(1, "s")); Console.WriteLine(new C().A(1).Result); Console.WriteLine(string.Join(",", new C().I(1))); }
}
