using Allocations.Analyzers.Rules.Arguments.ParamsArray;
using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Arguments.ParamsArray.ParamsArrayAnalyzer>;

namespace Allocations.Tests.Arguments.ParamsArray;

/// <summary>What ALLOC101 reports and what it leaves alone.</summary>
public sealed class ParamsArrayTests
{
    [Theory]
    [InlineData("[|Items(s)|];")]
    [InlineData("[|Items(s, s, null)|];")]
    [InlineData("this.[|Items(s)|];")]
    [InlineData("this?.[|Items(s)|];")]
    [InlineData("[|Items(items: s)|];")]
    [InlineData("[|Generic(1)|];")]
    [InlineData("[|Generic<object>(s)|];")]
    [InlineData("[|Items((string)null)|];")]
    [InlineData("s.[|In(\"a\", \"b\")|];")]
    [InlineData("[|new C(s, s)|];")]
    [InlineData("C c = [|new(s)|];")]
    [InlineData("_ = this[|[1, 2]|];")]
    [InlineData("[|_delegate(s)|];")]
    [InlineData("[|Local(s)|];")]
    [InlineData("_ = new D { [|s|] };")]
    [InlineData("new List<string>().ForEach(x => [|Items(x)|]);")]
    [InlineData("[|Numbers(i)|];")]
    public Task ItemsInALoop_AreReported(string statement) => VerifyInLoopAsync(statement);

    [Theory]
    [InlineData("Items();")]
    [InlineData("Items(_array);")]
    [InlineData("Items(null);")]
    [InlineData("Items(items: _array);")]
    [InlineData("Generic(_array);")]
    [InlineData("Objects(_array);")]
    [InlineData("Objects(null);")]
    [InlineData("Items(new[] { s });")]
    [InlineData("new C();")]
    [InlineData("new C(_array);")]
    [InlineData("Local();")]
    [InlineData("Local(_array);")]
    [InlineData("string.Concat(s, s);")]
    [InlineData("dynamic d = s; Items(d);")]
    [InlineData("throw new Exception(string.Join(\",\", s, s));")]
    [InlineData("if (s is null) { Items(s); throw new Exception(); }")]
    [InlineData("try { } catch (Exception e) { Items(e.Message); }")]
    [InlineData("System.Diagnostics.Debug.Assert(i > 0, s, \"{0}{1}{2}{3}\", s, s, s, s);")]
    [InlineData("Trace(s);")]
    [InlineData("Fails(s);")]
    [InlineData("Expression<Action> e = () => Items(s);")]
    [InlineData("if (_log.Enabled) Items(s);")]
    public Task NoNewArrayOrColdCode_IsSilent(string statement) => VerifyInLoopAsync(statement);

    [Theory]
    [InlineData("_ = s.Split(',', ';')[0];", "net8.0", "")]
    [InlineData("var p = s.Split(',', ';'); if (p.Length == 2) Items(_array);", "net8.0", "")]
    [InlineData("_ = s.[|Split(',', ';')|][0];", "net8.0", "dotnet_diagnostic.ALLOC302.severity = none")]
    [InlineData("_ = s.[|Split(',', ';')|][0];", "netstandard2.0", "")]
    [InlineData("_array = s.[|Split(',', ';')|];", "net8.0", "")]
    [InlineData("foreach (var p in s.[|Split(',', ';')|]) Keep(p);", "net8.0", "")]
    public Task SeparatorsOfPartsThatAnotherRuleReports_AreSilent(string statement, string framework, string config)
    {
        var test = new AnyHeat.Analyzer<ParamsArrayAnalyzer>.Test
        {
            TestCode = "class C { string[] _array; void Items(params string[] a) { } void Keep(object o) { } void M(string[] all) "
                + "{ foreach (var s in all) while (true) { " + statement + " } } }",
            ReferenceAssemblies = framework == "net8.0" ? ReferenceAssemblies.Net.Net80 : ReferenceAssemblies.NetStandard.NetStandard20,
        };
        if (config.Length > 0)
            test.TestState.AnalyzerConfigFiles.Add(("/.editorconfig", "root = true\n[*.cs]\n" + config + "\n"));
        return test.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("System.Threading.Tasks.Task.WhenAll(t, t, t);")]
    [InlineData("_ = string.Join(',', s, s, s);")]
    [InlineData("System.IO.Path.Combine(s, s, s, s, s);")]
    [InlineData("_ = s.Trim(s[0], s[1]);")]
    [InlineData("_ = all.GetValue(s.Length, 0, 0, 0);")]
    public Task CompiledMethodThatTakesOnlyAnArray_IsSilent(string statement) => VerifyCompiledAsync(statement);

    [Theory]
    [InlineData("_ = all.[|GetValue(0, 0, 0, 0)|];")]
    [InlineData("foreach (var c in s) _ = s.[|Trim('a', 'b')|];")]
    [InlineData("foreach (var c in s) _ = s.[|TrimEnd(System.IO.Path.DirectorySeparatorChar, System.IO.Path.AltDirectorySeparatorChar)|];")]
    [InlineData("foreach (var c in s) _ = s.[|Split(System.IO.Path.DirectorySeparatorChar, 'a')|];")]
    [InlineData("foreach (var c in s) _ = s.TrimEnd(System.IO.Path.DirectorySeparatorChar, c);")]
    [InlineData("_ = string.[|Format(\"{0}{1}{2}{3}\", s, s, s, s)|];")]
    [InlineData("new System.Text.StringBuilder().[|AppendFormat(\"{0}{1}{2}{3}\", s, s, s, s)|];")]
    [InlineData("new Own().[|Join(s, s)|];")]
    public Task CompiledMethodOfWhichTheArrayCanBeAvoidedOrKept_IsReported(string statement) => VerifyCompiledAsync(statement);

    [Theory]
    [InlineData("_ = string.Format(\"{0}{1}{2}{3}\", s, s, s, t.Id);")]
    [InlineData("new System.Text.StringBuilder().AppendFormat(\"{0}{1}{2}{3}\", s, 1, s, s);")]
    [InlineData("_ = string.[|Format(\"{0}{1}{2}{3}\", s, s, s, t.Id.ToString())|];")]
    public Task FormatThatBoxes_IsLeftToTheRuleForBoxes(string statement) => VerifyCompiledAsync(statement);

    [Theory]
    [InlineData("_ = string.Format(\"{0}{1}{2}{3}\", s, s, s, s);")]
    [InlineData("_ = System.IO.Path.Combine(s, s, s, s, s);")]
    [InlineData("while (true) _ = string.Format(\"{0}{1}{2}{3}\", s, s, s, s);")]
    [InlineData("while (true) _ = System.IO.Path.Combine(s, s, s, s, s);")]
    [InlineData("Own.Join(s, s);")]
    [InlineData("Own.[|Count(s, s)|];")]
    public Task CallThatMakesATextOfTheItems_IsSilentAlsoInLoops(string statement) => new Verify.Test
    {
        TestCode = "static class Own { public static string Join(params string[] items) => \"\"; public static int Count(params string[] items) => 1; } "
            + "class C { public override bool Equals(object o) { var s = \"\"; " + statement + " return true; } public override int GetHashCode() => 1; }",
        LanguageVersion = LanguageVersion.CSharp11,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static Task VerifyCompiledAsync(string statement) => new AnyHeat.Analyzer<ParamsArrayAnalyzer>.Test
    {
        TestCode = "using System; using System.Threading.Tasks; class Own { public string Join(params string[] items) => \"\"; } "
            + "class C { void M(string[] all, Task t) { foreach (var s in all) while (true) { " + statement + " } } }",
        ReferenceAssemblies = ReferenceAssemblies.Net.Net80,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task OutsideOfLoops_IsSilent() => Verify.VerifyAnalyzerAsync("""
        class C
        {
            C(string s) : this(1, s) { }
            C(int i, params string[] items) => Items(items.Length.ToString());
            int _field = Items("a");
            static int Items(params string[] items) => items.Length;
            void Once(string s) => Items(s);
            void Header(string s) { foreach (var c in Join(s)) { } }
            string Join(params string[] items) => "";
        }
        """);

    [Fact]
    public Task WarmMember_IsReported() => Verify.VerifyAnalyzerAsync("""
        class C
        {
            public override int GetHashCode() => [|Combine(1, 2)|];
            public override bool Equals(object o) => o is C;
            static int Combine(params int[] hashes) => hashes.Length;
        }
        """);

    [Theory]
    [InlineData("[|Own(n, n)|]", "")]
    [InlineData("Log(\"\", n)", "")]
    [InlineData("[|Log(\"\", n)|]", "dotnet_code_quality.allocations.minimum_heat = unknown")]
    [InlineData("Log(\"\", n)", "dotnet_code_quality.allocations.minimum_heat = hot")]
    [InlineData("string.Join(\",\", n, n)", "")]
    [InlineData("System.IO.Path.Combine(s, s, s, s, s)", "")]
    [InlineData("s.Split(',', ';', '|', '/')", "")]
    [InlineData("s.[|Split(',', ';', '|', '/')|]", "dotnet_code_quality.allocations.minimum_heat = unknown")]
    public Task WarmMember_IsSilentWhereTheCallSaysNothingNew(string call, string config)
    {
        var test = new Verify.Test
        {
            TestCode = "class C { public override int GetHashCode() { var n = 1; var s = \"\"; Keep(" + call + "); return n; } "
                + "public override bool Equals(object o) => o is C; object Own(params int[] a) => a[0].ToString(); "
                + "object Log(string format, params object[] a) => a[0]; object Keep(object o) => o; }",
            ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
        };
        test.TestState.AnalyzerConfigFiles.Add(("/.editorconfig", "root = true\n[*.cs]\n" + config + "\n"));
        return test.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("object Own(params string[] a) => a[0];", true)]
    [InlineData("object Own(params string[] a) => a;", false)]
    [InlineData("object Own(params string[] a) => _kept = a;", false)]
    [InlineData("object Own(params string[] a) { System.Func<int> later = () => a.Length; return later; }", false)]
    [InlineData("object Own(params string[] a) => new D(a);", true)]
    [InlineData("object Own(params string[] a) => new E(a);", false)]
    [InlineData("System.Collections.Generic.IEnumerable<string> Own(params string[] a) { foreach (var s in a) yield return s; }", false)]
    [InlineData("object Own(params string[] a) => Pass(a); object Pass(System.Collections.Generic.IEnumerable<string> a) => a;", false)]
    [InlineData("object Own(params string[] a) { System.Array.Sort(a); return a[0]; }", true)]
    public Task ArrayThatTheCalleeMayKeep_IsNotReported(string callee, bool isReported)
    {
        var call = isReported ? "[|Own(s, s)|]" : "Own(s, s)";
        return Verify.VerifyAnalyzerAsync(
            "class D { public D(string[] a) { } } class E { string[] _kept; public E(string[] a) => _kept = a; } "
                + "class C { string[] _kept; " + callee + " void M(string s) { while (true) " + call + "; } }");
    }

    [Fact]
    public Task ArrayThatAConstructorKeeps_IsNotReported() => Verify.VerifyAnalyzerAsync("""
        class Node
        {
            readonly Node[] _children;
            public Node(params Node[] children) => _children = children;
            public static Node Last(Node n) { while (true) n = new Node(n, n); }
        }
        """);

    [Fact]
    public Task ArrayThatTheCalleeMayKeep_IsReportedWhereAllIsAskedFor()
    {
        var test = new Verify.Test
        {
            TestCode = "class C { string[] _kept; void Own(params string[] a) => _kept = a; void M(string s) { while (true) [|Own(s, s)|]; } }",
        };
        test.TestState.AnalyzerConfigFiles.Add(("/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.allocations.minimum_heat = unknown\n"));
        return test.RunAsync(TestContext.Current.CancellationToken);
    }

    [Theory]
    [InlineData("typeof(System.Collections.Generic.List<>).MakeGenericType(t)")]
    [InlineData("System.Activator.CreateInstance(t, 1, 2)")]
    [InlineData("[|Own(t)|]")]
    public Task CallBesideWhichTheArrayDoesNotCount_IsSilent(string call) => Verify.VerifyAnalyzerAsync(
        "class C { void M(System.Type t) { while (true) Keep(" + call + "); } object Own(params System.Type[] a) => a[0]; void Keep(object o) { } }");

    [Theory]
    [InlineData("System.Console.WriteLine(\"{0}{1}{2}{3}\", t, t, t, t);")]
    [InlineData("writer.[|WriteLine(\"{0}{1}{2}{3}\", t, t, t, t)|];")]
    public Task OutputToTheConsole_IsSilent(string statement) => new Verify.Test
    {
        TestCode = "class C { void M(System.Type t, System.IO.TextWriter writer) { while (true) " + statement + " } }",
        ReferenceAssemblies = ReferenceAssemblies.Net.Net80,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task MinimumHeatUnknown_ReportsEverywhereButInColdCode() => new Verify.Test
    {
        TestCode = """
            class C
            {
                static int s_field = Items("a");
                int _field = [|Items("a")|];
                C(string s) : [|this(1, s)|] { }
                C(int i, params string[] items) { }
                static int Items(params string[] items) => items.Length;
                [Some("a", "b")] void Once(string s) => [|Items(s)|];
            }

            class D : C2
            {
                public D() [|: base(1, 2)|] { }
            }

            class C2
            {
                protected C2(params int[] items) { }
            }

            class SomeAttribute : System.Attribute
            {
                public SomeAttribute(params string[] items) { }
            }
            """.Replace(": [|this(1, s)|]", "[|: this(1, s)|]", StringComparison.Ordinal),
        TestState = { AnalyzerConfigFiles = { ("/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.ALLOC101.minimum_heat = unknown\n") } },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory(Skip = "Needs C# 13.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13))]
    [InlineData("List<int>", "1, n", "List<int> of 2", " 64 B")]
    [InlineData("IEnumerable<int>", "1, n", "IEnumerable<int> of 2", " 56 B")]
    [InlineData("IReadOnlyList<int>", "n", "IReadOnlyList<int> of 1", " 24 B")]
    [InlineData("IReadOnlyCollection<int>", "1, n, n", "IReadOnlyCollection<int> of 3", " 64 B")]
    [InlineData("ICollection<int>", "1, n", "ICollection<int> of 2", " 64 B")]
    [InlineData("IList<int>", "n", "IList<int> of 1", " 64 B")]
    [InlineData("ImmutableArray<int>", "1, n", "ImmutableArray<int> of 2", " 32 B")]
    [InlineData("HashSet<int>", "n", "HashSet<int> of 1", " memory")]
    public Task ParamsCollection_IsReportedWithItsBytes(string type, string items, string what, string bytes) => new Verify.Test
    {
        TestCode = Collections(type, $"{{|#0:Take({items})|}};"),
        ExpectedDiagnostics =
        {
            Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info)
                .WithMessage($"The argument list of 'Take' allocates {what},{bytes} per call (in a loop (line 7))"),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory(Skip = "Needs C# 13.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13))]
    [InlineData("List<int>", "Take();")]
    [InlineData("List<int>", "Take(given);")]
    [InlineData("List<int>", "Take([n]);")]
    [InlineData("ReadOnlySpan<int>", "Take(n);")]
    [InlineData("List<int>", "throw new Exception(Take(n).ToString());")]
    public Task ParamsCollectionThatIsNotMade_IsSilent(string type, string statement) => Verify.VerifyAnalyzerAsync(Collections(type, statement));

    private static string Collections(string type, string statement) => $$"""
        using System; using System.Collections.Generic; using System.Collections.Immutable;
        class C
        {
            static int Take(params {{type}} items) => 1;
            static void M(int n, List<int> given)
            {
                while (true) { {{statement}} }
            }
        }
        """;

    [Fact(Skip = "Needs C# 13.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13))]
    public Task ParamsSpan_IsSilent() => Verify.VerifyAnalyzerAsync("""
        using System;
        class C
        {
            static void Take(params ReadOnlySpan<string> items) { }
            static void Both(params ReadOnlySpan<string> items) { }
            static void Both(params string[] items) { }
            static void M(string s)
            {
                while (true)
                {
                    Take(s, s);
                    Both(s);
                    System.IO.Path.Combine(s, s, s, s, s);
                }
            }
        }
        """);

    [Fact]
    public Task GeneratedCode_IsSilent() => Verify.VerifyAnalyzerAsync("""
        // <auto-generated/>
        class C
        {
            static void Take(params string[] items) { }
            static void M(string s)
            {
                while (true)
                    Take(s);
            }
        }
        """);

    [Fact]
    public Task IncompleteCode_DoesNotThrow() => new Verify.Test
    {
        TestCode = """
            class C
            {
                void Take(params Missing[] items) { }
                void M(string s)
                {
                    while (true)
                    {
                        Take(s, ;
                        Take(
                        Unknown(s, s);
                        new C(s
                    }
                }
            """,
        CompilerDiagnostics = CompilerDiagnostics.None,
        TestBehaviors = TestBehaviors.SkipGeneratedCodeCheck,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static Task VerifyInLoopAsync(string statement) => new Verify.Test
    {
        TestCode = $$"""
            using System;
            using System.Collections;
            using System.Collections.Generic;
            using System.Diagnostics;
            using System.Diagnostics.CodeAnalysis;
            using System.Linq.Expressions;

            delegate void Action1(params string[] items);

            class D : IEnumerable
            {
                public void Add(params string[] items) { }
                public IEnumerator GetEnumerator() => null;
            }

            class Log { public bool Enabled; }

            class C
            {
                string[] _array;
                Action1 _delegate;
                Log _log;

                public C(params string[] items) { }
                int this[params int[] index] => index.Length;
                void Items(params string[] items) { }
                void Numbers(params int[] items) { }
                void Objects(params object[] items) { }
                void Generic<T>(params T[] items) { }
                [Conditional("TRACE")] void Trace(params string[] items) { }
                [DoesNotReturn] void Fails(params string[] items) => throw new Exception();

                void M(string[] lines)
                {
                    void Local(params string[] items) { }
                    while (true)
                    {
                        for (var i = 0; i < lines.Length; i++)
                        {
                            var s = lines[i];
                            {{statement}}
                        }
                    }
                }
            }

            static class Extensions
            {
                public static bool In(this string value, params string[] items) => false;
            }
            """,
        CompilerDiagnostics = CompilerDiagnostics.None,
    }.RunAsync(TestContext.Current.CancellationToken);
}
