// silent: ALLOC503
// A second Dispose does not get to the array: a helper has replaced it, or an exception says that the object is gone.
using System;
using System.Buffers;

public sealed class Replaced : IDisposable
{
    private byte[] _buffer = ArrayPool<byte>.Shared.Rent(10);

    public void Dispose()
    {
        ArrayPool<byte>.Shared.Return(_buffer);
        Reset();
    }

    private void Reset() => _buffer = [];
}

public sealed class Refusing : IDisposable
{
    private readonly byte[] _buffer = ArrayPool<byte>.Shared.Rent(10);
    private bool _isDisposed;

    public void Dispose()
    {
        ObjectDisposedException.ThrowIf(_isDisposed, this);
        _isDisposed = true;
        ArrayPool<byte>.Shared.Return(_buffer);
    }
}

public sealed class Throwing : IDisposable
{
    private readonly byte[] _buffer = ArrayPool<byte>.Shared.Rent(10);
    private bool _isDisposed;

    public void Dispose()
    {
        if (_isDisposed)
            throw new ObjectDisposedException(nameof(Throwing));
        _isDisposed = true;
        ArrayPool<byte>.Shared.Return(_buffer);
    }
}

public static class Program
{
    static void Twice(IDisposable item)
    {
        item.Dispose();
        try { item.Dispose(); Console.WriteLine("twice"); }
        catch (ObjectDisposedException) { Console.WriteLine("gone"); }
    }

    static void Main()
    {
        Twice(new Replaced());
        Twice(new Refusing());
        Twice(new Throwing());
    }
}
