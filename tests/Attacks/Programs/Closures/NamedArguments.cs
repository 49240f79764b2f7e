// refuses: ALLOC403
// Arguments have the names of the parameters of the delegate, which a lambda may have in another order.
using System;
delegate int Op(int a, int b);
static class Program
{
    static int Run(int k)
    {
        Op op = (b, a) => a - b + k;
        Func<int, int, int> sub = (arg2, arg1) => arg1 - arg2 + k;
        return op(a: 1, b: 20) * 1000 + op(1, 20) + sub(arg1: 5, arg2: 9);
    }
    static void Main() => Console.WriteLine(Run(3));
}
