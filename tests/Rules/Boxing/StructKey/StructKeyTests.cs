using Microsoft.CodeAnalysis;
using Allocations.Analyzers.Rules.Boxing.StructKey;
using Allocations.CodeFixes.Rules.Boxing.StructKey;
using Allocations.Testing;
using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Boxing.StructKey.StructKeyAnalyzer,
    Allocations.CodeFixes.Rules.Boxing.StructKey.StructKeyCodeFix>;

namespace Allocations.Tests.Boxing.StructKey;

public sealed class StructKeyTests
{
    [Theory]
    [InlineData("_ = [|map[key]|];")]
    [InlineData("[|map[key]|] = 1;")]
    [InlineData("[|map.TryGetValue(key, out _)|];")]
    [InlineData("[|map.ContainsKey(key)|];")]
    [InlineData("[|set.Add(key)|];")]
    [InlineData("[|concurrent.GetOrAdd(key, 1)|];")]
    [InlineData("[|list.Contains(key)|];")]
    [InlineData("[|list.IndexOf(key)|];")]
    [InlineData("[|Array.IndexOf(array, key)|];")]
    [InlineData("[|array.Distinct()|].Count();")]
    [InlineData("[|array.Contains(key)|].ToString();")]
    [InlineData("[|numbers.GroupBy(n => new Key())|].Count();")]
    [InlineData("[|numbers.ToDictionary(n => new Key())|].Clear();")]
    [InlineData("var local = new HashSet<Key>(); [|local.Add(key)|];")]
    [InlineData("late = new HashSet<Key>(); [|late.Add(key)|];")]
    [InlineData("[|EqualityComparer<Key>.Default.Equals(key, key)|].ToString();")]
    [InlineData("while (true) [|onlyHash.Add(new OnlyHash())|];")]
    [InlineData("[|onlyEquatable.Add(new OnlyEquatable())|];")]
    [InlineData("[|new OnlyEquatable[2].Distinct()|].Count();")]
    public Task StructWithoutEquality_IsReported(string statement) => AnalyzeAsync(statement);

    [Theory]
    [InlineData("[|set.Add(key)|]; set.Add(key); _ = map[key];")]
    [InlineData("while (true) { [|set.Add(key)|]; set.Add(key); [|onlyHash.Add(new OnlyHash())|]; onlyHash.Add(new OnlyHash()); }")]
    [InlineData("[|set.Add(key)|]; while (true) [|set.Add(key)|];")]
    [InlineData("while (true) [|set.Add(key)|]; set.Add(key);")]
    [InlineData("[|set.Add(key)|]; onlyHash.Add(new OnlyHash());")]
    [InlineData("if (set == null) throw new Exception(set.Contains(key).ToString()); [|set.Add(key)|]; set.Add(key);")]
    public Task SeveralUsesOfOneStructInAMember_AreOneFinding(string statements) => AnalyzeAsync(statements);

    [Fact]
    public Task UseThatOtherWorkOutweighs_DoesNotSpeakForTheNext()
    {
        var calls = string.Concat(Enumerable.Repeat("Work(n); ", 20));
        return Verify.VerifyAnalyzerAsync(
            "using System.Collections.Generic; struct Key { public int X; public string Y; } public class C { HashSet<Key> set = new HashSet<Key>(); "
                + "static void Work(int n) { } void M(List<int> all, Key key) { foreach (var n in all) { " + calls + "set.Add(key); } "
                + "foreach (var n in all) [|set.Add(key)|]; foreach (var n in all) set.Add(key); } }");
    }

    [Theory]
    [InlineData("good.Add(new Good());")]
    [InlineData("records.Add(new Rec(1));")]
    [InlineData("tuples.Add((key, 1));")]
    [InlineData("enums.Add(E.A);")]
    [InlineData("values[1] = key;")]
    [InlineData("values.ContainsKey(1);")]
    [InlineData("strings.Add(\"a\");")]
    [InlineData("map.Clear();")]
    [InlineData("_ = map.Count;")]
    [InlineData("list.Add(key);")]
    [InlineData("small.Contains(new Small()); small.IndexOf(new Small()); Enumerable.SequenceEqual(small, small);")]
    [InlineData("list.RemoveAt(0);")]
    [InlineData("new List<OnlyEquatable>().IndexOf(new OnlyEquatable());")]
    [InlineData("new OnlyEquatable[2].Contains(new OnlyEquatable());")]
    [InlineData("Array.IndexOf(new OnlyEquatable[2], new OnlyEquatable());")]
    [InlineData("numbers.GroupBy(n => n).Count();")]
    [InlineData("array.Distinct(new Comparer()).Count();")]
    [InlineData("parameter.Add(key);")]
    [InlineData("elsewhere.Add(key);")]
    [InlineData("unknown.Add(key);")]
    [InlineData("late = new HashSet<Key>(new Comparer()); late.Add(key);")]
    [InlineData("var local = new HashSet<Key>(new Comparer()); local.Add(key);")]
    [InlineData("var local = new HashSet<Key>(); local = parameter; local.Add(key);")]
    [InlineData("array.Where(k => k.X == 1).Count();")]
    [InlineData("throw new Exception(map.ContainsKey(key).ToString());")]
    [InlineData("System.Linq.Expressions.Expression<Func<bool>> tree = () => map.ContainsKey(key);")]
    public Task OwnEqualityOrOtherComparer_IsSilent(string statement) => AnalyzeAsync(statement);

    [Fact]
    public Task CollectionWithComparer_IsSilent() => AnalyzeAsync("compared.Add(key);", "HashSet<Key> compared = new HashSet<Key>(new Comparer()); ");

    [Theory]
    [InlineData("Dictionary<Key, int>", "[|map.TryGetValue(key, out _)|];")]
    [InlineData("Dictionary<Key, int>", "_ = [|map[key]|];")]
    [InlineData("Dictionary<Key, int>", "[|C.Make().ContainsKey(key)|];")]
    [InlineData("Dictionary<Key, int>", "[|C.Shared.ContainsKey(key)|];")]
    [InlineData("IReadOnlyDictionary<Key, int>", "[|map.ContainsKey(key)|];")]
    [InlineData("IDictionary<Key, int>", "[|map[key]|] = 1;")]
    [InlineData("ISet<Key>", "[|map.Add(key)|];")]
    [InlineData("System.Collections.Immutable.ImmutableDictionary<Key, int>", "[|map.ContainsKey(key)|];")]
    [InlineData("IEnumerable<KeyValuePair<Key, int>>", "map.GetEnumerator();")]
    public Task CollectionFromElsewhere_IsReportedWhereNoComparerCanExist(string type, string statement) =>
        FromElsewhereAsync(type, statement, "internal struct Key { public int X; public string Y; }");

    [Theory]
    [InlineData("[|map.ContainsKey(key)|];", "static class Names { internal static HashSet<string> All => new HashSet<string>(StringComparer.Ordinal); }")]
    [InlineData("map.ContainsKey(key);", "static class Names { internal static EqualityComparer<T> Of<T>() => EqualityComparer<T>.Default; }")]
    [InlineData(
        "map.ContainsKey(key);",
        "static class Names { internal static StringComparer Ordinal => StringComparer.Ordinal; internal static System.Collections.IComparer Other => null; }")]
    [InlineData("map.ContainsKey(key);", "class OwnStringComparer { } static class Names { internal static OwnStringComparer Own => null; }")]
    [InlineData("map.ContainsKey(key);", "class StringComparers { } static class Names { internal static StringComparers Own => null; }")]
    public Task FileWithAComparerOfStrings_NamesNoneForStructs(string statement, string other) =>
        FromElsewhereAsync("Dictionary<Key, int>", statement, "struct Key { public int X; public string Y; } " + other);

    [Fact]
    public Task InterfaceThatOnlyHasTheNameOfAnOrder_SortsNoKeys() => FromElsewhereAsync(
        "IDictionary<Key, int>", "[|map.ContainsKey(key)|];", "namespace Own { interface IComparable { } } struct Key : Own.IComparable { public int X; }");

    [Theory]
    [InlineData("Dictionary<Key, int>", "public struct Key { public int X; public string Y; }")]
    [InlineData(
        "Dictionary<Key, int>",
        "struct Key { public int X; } class KeyComparer : EqualityComparer<Key> { public override bool Equals(Key x, Key y) => x.X == y.X; "
            + "public override int GetHashCode(Key key) => key.X; }")]
    [InlineData("IDictionary<Key, int>", "struct Key : IComparable<Key> { public int X; public int CompareTo(Key other) => X - other.X; }")]
    [InlineData("SortedDictionary<Key, int>", "struct Key : IComparable<Key> { public int X; public int CompareTo(Key other) => X - other.X; }")]
    [InlineData("IReadOnlyDictionary<Key, int>", "record struct Key(int X);")]
    public Task CollectionFromElsewhere_IsSilentWhereAComparerMayExist(string type, string key) => FromElsewhereAsync(type, "map.ContainsKey(key);", key);

    [Fact]
    public Task Cold_IsSilent() =>
        Verify.VerifyAnalyzerAsync(
            "using System.Collections.Generic; struct Key { public int X; } class C { void M(HashSet<Key> set) => set.Add(new Key()); }");

    [Fact]
    public Task Incomplete_IsSilent() =>
        Verify.VerifyAnalyzerAsync(
            "using System.Collections.Generic; class C { void M(HashSet<{|CS0246:Missing|}> set) { while (true) set.Add({|CS0103:missing|}); } }");

    [Theory]
    [InlineData(
        "{|#0:set.Add(key)|};",
        "'Key' has no 'IEquatable<Key>' and 'GetHashCode' of its own, so 'Add' boxes it each time to hash or compare it, which allocates 32 B or more (in a "
            + "loop (line 14))")]
    [InlineData(
        "{|#0:list.Contains(key)|};",
        "'Key' has no 'IEquatable<Key>' and 'GetHashCode' of its own, so 'Contains' boxes it each time to hash or compare it, which allocates 64 B or more "
            + "(in a loop (line 14))")]
    public Task Message_NamesWhatIsMissing(string statement, string message) => new Verify.Test
    {
        TestCode = Text(statement, ""),
        ExpectedDiagnostics =
        {
            new DiagnosticResult(new StructKeyAnalyzer().SupportedDiagnostics[0])
                .WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(message),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task PlainFields_AreComparedInOrder() => FixAsync(
        "struct Key\n{\n    public int Id;\n    public string Name { get; set; } // name\n}",
        "struct Key : IEquatable<Key>\n{\n    public int Id;\n    public string Name { get; set; } // name\n\n"
            + "    public readonly bool Equals(Key other) => Id == other.Id && Name == other.Name;\n\n"
            + "    public override readonly bool Equals(object obj) => obj is Key other && Equals(other);\n\n"
            + "    public override readonly int GetHashCode() => HashCode.Combine(Id, Name);\n}",
        "Give 'Key' its own equality (hash codes, and so the order of unordered collections, change)");

    [Fact]
    public Task OtherInterfacesAndReadOnly_AreKept() => FixAsync(
        "readonly struct Key : IDisposable\n{\n    private readonly double _x;\n    public void Dispose() { }\n}",
        "readonly struct Key : IDisposable, IEquatable<Key>\n{\n    private readonly double _x;\n    public void Dispose() { }\n\n"
            + "    public bool Equals(Key other) => EqualityComparer<double>.Default.Equals(_x, other._x);\n\n"
            + "    public override bool Equals(object obj) => obj is Key other && Equals(other);\n\n"
            + "    public override int GetHashCode() => HashCode.Combine(_x);\n}",
        "Give 'Key' its own equality (negative zero and NaN in '_x' compare differently on .NET Framework, and hash codes change)");

    [Fact]
    public Task OldFramework_FoldsHashCodes() => FixAsync(
        "struct Key\n{\n    public int A;\n    public string B;\n    public long C;\n}",
        "struct Key : IEquatable<Key>\n{\n    public int A;\n    public string B;\n    public long C;\n\n"
            + "    public readonly bool Equals(Key other) => A == other.A && B == other.B && C == other.C;\n\n"
            + "    public override readonly bool Equals(object obj) => obj is Key other && Equals(other);\n\n"
            + "    public override readonly int GetHashCode() => unchecked((((A.GetHashCode() * 31) + (B?.GetHashCode() ?? 0)) * 31) + C.GetHashCode());\n}",
        null, ReferenceAssemblies.NetStandard.NetStandard20);

    [Theory]
    [InlineData("struct Key\n{\n    public int X;\n    public override bool Equals(object obj) => true;\n    public override int GetHashCode() => 1;\n}")]
    [InlineData("struct Key\n{\n    public int X;\n    public bool Equals(int other) => true;\n}")]
    [InlineData("struct Key\n{\n    public int A, B, C, D, E, F, G, H, I;\n}")]
    [InlineData("struct Key\n{\n}")]
    public Task PartlyWrittenOrTooLarge_IsLeft(string declaration) => FixAsync(declaration, declaration, null);

    [Fact]
    public Task CarriageReturns_AreKept() => FixAsync(
        "struct Key\r\n{\r\n    public int X;\r\n}",
        "struct Key : IEquatable<Key>\r\n{\r\n    public int X;\r\n\r\n    public readonly bool Equals(Key other) => X == other.X;\r\n\r\n"
            + "    public override readonly bool Equals(object obj) => obj is Key other && Equals(other);\r\n\r\n"
            + "    public override readonly int GetHashCode() => HashCode.Combine(X);\r\n}",
        null);

    [Fact]
    public async Task PlainFields_CompareTheSame()
    {
        const string source = """
            using System; using System.Collections.Generic;
            public enum E { A, B }
            public struct Key { public int Id; public string Name; public bool Flag; public char Letter; public E Kind; public long Big; }
            public static class Methods
            {
                public static string Run(int a, int b, string name)
                {
                    var keys = new List<Key>(); var set = new HashSet<Key>(); var text = "";
                    for (var i = 0; i < 20; i++)
                    {
                        var key = new Key
                        {
                            Id = i % 3 == 0 ? a : b, Name = i % 2 == 0 ? name : i % 4 == 1 ? null : new string('a', 1), Flag = i % 5 == 0,
                            Letter = (char)('a' + i % 2), Kind = (E)(i % 2), Big = i % 7 == 0 ? long.MaxValue : a
                        };
                        text += set.Add(key) + "," + keys.IndexOf(key) + "," + key.Equals((object)i) + ";";
                        keys.Add(key);
                    }

                    return text + set.Count;
                }
            }
            """;
        var fixedSource = await AppliedFix.ApplyAsync<StructKeyAnalyzer, StructKeyCodeFix>(
            source, LanguageVersion.CSharp10, static action => action.EquivalenceKey == "ALLOC206.Equality!");
        Assert.Contains("IEquatable<Key>", fixedSource);
        var calls = from a in new[] { 0, 1, -1, int.MaxValue } from b in new[] { 0, 1, 7 } from name in new[] { null, "", "a", "ü" } select new object?[]
        {
            a,
            b,
            name,
        };
        SameBehaviour.Verify(source, fixedSource, calls, LanguageVersion.CSharp10, "Run");
    }

    [Fact]
    public async Task Floats_CompareTheSameOnModernRuntimes()
    {
        const string source = """
            using System.Collections.Generic;
            public struct Key { public double X; public long Y; }
            public static class Methods
            {
                public static string Same(double a, double b)
                {
                    var list = new List<Key> { new Key { X = a } };
                    while (true) if (true) return list.Contains(new Key { X = b }).ToString();
                }
            }
            """;
        var fixedSource = await AppliedFix.ApplyAsync<StructKeyAnalyzer, StructKeyCodeFix>(
            source, LanguageVersion.CSharp10, static action => action.Title.Contains("negative zero", StringComparison.Ordinal));
        using var before = CompiledMethods.Compile(source);
        using var after = CompiledMethods.Compile(fixedSource);
        var otherNaN = BitConverter.Int64BitsToDouble(BitConverter.DoubleToInt64Bits(double.NaN) ^ 1);
        foreach (var (a, b) in new[] { (0.0, -0.0), (double.NaN, otherNaN), (1.0, 1.0), (1.0, 2.0) })
            Assert.Equal(before.Call("Same", a, b).Value, after.Call("Same", a, b).Value);
    }

    [Fact]
    public async Task HashCodes_ChangeAsTheTitleSays()
    {
        const string source = """
            using System.Collections.Generic;
            public struct Key { public int X; public string Y; }
            public static class Methods
            {
                public static int Hash(HashSet<Key> given)
                {
                    var set = new HashSet<Key>();
                    while (set.Contains(new Key())) { }
                    return new Key { X = 1, Y = "a" }.GetHashCode();
                }
            }
            """;
        var fixedSource = await AppliedFix.ApplyAsync<StructKeyAnalyzer, StructKeyCodeFix>(
            source.Replace("while (", "while (true) if (", StringComparison.Ordinal)
                .Replace("{ } return", "return 1; else if (true) return", StringComparison.Ordinal),
            LanguageVersion.CSharp10,
            static action => action.Title.EndsWith("change)", StringComparison.Ordinal));
        Assert.Contains("HashCode.Combine(X, Y)", fixedSource);
        using var before = CompiledMethods.Compile(Callable(source));
        using var after = CompiledMethods.Compile(Callable(fixedSource));
        Assert.NotEqual(before.Call("OfKey").Value, after.Call("OfKey").Value);

        static string Callable(string text) =>
            text + " public static class Caller { public static int OfKey() => new Key { X = 1, Y = \"a\" }.GetHashCode(); }";
    }

    [Theory]
    [InlineData("set.Contains(absent)", 24)]
    [InlineData("list.Contains(present)", 0)]
    [InlineData("large.Contains(new Large())", 64)]
    [InlineData("large.IndexOf(new Large()) == 0", 64)]
    [InlineData("EqualityComparer<Key>.Default.Equals(present, absent)", 48)]
    [InlineData("set.Contains(present)", 72)]
    public void Bytes_AreAsTheMessagesSay(string expression, long bytes)
    {
        const int Times = 100;
        using var methods = CompiledMethods.Compile("""
            using System; using System.Collections.Generic; using System.Runtime.CompilerServices;
            public struct Key { public int X; } public struct Large { public long X, Y; }
            public static class Methods
            {
                private static Key present = new Key { X = 1 }, absent = new Key { X = 77 };
                private static HashSet<Key> set = new HashSet<Key> { present };
                private static List<Key> list = new List<Key> { present };
                private static List<Large> large = new List<Large> { new Large() };
                public static bool Run() { var all = true; for (var i = 0; i < 100; i++) all &= EXPRESSION; return all; }
            }
            """.Replace("EXPRESSION", expression));
        var run = methods.Delegate<Func<bool>>("Run");
        Assert.Equal(bytes, AllocatedBytes.PerCall(() => run()) / Times);
    }

    private static Task AnalyzeAsync(string statement, string fields = "") =>
        new Verify.Test
        {
            LanguageVersion = LanguageVersion.CSharp10,
            ReferenceAssemblies = ReferenceAssemblies.Net.Net80,
            TestCode = Text(statement, fields),
        }.RunAsync(TestContext.Current.CancellationToken);

    [Theory]
    [InlineData(
        "struct Key\n{\n    public int Id; // id\n    private string _name;\n}",
        "record struct Key\n{\n    public int Id; // id\n    private string _name;\n}",
        "hash codes, and so the order of unordered collections, change; 'ToString' lists the members")]
    [InlineData(
        "/// <summary>A key.</summary>\ninternal readonly struct Key : IDisposable\n{\n    public readonly int Id;\n    public void Dispose() { }\n"
            + "    public override string ToString() => \"key\";\n}",
        "/// <summary>A key.</summary>\ninternal readonly record struct Key : IDisposable\n{\n    public readonly int Id;\n    public void Dispose() { }\n"
            + "    public override string ToString() => \"key\";\n}",
        "hash codes, and so the order of unordered collections, change")]
    [InlineData(
        "struct Key\r\n{\r\n    public object Value { get; set; }\r\n}",
        "record struct Key\r\n{\r\n    public object Value { get; set; }\r\n}",
        "'Value' is compared by the default comparer of its type, and hash codes change; 'ToString' lists the members")]
    public Task RecordStruct_HasEquality(string declaration, string record, string difference) =>
        FixAsync(declaration, record, "Declare 'Key' as a record struct (" + difference + ")", key: "ALLOC206.Record!");

    [Theory]
    [InlineData(
        "struct Key\n{\n    public int X;\n    public static bool operator ==(Key a, Key b) => true;\n"
            + "    public static bool operator !=(Key a, Key b) => false;\n}")]
    [InlineData("struct Key\n{\n    public int X;\n    public override int GetHashCode() => 1;\n}")]
    [InlineData("partial struct Key\n{\n    public int X;\n}")]
    [InlineData("struct Key\n{\n    public int X;\n    public void PrintMembers() { }\n}")]
    [InlineData("struct Key\n{\n}")]
    public Task StructThatCannotBeARecord_IsLeft(string declaration) => FixAsync(declaration, declaration, null, key: "ALLOC206.Record!");

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("struct Key(int x)\n{\n    public int X = x;\n}")]
    [InlineData("struct Key(int x)\n{\n    public int Y;\n    public int X => x;\n}")]
    public Task PrimaryConstructor_CannotBeARecord(string declaration) =>
        FixAsync(declaration, declaration, null, key: "ALLOC206.Record!", languageVersion: RoslynFacts.CSharp12);

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("struct Key(int x)\n{\n    public int Y;\n    public int X => x;\n}")]
    [InlineData("struct Key(string x)\n{\n    public int Y;\n    public int X() => x.Length;\n}")]
    [InlineData("struct Key(int x)\n{\n    public int Y;\n    public int X { get { return Y + x; } }\n}")]
    public Task FieldThatOnlyTheCompilerNames_CannotBeCompared(string declaration) =>
        FixAsync(declaration, declaration, null, languageVersion: RoslynFacts.CSharp12);

    [Fact(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    public Task PrimaryConstructorThatSetsFields_IsNoField() => FixAsync(
        "struct Key(int x)\n{\n    public int X { get; } = x;\n    public int Twice(Key y) => y.X;\n}",
        "struct Key(int x) : IEquatable<Key>\n{\n    public int X { get; } = x;\n    public int Twice(Key y) => y.X;\n\n"
            + "    public readonly bool Equals(Key other) => X == other.X;\n\n"
            + "    public override readonly bool Equals(object obj) => obj is Key other && Equals(other);\n\n"
            + "    public override readonly int GetHashCode() => HashCode.Combine(X);\n}",
        null, languageVersion: RoslynFacts.CSharp12);

    [Theory(Skip = "Needs C# 12.", SkipType = typeof(RoslynFacts), SkipUnless = nameof(RoslynFacts.SupportsCSharp12))]
    [InlineData("struct Key(int x) { public int X = x; }", "24 B")]
    [InlineData("struct Key(int x) { public int Y; public int X => x; }", "memory")]
    public Task Message_NamesNoBytesWhereFieldsAreHidden(string declaration, string bytes) => new Verify.Test
    {
        TestCode = "using System.Collections.Generic;\n"
            + "class C { HashSet<Key> set = new HashSet<Key>(); void M(Key key) { while (true) {|#0:set.Contains(key)|}; } }\n" + declaration,
        LanguageVersion = RoslynFacts.CSharp12,
        ExpectedDiagnostics =
        {
            new DiagnosticResult(new StructKeyAnalyzer().SupportedDiagnostics[0]).WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
                "'Key' has no 'IEquatable<Key>' and 'GetHashCode' of its own, so 'Contains' boxes it each time to hash or compare it, which allocates "
                    + bytes + " or more (in a loop (line 2))"),
        },
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task OlderLanguage_HasNoRecordStructs() =>
        FixAsync(
            "struct Key\n{\n    public int X;\n}",
            "struct Key\n{\n    public int X;\n}",
            null,
            key: "ALLOC206.Record!",
            languageVersion: LanguageVersion.CSharp9);

    private static Task FixAsync(
        string declaration,
        string fixedDeclaration,
        string? title,
        ReferenceAssemblies? references = null,
        string key = "ALLOC206.Equality!",
        LanguageVersion languageVersion = LanguageVersion.CSharp10)
    {
        var lineEnd = declaration.Contains('\r', StringComparison.Ordinal) ? "\r\n" : "\n";
        var use = "using System;" + lineEnd + "using System.Collections.Generic;" + lineEnd
            + "class C { HashSet<Key> set = new HashSet<Key>(); void M(Key key) { while (true) [|set.Contains(key)|]; } }" + lineEnd;
        var test = new Verify.Test
        {
            TestCode = use + declaration + lineEnd,
            FixedCode = (declaration == fixedDeclaration ? use : use.Replace("[|", "", StringComparison.Ordinal).Replace("|]", "", StringComparison.Ordinal))
                + fixedDeclaration + lineEnd,
            CodeActionEquivalenceKey = key,
            LanguageVersion = languageVersion,
            CodeActionVerifier = (action, verifier) => verifier.True(title is null || action.Title == title, action.Title),
            CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
            ReferenceAssemblies = references ?? ReferenceAssemblies.Net.Net80,
        };
        return test.RunAsync(TestContext.Current.CancellationToken);
    }

    private static string Text(string statement, string fields) =>
        "using System; using System.Collections.Concurrent; using System.Collections.Generic; using System.Linq;\n" + """
        class C { FIELDS
            readonly Dictionary<Key, int> map = new Dictionary<Key, int>(16);
            HashSet<Key> set = new HashSet<Key>();
            ConcurrentDictionary<Key, int> concurrent { get; } = new ConcurrentDictionary<Key, int>();
            HashSet<OnlyHash> onlyHash = new HashSet<OnlyHash>();
            HashSet<OnlyEquatable> onlyEquatable = new HashSet<OnlyEquatable>();
            static HashSet<Key> Made(int size) => new HashSet<Key>(size);
            HashSet<Key> late;
            readonly HashSet<Key> elsewhere = Made(3);
            readonly HashSet<Key> unknown;
            void M(Key key, Key[] array, int[] numbers, HashSet<Key> parameter, List<Key> list, HashSet<Good> good, HashSet<Rec> records,
                HashSet<(Key, int)> tuples, HashSet<E> enums, Dictionary<int, Key> values, HashSet<string> strings, List<Small> small) {
        """.Replace("FIELDS", fields) + "\nwhile (numbers.Length < 9) { " + statement + " } } }\n" + """
        struct Key { public int X; public string Name; } struct Small { public int X; public short Y; public char Z; } enum E { A } record struct Rec(int X);
        struct OnlyHash { public int X; public override int GetHashCode() => X; }
        struct OnlyEquatable : IEquatable<OnlyEquatable> { public int X; public bool Equals(OnlyEquatable other) => true; }
        struct Good : IEquatable<Good>
        {
            public int X;
            public bool Equals(Good other) => true;
            public override bool Equals(object o) => true;
            public override int GetHashCode() => 1;
        }
        class Comparer : IEqualityComparer<Key> { public bool Equals(Key a, Key b) => true; public int GetHashCode(Key key) => 1; }
        """;

    private static Task FromElsewhereAsync(string type, string statement, string key) => Verify.VerifyAnalyzerAsync($$"""
        using System;
        using System.Collections.Generic;
        {{key}}
        class C
        {
            internal static Dictionary<Key, int> Make() => Shared;
            internal static Dictionary<Key, int> Shared { get; set; }
            void M({{type}} map, Key[] keys) { foreach (var key in keys) { {{statement}} } }
        }
        """);
}
