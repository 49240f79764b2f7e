// silent: ALLOC905
#nullable enable
// Classes whose objects are made without arguments: a struct would be the default, and no constructor would run.
using System;

sealed class Pt(int x = 5, int y = 7)
{
    public int X { get; } = x;
    public int Y { get; } = y;
    public int Sum() => X + Y;
}

sealed class Many
{
    public readonly int X;
    public Many(params int[] all) { X = all.Length == 0 ? 42 : all[0]; }
    public int Twice() => X * 2;
}

static class Program
{
    static Pt Make(int i) => i % 2 == 0 ? new Pt() : new Pt(i);

    static Many MakeMany(int i) => i % 2 == 0 ? new Many() : new(i);

    static int Run(int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            var pt = Make(i);
            sum += pt.Sum() + MakeMany(i).Twice();
        }
        return sum;
    }

    static void Main() => Console.WriteLine(Run(10));
}
