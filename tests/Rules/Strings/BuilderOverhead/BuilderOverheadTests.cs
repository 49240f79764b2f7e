using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Strings.BuilderOverhead.BuilderOverheadAnalyzer,
    Allocations.CodeFixes.Rules.Strings.BuilderOverhead.BuilderOverheadCodeFix>;

namespace Allocations.Tests.Strings.BuilderOverhead;

/// <summary>What ALLOC305 reports, what its fix leaves, and where neither is right.</summary>
public sealed class BuilderOverheadTests
{
    private const string Partial = " (the text before an operand that fails stays appended)";
    private const string Seen = " (code that an operand runs sees the text before it in the builder; the text before an operand that fails stays appended)";

    [Theory]
    [InlineData("sb.Append({|#0:a + b|})", DiagnosticSeverity.Info, "the builder can take its parts")]
    [InlineData("sb.Append({|#0:a + b + n|})", DiagnosticSeverity.Info, "the builder can take its parts")]
    [InlineData("sb.Append({|#0:string.Join(\",\", all)|})", DiagnosticSeverity.Warning, "'AppendJoin' needs no string")]
    [InlineData("sb.Append({|#0:string.Format(\"{0}-{1}\", a, n)|})", DiagnosticSeverity.Warning, "'AppendFormat' needs no string")]
    public Task Message_SaysWhatTheBuilderCanDo(string append, DiagnosticSeverity severity, string advice) =>
        new CSharpAnalyzerVerifier<Analyzers.Rules.Strings.BuilderOverhead.BuilderOverheadAnalyzer>.Test
    {
        TestCode = "using System.Text; class C { void M(StringBuilder sb, string a, string b, int n, string[] all) {\n"
            + "while (true) { a += b; b = a; n++; " + append + "; } } }",
        ExpectedDiagnostics =
        {
            CSharpAnalyzerVerifier<Analyzers.Rules.Strings.BuilderOverhead.BuilderOverheadAnalyzer>.Diagnostic().WithLocation(0).WithSeverity(severity)
                .WithMessage("This string is made only to be appended: " + advice + "; this allocates memory (in a loop (line 2))"),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("sb.Append([|a + b|])", "sb.Append(a).Append(b)")]
    [InlineData("sb.Append([|a + n|])", "sb.Append(a).Append(n)")]
    [InlineData("sb.Append([|a + \",\" + n + 'c'|])", "sb.Append(a).Append(\",\").Append(n).Append('c')")]
    [InlineData("sb.Append([|\"\" + n|])", "sb.Append(n)")]
    [InlineData("sb.Append([|any.ToString() + b|])", "sb.Append(any.ToString()).Append(b)")]
    [InlineData("sb.Append(a).Append([|b + \",\"|]).Append(n)", "sb.Append(a).Append(b).Append(\",\").Append(n)")]
    [InlineData("sb.AppendLine([|a + b|])", "sb.Append(a).AppendLine(b)")]
    [InlineData("sb.AppendLine([|a + n|])", "sb.Append(a).Append(n).AppendLine()")]
    [InlineData("sb.Append([|new string('-', 40)|])", "sb.Append('-', 40)")]
    [InlineData("sb.Append([|new string(a[0], 3)|]).Append(a)", "sb.Append(a[0], 3).Append(a)")]
    [InlineData("sb.AppendLine([|new string('-', 40)|])", "sb.Append('-', 40).AppendLine()")]
    [InlineData("sb.Append([|a + Plain.Text|])", "sb.Append(a).Append(Plain.Text)")]
    [InlineData("sb.Append([|string.Join(',', a, b)|])", "sb.AppendJoin(',', a, b)")]
    [InlineData("sb.Append([|string.Format(\"{0}-{1}\", a, n)|])", "sb.AppendFormat(\"{0}-{1}\", a, n)")]
    public Task QuietOperands_AreFixedSafely(string before, string after) => Verify.VerifyCodeFixAsync(InMethod(before), InMethod(after));

    [Theory]
    [InlineData("sb.Append([|a + any|])", "sb.Append(a).Append(any)")]
    [InlineData("sb.Append([|a + all[n]|])", "sb.Append(a).Append(all[n])")]
    [InlineData("sb.Append([|a + b.Length|])", "sb.Append(a).Append(b.Length)")]
    [InlineData("sb.Append([|string.Join(\",\", any, any)|])", "sb.AppendJoin(\",\", any, any)")]
    [InlineData("sb.Append([|string.Format(a, n)|])", "sb.AppendFormat(a, n)")]
    [InlineData("sb.Append([|string.Format(\"{0:x}\", n)|])", "sb.AppendFormat(\"{0:x}\", n)")]
    [InlineData("sb.Append([|string.Format(\"{1}\", n)|])", "sb.AppendFormat(\"{1}\", n)")]
    [InlineData("sb.Append([|string.Format(null, \"{0}\", n)|])", "sb.AppendFormat(null, \"{0}\", n)")]
    public Task OperandThatMayFail_IsUnsafe(string before, string after) => VerifyUnsafeAsync(before, after, Partial);

    [Theory]
    [InlineData("all")]
    [InlineData("numbers")]
    public Task ItemsThatMayBeNull_AreJoinedSafelyByABuilderThatIsThere(string items) => Verify.VerifyCodeFixAsync(
        InMethod("sb = new StringBuilder(); sb.Append([|string.Join(\",\", " + items + ")|])"),
        InMethod("sb = new StringBuilder(); sb.AppendJoin(\",\", " + items + ")"));

    [Fact]
    public Task ItemsAndBuilderThatMayBeNull_AreJoinedWithTheReason() => VerifyUnsafeAsync(
        "sb.Append([|string.Join(\",\", all)|])", "sb.AppendJoin(\",\", all)", " (a builder that is null throws before items that are null do)");

    [Theory]
    [InlineData("foreach (var item in all) sb.Append(a + \":\")")]
    [InlineData("foreach (var item in all) { var line = a + b; sb.AppendLine(line); }")]
    [InlineData("foreach (var item in all) sb.Append([|a + item|])")]
    public Task TextThatIsTheSameInEachIteration_IsLeftToTheLoop(string statement) => Verify.VerifyAnalyzerAsync(InMethod(statement));

    [Fact]
    public Task RepeatedCharacterOfABuilderThatIsThere_IsFixedSafely() => Verify.VerifyCodeFixAsync(
        InMethod("sb = new StringBuilder(); sb.Append([|new string(' ', n * 2)|])"), InMethod("sb = new StringBuilder(); sb.Append(' ', n * 2)"));

    [Theory]
    [InlineData("sb.Append(new string(all[0].ToCharArray(), 1, 2))")]
    [InlineData("sb.Insert(0, new string(' ', n))")]
    [InlineData("_ = new string(' ', n) + sb")]
    public Task OtherNewString_IsNotReported(string statement) => Verify.VerifyAnalyzerAsync(InMethod(statement));

    [Theory]
    [InlineData("sb.Append([|new string(count: n, c: ' ')|])")]
    [InlineData("sb.Append([|new string(' ', /* wide */ n)|])")]
    [InlineData("sb?.Append([|new string(' ', n)|])")]
    public Task RepeatedCharacterThatCannotBeMoved_GetsNoFix(string statement) => Verify.VerifyCodeFixAsync(InMethod(statement), InMethod(statement));

    [Theory]
    [InlineData("sb.Append([|a + Next()|])", "sb.Append(a).Append(Next())")]
    [InlineData("sb.Append([|a + Constructed.Text|])", "sb.Append(a).Append(Constructed.Text)")]
    [InlineData("sb.AppendLine([|a + Next()|])", "sb.Append(a).AppendLine(Next())")]
    [InlineData(
        "sb = new StringBuilder(); sb.Append([|string.Join(\",\", all.Select(x => x + \"!\"))|])",
        "sb = new StringBuilder(); sb.AppendJoin(\",\", all.Select(x => x + \"!\"))")]
    public Task OperandThatRunsOwnCode_IsUnsafe(string before, string after) => VerifyUnsafeAsync(before, after, Seen);

    [Theory]
    [InlineData("_sb.Append([|a + M()|]);", "_sb.Append(a).Append(M());", "StringBuilder _sb = new(); string M() { _sb.Append(1); return null; }")]
    [InlineData("_sb.Append([|a + P|]);", "_sb.Append(a).Append(P);", "StringBuilder _sb = new(); string P { get { _sb.Append(1); return null; } }")]
    [InlineData("_sb.Append([|a + f()|]);", "_sb.Append(a).Append(f());", "StringBuilder _sb = new(); Func<string> f = null;")]
    [InlineData(
        "_sb.Append([|a + this|]);",
        "_sb.Append(a).Append(this);",
        "StringBuilder _sb = new(); public override string ToString() { _sb.Clear(); return null; }")]
    [InlineData(
        "_sb.Append([|a + o|]);",
        "_sb.Append(a).Append(o);",
        "StringBuilder _sb = new(); object o; class D { C c; public override string ToString() { c._sb.Clear(); return null; } }")]
    [InlineData(
        "_sb.Append([|a + _other.Append(1).ToString(0, 1)|]);",
        "_sb.Append(a).Append(_other.Append(1).ToString(0, 1));",
        "StringBuilder _sb, _other; void Set() => _other = _sb;")]
    [InlineData(
        "Action add = () => _sb.Clear(); _sb.Append([|a + add.Method.Name|]);",
        "Action add = () => _sb.Clear(); _sb.Append(a).Append(add.Method.Name);",
        "StringBuilder _sb = new();")]
    [InlineData(
        "var s = new StringBuilder(); string L() { s.Append(1); return null; } s.Append([|a + L()|]); return s;",
        "var s = new StringBuilder(); string L() { s.Append(1); return null; } s.Append(a).Append(L()); return s;",
        "")]
    public Task OperandThatMayWriteToTheBuilder_IsUnsafe(string before, string after, string members)
    {
        const string Start = "using System; using System.Text; class C { object T(string a) { ";
        return RunUnsafeAsync(Start + before + " return null; } " + members + " }", Start + after + " return null; } " + members + " }", Seen);
    }

    [Theory]
    [InlineData("string.Format(\"{0}\", o)", "AppendFormat(\"{0}\", o)", "Own")]
    [InlineData("string.Format(\"{0}\", (object)o)", "AppendFormat(\"{0}\", (object)o)", "Own")]
    [InlineData("string.Join(\",\", new[] { o, o })", "AppendJoin(\",\", new[] { o, o })", "Own")]
    [InlineData("string.Join(\",\", new List<Own>())", "AppendJoin(\",\", new List<Own>())", "Own")]
    public Task ValueThatMayWriteAnotherTextIntoASpan_IsUnsafe(string before, string after, string type)
    {
        const string Start = "using System; using System.Collections.Generic; using System.Text; class C { void M(Own o) { var s = new StringBuilder(); s.";
        const string End = "); } } struct Own : ISpanFormattable { public string ToString(string f, IFormatProvider p) => f; "
            + "public bool TryFormat(Span<char> d, out int n, ReadOnlySpan<char> f, IFormatProvider p) { n = 0; return true; } }";
        return RunUnsafeAsync(Start + "Append([|" + before + "|]" + End, Start + after[..^1] + End, "'" + type + "' may write another text into a span)");
    }

    [Theory]
    [InlineData("sb.Append([|a + sb.Length|])")]
    [InlineData("sb?.Append([|a + b|])")]
    [InlineData("sb.Append([|a + array|])")]
    [InlineData("sb.Append([|a + text|])")]
    [InlineData("sb.Append(value: [|a + b|])")]
    [InlineData("sb.Append([|string.Join(\",\", sb, n)|])")]
    public Task OtherOperand_HasNoFix(string statement) => Verify.VerifyCodeFixAsync(InMethod(statement), InMethod(statement));

    [Theory]
    [InlineData("sb.Append(a)")]
    [InlineData("sb.Append(a + \"\")")]
    [InlineData("sb.Append(\"\" + any)")]
    [InlineData("sb.Append(\"a\" + \"b\")")]
    [InlineData("sb.Append($\"{a}{b}\")")]
    [InlineData("sb.Append(a.Substring(1, 2))")]
    [InlineData("sb.Append(n.ToString())")]
    [InlineData("sb.Append(n + 1)")]
    [InlineData("sb.Append(string.Join(\",\", all, 1, 2))")]
    [InlineData("sb.Append(a.Replace('a', 'b'))")]
    [InlineData("sb.Append(string.IsInterned(a + b))")]
    [InlineData("sb.Insert(0, a + b)")]
    [InlineData("sb.Append(Next())")]
    [InlineData("System.Linq.Expressions.Expression<Action> tree = () => sb.Append(a + b)")]
    [InlineData("if (n < 0) throw new Exception(sb.Append(a + b).ToString())")]
    [InlineData("System.Diagnostics.Debug.WriteLine(sb.Append(a + b))")]
    public Task Other_IsSilent(string statement) => Verify.VerifyAnalyzerAsync(InMethod(statement));

    [Theory]
    [InlineData("static string Text(int n) => n + \"!\";")]
    [InlineData("static string Text(int n) => $\"{n}!\";")]
    [InlineData("static string Text(int n) => (n > 0 ? new string('x', n) : null);")]
    [InlineData("static string Text(int n) => string.Join(\",\", n, n) ?? \"\";")]
    [InlineData("static string Text(int n) { Span<char> digits = stackalloc char[n]; return digits.ToString(); }")]
    [InlineData("static string Text(int n) { if (n == 0) return \"\"; return Other(n); } static string Other(int n) => n + \"!\";")]
    [InlineData("static string Text(int n) => Own(n); static string Own(int n) { string Local() => n + \"!\"; return Local(); }")]
    public Task MethodThatMakesItsText_IsReportedWithoutAFix(string method)
    {
        var code = "using System; using System.Text; class C { void M(StringBuilder sb, string all) { foreach (var n in all) sb.Append([|Text(n)|]); } "
            + method + " }";
        return Verify.VerifyCodeFixAsync(code, code);
    }

    [Theory]
    [InlineData("static string s; static string Text(int n) => s;")]
    [InlineData("static string Text(int n) => \"a\" + \"b\";")]
    [InlineData("static string Text(int n) => n > 0 ? \"a\" : null;")]
    [InlineData("static string Text(int n) => n.ToString();")]
    [InlineData("static string Text(int n) { Func<string> made = () => n + \"!\"; return null; }")]
    [InlineData("static string Text(int n) => n > 0 ? Text(n - 1) : \"\";")]
    [InlineData("protected virtual string Text(int n) => n + \"!\";")]
    [InlineData("static extern string Text(int n);")]
    [InlineData("static string[] all; static string Text(int n) => all[n];")]
    public Task MethodThatHasItsText_IsSilent(string method) => new Verify.Test
    {
        TestCode = "using System; using System.Text; class C { void M(StringBuilder sb, int n) { while (n-- > 0) sb.Append(Text(n)); } " + method + " }",
        CompilerDiagnostics = CompilerDiagnostics.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task BuilderThatNobodyElseSees_IsFixedSafely() => Verify.VerifyCodeFixAsync(
        Local("sb.Append([|\"<\" + item.Name|]); // name", "sb.AppendLine([|\"=\" + item.Get(sb2: 1)|]);"),
        Local("sb.Append(\"<\").Append(item.Name); // name", "sb.Append(\"=\").AppendLine(item.Get(sb2: 1));"));

    [Theory]
    [InlineData("Keep(sb);")]
    [InlineData("Action a = () => sb.Clear();")]
    [InlineData("var other = sb;")]
    public Task BuilderThatOthersMaySee_IsUnsafe(string use)
    {
        var before = Local(use, "sb.Append([|\"<\" + item.Name|]);");
        return RunUnsafeAsync(before, Local(use, "sb.Append(\"<\").Append(item.Name);"), Seen);
    }

    [Fact]
    public Task BuilderThatAHandlerSees_IsUnsafe()
    {
        const string After = "catch (Exception) { sb.Append(\"!\"); }";
        return RunUnsafeAsync(
            Local("try { sb.Append([|\"<\" + item.Name|]); }", After),
            Local("try { sb.Append(\"<\").Append(item.Name); }", After),
            Seen);
    }

    [Fact]
    public Task MethodWithOverloadForABuilder_IsCalled()
    {
        const string Methods =
            """
            static string Hex(byte[] bytes) => "";
            static void Hex(byte[] bytes, StringBuilder to) { }
            """;
        return RunUnsafeAsync(
            "using System.Text; class C { void M(StringBuilder sb, byte[] b) { sb.Append([|Hex(b)|]); /* done */ } " + Methods + " }",
            "using System.Text; class C { void M(StringBuilder sb, byte[] b) { Hex(b, sb); /* done */ } " + Methods + " }",
            " (another overload of 'Hex' is called)");
    }

    [Fact]
    public Task FluentLayout_IsKept() => Verify.VerifyCodeFixAsync(
        InMethod("sb.Append(a) // first\r\n            .Append([|b + n|]) // second\r\n            .Append('c')").ReplaceLineEndings("\r\n"),
        InMethod("sb.Append(a) // first\r\n            .Append(b).Append(n) // second\r\n            .Append('c')").ReplaceLineEndings("\r\n"));

    [Fact]
    public Task CommentBetweenOperands_IsNotLost() => Verify.VerifyCodeFixAsync(
        InMethod("sb.Append([|a + /* why */ b|])"), InMethod("sb.Append([|a + /* why */ b|])"));

    [Fact]
    public Task SeveralInOneMethod_AreFixedAtOnce() => Verify.VerifyCodeFixAsync(
        InMethod("sb.Append([|a + n|]); sb.AppendLine([|b + \",\"|])"),
        InMethod("sb.Append(a).Append(n); sb.Append(b).AppendLine(\",\")"));

    [Theory]
    [InlineData("sb.Append([|a + b|])", "sb.Append(a).Append(b)")]
    [InlineData("sb.Append([|string.Join(\",\", all)|])", "sb.AppendJoin(\",\", all)")]
    [InlineData("sb.Append([|string.Format(\"{0}\", a)|])", "sb.AppendFormat(\"{0}\", a)")]
    public Task CapacityOfABuilderThatIsAskedFor_IsUnsafe(string before, string after)
    {
        const string Other = " class D { int Room(StringBuilder builder) => builder.Capacity; }";
        return RunUnsafeAsync(InMethod(before) + Other, InMethod(after) + Other, "the code asks for a 'Capacity')");
    }

    [Theory]
    [InlineData("int Room(List<int> list) => list.Capacity;")]
    [InlineData("void Room(StringBuilder builder) => builder.Capacity = 9;")]
    [InlineData("void Room(StringBuilder builder) { builder.EnsureCapacity(9); }")]
    public Task CapacityOfNoBuilder_IsNotAskedFor(string member) =>
        Verify.VerifyCodeFixAsync(
            InMethod("sb.Append([|a + b|])") + " class D { " + member + " }", InMethod("sb.Append(a).Append(b)") + " class D { " + member + " }");

    [Theory]
    [InlineData("numbers", false)]
    [InlineData("(IEnumerable<int>)numbers", false)]
    [InlineData("new List<int>()", true)]
    public Task JoinedListOfTheProject_IsAskedInAnotherWay(string list, bool isSafe)
    {
        const string Other = " class Twice : List<int>, IEnumerable<int> { IEnumerator<int> IEnumerable<int>.GetEnumerator() => null; }";
        var before = InMethod("sb.Append([|string.Join(\",\", " + list + ")|])") + Other;
        var after = InMethod("sb.AppendJoin(\",\", " + list + ")") + Other;
        return isSafe ? Verify.VerifyCodeFixAsync(before, after)
            : RunUnsafeAsync(before, after, "a 'Twice' may give other elements when it is asked in another way)");
    }

    [Fact]
    public Task WithoutAppendJoin_JoinIsSilent() => new Verify.Test
    {
        TestCode = InMethod("sb.Append(string.Join(\",\", all)); sb.Append([|a + b|])"),
        FixedCode = InMethod("sb.Append(string.Join(\",\", all)); sb.Append(a).Append(b)"),
        ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static Task VerifyUnsafeAsync(string before, string after, string difference) => RunUnsafeAsync(InMethod(before), InMethod(after), difference);

    private static Task RunUnsafeAsync(string before, string after, string difference) => new Verify.Test
    {
        TestCode = before,
        FixedCode = after,
        BatchFixedState = { MarkupHandling = MarkupMode.Allow, Sources = { before } },
        CodeActionVerifier = (action, verifier) => verifier.True(action.Title.EndsWith(difference, StringComparison.Ordinal), action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Local(string first, string second) =>
        $$"""
        using System;
        using System.Text;

        class C
        {
            string Name => "";
            string Get(int sb2) => "";
            static void Keep(StringBuilder builder) { }

            string M(C[] all)
            {
                var sb = new StringBuilder(16, int.MaxValue);
                foreach (var item in all)
                {
                    {{first}}
                    {{second}}
                }

                return sb.ToString();
            }
        }
        """;

    private static string InMethod(string statement) =>
        $$"""
        using System;
        using System.Collections.Generic;
        using System.Linq;
        using System.Text;

        class C
        {
            void M(StringBuilder sb, string a, string b, int n, object any, char[] array, Text text, string[] all, List<int> numbers)
            {
                {{statement}};
            }

            static string Next() => "";
        }

        class Text
        {
            public static implicit operator int(Text text) => 1;
        }

        static class Constructed
        {
            public static string Text;

            static Constructed() => Text = "";
        }

        static class Plain
        {
            public static string Text = "";
        }
        """;
}
