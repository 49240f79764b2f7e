// refuses: ALLOC501
// Elements of an array that are assigned together: one after the other, while places of a span are all looked up first.
using System;
static class Program
{
    static int s_count;
    static int Next() => ++s_count;
    static int Pair(int n)
    {
        var a = new int[4];
        try { (a[0], a[n]) = (5, 6); } catch (IndexOutOfRangeException) { a[1] = 3; }
        return a[0] * 10 + a[1];
    }
    static int Chain(int n)
    {
        var a = new int[4];
        try { a[0] = a[n] = Next(); } catch (IndexOutOfRangeException) { a[1] = s_count; }
        return a[0] * 10 + a[1];
    }
    static int Deconstructed(int n)
    {
        var a = new int[4];
        try { (a[n], a[1]) = new Two(); } catch (IndexOutOfRangeException) { a[2] = s_count; }
        return a[2] * 10 + a[1];
    }
    static int Divided(int n, int zero)
    {
        var a = new int[4];
        try { a[n] = 7 / zero; } catch (IndexOutOfRangeException) { a[2] = 5; } catch (DivideByZeroException) { a[2] = 6; }
        return a[2];
    }
    static int Cast(int n, long big)
    {
        var a = new int[4];
        try { a[n] = checked((int)big); } catch (IndexOutOfRangeException) { a[2] = 5; } catch (OverflowException) { a[2] = 6; }
        return a[2];
    }
    static int Null(int n, string text)
    {
        var a = new int[4];
        try { a[n] = text.Length; } catch (IndexOutOfRangeException) { a[2] = 5; } catch (NullReferenceException) { a[2] = 6; }
        return a[2];
    }
    sealed class Two { public void Deconstruct(out int a, out int b) { a = Next(); b = Next(); } }
    static void Main() { foreach (var n in new[] { 1, 3, 4, -1 }) Console.WriteLine($"{Pair(n)} {Chain(n)} {Deconstructed(n)} {Divided(n, 0)} {Cast(n, 1L << 40)} {Null(n, null)}"); }
}
