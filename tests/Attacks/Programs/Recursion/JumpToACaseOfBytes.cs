// refuses: ALLOC506
// stack: 256
// Jumps to cases and to the default are a loop, in which the bytes of numbers add up on the stack.
using System;

static class Program
{
    private static int Run(int state, int n, int size)
    {
        var sum = 0;
        switch (state)
        {
            case 0:
            {
                sum += BitConverter.GetBytes(n)[0];
                var bits = BitConverter.GetBytes((long)n);
                sum += bits[1] + bits[0];
                if (--n > 0)
                    goto case 1;
                break;
            }

            case 1:
                sum++;
                goto default;
            default:
            {
                sum += BitConverter.ToInt32(new byte[] { (byte)(n & 3), 0, 0, 0 }, 0);
                goto case 0;
            }
        }

        return sum;
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(Run(i, 20000, 100));
    }
}
