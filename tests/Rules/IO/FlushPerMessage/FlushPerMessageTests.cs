using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.IO.FlushPerMessage.FlushPerMessageAnalyzer,
    Allocations.CodeFixes.Rules.IO.FlushPerMessage.FlushPerMessageCodeFix>;

namespace Allocations.Tests.IO.FlushPerMessage;

/// <summary>Where ALLOC801 reports a flush and where it is silent.</summary>
public sealed class FlushPerMessageTests
{
    private const string Loop =
        "while (true) { var line = await reader.ReadLineAsync(); if (line == null) break; await writer.WriteLineAsync(line); await writer.FlushAsync(); }";

    private const string Found =
        "while (true) { var line = await reader.ReadLineAsync(); if (line == null) break; await writer.WriteLineAsync(line); await [|writer.FlushAsync()|]; }";

    [Theory]
    [InlineData("Stream stream", "var reader = new StreamReader(stream); var writer = new StreamWriter(stream);")]
    [InlineData("TcpClient client", "using var reader = new StreamReader(client.GetStream()); using var writer = new StreamWriter(client.GetStream());")]
    [InlineData(
        "TcpClient client",
        "var stream = client.GetStream(); TextReader reader = new StreamReader(stream); TextWriter writer = new StreamWriter(stream);")]
    [InlineData("Socket socket", "var stream = new NetworkStream(socket); var reader = new StreamReader(stream); var writer = new StreamWriter(stream);")]
    [InlineData(
        "TcpListener listener",
        "using var client = await listener.AcceptTcpClientAsync(); var reader = new StreamReader(client.GetStream()); "
            + "var writer = new StreamWriter(client.GetStream());")]
    [InlineData(
        "NamedPipeServerStream pipe", "var reader = new StreamReader(new BufferedStream(pipe)); var writer = new StreamWriter(new BufferedStream(pipe));")]
    [InlineData("Process process", "var reader = process.StandardOutput; var writer = process.StandardInput;")]
    [InlineData("int n", "var reader = Console.In; var writer = new StreamWriter(Console.OpenStandardOutput());")]
    public Task WriterAndReader_OfOneConnection_AreReported(string parameter, string made) =>
        Verify.VerifyAnalyzerAsync(Source($"async Task M({parameter}) {{ {made} {Found} }}"));

    [Theory]
    [InlineData("TextReader reader, TextWriter writer", "")]
    [InlineData("Stream input, Stream output", "var reader = new StreamReader(input); var writer = new StreamWriter(output);")]
    [InlineData("FileStream file", "var reader = new StreamReader(file); var writer = new StreamWriter(file);")]
    [InlineData("MemoryStream memory", "var reader = new StreamReader(memory); var writer = new StreamWriter(memory);")]
    [InlineData("Stream stream", "var reader = new StreamReader(stream); var writer = new StreamWriter(\"log.txt\");")]
    [InlineData("TcpClient a, TcpClient b", "var reader = new StreamReader(a.GetStream()); var writer = new StreamWriter(b.GetStream());")]
    [InlineData("Process a, Process b", "var reader = a.StandardOutput; var writer = b.StandardInput;")]
    [InlineData("Stream a, Stream b", "var stream = a; var reader = new StreamReader(stream); stream = b; var writer = new StreamWriter(stream);")]
    [InlineData("Files files", "var reader = files.Reader; var writer = files.Writer;")]
    public Task WriterAndReader_OfTwoThings_OrOfAFile_AreSilent(string parameters, string made) =>
        Verify.VerifyAnalyzerAsync(Source(
            "class Files { public StreamReader Reader = null; public StreamWriter Writer = null; } "
                + $"async Task M({parameters}) {{ {made} {Loop} }}"));

    [Theory]
    [InlineData("while (await reader.ReadLineAsync() is { } line) { writer.Write(line); [|writer.Flush()|]; }")]
    [InlineData(
        "while (await reader.ReadLineAsync().ConfigureAwait(false) is { } line) { writer.Write(line); await "
            + "[|writer.FlushAsync()|].ConfigureAwait(false); }")]
    [InlineData("string line; while ((line = await reader.ReadLineAsync()) != null) { writer.Write(line); await [|writer.FlushAsync()|]; }")]
    [InlineData("for (var n = 0; n < 1000; n++) { var line = await reader.ReadLineAsync(); await writer.WriteAsync(line); await [|writer.FlushAsync()|]; }")]
    [InlineData("string line; do { line = await reader.ReadLineAsync(); await writer.WriteAsync(line); await [|writer.FlushAsync()|]; } while (line != null);")]
    [InlineData(
        "while (true) { var line = await reader.ReadLineAsync(); try { await writer.WriteAsync(line); await [|writer.FlushAsync()|]; } "
            + "finally { Use(line); } }")]
    [InlineData(
        "while (true) { var line = await reader.ReadLineAsync(); var body = await reader.ReadLineAsync(); await ReplyAsync(writer, body); "
            + "await [|writer.FlushAsync()|]; }")]
    [InlineData("while (true) { var line = await Next(reader); await writer.WriteAsync(line); await [|writer.FlushAsync()|]; }")]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); foreach (var c in line) { writer.Write(c); await [|writer.FlushAsync()|]; } }")]
    [InlineData(
        "while (true) { try { var line = await reader.ReadLineAsync(); writer.Write(line); await [|writer.FlushAsync()|]; } catch "
            + "(IOException) { await Task.Delay(1); } }")]
    public Task Loop_ThatReadsMessages_IsReported(string loop) => Verify.VerifyAnalyzerAsync(Source(Method(loop)));

    [Theory]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); writer.Write(line); if (line == \"\") await writer.FlushAsync(); }")]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); if (line == \"\") continue; writer.Write(line); await writer.FlushAsync(); }")]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); switch (line) { case \"a\": await writer.FlushAsync(); break; } }")]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); writer.Write(line); await writer.FlushAsync(); await Task.Delay(100); }")]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); writer.Write(await LookUpAsync(line)); await writer.FlushAsync(); }")]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); await writer.FlushAsync(); return; }")]
    [InlineData("await reader.ReadLineAsync(); await writer.FlushAsync();")]
    [InlineData("for (var n = 0; n < 1000; n++) { writer.Write(n); await writer.FlushAsync(); }")]
    [InlineData("while (true) { writer.Write(reader.ReadLine()); writer.Flush(); }")]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); await stream.FlushAsync(); }")]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); Action send = () => writer.Flush(); send(); }")]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); } while (true) { writer.Write(1); await writer.FlushAsync(); }")]
    [InlineData("while (true) { var buffer = new char[100]; var n = await reader.ReadAsync(buffer); writer.Write(buffer, 0, n); await writer.FlushAsync(); }")]
    [InlineData("foreach (var c in \"abc\") { writer.Write(c); await writer.FlushAsync(); var answer = await reader.ReadLineAsync(); }")]
    [InlineData("string line; do { writer.Write(1); await writer.FlushAsync(); } while ((line = await reader.ReadLineAsync()) != null);")]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); writer.Write(line + reader.ReadLine()); await writer.FlushAsync(); }")]
    [InlineData("while (!reader.EndOfStream) { var line = await reader.ReadLineAsync(); writer.Write(line); await writer.FlushAsync(); }")]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); if (reader.EndOfStream) break; writer.Write(line); await writer.FlushAsync(); }")]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); writer.Write(Rest(reader)); await writer.FlushAsync(); }")]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); writer.Write(Header(stream)); await writer.FlushAsync(); }")]
    [InlineData("writer.AutoFlush = true; while (true) { var line = await reader.ReadLineAsync(); writer.Write(line); await writer.FlushAsync(); }")]
    public Task Loop_ThatFlushesForAnotherReason_IsSilent(string loop) => Verify.VerifyAnalyzerAsync(Source(Method(loop)));

    [Fact]
    public Task Pipe_FlushedForEachOfTheMessagesThatArrived_IsReported() => Verify.VerifyAnalyzerAsync(Pipes(
        "while (TryParse(ref buffer)) { Write(pipe.Output); await [|pipe.Output.FlushAsync()|]; } pipe.Input.AdvanceTo(buffer.Start);"));

    [Fact]
    public Task Pipe_FlushedOnceForAllThatArrived_IsSilent() => Verify.VerifyAnalyzerAsync(Pipes(
        "while (TryParse(ref buffer)) Write(pipe.Output); pipe.Input.AdvanceTo(buffer.Start); await pipe.Output.FlushAsync();"));

    [Fact]
    public Task Pipes_OfTwoConnections_AreSilent() => Verify.VerifyAnalyzerAsync(Pipes(
        "while (TryParse(ref buffer)) { Write(other.Output); await other.Output.FlushAsync(); } pipe.Input.AdvanceTo(buffer.Start);"));

    [Fact]
    public Task FieldsOfOneConnection_AreReported() => Verify.VerifyAnalyzerAsync(Source(
        """
        private readonly StreamReader _reader;
        private readonly StreamWriter _writer;
        C(Stream stream) { _reader = new StreamReader(stream); _writer = new StreamWriter(stream); }
        async Task M() { while (await _reader.ReadLineAsync() is { } line) { _writer.Write(line); await [|_writer.FlushAsync()|]; } }
        """));

    [Fact]
    public Task FieldsOfTwoConnections_AreSilent() => Verify.VerifyAnalyzerAsync(Source(
        """
        private readonly StreamReader _reader;
        private readonly StreamWriter _writer;
        C(Stream from, Stream to) { _reader = new StreamReader(from); _writer = new StreamWriter(to); }
        async Task M() { while (await _reader.ReadLineAsync() is { } line) { _writer.Write(line); await _writer.FlushAsync(); } }
        """));

    [Fact]
    public Task OwnConnection_ThatReadsAndFlushes_IsReported() => Verify.VerifyAnalyzerAsync(Source(
        """
        interface IConnection { Task<string> ReceiveAsync(); Task SendAsync(string text); Task FlushAsync(); }
        async Task M(IConnection peer) { while (await peer.ReceiveAsync() is { } text) { await peer.SendAsync(text); await [|peer.FlushAsync()|]; } }
        async Task N(IConnection a, IConnection b) { while (await a.ReceiveAsync() is { } text) { await b.SendAsync(text); await b.FlushAsync(); } }
        """));

    [Theory]
    [InlineData("async Task SendAsync(string text) { await _writer.WriteAsync(text); await _writer.WriteLineAsync(); }")]
    [InlineData("Task SendAsync(string text) => _writer.WriteLineAsync(text);")]
    [InlineData("Task SendAsync(string text) { if (text == \"\") return Task.CompletedTask; return _writer.WriteLineAsync(text); }")]
    [InlineData("async Task SendAsync(string text) => await FormatAsync(text); Task FormatAsync(string text) => _writer.WriteLineAsync(text);")]
    [InlineData("async Task SendAsync(string text) { foreach (var c in text) await WriteAsync(_writer, c); }")]
    public Task OwnMethod_ThatWaitsForTheWriterAlone_IsPartOfTheMessage(string send) => Verify.VerifyAnalyzerAsync(Sending(send, "[|_writer.FlushAsync()|]"));

    [Theory]
    [InlineData("async Task SendAsync(string text) { await Task.Delay(1); await _writer.WriteLineAsync(text); }")]
    [InlineData("async Task SendAsync(string text) { await _writer.WriteLineAsync(text); await _reader.ReadLineAsync(); }")]
    [InlineData("async Task SendAsync(string text) { await _writer.WriteLineAsync(text + _reader.ReadLine()); }")]
    [InlineData("async Task SendAsync(string text) { if (!_reader.EndOfStream) await _writer.WriteLineAsync(text); }")]
    [InlineData("Task SendAsync(string text) { _writer.WriteLine(text); return Task.Delay(1); }")]
    [InlineData("Task SendAsync(string text) => text == \"\" ? Task.Delay(1) : _writer.WriteLineAsync(text);")]
    [InlineData("protected virtual Task SendAsync(string text) => _writer.WriteLineAsync(text);")]
    [InlineData("private TextWriter _log; Task SendAsync(string text) => _log.WriteLineAsync(text);")]
    [InlineData("async Task SendAsync(string text) { if (text != \"\") await SendAsync(text.Substring(1)); await Task.Yield(); }")]
    public Task OwnMethod_ThatWaitsForMore_IsSilent(string send) => Verify.VerifyAnalyzerAsync(Sending(send, "_writer.FlushAsync()"));

    [Theory]
    [InlineData("var writer = Console.Out;")]
    [InlineData("TextWriter console = Console.Out; var writer = console;")]
    public Task WriterOfTheConsole_WhichKeepsNothing_IsSilent(string made) => Verify.VerifyAnalyzerAsync(Source(
        $"async Task M() {{ var reader = Console.In; {made} {Loop} }}"));

    [Theory]
    [InlineData("NetworkStream", "public override void Flush() => Inner.Flush();", "peer.FlushAsync()")]
    [InlineData("Stream", "public override void Flush() { Inner.Flush(); }", "peer.FlushAsync()")]
    [InlineData("BufferedStream", "public override void Flush() => Inner.Flush();", "[|peer.FlushAsync()|]")]
    [InlineData("NetworkStream", "public override void Flush() { Send(); Inner.Flush(); } void Send() { }", "[|peer.FlushAsync()|]")]
    public Task OwnStream_KeepsWhatItDoesNotPassOn(string inner, string flush, string call) => Verify.VerifyAnalyzerAsync(Source(
        $$"""
        sealed class Counted : Stream
        {
            public readonly {{inner}} Inner;
            public Counted({{inner}} inner) => Inner = inner;
            {{flush}}
            public override int Read(byte[] buffer, int offset, int count) => Inner.Read(buffer, offset, count);
            public override void Write(byte[] buffer, int offset, int count) => Inner.Write(buffer, offset, count);
            public override bool CanRead => true; public override bool CanWrite => true; public override bool CanSeek => false;
            public override long Length => 0; public override long Position { get => 0; set { } }
            public override long Seek(long offset, SeekOrigin origin) => 0; public override void SetLength(long value) { }
        }
        async Task M({{inner}} stream)
        {
            var peer = new Counted(stream);
            var reader = new StreamReader(peer);
            while (await reader.ReadLineAsync() is { } line) { await peer.WriteAsync(new byte[4]); await {{call}}; }
        }
        """));

    [Fact]
    public Task OwnMethods_AreKnownByWhatTheyDo() => Verify.VerifyAnalyzerAsync(Source(
        """
        class Peer
        {
            private readonly StreamReader _in;
            private readonly StreamWriter _out;
            public Peer(Stream stream) { _in = new StreamReader(stream); _out = new StreamWriter(stream); }
            public async Task<string> Next() => await _in.ReadLineAsync();
            public Task Push() => _out.FlushAsync();
            public void Put(string text) => _out.Write(text);
            public Task Rest() => Task.CompletedTask;
            public async Task Run() { while (await Next() is { } text) { Put(text); await [|Push()|]; } }
        }
        async Task M(Peer peer) { while (await peer.Next() is { } text) { peer.Put(text); await [|peer.Push()|]; } }
        async Task N(Peer peer) { while (await peer.Next() is { } text) { peer.Put(text); await peer.Rest(); } }
        """));

    [Fact]
    public Task OwnReader_OverTheSameStream_IsReported() => Verify.VerifyAnalyzerAsync(Source(
        """
        class Lines
        {
            private readonly StreamReader _in;
            public Lines(Stream stream, int most) => _in = new StreamReader(stream);
            public Task<string> Next() => _in.ReadLineAsync();
        }
        async Task M(Stream stream)
        {
            var lines = new Lines(stream, 5);
            var writer = new StreamWriter(stream);
            while (await lines.Next() is { } line) { writer.Write(line); await [|writer.FlushAsync()|]; }
        }
        async Task N(Stream stream, Stream other)
        {
            var lines = new Lines(other, 5);
            var writer = new StreamWriter(stream);
            while (await lines.Next() is { } line) { writer.Write(line); await writer.FlushAsync(); }
        }
        """));

    [Fact]
    public Task StreamThatSendsEachWrite_IsSilent() => Verify.VerifyAnalyzerAsync(Source(
        "async Task M(NetworkStream stream) { var reader = new StreamReader(stream); "
            + "while (await reader.ReadLineAsync() is { } line) { await stream.WriteAsync(new byte[4]); await stream.FlushAsync(); } }"));

    [Fact]
    public Task BufferedStream_OverAConnection_IsReported() => Verify.VerifyAnalyzerAsync(Source(
        "async Task M(NetworkStream stream) { var buffered = new BufferedStream(stream); var reader = new StreamReader(stream); "
            + "while (await reader.ReadLineAsync() is { } line) { await buffered.WriteAsync(new byte[4]); await [|buffered.FlushAsync()|]; } }"));

    [Fact]
    public Task IncompleteCode_IsSilent() => Verify.VerifyAnalyzerAsync(Source(
        Method("while (await reader.ReadLineAsync() is { } line) { await {|CS0103:nowhere|}.FlushAsync(); await writer.{|CS1061:FlushNow|}(); }")));

    [Fact]
    public Task Message_NamesTheFlushAndTheRead() => Verify.VerifyAnalyzerAsync(
        Source("async Task M(Stream stream)\n{\nvar reader = new StreamReader(stream); var writer = new StreamWriter(stream);\n"
            + "while (await reader.ReadLineAsync() is { } line) { writer.Write(line); await {|#0:writer.FlushAsync()|}; }\n}"),
        Verify.Diagnostic().WithLocation(0).WithMessage(
            "'writer.FlushAsync' sends after each message, also where 'reader.ReadLineAsync' has the next one already (in a loop (line 20))"));

    private static string Sending(string send, string flush) => Source(
        $$"""
        private readonly StreamReader _reader;
        private readonly StreamWriter _writer;
        public C(Stream stream) { _reader = new StreamReader(stream); _writer = new StreamWriter(stream); }
        static Task WriteAsync(TextWriter writer, char c) => writer.WriteAsync(c);
        {{send}}
        async Task M() { while (await _reader.ReadLineAsync() is { } line) { await SendAsync(line); await {{flush}}; } }
        """);

    private static string Method(string body) =>
        $"async Task M(Stream stream) {{ var reader = new StreamReader(stream); var writer = new StreamWriter(stream); {body} }}";

    private static string Pipes(string body) => Source(
        $$"""
        static bool TryParse(ref ReadOnlySequence<byte> buffer) => false;
        static void Write(PipeWriter writer) { }
        async Task M(IDuplexPipe pipe, IDuplexPipe other)
        {
            while (true)
            {
                var result = await pipe.Input.ReadAsync();
                var buffer = result.Buffer;
                {{body}}
                if (result.IsCompleted)
                    break;
            }
        }
        """);

    private static string Source(string members) =>
        $$"""
        using System;
        using System.Buffers;
        using System.Diagnostics;
        using System.IO;
        using System.IO.Pipelines;
        using System.IO.Pipes;
        using System.Net.Sockets;
        using System.Threading.Tasks;
        class C
        {
        static void Use(string line) { }
        static string Rest(TextReader reader) => reader.ReadToEnd();
        static int Header(Stream stream) => stream.ReadByte();
        static Task<string> LookUpAsync(string line) => Task.FromResult(line);
        static Task ReplyAsync(TextWriter writer, string line) => writer.WriteAsync(line);
        static async Task<string> Next(TextReader reader) => await reader.ReadLineAsync();
        {{members}}
        }
        """;
}
