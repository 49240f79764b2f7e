// fixes: ALLOC401
// Members of the callee's type are named like what the overload adds.
using System;
sealed class TState { public static int Count = 7; }
class Runner<T>
{
    private int state = 5;
    public int TState2 = 3;
    public int Run(Func<int, int> run) => run(state) + state + TState.Count + TState2;
    public static int All(int state, Func<int, int> run) { int state2 = state; return run(state2) + state; }
}
static class Extra
{
    public static int Each(this int[] items, Func<int, int> run, params int[] more)
    {
        var sum = 0;
        foreach (var item in items) sum += run(item);
        foreach (var item in more) sum += run(item);
        return sum;
    }
}
class Program
{
    int _k = 2;
    int Hot(int n)
    {
        var sum = 0;
        var state = 3;
        var self = 4;
        for (var i = 0; i < n; i++)
        {
            sum += new Runner<string>().Run(x => x + n + _k);
            sum += Runner<int>.All(i, x => x + n + state + self + _k);
            sum += new[] { 1, 2, n }.Each(x => x * n + nameof(n).Length);
            sum += new[] { 1, 2, n }.Each(x => x * _k + nameof(_k).Length, 4, 5);
        }
        return sum;
    }
    static void Main() => Console.WriteLine(new Program().Hot(4));
}
