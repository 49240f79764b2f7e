using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Strings.BuilderOverhead.BuilderOverheadAnalyzer,
    Allocations.CodeFixes.Rules.Strings.BuilderOverhead.BuilderOverheadCodeFix>;

namespace Allocations.Tests.Strings.BuilderOverhead;

/// <summary>Texts that methods of the project make for a builder or writer, and builders of the project.</summary>
public sealed class TextsOfTheProjectTests
{
    [Theory]
    [InlineData("public override string ToString() => \"#\" + N;")]
    [InlineData("public override string ToString() => $\"#{N}\";")]
    [InlineData("public override string ToString() { if (N == 0) return \"\"; return string.Format(\"#{0}\", N); }")]
    [InlineData("public override string ToString() { var text = new StringBuilder(); text.Append(N); return text.ToString(); }")]
    [InlineData("public string ToString(string format) => format + N;", "x.ToString(\"x\")")]
    [InlineData("public override string ToString() => Hex(); string Hex() => N.ToString() + \"h\";")]
    public Task TextOfAValue_IsReported(string member, string text = "x.ToString()") =>
        VerifyAsync(member, $"sb.Append([|{text}|]); w.Write([|{text}|]); w.WriteLine([|{text}|]);");

    [Theory]
    [InlineData("public override string ToString() => Name;")]
    [InlineData("public override string ToString() => \"constant\" + \"text\";")]
    [InlineData("public override string ToString() => N.ToString();")]
    [InlineData("public override string ToString() => base.ToString();")]
    [InlineData("")]
    public Task TextThatIsPassedOnOrNotKnown_IsNotReported(string member) => VerifyAsync(member, "sb.Append(x.ToString()); w.Write(x.ToString());");

    [Fact]
    public Task TextThatADerivedTypeMakes_IsNotReported() => VerifyAsync(
        "public override string ToString() => \"#\" + N; } class Derived : X { public override string ToString() => Name;",
        "sb.Append(x.ToString()); w.Write(x.ToString());");

    [Theory]
    [InlineData("for (var i = 0; i < all.Count; i++) { if (i > 0) sb.Append(';'); sb.Append([|all[i].ToString()|]); }")]
    [InlineData("foreach (var one in all) sb.Append([|one.ToString()|]);")]
    [InlineData("for (var i = 0; i < all.Count; i++) { if (i > 0) sb.Append(';'); sb.Append([|all[i]|]); }")]
    public Task TextOfAnItem_IsReportedInAnyLoop(string loop) => VerifyAsync(
        "public override string ToString() => \"#\" + N;", "var all = new System.Collections.Generic.List<X> { x }; " + loop);

    [Theory]
    [InlineData("sb.Append([|x|]);")]
    [InlineData("w.Write([|x|]); w.WriteLine([|x|]);")]
    [InlineData("w.Write([|$\"{x}\"|]);")]
    [InlineData("sb.Append($\"{[|x|]}\"); sb.AppendLine($\"<{[|x|]}>\");")]
    public Task TextOfAValueThatIsGiven_IsReported(string statements) => VerifyAsync("public override string ToString() => \"#\" + N;", statements);

    [Theory]
    [InlineData("public override string ToString() => Name;", "sb.Append(x); w.Write(x); w.Write($\"{x}\"); sb.Append($\"{x}\");")]
    [InlineData("public new string ToString() => \"#\" + N;", "sb.Append(x); w.Write(x); w.Write($\"{x}\"); sb.Append($\"{x}\");")]
    [InlineData("public string ToString(int n) => \"#\" + n;", "sb.Append(x); w.Write(x); sb.Append($\"{x}\");")]
    [InlineData("public override string ToString() => \"#\" + N;", "sb.Append((object)x); object o = x; sb.Append(o); w.Write(o); sb.Append($\"{o}\");")]
    [InlineData("public override string ToString() => \"#\" + N;", "sb.Insert(0, x); w.Write(\"{0}\", x); System.Console.Out.Write(x);")]
    [InlineData("public override string ToString() => \"#\" + N;", "sb.Append($\"{x,5}\"); sb.Append($\"{x:n}\"); w.Write($\"{x,5}\"); _ = $\"{x}\";")]
    [InlineData("public override string ToString() => \"#\" + N; } class Y : X { public override string ToString() => Name;", "sb.Append(x); w.Write(x);")]
    [InlineData("} struct S { public int N; public override string ToString() => \"#\" + N;", "sb.Append(default(S)); w.Write(default(S));")]
    [InlineData(
        "} class F : System.IFormattable { public int N; public override string ToString() => \"#\" + N; "
            + "public string ToString(string format, System.IFormatProvider provider) => format;",
        "var f = new F(); sb.Append(f); w.Write(f); sb.Append($\"{f}\");")]
    public Task ValueThatMakesNoTextOrIsFormatted_IsNotReported(string member, string statements) => VerifyAsync(member, statements);

    [Theory]
    [InlineData("sb.Append({|#0:x|})", "appended", "builder")]
    [InlineData("w.Write({|#0:x|})", "written", "writer")]
    public Task Message_NamesTheTypeOfAValueThatIsGiven(string statement, string use, string taker) => Verify.VerifyAnalyzerAsync(
        Source("public override string ToString() => new StringBuilder().Append(N).Append(Name).ToString();", "", "while (true) " + statement + ";"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("The text of this 'X' is made only to be " + use + ": an overload of 'ToString' that writes to the " + taker
                + " would need no string and no builder; this allocates memory (in a loop (line 13))"));

    [Theory]
    [InlineData("new StringBuilder().Append(N).ToString()", " and no builder")]
    [InlineData("new StringBuilder(Name).AppendLine().Append(N).ToString()", " and no builder")]
    [InlineData("Shared.Append(N).ToString()", "")]
    public Task Message_TellsOfABuilderAtTheStartOfAChain(string text, string builder) => Verify.VerifyAnalyzerAsync(
        Source("static StringBuilder Shared; public override string ToString() => " + text + ";", "", "while (true) sb.Append({|#0:x.ToString()|});"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("This string is made only to be appended: an overload of 'ToString' that writes to the builder would need no string" + builder
                + "; this allocates memory (in a loop (line 13))"));

    [Fact]
    public Task TextInAHole_IsReportedForABuilder() => VerifyAsync(
        "public string Hex() => \"#\" + N;", "sb.Append($\"<{[|x.Hex()|]}>\"); sb.Append($\"<{x.Name}>\"); _ = $\"<{x.Hex()}>\";");

    [Fact]
    public Task PartThatIsReturned_IsLeftToTheParser() => VerifyAsync(
        "internal string Part(char[] all) => new string(all, 0, N);", "sb.Append(x.Part(new char[3]));");

    [Theory]
    [InlineData("sb.Append([|string.Concat(x.Name, x.Name)|])")]
    [InlineData("w.Write([|string.Concat(x.Name, x.Name)|])")]
    [InlineData("w.WriteLine([|string.Format(\"{0}: {1}\", x.Name, x.N)|])")]
    [InlineData("w.WriteLine([|string.Format(null, \"{0}: {1}\", x.Name, x.N)|])")]
    public Task TextOfParts_IsReported(string statement) => VerifyAsync("", statement + ";");

    [Theory]
    [InlineData("w.WriteLine(string.Join(\",\", x.Name))")]
    [InlineData("w.WriteLine(\"{0}\", string.Concat(x.Name, x.Name))")]
    [InlineData("w.WriteAsync(string.Concat(x.Name, x.Name))")]
    [InlineData("sb.Append(string.Concat(new[] { x.Name }))")]
    [InlineData("sb.Append(string.Copy(x.Name))")]
    public Task OtherTexts_AreNotReported(string statement) => VerifyAsync("", "\n#pragma warning disable 618\n" + statement + ";");

    [Theory]
    [InlineData("void Add(string text) => _text.Append(text);")]
    [InlineData("Own Add(string text) { if (text != null) _text.Append(text); return this; }")]
    [InlineData("void Add(string text) { _writer.Write(text); Count += text.Length; }")]
    [InlineData("void Add(string text) { text.CopyTo(0, _all, Count, text.Length); Count += text.Length; }")]
    public Task PartsForABuilderOfTheProject_AreReported(string add) => VerifyOwnAsync(add, "own.Add([|x.Name + x.N|]); own.Add([|$\"{x.Name}:{x.N}\"|]);");

    [Theory]
    [InlineData("void Add(string text) { _text.Append(text); Last = text; }")]
    [InlineData("void Add(string text) => Last = text;")]
    [InlineData("void Add(string text) { if (text.Length > 3) Count++; }")]
    [InlineData("void Add(string text) => _text.Append(text.ToUpper());")]
    [InlineData("bool Add(string text) { _text.Append(text); return true; }")]
    [InlineData("void Add(params string[] text) => _text.Append(text[0]);")]
    [InlineData("void Add(string text, bool isLine = false) => _text.Append(text);")]
    [InlineData("internal virtual void Add(string text) => _text.Append(text); } class More : Own { internal override void Add(string text) => Last = text;")]
    public Task OtherMethods_AreNotReported(string add) => VerifyOwnAsync(add, "own.Add(x.Name + x.N);");

    [Fact]
    public Task OneText_IsNotReported() => VerifyOwnAsync(
        "void Add(string text) => _text.Append(text);", "own.Add(x.Name); own.Add(\"a\" + \"b\"); own.Add($\"{x.Name}\");");

    [Theory]
    [InlineData("sb.Append({|#0:x.ToString()|})", "an overload of 'ToString' that writes to the builder would need no string and no builder", "appended")]
    [InlineData("w.Write({|#0:x.Hex()|})", "an overload of 'Hex' that writes to the writer would need no string", "written")]
    [InlineData("w.Write({|#0:string.Concat(x.Name, x.Name)|})", "the writer can take its parts", "written")]
    [InlineData("own.Add({|#0:x.Name + x.N|})", "'Add' can take its parts", "appended")]
    public Task Message_SaysWhatCouldTakeTheText(string statement, string advice, string use) => Verify.VerifyAnalyzerAsync(
        Source(
            "public override string ToString() { var text = new StringBuilder(); text.Append(N); return text.ToString(); } public string Hex() => \"#\" + N;",
            "void Add(string text) => _text.Append(text);",
            "while (true) " + statement + ";"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
            .WithMessage("This string is made only to be " + use + ": " + advice + "; this allocates memory (in a loop (line 13))"));

    private static Task VerifyAsync(string member, string statements) => VerifyAsync(Source(member, "", statements));

    private static Task VerifyOwnAsync(string add, string statements) => VerifyAsync(Source("", add, statements));

    // Nothing of this has a fix, so the code stays as it is.
    private static Task VerifyAsync(string source) => Verify.VerifyCodeFixAsync(source, source);

    private static string Source(string member, string add, string statements) =>
        $$"""
        using System.IO;
        using System.Text;
        class X { public int N; public string Name; {{member}} }
        class Own
        {
            internal StringBuilder _text; internal TextWriter _writer; internal char[] _all; internal int Count; internal string Last; {{Internal(add)}}
        }
        class C
        {
            void M(X x, Own own, StringBuilder sb, TextWriter w)
            {
                {
                    {{statements}}
                }
            }
        }
        """;

    private static string Internal(string add) => add.Length == 0 || add.StartsWith("internal", System.StringComparison.Ordinal) ? add : "internal " + add;
}
