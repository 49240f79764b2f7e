// title: `FlushAsync` with a token that is cancelled between messages
// rule: ALLOC801
// bytes: 0
// il: elsewhere: the rule is about system calls
// fix: ALLOC801
// safety: unsafe
// difference: a flush that fails or is cancelled does so later or never
// shows: new[] { "000" }, (byte)0, (byte)0, false, false
// except: lines?.Any(static line => line is not null && line.Replace("\n", "").Replace("\r", "").Length is 3 or 5) == true
// after: 0
// note: the token is cancelled by a message, before the reply to it is written or after that
static class Case
{
    static int Probe() => 0;

    static string Behave(string[] lines, byte first, byte each, bool fails, bool isCut)
    {
        var text = string.Concat(Array.ConvertAll(lines, static line => (line ?? "").Replace("\n", "").Replace("\r", "") + "\n"));
        var peer = new Peer(isCut && text.Length > 0 ? text.Substring(0, text.Length - 1) : text, first, each, fails);
        using var stop = new CancellationTokenSource();
        try
        {
            ServeAsync(peer, stop).GetAwaiter().GetResult();
        }
        catch (Exception problem) when (problem is IOException or OperationCanceledException)
        {
            return problem.GetType().Name + peer.Log;
        }

        return peer.Log;
    }

    static async Task ServeAsync(Peer stream, CancellationTokenSource stop)
    {
        var reader = new StreamReader(stream, Encoding.Latin1);
        var writer = new StreamWriter(stream, Encoding.Latin1) { NewLine = "\n" };
        while (await reader.ReadLineAsync(stop.Token) is { } line)
        {
            if (line.Length == 3)
                stop.Cancel();
            writer.WriteLine(line);
            await [|writer.FlushAsync(stop.Token)|];
            if (line.Length == 5)
                stop.Cancel();
        }
    }
}
