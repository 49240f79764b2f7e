// silent: ALLOC802
// The setting keeps a log complete whatever happens next.
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
        var path = Path.GetTempFileName();
        var reader = new StreamReader(pipe);
        var writer = new StreamWriter(pipe);
        using var log = new StreamWriter(new FileStream(path, FileMode.Open, FileAccess.Write, FileShare.ReadWrite)) { AutoFlush = true };
        while (await reader.ReadLineAsync() is { } line)
        {
            log.WriteLine(line);
            writer.WriteLine(new FileInfo(path).Length);
            await writer.FlushAsync();
        }

        File.Delete(path);
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
