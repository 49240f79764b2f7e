using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Any = Allocations.Testing.AnyHeat.Analyzer<Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationAnalyzer>;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation.LoopInvariantAllocationAnalyzer>;

namespace Allocations.Tests.Arguments.LoopInvariantAllocation;

/// <summary>Objects that are the same for one owner each time.</summary>
public sealed class OwnerObjectTests
{
    [Theory]
    [InlineData(
        "event EventHandler<E> Changed; void M() => Changed?.Invoke(this, {|#0:new E(this)|});",
        "'new E(this)' allocates memory on each call, although it always holds the same 'C', which could keep one (not known to be hot)")]
    [InlineData(
        "readonly List<int> _all = new(); IList<int> M() => {|#0:_all.AsReadOnly()|};",
        "'_all.AsReadOnly()' allocates memory on each call, although one that is kept beside '_all' would show the same (not known to be hot)")]
    public Task Message_SaysWhatCouldKeepIt(string members, string message) => Any.VerifyAnalyzerAsync(
        In(members), Any.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(message));

    [Theory]
    [InlineData("object M() => [|new E(this)|];")]
    [InlineData("object M() => [|new E(this, 3)|];")]
    [InlineData("readonly List<int> _all = new(); IReadOnlyList<int> All => [|_all.AsReadOnly()|];")]
    [InlineData("List<int> All { get; } = new(); IReadOnlyList<int> M() => [|new ReadOnlyCollection<int>(All)|];")]
    [InlineData("static readonly Dictionary<int, int> s_all = new(); ReadOnlyDictionary<int, int> M() => [|new(s_all)|];")]
    [InlineData("readonly int[] _all = { 1 }; IList<int> M() => [|Array.AsReadOnly(_all)|];")]
    public Task ObjectThatIsTheSameForOneOwner_IsReported(string members) => Any.VerifyAnalyzerAsync(In(members));

    [Theory]
    [InlineData("object M(C other) => new E(other);")]
    [InlineData("object M(int n) => new E(this, n);")]
    [InlineData("object M() => new F(this);")]
    [InlineData("E _kept; object M() => _kept ??= new E(this);")]
    [InlineData("E _kept; void M() { _kept = new E(this); }")]
    [InlineData("readonly E _kept; C() { _kept = new E(this); Use(new E(this)); }")]
    [InlineData("void M() { lock (new E(this)) { } }")]
    [InlineData("List<int> _all = new(); IList<int> All => _all.AsReadOnly();")]
    [InlineData("List<int> All { get; set; } = new(); IList<int> M() => All.AsReadOnly();")]
    [InlineData("readonly List<int> _all = new(); IList<int> _shown; IList<int> All => _shown ??= _all.AsReadOnly();")]
    [InlineData("readonly List<int> _all = new(); IList<int> _shown; C() { _shown = _all.AsReadOnly(); }")]
    [InlineData("readonly List<int> _all = new(); IList<int> M() => new List<int>(_all);")]
    [InlineData("IList<int> M(List<int> all) => all.AsReadOnly();")]
    [InlineData("readonly C _other; readonly List<int> _all = new(); IList<int> M() => _other._all.AsReadOnly();")]
    public Task WhatMayDifferOrIsKept_IsSilent(string members) => Any.VerifyAnalyzerAsync(In(members));

    [Theory]
    [InlineData("object M() => new E(this);")]
    [InlineData("readonly List<int> _all = new(); public IReadOnlyList<int> All => _all.AsReadOnly();")]
    public Task OutsideWarmCode_IsSilent(string members) => Verify.VerifyAnalyzerAsync(In(members));

    private static string In(string members) =>
        "using System; using System.Collections.Generic; using System.Collections.ObjectModel;\n"
            + "sealed class E : EventArgs { public C Owner { get; } readonly int _n; public E(C owner, int n = 0) { Owner = owner; _n = n; } }\n"
            + "class F { public C Owner { get; set; } public F(C owner) { Owner = owner; } }\nclass C\n{\n    static void Use(object o) { }\n    "
            + members + "\n}\n";
}
