// silent: ALLOC802
// Another object keeps the writer, and writes when it likes.
using System;
using System.Collections.Generic;
using System.IO;
using System.IO.Pipes;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

sealed class Clock
{
    private readonly TextWriter _writer;

    public Clock(TextWriter writer) => _writer = writer;

    public void Strike(int times) => _writer.WriteLine(times);
}

static class Program
{
    static async Task ServeAsync(PipeStream pipe)
    {
        var reader = new StreamReader(pipe);
        var writer = new StreamWriter(pipe) { AutoFlush = true };
        var clock = new Clock(writer);
        while (await reader.ReadLineAsync() is { } line)
            clock.Strike(line.Length);
    }

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
        var serving = Task.Run(() => ServeAsync(server));
        Console.WriteLine(await AskAsync(client, lines));
        client.Dispose();
        await serving;
    }

    static void Main() => TalkAsync("a", "bb", "ccc").GetAwaiter().GetResult();
}
