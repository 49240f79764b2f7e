// title: `AutoFlush` of a writer in a field, with two writes for each line
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
sealed class Session
{
    private readonly StreamReader _reader;
    private readonly StreamWriter _writer;

    public Session(Stream stream)
    {
        _reader = new StreamReader(stream, Encoding.Latin1);
        _writer = new StreamWriter(stream, Encoding.Latin1, 16) { NewLine = "\n", [|AutoFlush = true|] };
    }

    public async Task ServeAsync()
    {
        while (true)
        {
            var line = await _reader.ReadLineAsync();
            if (line is null)
                break;
            if (line.Length == 9)
                throw new IOException();
            await ReplyAsync(line);
        }
    }

    private async Task ReplyAsync(string line)
    {
        await _writer.WriteAsync(line);
        await _writer.WriteLineAsync("!");
    }
}

static class Case
{
    static int Probe() => 0;

    static string Behave(string[] lines, byte first, byte each, bool fails, bool isCut)
    {
        var text = string.Concat(Array.ConvertAll(lines, static line => (line ?? "").Replace("\n", "").Replace("\r", "") + "\n"));
        var peer = new Peer(isCut && text.Length > 0 ? text.Substring(0, text.Length - 1) : text, first, each, fails);
        try
        {
            new Session(peer).ServeAsync().GetAwaiter().GetResult();
        }
        catch (IOException)
        {
            return "failed " + peer.Log;
        }

        return peer.Log;
    }
}
