using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Strings.BuilderOverhead.BuilderOverheadAnalyzer,
    Allocations.CodeFixes.Rules.Strings.BuilderOverhead.BuilderOverheadCodeFix>;

namespace Allocations.Tests.Strings.BuilderOverhead;

/// <summary>ALLOC305 where a builder lives for one text: what is reported, what the fix leaves, and where neither is right.</summary>
public sealed class TemporaryBuilderTests
{
    private const string New = "new DefaultInterpolatedStringHandler(0, 0, null, stackalloc char[256])";

    [Theory]
    [InlineData("", "", DiagnosticSeverity.Info, "104 B", "not known to be hot")]
    [InlineData("100", "", DiagnosticSeverity.Info, "272 B", "not known to be hot")]
    [InlineData("n", "", DiagnosticSeverity.Info, "memory", "not known to be hot")]
    [InlineData("", "[Allocations.HotPath]", DiagnosticSeverity.Warning, "104 B", "[HotPath] on M")]
    public Task Message_SaysWhatTheBuilderTakes(string capacity, string attribute, DiagnosticSeverity severity, string bytes, string why) =>
        new AnyHeat.Analyzer<Analyzers.Rules.Strings.BuilderOverhead.BuilderOverheadAnalyzer>.Test
    {
        TestCode = "using System.Text; class C { " + attribute + " string M(string a, int n) { var sb = {|#0:new StringBuilder(" + capacity
            + ")|}; sb.Append(a).Append(n); return sb.ToString(); } } namespace Allocations { class HotPathAttribute : System.Attribute { } }",
        ExpectedDiagnostics =
        {
            CSharpAnalyzerVerifier<Analyzers.Rules.Strings.BuilderOverhead.BuilderOverheadAnalyzer>.Diagnostic().WithLocation(0).WithSeverity(severity)
                .WithMessage("'sb' and its buffer live for one text, which a buffer on the stack or a builder that is kept can collect; this allocates "
                    + bytes + " (" + why + ")"),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("sb.Append(a);", "sb.AppendFormatted(a);")]
    [InlineData("sb.Append(\"a\");", "sb.AppendLiteral(\"a\");")]
    [InlineData("sb.Append('a');", "sb.AppendLiteral(\"a\");")]
    [InlineData(
        "sb.Append('\\'').Append('\"').Append('\\n');", "sb.AppendLiteral(\"'\");\n        sb.AppendLiteral(\"\\\"\");\n        sb.AppendLiteral(\"\\n\");")]
    [InlineData("sb.Append(n);", "sb.AppendFormatted(n);")]
    [InlineData("sb.Append(1.5m);", "sb.AppendFormatted(1.5m);")]
    [InlineData("sb.Append(n > 0);", "sb.AppendFormatted(n > 0);")]
    [InlineData("sb.Append(a.AsSpan(1));", "sb.AppendFormatted(a.AsSpan(1));")]
    [InlineData("sb.AppendLine();", "sb.AppendLiteral(Environment.NewLine);")]
    [InlineData("for (var i = 0; i < n; i++) { sb.Append(a[i]); }", "for (var i = 0; i < n; i++) { sb.AppendFormatted(a[i]); }")]
    [InlineData(
        "if (n > 0) sb.Append(n); else sb.Append('-').Append(a);",
        "if (n > 0) sb.AppendFormatted(n); else { sb.AppendLiteral(\"-\"); sb.AppendFormatted(a); }")]
    [InlineData(
        "foreach (var c in a)\n            sb.Append(c).Append(n); // twice",
        "foreach (var c in a)\n        {\n            sb.AppendFormatted(c);\n            sb.AppendFormatted(n);\n        } // twice")]
    [InlineData(
        "if (n > 0)\n            sb.AppendLine(a);",
        "if (n > 0)\n        {\n            sb.AppendFormatted(a);\n            sb.AppendLiteral(Environment.NewLine);\n        }")]
    [InlineData("sb.Append(a).Append(',').Append(n);", "sb.AppendFormatted(a);\n        sb.AppendLiteral(\",\");\n        sb.AppendFormatted(n);")]
    [InlineData(
        "sb.Append($\"{a}: {{{n:x4}}} {n,5} {n,-5:n}\\t\");",
        "sb.AppendFormatted(a);\n        sb.AppendLiteral(\": {\");\n        sb.AppendFormatted(n, \"x4\");\n        sb.AppendLiteral(\"} \");\n"
            + "        sb.AppendFormatted(n, 5);\n        sb.AppendLiteral(\" \");\n        sb.AppendFormatted(n, -5, \"n\");\n"
            + "        sb.AppendLiteral(\"\\t\");")]
    [InlineData(
        "sb.AppendFormat(\"{0} {1:x}\\r\\n\", a, n);",
        "sb.AppendFormatted(a);\n        sb.AppendLiteral(\" \");\n        sb.AppendFormatted(n, \"x\");\n        sb.AppendLiteral(\"\\r\\n\");")]
    [InlineData("if (n < 0) return sb.ToString();\n        sb.Append(a);", "if (n < 0) return sb.ToStringAndClear();\n        sb.AppendFormatted(a);")]
    [InlineData("sb.Append([|n.ToString(\"X2\")|]);", "sb.AppendFormatted(n, \"X2\");")]
    [InlineData("sb.Append([|(n + 1).ToString(a)|]).Append(n.ToString());", "sb.AppendFormatted(n + 1, a);\n        sb.AppendFormatted(n);")]
    [InlineData("sb.Append([|checked(n + 1).ToString(\"D\")|]);", "sb.AppendFormatted(checked(n + 1), \"D\");")]
    [InlineData(
        "sb.Append([|n.ToString(\"x2\", System.Globalization.CultureInfo.InvariantCulture)|]);",
        "sb.AppendFormatted(n, \"x2\");")]
    [InlineData(
        "sb.Append($\"{n.ToString(\"N0\"),9}{DayOfWeek.Friday.ToString(\"D\")}\");",
        "sb.AppendFormatted(n, 9, \"N0\");\n        sb.AppendFormatted(DayOfWeek.Friday, \"D\");")]
    [InlineData(
        "sb.AppendFormat(\"{0}-{1,4}\", n.ToString(\"x\"), n.ToString());",
        "sb.AppendFormatted(n, \"x\");\n        sb.AppendLiteral(\"-\");\n        sb.AppendFormatted(n, 4);")]
    [InlineData(
        "sb.AppendLine([|DateTime.MinValue.ToString(\"O\")|]);",
        "sb.AppendFormatted(DateTime.MinValue, \"O\");\n        sb.AppendLiteral(Environment.NewLine);")]
    public Task Appends_AreFixedSafely(string before, string after) => VerifyAsync(before, after);

    [Theory]
    [InlineData("[|n.ToString(System.Globalization.CultureInfo.InvariantCulture)|]")]
    [InlineData("[|n.ToString(\"N0\", System.Globalization.CultureInfo.InvariantCulture)|]")]
    [InlineData("[|n.ToString(\"d2\", System.Globalization.CultureInfo.InvariantCulture)|]")]
    [InlineData("[|1.5.ToString(\"x\", System.Globalization.CultureInfo.InvariantCulture)|]")]
    [InlineData("[|n.ToString(\"x\", Provider())|]")]
    [InlineData("[|n.ToString(format: \"x\")|]")]
    [InlineData("a.ToString()")]
    [InlineData("any.ToString()")]
    [InlineData("((int?)n).ToString()")]
    [InlineData("default(Own).ToString(\"x\", null)")]
    public Task TextThatTheHandlerMayMakeOtherwise_IsAskedFor(string text) => VerifyAsync(
        "sb.Append(" + text + ");",
        "sb.AppendFormatted(" + text.Replace("[|", "", StringComparison.Ordinal).Replace("|]", "", StringComparison.Ordinal) + ");");

    [Theory]
    [InlineData("return sb.Append(a).ToString();", "sb.AppendFormatted(a);\n        return sb.ToStringAndClear();")]
    [InlineData("sb.Append(a); var text = sb.ToString(); return text;", "sb.AppendFormatted(a); var text = sb.ToStringAndClear(); return text;")]
    [InlineData("sb.Append(a); return sb.ToString().Trim();", "sb.AppendFormatted(a); return sb.ToStringAndClear().Trim();")]
    [InlineData("return \"<\" + sb.ToString() + \">\";", "return \"<\" + sb.ToStringAndClear() + \">\";")]
    public Task LastUse_TakesTheText(string before, string after) =>
        Verify.VerifyCodeFixAsync(InMethod("var sb = [|new StringBuilder()|];", before), Fixed("var sb = " + New + ";", after));

    [Theory]
    [InlineData("sb.Append('a', n);")]
    [InlineData("sb.Append(new Text());")]
    [InlineData("sb.Append(new Letter());")]
    [InlineData("sb.Append(any);")]
    [InlineData("sb.Append(array);")]
    [InlineData("sb.Append(a, 1, 2);")]
    [InlineData("sb.Append(value: a);")]
    [InlineData("sb.Insert(0, a);")]
    [InlineData("sb.Replace('a', 'b');")]
    [InlineData("sb.Remove(0, 1);")]
    [InlineData("sb.Append(a); if (sb.Length > 3) return a;")]
    [InlineData("sb.Append(sb.ToString());")]
    [InlineData("Fill(sb);")]
    [InlineData("Separate(sb).Append(a);")]
    [InlineData("sb.Append(/* why */ a);")]
    [InlineData("sb.Append(a) // why\n            .Append(n);")]
    [InlineData("sb.AppendFormat(a, n);")]
    [InlineData("sb.AppendFormat(\"{1}{0}\", a, n);")]
    [InlineData("sb.AppendFormat(\"{0}{0}\", a);")]
    [InlineData("sb.AppendFormat(\"{0}{1}\", n, Next());")]
    [InlineData("sb.AppendFormat(null, \"{0}\", n);")]
    [InlineData("sb.AppendFormat(\"{0}\", any);")]
    [InlineData("sb.AppendJoin(',', a, a);")]
    [InlineData("sb.Append($\"{any}\");")]
    [InlineData("sb.Append(null, $\"{n}\");")]
    [InlineData("var first = sb.ToString(); sb.Append(a);")]
    [InlineData("for (var i = 0; i < n; i++) { sb.AppendJoin(',', a, a); if (i == 5) return sb.ToString(); }")]
    [InlineData("if (n > 5) { Keep(sb.ToString()); }")]
    [InlineData("try { sb.Append(a[n]); } catch (IndexOutOfRangeException) { }")]
    [InlineData("again: sb.Append(a); if (n-- > 0) goto again;")]
    [InlineData("M(any, array, a, n - 1);")]
    public Task OtherUse_HasNoFix(string use)
    {
        var code = InMethod("var sb = [|new StringBuilder()|];", use + "\n        return sb.ToString();");
        return Verify.VerifyCodeFixAsync(code, code);
    }

    [Theory]
    [InlineData("var sb = new StringBuilder(); Kept = sb; return sb.ToString();")]
    [InlineData("var sb = new StringBuilder(); Action b = () => sb.Append(a); b(); return sb.ToString();")]
    [InlineData("var sb = new StringBuilder(); sb.Append(a); return \"\";")]
    [InlineData("var sb = new StringBuilder(); Kept = Separate(sb); return sb.ToString();")]
    [InlineData(
        "var sb = new StringBuilder(); foreach (var c in a) { sb.Append(c); if (c == ' ') { Keep(sb.ToString()); sb.Length = 0; } } return sb.ToString();")]
    [InlineData("var sb = new StringBuilder(); sb.Append(a); Keep(sb.ToString()); sb.Clear().Append(n); return sb.ToString();")]
    [InlineData("var sb = new StringBuilder(); for (var i = 0; i < n; i++) Keep(sb.ToString()); return a;")]
    [InlineData("var sb = new StringBuilder(); sb = Kept; return sb.ToString();")]
    [InlineData("var sb = new StringBuilder(\"x\", 0, 1, 16); return sb.ToString();")]
    [InlineData("var sb = new StringBuilder(\"x\"); Kept = sb; return sb.ToString();")]
    [InlineData("var sb = new StringBuilder(16, 32); return sb.ToString();")]
    [InlineData("var sb = Kept; return sb.ToString();")]
    [InlineData("foreach (var c in a) { var sb = new StringBuilder(); sb.Append(c); Keep(sb.ToString()); } return a;")]
    [InlineData("if (n < 0) { var sb = new StringBuilder(); sb.Append(a); throw new Exception(sb.ToString()); } return a;")]
    public Task OtherBuilder_IsSilent(string body) => Verify.VerifyAnalyzerAsync(InMethod("", body));

    [Theory]
    [InlineData(
        "async System.Threading.Tasks.Task<string> N(string a) { await System.Threading.Tasks.Task.Yield(); var sb = [|new StringBuilder()|]; sb.Append(a); "
            + "return sb.ToString(); }")]
    [InlineData("System.Collections.Generic.IEnumerable<string> N(string a) { var sb = [|new StringBuilder()|]; sb.Append(a); yield return sb.ToString(); }")]
    [InlineData("string N(string a) { var sb = [|new StringBuilder()|]; sb.Append(a); return a.Length > 3 ? N(sb.ToString()) : a; }")]
    [InlineData("string N(string a) { try { return a; } finally { var sb = [|new StringBuilder()|]; sb.Append(a); Keep(sb.ToString()); } }")]
    public Task PlaceWithoutAStack_HasNoFix(string member)
    {
        var code = "using System.Text; class C { static void Keep(string text) { } " + member + " }";
        return Verify.VerifyCodeFixAsync(code, code);
    }

    [Fact]
    public Task EnumBeforeACall_HasNoFixWhereTheCultureMayHaveASignForIt()
    {
        var code = InMethod("var sb = [|new StringBuilder()|];", "sb.AppendFormat(\"{0}{1}\", DayOfWeek.Friday, Next()); return sb.ToString();");
        return Verify.VerifyCodeFixAsync(code, code);
    }

    [Fact]
    public Task EnumWithoutASignBeforeACall_IsFixedSafely() => VerifyAsync(
        "sb.AppendFormat(\"{0}{1}\", Sign.None, Next());", "sb.AppendFormatted(Sign.None);\n        sb.AppendFormatted(Next());");

    [Theory]
    [InlineData("n")]
    [InlineData("a.Length + 1")]
    public Task CapacityThatMayFail_IsUnsafe(string capacity) => new Verify.Test
    {
        TestCode = InMethod("var sb = [|new StringBuilder(" + capacity + ")|];", "sb.Append(a); return sb.ToString();"),
        FixedCode = Fixed("var sb = " + New + ";", "sb.AppendFormatted(a); return sb.ToStringAndClear();"),
        BatchFixedState =
        {
            MarkupHandling = MarkupMode.Allow,
            Sources = { InMethod("var sb = [|new StringBuilder(" + capacity + ")|];", "sb.Append(a); return sb.ToString();") },
        },
        CodeActionVerifier = (action, verifier) => verifier.Equal("Collect the text on the stack (the capacity is no longer computed)", action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("\"(\"", "sb.AppendLiteral(\"(\");")]
    [InlineData("\"(\" + a + n", "sb.AppendLiteral(\"(\");\n        sb.AppendFormatted(a);\n        sb.AppendFormatted(n);")]
    [InlineData("a, 64", "sb.AppendFormatted(a);")]
    [InlineData("a.Substring(n)", "sb.AppendFormatted(a.Substring(n));")]
    public Task TextAtTheStart_IsAppendedFirst(string arguments, string appends) => Verify.VerifyCodeFixAsync(
        InMethod("var sb = [|new StringBuilder(" + arguments + ")|];", "sb.Append(n);\n        return sb.ToString();"),
        Fixed("var sb = " + New + ";\n        " + appends, "sb.AppendFormatted(n);\n        return sb.ToStringAndClear();"));

    [Theory]
    [InlineData("\"\"")]
    [InlineData("null")]
    [InlineData("\"\", 32")]
    public Task EmptyTextAtTheStart_IsLeftOut(string arguments) => Verify.VerifyCodeFixAsync(
        InMethod("var sb = [|new StringBuilder(" + arguments.Replace("null", "(string)null", StringComparison.Ordinal) + ")|];", "return sb.ToString();"),
        Fixed("var sb = " + New + ";", "return sb.ToStringAndClear();"));

    [Theory]
    [InlineData("a, n")]
    [InlineData("capacity: n, value: a")]
    [InlineData("\"a\" + any")]
    [InlineData("a /* why */ + n")]
    public Task TextAtTheStartThatIsNotPlain_HasNoFix(string arguments)
    {
        var code = InMethod("var sb = [|new StringBuilder(" + arguments + ")|];", "return sb.ToString();");
        return Verify.VerifyCodeFixAsync(code, code);
    }

    [Fact]
    public Task ImportedNamespaceExplicitTypeAndCrLf_AreKept() => Verify.VerifyCodeFixAsync(
        "using System.Runtime.CompilerServices;\r\nusing System.Text;\r\nclass C\r\n{\r\n    string M(string a)\r\n    {\r\n"
            + "        StringBuilder sb = [|new(64)|]; // short\r\n        sb.Append(a).Append(a);\r\n        return sb.ToString();\r\n    }\r\n}\r\n",
        "using System.Runtime.CompilerServices;\r\nusing System.Text;\r\nclass C\r\n{\r\n    string M(string a)\r\n    {\r\n"
            + "        DefaultInterpolatedStringHandler sb = new DefaultInterpolatedStringHandler(0, 0, null, stackalloc char[256]); // short\r\n"
            + "        sb.AppendFormatted(a);\r\n        sb.AppendFormatted(a);\r\n        return sb.ToStringAndClear();\r\n    }\r\n}\r\n");

    [Fact]
    public Task SeveralInOneFile_AreFixedAtOnce() => Verify.VerifyCodeFixAsync(
        "using System.Text; class C { string M(string a) { var x = [|new StringBuilder()|]; var y = [|new StringBuilder()|]; x.Append(a); y.Append(a); "
            + "a = x.ToString(); return y.ToString(); } string N(string a) { var x = [|new StringBuilder()|]; x.Append(a); return x.ToString(); } }",
        "using System.Runtime.CompilerServices;\nusing System.Text; class C { string M(string a) { var x = " + New + "; var y = " + New
            + "; x.AppendFormatted(a); y.AppendFormatted(a); a = x.ToStringAndClear(); return y.ToStringAndClear(); } string N(string a) { var x = " + New
            + "; x.AppendFormatted(a); return x.ToStringAndClear(); } }");

    [Fact]
    public Task SmallerStack_IsRespected() => new Verify.Test
    {
        TestCode = InMethod("var sb = [|new StringBuilder()|];", "sb.Append(a); return sb.ToString();"),
        FixedCode = Fixed("var sb = " + New.Replace("256", "32", StringComparison.Ordinal) + ";", "sb.AppendFormatted(a); return sb.ToStringAndClear();"),
        TestState = { AnalyzerConfigFiles = { ("/.globalconfig", "is_global = true\ndotnet_code_quality.ALLOC305.max_stackalloc_bytes = 64\n") } },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task WithoutTheHandler_HasNoFix()
    {
        var code = "using System.Text; class C { string M(string a) { var sb = [|new StringBuilder()|]; sb.Append(a); return sb.ToString(); } }";
        return new Verify.Test { TestCode = code, FixedCode = code, ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20 }.RunAsync(
            TestContext.Current.CancellationToken);
    }

    private static Task VerifyAsync(string before, string after) => Verify.VerifyCodeFixAsync(
        InMethod("var sb = [|new StringBuilder()|];", before + "\n        return sb.ToString();"),
        Fixed("var sb = " + New + ";", after + "\n        return sb.ToStringAndClear();"));

    private static string Fixed(string declaration, string body) =>
        InMethod(declaration, body).Replace("using System;\n", "using System;\nusing System.Runtime.CompilerServices;\n", StringComparison.Ordinal);

    private static string InMethod(string declaration, string body) =>
        $$"""
        using System;
        using System.Text;

        class C
        {
            static StringBuilder Kept;
            static void Keep(string text) { }
            static void Fill(StringBuilder sb) => sb.Append(1);
            static StringBuilder Separate(StringBuilder sb) { if (sb == null) return sb; return sb.Length > 0 ? sb.Append(',') : sb; }
            static string Next() => "";
            static IFormatProvider Provider() => null;
            enum Sign : byte { None }
            struct Text { public static implicit operator string(Text text) => "text"; }
            struct Letter { public static implicit operator char(Letter letter) => 'l'; }
            struct Own : IFormattable { public string ToString(string format, IFormatProvider provider) => format; }

            static string M(object any, char[] array, string a, int n)
            {
                {{declaration}}
                {{body}}
            }
        }
        """;
}
