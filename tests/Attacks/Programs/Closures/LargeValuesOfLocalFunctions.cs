// stack: 256
// fixes: ALLOC403
// A lambda in a local captures a large value, which is on the heap: a local function would have it on the stack, in each call of a recursion.
#nullable enable
using System;
using System.Numerics;
using Four = (System.Numerics.Matrix4x4 A, System.Numerics.Matrix4x4 B, System.Numerics.Matrix4x4 C, System.Numerics.Matrix4x4 D);
using Sixteen = ((System.Numerics.Matrix4x4 A, System.Numerics.Matrix4x4 B, System.Numerics.Matrix4x4 C, System.Numerics.Matrix4x4 D) A, (System.Numerics.Matrix4x4 A, System.Numerics.Matrix4x4 B, System.Numerics.Matrix4x4 C, System.Numerics.Matrix4x4 D) B);
static class Calls
{
    public static int Down(Sixteen[] values, int depth)
    {
        var sum = 0;
        for (var i = 0; i < 2; i++)
        {
            var value = values[i];
            Func<int, int> f = x => (int)value.A.A.M11 + x + i;
            sum += f(depth) + f(1);
        }
        return depth == 0 ? sum : Down(values, depth - 1) + sum;
    }
    public static int Flat(Sixteen[] values, int n)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            var value = values[i];
            Func<int, int> f = x => (int)value.B.D.M44 + x;
            sum += f(n) + f(i);
        }
        return sum;
    }
}
static class Program
{
    static void Main() => Console.WriteLine(Calls.Down(new Sixteen[3], 200) + Calls.Flat(new Sixteen[3], 3));
}
