// silent: ALLOC505
// The source of a copy is written by a later argument, by a property, and by the callee, before the copy is read.
using System;

static class Program
{
    static byte[] s_data = new byte[4];

    static int Zero
    {
        get
        {
            s_data[0]++;
            return 0;
        }
    }

    static int Next()
    {
        s_data[1]++;
        return 1;
    }

    static int Sum(ReadOnlySpan<byte> data)
    {
        s_data[2] = 100;
        return data[0] + data[1] + data[2];
    }

    static void Main()
    {
        s_data = new byte[] { 1, 2, 3, 4 };
        Console.WriteLine(BitConverter.ToInt32(s_data.AsSpan().ToArray(), Zero));
        Console.WriteLine(Sum(s_data.AsSpan().ToArray()));
        Console.WriteLine(Convert.ToHexString(s_data.AsSpan().ToArray(), Next(), 3));
        Console.WriteLine(Convert.ToHexString(s_data));
    }
}
