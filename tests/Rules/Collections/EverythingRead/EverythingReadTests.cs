using Allocations.Analyzers.Rules.Collections.EverythingRead;
using Allocations.CodeFixes.Rules.Collections.EverythingRead;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Collections.EverythingRead.EverythingReadAnalyzer,
    Allocations.CodeFixes.Rules.Collections.EverythingRead.EverythingReadCodeFix>;
using VerifyAtAnyHeat = Allocations.Testing.AnyHeat.Analyzer<Allocations.Analyzers.Rules.Collections.EverythingRead.EverythingReadAnalyzer>;

namespace Allocations.Tests.Collections.EverythingRead;

public sealed class EverythingReadTests
{
    private const string Safe = "ALLOC605.OneByOne", Unsafe = "ALLOC605.OneByOne!", Lines = "ALLOC605.Lines!";

    [Theory]
    [InlineData("foreach (var line in [|File.ReadAllLines(path)|]) n += line.Length;")]
    [InlineData("var lines = [|File.ReadAllLines(path)|]; foreach (var line in lines) n += line.Length;")]
    [InlineData("foreach (var line in [|File.ReadAllLines(path, Encoding.UTF8)|].Where(line => line.Length > 3)) n += line.Length;")]
    [InlineData("n += [|File.ReadAllLines(path)|].Length;")]
    [InlineData("n += [|File.ReadAllLines(path)|].Count();")]
    [InlineData("Take([|File.ReadAllLines(path)|].First());")]
    [InlineData("Take([|File.ReadAllLines(path)|][0]);")]
    [InlineData("Take([|File.ReadAllLines(path)|].Select(line => line.Trim()).ToList());")]
    [InlineData("foreach (var name in [|Directory.GetFiles(path, \"*.txt\")|]) n += name.Length;")]
    [InlineData("if ([|new DirectoryInfo(path).GetFileSystemInfos()|].Any()) n++;")]
    [InlineData("n += [|Directory.GetDirectories(path)|].Length;")]
    [InlineData("foreach (var line in [|File.ReadAllText(path)|].Split('\\n')) n += line.Length;")]
    [InlineData("Take([|File.ReadAllText(path)|].Split(new[] { \"\\r\\n\", \"\\n\" }, StringSplitOptions.None));")]
    [InlineData("Take([|File.ReadAllText(path)|].Split(Environment.NewLine));")]
    public Task WhatIsLookedAtOneByOne_IsReported(string statement) => AnalyzeAsync(statement);

    [Theory]
    [InlineData("foreach (var line in File.ReadLines(path)) n += line.Length;")]
    [InlineData("var lines = File.ReadAllLines(path); n += lines.Length; foreach (var line in lines) n += line.Length;")]
    [InlineData("var lines = File.ReadAllLines(path); Take(n); foreach (var line in lines) n += line.Length;")]
    [InlineData("var lines = File.ReadAllLines(path); while (n < 9) { foreach (var line in lines) n += line.Length; }")]
    [InlineData("var lines = File.ReadAllLines(path); Func<int> count = () => lines.Length; Take(count);")]
    [InlineData("Take(File.ReadAllLines(path));")]
    [InlineData("Take(File.ReadAllLines(path).Where(line => line.Length > 3));")]
    [InlineData("Take(File.ReadAllLines(path)[n]);")]
    [InlineData("File.ReadAllLines(path)[0] = \"\";")]
    [InlineData("Take(string.Join(\",\", File.ReadAllLines(path)));")]
    [InlineData("Take(path.Select(c => \"\" + c).Concat(File.ReadAllLines(path)).ToList());")]
    [InlineData("n += File.ReadAllBytes(path).Length;")]
    [InlineData("Take(Directory.GetCurrentDirectory().Split('\\n'));")]
    [InlineData("Take(File.ReadAllText(path).Split(','));")]
    [InlineData("Take(File.ReadAllText(path).Split('\\n', '\\r'));")]
    [InlineData("Take(File.ReadAllText(path).Split('\\n', StringSplitOptions.RemoveEmptyEntries));")]
    [InlineData("Take(File.ReadAllText(path).Split('\\n', 2));")]
    [InlineData("Expression<Func<int>> tree = () => File.ReadAllLines(path).Length; Take(tree);")]
    [InlineData("throw new Exception(File.ReadAllLines(path)[0]);")]
    public Task OtherUses_AreSilent(string statement) => AnalyzeAsync(statement);

    [Theory]
    [InlineData("return JsonDocument.Parse([|File.ReadAllText(path)|]);")]
    [InlineData("return JsonSerializer.Deserialize<string>([|reader.ReadToEnd()|]);")]
    [InlineData("return XDocument.Parse(await [|reader.ReadToEndAsync()|]);")]
    [InlineData("var text = [|reader.ReadToEnd()|]; return XElement.Parse(text, LoadOptions.None);")]
    [InlineData("var x = new XmlDocument(); x.LoadXml([|any.ReadToEnd()|]); return x;")]
    [InlineData("return Library.Token.Parse([|any.ReadToEnd()|]);")]
    [InlineData("return Library.Convert.DeserializeObject<int>([|any.ReadToEnd()|]);")]
    [InlineData("return new StringReader([|File.ReadAllText(path)|]);")]
    [InlineData("var s = [|any.ReadToEnd()|]; if (path == null) { return Library.Token.Parse(s); } return Library.Convert.DeserializeObject<int>(s);")]
    [InlineData("return JsonDocument.Parse(await [|http.GetStringAsync(path)|].ConfigureAwait(false));")]
    public Task TextThatIsOnlyParsed_IsReported(string statement) => ParsedAsync(statement);

    [Theory]
    [InlineData("return int.Parse(any.ReadToEnd());")]
    [InlineData("return JsonSerializer.Deserialize<string>(any.ReadToEnd());")]
    [InlineData("return XDocument.Load(any.ReadToEnd());")]
    [InlineData("var text = any.ReadToEnd(); return text.Length > 0 ? XElement.Parse(text) : null;")]
    [InlineData("var text = any.ReadToEnd(); return (XElement.Parse(text), XElement.Parse(text));")]
    [InlineData("var text = any.ReadToEnd(); for (var i = 0; i < 3; i++) XElement.Parse(text); return null;")]
    [InlineData("var text = any.ReadToEnd(); Func<object> late = () => XElement.Parse(text); return late;")]
    [InlineData("return Library.Token.ParsePart(any.ReadToEnd(), 1);")]
    [InlineData("return Library.Other.Parse(any.ReadToEnd());")]
    [InlineData("return any.ReadToEnd();")]
    [InlineData("return any.ReadLine() is { } line ? XElement.Parse(line) : null;")]
    public Task TextThatIsUsedOtherwise_IsSilent(string statement) => ParsedAsync(statement);

    [Fact]
    public Task OutsideWarmCode_IsSilent() => Verify.VerifyAnalyzerAsync(
        "using System.IO; public class C { public int M(string path) { var n = 0; foreach (var line in File.ReadAllLines(path)) n += line.Length; "
            + "return n; } }");

    [Fact]
    public Task OwnClassOfThatName_IsSilent() => Verify.VerifyAnalyzerAsync(
        "using System.Collections.Generic; class File { public static string[] ReadAllLines(string path) => null; public static IEnumerable<string> "
            + "ReadLines(string path) => null; } class C { int M() { var n = 0; while (n < 9) { foreach (var l in File.ReadAllLines(\"\")) n += 2; } "
            + "return n; } }");

    [Fact]
    public Task Incomplete_IsSilent() => Verify.VerifyAnalyzerAsync(
        "using System.IO; class C { void M() { while (true) { var n = File.{|CS1501:ReadAllLines|}().Length; "
            + "foreach (var line in File.ReadAllLines({|CS0103:missing|})) { } File.ReadAllText(\"\").{|CS1061:Splt|}('a'); } } }");

    [Theory]
    [InlineData(
        "foreach (var line in {|#0:File.ReadAllLines(path)|}) n += line.Length;",
        "'ReadAllLines' makes an array of all lines, which allocates memory, though one after the other is looked at (in a loop (line 6))")]
    [InlineData(
        "n += {|#0:File.ReadAllLines(path)|}.Length;",
        "'ReadAllLines' makes an array of all lines, which allocates memory, though only their number is used (in a loop (line 6))")]
    [InlineData(
        "Take({|#0:Directory.GetFiles(path)|}[0]);",
        "'GetFiles' makes an array of all entries, which allocates memory, though only one of them is used (in a loop (line 6))")]
    [InlineData(
        "Take({|#0:Directory.GetFiles(path)|}.Take(3).ToList());",
        "'GetFiles' makes an array of all entries, which allocates memory, though not all of them need be looked at (in a loop (line 6))")]
    [InlineData(
        "Take({|#0:File.ReadAllLines(path)|}.Last());",
        "'ReadAllLines' makes an array of all lines, which allocates memory, though a sequence would do (in a loop (line 6))")]
    public Task Message_SaysWhatIsMadeAndWhatIsUsed(string statement, string message) => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp10,
        TestCode = Text(statement),
        ExpectedDiagnostics =
        {
            new DiagnosticResult(new EverythingReadAnalyzer().SupportedDiagnostics[0])
                .WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(message),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("System.Xml.Linq.XElement.Parse({|#0:reader.ReadToEnd()|})", "'XElement.Load' can read what 'Parse' gets from it")]
    [InlineData("new StringReader({|#0:reader.ReadToEnd()|})", "'StringReader' only makes it a reader again")]
    public Task Message_OfAParsedText(string expression, string reason) => Verify.VerifyAnalyzerAsync(
        "using System.IO; public class C { [Allocations.HotPath] public object M(StreamReader reader) => " + expression + "; } "
            + "namespace Allocations { class HotPathAttribute : System.Attribute { } }",
        Verify.Diagnostic().WithLocation(0).WithMessage(
            "'ReadToEnd' makes one text of everything, which allocates memory, though " + reason + " ([HotPath] on M)"));

    [Fact]
    public Task Message_OfAText() => Verify.VerifyAnalyzerAsync(
        "using System.IO; public class C { [Allocations.HotPath] public string[] M(string path) => {|#0:File.ReadAllText(path)|}.Split('\\n'); } "
            + "namespace Allocations { class HotPathAttribute : System.Attribute { } }",
        Verify.Diagnostic().WithLocation(0).WithMessage(
            "'ReadAllText' makes one text of the whole file, which allocates memory, though it is split into lines ([HotPath] on M)"));

    [Theory]
    [InlineData("n += [|File.ReadAllLines(path)|].Length;", "n += File.ReadLines(path).Count();")]
    [InlineData("var lines = [|File.ReadAllLines(path)|]; n += lines.Length;", "var lines = File.ReadLines(path); n += lines.Count();")]
    [InlineData("var names = [|Directory.GetFiles(path)|]; n = names.Length + path.Length;",
        "var names = Directory.EnumerateFiles(path); n = names.Count() + path.Length;")]
    [InlineData("n += [|Directory.GetFiles(path, \"*.txt\" /* texts */)|].Length;", "n += Directory.EnumerateFiles(path, \"*.txt\" /* texts */).Count();")]
    [InlineData("Take([|File.ReadAllLines(path)|].Distinct().ToList());", "Take(File.ReadLines(path).Distinct().ToList());")]
    public Task WhatIsAllReadAtOnce_IsSafe(string before, string after) => FixAsync(before, after, Safe, after.Contains("File.") ? "Use 'ReadLines'" : null);

    [Theory]
    [InlineData(
        "foreach (var line in [|File.ReadAllLines(path)|])\n    n += line.Length;",
        "foreach (var line in File.ReadLines(path))\n    n += line.Length;",
        "Use 'ReadLines' (the file stays open meanwhile, and what cannot be read fails later)")]
    [InlineData(
        "Take([|File.ReadAllLines(path)|][0]);",
        "Take(File.ReadLines(path).First());",
        "Use 'ReadLines' (the rest of the file is not read; another exception where there is none)")]
    [InlineData(
        "Take([|File.ReadAllLines(path)|][2]);",
        "Take(File.ReadLines(path).ElementAt(2));",
        "Use 'ReadLines' (the rest of the file is not read; another exception where there is none)")]
    [InlineData(
        "if ([|new DirectoryInfo(path).GetFiles()|].Any()) n++;",
        "if (new DirectoryInfo(path).EnumerateFiles().Any()) n++;",
        "Use 'EnumerateFiles' (the rest of the directory is not read)")]
    [InlineData(
        "var names = [|Directory.GetFiles(path)|]; foreach (var name in names) n += name.Length;",
        "var names = Directory.EnumerateFiles(path); foreach (var name in names) n += name.Length;",
        "Use 'EnumerateFiles' (what changes meanwhile may be seen or missed)")]
    [InlineData(
        "var lines = [|File.ReadAllLines(path)|]; Take(n > 3 ? lines.Length : 0);",
        "var lines = File.ReadLines(path); Take(n > 3 ? lines.Count() : 0);",
        "Use 'ReadLines' (the file stays open meanwhile, and what cannot be read fails later)")]
    [InlineData(
        "var names = [|Directory.GetFiles(path)|]; n = path.Trim().Length + names.Length;",
        "var names = Directory.EnumerateFiles(path); n = path.Trim().Length + names.Count();",
        "Use 'EnumerateFiles' (what changes meanwhile may be seen or missed)")]
    [InlineData(
        "Take([|File.ReadAllLines(path)|].First(line => line.Length > n));",
        "Take(File.ReadLines(path).First(line => line.Length > n));",
        "Use 'ReadLines' (the file stays open meanwhile, and what cannot be read fails later; the rest of the file is not read)")]
    public Task WhatIsReadInPartOrSlowly_IsUnsafe(string before, string after, string title) => FixAsync(before, after, Unsafe, title);

    [Theory]
    [InlineData("Take([|File.ReadAllText(path)|].Split('\\n'));", "Take(File.ReadAllLines(path));")]
    [InlineData(
        "Take([|File.ReadAllText(path, Encoding.UTF8)|].Split(new[] { \"\\r\\n\", \"\\n\" }, StringSplitOptions.None));",
        "Take(File.ReadAllLines(path, Encoding.UTF8));")]
    public Task TextThatIsSplit_IsReadAsLines(string before, string after) => FixAsync(before, after, Lines);

    [Theory]
    [InlineData("string[] lines = [|File.ReadAllLines(path)|]; foreach (var line in lines) n += line.Length;")]
    public Task DeclaredArrays_AreLeft(string statement) => FixAsync(statement, statement, null);

    [Fact]
    public Task FileWithoutLinq_GetsItsDirective() => new Verify.Test
    {
        TestCode = "using System.IO;\n\nclass C\n{\n    int M(string path)\n    {\n        var n = 0;\n        while (n < 9)\n            "
            + "n += [|File.ReadAllLines(path)|].Length;\n        return n;\n    }\n}\n",
        FixedCode = "using System.IO;\nusing System.Linq;\n\nclass C\n{\n    int M(string path)\n    {\n        var n = 0;\n        while (n < 9)\n            "
            + "n += File.ReadLines(path).Count();\n        return n;\n    }\n}\n",
    }.RunAsync(TestContext.Current.CancellationToken);

    private const string BehaviourSource = """
        using System; using System.IO; using System.Linq;
        public static class Methods
        {
            public static string Lines(string text, bool exists)
            {
                var path = Path.GetTempFileName();
                try
                {
                    File.WriteAllText(path, text);
                    if (!exists) File.Delete(path);
                    var lines = File.ReadAllLines(path);
                    var n = lines.Length;
                    File.AppendAllText(path, "more");
                    return n + "," + File.ReadAllLines(path).Length + File.ReadAllLines(path).LastOrDefault()
                        + string.Join("|", File.ReadAllLines(path).Distinct().ToList());
                }
                finally { File.Delete(path); }
            }
            public static int Path2(string path) => File.ReadAllLines(path).Length;
            public static int Entries(string path) => Directory.GetFiles(path).Length;
        }
        """;

    [Fact]
    public async Task SafeFixes_BehaveTheSame()
    {
        var fixedSource = await AppliedFix.SafeAsync<EverythingReadAnalyzer, EverythingReadCodeFix>(BehaviourSource, LanguageVersion.CSharp10);
        Assert.DoesNotContain("ReadAllLines", fixedSource, StringComparison.Ordinal);
        Assert.DoesNotContain("GetFiles", fixedSource, StringComparison.Ordinal);
        SameBehaviour.Verify(
            BehaviourSource,
            fixedSource,
            from text in new[] { "", "a", "a\n", "\n\n", "a\r\nb\rc\n\r", "\u0085\u2028x", "\ud800" } from exists in new[] { true, false }
            select new object?[] { text, exists },
            LanguageVersion.CSharp10,
            "Lines");
        object?[][] paths = [[null], [""], [" "], ["/"], ["\0"], ["/no such place"], [AppContext.BaseDirectory]];
        SameBehaviour.Verify(BehaviourSource, fixedSource, paths, LanguageVersion.CSharp10, "Path2", "Entries");
    }

    private static Task ParsedAsync(string statement) => VerifyAtAnyHeat.VerifyAnalyzerAsync(
        """
        using System;
        using System.IO;
        using System.Net.Http;
        using System.Text.Json;
        using System.Threading.Tasks;
        using System.Xml;
        using System.Xml.Linq;

        namespace Library
        {
            public abstract class Reader { }
            public class SourceReader : Reader { public SourceReader(TextReader source) { } }
            public static class Convert { public static T DeserializeObject<T>(string text) => default; }
            public class Serializer { public T Deserialize<T>(Reader reader) => default; }
            public class Other { public static Other Parse(string text) => null; public static int Parse(TextReader reader) => 0; }
            public class Token
            {
                public static Token Parse(string text) => null;
                public static Token Load(Reader reader) => null;
                public static Token ParsePart(string text, int from) => null;
                public static Token ParsePart(TextReader text, int from, int to) => null;
            }
        }

        class C
        {
            static async Task<object> M(string path, StreamReader reader, TextReader any, HttpClient http)
            {
                await Task.Yield();
                $$
            }
        }
        """.Replace("$$", statement));

    private static Task AnalyzeAsync(string statement) =>
        new Verify.Test { LanguageVersion = LanguageVersion.CSharp10, TestCode = Text(statement) }.RunAsync(TestContext.Current.CancellationToken);

    private static Task FixAsync(string before, string after, string? key, string? title = null) => new Verify.Test
    {
        TestCode = Text(before),
        FixedCode = Text(after),
        CodeActionEquivalenceKey = key,
        LanguageVersion = LanguageVersion.CSharp10,
        CodeActionVerifier = (action, verifier) => verifier.True(title is null || action.Title == title, action.Title),
        CodeFixTestBehaviors = key?.EndsWith('!') == true ? CodeFixTestBehaviors.SkipFixAllCheck : CodeFixTestBehaviors.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Text(string statement) => """
        using System; using System.Collections.Generic; using System.IO; using System.Linq; using System.Linq.Expressions; using System.Text;
        class C
        {
            void M(string path, int n)
            {
        """ + "\nwhile (n < 9) {\n" + statement + "\n} }\n" + """
            void Take(object value) { }
        }
        """;
}
