using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using static Allocations.Tests.Strings.ParseChain.ParseChainSources;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Strings.ParseChain.ParseChainAnalyzer,
    Allocations.CodeFixes.Rules.Strings.ParseChain.ParseChainCodeFix>;

namespace Allocations.Tests.Strings.ParseChain;

/// <summary>When the fix of ALLOC301 is safe, what an unsafe one says, and where none is offered.</summary>
public sealed class ParseChainSafetyTests
{
    [Theory]
    [InlineData("int.Parse([|b.ToString().Trim()|])", "int.Parse(b.ToString().AsSpan().Trim())", null)]
    [InlineData("int.Parse([|o.ToString().Trim()|])", "int.Parse(o.ToString().AsSpan().Trim())", "null is treated as empty")]
    [InlineData("[|t.Trim()|] == o.ToString()", "t.AsSpan().Trim().SequenceEqual(o.ToString())", "null equals an empty text")]
    [InlineData(
        "[|t.Trim()|].StartsWith(o.ToString(), StringComparison.Ordinal)",
        "t.AsSpan().Trim().StartsWith(o.ToString(), StringComparison.Ordinal)",
        "null is treated as empty")]
    [InlineData("int.TryParse([|t.Trim()|], out _)", "int.TryParse(t.AsSpan().Trim(), out _)", null)]
    [InlineData(
        "DateTime.ParseExact([|t.Trim()|], o.ToString(), null)", "DateTime.ParseExact(t.AsSpan().Trim(), o.ToString(), null)", "null is treated as empty")]
    [InlineData(
        "[|t.Trim().ToUpperInvariant()|] == \"SIX\"",
        "t.AsSpan().Trim().Equals(\"SIX\", StringComparison.OrdinalIgnoreCase)",
        "the Kelvin sign and the long s are other letters")]
    [InlineData(
        "Encoding.UTF8.GetByteCount([|t.Trim()|])",
        "Encoding.UTF8.GetByteCount(t.AsSpan().Trim())",
        "a derived type may override only the overload for strings")]
    [InlineData("Own([|t.Trim()|])", "Own(t.AsSpan().Trim())", "calls the overload for spans")]
    public Task Difference_IsNamed(string before, string after, string? difference) => VerifyAsync(
        Source(before),
        Source(after),
        difference);

    [Theory]
    [InlineData("if (s is null) return null;", true)]
    [InlineData("if (string.IsNullOrEmpty(s) || s[0] == 'x') return null;", true)]
    [InlineData("if (!(s != null)) throw new Exception();", true)]
    [InlineData("ArgumentNullException.ThrowIfNull(s);", true)]
    [InlineData("ArgumentException.ThrowIfNullOrEmpty(s);", true)]
    [InlineData("if (s.Length > 5) return null;", true)]
    [InlineData("var n = s.IndexOf('x') + 1;", true)]
    [InlineData("s ??= \"\";", true)]
    [InlineData("s = s + \"x\";", true)]
    [InlineData("if (s == null) return null; for (; ; s = s.Insert(0, \"x\"))", true)]
    [InlineData("while ((s = Console.ReadLine()) != null)", true)]
    [InlineData("", false)]
    [InlineData("if (s == null) Console.WriteLine();", false)]
    [InlineData("System.Diagnostics.Debug.Assert(s != null);", false)]
    [InlineData("if (s == null) return null; s = Console.ReadLine();", false)]
    [InlineData("if (o != null && s == null) return null;", false)]
    [InlineData("if (o == null) { if (s == null) return null; }", false)]
    [InlineData("var n = o != null ? s.Length : 0;", false)]
    [InlineData("var n = s?.Length;", false)]
    [InlineData("try { s.ToString(); } catch (NullReferenceException) { }", false)]
    [InlineData("if (s == null) return null; Action f = () => s = null; f();", false)]
    [InlineData("if (s == null) return null; Change(ref s);", false)]
    [InlineData("Change(ref s); if (s == null) return null;", true)]
    [InlineData("var view = new Span<string>(ref s); if (s == null) return null; view[0] = null;", false)]
    [InlineData("if (s == null) return null; (s, o) = (null, null);", false)]
    [InlineData("if (s == null) return null; for (; ; s = Console.ReadLine())", false)]
    [InlineData("var n = s.Length(1);", false)]
    [InlineData("if (s.Empty()) return null;", false)]
    public Task Guard_IsProofOnlyIfItAlwaysRuns(string guard, bool isProof) => VerifyAsync(
        Source("int.Parse([|s.Trim().TrimEnd()|])", guard),
        Source("int.Parse(s.AsSpan().Trim().TrimEnd())", guard),
        isProof ? null : "null is treated as empty");

    [Fact]
    public Task UnsafeFixesInFixAll_NeedTheOption() => new Verify.Test
    {
        TestState =
        {
            Sources = { "using System; class C { int M(string s) => int.Parse([|s.Trim()|]); int N(string s) => int.Parse([|s.Trim()|]); }" },
            AnalyzerConfigFiles = { ("/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.allocations.unsafe_fixes = true\n") },
        },
        FixedCode = "using System; class C { int M(string s) => int.Parse(s.AsSpan().Trim()); int N(string s) => int.Parse(s.AsSpan().Trim()); }",
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("int.Parse([|t.Replace(\"ab\", \"c\")|])")]
    [InlineData("int.Parse([|t.Replace(\"a\", \"b\", StringComparison.OrdinalIgnoreCase)|])")]
    [InlineData("int.Parse([|t.Trim().ToLowerInvariant()|])")]
    [InlineData("int.Parse([|t.Remove(1, 2)|])")]
    [InlineData("int.Parse([|t + s|])")]
    [InlineData("int.TryParse(s?[|.Trim()|], out _)")]
    [InlineData("Convert.ToInt32([|t.Trim()|])")]
    [InlineData("[|t.Trim()|].LastIndexOf(\"x\")")]
    [InlineData("[|t.Trim()|].CompareTo(\"x\")")]
    [InlineData("[|t.Trim()|].IndexOf('x', 1)")]
    [InlineData("s.StartsWith([|t.Trim()|], StringComparison.Ordinal)")]
    [InlineData("int.Parse([|Narrow(t).Trim()|])")]
    [InlineData("int.Parse([|t.Trim(s[0], t[0])|])")]
    [InlineData("int.Parse([|t.Substring(startIndex: 1).Trim()|])")]
    [InlineData("t switch { \"x\" => \"a\", _ => \"b\" } == [|t.Trim()|]")]
    [InlineData("int.Parse([|t // text\n.Replace(\",\", \"\")|])")]
    [InlineData("(from part in t.Split(' ') select int.Parse([|part.Replace(\",\", \"\")|]))")]
    public Task NoExactForm_NoFix(string expression)
    {
        var source = Source(expression).Replace("return text;", "var c = text.ToCharArray(); c[0] = 'x'; return [|new string(c)|];");
        return new Verify.Test { TestState = { Sources = { source } }, FixedState = { Sources = { source }, MarkupHandling = MarkupMode.Allow } }.RunAsync(
            TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("s = [|s.Trim()|]; return s == null ? 0 : int.Parse(s);")]
    [InlineData("s = [|s.Trim()|]; return int.TryParse(s, out var n) ? n : Read(s);")]
    [InlineData("if (o != null) s = [|s.Trim()|]; return int.Parse(s);")]
    [InlineData("try { s = [|s.Trim()|]; return int.Parse(s); } catch (FormatException) { return s.Length; }")]
    [InlineData("while (s.Length > 0) { s = [|s.Substring(1)|]; if (s == \"x\") return 1; } return 2;")]
    [InlineData("for (var x = s; x.Length > 0; x = [|x.Substring(1)|]) { x = [|x.Trim()|]; if (x == \"x\") return 1; } return 2;")]
    [InlineData("var x = [|s.Trim()|]; if (x[0] == 'x') x = Console.ReadLine(); return int.Parse(x);")]
    public Task VariableNotReplaceable_NoFix(string body) => NoFixAsync(body);

    [Theory]
    [InlineData("async Task<int> M(string s) { if (s == null) return 0; return int.Parse([|s.Trim()|], await P()); }")]
    [InlineData("async Task<int> M(string s) { if (s == null) return 0; var t = [|s.Trim()|]; await P(); return int.Parse(t); }")]
    [InlineData("IEnumerable<int> M(string s) { if (s == null) yield break; var t = [|s.Trim()|]; yield return 1; yield return int.Parse(t); }")]
    [InlineData("IEnumerable<int> M(string[] all) { foreach (var s in all) { if (s != null) yield return int.Parse([|s.Trim().Replace(\",\", \"\")|]); } }")]
    public Task SpanAcrossAwaitOrYield_NoFix(string member)
    {
        var source = Asynchronous(member);
        return new Verify.Test { TestState = { Sources = { source } }, FixedState = { Sources = { source }, MarkupHandling = MarkupMode.Allow } }.RunAsync(
            TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task LocalInAsyncMethodBeforeCSharp13_NoFix()
    {
        var source = Asynchronous("async Task<int> M(string s) { if (s == null) return 0; await P(); var t = [|s.Trim()|]; return t.Length + int.Parse(t); }");
        return new Verify.Test
        {
            LanguageVersion = LanguageVersion.CSharp11,
            TestState = { Sources = { source } },
            FixedState = { Sources = { source }, MarkupHandling = MarkupMode.Allow },
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task SwitchOnSpanBeforeCSharp11_NoFix()
    {
        const string Code = "class C { int M(string s) { s.ToString(); switch ([|s.Trim()|]) { case \"x\": return 1; default: return 2; } } }";
        return new Verify.Test
        {
            LanguageVersion = LanguageVersion.CSharp10,
            TestState = { Sources = { Code } },
            FixedState = { Sources = { Code }, MarkupHandling = MarkupMode.Allow },
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("int.Parse([|s.Trim()|])")]
    [InlineData("[|s.Trim()|] == \"x\"")]
    [InlineData("int.Parse([|s.Replace(\",\", \"\")|])")]
    public Task LibraryWithoutSpans_NoOtherFix(string expression)
    {
        var source = "class C { object M(string s) { s.ToString(); return " + expression + "; } }";
        return new Verify.Test
        {
            ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
            TestState = { Sources = { source } },
            FixedState = { Sources = { source }, MarkupHandling = MarkupMode.Allow },
        }.RunAsync(TestContext.Current.CancellationToken);
    }
}
