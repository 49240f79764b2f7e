using System.Buffers;
using System.Buffers.Text;

namespace MiniResp;

/// <summary>The replies that wait to be sent together.</summary>
internal sealed class ReplyBuffer : IDisposable
{
    private const int Size = 16 * 1024;

    private byte[] _bytes = ArrayPool<byte>.Shared.Rent(Size);

    public int Length { get; private set; }

    public ReadOnlyMemory<byte> Written => _bytes.AsMemory(0, Length);

    public void Write(ReadOnlySpan<byte> bytes)
    {
        if (bytes.Length > _bytes.Length - Length)
            Grow(bytes.Length);
        bytes.CopyTo(_bytes.AsSpan(Length));
        Length += bytes.Length;
    }

    public void WriteNumber(char kind, long number)
    {
        Span<byte> digits = stackalloc byte[24];
        digits[0] = (byte)kind;
        Utf8Formatter.TryFormat(number, digits[1..], out var written);
        "\r\n"u8.CopyTo(digits[(1 + written)..]);
        Write(digits[..(written + 3)]);
    }

    public void WriteBulk(ReadOnlySpan<byte> bytes)
    {
        WriteNumber('$', bytes.Length);
        Write(bytes);
        Write("\r\n"u8);
    }

    /// <summary>Forgets what was written, and gives back memory that one large reply needed.</summary>
    public void Clear()
    {
        Length = 0;
        if (_bytes.Length <= 4 * Size)
            return;
        ArrayPool<byte>.Shared.Return(_bytes);
        _bytes = ArrayPool<byte>.Shared.Rent(Size);
    }

    public void Dispose()
    {
        ArrayPool<byte>.Shared.Return(_bytes);
        _bytes = [];
        Length = 0;
    }

    private void Grow(int needed)
    {
        var length = Math.Min(Math.Max((long)_bytes.Length * 2, (long)Length + needed), Array.MaxLength);
        if (length < (long)Length + needed)
            throw new IOException("The reply is longer than an array.");
        var larger = ArrayPool<byte>.Shared.Rent((int)length);
        Written.CopyTo(larger);
        ArrayPool<byte>.Shared.Return(_bytes);
        _bytes = larger;
    }
}
