using Microsoft.CodeAnalysis;
using Any = Allocations.Testing.AnyHeat.Analyzer<Allocations.Analyzers.Rules.Collections.AllocatedEnumerator.AllocatedEnumeratorAnalyzer>;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Collections.AllocatedEnumerator.AllocatedEnumeratorAnalyzer>;

namespace Allocations.Tests.Collections.AllocatedEnumerator;

/// <summary>Collections of the project whose own method makes an enumerator for each loop.</summary>
public sealed class OwnEnumeratorTests
{
    private const string Nested = " public sealed class Each { int _n; public int Current => _n; public bool MoveNext() => ++_n < 9; }";

    [Fact]
    public Task Message_SaysThatAStructWouldDo() => Any.VerifyAnalyzerAsync(
        In("public IEnumerator<int> GetEnumerator() { yield return 1; }", mark: "{|#0:own|}"),
        Any.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "Enumerating 'own' as 'Own' allocates memory for an enumerator, which 'GetEnumerator' could return as a struct (in a loop (line 6))"));

    [Theory]
    [InlineData("public IEnumerator<int> GetEnumerator() { yield return 1; }")]
    [InlineData("public IEnumerator<int> GetEnumerator() { for (var n = 0; n < 3; n++) { if (n > 1) yield break; yield return n; } }")]
    [InlineData("readonly List<int> _all = new(); public IEnumerator<int> GetEnumerator() => _all.GetEnumerator();")]
    [InlineData("readonly HashSet<int> _all = new(); public IEnumerator<int> GetEnumerator() { return this._all.GetEnumerator(); }")]
    [InlineData("public Each GetEnumerator() => new Each();" + Nested)]
    [InlineData("public Each GetEnumerator() { return new(); }" + Nested)]
    public Task MethodThatMakesAnObject_IsReported(string members) => Any.VerifyAnalyzerAsync(In(members, mark: "[|own|]"));

    [Theory]
    [InlineData("public List<int>.Enumerator GetEnumerator() => new List<int>().GetEnumerator();")]
    [InlineData("public virtual IEnumerator<int> GetEnumerator() { yield return 1; }")]
    [InlineData("readonly Each _kept = new(); public Each GetEnumerator() => _kept;" + Nested)]
    [InlineData("readonly IList<int> _all = new List<int>(); public IEnumerator<int> GetEnumerator() => _all.GetEnumerator();")]
    [InlineData("readonly int[] _all = new int[3]; public IEnumerator<int> GetEnumerator() => ((IEnumerable<int>)_all).GetEnumerator();")]
    [InlineData("IEnumerator<int> Rest() { yield return 1; } public IEnumerator<int> GetEnumerator() => Rest();")]
    [InlineData("Each _kept; public Each GetEnumerator() { if (_kept != null) return _kept; return new Each(); }" + Nested)]
    [InlineData("public struct Each { int _n; public int Current => _n; public bool MoveNext() => ++_n < 9; } public Each GetEnumerator() => new Each();")]
    public Task OtherMethod_IsNotReported(string members) => Any.VerifyAnalyzerAsync(In(members, mark: "own"));

    [Fact]
    public Task TypeThatOthersSee_IsReportedWhereAskedFor()
    {
        const string member = "public IEnumerator<int> GetEnumerator() { yield return 1; }";
        return Task.WhenAll(
            Verify.VerifyAnalyzerAsync(In(member, mark: "own", access: "public ")),
            Any.VerifyAnalyzerAsync(In(member, mark: "[|own|]", access: "public ")));
    }

    [Fact]
    public Task CollectionOfAnotherProject_IsNotReported() => new Any.Test
    {
        TestState =
        {
            Sources = { "public class C { int M(Own own, int[] all) { var n = 0; foreach (var i in all) foreach (var o in own) n += o; return n; } }" },
            AdditionalProjects =
            {
                ["Lib"] =
                {
                    Sources =
                    {
                        "public sealed class Own { public System.Collections.Generic.IEnumerator<int> GetEnumerator() { yield return 1; } }",
                    },
                },
            },
            AdditionalProjectReferences = { "Lib" },
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task ExtensionMethodOrLibrary_IsNotReported() => Any.VerifyAnalyzerAsync(
        """
        using System.Collections.Generic;
        using System.Text.Json;
        static class C
        {
            static IEnumerator<int> GetEnumerator(this int n) { yield return n; }
            static int M(int[] all, JsonElement json)
            {
                var n = 0;
                foreach (var item in all)
                {
                    foreach (var k in item)
                        n += k;
                    foreach (var part in json.EnumerateArray())
                        n++;
                }

                return n;
            }
        }
        """);

    [Fact]
    public Task IncompleteCode_IsQuiet() => new Any.Test
    {
        TestCode = In("public IEnumerator<int> GetEnumerator() => ; public IEnumerator<int> GetEnumerator() { yield return", mark: "own"),
        CompilerDiagnostics = Microsoft.CodeAnalysis.Testing.CompilerDiagnostics.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task Message_OfARecursiveIteratorSaysWhatEachNodeMakes() => Any.VerifyAnalyzerAsync(
        Node("IEnumerable<int> All()\n{ yield return 1; foreach (var kid in Kids) foreach (var item in {|#0:kid.All()|}) yield return item; }"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "Enumerating 'All' as 'IEnumerable<int>' allocates memory for an iterator at each node, where one iterator with a stack of nodes needs only itself "
                + "(in a loop (line 2))"));

    [Theory]
    [InlineData("IEnumerable<int> All { get { yield return 1; foreach (var kid in Kids) foreach (var item in [|kid.All|]) yield return item; } }")]
    [InlineData(
        "static IEnumerable<int> Of(Node node) { foreach (var kid in node.Kids) { foreach (var item in [|Of(kid)|]) { "
            + "if (item > 1) yield return (item); } } }")]
    [InlineData("IEnumerator<int> GetEnumerator() { yield return 1; foreach (var kid in Kids) foreach (var item in [|kid|]) yield return item; }")]
    [InlineData("override IEnumerable<int> Base() { foreach (Root kid in Kids) foreach (var item in [|kid.Base()|]) yield return item; }")]
    public Task IteratorThatHandsOnItsOwnParts_IsReported(string member) => Any.VerifyAnalyzerAsync(Node(member));

    [Theory]
    [InlineData(
        "IEnumerable<int> All() { foreach (var kid in Kids) foreach (var item in {|#0:kid.Rest()|}) yield return item; } "
            + "IEnumerable<int> Rest() { yield return 1; }",
        "Rest")]
    [InlineData("IEnumerable<int> All() { foreach (var kid in Kids) { var n = 0; foreach (var item in {|#0:kid.All()|}) n++; yield return n; } }", "All")]
    [InlineData("IEnumerable<int> All() { foreach (var kid in Kids) foreach (var item in {|#0:kid.All()|}) yield return item + 1; }", "All")]
    public Task OtherIterator_IsReportedAsTheSequenceThatItMakesAndOnlyWhereAskedFor(string member, string name) => Task.WhenAll(
        Verify.VerifyAnalyzerAsync(Node(member.Replace("{|#0:", "", System.StringComparison.Ordinal).Replace("|}", "", System.StringComparison.Ordinal))),
        Any.VerifyAnalyzerAsync(
            Node(member),
            Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
                "Enumerating '" + name + "' as 'IEnumerable<int>' allocates memory for the sequence that the call makes (in a loop (line 1))")));

    [Fact]
    public Task MethodThatCallsItselfInALoop_IsNoIterator() =>
        Any.VerifyAnalyzerAsync(Node("int Sum() { var n = 0; foreach (var kid in Kids) n += kid.Sum(); return n; }"));

    [Fact]
    public Task NodesOfSeveralTypes_CannotBeGoneThroughByOneIterator() => Verify.VerifyAnalyzerAsync(
        Node("override IEnumerable<int> Base() { foreach (Root kid in Kids) foreach (var item in kid.Base()) yield return item; } "
            + "public class Leaf : Root { public override IEnumerable<int> Base() { yield return 1; } }"));

    private static string Node(string member) =>
        "using System.Collections.Generic; abstract class Root { public abstract IEnumerable<int> Base(); } class Node "
            + ": Root { public List<Node> Kids = new(); "
            + (member.StartsWith("override", System.StringComparison.Ordinal) ? "" : "public override IEnumerable<int> Base() => null; ")
            + "public " + member + " }";

    private static string In(string members, string mark, string access = "") =>
        $$"""
        using System.Collections.Generic;
        static class C
        {
            static int M(int[] all, Own own)
            { var n = 0;
                foreach (var item in all)
                {
                    foreach (var part in {{mark}})
                        n += part;
                }

                return n;
            }
        }
        {{access}}class Own { {{members}} }
        """;
}
