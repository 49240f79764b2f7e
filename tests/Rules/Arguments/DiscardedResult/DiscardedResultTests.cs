using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Arguments.DiscardedResult.DiscardedResultAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.DiscardedResult.DiscardedResultCodeFix>;

namespace Allocations.Tests.Arguments.DiscardedResult;

/// <summary>What ALLOC105 reports and what it leaves alone.</summary>
public sealed class DiscardedResultTests
{
    [Theory]
    [InlineData("text.[|Trim()|];")]
    [InlineData("text.[|Replace(\"a\", \"b\")|];")]
    [InlineData("text?.[|Trim()|];")]
    [InlineData("text.Trim().[|ToLowerInvariant()|];")]
    [InlineData("string.[|Concat(text, \"a\")|];")]
    [InlineData("text.[|ToCharArray()|];")]
    [InlineData("text.[|ToArray()|];")]
    [InlineData("list.[|ToArray()|];")]
    [InlineData("list.[|ToList()|];")]
    [InlineData("list.[|GetRange(0, 1)|];")]
    [InlineData("items.[|Select(x => x)|];")]
    [InlineData("items.[|Append(\"a\")|];")]
    [InlineData("items.Where(x => x != null).[|OrderBy(x => Effect(x))|];")]
    [InlineData("immutable.[|Add(\"a\")|];")]
    [InlineData("array.[|Add(1)|];")]
    [InlineData("builder.[|ToString()|];")]
    [InlineData("builder.Append(text).[|ToString()|];")]
    [InlineData("number.[|ToString()|];")]
    [InlineData("Regex.[|Replace(text, \"a\", \"b\")|];")]
    [InlineData("Path.[|Combine(text, text)|];")]
    [InlineData("Convert.[|ToBase64String(bytes)|];")]
    [InlineData("Encoding.UTF8.[|GetBytes(text)|];")]
    [InlineData("BitConverter.[|GetBytes(number)|];")]
    [InlineData("bytes.[|Clone()|];")]
    [InlineData("Delegate.[|Combine(handler, handler)|];")]
    [InlineData("list.ForEach(x => x.[|Trim()|]);")]
    [InlineData("list.ForEach(x => { x.[|Trim()|]; });")]
    [InlineData("Action<string> act = x => x.[|Trim()|];")]
    [InlineData("for (var i = 0; i < 3; text.[|Trim()|]) i++;")]
    [InlineData("try { text.[|Trim()|]; } catch { }")]
    [InlineData("try { list.ForEach(x => x.[|Remove(1)|]); } catch { }")]
    public Task NewObjectThatNothingUses_IsReported(string statement) => Verify.VerifyAnalyzerAsync(Statement(statement));

    [Theory]
    [InlineData("_ = text.Trim();")]
    [InlineData("text = text.Trim();")]
    [InlineData("items.ToList();")]
    [InlineData("items.ToArray();")]
    [InlineData("query.ToList();")]
    [InlineData("items.Count();")]
    [InlineData("list.ToDictionary(x => x);")]
    [InlineData("list.ConvertAll(x => Effect(x));")]
    [InlineData("Regex.Replace(text, \"a\", m => Effect(m.Value));")]
    [InlineData("string.Intern(text);")]
    [InlineData("string.Join(\",\", items);")]
    [InlineData("string.Concat(items);")]
    [InlineData("text.IndexOf('a');")]
    [InlineData("text.ToString();")]
    [InlineData("text.Clone();")]
    [InlineData("builder.Append(text);")]
    [InlineData("IEnumerable<IDisposable> all = null; all.First();")]
    [InlineData("IEnumerable<IDisposable> all = null; all.ElementAt(1);")]
    [InlineData("IEnumerable<int> all = null; IDisposable begin = null; all.Aggregate(begin, (sum, x) => sum);")]
    [InlineData("Path.GetFullPath(text);")]
    [InlineData("Path.GetTempFileName();")]
    [InlineData("date.AddDays(1);")]
    [InlineData("try { text.Substring(9); } catch { }")]
    [InlineData("try { string.Format(text, 1); } catch (FormatException) { }")]
    [InlineData("0.0.ToString(text);")]
    [InlineData("string.Format(text, 1);")]
    [InlineData("string.Format(null, text + text, 1);")]
    [InlineData("date.ToString(text, null);")]
    [InlineData("Throws(() => text.Trim());")]
    [InlineData("Func<string, string> f = x => x.Trim();")]
    [InlineData("Expression<Action<string>> tree = x => x.Trim();")]
    [InlineData("ImmutableInterlocked.TryAdd(ref dictionary, 1, 1);")]
    [InlineData("stack.Pop(out var top);")]
    [InlineData("Effect(text);")]
    [InlineData("unknown.Trim();")]
    public Task CallWithAnotherPurpose_IsSilent(string statement) =>
        new Verify.Test { TestCode = Statement(statement), CompilerDiagnostics = CompilerDiagnostics.None }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("string Make(string s) => s + \"x\";")]
    [InlineData("string Make(string s) => $\"{s}!\";")]
    [InlineData("string Make(string s) { if (string.IsNullOrEmpty(s)) return s; return s.Trim(); }")]
    [InlineData("string Make(string s) { if (s == null) throw new ArgumentNullException(nameof(s)); return s.Substring(1); }")]
    [InlineData("static string Make(string s) { ArgumentNullException.ThrowIfNull(s); return s.Substring(1); }")]
    [InlineData("byte[] Make(string s) { var b = new byte[s.Length]; for (var i = 0; i < b.Length; i++) b[i] = (byte)s[i]; return b; }")]
    [InlineData("List<string> Make(string s) { var l = new List<string> { s }; foreach (var c in s) l.Add(c.ToString()); return l; }")]
    [InlineData("string Make(string s) { var b = new StringBuilder(); b.Append(s).Append('c'); return b.ToString(); }")]
    [InlineData("string Make(string s) => Inner(s); string Inner(string s) => s.Trim();")]
    [InlineData("Plain Make(string s) => new Plain { Text = s };")]
    [InlineData("string Make(string s) => s + Simple.Text; static class Simple { public static string Text = \"\"; }")]
    [InlineData("IEnumerable<string> Make(string s) { yield return s; Console.WriteLine(); }")]
    public Task SourceMethodThatOnlyBuilds_IsReported(string method) => Verify.VerifyAnalyzerAsync(Own(method, "[|Make(s)|];"));

    [Theory]
    [InlineData("string Make(string s) { _field = s; return s + \"x\"; }")]
    [InlineData("string Make(string s) { Console.WriteLine(s); return s + \"x\"; }")]
    [InlineData("string Make(string s) { if (s.Length > 3) throw new FormatException(); return s + \"x\"; }")]
    [InlineData("string Make(string s) => s;")]
    [InlineData("string Make(string s) => s + Begun.Text; static class Begun { public static string Text; static Begun() => Text = \"\"; }")]
    [InlineData("string Make(string s) => _field;")]
    [InlineData("string Make(string s) => Property + s;")]
    [InlineData("public virtual string Make(string s) => s + \"x\";")]
    [InlineData("List<string> Make(string s) { var l = new List<string>(); _list = l; return l; }")]
    [InlineData("List<string> Make(string s) { var l = _list; l.Add(s); return new List<string>(l); }")]
    [InlineData("List<string> Make(string s) { var l = new List<string>(); l = _list; l.Add(s); return new List<string>(); }")]
    [InlineData("Effects Make(string s) => new Effects();")]
    [InlineData("string Make(string s) => $\"{new Effects()}\";")]
    [InlineData("async System.Threading.Tasks.Task<string> Make(string s) { await System.Threading.Tasks.Task.Yield(); return s + \"x\"; }")]
    [InlineData("string Make(string s) { lock (this) return s + \"x\"; }")]
    [InlineData("string Make(string s) { Items[0] = s; return s + \"x\"; }")]
    [InlineData("string Make(string s) => s + Make(s);")]
    [InlineData("Func<string> Make(string s) => () => s;")]
    public Task SourceMethodThatMayDoMore_IsSilent(string method) => Verify.VerifyAnalyzerAsync(Own(method, "Make(s);"));

    [Fact]
    public Task InTests_OnlyWhatCannotTestAnything_IsReported() => Verify.VerifyAnalyzerAsync(
        """
        using System;

        namespace Xunit { class FactAttribute : Attribute { } }
        namespace BenchmarkDotNet.Attributes { class BenchmarkAttribute : Attribute { } }

        class C
        {
            static string Make(string s) => s + "x";

            [Xunit.Fact]
            void Test(string s)
            {
                s.[|Trim()|];
                s.Substring(3);
                Make(s);
                Action act = () => s.Trim();
            }

            [BenchmarkDotNet.Attributes.Benchmark]
            void Measure(string s) => s.Trim();
        }
        """);

    [Fact]
    public Task InColdCode_IsReported() => Verify.VerifyAnalyzerAsync(
        "class C { static string s_text = \" \"; static C() { s_text.[|Trim()|]; } }");

    [Fact]
    public Task GeneratedCode_IsSilent() => Verify.VerifyAnalyzerAsync("// <auto-generated/>\nclass C { void M(string s) { s.Trim(); } }");

    [Fact]
    public Task Message_SaysWhatIsMadeAndThatNothingRuns() => Verify.VerifyAnalyzerAsync(
        """
        using System.Linq;

        class C
        {
            void M(string s, int[] items)
            {
                s.{|#0:Trim()|};
                items.{|#1:Select(x => x + 1)|};
            }
        }
        """,
        Verify.Diagnostic().WithLocation(0).WithMessage("'Trim' only creates a new string, which nothing uses"),
        Verify.Diagnostic().WithLocation(1).WithMessage("'Select' only creates a new IEnumerable<int>, which nothing enumerates, so that nothing runs"));

    private static string Statement(string statement) => $$"""
        using System;
        using System.Collections.Generic;
        using System.Collections.Immutable;
        using System.IO;
        using System.Linq;
        using System.Linq.Expressions;
        using System.Text;
        using System.Text.RegularExpressions;

        class C
        {
            ImmutableDictionary<int, int> dictionary;

            void M(string text, List<string> list, IEnumerable<string> items, ImmutableList<string> immutable, ImmutableArray<int> array,
                ImmutableStack<int> stack,
                StringBuilder builder, int number, byte[] bytes, Action handler, DateTime date, IQueryable<string> query)
            {
                {{statement}}
            }

            static void Throws(Action act) => act();

            static string Effect(string s)
            {
                Console.WriteLine(s);
                return s + "x";
            }
        }
        """;

    private static string Own(string method, string call) => $$"""
        using System;
        using System.Collections.Generic;
        using System.Text;

        class Plain { public string Text { get; set; } }

        class Effects { public Effects() => Console.WriteLine(); }

        class C
        {
            string _field;
            List<string> _list;
            string[] Items = new string[1];
            string Property { get { _field = ""; return ""; } }

            {{method}}

            void M(string s)
            {
                {{call}}
            }
        }
        """;
}
