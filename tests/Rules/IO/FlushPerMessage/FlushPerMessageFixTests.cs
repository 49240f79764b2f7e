using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.IO.FlushPerMessage.FlushPerMessageAnalyzer,
    Allocations.CodeFixes.Rules.IO.FlushPerMessage.FlushPerMessageCodeFix>;

namespace Allocations.Tests.IO.FlushPerMessage;

/// <summary>What the fix of ALLOC801 writes, and where it is not offered.</summary>
public sealed class FlushPerMessageFixTests
{
    [Fact]
    public Task WriterThatIsDisposedOf_FlushesWhereTheReadWaits() => VerifyAsync(
        """
        async Task M(Stream stream)
        {
            using var reader = new StreamReader(stream);
            await using var writer = new StreamWriter(stream);
            while (true)
            {
                var line = await reader.ReadLineAsync();
                if (line is null)
                    break;

                // The answer is the question.
                await writer.WriteLineAsync(line);
                await [|writer.FlushAsync()|];
            }
        }
        """,
        """
        async Task M(Stream stream)
        {
            using var reader = new StreamReader(stream);
            await using var writer = new StreamWriter(stream);
            while (true)
            {
                var pending = reader.ReadLineAsync();
                if (!pending.IsCompleted)
                    await writer.FlushAsync();
                var line = await pending;
                if (line is null)
                    break;

                // The answer is the question.
                await writer.WriteLineAsync(line);
            }
        }
        """);

    [Fact]
    public Task WriterThatIsNotDisposedOf_IsFlushedAtTheEndToo_WithoutTheToken() => VerifyAsync(
        """
        async Task M(Stream stream, CancellationToken token)
        {
            var reader = new StreamReader(stream);
            var writer = new StreamWriter(stream);
            while (true)
            {
                // A line ends with a line break.
                var line = await reader.ReadLineAsync(token).ConfigureAwait(false);
                if (line is null)
                    return;
                writer.WriteLine(line);
                await [|writer.FlushAsync(token)|].ConfigureAwait(false);
            }
        }
        """,
        """
        async Task M(Stream stream, CancellationToken token)
        {
            var reader = new StreamReader(stream);
            var writer = new StreamWriter(stream);
            try
            {
                while (true)
                {
                    // A line ends with a line break.
                    var pending = reader.ReadLineAsync(token);
                    if (!pending.IsCompleted)
                        await writer.FlushAsync(token).ConfigureAwait(false);
                    var line = await pending.ConfigureAwait(false);
                    if (line is null)
                        return;
                    writer.WriteLine(line);
                }
            }
            finally
            {
                await writer.FlushAsync().ConfigureAwait(false);
            }
        }
        """);

    [Theory]
    [InlineData("await reader.ReadLineAsync() is { } line", "await pending is not { } line")]
    [InlineData("(line = await reader.ReadLineAsync()) != null", "(line = await pending) == null")]
    [InlineData("(line = (await reader.ReadLineAsync()).Trim()).Length > 0", "(line = (await pending).Trim()).Length <= 0")]
    [InlineData("(await reader.ReadLineAsync()) is not (null or \"\")", "(await pending) is (null or \"\")")]
    public Task ReadInTheCondition_MovesIntoTheLoop(string condition, string negated)
    {
        var declaration = condition.Contains("{ } line", StringComparison.Ordinal) ? "" : "string line = \"\";";
        return VerifyAsync(
            $$"""
            async Task M(Stream stream)
            {
                using var reader = new StreamReader(stream);
                using var writer = new StreamWriter(stream);
                {{declaration}}
                while ({{condition}})
                {
                    writer.WriteLine(line);
                    [|writer.Flush()|];
                }
            }
            """,
            $$"""
            async Task M(Stream stream)
            {
                using var reader = new StreamReader(stream);
                using var writer = new StreamWriter(stream);
                {{declaration}}
                while (true)
                {
                    var pending = reader.ReadLineAsync();
                    if (!pending.IsCompleted)
                        writer.Flush();
                    if ({{negated}})
                        break;

                    writer.WriteLine(line);
                }
            }
            """);
    }

    [Fact]
    public Task EachRead_IsBegunBeforeTheFlush() => VerifyAsync(
        """
        async Task M(Stream stream, string pending)
        {
            using var reader = new StreamReader(stream);
            using var writer = new StreamWriter(stream);
            while (true)
            {
                if (await reader.ReadLineAsync() is not { } head)
                    break;
                string body;
                body = await reader.ReadLineAsync();
                await writer.WriteLineAsync(head + body + pending);
                await [|writer.FlushAsync()|];
            }
        }
        """,
        """
        async Task M(Stream stream, string pending)
        {
            using var reader = new StreamReader(stream);
            using var writer = new StreamWriter(stream);
            while (true)
            {
                var pending2 = reader.ReadLineAsync();
                if (!pending2.IsCompleted)
                    await writer.FlushAsync();
                if (await pending2 is not { } head)
                    break;
                string body;
                var pending3 = reader.ReadLineAsync();
                if (!pending3.IsCompleted)
                    await writer.FlushAsync();
                body = await pending3;
                await writer.WriteLineAsync(head + body + pending);
            }
        }
        """);

    [Fact]
    public Task Pipe_WhichCollectsWithoutABound_IsFlushedOnceForAChunk() => VerifyAsync(
        """
        static bool TryAnswer(ref ReadOnlySequence<byte> buffer, PipeWriter writer) => false;
        async Task M(IDuplexPipe pipe, CancellationToken token)
        {
            while (true)
            {
                var result = await pipe.Input.ReadAsync(token);
                var buffer = result.Buffer;
                while (TryAnswer(ref buffer, pipe.Output))
                {
                    await [|pipe.Output.FlushAsync(token)|];
                }

                pipe.Input.AdvanceTo(buffer.Start, buffer.End);
                if (result.IsCompleted)
                    break;
            }
        }
        """,
        """
        static bool TryAnswer(ref ReadOnlySequence<byte> buffer, PipeWriter writer) => false;
        async Task M(IDuplexPipe pipe, CancellationToken token)
        {
            while (true)
            {
                var result = await pipe.Input.ReadAsync(token);
                var buffer = result.Buffer;
                while (TryAnswer(ref buffer, pipe.Output))
                {
                }
                await pipe.Output.FlushAsync(token);

                pipe.Input.AdvanceTo(buffer.Start, buffer.End);
                if (result.IsCompleted)
                    break;
            }
        }
        """);

    [Theory]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); Say(pipe.Output, line); await [|pipe.Output.FlushAsync()|]; }")]
    [InlineData("while (true) { var n = await pipe.Input.ReadAsync(); while (true) { if (n.IsCompleted) return; await [|pipe.Output.FlushAsync()|]; } }")]
    public Task WriterWithoutABound_IsLeft_WhereAnIterationIsNoChunk(string loop)
    {
        var before = "static void Say(PipeWriter writer, string line) { } "
            + $"async Task M(IDuplexPipe pipe) {{ var reader = new StreamReader(pipe.Input.AsStream());\n{loop} }}";
        return VerifyAsync(before, before);
    }

    [Fact]
    public Task WriterThatIsDisposedOfLater_IsFlushedBeforeWhatIsAwaitedFirst() => VerifyAsync(
        """
        async Task M(Stream stream)
        {
            using var reader = new StreamReader(stream);
            using var writer = new StreamWriter(stream);
            while (await reader.ReadLineAsync() is { } line)
            {
                writer.WriteLine(line);
                [|writer.Flush()|];
            }

            await Task.Delay(1000);
        }
        """,
        """
        async Task M(Stream stream)
        {
            using var reader = new StreamReader(stream);
            using var writer = new StreamWriter(stream);
            try
            {
                while (true)
                {
                    var pending = reader.ReadLineAsync();
                    if (!pending.IsCompleted)
                        writer.Flush();
                    if (await pending is not { } line)
                        break;

                    writer.WriteLine(line);
                }
            }
            finally
            {
                writer.Flush();
            }

            await Task.Delay(1000);
        }
        """);

    [Theory]
    [InlineData("using var writer = new StreamWriter(stream);\n    using var reader = new StreamReader(stream);")]
    [InlineData("using var writer = new StreamWriter(stream);\n    using var other = new MemoryStream();\n    var reader = new StreamReader(stream);")]
    public Task WriterThatOutlivesAnother_IsFlushedBeforeThatCloses(string made) => VerifyAsync(
        $$"""
        async Task M(Stream stream)
        {
            {{made}}
            while (true)
            {
                var line = await reader.ReadLineAsync();
                writer.WriteLine(line);
                [|writer.Flush()|];
            }
        }
        """,
        $$"""
        async Task M(Stream stream)
        {
            {{made}}
            try
            {
                while (true)
                {
                    var pending = reader.ReadLineAsync();
                    if (!pending.IsCompleted)
                        writer.Flush();
                    var line = await pending;
                    writer.WriteLine(line);
                }
            }
            finally
            {
                writer.Flush();
            }
        }
        """);

    [Fact]
    public Task PartsOfAMessageInALoop_AreBegunToo() => VerifyAsync(
        """
        async Task M(Stream stream)
        {
            using var reader = new StreamReader(stream);
            using var writer = new StreamWriter(stream);
            try
            {
                while (true)
                {
                    var line = await reader.ReadLineAsync();
                    if (line == null)
                        break;
                    var count = int.Parse(line.Substring(1));
                    for (var i = 0; i < count; i++)
                    {
                        line = await reader.ReadLineAsync();
                        if (line == null)
                            throw new IOException("cut off");
                    }

                    if (line == null)
                        await writer.WriteLineAsync("none");
                    else
                        await writer.WriteLineAsync(line);
                    await [|writer.FlushAsync()|];
                }
            }
            catch (IOException e)
            {
                await writer.WriteLineAsync(e.Message);
                await writer.FlushAsync();
            }
        }
        """,
        """
        async Task M(Stream stream)
        {
            using var reader = new StreamReader(stream);
            using var writer = new StreamWriter(stream);
            try
            {
                while (true)
                {
                    var pending = reader.ReadLineAsync();
                    if (!pending.IsCompleted)
                        await writer.FlushAsync();
                    var line = await pending;
                    if (line == null)
                        break;
                    var count = int.Parse(line.Substring(1));
                    for (var i = 0; i < count; i++)
                    {
                        var pending2 = reader.ReadLineAsync();
                        if (!pending2.IsCompleted)
                            await writer.FlushAsync();
                        line = await pending2;
                        if (line == null)
                            throw new IOException("cut off");
                    }

                    if (line == null)
                        await writer.WriteLineAsync("none");
                    else
                        await writer.WriteLineAsync(line);
                }
            }
            catch (IOException e)
            {
                await writer.WriteLineAsync(e.Message);
                await writer.FlushAsync();
            }
        }
        """);

    [Theory]
    [InlineData("while (true) { Use(1, await reader.ReadLineAsync()); writer.Write(1); await [|writer.FlushAsync()|]; }")]
    [InlineData("for (string line; (line = await reader.ReadLineAsync()) != null;) { writer.Write(line); await [|writer.FlushAsync()|]; }")]
    [InlineData("string line; do { line = (1 + await reader.ReadLineAsync()); writer.Write(1); await [|writer.FlushAsync()|]; } while (line != null);")]
    [InlineData(
        "while (true) { var last = new StreamWriter(stream); var line = await reader.ReadLineAsync(); last.Write(line); await "
            + "[|last.FlushAsync()|]; }")]
    [InlineData("while (true) { var task = reader.ReadLineAsync(); var line = await task; writer.Write(line); await writer.FlushAsync(); }")]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); writer.Write(line); /* now */ await /* send */ [|writer.FlushAsync()|]; }")]
    public Task LoopOfAnotherShape_IsLeft(string loop)
    {
        var before = "void Use(int i, string text) { } "
            + $"async Task M(Stream stream) {{ var reader = new StreamReader(stream); var writer = new StreamWriter(stream);\n{loop} }}";
        return VerifyAsync(before, before);
    }

    private static Task VerifyAsync(string before, string after)
    {
        var test = new Verify.Test
        {
            TestCode = Source(before),
            FixedCode = Source(after),
            TestState = { AnalyzerConfigFiles = { ("/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.ALLOC801.unsafe_fixes = true\n") } },
        };
        if (after.Contains("[|", StringComparison.Ordinal))
            test.FixedState.MarkupHandling = Microsoft.CodeAnalysis.Testing.MarkupMode.Allow;
        return test.RunAsync();

        static string Source(string members) => $$"""
            using System;
            using System.Buffers;
            using System.IO;
            using System.IO.Pipelines;
            using System.Threading;
            using System.Threading.Tasks;
            class C
            {
                {{string.Join("\n", members.Split('\n').Select(static line => line.Trim().Length == 0 ? "" : "    " + line)).Trim()}}
            }
            """;
    }
}
