using Allocations.Analyzers;
using Allocations.Analyzers.Rules.Arguments.ParamsArray;
using Allocations.Analyzers.Rules.Arguments.ParamsOnlyApi;
using Allocations.Analyzers.Rules.Boxing.BoxedInterlocked;
using Allocations.Analyzers.Rules.Boxing.GenericValueAsObject;
using Allocations.Analyzers.Rules.Boxing.NumberInObjectField;
using Allocations.Analyzers.Rules.Buffers.TemporaryArray;
using Allocations.Analyzers.Rules.Configuration.UnknownOption;
using Allocations.Analyzers.Rules.Strings.ParseChain;
using Allocations.Analyzers.Rules.Time.WallClock;
using Allocations.Analyzers.Rules.Time.WallClockDeadline;
using Allocations.Testing;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Testing;

namespace Allocations.Tests;

/// <summary>
/// The complete text of each shape of message that the rules' own <c>Message_…</c> tests do not show, in lines of one source for each, and
/// that each rule has such tests.
/// </summary>
public sealed class MessageTests
{
    [Theory]
    [InlineData("while (true)\nNew({|#0:new C(1)|});", "The argument list of 'C' allocates int[1], 32 B per call (in a loop (line 5))")]
    [InlineData("while (true)\nNew(this{|#0:[1, 2]|});", "The argument list of 'C' allocates int[2], 32 B per call (in a loop (line 5))")]
    [InlineData("D d = null;\nwhile (true)\n{|#0:d(1, 2, 3)|};", "The argument list of 'D' allocates int[3], 40 B per call (in a loop (line 6))")]
    [InlineData(
        "while (true)\n{|#0:Take<System.Collections.Generic.List<int>>(null, null)|};",
        "The argument list of 'Take' allocates List<int>[2], 40 B per call (in a loop (line 5))")]
    public Task ALLOC101_NamesWhatIsCalledAndTheArray(string body, string message) => VerifyAsync<ParamsArrayAnalyzer>(
        "class C\n{\nC(params int[] items) { }\nvoid M() {\n" + body
            + "\n}\nint this[params int[] items] => 0; delegate void D(params int[] items); static void New(object o) { } "
            + "static void Take<T>(params T[] items) { }\n}",
        message);

    [Theory]
    [InlineData(
        "public class C { public int M({|#0:params long[] items|}) { M(1, 2); M(1); return M(1); } }",
        "'M' has no overload that takes one long, so a call with one allocates 32 B (2 of 3 calls pass one)")]
    [InlineData(
        "public class C { public int M({|#0:params string[] items|}) { var n = 0; foreach (var item in items) n += item.Length; return n; } }",
        "'M' has no overload that takes one string, so a call with one allocates 32 B (its body only loops over them)")]
    [InlineData(
        "public interface I { int M({|#0:params string[] items|}); } class C : I { public int M(params string[] items) { var n = 0; "
            + "foreach (var item in items) n += item.Length; return n; } }",
        "'M' has no overload that takes one string, so a call with one allocates 32 B (its implementation in 'C' only loops over them)")]
    public Task ALLOC102_GivesTheReason(string source, string message) => VerifyAsync<ParamsOnlyApiAnalyzer>(source, message);

    [Theory]
    [InlineData(
        "private object {|#0:_x|}; void M(int i, long l, double d) { _x = i; _x = l; _x = d; }",
        "'_x' is declared as 'object' but receives 'int', 'long' and 'double': each such write allocates 24 B (not known to be hot)")]
    [InlineData(
        "private object {|#0:X|} { get; set; } void M(decimal d) { X = d; }",
        "'X' is declared as 'object' but receives 'decimal': each such write allocates 32 B (not known to be hot)")]
    [InlineData(
        "private readonly List<object> {|#0:_x|} = new(); void M(int i) { _x.Add(i); }",
        "'_x' is declared as 'List<object>' but receives 'int': each such write allocates 24 B (not known to be hot)")]
    [InlineData(
        "private readonly Dictionary<string, object> {|#0:_x|} = new(); void M(int[] list) { foreach (var i in list)\n_x[\"\"] = i; }",
        "'_x' is declared as 'Dictionary<string, object>' but receives 'int': each such write allocates 24 B (in a loop (line 3))")]
    [InlineData(
        "internal object {|#0:X|}; void M(int i) { X = i; }",
        "'X' is declared as 'object' but receives numbers or other values: each such write allocates memory (wherever it is written)")]
    public Task ALLOC202_NamesTheMemberItsTypeAndTheValues(string members, string message) => VerifyAsync<NumberInObjectFieldAnalyzer>(
        "using System.Collections.Generic;\nclass C\n{ " + members + " }", message);

    [Theory]
    [InlineData(
        "void M(long value) => {|#0:Interlocked.Exchange(ref _x, value)|};",
        "The value of type 'long' is boxed for 'Interlocked.Exchange': this allocates 24 B each time (not known to be hot)")]
    [InlineData(
        "void M(object old) => {|#0:Interlocked.CompareExchange(ref _x, (int)old + 1, old)|};",
        "The sum or other result of type 'int' is boxed for 'Interlocked.CompareExchange': this allocates 24 B each time (not known to be hot)")]
    [InlineData(
        "void M(int old, int value) => {|#0:Interlocked.CompareExchange(ref _x, value, old)|};",
        "The value of type 'int' is boxed for 'Interlocked.CompareExchange', and the comparand is a box of its own, which never equals what is stored: this "
            + "allocates 24 B each time (not known to be hot)")]
    [InlineData(
        "void M(int old, string text) => {|#0:Interlocked.CompareExchange(ref _x, text, old)|};",
        "'Interlocked.CompareExchange' compares boxes by reference, and the comparand is a box of its own, which never equals what is stored: this "
            + "allocates 24 B each time (not known to be hot)")]
    [InlineData(
        "void M() => {|#0:_x = (int)_x + 1|};",
        "'_x' is unboxed, changed and boxed again as 'int': this allocates 24 B each time (not known to be hot)")]
    public Task ALLOC203_NamesTheCallAndTheValue(string member, string message) => VerifyAsync<BoxedInterlockedAnalyzer>(
        "using System.Threading; class C { object _x = 1; " + member + " }", message);

    [Fact]
    public Task ALLOC205_GivesNoBytesForATypeParameter() => VerifyAsync<GenericValueAsObjectAnalyzer>(
        "class C { void M<T>(T value) {\nwhile (true) Take({|#0:value|}); } static void Take(object o) { } }",
        "'T' is passed to 'Take' as object, so a value type is boxed: each call allocates memory (in a loop (line 2))");

    [Theory]
    [InlineData("return int.Parse({|#0:s.Trim()|});", "'Trim' makes a string that only 'int.Parse' reads; this allocates memory (not known to be hot)")]
    [InlineData(
        "return int.Parse({|#0:s.Trim().Replace(\",\", \"\").Replace(\"_\", \"\").Substring(2)|});",
        "'Trim', 'Replace' and 'Substring' make up to 4 objects that only 'int.Parse' reads; this allocates memory (not known to be hot)")]
    [InlineData(
        "switch ({|#0:s.Trim()|}) { case \"a\": return 1; default: return 0; }",
        "'Trim' makes a string that only a switch on constants reads; this allocates memory (not known to be hot)")]
    [InlineData("return {|#0:s.Trim()|}[0];", "'Trim' makes a string that only an element access reads; this allocates memory (not known to be hot)")]
    [InlineData("return {|#0:s.Trim()|}.Length;", "'Trim' makes a string that only 'string.Length' reads; this allocates memory (not known to be hot)")]
    [InlineData(
        "var t = {|#0:s.Trim().Replace(\"-\", \"\")|}; return t.Length > 2 ? int.Parse(t.Substring(2), null) : 0;",
        "'Trim' and 'Replace' make up to 2 objects that only 'string.Length' and 'Substring' read; this allocates memory (not known to be hot)")]
    [InlineData(
        "var a = s.ToCharArray(); for (var i = 0; i < a.Length; i++) a[i] = char.ToUpperInvariant(a[i]); _kept = {|#0:new string(a)|}; return 0;",
        "'ToCharArray' and 'new string' make an array and a string where 'string.Create' makes the string alone; this allocates memory (not known to be hot)")]
    public Task ALLOC301_NamesTheStepsAndTheReader(string body, string message) => VerifyAsync<ParseChainAnalyzer>(
        "class C { string _kept; int M(string s) { " + body + " } }", message);

    [Theory]
    [InlineData(
        "for (;;) { var a = {|#0:new byte[16]|}; s.Write(a, 0, 16); }",
        "The temporary array 'a' allocates 40 B and can live on the stack (in a loop (line 1))")]
    [InlineData(
        "var a = {|#0:new int[4]|}; a[n] = 1; n = a[0];",
        "The temporary array 'a' allocates 40 B and can live on the stack (not known to be hot; newer JITs may remove it)")]
    [InlineData(
        "var a = {|#0:new byte[4]|}; Sum(a);", "The temporary array 'a' allocates 32 B and could live on the stack if 'Sum' took a span (not known to be hot)")]
    public Task ALLOC501_NamesTheArrayAndTheCertainty(string body, string message) => VerifyAsync<TemporaryArrayAnalyzer>(
        "class C { static int Sum(byte[] x) => x[0] + x.Length; static void M(System.IO.Stream s, int n) { " + body + " } }", message);

    [Theory]
    [InlineData(
        "while ({|#0:DateTime.UtcNow|} < _end) { }",
        "'DateTime.UtcNow' asks the system for the time on each call, but only the distance to another reading is needed (in a loop (line 1))")]
    [InlineData(
        "foreach (var due in list) if (due < {|#0:DateTimeOffset.Now|}) n++;",
        "'DateTimeOffset.Now' asks the system for the time and looks up the time zone on each call, but only one reading before the loop is needed (in a loop "
            + "(line 1))")]
    public Task ALLOC701_NamesTheClockItsCostAndWhatIsNeeded(string body, string message) => VerifyAsync<WallClockAnalyzer>(
        "using System; class C { private DateTime _end; int M(DateTimeOffset[] list) { var n = 0; " + body + " return n; } }",
        message);

    [Theory]
    [InlineData(
        "private DateTime {|#0:_end|} = DateTime.UtcNow; bool M() => _end < DateTime.UtcNow;",
        "'_end' is only compared with readings of 'DateTime.UtcNow', which asks the system for the time on each call (not known to be hot)")]
    [InlineData(
        "private DateTime {|#0:_end|} = DateTime.Now; bool M() => _end < DateTime.Now;",
        "'_end' is only compared with readings of 'DateTime.Now', which asks the system for the time and looks up the time zone on each call "
            + "(not known to be hot)")]
    public Task ALLOC702_NamesTheMemberAndTheClock(string members, string message) => VerifyAsync<WallClockDeadlineAnalyzer>(
        "using System; class C { " + members + " }", message);

    public static TheoryData<string> Stems => [.. Analyzers.Select(static type => StemOf(type))];

    [Theory]
    [MemberData(nameof(Stems))]
    public void Rule_HasATestOfItsMessages(string stem)
    {
        var analyzer = Analyzers.Single(type => StemOf(type) == stem);
        foreach (var descriptor in ((DiagnosticAnalyzer)Activator.CreateInstance(analyzer)!).SupportedDiagnostics)
            Assert.True(
                HasMessageTest(typeof(MessageTests).Assembly.GetTypes(), [.. Stems.Select(static row => row.Data)], stem, descriptor.Id),
                $"{descriptor.Id} has no test of its message: add one whose name begins with Message_ to {stem}Tests.");
    }

    [Theory]
    [InlineData("Params", "ALLOC998", false)]
    [InlineData("ParamsArray", "ALLOC998", true)]
    [InlineData("WallClock", "ALLOC998", false)]
    [InlineData("WallClock", "ALLOC701", true)]
    [InlineData("Unknown", "ALLOC998", false)]
    public void HasMessageTest_LooksAtTheClassOfTheLongestStem(string stem, string id, bool expected) =>
        Assert.Equal(
            expected,
            HasMessageTest(
                [typeof(Arguments.ParamsArray.ParamsArrayMessageTests), typeof(Time.WallClock.WallClockTests), typeof(MessageTests)],
                ["Params", "ParamsArray", "WallClock", "Unknown"],
                stem,
                id));

    private static IEnumerable<Type> Analyzers { get; } = [typeof(UnknownOptionAnalyzer), .. AllocationsAnalyzer.All.Select(static rule => rule.GetType())];

    private static string StemOf(Type analyzer) => analyzer.Name[..^"Analyzer".Length];

    /// <summary>
    /// Whether a class of tests whose name begins with the stem, and with no longer one, has a test whose name begins with <c>Message_</c>, or
    /// this class has one whose name begins with the id.
    /// </summary>
    private static bool HasMessageTest(IEnumerable<Type> types, IReadOnlyList<string> stems, string stem, string id)
    {
        foreach (var type in types)
        {
            var owner = stems.Where(known => type.Name.StartsWith(known, StringComparison.Ordinal)).MaxBy(static known => known.Length);
            var prefix = type == typeof(MessageTests) ? id + "_" : owner == stem ? "Message_" : null;
            if (prefix is not null
                && type.GetMethods()
                    .Any(method => method.Name.StartsWith(prefix, StringComparison.Ordinal) && method.IsDefined(typeof(FactAttribute), inherit: true)))
                return true;
        }

        return false;
    }

    private static Task VerifyAsync<TAnalyzer>(string source, string message)
        where TAnalyzer : DiagnosticAnalyzer, new()
    {
        var expected = new DiagnosticResult(new TAnalyzer().SupportedDiagnostics[0]).WithLocation(0).WithMessage(message)
            .WithOptions(DiagnosticOptions.IgnoreSeverity | DiagnosticOptions.IgnoreAdditionalLocations);
        return AnyHeat.Analyzer<TAnalyzer>.VerifyAnalyzerAsync(source, expected);
    }
}
