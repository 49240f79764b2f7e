// silent: ALLOC503
// The length of a rented array that stays in a field is the room that there is, and it is told as such.
using System;
using System.Buffers;

public sealed class Room
{
    private byte[] _items = [];

    public int Grow(int n)
    {
        var larger = ArrayPool<byte>.Shared.Rent(n);
        _items.CopyTo(larger, 0);
        var old = _items;
        _items = larger;
        if (old.Length > 0)
            ArrayPool<byte>.Shared.Return(old);
        return larger.Length;
    }
}

public static class Program
{
    static void Main()
    {
        var room = new Room();
        Console.WriteLine(room.Grow(3) >= 3 && room.Grow(100) >= 100);
    }
}
