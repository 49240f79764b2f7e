// silent: ALLOC801
// What is read comes from another place than what is written goes to: it may be there at once, and the client waits.
using System;
using System.Collections.Generic;
using System.IO;
using System.IO.Pipes;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

static class Program
{
    static async Task ServeAsync(PipeStream pipe)
    {
        var reader = new StreamReader(new MemoryStream(Encoding.UTF8.GetBytes("1\n2\n3\n")));
        var requests = new StreamReader(pipe);
        var writer = new StreamWriter(pipe);
        while (await reader.ReadLineAsync() is { } line)
        {
            writer.WriteLine(line + requests.ReadLine());
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
