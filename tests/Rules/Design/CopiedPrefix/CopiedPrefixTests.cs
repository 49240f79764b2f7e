using Allocations.Analyzers.Rules.Design.CopiedPrefix;
using Allocations.Testing;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Design.CopiedPrefix.CopiedPrefixAnalyzer>;

namespace Allocations.Tests.Design.CopiedPrefix;

/// <summary>What ALLOC903 reports and what it leaves alone.</summary>
public sealed class CopiedPrefixTests
{
    [Theory]
    [InlineData("_routes.Add([|_routes[parent].Concat(own).ToArray()|]);")]
    [InlineData("_routes.Add([|_groups[parent].Concat(own).Append(\"\").ToArray()|]);")]
    [InlineData("_map.Add(\"\", [|_routes[parent].Concat(own).ToArray()|]);")]
    [InlineData("_map[\"b\"] = [|_map[\"a\"].Concat(own).ToArray()|];")]
    [InlineData("_groups[parent + 1] = [|_groups[parent].Append(\"\").ToArray()|];")]
    [InlineData("var child = new Node(); child.Handlers = [|node.Handlers.Concat(own).ToArray()|];")]
    [InlineData("var child = new Node { Handlers = [|node.Handlers.Concat(own).ToArray()|] };")]
    [InlineData("var child = new Node([|node.Handlers.Concat(own).ToArray()|]);")]
    [InlineData("_lists.Add([|node.Handlers.Concat(own).ToList()|]);")]
    [InlineData("foreach (var one in own) _routes.Add([|_common.Append(one).ToArray()|]);")]
    [InlineData("foreach (var one in own) _routes.Add([|start.Append(one).ToArray()|]);")]
    [InlineData("var first = own.ToArray(); for (var i = 0; i < 9; i++) { var n = new Node([|first.Concat(own).ToArray()|]); }")]
    [InlineData("void Add(string[] before, int n) { _routes.Add([|before.Concat(own).ToArray()|]); if (n > 0) Add(_routes[n], n - 1); } Add(own, 3);")]
    public Task CopyThatIsKeptForEachOfMany_IsReported(string statement) => AnalyzeAsync(statement);

    [Theory]
    [InlineData("_routes.Add(own.Concat(_routes[parent]).ToArray());")]
    [InlineData("_routes.Add(_routes[parent].ToArray());")]
    [InlineData("_routes.Add(_routes[parent].Where(x => x != null).ToArray());")]
    [InlineData("_routes[parent] = _routes[parent].Concat(own).ToArray();")]
    [InlineData("_map[\"a\"] = _map[\"a\"].Append(\"\").ToArray();")]
    [InlineData("_common = _common.Concat(own).ToArray();")]
    [InlineData("foreach (var one in own) _common = _common.Append(one).ToArray();")]
    [InlineData("node.Handlers = node.Handlers.Concat(own).ToArray();")]
    [InlineData("var all = _routes[parent].Concat(own).ToArray(); Use(all);")]
    [InlineData("Use(_routes[parent].Concat(own).ToArray());")]
    [InlineData("if (_set.Contains(_routes[parent].Concat(own).ToArray())) Use(own);")]
    [InlineData("_routes.Add(_common.Concat(own).ToArray());")]
    [InlineData("_routes.Add(start.Concat(own).ToArray());")]
    [InlineData("foreach (var one in own) { var first = Make(); _routes.Add(first.Append(one).ToArray()); }")]
    [InlineData("var last = own; foreach (var one in own) { last = Make(); _routes.Add(last.Append(one).ToArray()); }")]
    [InlineData("foreach (var one in own) _routes.Add(Make().Append(one).ToArray());")]
    [InlineData("var both = new Node(node.Handlers.Concat(other.Handlers).ToArray());")]
    [InlineData("var text = new string(node.Chars.Append('a').ToArray());")]
    [InlineData("Expression<Func<Node>> tree = () => new Node(node.Handlers.Concat(own).ToArray());")]
    public Task OtherCopies_AreSilent(string statement) => AnalyzeAsync(statement);

    [Fact]
    public Task NodeThatMakesAnotherBelowIt_IsReported() => RunAsync(new Verify.Test(), """
        using System.Linq;
        class Node
        {
            readonly string[] _handlers;
            Node(string[] handlers) => _handlers = handlers;
            Node(Node parent, string[] own) => _handlers = [|parent._handlers.Concat(own).ToArray()|];
            Node Add(string[] own) => new Node([|_handlers.Concat(own).ToArray()|]);
            string[] All(string[] own) => _handlers.Concat(own).ToArray();
        }
        """);

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("_routes.Add([|[.. _routes[parent], .. own]|]);")]
    [InlineData("_groups[parent] = [|[.. _routes[parent], \"\"]|];")]
    [InlineData("_lists.Add([|[.. node.Handlers, .. own]|]);")]
    [InlineData("_routes.Add([\"\", .. _routes[parent]]);")]
    [InlineData("_routes.Add([.. _routes[parent]]);")]
    [InlineData("_routes[parent] = [.. _routes[parent], \"\"];")]
    public Task CollectionExpression_IsReportedWhereItBeginsWithAnother(string statement) => AnalyzeAsync(statement, RoslynFacts.CSharp12);

    [Fact]
    public Task OwnConcat_IsSilent() => RunAsync(new Verify.Test(), """
        using System.Collections.Generic;
        static class Own { public static int[] Concat(this int[] a, int[] b) => a; public static int[] ToArray(this int[] a) => a; }
        class C { readonly List<int[]> _all = new List<int[]>(); void M(int[] b) => _all.Add(_all[0].Concat(b).ToArray()); }
        """);

    [Fact]
    public Task Message_NamesWhatIsCopiedAndWhereItIsKept() => RunAsync(new Verify.Test(), 
        "using System.Collections.Generic; using System.Linq; class C { readonly List<int[]> _all = new List<int[]>(); void M(int[] b) "
            + "=> _all.Add({|#0:_all[0].Concat(b).ToArray()|}); }",
        Verify.Diagnostic().WithLocation(0).WithMessage(
            "What '_all' keeps begins with a copy of '_all[0]', which others begin with too: a range of one array takes less memory"));

    [Theory]
    [InlineData("class C { List<int[]> _all; void M() => _all.Add([.. _all[0], ..]); }")]
    [InlineData("class C { Missing _all; void M() => _all.Add(_all[0].Concat(b).ToArray()); }")]
    public Task Incomplete_IsSilent(string source) => RunAsync(new Verify.Test { CompilerDiagnostics = CompilerDiagnostics.None }, source);

    private static Task AnalyzeAsync(string statement, LanguageVersion version = LanguageVersion.CSharp10) => RunAsync(
        new Verify.Test { LanguageVersion = version },
        """
            using System; using System.Collections.Generic; using System.Linq; using System.Linq.Expressions;
            class Node { public string[] Handlers; public char[] Chars; public Node() { } public Node(string[] handlers) { } }
            class C
            {
                readonly List<string[]> _routes = new(); readonly string[][] _groups = new string[9][]; readonly Dictionary<string, string[]> _map = new();
                readonly HashSet<string[]> _set = new(); readonly List<List<string>> _lists = new(); string[] _common = new string[3];
                void Use(string[] all) { }
                string[] Make() => new string[2];
                void M(int parent, string[] own, string[] start, Node node, Node other)
                {
            """ + "\n" + statement + "\n}\n}\n");

    /// <summary>The rule is off by default.</summary>
    private static Task RunAsync(Verify.Test test, string code, params DiagnosticResult[] expected)
    {
        test.TestCode = code;
        test.TestState.AnalyzerConfigFiles.Add(("/.editorconfig", "root = true\n[*.cs]\ndotnet_diagnostic.ALLOC903.severity = suggestion\n"));
        test.ExpectedDiagnostics.AddRange(expected);
        return test.RunAsync(TestContext.Current.CancellationToken);
    }
}
