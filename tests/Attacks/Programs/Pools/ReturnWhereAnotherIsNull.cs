// silent: ALLOC503
// A rented array is returned where another variable is null, and used or handed on where it is not.
using System;
using System.Buffers;

public sealed class Keeper
{
    public byte[] Held;

    public void Take(byte[] array) => Held = array;
}

public static class Program
{
    static int Work(int n, Keeper keeper)
    {
        var buffer = ArrayPool<byte>.Shared.Rent(n);
        buffer[0] = (byte)n;
        var first = buffer[0];
        if (keeper is null)
            ArrayPool<byte>.Shared.Return(buffer);
        keeper?.Take(buffer);
        return first;
    }

    static int Again(int n, Exception error)
    {
        var buffer = ArrayPool<byte>.Shared.Rent(n);
        buffer[0] = (byte)n;
        if (error != null)
            ArrayPool<byte>.Shared.Return(buffer, clearArray: true);
        var first = error == null ? buffer[0] : 0;
        if (error == null)
            ArrayPool<byte>.Shared.Return(buffer);
        return first;
    }

    static void Main()
    {
        var keeper = new Keeper();
        Console.WriteLine(Work(3, null) + Work(4, keeper) + keeper.Held[0] + Again(1, null) + Again(2, new Exception()));
    }
}
