// title: `AutoFlush` with three writes for each line, with a `using`
// rule: ALLOC802
// bytes: 0
// il: elsewhere: the rule is about system calls
// fix: ALLOC802
// safety: unsafe
// difference: what is written waits while more messages have arrived
// shows: none: it takes a flush that fails, or a message that takes long
// except: false
// after: 0
// note: the peer waits for its replies, closes, fails or is cut off at every place, and gets the same bytes
static class Case
{
    static int Probe() => 0;

    static string Behave(string[] lines, byte first, byte each, bool fails, bool isCut)
    {
        var text = string.Concat(Array.ConvertAll(lines, static line => (line ?? "").Replace("\n", "").Replace("\r", "") + "\n"));
        var peer = new Peer(isCut && text.Length > 0 ? text.Substring(0, text.Length - 1) : text, first, each, fails);
        try
        {
            ServeAsync(peer).GetAwaiter().GetResult();
        }
        catch (IOException)
        {
            return "failed " + peer.Log;
        }

        return peer.Log;
    }

    static async Task ServeAsync(Peer stream)
    {
        using var reader = new StreamReader(stream, Encoding.Latin1);
        await using var writer = new StreamWriter(stream, Encoding.Latin1, 16) { NewLine = "\n", [|AutoFlush = true|] };
        while (true)
        {
            var line = await reader.ReadLineAsync();
            if (line is null)
                break;
            await writer.WriteAsync("<");
            await writer.WriteAsync(line);
            await writer.WriteLineAsync(">");
        }
    }
}

/// <summary>
/// A client that sends one piece after the other. Before some of them it waits for a reply to each line that it has sent; a server that keeps one back waits
/// for ever. What it has got by then is written down.
/// </summary>
sealed class Peer(string text, int first, int each, bool fails) : Stream
{
    private readonly StringBuilder _got = new();
    private readonly List<string> _seen = new();
    private TaskCompletionSource _more = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private int _sent;
    private int _reads;

    public override bool CanRead => true;

    public override bool CanSeek => false;

    public override bool CanWrite => true;

    public override long Length => throw new NotSupportedException();

    public override long Position { get => throw new NotSupportedException(); set => throw new NotSupportedException(); }

    public string Log
    {
        get
        {
            lock (_got)
                return string.Join("|", _seen) + "#" + _got;
        }
    }

    public override async ValueTask<int> ReadAsync(Memory<byte> buffer, CancellationToken cancellationToken = default)
    {
        if (_reads++ % 3 == first % 3 && (_sent < text.Length || text.EndsWith('\n')))
        {
            while (true)
            {
                Task more;
                lock (_got)
                {
                    if (Lines(_got.ToString()) >= Lines(text.AsSpan(0, _sent)))
                    {
                        _seen.Add(_got.ToString());
                        break;
                    }

                    more = _more.Task;
                }

                await more.WaitAsync(TimeSpan.FromSeconds(5));
            }

            await Task.Yield();
        }

        if (_sent == text.Length && fails)
            throw new IOException();
        var count = Math.Min(Math.Min(buffer.Length, 1 + each % 50), text.Length - _sent);
        Encoding.Latin1.GetBytes(text.AsSpan(_sent, count), buffer.Span);
        _sent += count;
        return count;
    }

    public override void Write(ReadOnlySpan<byte> buffer)
    {
        lock (_got)
        {
            _got.Append(Encoding.Latin1.GetString(buffer));
            _more.SetResult();
            _more = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
        }
    }

    public override void Write(byte[] buffer, int offset, int count) => Write(buffer.AsSpan(offset, count));

    public override ValueTask WriteAsync(ReadOnlyMemory<byte> buffer, CancellationToken cancellationToken = default)
    {
        Write(buffer.Span);
        return default;
    }

    public override void Flush()
    {
    }

    public override int Read(byte[] buffer, int offset, int count) => throw new NotSupportedException();

    public override long Seek(long offset, SeekOrigin origin) => throw new NotSupportedException();

    public override void SetLength(long value) => throw new NotSupportedException();

    private static int Lines(ReadOnlySpan<char> sent)
    {
        var lines = 0;
        foreach (var letter in sent)
            lines += letter == '\n' ? 1 : 0;
        return lines;
    }
}
