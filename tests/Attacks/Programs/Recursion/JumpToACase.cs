// silent: ALLOC501
// stack: 256
// Jumps to cases are a loop, in which memory of the stack adds up.
using System;

static class Program
{
    private static int Run(int state, int n)
    {
        var sum = 0;
        switch (state)
        {
            case 0:
            {
                var counts = new int[16];
                counts[n & 15] = n;
                sum += counts[3] + counts[n & 15];
                if (--n > 0)
                    goto case 1;
                break;
            }

            case 1:
                sum++;
                goto case 0;
        }

        return sum;
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(Run(i, 20000));
    }
}
