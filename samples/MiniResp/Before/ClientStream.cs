using System.Net.Sockets;

namespace MiniResp;

/// <summary>The stream of a client: counts what is sent, and refuses to read on where the client does not come to an end.</summary>
internal sealed class ClientStream(Socket socket, ServerStatistics statistics) : NetworkStream(socket)
{
    private int _expected;

    /// <summary>Allows that about so many more bytes are read; whoever asks for more has a client that sends too much.</summary>
    public void Expect(int bytes) => _expected = bytes;

    public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        if (_expected < 0)
            throw new ProtocolException("too big inline request");
        var read = await base.ReadAsync(buffer, cancellationToken);
        _expected -= read;
        return read;
    }

    public override void Write(byte[] buffer, int offset, int count)
    {
        statistics.AddWrite();
        base.Write(buffer, offset, count);
    }

    public override void Write(ReadOnlySpan<byte> buffer)
    {
        statistics.AddWrite();
        base.Write(buffer);
    }

    public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        statistics.AddWrite();
        return base.WriteAsync(buffer, cancellationToken);
    }
}
