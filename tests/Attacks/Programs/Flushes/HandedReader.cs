// silent: ALLOC801
// A method that gets the reader blocks in it until the client has sent the rest of its message, for which it waits for the answer before.
using System;
using System.Collections.Generic;
using System.IO;
using System.IO.Pipes;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

static class Program
{
    static string Rest(TextReader reader) => reader.ReadLine() ?? "";

    static async Task ServeAsync(PipeStream pipe)
    {
        var reader = new StreamReader(pipe);
        var writer = new StreamWriter(pipe);
        while (await reader.ReadLineAsync() is { } line)
        {
            writer.WriteLine(line.Length == 2 ? Rest(reader).Length : line.Length);
            await writer.FlushAsync();
        }
    }

    static async Task<string> AskAsync(PipeStream pipe, params string[] lines)
    {
        var writer = new StreamWriter(pipe) { AutoFlush = true };
        var reader = new StreamReader(pipe);
        var answers = new StringBuilder();
        foreach (var line in lines)
        {
            await writer.WriteLineAsync(line);
            if (line.Length == 2)
                await writer.WriteLineAsync("rest");
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
