using Microsoft.CodeAnalysis;
using Any = Allocations.Testing.AnyHeat.Analyzer<Allocations.Analyzers.Rules.Buffers.CopyToPassOn.CopyToPassOnAnalyzer>;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Buffers.CopyToPassOn.CopyToPassOnAnalyzer>;

namespace Allocations.Tests.Buffers.CopyToPassOn;

/// <summary>Properties that copy for each reader.</summary>
public sealed class CopyingPropertyTests
{
    [Fact]
    public Task Message_OfAPropertyThatCopies_SaysThatEachReadDoes() => Verify.VerifyAnalyzerAsync(
        Type("int M() => {|#0:Items|}.Length;"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "'Items' allocates memory for a copy of all elements, which the property makes each time that it is read (not known to be hot)"));

    [Theory]
    [InlineData("string M(int i) => [|Items|][i];")]
    [InlineData("int M() { var n = 0; for (var i = 0; i < [|List|].Count; i++) n += [|this.List|][i].Length; return n; }")]
    [InlineData("static int M(C other) => [|other.View|].Count;")]
    [InlineData("class Nested { int M(C other) => [|other.Got|][0].Length; }")]
    public Task PropertyOfTheTypeThatCopiesForOneElement_IsReported(string member) => Verify.VerifyAnalyzerAsync(Type(member));

    [Fact]
    public async Task PropertyOfAnotherTypeThatCopies_IsReportedInWarmCode()
    {
        const string Member = "} class Other { int M(C c) => {0}.Length; void Often() { while (Go()) M(null); } static bool Go() => true;";
        await Any.VerifyAnalyzerAsync(Type(Member.Replace("{0}", "[|c.Items|]", StringComparison.Ordinal)));
        await Verify.VerifyAnalyzerAsync(Type(Member.Replace("{0}", "[|c.Items|]", StringComparison.Ordinal)));
        await Verify.VerifyAnalyzerAsync(Type("} class Other { int M(C c) => c.Items.Length;"));
    }

    [Theory]
    [InlineData("string[] M() => Items;")]
    [InlineData("void M() { foreach (var item in Items) _items.Remove(item); }")]
    [InlineData("void M() => Items[0] = null;")]
    [InlineData("void M() { List[0] = null; }")]
    [InlineData("string M(int i) => Plain[i];")]
    [InlineData("int M() => Filtered.Count;")]
    [InlineData("int M() => Overridden.Length;")]
    [InlineData("int M() => Both.Length;")]
    [InlineData("string[] M() => Items[1..];")]
    [InlineData("void M() { ref var first = ref Items[0]; first = null; }")]
    [InlineData("System.Linq.Expressions.Expression<Func<int>> M() => () => Items.Length;")]
    public Task PropertyWhoseCopyIsWantedOrThatMakesNone_IsNotReported(string member) => Any.VerifyAnalyzerAsync(Type(member));

    private static string Type(string member) =>
        $$"""
        using System;
        using System.Collections.Generic;
        using System.Linq;
        public class C
        {
            readonly List<string> _items = new();
            public string[] Items => _items.ToArray();
            public List<string> List { get { return _items.ToList(); } }
            public IReadOnlyList<string> View { get => _items.ToList(); }
            public string[] Got => this._items.ToArray();
            public List<string> Plain => _items;
            public List<string> Filtered => _items.Where(x => x.Length > 2).ToList();
            public virtual string[] Overridden => _items.ToArray();
            public string[] Both { get => _items.ToArray(); set => _items.AddRange(value); }
            {{member}}
        }
        """;
}
