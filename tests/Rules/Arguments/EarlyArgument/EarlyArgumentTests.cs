using Allocations.Analyzers.Rules.Arguments.EarlyArgument;
using Allocations.CodeFixes.Rules.Arguments.EarlyArgument;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Arguments.EarlyArgument.EarlyArgumentAnalyzer,
    Allocations.CodeFixes.Rules.Arguments.EarlyArgument.EarlyArgumentCodeFix>;

namespace Allocations.Tests.Arguments.EarlyArgument;

public sealed class EarlyArgumentTests
{
    private const string Safe = "ALLOC106.Test", Unsafe = "ALLOC106.Test!";
    private const string Title = "Make the call only where the test fails";

    [Theory]
    [InlineData("Check.That(n > 0, [|$\"{name} is {n}\"|]);")]
    [InlineData("Check.That(n > 0, ([|name + n|]));")]
    [InlineData("Check.That(n > 0, [|string.Format(\"{0} is wrong\", name)|]);")]
    [InlineData("Check.That(n > 0, [|n.ToString()|]);")]
    [InlineData("Check.NotNull(name, [|\"missing \" + n|]);")]
    [InlineData("Check.Long(name, [|\"missing \" + n|]);")]
    [InlineData("Check.Passed(n, [|$\"{n} is wrong\"|]);")]
    [InlineData("Check.Asserted(n, [|$\"{n} is wrong\"|]);")]
    [InlineData("Check.Expression(n, [|$\"{n} is wrong\"|]);")]
    [InlineData("Check.Blank(name, [|\"missing \" + n|]);")]
    [InlineData("Check.Or(n > 0, [|new InvalidOperationException(\"n\")|]);")]
    [InlineData("Check.Logged(n, [|new object[] { n, name }|]);")]
    [InlineData("Check.Deferred(_log, [|new object[] { n }|]);")]
    [InlineData("Check.Caught(n, [|$\"{n} is wrong\"|]);")]
    [InlineData("if (n > 2) { Check.That(n > 0, [|$\"{n}\"|]); n++; }")]
    [InlineData("void Positive(int number, string text) { if (number < 0) throw new Exception(text); } Positive(n, [|$\"{n} is wrong\"|]);")]
    [InlineData("void Positive(int number, string text) { if (number < 0) Console.Error.WriteLine(text); } Positive(n, [|$\"{n} is wrong\"|]);")]
    [InlineData("void Positive(int number, string text) { if (number > 0) return; Console.Error.WriteLine(text); } Positive(n, [|$\"{n} is wrong\"|]);")]
    public Task ValueThatIsReadOnRarePathsAlone_IsReported(string statement) => AnalyzeAsync(statement);

    [Theory]
    [InlineData("Check.That(n > 0, \"n is wrong\");")]
    [InlineData("Check.That(n > 0, name);")]
    [InlineData("Check.That(n > 0, $\"{Word} is wrong\");")]
    [InlineData("Check.That(false, $\"{n} is wrong\");")]
    [InlineData("if (n < 0) Check.That(n > 0, $\"{n} is wrong\");")]
    [InlineData("if (n < 0) { Check.That(n > 0, $\"{n} is wrong\"); }")]
    [InlineData("Check.Always(n > 0, $\"{n} is wrong\");")]
    [InlineData("void Failed(string text) { Console.Error.WriteLine(text); } if (n > 2) n++; Failed($\"{n} is wrong\");")]
    [InlineData("Check.Sometimes(n > 0, $\"{n} is wrong\");")]
    [InlineData("Check.Asked(name, \"missing \" + n);")]
    [InlineData("Check.Kept(n > 0, $\"{n} is wrong\");")]
    [InlineData("Check.Written(n > 0, $\"{n} is wrong\");")]
    [InlineData("Check.Unused(n > 0, $\"{n} is wrong\");")]
    [InlineData("Check.Handled(n > 0, $\"{n} is wrong\");")]
    [InlineData("Check.Rest(n > 0, n, name);")]
    [InlineData("Check.Logged(n, new object[] { 1, \"a\" });")]
    [InlineData("Check.Logged(n, new object[0]);")]
    [InlineData("Check.Or(n > 0, Made);")]
    [InlineData("new Virtual().That(n > 0, $\"{n} is wrong\");")]
    [InlineData("System.Diagnostics.Debug.Assert(n > 0, $\"{n}\", name + n);")]
    [InlineData("Check.That(n > 0, _next());")]
    [InlineData("Trace.Assert(n > 0, name + n);")]
    [InlineData("Check.Unknown(n > 0, name + n);")]
    [InlineData("try { n++; } catch { Check.That(n > 0, $\"{n} is wrong\"); }")]
    [InlineData("Expression<Action> tree = () => Check.That(n > 0, \"a\" + n); Use(tree);")]
    public Task OtherArguments_AreSilent(string statement) => AnalyzeAsync(statement);

    [Theory]
    [InlineData("var list = [|new List<int>()|]; if (n > 2) { list.Add(n); Use(list); }")]
    [InlineData("IList<int> list = [|new List<int>(4)|]; if (n > 2) n++; else { list.Add(n); Use(list); }")]
    [InlineData("var set = [|new HashSet<string>(StringComparer.Ordinal)|]; if (n > 2) n++; else if (n > 1) { set.Add(name); Use(set); }")]
    [InlineData("var text = [|\"a\" + name|]; if (n > 2) { Use(text); }")]
    [InlineData("var text = [|$\"a{name}\"|]; if (n > 2) throw new Exception(text);")]
    [InlineData("var text = [|\"a\" + n|]; if (n > 2) { Use(text); }")]
    [InlineData("var text = [|name.Trim()|]; if (n > 2) { Use(text); }")]
    [InlineData("var text = [|string.Join(\",\", names)|]; if (n > 2) n++; else if (name != null) { Use(text); }")]
    [InlineData("var text = [|string.Join<object>(\",\", names)|]; if (n > 2) { Use(text); }")]
    [InlineData("var text = [|name.Substring(n)|]; var m = n + 1; if (m > 2) { Use(1); return; } if (names.Length > m) continue; Use(text);")]
    [InlineData("var text = [|Path(name, n)|]; if (n > 2) { Use(text); }")]
    [InlineData("var text = [|name.Trim()|]; if (n > 2) { foreach (var c in name) Use(text); }")]
    [InlineData("var all = [|new string[4]|]; if (n > 2) { Func<string> first = () => all[0]; Use(first); }")]
    [InlineData("var all = [|new object[] { n, name }|]; if (n > 2) Use(all);")]
    [InlineData("var b = [|new StringBuilder()|]; if (n > 2) continue; b.Append(n); Use(b);")]
    [InlineData("var list = [|new List<int>()|]; n++; if (n > 2) { n--; break; } while (n++ < 9) list.Add(n); Use(list);")]
    [InlineData("List<int> list = [|new()|]; if (n > 2) { list = _list; } Use(list);")]
    [InlineData("List<int> list = [|new()|]; if (n > 2) list = _list; else if (n > 1) { n++; list = null; } Use(list);")]
    public Task LocalThatSomePathDoesNotRead_IsReported(string statement) => LocalAsync(statement);

    [Theory]
    [InlineData("var list = new List<int>(); if (n > 2) { list.Add(n); } Use(list);")]
    [InlineData("var list = new List<int>(); if (list.Count == 0) { list.Add(n); Use(list); }")]
    [InlineData("var list = new List<int>(); if (n > 2) { list.Add(n); } else { Use(list); }")]
    [InlineData("var list = new List<int>(); if (n > 2) { list = _list; Use(list); }")]
    [InlineData("var list = new List<int>(); if (n > 2) continue; list = _list; Use(list);")]
    [InlineData("List<int> list; list = new List<int>(); if (n > 2) { Use(list); }")]
    [InlineData("var list = new List<int>(); if (n > 2) { list = new List<int>(list); } Use(list);")]
    [InlineData("var list = new List<int>(); if (n < 0) throw new Exception(); Use(list);")]
    [InlineData("var list = new List<int>(); while (n++ < 9) { Use(list); }")]
    [InlineData("var list = new List<int>(n); if (n > 2) { Use(list); }")]
    [InlineData("var list = new List<int>(_list); if (n > 2) { Use(list); }")]
    [InlineData("var set = new HashSet<string>(StringComparer.CurrentCulture); if (n > 2) { set.Add(name); Use(set); }")]
    [InlineData("var list = new List<string>((IEnumerable<string>)null); if (n > 2) { Use(list); }")]
    [InlineData("var b = new StringBuilder(9, 4); if (n > 2) { b.Append(n); Use(b); }")]
    [InlineData("var all = new System.Collections.Concurrent.ConcurrentDictionary<int, int>(0, 4); if (n > 2) { Use(all); }")]
    [InlineData("var list = new List<int> { Next() }; if (n > 2) { Use(list); }")]
    [InlineData("var own = new Log(); if (n > 2) { Use(own); }")]
    [InlineData("var text = \"a\" + name; name = \"b\"; if (n > 2) { Use(text); }")]
    [InlineData("var text = \"a\" + name; Action change = () => name = \"b\"; change(); if (n > 2) { Use(text); }")]
    [InlineData("var text = \"a\" + n; if (Next() > 2) { Use(text); }")]
    [InlineData("var text = \"a\" + _text; if (n > 2) { Use(text); }")]
    [InlineData("var text = name.Trim(); Use(1); if (n > 2) { Use(text); }")]
    [InlineData("var text = name.Trim(); if (n > 2) { Use(1); Use(text); }")]
    [InlineData("var text = string.Join(\",\", names); names[0] = name; if (n > 2) { Use(text); }")]
    [InlineData("var text = string.Join(\",\", names); if (n > 2) { Use(1); } else if (Next() > 2) { Use(text); }")]
    [InlineData("var text = string.Join(\",\", (IEnumerable<string>)names); if (n > 2) { Use(text); }")]
    [InlineData("var text = Count(name, n); if (n > 2) { Use(text); }")]
    [InlineData("var text = Made.Text(name); if (n > 2) { Use(text); }")]
    [InlineData("var all = System.Linq.Enumerable.Where(names, s => s != null); if (n > 2) { Use(all); }")]
    [InlineData("var none = new int[0]; if (n > 2) { Use(none); }")]
    [InlineData("var scratch = new int[4]; if (n > 2) { Use(scratch); }")]
    [InlineData("var b = new StringBuilder(); if (n > 2) continue; b.Append(name); Use(b.ToString());")]
    [InlineData("var size = new int[n]; if (n > 2) { Use(size); }")]
    [InlineData("using var stream = new System.IO.MemoryStream(); if (n > 2) { Use(stream); }")]
    [InlineData("var list = new List<int>(); again: n++; if (n > 2) { Use(list); } if (n < 9) goto again;")]
    [InlineData("var list = new List<int>(); switch (n) { case 1: n++; goto case 2; case 2: Use(list); goto case 1; }")]
    [InlineData("var list = new List<int>();")]
    public Task LocalThatEachPathNeedsOrThatCodeMayTell_IsSilent(string statement) => LocalAsync(statement);

    [Theory]
    [InlineData(
        "var list = [|new List<int>()|];\nn++;\nif (n > 2)\n{\n    n++;\n    list.Add(n);\n    Use(list);\n}",
        "n++;\nif (n > 2)\n{\n    n++;\n    var list = new List<int>();\n    list.Add(n);\n    Use(list);\n}")]
    [InlineData(
        "StringBuilder b = [|new()|];\nif (n > 2)\n    continue;\n// all\nforeach (var c in name)\n    b.Append(c);\nUse(b);",
        "if (n > 2)\n    continue;\nStringBuilder b = new();\n// all\nforeach (var c in name)\n    b.Append(c);\nUse(b);")]
    [InlineData(
        "var list = [|new List<int>()|];\n\nn++;\nif (n > 2)\n{\n    list.Add(n);\n    Use(list);\n}",
        "n++;\nif (n > 2)\n{\n    var list = new List<int>();\n    list.Add(n);\n    Use(list);\n}")]
    [InlineData(
        "n++;\n\nvar list = [|new List<int>(\n    4)|];\n\nif (n > 2)\n{\n    list.Add(n);\n    Use(list);\n}",
        "n++;\n\nif (n > 2)\n{\n    var list = new List<int>(\n        4);\n    list.Add(n);\n    Use(list);\n}")]
    [InlineData(
        "n++;\nvar list = [|new List<int>()|];\n\nif (n > 2)\n{\n    list.Add(n);\n    Use(list);\n}",
        "n++;\n\nif (n > 2)\n{\n    var list = new List<int>();\n    list.Add(n);\n    Use(list);\n}")]
    [InlineData("var text = [|name + name|];\nif (n > 2)\n    throw new Exception(text);", null)]
    [InlineData("var list = [|new List<int>(/* few */)|];\nif (n > 2)\n{\n    Use(list);\n}", null)]
    [InlineData("List<int> list = [|new()|];\nif (n > 2)\n    list = _list;\nUse(list);", null)]
    [InlineData(
        "var b = [|$\"{n} of {name}\"|];\nif (n > 2)\n{\n    Use(b);\n}",
        "if (n > 2)\n{\n    var b = $\"{n} of {name}\";\n    Use(b);\n}")]
    public Task Local_IsDeclaredWhereItIsNeeded(string before, string? after) => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp10,
        TestCode = LocalText(before),
        FixedCode = LocalText(after ?? before),
        CodeActionEquivalenceKey = after is null ? null : "ALLOC106.Local",
        CodeActionVerifier = (action, verifier) =>
            verifier.Equal("Declare '" + (before.Contains("list", StringComparison.Ordinal) ? "list" : "b") + "' where it is needed", action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData(
        "var text = [|name.Substring(n)|];\nif (n > 2)\n{\n    Use(text);\n}",
        "if (n > 2)\n{\n    var text = name.Substring(n);\n    Use(text);\n}")]
    [InlineData(
        "var text = [|Path(name, n)|];\nif (n > 2)\n    continue;\nUse(text);",
        "if (n > 2)\n    continue;\nvar text = Path(name, n);\nUse(text);")]
    public Task LocalOfACall_IsDeclaredWhereItIsNeededUnsafely(string before, string after) => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp10,
        TestCode = LocalText(before),
        FixedCode = LocalText(after),
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
        CodeActionEquivalenceKey = "ALLOC106.Local!",
        CodeActionVerifier = static (action, verifier) =>
            verifier.Equal("Declare 'text' where it is needed (making it fails only there)", action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData(
        "var all = {|#0:new string[4]|}; if (n > 2) { Use(all); }",
        "The array in 'all' allocates 56 B on each path, although only one branch of the test below needs it (in a loop (line 10))")]
    [InlineData(
        "var list = {|#0:new List<int>()|}; if (n > 2) return; Use(list);",
        "The object in 'list' allocates memory on each path, although a test below leaves before it is needed (in a loop (line 10))")]
    [InlineData(
        "var list = {|#0:new List<int>()|}; if (n > 2) list = _list; Use(list);",
        "The object in 'list' allocates memory on each path, although a branch of the test below replaces it first (in a loop (line 10))")]
    public Task Message_TellsWhichPathDoesNotNeedALocal(string statement, string message) => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp10,
        TestCode = LocalText(statement),
        ExpectedDiagnostics =
        {
            new DiagnosticResult(new EarlyArgumentAnalyzer().SupportedDiagnostics[0])
                .WithLocation(0).WithSeverity(Microsoft.CodeAnalysis.DiagnosticSeverity.Warning).WithMessage(message),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("class", "string name", "", "[|\"a\" + _name|]")]
    [InlineData("class", "C(string name)", "_name = name;", "\"a\" + _name")]
    [InlineData("struct", "string name", "this = default;", "\"a\" + _name")]
    [InlineData("class", "static C()", "s_name = Next();", "\"a\" + s_name")]
    public Task ReadOnlyField_IsTheSameLaterUnlessAConstructorOrAStructSetsIt(string kind, string member, string change, string text) => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp10,
        TestCode = kind + " C { readonly string _name; static readonly string s_name; static string Next() => s_name; "
            + "public C(int n) { _name = \"b\"; } [Allocations.HotPath] " + (member.Contains('(', StringComparison.Ordinal) ? member : "void M(" + member + ")")
            + " { for (var n = 0; n < 9; n++) { var text = " + text + "; " + change + " if (n > 2) { System.Console.WriteLine(text); } } } }"
            + " namespace Allocations { [System.AttributeUsage(System.AttributeTargets.All)] class HotPathAttribute : System.Attribute { } }",
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task LocalThatOnlyAFailureNeeds_IsReportedWhereWarm() => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp10,
        TestCode = """
            using System; using System.Collections.Generic;
            class C
            {
                public void Run(string[] names) { foreach (var name in names) Check(name, name.Length); }
                private void Check(string name, int n)
                {
                    var text = [|name + " is wrong"|];
                    var list = new List<int>();
                    if (n > 9)
                        throw new Exception(text);
                    if (n > 2)
                    {
                        list.Add(n);
                        Console.WriteLine(list);
                    }
                }
            }
            """,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task OutsideWarmCode_IsSilent() => Verify.VerifyAnalyzerAsync(Types + "public class D { public void M(int n) => Check.That(n > 0, $\"{n}\"); }");

    [Theory]
    [InlineData("[|$\"{n}\"|]", "n += all.Length;")]
    [InlineData("[|$\"{n}\"|]", "foreach (var i in new int[3]) n += i;")]
    [InlineData("$\"{n}\"", "foreach (var i in all) n += i;")]
    [InlineData("$\"{n}\"", "for (var i = 0; i < all.Length; i++) n += all[i];")]
    public Task CheckBeforeALoopThroughWhatIsGiven_IsMadeOnceForAllOfThat(string text, string rest) => Verify.VerifyAnalyzerAsync(
        Types + "class E { void F(int[][] rows) { foreach (var row in rows) G(row, row.Length); } void G(int[] all, int n) { Check.That(n > 0, " + text + "); "
            + rest + " } }");

    [Fact]
    public Task Incomplete_IsSilent() => Verify.VerifyAnalyzerAsync(
        "class C { static void That(bool b, string text) { if (!b) throw {|CS0029:text|}; } void M(int n) { while (true) { "
            + "{|CS7036:That|}(n > 0); {|CS0103:Missing|}(n > 0, $\"{n}\"); {|CS1501:That|}(n > 0, $\"{n}\", 3); } } }");

    [Theory]
    [InlineData(
        "Check.That(n > 0, {|#0:$\"{n}\"|});",
        "The text for 'message' allocates memory in each call, although 'That' reads it only where it throws (in a loop (line 8))")]
    [InlineData(
        "Check.Logged(n, {|#0:new object[] { n }|});",
        "The array for 'items' allocates 32 B in each call, although 'Logged' reads it only behind a log guard (in a loop (line 8))")]
    [InlineData(
        "Check.Or(n > 0, {|#0:new Exception()|});",
        "The exception for 'failure' allocates memory in each call, although 'Or' reads it only where it throws (in a loop (line 8))")]
    [InlineData(
        "Check.Caught(n, {|#0:name + n|});",
        "The text for 'message' allocates memory in each call, although 'Caught' reads it only where something failed or is logged (in a loop (line 8))")]
    public Task Message_TellsWhatIsMadeAndWhereItIsRead(string statement, string message) => new Verify.Test
    {
        TestCode = Text(statement),
        ExpectedDiagnostics =
        {
            new DiagnosticResult(new EarlyArgumentAnalyzer().SupportedDiagnostics[0])
                .WithLocation(0).WithSeverity(Microsoft.CodeAnalysis.DiagnosticSeverity.Info).WithMessage(message),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("Check.That(n > 0, [|$\"{name} is {n}\"|]);", "if (n <= 0)\n    Check.That(false, $\"{name} is {n}\");")]
    [InlineData("Check.That(n == 0, [|name + n|]);", "if (n != 0)\n    Check.That(false, name + n);")]
    [InlineData("Check.That(!IsGood(n), [|name + n|]);", "if (IsGood(n))\n    Check.That(false, name + n);")]
    [InlineData("Check.That(IsGood(n), [|name + n|]);", "if (!IsGood(n))\n    Check.That(false, name + n);")]
    [InlineData("Check.That(n > 0 && n < 9, [|name + n|]);", "if (!(n > 0 && n < 9))\n    Check.That(false, name + n);")]
    [InlineData("Check.That(d > 0.5, [|name + n|]);", "if (!(d > 0.5))\n    Check.That(false, name + n);")]
    [InlineData("Check.That(message: [|name + n|], condition: n > 0);", "if (n <= 0)\n    Check.That(message: name + n, condition: false);")]
    [InlineData("Check.Never(n > 0, [|name + n|]); // why", "if (n > 0)\n    Check.Never(true, name + n); // why")]
    [InlineData("Check.That(new Flag(), [|name + n|]);", "if (!(bool)(new Flag()))\n    Check.That(false, name + n);")]
    [InlineData("Check.NotNull(name, [|\"missing \" + n|]);", "if (name is null)\n    Check.NotNull(name, \"missing \" + n);")]
    [InlineData("Check.Given(name, [|\"missing \" + n|]);", "if (name is null)\n    Check.Given(name, \"missing \" + n);")]
    [InlineData("Check.That(n > 0, [|name + time|]);", "if (n <= 0)\n    Check.That(false, name + time);")]
    [InlineData("Check.Logged(n, [|new object[] { n, name }|]); Check.That(n > 0, name);", null)]
    [InlineData("Check.Long(name, [|\"missing \" + n|]);", "if (name is null)\n    Check.Long(name, \"missing \" + n);")]
    [InlineData("Check.Passed(n, [|$\"{n} is wrong\"|]);", null)]
    [InlineData("Check.Blank(name, [|\"missing \" + n|]);", null)]
    [InlineData("Check.Expression(n, [|$\"{n} is wrong\"|]);", null)]
    [InlineData("Check.NotNull(Find(name), [|\"missing \" + n|]);", null)]
    [InlineData("Check.NotNull(n, [|\"missing \" + name|]);", null)]
    [InlineData("Check.That(message: [|name + n|], condition: IsGood(n));", null)]
    [InlineData("Check.Named(n++, n > 0, [|name + n|]);", null)]
    [InlineData("Check.Said(n > 0, [|name + n|]);", null)]
    [InlineData("Check.That(/* enough */ n > 0, [|name + n|]);", "if (n <= 0)\n    Check.That(/* enough */ false, name + n);")]
    [InlineData("Check.That(n > /* none */ 0, [|name + n|]);", null)]
    [InlineData(
        "Check.That(\n            n > 0, // enough\n            [|name\n                + n|]);",
        "if (n <= 0)\n    Check.That(\n        false, // enough\n        name\n            + n);")]
    [InlineData(
        "Check.That(\n            n > 0\n                && n < 9,\n            [|name + n|]);",
        "if (!(n > 0\n        && n < 9))\n    Check.That(\n        false,\n        name + n);")]
    public Task PlainMessage_IsMadeBehindTheTest(string before, string? after) => FixAsync(before, after, Safe, Title);

    [Theory]
    [InlineData(
        "Check.That(n > 0, [|$\"{Made}\"|]);",
        "if (n <= 0)\n    Check.That(false, $\"{Made}\");",
        Title + " (what the call is given is made only there)")]
    [InlineData(
        "Check.That(n > 0, [|$\"{when}\"|]);",
        "if (n <= 0)\n    Check.That(false, $\"{when}\");",
        Title + " (what the call is given is made only there)")]
    [InlineData(
        "Check.That(n > 0, [|name + when|]);",
        "if (n <= 0)\n    Check.That(false, name + when);",
        Title + " (what the call is given is made only there)")]
    [InlineData(
        "Check.That(n > 0, [|name + owner|]);",
        "if (n <= 0)\n    Check.That(false, name + owner);",
        Title + " (what the call is given is made only there)")]
    [InlineData(
        "Check.That(n > 0, [|string.Format(name, n)|]);",
        "if (n <= 0)\n    Check.That(false, string.Format(name, n));",
        Title + " (what the call is given is made only there)")]
    [InlineData(
        "Check.Named(Next(), n > 0, [|name + n|]);", null, "")]
    [InlineData(
        "Check.Outside(n > 0, [|name + n|]);",
        "if (n <= 0)\n    Check.Outside(false, name + n);",
        Title + " ('Outside' is taken to do nothing elsewhere)")]
    public Task OtherMessage_IsMadeBehindTheTestUnsafely(string before, string? after, string title) => FixAsync(before, after, Unsafe, title);

    private const string BehaviourSource = """
        #nullable enable
        using System; using System.Collections.Generic;
        public static class Check
        {
            public static void That(bool condition, string message) { if (!condition) throw new InvalidOperationException(message); }
            public static void Never(bool condition, string message) { if (condition) throw new ArgumentException(message); }
            public static void Some(object? value, string message) { if (value == null) throw new ArgumentNullException(message); }
        }
        public static class Methods
        {
            public static string Sum(string? text, double limit, int most)
            {
                var seen = "";
                try
                {
                    for (var i = 0; i < 9; i++)
                    {
                        Check.That(i <= most, $"{text} {i} {limit}");
                        seen += "a";
                        Check.Never(i * 1.5 >= limit, text + i + limit);
                        seen += "b";
                        Check.That(!(limit > most), "more than " + most);
                        Check.That(message: $"{seen}.", condition: limit < 9);
                        seen += "c";
                        Check.Some(text, $"none at {i} {seen}");
                    }
                }
                catch (Exception e)
                {
                    seen += e.GetType().Name + e.Message;
                }
                return seen;
            }
        }
        """;

    [Fact]
    public async Task SafeFixes_BehaveTheSame()
    {
        var fixedSource = await AppliedFix.SafeAsync<EarlyArgumentAnalyzer, EarlyArgumentCodeFix>(BehaviourSource, LanguageVersion.CSharp10);
        Assert.Contains("if (i > most)", fixedSource, StringComparison.Ordinal);
        Assert.Contains("if (i * 1.5 >= limit)", fixedSource, StringComparison.Ordinal);
        Assert.Contains("if (limit > most)", fixedSource, StringComparison.Ordinal);
        Assert.Contains("if (!(limit < 9))", fixedSource, StringComparison.Ordinal);
        Assert.Contains("if (text is null)", fixedSource, StringComparison.Ordinal);
        SameBehaviour.Verify(
            BehaviourSource,
            fixedSource,
            from text in new[] { null, "", "a" }
            from limit in new[] { 0, 3.5, 8, 20, double.NaN }
            from most in new[] { -1, 0, 4, 30 }
            select new object?[] { text, limit, most },
            LanguageVersion.CSharp10,
            "Sum");
    }

    private static Task FixAsync(string before, string? after, string key, string title) => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp10,
        TestCode = Text(before),
        FixedCode = Text(after?.Replace("\n", "\n        ") ?? before),
        CodeActionEquivalenceKey = after is null ? null : key,
        CodeFixTestBehaviors = key == Unsafe ? CodeFixTestBehaviors.SkipFixAllCheck : CodeFixTestBehaviors.None,
        CodeActionVerifier = (action, verifier) => verifier.Equal(title, action.Title),
    }.RunAsync(TestContext.Current.CancellationToken);

    private static Task LocalAsync(string statement) => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp10,
        TestCode = LocalText(statement),
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string LocalText(string statement) => """
        using System; using System.Collections.Generic; using System.Text;
        class Log { } static class Made { static Made() => GC.Collect(); public static string Text(string s) => s + s; }
        class C
        {
            List<int> _list; object _last; string _text; void Use(object o) => _last = o; int Next() => 1;
            static string Path(string name, int n) { var b = new StringBuilder(); b.Append(name).Append(n); return b.ToString(); }
            string Count(string name, int n) { _last = name; return name + n; }
            [Allocations.HotPath] void M(int n, string name, string[] names)
            {
                while (true)
                {
        """ + "\n            " + statement.Replace("\n", "\n            ") + "\n        }\n    }\n}\n"
        + "namespace Allocations { class HotPathAttribute : System.Attribute { } }\n";

    private static Task AnalyzeAsync(string statement) => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp10,
        TestCode = Text(statement),
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Text(string statement) => """
        using System; using System.Linq; using System.Linq.Expressions; using System.Diagnostics; using System.Diagnostics.CodeAnalysis;
        class C
        {
            const string Word = "a"; static Exception Made => null; Func<string> _next; Log _log; void Use(object o) { }
            bool IsGood(int n) => n > 2; string Find(string s) => s; int Next() => 1;
            void M(int n, string name, double d, IDisposable owner, DateTime when, TimeSpan time)
            {
                while (true)
                {
        """ + "\n            " + statement.Replace("\n", "\n    ") + "\n        }\n    }\n}\n"
        + Types.Substring(Types.IndexOf("class Virtual", StringComparison.Ordinal));

    private const string Types = """
        using System; using System.Linq; using System.Diagnostics; using System.Diagnostics.CodeAnalysis;
        class Virtual { public virtual void That(bool condition, string message) { if (!condition) throw new Exception(message); } }
        struct Flag { public static implicit operator bool(Flag flag) => true; public static bool operator !(Flag flag) => true; }
        class Log { public void Debug(Func<string> text) { } public bool IsDebugEnabled; public void Write(string text) { } }
        class Handled : Exception { public Handled(string text) : base(text) { } }
        static class Check
        {
            static string s_kept; static Log s_log;
            public static void That(bool condition, string message) { if (!condition) throw new Exception(message); }
            public static void Never(bool condition, string message) { if (condition) { throw new Exception(message); } }
            public static void Named(int number, bool condition, string message) { if (!condition) throw new Exception(message + number); }
            public static void Said(bool condition, string message, [System.Runtime.CompilerServices.CallerArgumentExpression("condition")] string said = "")
            { if (!condition) throw new Exception(message + said); }
            public static void NotNull(object value, string message) { if (value == null) throw new Exception(message); }
            public static void Given<T>(T value, string message) where T : class { if (value == null) throw new Exception(message); }
            public static void Long(string value, string message)
            { if (value == null) { That(value != "", "value"); NotNull(message, "message"); Use(message); throw new Exception(message); } }
            public static void Blank(string value, string message)
            {
                if (string.IsNullOrWhiteSpace(message)) { throw new ArgumentException("none", nameof(message)); }
                if (string.IsNullOrEmpty(value)) throw new ArgumentException(message);
            }
            public static void Asked(string value, string message)
            { if (string.IsNullOrEmpty(message)) s_kept = value; if (value == "") throw new ArgumentException(message); }
            public static void Passed(int n, string message) { That(n > 0, message); s_kept = n.ToString(); }
            public static void Asserted(int n, string message)
            { if (message is null) return; Debug.Assert(n > 0, message); if (n < 0) throw new Exception(nameof(message)); }
            public static int Expression(int n, string message) => n > 0 ? n : throw new Exception(message);
            public static void Or(bool condition, Exception failure) { if (!condition) throw failure; }
            public static void Logged(int n, object[] items) { if (s_log.IsDebugEnabled) s_log.Write(string.Concat(items)); }
            public static void Deferred(Log log, object[] items)
            { if (items == null) log.Debug(() => "none"); else log.Debug(() => string.Join(",", items.Select(item => item.ToString()))); }
            public static void Caught(int n, string message) { try { n++; } catch { s_log.Write(message); } if (n < 0) throw new Exception(message); }
            public static void Always(bool condition, string message) { Use(message); if (!condition) throw new Exception(message); }
            public static void Sometimes(bool condition, string message) { if (condition) Use(message); }
            public static void Kept(bool condition, string message) { s_kept = message; }
            public static void Written(bool condition, string message) { message = message.Trim(); if (!condition) throw new Exception(message); }
            public static void Unused(bool condition, string message) { }
            public static void Handled(bool condition, Interpolated message) { if (!condition) throw new Exception(message.ToString()); }
            public static void Rest(bool condition, params object[] items) { if (!condition) throw new Exception(string.Concat(items)); }
            static void Use(string text) { }
            public static extern void Outside([DoesNotReturnIf(false)] bool condition, string message);
            public static extern void Unknown(bool condition, string message);
        }
        [System.Runtime.CompilerServices.InterpolatedStringHandler]
        struct Interpolated
        {
            public Interpolated(int literals, int holes) { } public void AppendLiteral(string text) { } public void AppendFormatted<T>(T value) { }
        }

        """;
}
