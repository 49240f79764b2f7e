// What a loop makes in a checked block overflows there, and would wrap in front of the loop.
// silent: ALLOC104
using System;

static class Program
{
    static int Run(int rounds, int n)
    {
        var sum = 0;
        for (var i = 0; i < rounds; i++)
        {
            checked
            {
                try
                {
                    var text = "n" + (n + 1);
                    var buffer = new byte[(n + 1) & 15];
                    sum += text.Length + buffer.Length;
                }
                catch (OverflowException)
                {
                    sum += 1000;
                }
            }
        }

        return sum;
    }

    static void Main() { Console.WriteLine(Run(3, 4) + " " + Run(2, int.MaxValue) + " " + Run(0, int.MaxValue)); }
}
