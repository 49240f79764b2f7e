// refuses: ALLOC506
// The bytes are kept, returned, or copied into something that is too short.
using System;
using System.Collections.Generic;

static class Program
{
    static byte[] _kept;
    static byte[] Keep(int n) { _kept = BitConverter.GetBytes(n); return _kept; }

    static void Copy(int n, byte[] target, int at)
    {
        var bytes = BitConverter.GetBytes(n);
        Array.Copy(bytes, 0, target, at, 4);
    }

    static void CopyTo(int n, byte[] target, int at) => BitConverter.GetBytes(n).CopyTo(target, at);

    static void Main() => Run();

    static void Run()
    {
        var first = Keep(1);
        var second = Keep(2);
        Console.Write(first[0] + "" + second[0] + ReferenceEquals(second, _kept) + " ");
        foreach (var length in new[] { 8, 5, 3 })
        {
            try { Copy(7, new byte[length], 2); Console.Write("ok "); } catch (Exception e) { Console.Write(e.GetType().Name + " "); }
            try { CopyTo(7, length == 3 ? null : new byte[length], 2); Console.Write("ok "); } catch (Exception e) { Console.Write(e.GetType().Name + " "); }
        }

        Console.WriteLine();
    }
}
