// fixes: ALLOC401
// Own methods that run what they are given: through delegates in fields that write the variable, by recursion, with checks, in modern forms of methods.
#nullable enable
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

sealed class Scope(int depth)
{
    static Action? s_before;
    int _n;

    public int Inside(Func<int> f)
    {
        ArgumentNullException.ThrowIfNull(f);
        s_before?.Invoke();
        _n += depth;
        return f() + _n;
    }

    public static int WrittenByAField(int n)
    {
        var scope = new Scope(1);
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            s_before = () => i++;
            sum += scope.Inside(() => i * 10);
            s_before = null;
        }
        return sum;
    }

    public int FieldOfTheObject(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
            sum += Inside(() => i * 10 + _n++);
        return sum;
    }

    public T Locked<T>(Func<T> f)
    {
        lock (this)
        {
            return f();
        }
    }

    public int Deep(int n, Func<int, int> f) => n == 0 ? f(_n) : Deep(n - 1, f) + f(n);

    public int Recursive(int n)
    {
        var sum = 0;
        foreach (var x in new[] { 1, 2, n })
            sum += Deep(3, y => y * x + (n > 0 ? Recursive(n - 1) : _n));
        return sum;
    }

    public void Each<T>(IEnumerable<T> items, Action<T, int> act)
    {
        var i = 0;
        foreach (var item in items)
            act(item, i++);
    }

    public int Totals(List<int> items)
    {
        var total = 0;
        foreach (var start in items)
            Each(items, (x, i) => total += x * start + i);
        return total;
    }

    public int Shadowed(int[] items)
    {
        var state = 3;
        var sum = 0;
        foreach (var item in items)
        {
            sum += Locked(() => state * item + this._n);
            sum += Locked(() => { var item1 = item; item1 += state; return item1; });
            state++;
        }
        return sum;
    }

    public int Tuples((int A, int B)[] items)
    {
        var sum = 0;
        foreach (var (a, b) in items)
            sum += Locked(() => a * 10 + b);
        foreach (var pair in items)
            sum += Locked(() => pair.A + pair.B);
        if (items is [(var first, _), .., var last])
            sum += Locked(() => first * last.B);
        return sum;
    }

    public async Task<int> Awaiting(int[] items)
    {
        var sum = 0;
        foreach (var item in items)
        {
            await Task.Yield();
            sum += Locked(() => item + 1);
            sum += await Locked(async () => { await Task.Yield(); return item; });
        }
        return sum;
    }
}

static class Program
{
    static void Main()
    {
        Console.WriteLine(Scope.WrittenByAField(5));
        var scope = new Scope(2);
        Console.WriteLine(scope.FieldOfTheObject(4));
        Console.WriteLine(scope.Recursive(3));
        Console.WriteLine(scope.Totals([1, 2, 3]));
        Console.WriteLine(scope.Shadowed([4, 5]));
        Console.WriteLine(scope.Tuples([(1, 2), (3, 4)]));
        Console.WriteLine(scope.Awaiting([1, 2]).Result);
    }
}
