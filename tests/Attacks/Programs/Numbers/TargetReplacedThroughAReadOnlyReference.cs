// refuses: ALLOC506
// The array that bytes are copied to is replaced through a reference that was given only to be read.
using System;
using System.Runtime.CompilerServices;

static class Program
{
    static ref byte[] Same(in byte[] array) => ref Unsafe.AsRef(in array);

    static byte[] ByCall(int number)
    {
        var buffer = new byte[16];
        Same(in buffer) = new byte[3];
        BitConverter.GetBytes(number).CopyTo(buffer, 4);
        return buffer;
    }

    static byte[] InPlace(int number)
    {
        var buffer = new byte[16];
        Unsafe.AsRef(in buffer) = new byte[2];
        BitConverter.GetBytes(number).CopyTo(buffer, 4);
        return buffer;
    }

    static void Try(Func<byte[]> test)
    {
        try { Console.WriteLine(test().Length); }
        catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }

    static void Main()
    {
        Try(() => ByCall(1));
        Try(() => InPlace(1));
    }
}
