// silent: ALLOC505
// Elements of the copied array are written by steps, tuples, references, spans, methods and delegates before the copy is read.
using System;
using System.Collections.Generic;
sealed class Kept
{
    private int[] _all = { 3, 1, 2 };
    public int Run(Action tell) { var n = 0; for (var i = 0; i < 2; i++) n += Up(_all) + Swap(_all, _all) + Fill(_all, _all) + Ref(_all, _all) + Call(_all) + Told(_all, tell) + Rotate(_all, _all) + Cmp(_all, new Own(_all)); return n; }
    public void Change() { _all[0] = 100; }
    static int Up(int[] all) => Up2(all, all);
    static int Up2(int[] all, int[] other)
    {
        var copy = (int[])all.Clone();
        other[0]++;
        return Sum(copy);
    }
    static int Swap(int[] all, int[] other)
    {
        var copy = all[..];
        (other[0], other[1]) = (other[1], 7);
        return copy[0] * 3 + copy[1] + copy.Length;
    }
    static int Fill(ReadOnlySpan<int> all, Span<int> other)
    {
        var copy = all.ToArray();
        other.Fill(9);
        return Sum(copy);
    }
    static int Ref(ReadOnlySpan<int> all, int[] other)
    {
        var copy = all.ToArray();
        ref var first = ref other[0];
        first = 77;
        return Sum(copy);
    }
    int Call(int[] all)
    {
        var copy = all[..];
        Change();
        return Sum(copy);
    }
    int Told(int[] all, Action tell)
    {
        var copy = all[..];
        tell();
        return Sum(copy);
    }
    static int Rotate(int[] all, int[] other)
    {
        var copy = all[..];
        copy.AsSpan(0, 2).CopyTo(other.AsSpan(1));
        copy.AsSpan(2).CopyTo(other);
        return other[0];
    }
    int Cmp(int[] all, IComparer<int> own)
    {
        var copy = all[..];
        var n = own.Compare(1, 2);
        return Sum(copy) + n;
    }
    static int Sum(ReadOnlySpan<int> values) { var n = 0; foreach (var v in values) n += v; return n; }
}
sealed class Own(int[] all) : IComparer<int> { public int Compare(int a, int b) { all[1] = 55; return 0; } }
static class Program { static void Main() { var k = new Kept(); Console.WriteLine(k.Run(k.Change)); } }
