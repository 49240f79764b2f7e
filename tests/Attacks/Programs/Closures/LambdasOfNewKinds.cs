// fixes: ALLOC403
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Lambdas with modifiers without types, references, generic delegates, dynamic results, in checked code.
#nullable enable
using System;
using System.Threading.Tasks;
delegate void Out(string t, out int n);
delegate int In(in int n, ref int m);
delegate ref int RefTo(int[] a);
delegate int Scoped(scoped Span<int> s);
delegate int Many(params int[] xs);
delegate T Gen<T>(T t);
static class Program
{
    static int A(int k) { Out f = (t, out n) => n = t.Length + k; f("abc", out var r); f("ab", out var q); return r + q; }
    static int B(int k) { In f = (in n, ref m) => n + m++ + k; var z = 1; return f(3, ref z) + z + f(in k, ref z); }
    static int C(int k) { RefTo f = ref int (int[] a) => ref a[k]; var arr = new[] { 1, 2, 3 }; f(arr) = 9; return arr[k]; }
    static int D(int k) { Scoped f = s => s.Length + k; return f([1, 2]) + f(stackalloc int[3]); }
    static int E(int k) { Many f = xs => xs.Length + k; return f(1, 2) + f() + f([1]); }
    static int F(int k) { Gen<long> f = t => t + k is var z ? z : 0; return (int)f(3) + (int)f('a'); }
    static int G(int k) { Func<long> f = () => k; return (int)(f() + f()) + f().GetType().Name.Length; }
    static int H(int k) { Func<object> f = () => k; return f().GetHashCode() + (int)f(); }
    static string I(int k) { Func<(int A, string B)> f = () => (k, "x"); return f().A + f().B; }
    static int J(int k) { Action f = () => k++; f(); f(); return k; }
    static int K(int k) { Func<int, int> f = null!; f = x => x <= 0 ? k : f(x - 1) + 1; return f(3); }
    static int L(int k) { Func<int, int> f = x => x + k; int G() => f(2); return G() + f(1); }
    static int M(int k) { var f = (int x) => x + k; var g = f; return f(1) + g(2); }
    static int N(int k) { Func<int> f = () => checked(k * int.MaxValue); try { return f(); } catch (OverflowException) { return -1; } }
    static int O(int k) { checked { Func<int> f = () => k * int.MaxValue; try { return f(); } catch (OverflowException) { return -1; } } }
    static int P(int k) { Func<Task<int>> f = async () => { await Task.Yield(); return k; }; return f().Result + f().Result; }
    static dynamic Q(int k) { Func<dynamic> f = () => k; return f() + f(); }
    static int R(int k) { Func<int?, int?> f = x => x + k; return f(3) ?? f(null) ?? 0; }
    static int S(int k) { Func<int, int> f = delegate (int x) { return x + k; }; return f(3) + f.Invoke(4) + f?.Invoke(5) ?? 0; }
    static int T(int k) { Func<string, int> f = s => s.Length + k; return f("a") + f((string)(object)"b") + (f is null ? 1 : 0); }
    static int U(int k) { Func<int, int, int> f = (_, _) => k; return f(1, 2) + f(3, 4); }
    static int V(int k) { Func<int, int> f = x => { goto fin; fin: return x + k; }; goto end; end: return f(3); }
    static int W(int k) { int r; Func<int> f = () => k; if (k > 0) r = 1; else r = f(); Func<int> g = () => r; return g() + f(); }
    static void Main() { Console.WriteLine(string.Join(" ", A(1), B(1), C(1), D(1), E(1), F(1), G(1), H(1), I(1), J(1), K(1), L(1), M(1), N(2), O(2), P(1))); Console.WriteLine(string.Join(" ", (object)Q(1), R(1), S(1), T(1), U(1), W(1), V(1))); }
}
