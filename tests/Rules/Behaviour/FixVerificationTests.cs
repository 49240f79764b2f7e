using Allocations.CodeFixes.Verification;
using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Tests.Behaviour;

/// <summary>Which rewrites are offered: those after which the compiler has nothing to say that it did not say before.</summary>
public sealed class FixVerificationTests
{
    [Theory]
    [InlineData("System", "int M(C c) => c.Length();", true)]
    [InlineData("System", "int M(System.Span<int> s) => s.IndexOf(new C());", false)]
    [InlineData("System", "int M(System.Span<int> s) => Own.IndexOf(s, new C());", true)]
    [InlineData("System", "int M() => Math.Max(1, 2);", false)]
    [InlineData("System", "int M() => global::Math.Max(1, 2);", true)]
    [InlineData("System", "[Obsolete] int M() => 1;", false)]
    [InlineData("System.Collections", "int M() => Math.Max(1, 2);", true)]
    [InlineData("System.Linq", "object M(int[] all) => from n in all where n > 1 select n;", false)]
    [InlineData("System.Linq", "object M(int[] all) => from n in all orderby n select n;", false)]
    [InlineData("System.Linq", "object M(Numbers all) => from n in all where n > 1 orderby n select n + 1;", true)]
    [InlineData("System.Linq", "object M(Numbers all) => from long n in all select n;", false)]
    [InlineData("System.Linq", "object M(System.Collections.Generic.IEnumerable<long> all) => from n in all select n;", true)]
    [InlineData("System", "int M(int Math) => Math.CompareTo(Math);", true)]
    public async Task AddedDirective_IsSoundWhereNamesMeanTheSame(string added, string member, bool expected)
    {
        using var workspace = new AdhocWorkspace();
        var project = ProjectIn(workspace);
        const string Others = """
            public static class Math { public static int Max(int a, int b) => a * b; }
            public sealed class ObsoleteAttribute : System.Attribute { }
            public abstract class Numbers : System.Collections.Generic.IEnumerable<int>
            {
                public abstract System.Collections.Generic.IEnumerator<int> GetEnumerator();
                System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
                public Numbers Where(System.Func<int, bool> test) => this;
                public Numbers OrderBy(System.Func<int, int> key) => this;
                public Numbers Select(System.Func<int, int> value) => this;
            }
            public static class Own
            {
                public static int Length(this Inner.C c) => 1;
                public static object Where(this object all, System.Func<int, bool> test) => all;
                public static int[] OrderBy(this int[] all, System.Func<int, int> key) => all;
                public static int IndexOf(this System.Span<int> span, Inner.C c) => 2;
                public static System.Collections.Generic.IEnumerable<T> Cast<T>(this Numbers all) => null;
            }
            namespace Inner
            {
                public static class Near
                {
                    public static object Select(this System.Collections.Generic.IEnumerable<long> all, System.Func<long, long> value) => all;
                }
            }
            """;
        project = project.AddDocument("Own.cs", SourceText.From(Others)).Project;
        var document = project.AddDocument("Test.cs", SourceText.From(File("")));
        var fix = new Fix("Fix", "Fix", document.WithText(SourceText.From(File($"using {added};"))).Project.Solution);

        Assert.Equal(expected, await FixVerification.IsSoundAsync(document.Project.Solution, fix, TestContext.Current.CancellationToken));

        string File(string directive) =>
            "namespace Inner { using System.Text; " + directive + " public class C { public static implicit operator int(C c) => 1; " + member + " } }";
    }

    [Theory]
    [InlineData("int M(int n) => n;", "int M(int n) => n + 1;", true)]
    [InlineData("int M(int n) => n;", "int M(int n) => m;", false)]
    [InlineData("int M(int n) => m;", "int M(int n) => m; int N() => 1;", true)]
    [InlineData("int M(int n) { return n; }", "int M(int n) { int a = 1; return n; }", false)]
    [InlineData("int M(int n) { int a = 1; return n; }", "int M(int n) { int a = 1; return n + 1; }", true)]
    [InlineData("int M(int n) { int a = 1; return n; }", "int M(int n) { int a = 1; int b = 1; return n + 1; }", false)]
    [InlineData("int M(string? s) => s == null ? 0 : s.Length;", "int M(string? s) => s.Length;", false)]
    [InlineData("int M(string? s) => s == null ? 0 : s.Length;", "int M(string? s) => s!.Length;", true)]
    [InlineData("int M(string? s) => s.Length;", "int M(string? s) => s.Length + 1;", true)]
    [InlineData("string M(string? s) => s;", "int M(string? s) => s.Length;", true)]
    [InlineData("int N(string? s) => s.Length; int M(string? s) => 1;", "int N(string? s) => s.Length; int M(string? s) => s.Length;", false)]
    [InlineData("int M(string s) => 1; [System.Obsolete] int N() => 1;", "int M(string s) => N(); [System.Obsolete] int N() => 1;", false)]
    [InlineData("bool _m = true; bool M() => _m;", "bool _m = true; bool M() => true;", false)]
    [InlineData("bool _m; bool M() => _m; C() { this._m = true; }", "bool _m; bool M() => true; C() { this._m = true; }", false)]
    [InlineData("string _m = \"\"; bool M() => _m == null;", "string _m = \"\"; bool M() => nameof(_m) == null;", false)]
    [InlineData("bool _m; bool M() => _m;", "bool _m; bool M() => true;", false)]
    [InlineData("bool _m; bool M() => _m; C(bool m) { _m = m; }", "bool _m; bool M() => true; C(bool m) { _m = m; }", true)]
    [InlineData("bool _m = true; bool M() => _m; bool N() => _m;", "bool _m = true; bool M() => true; bool N() => _m;", true)]
    [InlineData("bool _m = true; bool M() => _m; void N() { _m |= true; }", "bool _m = true; bool M() => true; void N() { _m |= true; }", true)]
    [InlineData("bool _m = true; bool M() => _m;", "bool M() => true;", true)]
    [InlineData("object _m = new(); object M() => _m;", "object _m = new(); object M() => this;", true)]
    [InlineData("const bool _m = true; bool M() => _m;", "const bool _m = true; bool M() => true;", true)]
    [InlineData("internal bool _m = true; bool M() => _m;", "internal bool _m = true; bool M() => true;", true)]
    public async Task Rewrite_IsSoundWhereTheCompilerSaysNothingNew(string before, string after, bool expected)
    {
        using var workspace = new AdhocWorkspace();
        var project = ProjectIn(workspace, nullable: NullableContextOptions.Enable);
        var document = project.AddDocument("Test.cs", SourceText.From(Class(before)));
        var fix = new Fix("Fix", "Fix", document.WithText(SourceText.From(Class(after))).Project.Solution);

        Assert.Equal(expected, await FixVerification.IsSoundAsync(document.Project.Solution, fix, TestContext.Current.CancellationToken));

        static string Class(string members) => "class Other { int Unused() { int other = 1; return 2; } }\nclass C\n{\n    " + members + "\n}\n";
    }

    [Theory(Skip = "Needs C# 13.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp13))]
    [InlineData("Span<byte> s = stackalloc byte[4]; await Task.Yield(); return s.Length;", false)]
    [InlineData("Span<byte> s = stackalloc byte[4]; var n = s.Length; await Task.Yield(); return n;", true)]
    [InlineData("{ Span<byte> s = stackalloc byte[4]; s[0] = 1; } await Task.Yield(); return 1;", true)]
    [InlineData("ref var n = ref all[0]; n = 2; await Task.Yield(); return n;", false)]
    [InlineData("foreach (var n in all.AsSpan()) { await Task.Delay(n); } return 1;", false)]
    [InlineData("foreach (var n in all) { await Task.Delay(n); } return 1;", true)]
    [InlineData("return Add(all.AsSpan(), await Task.FromResult(1));", false)]
    [InlineData("return Add(await Task.FromResult(1), all.AsSpan());", true)]
    [InlineData("return await Task.FromResult(Add(1, all.AsSpan()));", true)]
    [InlineData("while (true) { await Task.Yield(); Span<byte> s = stackalloc byte[4]; if (s[0] == 0) return 1; }", true)]
    [InlineData("Span<int> s = all; IEnumerable<int> F() { Span<int> t = all; yield return 1; _ = t[0]; } await Task.Yield(); return F().Count();", false)]
    public async Task SpanInAnAsynchronousMethod_IsNotAliveWhereItSuspends(string body, bool expected)
    {
        using var workspace = new AdhocWorkspace();
        var project = ProjectIn(workspace, (LanguageVersion)1300);
        var document = project.AddDocument("Test.cs", SourceText.From(Class("await Task.Yield(); return 1;")));
        var fix = new Fix("Fix", "Fix", document.WithText(SourceText.From(Class(body))).Project.Solution);

        Assert.Equal(expected, await FixVerification.IsSoundAsync(document.Project.Solution, fix, TestContext.Current.CancellationToken));

        static string Class(string body) =>
            "using System; using System.Collections.Generic; using System.Linq; using System.Threading.Tasks;\nclass C\n{\n"
                + "    static int Add(ReadOnlySpan<int> s, int n) => s[0] + n;\n    static int Add(int n, ReadOnlySpan<int> s) => s[0] + n;\n"
                + "    async Task<int> M(int[] all) { " + body + " }\n}\n";
    }

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("class C(bool m) { bool M() => m; }", "class C(bool m) { bool M() => true; }", false)]
    [InlineData("class C(bool m) { bool M() => m; void N() => m = true; }", "class C(bool m) { bool M() => true; void N() => m = true; }", false)]
    [InlineData("class C(bool m) { bool M() => m; bool N() => m; }", "class C(bool m) { bool M() => true; bool N() => m; }", true)]
    [InlineData("class C(bool m) { bool _n = m; bool M() => m; bool N() => _n; }", "class C(bool m) { bool _n = m; bool M() => _n; bool N() => _n; }", true)]
    [InlineData("record C(bool m) { bool M() => m; }", "record C(bool m) { bool M() => true; }", true)]
    public async Task LastReadOfAParameterOfAPrimaryConstructor_IsKept(string before, string after, bool expected)
    {
        using var workspace = new AdhocWorkspace();
        var project = ProjectIn(workspace, (LanguageVersion)1200);
        var document = project.AddDocument("Test.cs", SourceText.From(before));
        var fix = new Fix("Fix", "Fix", document.WithText(SourceText.From(after)).Project.Solution);

        Assert.Equal(expected, await FixVerification.IsSoundAsync(document.Project.Solution, fix, TestContext.Current.CancellationToken));
    }

    [Theory]
    [InlineData("M() { while (N) { const int N = 4; Use(N, N); } }", "M() { Use(N); while (N) { const int N = 4; Use(N); } }", false)]
    [InlineData("M() { while (C.N) { const int N = 4; Use(N, N); } }", "M() { Use(N); while (C.N) { const int N = 4; Use(N); } }", false)]
    [InlineData("M() { Use(N); { int N = 4; Use(N); } }", "M() { { int N = 4; Use(N); Use(N); } }", false)]
    [InlineData("M() { Use(N); { int N = 4; Use(N); } }", "M() { Use(N); { int N = 4; Use(N, 2); } }", true)]
    [InlineData("M() { Use(N, N); { int N = 4; Use(N); } }", "M() { Use(N); { int N = 4; Use(N); } }", true)]
    [InlineData("M() { Use(n); { int n = 4; Use(n); } }", "M() { Use(n); { int n = 4; Use(n, n); } }", false)]
    [InlineData("M() { int n = 4; Use(n); }", "M() { int n = 4; Use(n, n); }", true)]
    [InlineData("M() { int n = 4; Use(n, this.n); }", "M() { int n = 4; Use(n, n, this.n); }", true)]
    [InlineData("M() { { static int F() => 1; Use(F()); } Use(F()); } int F() => 2;",
        "M() { Use(F()); { static int F() => 1; Use(F()); } Use(F()); } int F() => 2;", false)]
    [InlineData("M() { int m = 4; Use(m); }", "M() { Use(m); } int m = 4;", true)]
    public async Task MovedName_IsSoundWhereItMeansTheSame(string before, string after, bool expected)
    {
        using var workspace = new AdhocWorkspace();
        var document = ProjectIn(workspace).AddDocument("Test.cs", SourceText.From(Class(before)));
        var changed = document.WithText(SourceText.From(Class(after)));

        var file = await EditedFile.OfAsync(document, changed, TestContext.Current.CancellationToken);

        Assert.Equal(expected, NameMeanings.AreKept(file!, TestContext.Current.CancellationToken));

        static string Class(string members) => "class C { const bool N = true; int n = 2; void Use(params object[] all) { } void " + members + " }";
    }

    [Theory]
    [InlineData("M(0, s); return s.Trim().Length;", "M(0, s); return s.AsSpan(1).Trim().Length;", true)]
    [InlineData("M(0, s); return s.Trim().Length;", "M(0, s); return s.AsSpan().Length;", true)]
    [InlineData("M(0, s); var a = s; return a.Length;", "M(0, s); ReadOnlySpan<char> a = s; return a.Length;", false)]
    [InlineData("M(0, s); return s.Length;", "M(0, s); var a = s; return a.Length;", false)]
    [InlineData("return s.Trim().Length;", "return s.AsSpan(1).Trim().Length;", false)]
    [InlineData("N(s); return s.Trim().Length;", "N(s); ReadOnlySpan<char> a = s; return a.Trim().Length;", true)]
    [InlineData("M(0, s); object big = n; return 1;", "M(0, s); (long, long, long) big = (n, n, n); return 1;", true)]
    [InlineData("M(0, s); object big = (1L, 2L, 3L); return 1;", "M(0, s); object big = null; return 1;", false)]
    [InlineData(
        "M(0, s); all[n] = s; return 1;", "M(0, s); all.TryGetValue(n, out _); all.TryGetValue(n, out var t); all.TryGetValue(n, out t); return 1;", true)]
    [InlineData("M(0, s); all[n] = s; return 1;", "M(0, s); all.TryGetValue(n, out _); return 1;", false)]
    [InlineData("M(0, s); return 1;", "M(0, s); foreach (var pair in all) { } return 1;", true)]
    [InlineData("M(0, s); return 1;", "M(0, s); string a = s, b = a, c = b; return 1;", true)]
    [InlineData("return G(s); int G<T>(T t) => M(1, s);", "return G(s); int G<T>(T t) { var u = t; return M(1, s); }", true)]
    [InlineData(
        "return G(s); int G<T>(T t) where T : class => M(1, s);", "return G(s); int G<T>(T t) where T : class { var u = t; return M(1, s); }", false)]
    public async Task RecursionWithMoreStructs_NeedsMoreStack(string before, string after, bool expected)
    {
        using var workspace = new AdhocWorkspace();
        var document = ProjectIn(workspace).AddDocument("Test.cs", SourceText.From(Class(before)));
        var changed = document.WithText(SourceText.From(Class(after))).Project.Solution;

        var difference = await FrameGrowth.DifferenceAsync(document.Project.Solution, changed, TestContext.Current.CancellationToken);

        Assert.Equal(expected ? "recursion needs more stack" : null, difference);

        static string Class(string body) =>
            "using System; using System.Collections.Generic; class C { Dictionary<int, string> all; int M(int n, string s) { " + body
                + " } int N(string s) => M(1, s); }";
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task NodesThatNeedParentheses_AreSoundOnlyWithThem(bool isParenthesized)
    {
        using var workspace = new AdhocWorkspace();
        var project = workspace.AddProject(ProjectInfo.Create(
            ProjectId.CreateNewId(), VersionStamp.Default, "Test", "Test", LanguageNames.CSharp,
            compilationOptions: new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary), metadataReferences: CompiledMethods.References));
        var document = project.AddDocument("Test.cs", SourceText.From("class C { string M(int n) => n.ToString(); }"));
        var root = await document.GetSyntaxRootAsync(TestContext.Current.CancellationToken);
        var name = root!.DescendantNodes().OfType<MemberAccessExpressionSyntax>().Single().Expression;
        var sum = SyntaxFactory.ParseExpression(isParenthesized ? "(n + 1)" : "n + 1");
        var fix = new Fix("Fix", "Fix", document.WithSyntaxRoot(root.ReplaceNode(name, sum)).Project.Solution);

        Assert.Equal(isParenthesized, await FixVerification.IsSoundAsync(document.Project.Solution, fix, TestContext.Current.CancellationToken));
    }

    [Theory]
    [InlineData("class D : B, I { }", "public int M(string s) => 3;", false)]
    [InlineData("class D : B { }", "public int M(string s) => 3;", true)]
    [InlineData("class D : B, I { int I.M(string s) => 4; }", "public int M(string s) => 3;", true)]
    [InlineData("class D : B, I { }", "internal int M(string s) => 3;", true)]
    [InlineData("class D : B, I { }", "public long M(string s) => 3;", true)]
    [InlineData("class D : B, J<string> { }", "public int M(string s) => 3;", false)]
    [InlineData("class D : B, J<object> { }", "public int M(string s) => 3;", true)]
    [InlineData("namespace N { class O { struct S : I { public int M(string s) => 5; } } }", "public int M(string s) => 3;", true)]
    public Task AddedMember_IsSoundWhereItImplementsNothing(string types, string added, bool expected)
    {
        const string Contracts = """
            interface I { int M(string s) => 1; int N() => 2; }
            interface J<T> { int M(T value) => 1; }

            """;
        const string Before = "class B { public int M(params string[] all) => 2; }\n";
        return VerifyDeclaredAsync("M", Contracts + types, Before, Before.Replace("public", added + " public", StringComparison.Ordinal), expected);
    }

    [Theory]
    [InlineData("int Read(B b) => b.M.Length;", true)]
    [InlineData("int Read(dynamic b) => b.M.Length;", false)]
    [InlineData("int Read(dynamic b) => b?.M;", false)]
    [InlineData("int Read(dynamic b) => b.N;", true)]
    [InlineData("string Read(dynamic b) => nameof(b.M);", false)]
    public Task MemberOfAnotherType_IsSoundWhereItIsNotBoundLate(string member, bool expected) => VerifyDeclaredAsync(
        "M", "class Other { " + member + " }", "class B { public object[] M; }", "class B { public string[] M; }", expected);

    private static async Task VerifyDeclaredAsync(string name, string others, string before, string after, bool expected)
    {
        using var workspace = new AdhocWorkspace();
        var project = ProjectIn(workspace);
        project = project.AddDocument("Others.cs", SourceText.From(others)).Project;
        var document = project.AddDocument("Test.cs", SourceText.From(before));
        var fix = new Fix("Fix", "Fix", document.WithText(SourceText.From(after)).Project.Solution) { DeclaredName = name };

        Assert.Equal(expected, await FixVerification.IsSoundAsync(document.Project.Solution, fix, TestContext.Current.CancellationToken));
    }

    private static Project ProjectIn(
        AdhocWorkspace workspace,
        LanguageVersion version = LanguageVersion.CSharp11,
        NullableContextOptions nullable = NullableContextOptions.Disable) =>
        workspace.AddProject(ProjectInfo.Create(
            ProjectId.CreateNewId(), VersionStamp.Default, "Test", "Test", LanguageNames.CSharp,
            compilationOptions: new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: nullable),
            parseOptions: new CSharpParseOptions(version),
            metadataReferences: CompiledMethods.References));
}
