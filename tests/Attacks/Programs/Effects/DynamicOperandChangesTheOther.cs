// fixes: ALLOC201
// An operator that is bound at run time changes the other operand.
using System;

sealed class Step
{
    public static implicit operator int(Step step) => Program.N += 1;

    public static int operator +(Step step, int n) => Program.N += n;
}

static class Program
{
    public static int N = 1;

    static bool A(dynamic step) => object.Equals(N, (object)(int)step);

    static bool B(dynamic step) => N.Equals((object)(int)(step + 1));

    static int C(dynamic step) => N.CompareTo((object)(int)(step + 1));

    static bool D(dynamic step) => Equals((object)(int)(step + 1), N);

    static void Main()
    {
        for (var i = 0; i < 3; i++)
        {
            var step = new Step();
            Console.WriteLine(A(step) + " " + B(step) + " " + C(step) + " " + D(step) + N);
        }
    }
}
