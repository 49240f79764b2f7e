using System.Buffers.Text;

namespace MiniResp;

/// <summary>A value as the bytes of its reply, so that a <c>GET</c> copies one block, and when it expires. It never changes.</summary>
internal sealed class Entry
{
    private const int LongestHeader = 13;

    private readonly int _start;

    private Entry(byte[] reply, int start, long deadline)
    {
        Reply = reply;
        _start = start;
        Deadline = deadline;
    }

    /// <summary>The value as a bulk string of the protocol.</summary>
    public byte[] Reply { get; }

    public long Deadline { get; }

    public ReadOnlySpan<byte> Value => Reply.AsSpan(_start, Reply.Length - _start - 2);

    public static Entry Create(ReadOnlySpan<byte> value, long deadline)
    {
        Span<byte> header = stackalloc byte[LongestHeader];
        var start = WriteHeader(header, value.Length);
        var reply = GC.AllocateUninitializedArray<byte>(start + value.Length + 2);
        header[..start].CopyTo(reply);
        value.CopyTo(reply.AsSpan(start));
        "\r\n"u8.CopyTo(reply.AsSpan(start + value.Length));
        return new Entry(reply, start, deadline);
    }

    public Entry WithDeadline(long deadline) => new(Reply, _start, deadline);

    private static int WriteHeader(Span<byte> header, int length)
    {
        header[0] = (byte)'$';
        Utf8Formatter.TryFormat(length, header[1..], out var digits);
        "\r\n"u8.CopyTo(header[(1 + digits)..]);
        return digits + 3;
    }
}
