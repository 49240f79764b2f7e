using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;
using Analyzer = Allocations.Analyzers.Rules.Boxing.NumberInObjectField.NumberInObjectFieldAnalyzer;
using CodeFix = Allocations.CodeFixes.Rules.Boxing.NumberInObjectField.NumberInObjectFieldCodeFix;

namespace Allocations.Tests.Boxing.NumberInObjectField;

/// <summary>The slot of ALLOC202 in each kind of variable that it stands in for: same values, and nothing torn while others write.</summary>
public sealed class TypedSlotShapesTests
{
    private const string Field = "private sealed class Box { private object _x = \"\"; public void Set<T>(T value) { _x = value; } "
        + "public bool TryGet<T>(out T value) { if (_x is T typed) { value = typed; return true; } value = default; return false; } } "
        + "private static Box Shared = new Box(); private static Box Get() => Shared;";
    private const string Property = "private sealed class Box { private object X { get; set; } = \"\"; public void Set<T>(T value) { X = value; } "
        + "public bool TryGet<T>(out T value) { if (X is T typed) { value = typed; return true; } value = default; return false; } } "
        + "private static Box Shared = new Box(); private static Box Get() => Shared;";
    private const string StaticField = "private static object _x = \"\"; private sealed class Box { public void Set<T>(T value) { _x = value; } "
        + "public bool TryGet<T>(out T value) { if (_x is T typed) { value = typed; return true; } value = default; return false; } } "
        + "private static Box Get() => new Box();";
    private const string DictionaryValue = "private sealed class Entry { public object Value = \"\"; public int Uses; } "
        + "private static readonly Dictionary<string, Entry> Map = new Dictionary<string, Entry> { [\"a\"] = new Entry() }; "
        + "private sealed class Box { public void Set<T>(T value) { var entry = Map[\"a\"]; entry.Value = value; } public bool TryGet<T>(out T value) { "
        + "var entry = Map[\"a\"]; if (entry.Value is T typed) { value = typed; return true; } value = default; return false; } } "
        + "private static Box Get() => new Box();";

    private const string Constructed = "private sealed class Entry { public object Value; public Entry(object value) { Value = value; } "
        + "public void Set<T>(T value) { Value = value; } } private static volatile Entry Current = new Entry(\"\"); "
        + "private sealed class Box { public void Set<T>(T value) { Current = new Entry(value); } "
        + "public bool TryGet<T>(out T value) { if (Current.Value is T typed) { value = typed; return true; } value = default; return false; } } "
        + "private static Box Get() => new Box();";

    [Theory]
    [InlineData(Field)]
    [InlineData(Property)]
    [InlineData(StaticField)]
    [InlineData(DictionaryValue)]
    [InlineData(Constructed)]
    public async Task Values_AreReadAsTheyWereWritten(string shape)
    {
        var (before, after) = await SourcesAsync(shape);
        var values = new object?[] { 0L, -1L, long.MaxValue, 2.5, double.NaN, "text", "", null, 7, true, 'c', 1m };
        SameBehaviour.Verify(before, after, from first in values from second in values select new[] { first, second }, LanguageVersion.Latest, "Kinds");
    }

    [Theory]
    [InlineData(Field)]
    [InlineData(Property)]
    [InlineData(StaticField)]
    [InlineData(DictionaryValue)]
    [InlineData(Constructed)]
    public async Task ReadsAmongWrites_SeeWholeValues(string shape)
    {
        var (_, after) = await SourcesAsync(shape);
        using var methods = CompiledMethods.Compile(after);
        Assert.Equal("", methods.Call("Torn", 4, 20_000).Value);
    }

    private static async Task<(string Before, string After)> SourcesAsync(string shape)
    {
        var source = """
            using System;
            using System.Collections.Generic;
            using System.Threading.Tasks;
            public static class C
            {
                SHAPE

                public static string Kinds(object first, object second)
                {
                    Put(first);
                    var text = Describe();
                    Put(second);
                    return text + "|" + Describe();
                }

                public static string Torn(int writers, int times)
                {
                    var wrong = "";
                    Get().Set(0L);
                    Parallel.For(0, writers * 2, new ParallelOptions { MaxDegreeOfParallelism = writers * 2 }, i =>
                    {
                        for (var n = 0; n < times; n++)
                        {
                            if (i % 2 == 0)
                            {
                                if (n % 3 == 0) Get().Set(n % 2 == 0 ? 0x1111111122222222L : 0x3333333344444444L);
                                else if (n % 3 == 1) Get().Set(n % 2 == 0 ? 1.5 : -1e300);
                                else Get().Set(n % 2 == 0 ? "left" : "right");
                            }
                            else
                            {
                                if (Get().TryGet(out long number) && number is not (0 or 0x1111111122222222L or 0x3333333344444444L)) wrong = "long " + number;
                                if (Get().TryGet(out double fraction) && fraction != 1.5 && fraction != -1e300) wrong = "double " + fraction;
                                if (Get().TryGet(out string text) && text != "left" && text != "right") wrong = "string " + text;
                            }
                        }
                    });
                    return wrong;
                }

                private static void Put(object value)
                {
                    switch (value)
                    {
                        case long number: Get().Set(number); break;
                        case double number: Get().Set(number); break;
                        case int number: Get().Set(number); break;
                        case bool flag: Get().Set(flag); break;
                        case char letter: Get().Set(letter); break;
                        case decimal money: Get().Set(money); break;
                        default: Get().Set((string)value); break;
                    }
                }

                private static string Describe() =>
                    Get().TryGet(out long number) ? "long " + number
                    : Get().TryGet(out double fraction) ? "double " + fraction
                    : Get().TryGet(out int small) ? "int " + small
                    : Get().TryGet(out bool flag) ? "bool " + flag
                    : Get().TryGet(out char letter) ? "char " + letter
                    : Get().TryGet(out decimal money) ? "decimal " + money
                    : Get().TryGet(out string text) ? "string " + text
                    : "null";
            }
            """.Replace("SHAPE", shape);
        var changed = await AppliedFix.ApplyAsync<Analyzer, CodeFix>(
            source, LanguageVersion.Latest, static action => action.Title.StartsWith("Keep the numbers of", StringComparison.Ordinal));
        Assert.NotEqual(source, changed);
        return (source, changed);
    }
}
