// silent: ALLOC503
// A rented array is kept by a field, or it is returned, never both.
using System;
using System.Buffers;

public sealed class Kept
{
    private byte[] _buffer;

    public int Either(int n)
    {
        var buffer = ArrayPool<byte>.Shared.Rent(n + 1);
        if (n > 3)
        {
            _buffer = buffer;
        }
        else
        {
            ArrayPool<byte>.Shared.Return(buffer);
        }

        return _buffer?.Length ?? 0;
    }

    public void Failing(int n)
    {
        var buffer = ArrayPool<byte>.Shared.Rent(n + 1);
        _buffer = buffer;
        try
        {
            Fill(n);
        }
        catch
        {
            _buffer = null;
            ArrayPool<byte>.Shared.Return(buffer);
            throw;
        }
    }

    public bool Undone(int n)
    {
        var buffer = ArrayPool<byte>.Shared.Rent(n + 1);
        _buffer = buffer;
        if (n > 7)
        {
            _buffer = null;
            ArrayPool<byte>.Shared.Return(buffer);
            return false;
        }

        return true;
    }

    private void Fill(int n) => _buffer[0] = checked((byte)n);
}

public static class Program
{
    static void Main()
    {
        var kept = new Kept();
        Console.WriteLine(kept.Either(3) > 0);
        Console.WriteLine(kept.Either(5) > 0);
        kept.Failing(4);
        try { kept.Failing(400); } catch (OverflowException) { Console.WriteLine("over"); }
        Console.WriteLine(kept.Undone(9));
    }
}
