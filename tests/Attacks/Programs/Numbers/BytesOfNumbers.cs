// fixes: ALLOC506
// Bytes of each kind of number, reversed and not, NaN with a payload, and what is read back.
using System;

static class Program
{
    static int Sum(int n, double d, ushort u, bool reverse)
    {
        var bytes = BitConverter.GetBytes(n);
        if (reverse) Array.Reverse(bytes);
        var sum = 0;
        foreach (var b in bytes) sum = sum * 7 + b;
        var more = BitConverter.GetBytes(d);
        for (var i = 0; i < more.Length; i++) sum = sum * 3 + more[i];
        var small = BitConverter.GetBytes(u);
        return sum + small[0] + small[1] * 256;
    }

    static float Bits(int n) => BitConverter.ToSingle(BitConverter.GetBytes(n), 0);
    static long Long(double d) => BitConverter.ToInt64(BitConverter.GetBytes(d), 0);
    static int Hash(float f) => BitConverter.ToInt32(BitConverter.GetBytes(f), 0);

    static void Main()
    {
        Console.WriteLine(Sum(123456789, 1.5, 65535, false) + " " + Sum(-1, double.NaN, 1, true));
        Console.WriteLine(Hash(Bits(0x7f800001)) + " " + Long(BitConverter.Int64BitsToDouble(0x7ff0000000000001)) + " " + Bits(1) + " " + Hash(-0f));
    }
}
