// title: `StreamWriter.Flush` for each line, flushed at the end
// rule: ALLOC801
// bytes: 0
// il: elsewhere: the rule is about system calls
// fix: ALLOC801
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
        var reader = new StreamReader(stream, Encoding.Latin1);
        var writer = new StreamWriter(stream, Encoding.Latin1) { NewLine = "\n" };
        while (await reader.ReadLineAsync() is { } line)
        {
            if (line.Length == 7)
                return;
            if (line.Length == 9)
                throw new IOException();
            writer.WriteLine(line);
            [|writer.Flush()|];
        }
    }
}
