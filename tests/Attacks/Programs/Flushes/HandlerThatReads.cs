// silent: ALLOC801
// A method that the loop calls waits for the peer as well, which waits for what was written before.
using System;
using System.Collections.Generic;
using System.IO;
using System.IO.Pipes;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

sealed class Session
{
    private readonly StreamReader _reader;
    private readonly StreamWriter _writer;

    public Session(PipeStream pipe)
    {
        _reader = new StreamReader(pipe);
        _writer = new StreamWriter(pipe);
    }

    public async Task ServeAsync()
    {
        while (await _reader.ReadLineAsync() is { } line)
        {
            Check(line);
            _writer.WriteLine(line.Length);
            await _writer.FlushAsync();
        }
    }

    // The peer sends the second half of such a line only after the replies to those before.
    private void Check(string line)
    {
        if (line.Length == 5)
            _reader.ReadLine();
    }
}

static class Program
{
    static async Task<string> AskAsync(PipeStream pipe, params string[] lines)
    {
        var writer = new StreamWriter(pipe);
        var reader = new StreamReader(pipe);
        var answers = new StringBuilder();
        foreach (var line in lines)
        {
            writer.WriteLine(line);
            if (line.Length > 0)
                writer.Flush();
            answers.Append(await reader.ReadLineAsync()).Append(';');
        }

        return answers.ToString();
    }

    static async Task TalkAsync(params string[] lines)
    {
        var name = "attack" + Guid.NewGuid().ToString("N");
        using var server = new NamedPipeServerStream(name, PipeDirection.InOut, 1, PipeTransmissionMode.Byte, PipeOptions.Asynchronous);
        using var client = new NamedPipeClientStream(".", name, PipeDirection.InOut, PipeOptions.Asynchronous);
        await Task.WhenAll(server.WaitForConnectionAsync(), client.ConnectAsync());
        var serving = Task.Run(() => new Session(server).ServeAsync());
        Console.WriteLine(await AskAsync(client, lines));
        client.Dispose();
        await serving;
    }

    static void Main() => TalkAsync("a", "bb", "ccc").GetAwaiter().GetResult();
}
