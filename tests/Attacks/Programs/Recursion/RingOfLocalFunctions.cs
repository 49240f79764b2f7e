// silent: ALLOC501
// Three local functions call each other in a ring.
using System;

static class Program
{
    static void Main()
    {
        Console.WriteLine(First(300));

        static int First(int n)
        {
            var scratch = new int[120];
            scratch[n % 120] = n;
            return scratch[n % 120] + Second(n);
        }

        static int Second(int n) => n == 0 ? 0 : Third(n - 1);

        static int Third(int n) => First(n) % 10007;
    }
}
