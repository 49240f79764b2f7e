// fixes: ALLOC501
// SkipLocalsInit on a lambda, a local function, an accessor, a type and what it nests: memory of the stack is dirty there, unless it is written first.
#nullable enable
using System;
using System.Runtime.CompilerServices;

static class Program
{
    static int InLambda(int n)
    {
        Func<int, int> f = [SkipLocalsInit] static (k) =>
        {
            var a = new int[16];
            a[k & 15] = 1;
            var sum = 0;
            foreach (var x in a)
                sum += x;
            return sum;
        };
        return f(n);
    }

    static int InLocalFunction(int n)
    {
        return Local(n);

        [SkipLocalsInit]
        static int Local(int k)
        {
            var a = new byte[32];
            a[k & 31] = 1;
            return a[0] + a[1] + a[2] + a[31];
        }
    }

    [SkipLocalsInit]
    static int Around(int n)
    {
        return Local(n);

        static int Local(int k)
        {
            var a = new byte[32];
            a[k & 31] = 1;
            return a[0] + a[1] + a[2] + a[31];
        }
    }

    static int Accessor
    {
        [SkipLocalsInit]
        get
        {
            var a = new long[8];
            a[3] = 7;
            return (int)(a[0] + a[3] + a[7]);
        }
    }

    [SkipLocalsInit]
    static int OfTheProperty
    {
        get
        {
            var a = new long[8];
            a[3] = 7;
            return (int)(a[0] + a[3] + a[7]);
        }
    }

    static int Clean(int n)
    {
        var a = new long[8];
        a[n & 7] = 7;
        return (int)(a[0] + a[3] + a[7]);
    }

    [SkipLocalsInit]
    static int Listed(int n)
    {
        var a = new[] { n, n + 1, n + 2, n * 3 };
        var sum = 0;
        for (var i = 0; i < a.Length; i++)
            sum += a[i] * i;
        return sum;
    }

    [SkipLocalsInit]
    static int Encoded(string text)
    {
        var bytes = System.Text.Encoding.UTF8.GetBytes(text);
        var sum = bytes.Length;
        foreach (var b in bytes)
            sum += b;
        return sum;
    }

    static void Main()
    {
        for (var n = 0; n < 4; n++)
            Console.WriteLine($"{InLambda(n)} {InLocalFunction(n)} {Around(n)} {Accessor} {OfTheProperty} {Clean(n)} {Listed(n)} {Encoded("äb" + n)} {Outer.Inner.Of(n)}");
    }
}

[SkipLocalsInit]
static class Outer
{
    public static class Inner
    {
        public static int Of(int n)
        {
            var a = new int[16];
            a[n & 15] = 1;
            var sum = 0;
            foreach (var x in a)
                sum += x;
            return sum;
        }
    }
}
