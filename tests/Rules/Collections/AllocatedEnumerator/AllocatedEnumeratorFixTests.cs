using Allocations.Analyzers.Rules.Collections.AllocatedEnumerator;
using Allocations.CodeFixes.Rules.Collections.AllocatedEnumerator;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Collections.AllocatedEnumerator.AllocatedEnumeratorAnalyzer,
    Allocations.CodeFixes.Rules.Collections.AllocatedEnumerator.AllocatedEnumeratorCodeFix>;

namespace Allocations.Tests.Collections.AllocatedEnumerator;

/// <summary>How ALLOC601 is fixed, and where it is not.</summary>
public sealed class AllocatedEnumeratorFixTests
{
    private const string Concrete = "ALLOC601.Concrete", ConcreteUnsafe = "ALLOC601.Concrete!", Index = "ALLOC601.Index", IndexUnsafe = "ALLOC601.Index!";

    [Theory]
    [InlineData(
        "IList<int> kept = new List<int>(); kept.Add(1); foreach (var item in [|kept|]) n += item; /* all */",
        "List<int> kept = new List<int>(); kept.Add(1); foreach (var item in kept) n += item; /* all */")]
    [InlineData(
        "IEnumerable<int> kept = new[] { n }; foreach (var item in [|kept|]) n += item;",
        "int[] kept = new[] { n }; foreach (var item in kept) n += item;")]
    [InlineData(
        "IReadOnlyList<int> kept = new int[n]; n = kept.Count; foreach (var item in [|kept|]) n += kept?.Count ?? 0;",
        "int[] kept = new int[n]; n = kept.Length; foreach (var item in kept) n += kept?.Length ?? 0;")]
    [InlineData(
        "IDictionary<string, int> kept = new Dictionary<string, int>(); kept[\"a\"] = n; foreach (var item in [|kept|]) n += item.Value;",
        "Dictionary<string, int> kept = new Dictionary<string, int>(); kept[\"a\"] = n; foreach (var item in kept) n += item.Value;")]
    [InlineData(
        "IList<int> kept = null; if (n > 2) kept = list; if (kept == null || kept is null) break; "
            + "foreach (var item in [|kept|]) n += kept[0] + kept.IndexOf(2);",
        "List<int> kept = null; if (n > 2) kept = list; if (kept == null || kept is null) break; "
            + "foreach (var item in kept) n += kept[0] + kept.IndexOf(2);")]
    [InlineData(
        "IList<int> first = list; IEnumerable<int> kept = first; foreach (var item in [|kept|]) n += first.Count;",
        "List<int> first = list; List<int> kept = first; foreach (var item in kept) n += first.Count;")]
    [InlineData(
        "IEnumerable<int> kept = list; Take(kept); n += kept.Count(); var same = kept; Take(same); foreach (var item in [|kept|]) n += item;",
        "List<int> kept = list; Take(kept); n += kept.Count(); var same = kept; Take(same); foreach (var item in kept) n += item;")]
    [InlineData(
        "IEnumerable<int> kept = list; Func<int> count = () => kept.Sum(); foreach (var item in [|kept|]) n += count();",
        "List<int> kept = list; Func<int> count = () => kept.Sum(); foreach (var item in kept) n += count();")]
    [InlineData(
        "IEnumerable<int> kept = list; foreach (var item in [|kept ?? new List<int>()|]) n += item;",
        "List<int> kept = list; foreach (var item in kept ?? new List<int>()) n += item;")]
    [InlineData(
        "IEnumerable<string> kept = new HashSet<string>(); foreach (string item in [|kept|]) n += item.Length;",
        "HashSet<string> kept = new HashSet<string>(); foreach (string item in kept) n += item.Length;")]
    [InlineData(
        "IEnumerable<int> kept = list; object o = kept; n += ((ICollection<int>)kept).Count; dynamic d = kept; foreach (object item in [|kept|]) n++;",
        "List<int> kept = list; object o = kept; n += ((ICollection<int>)kept).Count; dynamic d = kept; foreach (object item in kept) n++;")]
    public Task Local_GetsTheTypeThatItHas(string before, string after) => FixAsync(Text(before), Text(after), Concrete);

    [Theory]
    [InlineData("IEnumerable<int> kept = list; kept.Reverse(); foreach (var item in [|kept|]) n += item;")]
    [InlineData("IEnumerable<int> kept = list; Generic(kept); foreach (var item in [|kept|]) n += item;")]
    [InlineData("IEnumerable<int> kept = list; var pair = (kept, n); foreach (var item in [|kept|]) n += item;")]
    [InlineData("IEnumerable<int> kept = list; var all = new[] { kept }; foreach (var item in [|kept|]) n += item;")]
    [InlineData("IEnumerable<int> kept = list; Func<IEnumerable<int>> get = () => kept; foreach (var item in [|kept|]) n += item;")]
    [InlineData("IEnumerable<int> kept = list; Overloaded(kept); foreach (var item in [|kept|]) n += item;")]
    [InlineData("ICollection<int> kept = list; if (kept.IsReadOnly) n++; foreach (var item in [|kept|]) n += item;")]
    [InlineData("IEnumerable<int> kept = list; using (var e = kept.GetEnumerator()) e.MoveNext(); foreach (var item in [|kept|]) n += item;")]
    [InlineData("IEnumerable<int> kept = list, other = list; foreach (var item in [|kept|]) n += item;")]
    [InlineData("var kept = (IEnumerable<int>)list; foreach (var item in [|kept|]) n += item;")]
    [InlineData("ICollection<int> kept = new int[3]; n = kept.Contains(2) ? 1 : 0; foreach (var item in [|kept|]) n += item;")]
    [InlineData("IEnumerable<int> kept = list; Expression<Func<int>> tree = () => kept.Count(); foreach (var item in [|kept|]) n += item;")]
    public Task UseThatWouldMeanSomethingElse_IsLeft(string statement) => FixAsync(Text(statement), Text(statement), Concrete);

    [Fact]
    public Task PrivateField_GetsTheTypeWithItsSources() => FixAsync(
        """
        using System.Collections.Generic;
        public class C
        {
            private readonly IReadOnlyList<int> _items; // kept
            private C(IReadOnlyList<int> items) => _items = items;
            public static C New(List<int> items) => new C(items);
            public static C Empty() => new C(null);
            public int Count => _items.Count;
            public int All(byte[] numbers)
            {
                var n = 0;
                foreach (var number in numbers)
                {
                    foreach (var item in [|_items|])
                        n += item;
                }

                return n;
            }
        }
        """,
        """
        using System.Collections.Generic;
        public class C
        {
            private readonly List<int> _items; // kept
            private C(List<int> items) => _items = items;
            public static C New(List<int> items) => new C(items);
            public static C Empty() => new C(null);
            public int Count => _items.Count;
            public int All(byte[] numbers)
            {
                var n = 0;
                foreach (var number in numbers)
                {
                    foreach (var item in _items)
                        n += item;
                }

                return n;
            }
        }
        """,
        Concrete,
        "Declare '_items' and 'items' as 'List<int>'");

    [Fact]
    public Task ParameterAndResult_GetTheType() => FixAsync(
        """
        #nullable enable
        using System.Collections.Generic;
        public class C
        {
            public int All(byte[] numbers) { var n = 0; foreach (var number in numbers) n += Sum(Get(number)) + this.Count(Get(1)); return n; }
            private static IEnumerable<int>? Get(int number) => number > 1 ? new List<int> { number } : null;
            private static int Sum(IEnumerable<int>? items)
            {
                var sum = 0;
                if (items is null)
                    return 0;
                foreach (var item in [|items|])
                    sum += item;
                return sum;
            }

            private int Count(IEnumerable<int>? items) => 1;
        }
        """,
        """
        #nullable enable
        using System.Collections.Generic;
        public class C
        {
            public int All(byte[] numbers) { var n = 0; foreach (var number in numbers) n += Sum(Get(number)) + this.Count(Get(1)); return n; }
            private static List<int>? Get(int number) => number > 1 ? new List<int> { number } : null;
            private static int Sum(List<int>? items)
            {
                var sum = 0;
                if (items is null)
                    return 0;
                foreach (var item in items)
                    sum += item;
                return sum;
            }

            private int Count(IEnumerable<int>? items) => 1;
        }
        """,
        Concrete,
        "Declare 'items' and 'Get' as 'List<int>'");

    [Theory]
    [InlineData("Visit", true)]
    [InlineData("ForEach", false)]
    public Task ExtensionThatAMethodOfTheTypeWouldHide_IsLeft(string name, bool isOffered) => FixAsync(
        ForEachElement(name, "IEnumerable<int>", "[|items|]"),
        isOffered ? ForEachElement(name, "List<int>", "items") : ForEachElement(name, "IEnumerable<int>", "[|items|]"),
        Concrete);

    private static string ForEachElement(string name, string type, string items) =>
        $$"""
        using System;
        using System.Collections.Generic;
        public static class C
        {
            [Allocations.HotPath]
            internal static void {{name}}(this {{type}} items, Action<int> act) { foreach (var item in {{items}}) act(item + 1); }
            public static int All(List<int> list, int n)
            {
                {{type}} kept = list;
                while (Console.ReadLine() != null)
                    kept.{{name}}(item => n += item);
                return n;
            }
        }
        namespace Allocations { class HotPathAttribute : Attribute { } }
        """;

    [Fact]
    public Task OtherFiles_AreFollowed() => new Verify.Test
    {
        TestState =
        {
            Sources =
            {
                """
                using System.Collections.Generic;
                internal static class Sums
                {
                    internal static int Of(IEnumerable<int> items) { var n = 0; foreach (var item in [|items|]) n += item; return n; }
                }
                """,
                """
                public class C
                {
                    public int All(int[][][] all) { var n = 0; foreach (var rows in all) foreach (var row in rows) n += Sums.Of(row); return n; }
                }
                """,
            },
        },
        FixedState =
        {
            Sources =
            {
                """
                using System.Collections.Generic;
                internal static class Sums
                {
                    internal static int Of(int[] items) { var n = 0; foreach (var item in items) n += item; return n; }
                }
                """,
                """
                public class C
                {
                    public int All(int[][][] all) { var n = 0; foreach (var rows in all) foreach (var row in rows) n += Sums.Of(row); return n; }
                }
                """,
            },
        },
        CodeActionEquivalenceKey = Concrete,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData("private static int Sum(List<int> items) => 1;")]
    [InlineData("private static int Sum(IReadOnlyList<int> items) => 1;")]
    [InlineData("private static int Sum(object items, int more = 2) => 1;")]
    public Task ParameterOfAnOverloadedMethod_IsLeft(string overload) => NotOfferedAsync(
        "using System.Collections.Generic; public class C { " + overload + " public int All(byte[] numbers, List<int> list) { var n = 0; "
            + "foreach (var number in numbers) n += Sum((IEnumerable<int>)list); return n; } "
            + "private static int Sum(IEnumerable<int> items) { var n = 0; foreach (var item in [|items|]) n += item; return n; } }");

    [Theory]
    [InlineData("[System.Runtime.Serialization.DataMember] internal IList<int> Items = new List<int>();", "")]
    [InlineData("internal IList<int> Items = new List<int>(); object Read() => typeof(C).GetField(\"Items\");", "")]
    [InlineData("internal IList<int> Items { get; set; } = new List<int>(); string Text(Json json) => json.Serialize(this);", "")]
    [InlineData("public IList<int> Items { get; } = new List<int>();", "")]
    [InlineData("public IList<int> Items { get; } = new List<int>();", " : I")]
    public Task MemberThatOthersRead_IsLeft(string member, string contract) => NotOfferedAsync(
        "using System.Collections.Generic; interface I { IList<int> Items { get; } } class Json { public string Serialize(object o) => null; } public class C"
            + contract + " { " + member + " public int All(string[] texts) { var n = 0; foreach (var text in texts) foreach (var c in text) "
            + "foreach (var item in [|Items|]) n += item; return n; } }");

    private const string Friend =
        "using System.Collections.Generic; [assembly: System.Runtime.CompilerServices.InternalsVisibleTo(\"Friend\")] ";

    [Fact]
    public Task InternalsThatFriendsSee_AreUnsafe() => FixAsync(
        Friend + "public class C { internal IList<int> Items = new List<int>(); public int All(byte[] numbers) { var n = 0; foreach (var number in numbers) "
            + "foreach (var item in [|Items|]) n += item; return n; } }",
        Friend + "public class C { internal List<int> Items = new List<int>(); public int All(byte[] numbers) { var n = 0; foreach (var number in numbers) "
            + "foreach (var item in Items) n += item; return n; } }",
        ConcreteUnsafe,
        "Declare 'Items' as 'List<int>' (an assembly that sees the internals may need a change)");

    [Fact]
    public Task DerivedListThatImplementsNothingAnew_IsSafe() => FixAsync(
        Derived.Replace(", IEnumerable<int>", "", StringComparison.Ordinal).Replace("TYPE", "IList<int>", StringComparison.Ordinal)
            .Replace("ITEMS", "[|kept|]", StringComparison.Ordinal),
        Derived.Replace(", IEnumerable<int>", "", StringComparison.Ordinal).Replace("TYPE", "List<int>", StringComparison.Ordinal)
            .Replace("ITEMS", "kept", StringComparison.Ordinal),
        Concrete,
        "Declare 'kept' as 'List<int>'");

    [Fact]
    public Task DerivedList_IsUnsafe() => FixAsync(
        Derived.Replace("TYPE", "IList<int>", StringComparison.Ordinal).Replace("ITEMS", "[|kept|]", StringComparison.Ordinal),
        Derived.Replace("TYPE", "List<int>", StringComparison.Ordinal).Replace("ITEMS", "kept", StringComparison.Ordinal),
        ConcreteUnsafe,
        "Declare 'kept' as 'List<int>' (a 'Own' may give other elements when it is asked in another way)");

    [Theory]
    [InlineData("lists.First()", ConcreteUnsafe)]
    [InlineData("lists[0].ToList()", Concrete)]
    public Task ListThatTheFrameworkMakes_IsNotDerived(string value, string key) => FixAsync(
        Made.Replace("VALUE", value, StringComparison.Ordinal).Replace("ITEMS", "[|kept|]", StringComparison.Ordinal),
        Made.Replace("VALUE", value, StringComparison.Ordinal).Replace("ITEMS", "kept", StringComparison.Ordinal)
            .Replace("IList<int> kept", "List<int> kept", StringComparison.Ordinal),
        key);

    private const string Made = "using System.Collections.Generic; using System.Linq; class Own : List<int>, IEnumerable<int> { } public class C { "
        + "public int All(List<List<int>> lists, int n) { while (System.Console.ReadLine() != null) { "
                + "IList<int> kept = VALUE; foreach (var item in ITEMS) n += item; } return n; } }";

    private const string Derived = "using System.Collections.Generic; class Own : List<int>, IEnumerable<int> { } public class C { "
        + "public int All(byte[] numbers, List<int> list) { var n = 0; foreach (var number in numbers) "
        + "{ TYPE kept = list; foreach (var item in ITEMS) n += item; } return n; } }";

    [Fact]
    public Task OwnCollection_IsUnsafe() => FixAsync(
        Own.Replace("TYPE", "IEnumerable<int>", StringComparison.Ordinal).Replace("ITEMS", "[|kept|]", StringComparison.Ordinal),
        Own.Replace("TYPE", "Own", StringComparison.Ordinal).Replace("ITEMS", "kept", StringComparison.Ordinal),
        ConcreteUnsafe,
        "Declare 'kept' as 'Own' (the enumerator of the type itself runs)");

    private const string Own = "using System.Collections; using System.Collections.Generic; sealed class Own : IEnumerable<int> "
        + "{ public List<int>.Enumerator GetEnumerator() => default; IEnumerator<int> IEnumerable<int>.GetEnumerator() => null; "
        + "IEnumerator IEnumerable.GetEnumerator() => null; } public class C { public int All(byte[] numbers) { var n = 0; foreach (var number in numbers) "
        + "{ TYPE kept = new Own(); foreach (var item in ITEMS) n += item; } return n; } }";

    [Fact]
    public Task IndexedArray_IsUnsafe() => FixAsync(
        Text("IReadOnlyList<int> kept = new int[n]; foreach (var item in [|kept|]) n += kept[2];"),
        Text("int[] kept = new int[n]; foreach (var item in kept) n += kept[2];"),
        ConcreteUnsafe,
        "Declare 'kept' as 'int[]' (an index outside the array throws IndexOutOfRangeException)");

    [Theory]
    [InlineData(
        "foreach (var item in [|Items|])\n    n += item;",
        "var items = Items;\nfor (var i = 0; i < items.Count; i++)\n{\n    var item = items[i];\n    n += item;\n}")]
    [InlineData(
        "foreach (var item in [|Items|])\n{\n    if (item == 3) continue;\n    n += item;\n}",
        "var items = Items;\nfor (var i = 0; i < items.Count; i++)\n{\n    var item = items[i];\n    if (item == 3) continue;\n    n += item;\n}")]
    [InlineData(
        "foreach (long item in [|Items|])\n{\n    Take(() => item);\n}",
        "var items = Items;\nfor (var i = 0; i < items.Count; i++)\n{\n    long item = items[i];\n    Take(() => item);\n}")]
    [InlineData(
        "foreach (byte item in [|Items|])\n{\n    n += item;\n}",
        "var items = Items;\nfor (var i = 0; i < items.Count; i++)\n{\n    byte item = (byte)items[i];\n    n += item;\n}")]
    [InlineData(
        "foreach (var item in [|indexed|])\n{\n    n += item;\n}",
        "for (var i = 0; i < indexed.Count; i++)\n{\n    var item = indexed[i];\n    n += item;\n}")]
    [InlineData(
        "var i = 2; foreach (var item in [|indexed|]) { n += item + i; }",
        "var i = 2; for (var i2 = 0; i2 < indexed.Count; i2++) { var item = indexed[i2]; n += item + i; }")]
    [InlineData(
        "foreach (var item in [|indexed|])\n{ n += item; // added\n}",
        "for (var i = 0; i < indexed.Count; i++)\n{ var item = indexed[i]; n += item; // added\n}")]
    [InlineData(
        "foreach (var item in [|indexed|])\n{\n    indexed = null;\n}",
        "var items = indexed;\nfor (var i = 0; i < items.Count; i++)\n{\n    var item = items[i];\n    indexed = null;\n}")]
    public Task IndexedCollection_IsAskedByIndex(string before, string after) =>
        FixAsync(
            Indexed(before),
            Indexed(after),
            before.Contains("Items", StringComparison.Ordinal) && !before.Contains("Take", StringComparison.Ordinal) ? Index : IndexUnsafe);

    [Fact]
    public Task ElementThatAnOperatorConverts_MayChangeTheCollection()
    {
        const string Number = "struct Number { public static implicit operator Number(int n) => default; }";
        return FixAsync(
            Indexed("foreach (Number item in [|Items|])\n{\n    n++;\n}") + Number,
            Indexed("var items = Items;\nfor (var i = 0; i < items.Count; i++)\n{\n    Number item = (Number)items[i];\n    n++;\n}") + Number,
            IndexUnsafe);
    }

    [Theory]
    [InlineData("foreach (var item in [|sequence|]) n += item;")]
    [InlineData("foreach (var /* each */ item in [|indexed|]) n += item;")]
    [InlineData("if (n > 2) foreach (var item in [|Items|]) n += item;")]
    public Task LoopWithoutIndex_IsLeft(string statement) => FixAsync(Indexed(statement), Indexed(statement), null);

    [Theory]
    [InlineData("public int Count => _values.Count();", "public int this[int index] => _numbers[index];", true)]
    [InlineData("public int Count => _numbers.Length;", "public int this[int index] => _values.ElementAt(index);", true)]
    [InlineData("int IReadOnlyCollection<int>.Count => _values.Count();", "public int this[int index] => _numbers[index];", true)]
    [InlineData("public int Count => _numbers.Length;", "public int this[int index] { get { foreach (var x in _values) index--; return index; } }", true)]
    [InlineData("public int Count => Counted();", "public int this[int index] => _numbers[index];", true)]
    [InlineData("public int Count => _numbers.Length;", "public int this[int index] => Checked(index);", false)]
    public Task OwnIndexThatGoesThroughOthers_IsNotAsked(string count, string index, bool goesThrough)
    {
        var loop = "foreach (var item in [|own|])\n{\n    n += item;\n}";
        var indexed = "for (var i = 0; i < own.Count; i++)\n{\n    var item = own[i];\n    n += item;\n}";
        return FixAsync(Own(loop), Own(goesThrough ? loop : indexed), goesThrough ? null : IndexUnsafe);

        string Own(string statement) => "using System; using System.Collections; using System.Collections.Generic; using System.Linq;\n"
            + "public class Own : IReadOnlyList<int>\n{\n    private readonly IEnumerable<int> _values = new List<int>();\n"
            + "    private readonly int[] _numbers = new int[3];\n    " + count + "\n    " + index + "\n"
            + "    private int Counted() { var n = 0; foreach (var x in _numbers) n++; return n; }\n"
            + "    private int Checked(int index) => index < 0 ? throw new ArgumentException() : _numbers[index];\n"
            + "    public IEnumerator<int> GetEnumerator() { foreach (var x in _numbers) yield return x; }\n"
            + "    IEnumerator IEnumerable.GetEnumerator() => null;\n}\n"
            + "public class C\n{\n    [Allocations.HotPath] public int M(Own own, int n)\n{\n" + statement + "\nreturn n;\n}\n}\n"
            + "namespace Allocations { class HotPathAttribute : Attribute { } }";
    }

    [Fact]
    public Task IndexThatGivesTheElement_NeedsNoCast() => FixAsync(
        Matches("foreach (Match match in [|matches|])\n{\n    n += match.Length;\n}"),
        Matches("for (var i = 0; i < matches.Count; i++)\n{\n    Match match = matches[i];\n    n += match.Length;\n}"),
        IndexUnsafe);

    [Fact]
    public Task CarriageReturnsAndTabs_AreKept() => FixAsync(
        Indexed("foreach (var item in [|indexed|])\n{\n\tn += item;\n}").Replace("\n", "\r\n", StringComparison.Ordinal),
        Indexed("for (var i = 0; i < indexed.Count; i++)\n{\n\tvar item = indexed[i];\n\tn += item;\n}").Replace("\n", "\r\n", StringComparison.Ordinal),
        IndexUnsafe);

    [Fact]
    public Task FixAll_DeclaresEach() => FixAsync(
        Text("IList<int> a = list; foreach (var item in [|a|]) n += item; IEnumerable<int> b = new int[n]; foreach (var item in [|b|]) n += item;"),
        Text("List<int> a = list; foreach (var item in a) n += item; int[] b = new int[n]; foreach (var item in b) n += item;"),
        Concrete);

    private const string BehaviourSource = """
        using System;
        using System.Collections.Generic;
        using System.Linq;
        public static class Methods
        {
            private static readonly IList<int> s_kept = new List<int>();
            private static IReadOnlyDictionary<string, int> s_pairs = new Dictionary<string, int> { ["a"] = 1, ["b"] = 2 };
            public static string Locals(int[] numbers, int change)
            {
                var text = "";
                for (var turn = 0; turn < 2; turn++)
                {
                    IList<int> kept = numbers is null ? null : new List<int>(numbers);
                    foreach (var item in kept)
                    {
                        text += item + ",";
                        if (item == change) kept.Add(7);
                    }
                    text += kept.Count + "/" + kept.IndexOf(change) + "/" + kept.Sum();
                }
                return text;
            }
            public static string Arrays(int[] given, int change)
            {
                var text = "";
                var numbers = given == null ? null : (int[])given.Clone();
                for (var turn = 0; turn < 2; turn++)
                {
                    IEnumerable<int> kept = numbers;
                    foreach (var item in kept)
                    {
                        text += item + ",";
                        if (item == change) numbers[numbers.Length - 1] = 9;
                    }
                    text += kept.Count() + (kept == null ? "-" : "+");
                }
                return text;
            }
            public static string Fields(int[] numbers, int change)
            {
                var text = "";
                s_kept.Clear();
                foreach (var number in numbers)
                {
                    s_kept.Add(number);
                    foreach (var item in s_kept)
                    {
                        text += item + ",";
                        if (item == change) s_kept.Remove(change);
                    }
                    foreach (var pair in s_pairs) text += pair.Key + pair.Value;
                    text += Sum(Made(number)) + Sum(null);
                }
                return text;
            }
            private static IEnumerable<int> Made(int number) => number > 1 ? new HashSet<int> { number, 4 } : null;
            private static int Sum(IEnumerable<int> items)
            {
                var sum = 0;
                if (items == null) return -1;
                foreach (var item in items) sum = sum * 31 + item;
                return sum;
            }
            public static int Indexes(int[] numbers, int change)
            {
                var sum = 0;
                for (var turn = 0; turn < 2; turn++)
                {
                    foreach (var item in Shared(numbers))
                    {
                        if (item == change) continue;
                        if (item > 100) break;
                        sum = sum * 31 + item;
                    }
                }
                return sum;
            }
            public static IReadOnlyList<int> Shared(int[] numbers) => numbers is null ? null : new List<int>(numbers);
        }
        """;

    [Fact]
    public async Task SafeFixes_BehaveTheSame()
    {
        var fixedSource = await AppliedFix.SafeAsync<AllocatedEnumeratorAnalyzer, AllocatedEnumeratorCodeFix>(BehaviourSource, LanguageVersion.CSharp10);
        Assert.DoesNotContain("IList<int>", fixedSource, StringComparison.Ordinal);
        Assert.DoesNotContain("IEnumerable<int>", fixedSource, StringComparison.Ordinal);
        Assert.DoesNotContain("IReadOnlyDictionary", fixedSource, StringComparison.Ordinal);
        Assert.Contains("items.Count", fixedSource, StringComparison.Ordinal);
        int[]?[] arrays = [null, [], [1], [1, 2, 3], [3, 2, 1], [2, 2], [5, 101, 3], [0, -1, int.MinValue]];
        SameBehaviour.Verify(
            BehaviourSource,
            fixedSource,
            from numbers in arrays from change in new[] { 0, 1, 2, 3, -1 } select new object?[] { numbers, change },
            LanguageVersion.CSharp10,
            "Locals",
            "Arrays",
            "Fields",
            "Indexes");
    }

    [Fact]
    public async Task UnsafeIndex_DoesNotNoticeAChange()
    {
        const string Source = "using System.Collections.Generic; public static class C { public static int M(List<int> list) => Sum(list, list); "
            + "private static int Sum(IReadOnlyList<int> items, List<int> list) { var n = 0; foreach (var item in items) "
            + "{ n++; if (n < 5) list.Add(2); } return n; } }";
        var changed = await AppliedFix.ApplyAsync<AllocatedEnumeratorAnalyzer, AllocatedEnumeratorCodeFix>(
            Source, LanguageVersion.CSharp10, static action => action.EquivalenceKey == IndexUnsafe);
        using var before = CompiledMethods.Compile(Source);
        using var after = CompiledMethods.Compile(changed);
        Assert.Equal(typeof(InvalidOperationException), before.Call("M", new List<int> { 1 }).Exception);
        Assert.Equal(5, after.Call("M", new List<int> { 1 }).Value);
    }

    [Theory]
    [InlineData("n += M()", "!", " (recursion needs more stack)")]
    [InlineData("n += item", "", "")]
    public Task LoopThatComesBack_NeedsMoreStack(string statement, string level, string difference)
    {
        const string Field = "class C { private readonly IEnumerable<int> _items = new List<int>(); "
            + "int M() { var n = 0; while (System.Console.ReadLine() != null) ";
        const string End = "; return n; } }";
        return FixAsync(
            "using System.Collections.Generic; " + Field + "foreach (var item in [|_items|]) " + statement + End,
            "using System.Collections.Generic; " + Field.Replace("IEnumerable<int>", "List<int>", StringComparison.Ordinal) + "foreach (var item in _items) "
                + statement + End,
            Concrete + level,
            "Declare '_items' as 'List<int>'" + difference);
    }

    private static Task FixAsync(string source, string fixedSource, string? key, string? title = null) => new Verify.Test
    {
        TestCode = source,
        FixedCode = fixedSource,
        CodeActionEquivalenceKey = key,
        LanguageVersion = LanguageVersion.CSharp10,
        CodeActionVerifier = (action, verifier) => verifier.True(title is null || action.Title == title, action.Title),
        CodeFixTestBehaviors = key?.EndsWith('!') == true ? CodeFixTestBehaviors.SkipFixAllCheck : CodeFixTestBehaviors.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static Task NotOfferedAsync(string source) => FixAsync(source, source, Concrete);

    private static string Text(string statement) => "using System; using System.Collections; using System.Collections.Generic; using System.Linq; "
        + "using System.Linq.Expressions;\nclass C {\nvoid M(List<int> list, int n) {\nwhile (Console.ReadLine() != null) { " + statement + " } }\n"
        + """
            static void Take(IEnumerable<int> items) { } static void Generic<T>(T items) { }
            static void Overloaded(IEnumerable<int> items) { } static void Overloaded(List<int> items) { }
        }
        """;

    [Theory]
    [InlineData("private readonly IReadOnlyList<int> kept; public int M(int n)", "kept", "")]
    [InlineData("private static readonly IReadOnlyList<int> kept = Read(); public int M(int n)", "kept", "")]
    [InlineData("private IReadOnlyList<int> kept; public int M(int n)", "kept2", "var kept2 = kept;\n")]
    [InlineData("private readonly IReadOnlyList<int> kept; public int N { init", "kept2", "var kept2 = kept;\n")]
    public Task FieldThatMayChange_IsReadOnce(string member, string name, string read) => FixAsync(
        InField(member, "foreach (var item in [|kept|])\n{\nn += item;\n}"),
        InField(member, read + "for (var i = 0; i < " + name + ".Count; i++)\n{\nvar item = " + name + "[i];\nn += item;\n}"),
        IndexUnsafe);

    private static string InField(string member, string statement) => "using System.Collections.Generic;\n[Allocations.HotPath]\npublic class C {\n"
        + "static IReadOnlyList<int> Read() => new Queue<IReadOnlyList<int>>().Dequeue();\n" + member
        + "\n{\n" + (member.EndsWith("init", StringComparison.Ordinal) ? "var n = 0;\n" : "") + statement
        + (member.EndsWith("init", StringComparison.Ordinal) ? "\n}\n}\n" : "\nreturn n;\n}\n")
        + "public C(IReadOnlyList<int> given) { }\n}\nnamespace Allocations { class HotPathAttribute : System.Attribute { } }\n"
        + "namespace System.Runtime.CompilerServices { class IsExternalInit { } }";

    private static string Matches(string statement) => "using System; using System.Text.RegularExpressions;\n"
        + "public class C {\n[Allocations.HotPath]\npublic int M(MatchCollection matches, int n)\n{\n" + statement
        + "\nreturn n;\n}\n}\nnamespace Allocations { class HotPathAttribute : Attribute { } }";

    private static string Indexed(string statement) => "using System; using System.Collections.Generic;\n"
        + "public class C {\npublic IReadOnlyList<int> Items { get; } = new List<int>();\n"
        + "[Allocations.HotPath]\npublic int M(IReadOnlyList<int> indexed, IEnumerable<int> sequence, int n)\n{\n"
        + statement + "\nreturn n;\n}\nstatic void Take(Func<long> item) { }\n}\nnamespace Allocations { class HotPathAttribute : Attribute { } }";
}
