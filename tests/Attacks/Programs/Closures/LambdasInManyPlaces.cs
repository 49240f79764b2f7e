// fixes: ALLOC401
// Top of generics, nested types, partial types and other files' usings; constraints and variance; lambdas in initializers and accessors.
using System;
using System.Collections.Generic;
using Fn = System.Func<int, int>;
partial class Outer<T> where T : IComparable<T>, new()
{
    partial class Inner<U> where U : struct { public U Value; public V Map<V>(T t, Func<T, U, V> f) where V : class => f(t, Value); public static int Count; }
    private static R Using<D, R>(D d, Func<D, R> f) where D : IDisposable { using (d) return f(d); }
    private protected T Best(IEnumerable<T> items, Comparison<T> c) { T b = default; foreach (var i in items) if (c(i, b) > 0) b = i; return b; }
    protected internal int Twice(Func<int> f) => f() + f();
    private int this[Func<int, int> f] => f(3);
    private int Prop { get { var k = _k; return Twice(() => k + _k); } set { var v = value; _k = Twice(() => v + value); } }
    private int _k = 3;
    ~Outer() { var k = _k; Twice(() => k); }
    public static Outer<T> operator +(Outer<T> a, int b) { a._k += a.Twice(() => b + a._k); return a; }
    public string All(T[] items, int n)
    {
        var text = "";
        for (var i = 0; i < n; i++)
        {
            var item = items[i % items.Length];
            text += new Inner<long> { Value = i }.Map(item, (t, u) => t.ToString() + u + n);
            text += Using(new D { Id = i }, d => d.Id + n) + Using(new System.IO.MemoryStream(), m => m.Length + i);
            text += Twice(() => Twice(() => i + n) + n) + this[x => x + n] + Prop;
            Prop = i; text += (this + i)._k;
            Func<int, int> outer = x => Twice(() => x + i); text += outer(n);
            text += Twice(() => { try { return checked(n * i); } finally { n += 0; } });
            text += Best(items, (a, b) => a.CompareTo(b) * (n > 0 ? 1 : -1));
            switch (item) { case IFormattable f when Twice(() => f.ToString().Length) > 0: text += "F"; break; case var q: text += Twice(() => q.GetHashCode() * 0); break; }
            foreach (var (a, b) in new[] { (1, "x"), (2, "y") }) text += Twice(() => a + b.Length);
            for (int j = 0, l = 2; j < l; j++) text += Twice(() => j + l);
        }
        return text;
    }
    private class D : IDisposable { public int Id; public void Dispose() => Inner<int>.Count++; }
}
static class Program { static void Main() { Console.WriteLine(new Outer<int>().All(new[] { 3, 1, 2 }, 3)); Console.WriteLine(new Outer<long>().All(new long[] { 3 }, 2)); } }
