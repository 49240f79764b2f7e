using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.IO.AutoFlushWriter.AutoFlushWriterAnalyzer,
    Allocations.CodeFixes.Rules.IO.AutoFlushWriter.AutoFlushWriterCodeFix>;

namespace Allocations.Tests.IO.AutoFlushWriter;

/// <summary>Where ALLOC802 reports a writer that flushes after each write, what its fix writes, and where it is silent.</summary>
public sealed class AutoFlushWriterTests
{
    private const string Loop = "while (await reader.ReadLineAsync() is { } line) writer.WriteLine(line);";

    [Theory]
    [InlineData("Stream stream", "using var writer = new StreamWriter(stream) { [|AutoFlush = true|] };")]
    [InlineData("NetworkStream stream", "var writer = new StreamWriter(stream); [|writer.AutoFlush = true|];")]
    [InlineData("PipeStream stream", "StreamWriter writer = new(stream) { NewLine = \"\\n\", [|AutoFlush = true|] };")]
    public Task WriterToThePeerThatIsRead_IsReported(string parameter, string made) =>
        Verify.VerifyAnalyzerAsync(Source($"async Task M({parameter}) {{ using var reader = new StreamReader(stream); {made} {Loop} }}"));

    [Theory]
    [InlineData("Stream stream, Stream other", "using var writer = new StreamWriter(other) { AutoFlush = true };")]
    [InlineData("Stream stream", "using var writer = new StreamWriter(\"log.txt\") { AutoFlush = true };")]
    [InlineData("Stream stream", "using var writer = new StreamWriter(stream) { AutoFlush = false };")]
    [InlineData("Stream stream", "using var writer = new StreamWriter(stream);")]
    [InlineData("FileStream stream", "using var writer = new StreamWriter(stream) { AutoFlush = true };")]
    [InlineData("Stream stream, bool isOn", "using var writer = new StreamWriter(stream) { AutoFlush = isOn };")]
    [InlineData("Stream stream", "using var writer = new StreamWriter(stream) { AutoFlush = true }; Keep(writer);")]
    [InlineData("Stream stream", "using var writer = new StreamWriter(stream) { AutoFlush = true }; Action say = () => writer.Write(1);")]
    [InlineData("Stream stream", "using var writer = new StreamWriter(stream) { AutoFlush = true }; _kept = writer;")]
    [InlineData("Stream stream", "using var writer = new StreamWriter(stream) { AutoFlush = true }; var both = (reader, writer);")]
    public Task WriterToAnotherThing_OrOneThatOtherCodeHas_IsSilent(string parameters, string made) =>
        Verify.VerifyAnalyzerAsync(Source($"async Task M({parameters}) {{ using var reader = new StreamReader(stream); {made} {Loop} }}"));

    [Theory]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); if (line == \"\") writer.Write(1); else writer.Write(2); }")]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); await writer.WriteAsync(line); await writer.WriteAsync(line); }")]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); Reply(writer, line); }")]
    [InlineData("writer.Write(1); while (true) { var line = await reader.ReadLineAsync(); writer.Write(line); } ")]
    public Task LoopThatWaitsForThePeerAlone_IsReported(string loop) => Verify.VerifyAnalyzerAsync(Source(
        "async Task M(Stream stream) { using var reader = new StreamReader(stream); "
            + $"using var writer = new StreamWriter(stream) {{ [|AutoFlush = true|] }}; {loop} }}"));

    [Theory]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); writer.Write(line); await Task.Delay(1); }")]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); writer.Write(line); var more = reader.ReadLine(); }")]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); await AskAsync(reader, writer); }")]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); Ask(reader, writer); }")]
    [InlineData("while (true) { var line = reader.ReadLine(); writer.Write(line); writer.Write(line); }")]
    [InlineData("for (var i = 0; i < 100; i++) { writer.Write(i); writer.Write(i); }")]
    [InlineData("await reader.ReadLineAsync(); writer.Write(1); writer.Write(2);")]
    [InlineData("foreach (var c in \"abc\") { writer.Write(c); writer.WriteLine(); var answer = await reader.ReadLineAsync(); }")]
    [InlineData("while (true) { var line = await reader.ReadLineAsync(); } while (true) { writer.Write(1); await Task.Yield(); }")]
    [InlineData("while (true) { var letters = new char[9]; var n = await reader.ReadAsync(letters); writer.Write(letters, 0, n); }")]
    public Task LoopThatWaitsForMore_OrBlocks_OrReadsChunks_IsSilent(string loop) => Verify.VerifyAnalyzerAsync(Source(
        "async Task M(Stream stream) { using var reader = new StreamReader(stream); "
            + $"using var writer = new StreamWriter(stream) {{ AutoFlush = true }}; {loop} }}"));

    [Theory]
    [InlineData(" { [|AutoFlush = true|] }", "")]
    [InlineData(" { [|AutoFlush = true|], NewLine = \"\\n\" }", " { NewLine = \"\\n\" }")]
    [InlineData(" { NewLine = \"\\n\", [|AutoFlush = true|] }", " { NewLine = \"\\n\" }")]
    [InlineData(
        "\n        {\n            NewLine = \"\\n\",\n            [|AutoFlush = true|],\n        }",
        "\n        {\n            NewLine = \"\\n\",\n        }")]
    public Task Setting_IsTakenAway_AndTheLoopFlushes(string before, string after) => VerifyAsync(
        $$"""
        async Task M(Stream stream)
        {
            using var reader = new StreamReader(stream);
            using var writer = new StreamWriter(stream){{before}};
            while (true)
            {
                var line = await reader.ReadLineAsync();
                if (line is null)
                    break;
                await writer.WriteLineAsync(line);
            }
        }
        """,
        $$"""
        async Task M(Stream stream)
        {
            using var reader = new StreamReader(stream);
            using var writer = new StreamWriter(stream){{after}};
            while (true)
            {
                var pending = reader.ReadLineAsync();
                if (!pending.IsCompleted)
                    await writer.FlushAsync();
                var line = await pending;
                if (line is null)
                    break;
                await writer.WriteLineAsync(line);
            }
        }
        """);

    [Fact]
    public Task SettingAsAStatement_IsRemoved_AndWhatIsLeftIsFlushed() => VerifyAsync(
        """
        async Task M(Stream stream)
        {
            var reader = new StreamReader(stream);
            var writer = new StreamWriter(stream);
            [|writer.AutoFlush = true|];
            while (await reader.ReadLineAsync() is { } line)
            {
                writer.Write(line);
                writer.WriteLine();
            }
        }
        """,
        """
        async Task M(Stream stream)
        {
            var reader = new StreamReader(stream);
            var writer = new StreamWriter(stream);
            try
            {
                while (true)
                {
                    var pending = reader.ReadLineAsync();
                    if (!pending.IsCompleted)
                        await writer.FlushAsync();
                    if (await pending is not { } line)
                        break;

                    writer.Write(line);
                    writer.WriteLine();
                }
            }
            finally
            {
                await writer.FlushAsync();
            }
        }
        """);

    [Theory]
    [InlineData("using ", "writer.Write(1); await Task.Delay(1);", "")]
    [InlineData("", "", "writer.Write(1);")]
    [InlineData("using ", "", "writer.Write(1); await writer.FlushAsync();")]
    public Task WriterThatIsUsedBesideTheLoop_KeepsItsSetting(string holder, string before, string after)
    {
        var code =
            $$"""
            async Task M(Stream stream)
            {
                using var reader = new StreamReader(stream);
                {{holder}}var writer = new StreamWriter(stream) { [|AutoFlush = true|] };
                {{before}}
                while (true)
                {
                    var line = await reader.ReadLineAsync();
                    writer.Write(line);
                }
                {{after}}
            }
            """;
        return VerifyAsync(code, code);
    }

    [Theory]
    [InlineData("writer.Write(line);", "each message")]
    [InlineData("writer.Write(line); writer.WriteLine();", "each write")]
    public Task Message_TellsWhetherAMessageIsOneWrite(string writes, string unit) => Verify.VerifyAnalyzerAsync(
        Source("async Task M(Stream stream)\n{\nvar reader = new StreamReader(stream); var writer = new StreamWriter(stream) { {|#0:AutoFlush = true|} };\n"
            + $"while (await reader.ReadLineAsync() is {{ }} line) {{ {writes} }}\n}}"),
        Verify.Diagnostic().WithLocation(0).WithMessage(
            $"'writer' sends after {unit}, also where 'reader.ReadLineAsync' has the next message already (in a loop (line 16))"));

    private static Task VerifyAsync(string before, string after)
    {
        var test = new Verify.Test
        {
            TestCode = Source(Indented(before)),
            FixedCode = Source(Indented(after)),
            TestState = { AnalyzerConfigFiles = { ("/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.ALLOC802.unsafe_fixes = true\n") } },
        };
        if (after.Contains("[|", StringComparison.Ordinal))
            test.FixedState.MarkupHandling = Microsoft.CodeAnalysis.Testing.MarkupMode.Allow;
        return test.RunAsync();

        static string Indented(string members) =>
            string.Join("\n", members.Split('\n').Select(static line => line.Trim().Length == 0 ? "" : "    " + line));
    }

    private static string Source(string members) =>
        $$"""
        using System;
        using System.IO;
        using System.IO.Pipes;
        using System.Net.Sockets;
        using System.Threading.Tasks;
        class C
        {
            private TextWriter _kept;
            static void Reply(TextWriter writer, string line) { writer.Write(line); writer.WriteLine(); }
            static void Ask(TextReader reader, TextWriter writer) { writer.Write(1); reader.ReadLine(); }
            static async Task<string> AskAsync(TextReader reader, TextWriter writer) { writer.Write(1); return await reader.ReadLineAsync(); }
            void Keep(TextWriter writer) => _kept = writer;
        {{members}}
        }
        """;
}
