using Allocations.Testing;
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
    [InlineData("NetworkStream stream", "using var writer = new StreamWriter(stream) { [|AutoFlush = true|] }; _kept = writer;")]
    [InlineData("TcpClient client", "var writer = new StreamWriter(client.GetStream()) { [|AutoFlush = true|] }; _kept = writer;")]
    [InlineData("PipeStream stream", "var writer = new StreamWriter(stream); [|writer.AutoFlush = true|]; Keep(writer);")]
    [InlineData("NetworkStream a, PipeStream b, bool c", "Stream s = c ? a : b; var writer = new StreamWriter(s) { [|AutoFlush = true|] }; Keep(writer);")]
    [InlineData("NetworkStream a, PipeStream b", "Stream s = a; s = b; var writer = new StreamWriter(s) { [|AutoFlush = true|] }; Keep(writer);")]
    [InlineData("Stream stream", "using var writer = new StreamWriter(stream) { AutoFlush = true }; _kept = writer;")]
    [InlineData("FileStream stream", "using var writer = new StreamWriter(stream) { AutoFlush = true }; _kept = writer;")]
    [InlineData("NetworkStream a, Stream b", "Stream s = a; if (b != null) s = b; var writer = new StreamWriter(s) { AutoFlush = true }; Keep(writer);")]
    public Task WritesInARow_OfAWriterThatOtherCodeHas_AreReportedOverAPeer(string parameters, string made) =>
        Verify.VerifyAnalyzerAsync(Source($"void M({parameters}) {{ {made} while (true) {{ writer.Write(1); writer.Write(2); }} }}"));

    [Theory]
    [InlineData("while (true) { writer.Write(1); Thread.Sleep(1); writer.Write(2); }")]
    [InlineData("while (true) { writer.Write(1); Next(); }")]
    [InlineData("while (true) { writer.Write(1); writer.Write(reader.ReadLine()); }")]
    [InlineData("while (true) { writer.Write(1); await Task.Delay(1); await writer.WriteAsync(2.ToString()); }")]
    [InlineData("while (true) { writer.Write(1); await writer.WriteAsync(await reader.ReadLineAsync()); }")]
    [InlineData("while (true) { writer.Write(1); other.Write(2); }")]
    [InlineData("while (reader.ReadLine() is { } line) writer.WriteLine(line);")]
    [InlineData("foreach (var line in Lines(reader)) writer.WriteLine(line);")]
    [InlineData("await foreach (var line in LinesAsync(reader)) writer.WriteLine(line);")]
    [InlineData("writer.Write(1); writer.Write(2);")]
    [InlineData("while (true) { writer.Write(1); if (stream != null) Next(); writer.Write(2); }")]
    [InlineData("while (true) { writer.Write(1); if (stream.CanRead) writer.Write(2); Next(); }")]
    [InlineData("while (true) { writer.Write(1); if (reader.ReadLine() == \"\") writer.Write(2); writer.Write(3); }")]
    [InlineData("while (true) { writer.Write(1); foreach (var line in Lines(reader)) writer.Write(line); writer.Write(2); }")]
    public Task WritesWithSomethingToWaitForBetween_OrOnce_AreSilent(string code) => Verify.VerifyAnalyzerAsync(Source(
        "async Task M(NetworkStream stream, TextWriter other) { using var reader = new StreamReader(stream); "
            + $"using var writer = new StreamWriter(stream) {{ AutoFlush = true }}; Keep(writer); {code} }}"));

    [Theory]
    [InlineData("while (true) { foreach (var c in \"abc\") writer.Write(c); }")]
    [InlineData("while (true) { foreach (var i in new List<int>()) { writer.Write(i); } }")]
    [InlineData("while (true) { for (var i = 0; i < 10; i++) writer.Write(i); }")]
    [InlineData("while (true) { await writer.WriteAsync(\"a\"); await writer.WriteLineAsync().ConfigureAwait(false); }")]
    [InlineData("while (reader.ReadLine() is { } line) { writer.Write(line); writer.WriteLine(); }")]
    [InlineData("while (true) { writer.Write(1); if (stream.CanRead) { writer.Write(2); } else writer.Write(3); writer.Write(4); }")]
    [InlineData("while (true) { writer.Write(1); for (var i = 0; i < 3; i++) { writer.Write(i); } Next(); }")]
    [InlineData("while (true) { Next(); writer.Write(1); foreach (var c in \"abc\") if (c > 'a') writer.Write(c); }")]
    public Task WritesOfALoopOverMemory_OrOneAfterTheOther_AreReported(string code) => Verify.VerifyAnalyzerAsync(Source(
        "async Task M(NetworkStream stream) { using var reader = new StreamReader(stream); "
            + $"using var writer = new StreamWriter(stream) {{ [|AutoFlush = true|] }}; Keep(writer); {code} }}"));

    [Theory]
    [InlineData("private readonly StreamWriter _w; public S(NetworkStream s) { _w = new StreamWriter(s) { [|AutoFlush = true|] }; }")]
    [InlineData("private readonly StreamWriter _w; public S(NetworkStream s) { _w = new(s); [|_w.AutoFlush = true|]; }")]
    [InlineData("private StreamWriter _w; public void Open(TcpClient c) { _w = new StreamWriter(c.GetStream()); [|_w.AutoFlush = true|]; }")]
    [InlineData("public StreamWriter _w { get; } public S(NetworkStream s) { _w = new StreamWriter(s) { [|AutoFlush = true|] }; }")]
    [InlineData("private readonly TextWriter _w; private S(TextWriter w) => _w = w; "
        + "public static S Of(NetworkStream s) => new S(new StreamWriter(s) { [|AutoFlush = true|] });")]
    [InlineData("private readonly TextWriter _w; private S(TextWriter w) => _w = w ?? throw new Exception(); "
        + "public static S Of(NetworkStream s) { var w = new StreamWriter(s) { [|AutoFlush = true|] }; return new S(w); }")]
    [InlineData("public TextWriter _w { get; set; } "
        + "public static S Of(NetworkStream s) { var w = new StreamWriter(s) { [|AutoFlush = true|] }; return new S { _w = w }; }")]
    [InlineData("private readonly TextWriter _w; private S(Stream s) => _w = new StreamWriter(s) { [|AutoFlush = true|] }; "
        + "public static S Of(NetworkStream s) => new S(s);")]
    [InlineData("private readonly TextWriter _w; private S(Stream s) => _w = new StreamWriter(s) { AutoFlush = true }; "
        + "public static S Of(NetworkStream s) => new S(s); public static S Of(FileStream s) => new S(s);")]
    [InlineData("private readonly TextWriter _w; public S(Stream s) => _w = new StreamWriter(s) { AutoFlush = true };")]
    public Task WriterThatAnObjectKeeps_IsReportedByItsWritesInARow(string members) => Verify.VerifyAnalyzerAsync(Source(
        $"public class S {{ {members} public void Reply(string l) {{ _w.Write(l); _w.WriteLine(); }} }} "
            + "void M(S s) { while (true) s.Reply(Console.ReadLine()); }"));

    [Fact]
    public Task SettingsOfOneKeptWriter_AreOneFinding() => Verify.VerifyAnalyzerAsync(Source(
        "public class S { private StreamWriter _w; public S(NetworkStream s) { _w = new StreamWriter(s) { [|AutoFlush = true|] }; } "
            + "public void Again(NetworkStream s) { _w = new StreamWriter(s) { AutoFlush = true }; } "
            + "public void Next(NetworkStream s) { _w = new StreamWriter(s); _w.AutoFlush = true; } "
            + "public void Reply(string l) { _w.Write(l); _w.WriteLine(); } } "
            + "public class T { private StreamWriter _w; public T(NetworkStream s) { _w = new StreamWriter(s) { [|AutoFlush = true|] }; } "
            + "public void Reply(string l) { _w.Write(l); _w.WriteLine(); } } "
            + "void M(S s, T t) { while (true) { s.Reply(Console.ReadLine()); t.Reply(Console.ReadLine()); } }"));

    [Fact(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    public Task WriterOfAPrimaryConstructor_IsReportedByItsWritesInARow() => VerifyNewest(
        "public class S(TextWriter w) { public void Reply(string l) { w.Write(l); w.WriteLine(); } } "
            + "void M(NetworkStream n) { var s = new S(new StreamWriter(n) { [|AutoFlush = true|] }); while (true) s.Reply(Console.ReadLine()); }");

    [Theory]
    [InlineData("while (await _r.ReadLineAsync() is { } l) _w.WriteLine(l);", "")]
    [InlineData("while (await _r.ReadLineAsync() is { } l) Reply(l);", "private void Reply(string l) => _w.Write(l);")]
    [InlineData("while (await _r.ReadLineAsync() is { } l) await ReplyAsync(l);", "private async Task ReplyAsync(string l) { await _w.WriteAsync(l); }")]
    [InlineData(
        "while (await _r.ReadLineAsync() is { } l) Handle(l);", "private void Handle(string l) { Say(l); } private void Say(string l) { _w.Write(l); }")]
    [InlineData("_w.Write(0); while (await _r.ReadLineAsync() is { } l) _w.WriteLine(l);", "")]
    [InlineData("while (await _r.ReadLineAsync() is { } l) _w.WriteLine(l);", "public void Dispose() => _w.Dispose();")]
    public Task FieldThatOneLoopWritesTo_IsReported(string loop, string members) => Verify.VerifyAnalyzerAsync(Source(
        "private sealed class S { private readonly StreamReader _r; private readonly StreamWriter _w; "
            + "public S(Stream s) { _r = new StreamReader(s); _w = new StreamWriter(s) { [|AutoFlush = true|] }; } "
            + $"public async Task RunAsync() {{ {loop} }} {members} }}"));

    [Theory]
    [InlineData("while (await _r.ReadLineAsync() is { } l) _w.WriteLine(l);", "public void Say() => _w.Write(1);")]
    [InlineData("while (await _r.ReadLineAsync() is { } l) Reply(l);", "public void Reply(string l) => _w.Write(l); public void Other() => Reply(null);")]
    [InlineData("while (await _r.ReadLineAsync() is { } l) Reply(l);", "private void Reply(string l) { _w.Write(l); _r.ReadLine(); }")]
    [InlineData("while (await _r.ReadLineAsync() is { } l) Reply(l);", "private void Reply(string l) { _w.Write(l); Ask(); } void Ask() => _r.ReadLine();")]
    [InlineData("while (await _r.ReadLineAsync() is { } l) await ReplyAsync(l);",
        "private async Task ReplyAsync(string l) { await _w.WriteAsync(l); await Task.Delay(1); }")]
    [InlineData("while (await _r.ReadLineAsync() is { } l) _w.WriteLine(l);", "public TextWriter Out => _w;")]
    [InlineData("while (await _r.ReadLineAsync() is { } l) _w.WriteLine(l);", "public void Tell(S other) => other._w.Write(1);")]
    [InlineData("while (await _r.ReadLineAsync() is { } l) _w.WriteLine(l);", "public Action Later() => () => _w.Write(1);")]
    public Task FieldThatOtherCodeWritesTo_OrLoopThatWaitsForMore_IsSilent(string loop, string members) => Verify.VerifyAnalyzerAsync(Source(
        "private sealed class S { private readonly StreamReader _r; private readonly StreamWriter _w; "
            + "public S(Stream s) { _r = new StreamReader(s); _w = new StreamWriter(s) { AutoFlush = true }; } "
            + $"public async Task RunAsync() {{ {loop} }} {members} }}"));

    [Fact]
    public Task FieldThatOneLoopWritesTo_IsFlushedByTheLoop() => VerifyAsync(
        """
        private sealed class S
        {
            private readonly StreamReader _r;
            private readonly StreamWriter _w;

            public S(Stream s)
            {
                _r = new StreamReader(s);
                _w = new StreamWriter(s) { [|AutoFlush = true|] };
            }

            public async Task RunAsync()
            {
                while (true)
                {
                    var line = await _r.ReadLineAsync();
                    if (line is null)
                        break;
                    Reply(line);
                }
            }

            private void Reply(string line) => _w.WriteLine(line);
        }
        """,
        """
        private sealed class S
        {
            private readonly StreamReader _r;
            private readonly StreamWriter _w;

            public S(Stream s)
            {
                _r = new StreamReader(s);
                _w = new StreamWriter(s);
            }

            public async Task RunAsync()
            {
                try
                {
                    while (true)
                    {
                        var pending = _r.ReadLineAsync();
                        if (!pending.IsCompleted)
                            await _w.FlushAsync();
                        var line = await pending;
                        if (line is null)
                            break;
                        Reply(line);
                    }
                }
                finally
                {
                    await _w.FlushAsync();
                }
            }

            private void Reply(string line) => _w.WriteLine(line);
        }
        """);

    [Theory]
    [InlineData("_w.Write(1);", "")]
    [InlineData("", "private void Send() => _w.Flush();")]
    public Task FieldThatIsUsedBesideTheLoop_KeepsItsSetting(string before, string members)
    {
        var code =
            $$"""
            private sealed class S
            {
                private readonly StreamReader _r;
                private readonly StreamWriter _w;

                public S(Stream s)
                {
                    _r = new StreamReader(s);
                    _w = new StreamWriter(s) { [|AutoFlush = true|] };
                }

                public async Task RunAsync()
                {
                    {{before}}
                    while (true)
                    {
                        var line = await _r.ReadLineAsync();
                        _w.Write(line);
                    }
                }
                {{members}}
            }
            """;
        return VerifyAsync(code, code);
    }

    [Theory]
    [InlineData("while (true)\n{\n_w.Write(1); _w.WriteLine();\n}", "also where 2 writes follow each other in 'Reply' (in a loop (line 26))")]
    [InlineData("foreach (var c in \"abc\")\n_w.Write(c);", "also where a loop writes in 'Reply' (in a loop (line 26))")]
    public Task Message_TellsWhereWritesFollowEachOther(string writes, string where) => Verify.VerifyAnalyzerAsync(
        Source("public StreamWriter _w;\nvoid Open(NetworkStream s) { _w = new StreamWriter(s) { {|#0:AutoFlush = true|} }; }\n"
            + $"void Reply()\n{{\n{writes}\n}}"),
        Verify.Diagnostic().WithLocation(0).WithMessage($"'_w' sends after each write, {where}"));

    [Theory]
    [InlineData("writer.Write(line);", "each message")]
    [InlineData("writer.Write(line); writer.WriteLine();", "each write")]
    public Task Message_TellsWhetherAMessageIsOneWrite(string writes, string unit) => Verify.VerifyAnalyzerAsync(
        Source("async Task M(Stream stream)\n{\nvar reader = new StreamReader(stream); var writer = new StreamWriter(stream) { {|#0:AutoFlush = true|} };\n"
            + $"while (await reader.ReadLineAsync() is {{ }} line) {{ {writes} }}\n}}"),
        Verify.Diagnostic().WithLocation(0).WithMessage(
            $"'writer' sends after {unit}, also where 'reader.ReadLineAsync' has the next message already (in a loop (line 25))"));

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

    private static Task VerifyNewest(string members) =>
        new Verify.Test { TestCode = Source(members), FixedCode = Source(members), LanguageVersion = RoslynFacts.CSharp12 }.RunAsync();

    private static string Source(string members) =>
        $$"""
        using System;
        using System.Collections.Generic;
        using System.IO;
        using System.IO.Pipes;
        using System.Net.Sockets;
        using System.Threading;
        using System.Threading.Tasks;
        class C
        {
            private TextWriter _kept;
            static void Reply(TextWriter writer, string line) { writer.Write(line); writer.WriteLine(); }
            static void Ask(TextReader reader, TextWriter writer) { writer.Write(1); reader.ReadLine(); }
            static async Task<string> AskAsync(TextReader reader, TextWriter writer) { writer.Write(1); return await reader.ReadLineAsync(); }
            void Keep(TextWriter writer) => _kept = writer;
            static void Next() { }
            static IEnumerable<string> Lines(TextReader reader) { while (reader.ReadLine() is { } line) yield return line; }
            static async IAsyncEnumerable<string> LinesAsync(TextReader reader)
            {
                while (await reader.ReadLineAsync() is { } line)
                    yield return line;
            }
        {{members}}
        }
        """;
}
