using Allocations.Analyzers.Rules.Boxing.BoxedValue;
using Allocations.CodeFixes.Rules.Boxing.BoxedValue;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Counter = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Boxing.BoxedInterlocked.BoxedInterlockedAnalyzer,
    Allocations.CodeFixes.Rules.Boxing.BoxedInterlocked.BoxedInterlockedCodeFix>;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Boxing.BoxedValue.BoxedValueAnalyzer,
    Allocations.CodeFixes.Rules.Boxing.BoxedValue.BoxedValueCodeFix>;

namespace Allocations.Tests.Boxing.Shared;

/// <summary>ALLOC201's fix for a local <c>ArrayList</c> or <c>Hashtable</c>, which ALLOC203 offers for a counter in one.</summary>
public sealed class GenericCollectionTests
{
    private const string Loop = "while (sum++ < 9 && Console.ReadLine() != null) {";
    private const string Safe = "ALLOC201.GenericCollection", Unsafe = "ALLOC201.GenericCollection!";

    [Theory]
    [InlineData(
        "var list = new ArrayList(); BOX: list.Add([|n|]); END sum = (int)list[0] + list.Count;",
        "var list = new List<int>(); BOX: list.Add(n); END sum = list[0] + list.Count;")]
    [InlineData(
        "ArrayList list = new ArrayList(n) /* many */; BOX: list.Add([|n|]); END foreach (int i in list) sum += i;",
        "List<int> list = new List<int>(n) /* many */; BOX: list.Add(n); END foreach (int i in list) sum += i;")]
    [InlineData(
        "ArrayList list = new(); BOX: list.Insert(0, [|n|]); list.Add([|n|]); list.Remove([|n|]); list.RemoveAt(0); list.Reverse(); list.Sort(); "
            + "list.Clear(); END",
        "List<int> list = new(); BOX: list.Insert(0, n); list.Add(n); list.Remove(n); list.RemoveAt(0); list.Reverse(); list.Sort(); list.Clear(); END")]
    [InlineData(
        "var list = new ArrayList { 1, 2 }; BOX: list.Add([|n|]); if (list.Contains([|n|]) || list.IndexOf([|n|]) > 3) sum++; END",
        "var list = new List<int> { 1, 2 }; BOX: list.Add(n); if (list.Contains(n) || list.IndexOf(n) > 3) sum++; END")]
    [InlineData(
        "var list = new ArrayList(); BOX: list.Add([|n|]); list[0] = (int)list[0] * 2; sum += ((int)list[(int)list[0]]).GetHashCode(); END",
        "var list = new List<int>(); BOX: list.Add(n); list[0] = list[0] * 2; sum += list[list[0]].GetHashCode(); END")]
    [InlineData(
        "var list = new ArrayList(); BOX: list.Add([|new P(n, 1)|]); END sum = ((P)list[0]).X; // last",
        "var list = new List<P>(); BOX: list.Add(new P(n, 1)); END sum = list[0].X; // last")]
    [InlineData(
        "var table = new Hashtable(); BOX: if (table[key] == null) table[key] = [|n|]; END",
        "var table = new Dictionary<string, int>(); BOX: if (!table.ContainsKey(key)) table[key] = n; END")]
    [InlineData(
        "var table = new Hashtable(10); BOX: table[[|n|]] = [|1.5|]; if (table.Contains([|n|]) && null != table[[|3|]]) table.Remove([|n|]); END",
        "var table = new Dictionary<int, double>(10); BOX: table[n] = 1.5; if (table.ContainsKey(n) && table.ContainsKey(3)) table.Remove(n); END")]
    [InlineData(
        "Hashtable table = new Hashtable { { \"a\", 1 }, { \"b\", 2 } }; BOX: table[key] = [|n|]; if (table[key] is int found) sum += found; "
            + "if (table[\"b\"] is null || table[\"a\"] is not null) sum++; END",
        "Dictionary<string, int> table = new Dictionary<string, int> { { \"a\", 1 }, { \"b\", 2 } }; BOX: table[key] = n; "
            + "if (table.TryGetValue(key, out int found)) sum += found; if (!table.ContainsKey(\"b\") || table.ContainsKey(\"a\")) sum++; END")]
    [InlineData(
        "var table = new Hashtable { [\"a\"] = true }; BOX: table.Add(key, [|n > 3|]); sum += table.Count; if (table.ContainsValue([|true|])) table.Clear(); "
            + "END",
        "var table = new Dictionary<string, bool> { [\"a\"] = true }; BOX: table.Add(key, n > 3); sum += table.Count; "
            + "if (table.ContainsValue(true)) table.Clear(); END")]
    [InlineData(
        "var table = new Hashtable(); BOX: table[[|DayOfWeek.Monday|]] = [|n|]; bool none = (table[[|DayOfWeek.Friday|]] == null) == true; END",
        "var table = new Dictionary<DayOfWeek, int>(); BOX: table[DayOfWeek.Monday] = n; bool none = (!table.ContainsKey(DayOfWeek.Friday)) == true; END")]
    public Task LocalOfOneType_BecomesGeneric(string before, string after) => VerifyAsync(before, after, Safe);

    [Theory]
    [InlineData(
        "var table = new Hashtable(); BOX: table[key] = [|n|]; sum += (int)table[key]; END",
        "var table = new Dictionary<string, int>(); BOX: table[key] = n; sum += table[key]; END",
        "a missing key throws KeyNotFoundException in place of NullReferenceException")]
    [InlineData(
        "var table = new Hashtable(); BOX: table[key] = [|n|]; END foreach (string name in table.Keys) sum += name.Length;",
        "var table = new Dictionary<string, int>(); BOX: table[key] = n; END foreach (string name in table.Keys) sum += name.Length;",
        "the order of the entries may differ")]
    [InlineData(
        "var table = new Hashtable(); BOX: table[key] = [|n|]; END foreach (int value in table.Values) sum += value;",
        "var table = new Dictionary<string, int>(); BOX: table[key] = n; END foreach (int value in table.Values) sum += value;",
        "the order of the entries may differ")]
    [InlineData(
        "var list = new ArrayList(); BOX: list.Add([|n|]); END var numbers = (int[])list.ToArray(typeof(int));",
        "var list = new List<int>(); BOX: list.Add(n); END var numbers = list.ToArray();",
        "an empty array is the same object each time")]
    public Task WhatMayDiffer_IsNamed(string before, string after, string difference) =>
        VerifyAsync(
            before,
            after,
            Unsafe,
            "Declare '" + (before.Contains("list", StringComparison.Ordinal) ? "list' as 'List<int>'" : "table' as 'Dictionary<string, int>'") + " ("
                + difference + ")");

    [Theory]
    [InlineData("var list = new ArrayList(); BOX: list.Add([|n|]); list.Add(key); END")]
    [InlineData("var list = new ArrayList(); BOX: list.Add([|n|]); list.Add([|5L|]); END")]
    [InlineData("var list = new ArrayList(); BOX: list.Add([|n|]); list.Add(null); END")]
    [InlineData("var list = new ArrayList(); BOX: list.Add([|(int?)n|]); END")]
    [InlineData("var list = new ArrayList(); BOX: sum += list.Add([|n|]); END")]
    [InlineData("var list = new ArrayList(); BOX: list.Add([|n|]); object o = list[0]; END")]
    [InlineData("var list = new ArrayList(); BOX: list.Add([|n|]); END sum = (int)(long)list[0];")]
    [InlineData("var list = new ArrayList(); BOX: list.Add([|n|]); END foreach (var o in list) sum++;")]
    [InlineData("var list = new ArrayList(); BOX: list.Add([|n|]); END foreach (object o in list) sum++;")]
    [InlineData("var list = new ArrayList(); BOX: foreach (int i in list) { list.Add([|n|]); } END")]
    [InlineData("var list = new ArrayList(); BOX: list.Add([|n|]); END Take(list);")]
    [InlineData("var list = new ArrayList(); BOX: list.Add([|n|]); END list = null;")]
    [InlineData("var list = new ArrayList(); BOX: list.Add([|n|]); END Action act = () => list.Clear();")]
    [InlineData("var list = new ArrayList(); BOX: list.Add([|n|]); END void Empty() => list.Clear();")]
    [InlineData("var list = new ArrayList(); BOX: list.Add([|n|]); END sum += list.Capacity;")]
    [InlineData("var list = new ArrayList(); BOX: list.Add([|n|]); END sum += list.Cast<int>().Sum();")]
    [InlineData("var list = new ArrayList(); BOX: list.Add([|1.5|]); list.Sort(); END")]
    [InlineData("var list = new ArrayList(); BOX: list.Add([|new P(n, 1)|]); list.Remove([|new P(n, 2)|]); END")]
    [InlineData("var list = new ArrayList(new[] { 1 }); BOX: list.Add([|n|]); END")]
    [InlineData("IList list = new ArrayList(); BOX: list.Add([|n|]); END")]
    [InlineData("var list = new ArrayList(); BOX: list.Add([|n|]); END list?.Clear();")]
    [InlineData("var list = new ArrayList(); BOX: list.Add([|n|]); END sum += (int)/* why */list[0];")]
    [InlineData("var list = new ArrayList(); BOX: list.Add([|n|]); END object[] all = list.ToArray();")]
    [InlineData("var list = ArrayList.Synchronized(new ArrayList()); BOX: list.Add([|n|]); END")]
    [InlineData("ArrayList list; list = new ArrayList(); BOX: list.Add([|n|]); END")]
    [InlineData("ArrayList list = new ArrayList(), other = null; BOX: list.Add([|n|]); END")]
    [InlineData("var table = new Hashtable(); BOX: table[key] = [|n|]; table[[|n|]] = [|n|]; END")]
    [InlineData("var table = new Hashtable(); BOX: table[[|n|]] = key; END")]
    [InlineData("var table = new Hashtable(); BOX: table[new object()] = [|n|]; END")]
    [InlineData("var table = new Hashtable(); BOX: table[[|new P(n, 1)|]] = [|n|]; END")]
    [InlineData("var table = new Hashtable(); BOX: table[key] = [|n|]; END foreach (DictionaryEntry entry in table) sum++;")]
    [InlineData("var table = new Hashtable(); BOX: table[key] = [|n|]; END foreach (string name in table.Keys) table.Remove(name);")]
    [InlineData("var table = new Hashtable(); BOX: table[key] = [|n|]; END object found = table[key];")]
    [InlineData("var table = new Hashtable(); BOX: table[key] = [|n|]; END if (table[key] is int) sum++;")]
    [InlineData("var table = new Hashtable(StringComparer.OrdinalIgnoreCase); BOX: table[key] = [|n|]; END")]
    [InlineData("var table = new Hashtable(n); BOX: table[key] = [|n|]; END")]
    [InlineData("var table = new Hashtable(); BOX: table[key] = [|n|]; END sum += table.Keys.Count;")]
    [InlineData("var table = new Hashtable(); BOX: table[key] = [|n|]; END var copy = table.Clone();")]
    public Task OtherLocals_AreLeft(string statements) => VerifyAsync(statements, statements, Unsafe);

    [Fact]
    public Task Counter_IsFixedByItsOwnRule() => new Counter.Test
    {
        TestCode = Text("var table = new Hashtable(); BOX: if (table[key] != null) {|ALLOC203:table[key] = (int)table[key] + 1|}; END"),
        FixedCode = Text("var table = new Dictionary<string, int>(); BOX: if (table.ContainsKey(key)) table[key] = table[key] + 1; END"),
        CodeActionEquivalenceKey = "ALLOC203.GenericCollection!",
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task WithoutTheDirective_ItIsAdded() => RunAsync(
        Text("var list = new ArrayList(); BOX: list.Add([|n|]); END").Replace("using System.Collections.Generic;\n", "", StringComparison.Ordinal),
        Text("var list = new List<int>(); BOX: list.Add(n); END"), Safe);

    [Fact]
    public Task LineEndings_AreKept() => RunAsync(
        Text("var list = new ArrayList();\nBOX: list.Add([|n|]); END").ReplaceLineEndings("\r\n"),
        Text("var list = new List<int>();\nBOX: list.Add(n); END").ReplaceLineEndings("\r\n"),
        Safe);

    private const string Source = """
        using System; using System.Collections; using System.Collections.Generic; using System.Linq;
        public static class Methods
        {
            public static string List(int[] numbers, int index)
            {
                var text = "";
                var list = new ArrayList { 7 };
                foreach (var number in numbers)
                {
                    list.Add(number);
                    if (number % 3 == 0) list.Insert(index, number * 2);
                    if (number % 5 == 0) list.Remove(number - 1);
                    if (number % 7 == 0) list.RemoveAt(index);
                    if (list.Contains(number + 1)) list[list.IndexOf(number + 1)] = (int)list[index] + 1;
                    if (number % 11 == 0) list.Sort();
                    if (number % 13 == 0) list.Reverse();
                    if (number % 17 == 0) list.RemoveRange(index, 2);
                    if (number % 19 == 0) list.Clear();
                    text += list.LastIndexOf(number) + ",";
                }

                foreach (int item in list) text += item + " ";
                return text + list.Count;
            }

            public static string Doubles(double[] numbers, double wanted)
            {
                var list = new ArrayList(numbers.Length);
                foreach (var number in numbers) list.Add(number);
                return list.IndexOf(wanted) + "/" + list.Contains(wanted) + (list.Count > 1 ? ((double)list[1]).ToString() : "");
            }

            public static string Table(string[] names, int number)
            {
                var text = "";
                var table = new Hashtable { { "a", 1 } };
                foreach (var name in names)
                {
                    if (table[name] == null) table.Add(name, number);
                    else if (table[name] is int found) table[name] = found + 1;
                    if (table.Contains("b")) table.Remove("b");
                    text += table.ContainsKey(name) + "," + table.ContainsValue(number) + "," + table.Count + (table["c"] != null);
                }

                return text;
            }
        }
        """;

    [Fact]
    public async Task SafeFix_BehavesTheSame()
    {
        var changed = await AppliedFix.ApplyAsync<BoxedValueAnalyzer, BoxedValueCodeFix>(
            Source, LanguageVersion.CSharp10, static action => action.EquivalenceKey == Safe);
        Assert.DoesNotContain("new ArrayList", changed, StringComparison.Ordinal);
        Assert.DoesNotContain("new Hashtable", changed, StringComparison.Ordinal);
        var random = new Random(3);
        var lists = Enumerable.Range(0, 400)
            .Select(_ => new object?[] { Enumerable.Range(0, random.Next(12)).Select(_ => random.Next(40)).ToArray(), random.Next(-1, 4) })
            .Append([null, 0]);
        SameBehaviour.Verify(Source, changed, lists, LanguageVersion.CSharp10, "List");
        double[] special = [0, -0.0, double.NaN, 1, double.PositiveInfinity];
        var doubles = Enumerable.Range(0, 200)
            .Select(_ => new object?[] { Enumerable.Range(0, random.Next(4)).Select(_ => special[random.Next(5)]).ToArray(), special[random.Next(5)] });
        SameBehaviour.Verify(Source, changed, doubles, LanguageVersion.CSharp10, "Doubles");
        string?[] names = ["a", "b", "c", "", "A", null];
        var tables = Enumerable.Range(0, 300)
            .Select(_ => new object?[] { Enumerable.Range(0, random.Next(6)).Select(_ => names[random.Next(6)]).ToArray(), random.Next(3) });
        SameBehaviour.Verify(Source, changed, tables, LanguageVersion.CSharp10, "Table");
    }

    private static Task VerifyAsync(string before, string after, string key, string? title = null) => RunAsync(Text(before), Text(after), key, title);

    private static Task RunAsync(string source, string fixedSource, string key, string? title = null) => new Verify.Test
    {
        TestCode = source,
        FixedCode = fixedSource,
        CodeActionEquivalenceKey = key,
        CodeActionVerifier = (action, verifier) => verifier.True(title is null || action.Title == title, action.Title),
        CodeFixTestBehaviors = key.EndsWith('!') ? CodeFixTestBehaviors.SkipFixAllCheck : CodeFixTestBehaviors.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    private static string Text(string statements) => ($$"""
        using System;
        using System.Collections;
        using System.Collections.Generic;
        using System.Linq;

        class C
        {
            int M(int n, string key)
            {
                var sum = 0;
                {{statements.Replace("BOX:", Loop, StringComparison.Ordinal).Replace("END", "}", StringComparison.Ordinal)}}
                return sum;
            }

            static void Take(ArrayList list) { }
        }

        public struct P
        {
            public int X, Y;
            public P(int x, int y) => (X, Y) = (x, y);
        }
        """).ReplaceLineEndings("\n");
}
