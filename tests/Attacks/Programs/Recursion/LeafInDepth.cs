// fixes: ALLOC501
// The recursion ends in a method that does not come back: its array is on the stack once.
using System;

static class Program
{
    static void Main() => Console.WriteLine(Walk(700));

    static int Walk(int n) => n == 0 ? Leaf(n) : Walk(n - 1) + n % 3 + Step(n);

    static int Step(int n)
    {
        var scratch = new int[100];
        scratch[n % 100] = n;
        return scratch[n % 100] % 5;
    }

    static int Leaf(int n)
    {
        var scratch = new int[100];
        scratch[n] = 7;
        return scratch[n];
    }
}
