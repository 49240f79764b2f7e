using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Boxing.BoxedValue.BoxedValueAnalyzer,
    Allocations.CodeFixes.Rules.Boxing.BoxedValue.BoxedValueCodeFix>;

namespace Allocations.Tests.Boxing.BoxedValue;

/// <summary>The text that the fixes of ALLOC201 leave.</summary>
public sealed class BoxedValueFixTests
{
    private const string Interpolate = "ALLOC201.Interpolate";
    private const string Append = "ALLOC201.Append";
    private const string Compare = "ALLOC201.Compare";
    private const string Generic = "ALLOC201.Generic";
    private const string Overload = "ALLOC201.Overload";
    private const string Cache = "ALLOC201.CacheBox!";

    [Theory]
    [InlineData("e = [|(E)Enum.ToObject(typeof(E), number)|];", "e = (E)number;")]
    [InlineData("e = [|(E)Enum.ToObject(typeof(E), number + 1)|];", "e = (E)(number + 1);")]
    [InlineData("e = [|(E)Enum.ToObject(value: -1L, enumType: typeof(E))|];", "e = (E)(-1L);")]
    [InlineData("flag = [|(E)Enum.ToObject(typeof(E), text.Length)|] == e; // same", "flag = (E)text.Length == e; // same")]
    public Task NumberThatToObjectMakesAnEnum_IsCast(string before, string after) => VerifyAsync(before, after, "ALLOC201.EnumCast");

    [Theory]
    [InlineData("e = checked([|(E)Enum.ToObject(typeof(E), number)|]);")]
    [InlineData("e = [|(E)Enum.ToObject(typeof(E), /* known */ number)|];")]
    public Task NumberWhoseCastMayFailOrLosesAComment_IsLeft(string statement) => VerifyAsync(statement, statement, "ALLOC201.EnumCast");

    [Theory]
    [InlineData("text = \"a\" + [|e|];", "text = $\"a{e}\";")]
    [InlineData("text = [|e|] + \"a{0}\";", "text = $\"{e}a{{0}}\";")]
    [InlineData("text = \"a\\\"\\n\" + [|e|] + text + number + 'c';", "text = $\"a\\\"\\n{e}{text}{number}{'c'}\";")]
    [InlineData("text = @\"a\\b\" + [|e|];", "text = $\"a\\\\b{e}\";")]
    [InlineData("text = \"a\" + ([|flag ? e : E.B|]);", "text = $\"a{(flag ? e : E.B)}\";")]
    [InlineData("text = (\"a\" + [|e|]).Trim();", "text = ($\"a{e}\").Trim();")]
    [InlineData("Keep(\"a\" + [|e|]); // kept", "Keep($\"a{e}\"); // kept")]
    [InlineData("text = \"a\"\n    + [|e|];", "text = $\"a{e}\";")]
    public Task EnumInConcatenation_BecomesInterpolation(string before, string after) => VerifyAsync(before, after, Interpolate);

    [Theory]
    [InlineData("text = \"a\" + [|maybe|];")]
    [InlineData("text = \"a\" + [|s|];")]
    [InlineData("text = \"a\" + [|e|] + own;")]
    [InlineData("text = \"a\" + [|e|] + o;")]
    [InlineData("text += [|e|];")]
    [InlineData("text = \"a\" + [|global::E.A|];")]
    [InlineData("text = \"a\" + /* why */ [|e|];")]
    [InlineData("new StringBuilder().Append(\"a\" + [|e|]);")]
    public Task ConcatenationThatMayDiffer_IsLeft(string statement) => VerifyAsync(statement, statement, Interpolate);

    [Theory]
    [InlineData("_ = new Texts()[\"a\" + [|e|]];")]
    [InlineData("text = new Texts() + (\"a\" + [|e|]);")]
    [InlineData("Texts texts = \"a\" + [|e|];")]
    [InlineData("_ = new Texts { \"a\" + [|e|] };")]
    public Task ConcatenationThatWouldBeAHandler_IsLeft(string statement) =>
        RunAsync(Text(statement) + Handler, Text(statement) + Handler, Interpolate);

    [Theory]
    [InlineData("text = \"a\" + [|e|];", "text = $\"a{e}\";", Interpolate)]
    [InlineData("new StringBuilder().Append([|e|]);", "new StringBuilder().Append($\"{e}\");", "ALLOC201.Append")]
    public Task HandlerInAMethodThatComesBack_IsUnsafe(string before, string after, string key) => RunAsync(
        Text(before + " M(e, maybe, s, own, text, number, flag, o);"),
        Text(after + " M(e, maybe, s, own, text, number, flag, o);"),
        key + "!");

    [Fact]
    public Task OlderRuntime_KeepsConcatenation() =>
        RunAsync(
            Text("text = \"a\" + [|e|];"), Text("text = \"a\" + [|e|];"), Interpolate, LanguageVersion.CSharp10, ReferenceAssemblies.NetStandard.NetStandard20);

    [Fact]
    public Task OlderLanguage_KeepsConcatenation() =>
        RunAsync(Text("text = \"a\" + [|e|];"), Text("text = \"a\" + [|e|];"), Interpolate, LanguageVersion.CSharp9);

    [Theory]
    [InlineData("new StringBuilder().Append([|e|]).Append(1);", "new StringBuilder().Append($\"{e}\").Append(1);")]
    [InlineData("new StringBuilder().Append([|DateTime.MinValue|]);", "new StringBuilder().Append($\"{DateTime.MinValue}\");")]
    [InlineData("new StringBuilder().Append([|Guid.Empty|]);", "new StringBuilder().Append($\"{Guid.Empty}\");")]
    public Task AppendedValue_IsInterpolated(string before, string after) => VerifyAsync(before, after, Append);

    [Theory]
    [InlineData("new StringBuilder().Append([|own|]);")]
    [InlineData("new StringBuilder().Append([|maybe|]);")]
    [InlineData("new StringBuilder().Insert(0, [|e|]);")]
    public Task AppendedValueThatMayDiffer_IsLeft(string statement) => VerifyAsync(statement, statement, Append);

    [Theory]
    [InlineData("flag = [|e.Equals(E.A)|];", "flag = e == E.A;")]
    [InlineData("if (flag && ![|e.Equals(E.A)|]) number++;", "if (flag && e != E.A) number++;")]
    [InlineData("if (flag && [|e.Equals(E.A)|]) number++;", "if (flag && e == E.A) number++;")]
    [InlineData("flag = [|maybe.Equals(e)|];", "flag = maybe == e;")]
    [InlineData("flag = ![|maybe.Equals(e)|];", "flag = maybe != e;")]
    [InlineData("flag = ! /* not */ [|e.Equals(E.A)|];", "flag = ! /* not */ (e == E.A);")]
    [InlineData("flag = checked([|maybe.Equals(e)|]);", "flag = checked(maybe == e);")]
    [InlineData("flag = [|e.Equals(maybe)|];", "flag = e == maybe;")]
    [InlineData("flag = object.Equals([|number|], [|2|]);", "flag = number.Equals(2);")]
    [InlineData("flag = Equals([|number + 1|], number);", "flag = (number + 1).Equals(number);")]
    [InlineData("flag = Equals([|number|], text.Trim().Length);", "flag = number.Equals(text.Trim().Length);")]
    public Task EqualsOnValues_ComparesThem(string before, string after) => VerifyAsync(before, after, Compare);

    [Theory]
    [InlineData("flag = Equals([|number|], number++);", "flag = number.Equals(number++);")]
    [InlineData("flag = [|e.Equals(e++)|];", "flag = e == e++;")]
    public Task EqualsOfAValueThatTheArgumentChanges_IsUnsafe(string before, string after) => VerifyAsync(before, after, Compare + "!");

    [Theory]
    [InlineData("flag = [|e.HasFlag(E.B)|];", "flag = (e & E.B) == E.B;")]
    [InlineData("flag = flag && [|maybe.Value.HasFlag(e)|]; // both", "flag = flag && (maybe.Value & e) == e; // both")]
    [InlineData("if (![|(e | E.A).HasFlag(E.A | E.B)|] || flag) number++;", "if (((e | E.A) & (E.A | E.B)) != (E.A | E.B) || flag) number++;")]
    [InlineData("flag = ! /* not */ [|e.HasFlag(E.B)|];", "flag = ! /* not */ ((e & E.B) == E.B);")]
    [InlineData("text = [|e.HasFlag(E.B)|].ToString();", "text = ((e & E.B) == E.B).ToString();")]
    [InlineData("flag = [|e.HasFlag(e++)|];", "flag = [|e.HasFlag(e++)|];")]
    [InlineData("flag = [|e.HasFlag(maybe.Value)|];", "flag = [|e.HasFlag(maybe.Value)|];")]
    public Task FlagWhereTheJitDoesNotKnowIt_IsCompared(string before, string after)
    {
        var test = new Verify.Test
        {
            TestCode = Text(before),
            FixedCode = Text(after),
            CodeActionEquivalenceKey = "ALLOC201.CompareBits",
            LanguageVersion = LanguageVersion.CSharp10,
            ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20,
        };
        const string Configuration = "root = true\n[*.cs]\ndotnet_code_quality.ALLOC201.minimum_heat = unknown\n";
        test.TestState.AnalyzerConfigFiles.Add(("/.editorconfig", Configuration));
        test.FixedState.AnalyzerConfigFiles.Add(("/.editorconfig", Configuration));
        return test.RunAsync(TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task FlagInALibrary_IsSilent() => RunAsync(
        Text("while (true) flag = e.HasFlag(E.B);"), Text("while (true) flag = e.HasFlag(E.B);"), "ALLOC201.CompareBits",
        LanguageVersion.CSharp10, ReferenceAssemblies.NetStandard.NetStandard20);

    [Theory]
    [InlineData("text = [|E.A.ToString()|];", "text = nameof(E.A);")]
    [InlineData("text = \"a\" + [|(E.B).ToString()|].Trim();", "text = \"a\" + nameof(E.B).Trim();")]
    public Task NameOfMember_IsConstant(string before, string after) => VerifyAsync(before, after, "ALLOC201.NameOf");

    [Theory]
    [InlineData("Func<E, string> nameof = null; text = [|E.A.ToString()|];")]
    [InlineData("text = E.A.ToString(\"D\");")]
    public Task OtherTextOfEnum_IsLeft(string statement) => VerifyAsync(statement, statement, "ALLOC201.NameOf");

    [Theory]
    [InlineData("flag = object.Equals([|number|], [|2L|]);")]
    [InlineData("flag = object.Equals([|own|], own);")]
    [InlineData("flag = [|e.Equals(number)|];")]
    [InlineData("flag = [|maybe.Equals(number)|];")]
    [InlineData("flag = [|maybe.Equals(o)|];")]
    [InlineData("flag = [|maybe.Equals(null)|];")]
    public Task EqualsOfOtherTypes_IsLeft(string statement) => VerifyAsync(statement, statement, Compare);

    [Theory]
    [InlineData("flag = Enum.IsDefined(typeof(E), [|e|]);", "flag = Enum.IsDefined(e);")]
    [InlineData("text = Enum.GetName(typeof(E), [|E.A|]);", "text = Enum.GetName(E.A);")]
    public Task EnumByType_BecomesGeneric(string before, string after) => VerifyAsync(before, after, Generic);

    [Fact]
    public Task EnumByNumber_IsLeft() => VerifyAsync("flag = Enum.IsDefined(typeof(E), [|number|]);", "flag = Enum.IsDefined(typeof(E), [|number|]);", Generic);

    [Theory]
    [InlineData("new StringBuilder().Append([|(object)number|]);", "new StringBuilder().Append(number);")]
    [InlineData("flag = number.Equals([|(object)3|]);", "flag = number.Equals(3);")]
    [InlineData("flag = number.Equals([|(object)(number + 1)|]);", "flag = number.Equals(number + 1);")]
    public Task CastThatHidesOverload_IsRemoved(string before, string after) => VerifyAsync(before, after, Overload);

    [Fact]
    public Task CastThatHidesOwnOverload_IsRemovedUnsafely() => RunAsync(
        Text("Own([|(object)number|]);"), Text("Own(number);"), Overload + "!", title: "Call the overload for 'int' (another overload of 'Own' is called)");

    [Theory]
    [InlineData("Take([|5|]);", "BoxedX = 5;", "Take(BoxedX);", "5")]
    [InlineData("Take([|true|]);", "BoxedX = true;", "Take(BoxedX);", "True")]
    [InlineData("o = flag ? \"a\" : [|E.B|];", "BoxedX = E.B;", "o = flag ? \"a\" : BoxedX;", "EB")]
    [InlineData("Take([|-1|]);", "BoxedX = -1;", "Take(BoxedX);", "Minus1")]
    [InlineData("Take([|(byte)7|]);", "BoxedX = (byte)7;", "Take(BoxedX);", "Byte7")]
    [InlineData("Take([|(short)7|]);", "BoxedX = (short)7;", "Take(BoxedX);", "Int16Value7")]
    public Task Constant_IsBoxedOnce(string before, string field, string after, string name) => RunAsync(
        Text(before),
        Text(after.Replace("BoxedX", "Boxed" + name), "    private static readonly object " + field.Replace("BoxedX", "Boxed" + name) + "\n\n"),
        Cache,
        title: "Make the box once, in a static field (the same object is used each time)");

    /// <summary>Which part sets its static fields first is not defined: it may run the code of another before the box is made.</summary>
    [Theory]
    [InlineData("static object s_made = Made(); static object Made() => null;", false)]
    [InlineData("static object Last { get; } = 1;", false)]
    [InlineData("int _own = 1; static object Last => 1; const int Most = 3;", true)]
    public Task BoxInOneOfTwoParts_IsCachedWhereTheOtherSetsNothing(string other, bool isCached)
    {
        other = " partial class C { " + other + " }";
        return RunAsync(
            Text("Take([|5|]);").Replace("public class C", "public partial class C") + other,
            (isCached ? Text("Take(Boxed5);", "    private static readonly object Boxed5 = 5;\n\n") : Text("Take([|5|]);"))
                .Replace("public class C", "public partial class C") + other,
            Cache);
    }

    [Fact]
    public Task Bool_IsChosenFromTwoBoxes() => RunAsync(
        Text("Take([|number > 3|]);"),
        Text(
            "Take((number > 3) ? BoxedTrue : BoxedFalse);",
            "    private static readonly object BoxedTrue = true;\n    private static readonly object BoxedFalse = false;\n\n"),
        Cache);

    [Theory]
    [InlineData("o = ([|number > 3|]);", "o = ((number > 3) ? BoxedTrue : BoxedFalse);")]
    [InlineData("o = [|!flag|];", "o = !flag ? BoxedTrue : BoxedFalse;")]
    public Task BoolThatNeedsNoParentheses_GetsNone(string before, string after) => RunAsync(
        Text(before),
        Text(after, "    private static readonly object BoxedTrue = true;\n    private static readonly object BoxedFalse = false;\n\n"),
        Cache);

    [Fact]
    public Task SecondUseOfConstant_UsesTheSameField() => RunAsync(
        Text("Take([|5|]); Take([|5|]); Take(\"x\");"),
        Text("Take(Boxed5); Take(Boxed5); Take(\"x\");", "    private static readonly object Boxed5 = 5;\n\n"),
        Cache);

    [Theory]
    [InlineData("int.MaxValue", "BoxedMaxValue")]
    [InlineData("long.MaxValue", "BoxedInt64MaxValue")]
    public Task NamedConstant_GivesTheFieldItsName(string constant, string name) => RunAsync(
        Text($"Take([|{constant}|]); Take([|{constant}|]);"),
        Text($"Take({name}); Take({name});", $"    private static readonly object {name} = {constant};\n\n"),
        Cache);

    [Fact]
    public Task TakenName_IsNotUsed() => RunAsync(
        Text("var Boxed5 = 1; Take([|5|]);"), Text("var Boxed5 = 1; Take(Boxed52);", "    private static readonly object Boxed52 = 5;\n\n"), Cache);

    [Theory]
    [InlineData("Take([|number|]);")]
    [InlineData("Take([|1.5|]);")]
    [InlineData("IComparable c = [|5|]; Take(c);")]
    public Task OtherValues_AreNotCached(string statement) => VerifyAsync(statement, statement, Cache);

    [Theory]
    [InlineData(
        "number += [|number|].Length(); [|5|].Length(); \"a\".Length();",
        "number += number.Length(); 5.Length(); \"a\".Length();",
        "internal static int Length(this object value) => value == null ? 0 : value.ToString().Length;",
        "internal static int Length<T>(this T value) => value == null ? 0 : value.ToString().Length;")]
    [InlineData(
        "number += Tools.Length([|number|]); // n",
        "number += Tools.Length(number); // n",
        "internal static int Length(object value) => value is string text ? text.Length : 1;",
        "internal static int Length<T>(T value) => value is string text ? text.Length : 1;")]
    [InlineData(
        "flag = Tools.IsFirst([|e|]);",
        "flag = Tools.IsFirst(e);",
        "internal static bool IsFirst(Enum value) => value.GetHashCode() == 0;",
        "internal static bool IsFirst<T>(T value) where T : Enum => value.GetHashCode() == 0;")]
    public Task CalleeThatNeedsNoObject_BecomesGeneric(string before, string after, string callee, string generic) => RunAsync(
        Text(before) + " static class Tools { " + callee + " }", Text(after) + " static class Tools { " + generic + " }", "ALLOC201.GenericMethod!",
        title: "Make '" + (callee.Contains("Length", StringComparison.Ordinal) ? "Length" : "IsFirst")
            + "' generic (inside, a struct that changes itself is copied where its box was shared" + (callee.Contains("Enum", StringComparison.Ordinal)
                ? ""
                : "; members of a null 'Nullable' no longer throw") + ")");

    [Theory]
    [InlineData("number += [|number|].Length();", "public static int Length(this object value) => value.GetHashCode();", "public ")]
    [InlineData("number += [|number|].Length();", "static object s_kept; internal static int Length(this object value) { s_kept = value; return 0; }", "")]
    [InlineData("number += [|number|].Length();", "internal static int Length(this object value) => Convert.ToInt32(value);", "")]
    [InlineData("number += ([|(object)number|]).Length();", "internal static int Length(this object value) => 1;", "")]
    [InlineData("number += Tools.Length(flag ? [|number|] : (object)\"x\");", "internal static int Length(this object value) => 1;", "")]
    [InlineData("number += [|number|].Length(); Tools.Length(null);", "internal static int Length(this object value) => 1;", "")]
    [InlineData(
        "number += [|number|].Length();",
        "internal static int Length(this object value) => value is IFormattable text ? text.ToString(null, null).Length : 0;",
        "")]
    public Task CalleeThatMustStay_IsLeft(string statement, string callee, string modifier)
    {
        var source = Text(statement) + " " + modifier + "static class Tools { " + callee + " }";
        return RunAsync(source, source, "ALLOC201.GenericMethod!");
    }

    [Fact]
    public Task CarriageReturns_AreKept() => RunAsync(
        Text("text = \"a\" + [|e|];").Replace("\n", "\r\n"), Text("text = $\"a{e}\";").Replace("\n", "\r\n"), Interpolate);

    [Fact]
    public Task CarriageReturns_AreKeptAroundNewField() => RunAsync(
        Text("Take([|5|]);").Replace("\n", "\r\n"), Text("Take(Boxed5);", "    private static readonly object Boxed5 = 5;\n\n").Replace("\n", "\r\n"), Cache);

    [Fact]
    public Task FixAll_ChangesEachConcatenation() =>
        VerifyAsync(
            "text = \"a\" + [|e|]; text = [|e|] + \"b\"; text = \"c\" + [|E.A|];", "text = $\"a{e}\"; text = $\"{e}b\"; text = $\"c{E.A}\";", Interpolate);

    private static Task VerifyAsync(string before, string after, string key) => RunAsync(Text(before), Text(after), key);

    private static Task RunAsync(
        string source,
        string fixedSource,
        string key,
        LanguageVersion languageVersion = LanguageVersion.CSharp10,
        ReferenceAssemblies? references = null,
        string? title = null) =>
        new Verify.Test
    {
        TestCode = source,
        FixedCode = fixedSource,
        CodeActionEquivalenceKey = key,
        LanguageVersion = languageVersion,
        ReferenceAssemblies = references ?? ReferenceAssemblies.Net.Net80,
        CodeActionVerifier = (action, verifier) => verifier.True(title is null || action.Title == title, action.Title),
        CodeFixTestBehaviors = key.EndsWith('!') ? CodeFixTestBehaviors.SkipFixAllCheck : CodeFixTestBehaviors.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Text(string statement, string fields = "") =>
        "using System; using System.Text;\npublic class C\n{\n" + fields + """
            void M(E e, E? maybe, S s, Own own, string text, int number, bool flag, object o)
            {
                while (number < 9 && Console.ReadLine() != null)
                {
                    BODY
                }
            }
            static void Keep(string text) { }
            static void Take(object value) { }
            static void Own(object value) { }
            static void Own(int value) { }
        }
        public enum E { A, B }
        public struct S { public int X; }
        public struct Own : IFormattable { public override string ToString() => ""; public string ToString(string format, IFormatProvider provider) => "x"; }
        """.Replace("BODY", statement);

    private const string Handler = """

        [System.Runtime.CompilerServices.InterpolatedStringHandler]
        public class Texts : System.Collections.IEnumerable
        {
            public Texts() { }
            public Texts(int literals, int holes) { }
            public void AppendLiteral(string text) { }
            public void AppendFormatted<T>(T value) { }
            public string this[string text] => "";
            public string this[Texts text] => "";
            public void Add(string text) { }
            public void Add(Texts text) { }
            public static string operator +(Texts texts, string text) => "";
            public static string operator +(Texts texts, Texts text) => "";
            public static implicit operator Texts(string text) => new Texts();
            public System.Collections.IEnumerator GetEnumerator() => null;
        }
        """;
}
