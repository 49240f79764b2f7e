// refuses: ALLOC306
// stack: 256
// Jumps to cases are a loop, in which the bytes of texts add up on the stack.
using System;
using System.Collections.Generic;
using System.Text;
static class Program
{
    private static int Run(int state, int n, string[] parts, string text)
    {
        var sum = 0;
        switch (state)
        {
            case 0:
            {
                var joined = "";
                foreach (var part in parts)
                    joined += part + n;
                sum += joined.Length;
                if (--n > 0)
                    goto case 1;
                break;
            }

            case 1:
                sum += Convert.ToHexString(Encoding.UTF8.GetBytes(text)).Length;
                var b = new StringBuilder();
                b.Append(text).Append(n);
                sum += b.ToString().Length;
                goto case 0;
        }

        return sum;
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(Run(i, 5000, new[] { "a", "b" }, "text"));
    }
}
