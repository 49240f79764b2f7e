// fixes: ALLOC501
// Buffers in extension blocks, accessors with a field, local functions, filters, asynchronous methods and lambdas.
using System;
using System.Buffers;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;
static class Extensions
{
    extension(ReadOnlySpan<char> text)
    {
        public int Hash()
        {
            var buffer = new int[16];
            foreach (var c in text) buffer[c & 15] += c;
            var h = 0;
            foreach (var x in buffer) h = h * 31 + x;
            return h;
        }
    }
    extension(Span<byte>)
    {
        public static int Sum(int n)
        {
            var bytes = new byte[32];
            for (var i = 0; i < n; i++) bytes[i] = (byte)i;
            var sum = 0;
            foreach (var b in bytes) sum += b;
            return sum;
        }
    }
    public static int Total(this Span<int> all) { var t = 0; foreach (var x in all) t += x; return t; }
    public static int Total(this int[] all) => -1;
}
struct Bits
{
    private int _n;
    public int this[int index] { get { var t = new int[8]; t[index & 7] = _n++; return t[index & 7] + t.Length; } }
    public int Field { get { var t = new int[4]; t[0] = field; field++; return t[0] + t[3]; } set; }
}
static class Program
{
    static int Local(int n)
    {
        return Inner(n) + Inner(n + 1);
        static int Inner(int m)
        {
            var t = new int[8];
            t[m & 7] = 3;
            if (m > 3) { var u = new int[8]; u[1] = m; return u[1] + u[2] + t[0]; }
            return t[m] + Twice(t[m]);
        }
        static int Twice(int m) { var t = new int[4]; t[m & 3]++; return m == 0 ? t[0] : Twice(m - 1) + t[m & 3]; }
    }
    static int Scoped(scoped ReadOnlySpan<int> source, scoped ref int last)
    {
        var t = new int[16];
        source.CopyTo(t);
        last = t[15];
        ref var r = ref t[2];
        r = 5;
        return t[2] + t[0];
    }
    static int Lambda(int n)
    {
        Func<int, int> f = x => { var t = new int[4]; t[x & 3] = n; return t[0] + t[1]; };
        return f(n) + f(n + 1);
    }
    static IEnumerable<int> Iterator(int n)
    {
        for (var i = 0; i < n; i++)
        {
            var t = new int[4];
            t[i & 3] = i;
            var sum = t[0] + t[1] + t[2] + t[3];
            yield return sum;
        }
    }
    static async Task<int> Async(int n)
    {
        var all = 0;
        for (var i = 0; i < n; i++)
        {
            var t = new int[4];
            t[i & 3] = i;
            all += t[0] + t[1] + t[2] + t[3];
            await Task.Yield();
            { var u = new int[4]; u[i & 3] = i + 1; all += u[3]; }
        }
        return all;
    }
    static int Ternary(bool b) { var t = b ? new int[4] : new int[5]; t[0] = 2; return t.Length + t[0]; }
    static int Collection(int a, int b) { int[] t = [a, b, a + b]; var s = 0; foreach (var x in t) s += x; return s + t[^1] + t[1..].Length; }
    static int Overloads(int n) { var t = new int[4]; t[n & 3] = n; return t.Total(); }
    static int Catch(int n)
    {
        try { var t = new int[4]; t[n] = 1; return t[0] + t[1]; }
        catch (IndexOutOfRangeException) when (Filter(n)) { var t = new int[2]; t[n & 1] = n; return t[0] + t[1]; }
        finally { var t = new int[2]; t[0]++; }
        static bool Filter(int m) { var t = new int[3]; t[m % 3] = 1; return t[0] == 1; }
    }
    static int Pattern(string s)
    {
        var chars = new char[8];
        s.AsSpan().CopyTo(chars);
        return chars is ['a', .., '\0'] ? 1 : chars is [_, 'b', ..] ? 2 : 3;
    }
    static int Using(int n)
    {
        var t = new int[4];
        foreach (ref var x in t.AsSpan()) x = n++;
        Span<int> view = t, other = t.AsSpan(1);
        view[1] = 9;
        (t[0], t[1]) = (t[1], t[0]);
        t[n & 3] ^= t[0]++;
        return other[0] + t[0] + view[3];
    }
    static void Main()
    {
        var bits = new Bits();
        var last = 1;
        Console.WriteLine("hello".AsSpan().Hash() + " " + Span<byte>.Sum(9) + " " + bits[3] + bits[4] + bits.Field + bits.Field + " " + Local(2)
            + Local(5) + " " + Scoped([1, 2], ref last) + last + Lambda(2));
        Console.WriteLine(string.Join(",", Iterator(5)) + Async(6).Result + Ternary(true) + Collection(3, 4) + Overloads(2) + Catch(1) + Catch(6)
            + Pattern("ab") + Pattern("xb") + Using(3));
        try { Catch(7); } catch (IndexOutOfRangeException) { Console.WriteLine("range"); }
    }
}
