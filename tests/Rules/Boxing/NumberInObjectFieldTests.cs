using Allocations.Analyzers.Rules.Boxing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Boxing.NumberInObjectFieldAnalyzer>;

namespace Allocations.Tests.Boxing;

/// <summary>What ALLOC202 reports and what it leaves alone.</summary>
public sealed class NumberInObjectFieldTests
{
    private const string Usings = "using System; using System.Collections; using System.Collections.Generic; using System.Threading;\n";

    [Theory]
    [InlineData("private object [|_x|]; void M(int i) { _x = i; }")]
    [InlineData("private object [|_x|]; void M(int i) => _x = i;")]
    [InlineData("private object [|_x|]; void M(int? i) { _x = i; }")]
    [InlineData("private object [|_x|]; void M(DayOfWeek i) { _x = i; }")]
    [InlineData("private object [|_x|]; void M(decimal i) { _x = (object)i; }")]
    [InlineData("private object [|_x|]; void M(bool b, int i) { _x = b ? i : \"x\"; }")]
    [InlineData("private object [|_x|]; void M(string s, int i) { _x = s ?? (object)i; }")]
    [InlineData("private object [|_x|]; void M(int i) { object o = i; _x = o; }")]
    [InlineData("private object [|_x|]; void M(int i) { Interlocked.Exchange(ref _x, i); }")]
    [InlineData("private object [|_x|]; void M(int i) { Volatile.Write(ref _x, i); }")]
    [InlineData("private object [|_x|]; void M(int i) { void F() { _x = i; } F(); }")]
    [InlineData("private object [|_x|]; void M(int i) { Action a = () => _x = i; }")]
    [InlineData("private volatile object [|_x|]; void M(int i) { _x = i; }")]
    [InlineData("private static object [|_x|]; void M(int i) { _x = i; }")]
    [InlineData("private readonly object [|_x|]; C(int i) { _x = i; }")]
    [InlineData("private object [|X|] { get; set; } void M(int i) { X = i; }")]
    [InlineData("private object [|_x|]; void M() { _x = 5; }")]
    [InlineData("private object [|_x|]; void M<T>(T t) { _x = t; }")]
    [InlineData("private object [|_x|]; void M<T>(T t) where T : struct { _x = t; }")]
    [InlineData("private object [|_x|]; void M(int i) { _x = i; _x = \"a\"; }")]
    public Task Variable_ThatReceivesAValue_IsReported(string members) => VerifyAsync(members);

    [Theory]
    [InlineData("private Dictionary<string, object> [|_x|]; void M(int i) { _x[\"a\"] = i; }")]
    [InlineData("private Dictionary<string, object> [|_x|]; void M(int i) { _x.Add(\"a\", i); }")]
    [InlineData("private readonly List<object> [|_x|] = new(); void M(int i) { _x.Add(i); }")]
    [InlineData("private ArrayList [|_x|]; void M(int i) { _x.Insert(0, i); }")]
    [InlineData("private Hashtable [|_x|]; void M(int i) { _x[\"a\"] = i; }")]
    [InlineData("private Queue<object> [|_x|]; void M(int i) { _x.Enqueue(i); }")]
    public Task Collection_ThatReceivesAValue_IsReported(string members) => VerifyAsync(members);

    [Theory]
    [InlineData("private class Item { public object [|Value|]; } void M(Item t, int i) { t.Value = i; }")]
    [InlineData("private class Item { public object [|Value|]; } Item M(int i) => new Item { Value = i };")]
    [InlineData("private struct Item { public object [|Value|]; } Item M(int i) => new Item { Value = i };")]
    [InlineData("private class Item { public object [|Value|] { get; set; } } void M(Item t, int i) { t.Value = i; }")]
    [InlineData("protected class Item { private object [|_x|]; public void M(int i) { _x = i; } }")]
    [InlineData("private class Item<T> { private object [|_x|]; public void M(T i) { _x = i; } }")]
    [InlineData("internal object [|X|]; void M(int i) { X = i; }")]
    [InlineData("protected internal class Item { public object [|Value|]; } void M(Item t, int i) { t.Value = i; }")]
    public Task MemberOfNestedOrInternalType_IsReported(string members) => VerifyAsync(members);

    [Fact]
    public Task InternalType_WrittenElsewhere_IsReportedOnce() => Verify.VerifyAnalyzerAsync(
        """
        internal class Item { public object [|Value|]; }
        public class A { void M(Item item, int i) { item.Value = i; } void N(Item item, long i) { item.Value = i; } }
        """);

    [Fact]
    public Task OtherPart_IsSeen() => Verify.VerifyAnalyzerAsync(
        """
        partial class C { private object [|_x|]; }
        partial class C { void M(int i) { _x = i; } }
        """);

    [Theory]
    [InlineData("private object _x; void M(string s) { _x = s; _x = null; _x = new object(); }")]
    [InlineData("private object _x; void M<T>(T t) where T : class { _x = t; }")]
    [InlineData("private object _x; void M<T>(T t) where T : Exception { _x = t; }")]
    [InlineData("private object _x; object M(int i) { object o = i; return o; }")]
    [InlineData("private static object _flag = true;")]
    [InlineData("private static readonly object True = true, False = false;")]
    [InlineData("private static object _x; static C() { _x = 5; }")]
    [InlineData("private object _x = new(); void M() { _x = 1; _x = \"busy\"; }")]
    [InlineData("private object _x; void M(int i) { try { } catch { _x = i; } }")]
    [InlineData("private object _x; void M(int i) { _x = i; throw new Exception(); }")]
    [InlineData("private object _x; void M(int i) { _x ??= i; }")]
    [InlineData("private int _x; void M(int i) { _x = i; }")]
    [InlineData("private IComparable _x; void M(string i) { _x = i; }")]
    [InlineData("private dynamic _x; void M(int i) { _x = i; }")]
    [InlineData("private List<object> _x; void M(int i) { _x.Contains(i); _x.Add(\"a\"); }")]
    [InlineData("private Dictionary<object, string> _x; void M(int i) { _x.Add(i, \"a\"); }")]
    [InlineData("private object X { get => null; set { } } void M(int i) { X = i; }")]
    [InlineData("const object X = null;")]
    public Task References_ColdWritesAndMarks_AreNotReported(string members) => VerifyAsync(members);

    [Fact]
    public Task PublicMember_IsNotReported() => Verify.VerifyAnalyzerAsync(
        """
        public class C { public object X; public object Tag { get; set; } protected object P; void M(int i) { X = i; Tag = i; P = i; } }
        """);

    [Fact]
    public Task Message_NamesTypesBytesAndHeat() => Verify.VerifyAnalyzerAsync(
        """
        class C
        {
            private object {|#0:_x|};
            void M(int n, long m) { _x = m; for (var i = 0; i < n; i++) _x = i; }
        }
        """,
        new DiagnosticResult("ALLOC202", DiagnosticSeverity.Warning).WithLocation(0)
            .WithMessage("'_x' is declared as 'object' but receives 'long' and 'int': each such write allocates 24 B (in a loop (line 4))"));

    [Fact]
    public Task ColdLoop_IsASuggestion() => Verify.VerifyAnalyzerAsync(
        "class C { private object {|#0:_x|}; void M(int i) { _x = i; } }",
        new DiagnosticResult("ALLOC202", DiagnosticSeverity.Info).WithLocation(0)
            .WithMessage("'_x' is declared as 'object' but receives 'int': each such write allocates 24 B (not known to be hot)"));

    [Theory]
    [InlineData("class C { private object _x; void M(int i) { _x = ; _x = i } }")]
    [InlineData("class C { private object _x void M(int i) { _x = Missing(i); } }")]
    [InlineData("class C { private object ; private Missing<object> _y; void M(int i) { _y.Add(i); .Value = i; } }")]
    public Task IncompleteCode_IsNormalInput(string source)
    {
        var test = new Verify.Test { TestCode = source, CompilerDiagnostics = CompilerDiagnostics.None };
        test.DisabledDiagnostics.Add("ALLOC202");
        return test.RunAsync();
    }

    private static Task VerifyAsync(string members) => Verify.VerifyAnalyzerAsync(Usings + "public class C { " + members + " }");
}
