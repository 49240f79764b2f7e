using Allocations.Tests.Behaviour;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using Analyzer = Allocations.Analyzers.Rules.Boxing.NumberInObjectField.NumberInObjectFieldAnalyzer;
using CodeFix = Allocations.CodeFixes.Rules.Boxing.NumberInObjectField.NumberInObjectFieldCodeFix;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Boxing.NumberInObjectField.NumberInObjectFieldAnalyzer,
    Allocations.CodeFixes.Rules.Boxing.NumberInObjectField.NumberInObjectFieldCodeFix>;

namespace Allocations.Tests.Boxing.NumberInObjectField;

/// <summary>ALLOC202 where a member holds numbers and references: the numbers move into a slot beside the reference.</summary>
public sealed class NumberInObjectFieldSlotTests
{
    private const string Usings = "using System;\nusing System.Collections.Generic;\nusing System.Linq.Expressions;\nusing System.Threading;\n";

    private const string Cell =
        """
        using System;
        using System.Threading;
        using System.Threading.Tasks;
        public static class C
        {
            private sealed class Cell
            {
                public object Value;

                public void Set<T>(T value) => Value = value;

                public bool TryGet<T>(out T value)
                {
                    if (Value is T typed) { value = typed; return true; }
                    value = default;
                    return false;
                }

                public T Cast<T>() => (T)Value;

                public object Take() => Interlocked.Exchange(ref Value, null);

                public long Add(long value)
                {
                    object old;
                    long sum;
                    do
                    {
                        old = Value;
                        sum = (old is long n ? n : Convert.ToInt64(old)) + value;
                    }
                    while (Interlocked.CompareExchange(ref Value, sum, old) != old);
                    return sum;
                }

                public double Add(double value)
                {
                    while (true)
                    {
                        var old = Value;
                        var sum = (old is double n ? n : Convert.ToDouble(old)) + value;
                        if (old == Interlocked.CompareExchange(ref Value, sum, old)) return sum;
                    }
                }

                public string Describe() =>
                    (Value == null) + "|" + (Value is not string s ? "-" : s) + "|" + (Value is int) + (Value is IComparable) + (Value is ValueType) + Value
                        + $"{Value,5}" + (Value as string) + (Value is 5L) + Value?.GetType();
            }

            public static string Kinds(object first, object second)
            {
                var cell = new Cell();
                var text = cell.Describe();
                cell.Value = first;
                text += cell.Describe();
                cell.Set(5);
                text += cell.Describe() + cell.TryGet(out int _) + cell.TryGet(out long _) + cell.TryGet(out int? _) + cell.TryGet(out object boxed) + boxed
                    + cell.TryGet(out IFormattable _);
                cell.Set(5L); text += cell.Describe() + cell.TryGet(out DayOfWeek _) + cell.Cast<long>() + cell.Cast<object>() + cell.Cast<long?>();
                cell.Set(true); text += cell.Describe() + cell.Cast<bool>();
                cell.Set(-0.0); text += cell.Describe() + BitConverter.DoubleToInt64Bits(cell.Cast<double>());
                cell.Set(DayOfWeek.Friday); text += cell.Describe() + cell.TryGet(out int _) + cell.Cast<DayOfWeek>();
                cell.Set((int?)7); text += cell.Describe() + cell.TryGet(out int seven) + seven;
                cell.Set((int?)null); text += cell.Describe();
                cell.Set(second); text += cell.Describe() + cell.Take() + cell.Describe();
                return text;
            }

            public static long SumLong(object first, object second) { var cell = new Cell { Value = first }; cell.Add(2L); return cell.Add(3L); }

            public static double SumDouble(object first, object second)
            {
                var cell = new Cell { Value = second };
                cell.Add(2.5);
                return cell.Add(3L) + cell.Add(0.25);
            }

            public static int Unbox(object first, object second)
            {
                var cell = new Cell();
                cell.Set(first);
                cell.Set(5L);
                cell.Value = second;
                return cell.Cast<int>();
            }

            public static long Race(int threads, int perThread)
            {
                var cell = new Cell();
                cell.Set(0L);
                Parallel.For(0, threads, new ParallelOptions { MaxDegreeOfParallelism = threads }, _ => { for (var i = 0; i < perThread; i++) cell.Add(3L); });
                return cell.Cast<long>();
            }

            // Each writer keeps a kind whose values say which kind it is; a mixture of two writes would show.
            public static int Torn(int threads, int perThread)
            {
                var cell = new Cell();
                var torn = 0;
                Parallel.For(0, threads, new ParallelOptions { MaxDegreeOfParallelism = threads }, thread =>
                {
                    for (var i = 0; i < perThread; i++)
                    {
                        switch (thread % 4)
                        {
                            case 0: cell.Set((long)i << 32 | (uint)i); break;
                            case 1: cell.Set(-1.5); break;
                            case 2: cell.Set("text"); break;
                            default:
                                if (cell.TryGet(out long n) && (uint)n != (uint)(n >> 32)) Interlocked.Increment(ref torn);
                                if (cell.TryGet(out double d) && d != -1.5) Interlocked.Increment(ref torn);
                                if (cell.TryGet(out string s) && s != "text") Interlocked.Increment(ref torn);
                                break;
                        }
                    }
                });
                return torn;
            }

            public static Action SetLong() { var cell = new Cell(); cell.Set("x"); return () => cell.Set(7L); }
            public static Action SetDouble() { var cell = new Cell(); return () => cell.Set(7.5); }
            public static Action GetInt() { var cell = new Cell(); cell.Set(7); return () => cell.TryGet(out int _); }
            public static Action AddLong() { var cell = new Cell(); cell.Set(7L); return () => cell.Add(1L); }
            public static Action AddDouble() { var cell = new Cell(); cell.Set(7.0); return () => cell.Add(1.0); }
            public static Action ChangeKind()
            {
                var cell = new Cell();
                return () => { cell.Set(1); cell.Set(2L); cell.Set("x"); cell.Set(3.5); cell.Set(true); };
            }
        }
        """;

    [Fact]
    public Task Field_BecomesTheSlot() => VerifyAsync(
        """
        class Cell
        {
            // What was stored last.
            private volatile object [|_value|]; // any kind

            public void Store(int i) { _value = i; /* or */ _value = (object)2.5; }
            public void Clear() => _value = null;
            public void Keep(string text) => _value = /* text */ text;
            public bool IsText => _value is string;
            public string Text() => _value is string text ? text : $"{_value}";
            public long Number() => /* unbox */ (long)_value /* done */ + 1;
            public object View { get => _value; set => _value = value; }
            public bool IsEmpty() => _value == null || _value is null || !(_value is not null);
            public void Look()
            {
                var value = _value;
                if (value is int n) Console.Write(n);
                else if (value is string s) Console.Write(s);
                else Console.Write(value);
            }
        }
        """,
        """
        class Cell
        {
            // What was stored last.
            private NumberSlot _value; // any kind

            public void Store(int i) { _value.Set(i); /* or */ _value.Set(2.5); }
            public void Clear() => _value.Set<object>(null);
            public void Keep(string text) => _value.Set(/* text */ text);
            public bool IsText => _value.TryGet(out string _);
            public string Text() => _value.TryGet(out string text) ? text : $"{_value.ToObject()}";
            public long Number() => /* unbox */ _value.Get<long>() /* done */ + 1;
            public object View { get => _value.ToObject(); set => _value.Set(value); }
            public bool IsEmpty() => _value.IsNull || _value.IsNull || !(!_value.IsNull);
            public void Look()
            {
                var value = _value.Read();
                if (value.TryGet(out int n)) Console.Write(n);
                else if (value.TryGet(out string s)) Console.Write(s);
                else Console.Write(value.ToObject());
            }

        """ + NumberSlotText.Plain + "}");

    [Fact]
    public Task ExchangeLoop_ExchangesAgainstASnapshot() => VerifyAsync(
        """
        class Cell
        {
            private object [|_value|] = "0";
            public void Keep(string text) => _value = text;
            public long Add(long value)
            {
                object old; // as read
                long sum;
                do
                {
                    old = _value;
                    sum = (old is long n ? n : Convert.ToInt64(old)) + value;
                }
                while (Interlocked.CompareExchange(ref _value, sum, old) != old);
                return sum;
            }
        }
        """,
        """
        class Cell
        {
            private NumberSlot _value = NumberSlot.Of("0");
            public void Keep(string text) => _value.Set(text);
            public long Add(long value)
            {
                NumberSlot.Content old; // as read
                long sum;
                do
                {
                    old = _value.Read();
                    sum = (old.TryGet(out long n) ? n : Convert.ToInt64(old.ToObject())) + value;
                }
                while (!_value.CompareExchange(sum, old));
                return sum;
            }

        """ + NumberSlotText.Plain + "}");

    [Fact]
    public Task Property_StaysAsAView() => VerifyAsync(
        """
        class Owner
        {
            private class Cell
            {
                private int _id;

                /// <summary>Anything.</summary>
                public object [|Value|] { get; set; } = 1;
            }

            void Store(Cell cell, long number) { cell.Value = number; }
            bool Is<T>(Cell cell) => cell.Value is T;
            object Read(Cell cell) => cell.Value;
            Cell Make(string text) => new Cell { Value = text };
        }
        """,
        """
        class Owner
        {
            private class Cell
            {
                private int _id;

                internal NumberSlot _value = NumberSlot.Of(1);

                /// <summary>Anything.</summary>
                public object Value { get => _value.ToObject(); set => _value.Set(value); }
            }

            void Store(Cell cell, long number) { cell._value.Set(number); }
            bool Is<T>(Cell cell) => cell._value.TryGet(out T _);
            object Read(Cell cell) => cell.Value;
            Cell Make(string text) => new Cell { Value = text };

        """ + NumberSlotText.Plain + "}");

    [Fact]
    public Task ParameterThatAConstructorStores_BecomesASlotThatCreationsMake() => VerifyAsync(
        """
        class Owner
        {
            private sealed class Cell
            {
                public object [|Value|];

                /// <param name="value">Anything.</param>
                public Cell(object value, int uses)
                {
                    this.Value = /* first */ value; // kept
                }

                public void Set<T>(T value) => Value = value;
            }

            private Cell Make<T>(T item) => new Cell(item, 0);
            private Cell Text(string item) => new(value: item, uses: 1);
            private Cell None() => new Cell(null, 2);
            private Cell Cast() => new Cell((object)5, 3) { };
            private bool Is<T>(Cell cell) => cell.Value is T;
            private Cell Copy(Cell cell) => new Cell(cell.Value, 4);
        }
        """,
        """
        class Owner
        {
            private sealed class Cell
            {
                public NumberSlot Value;

                /// <param name="value">Anything.</param>
                public Cell(NumberSlot value, int uses)
                {
                    this.Value = /* first */ value; // kept
                }

                public void Set<T>(T value) => Value.Set(value);
            }

            private Cell Make<T>(T item) => new Cell(NumberSlot.Of(item), 0);
            private Cell Text(string item) => new(value: NumberSlot.Of(item), uses: 1);
            private Cell None() => new Cell(NumberSlot.Of<object>(null), 2);
            private Cell Cast() => new Cell(NumberSlot.Of(5), 3) { };
            private bool Is<T>(Cell cell) => cell.Value.TryGet(out T _);
            private Cell Copy(Cell cell) => new Cell(NumberSlot.Of(cell.Value.ToObject()), 4);

        """ + NumberSlotText.Plain + "}");

    [Theory]
    [InlineData("public Cell(object v) { Value = v; } public override string ToString() => \"\";", "new Cell(\"text\")", "object v")]
    [InlineData("public Cell(object v) { Value = v; Console.Write(v); }", "new Cell(1)", "object v")]
    [InlineData("public Cell(object v = null) { Value = v; }", "new Cell(1)", "object v")]
    [InlineData("public Cell(params object[] v) { Value = v; }", "new Cell(1)", "object[] v")]
    [InlineData("public Cell(object v) { Value = v; } public Cell(int v) : this((object)v) { }", "new Cell(1)", "object v")]
    [InlineData("public Cell(object v) { Value = v; }", "new Sub(); } private sealed class Sub : Cell { public Sub() : base(1) { }", "object v")]
    [InlineData("public Cell(object v) { Value = v; }", "new Cell((dynamic)1)", "object v")]
    [InlineData("public Cell(object v) { Action later = () => Value = v; later(); }", "new Cell(1)", "object v")]
    [InlineData("public Cell(object v, Cell other) { other.Value = v; }", "new Cell(1, null)", "object v")]
    [InlineData("public Cell(object v, List<Cell> all) { all.Add(this); Value = v; }", "new Cell(1, null)", "object v")]
    [InlineData("public Cell(object v) { Started(); Value = v; } void Started() { }", "new Cell(1)", "object v")]
    [InlineData("public Cell(object v) { Size = 1; Value = v; } int Size { set { Value = null; } }", "new Cell(1)", "object v")]
    [InlineData("public Cell(object v) { Func<object> get = () => Value; Value = v; }", "new Cell(1)", "object v")]
    [InlineData("public Cell(object v) : this() { Value = v; } public Cell() { }", "new Cell(1)", "object v")]
    [InlineData("public Cell(object v, bool set) { if (set) Value = v; }", "new Cell(1, true)", "object v")]
    [InlineData("public Cell(object v) { Value = v; } public static Expression<Func<Cell>> Tree() => () => new Cell(2);", "new Cell(1)", "object v")]
    public async Task ParameterThatIsUsedOtherwise_StaysAnObject(string members, string creation, string parameter)
    {
        var source = Usings + "class Owner { private class Cell { public object Value; public void Set<T>(T value) => Value = value; "
            + members + " } bool Is(Cell cell) => cell.Value is int; object Make() { return " + creation + "; } }";

        var changed = await AppliedFix.ApplyAsync<Analyzer, CodeFix>(source, LanguageVersion.Latest, static _ => true);

        Assert.Contains("public NumberSlot Value", changed, StringComparison.Ordinal);
        Assert.Contains(parameter, changed, StringComparison.Ordinal);
    }

    [Fact]
    public async Task ConstructorThatOtherTypesCall_KeepsItsParameter()
    {
        const string Source = "class Cell { private object _value; internal Cell(object value) { _value = value; } void Set(long value) => _value = value; "
            + "bool Is() => _value is long; static Cell One() => new Cell(1L); }";

        var changed = await AppliedFix.ApplyAsync<Analyzer, CodeFix>(Source, LanguageVersion.Latest, static _ => true);

        Assert.Contains("internal Cell(object value) { _value.Set(value); }", changed, StringComparison.Ordinal);
    }

    [Fact]
    public Task CrLf_Stays()
    {
        const string Source = Usings + "class Cell\n{\n    private object [|_value|] = \"\";\n    void M(int i) { _value = i; }\n"
            + "    bool R() => _value is string;\n}\n";
        const string Fixed = Usings
            + "class Cell\n{\n    private NumberSlot _value = NumberSlot.Of(\"\");\n    void M(int i) { _value.Set(i); }\n"
            + "    bool R() => _value.TryGet(out string _);\n" + NumberSlotText.Plain + "}\n";
        return Test(Source.Replace("\n", "\r\n", StringComparison.Ordinal), Fixed.Replace("\n", "\r\n", StringComparison.Ordinal)).RunAsync();
    }

    [Fact]
    public Task SecondMember_UsesTheSameSlot() => VerifyAsync(
        """
        class Cell
        {
            private object [|_a|], _unused;
            private object [|_b|] = "";
            private object [|_c|] = "";
            void M(int i) { _b = i; _c = i; _a = i; }
            bool R() => _b is string && _c is string;
        }
        """,
        """
        class Cell
        {
            private object [|_a|], _unused;
            private NumberSlot _b = NumberSlot.Of("");
            private NumberSlot _c = NumberSlot.Of("");
            void M(int i) { _b.Set(i); _c.Set(i); _a = i; }
            bool R() => _b.TryGet(out string _) && _c.TryGet(out string _);

        """ + NumberSlotText.Plain + "}",
        MarkupMode.Allow);

    [Theory]
    [InlineData("private object [|_x|] = \"\"; void M(int i) { _x = i; lock (_x) { } } bool R() => _x is int;")]
    [InlineData("private object [|_x|] = \"\"; void M(int i) { _x = i; F(ref _x); } bool R() => _x is int; static void F(ref object o) { }")]
    [InlineData("private object [|_x|] = \"\"; void M(int i) { _x = i; F(out _x); } bool R() => _x is int; static void F(out object o) => o = 1;")]
    [InlineData("private object [|_x|] = \"\"; void M(int i) { _x = i; ref var r = ref _x; r = 1; } bool R() => _x is int;")]
    [InlineData("private object [|_x|] = \"\"; void M(int i) { (_x, i) = (\"\", 1); _x = i; } bool R() => _x is int;")]
    [InlineData("private object [|_x|] = \"\"; object M(int i) => _x = i; bool R() => _x is int;")]
    [InlineData("private object [|_x|] = \"\"; void M(int i) { _x = i; _x ??= \"\"; } bool R() => _x is int;")]
    [InlineData("private object [|_x|] = \"\"; void M(int i) { _x = i; _x += \"\"; } bool R() => _x is int;")]
    [InlineData("private object [|_x|] = \"\"; void M(int i) { _x = i; Interlocked.CompareExchange(ref _x, i, null); } bool R() => _x is int;")]
    [InlineData("private object [|_x|] = \"\"; object M(int i) { var old = _x; return old is int ? Interlocked.CompareExchange(ref _x, i, old) : null; }")]
    [InlineData(
        "private object [|_x|] = \"\"; void M(C c, int i) { var old = c._x; if (Interlocked.CompareExchange(ref _x, i, old) == old) { } } "
            + "bool R() => _x is int;")]
    [InlineData(
        "private object [|_x|] = \"\"; C Next; void M(C c, int i) { var old = c._x; c = c.Next; if (Interlocked.CompareExchange(ref c._x, i, old) == old) { } "
            + "} bool R() => _x is int;")]
    [InlineData(
        "private object [|_x|] = \"\"; C Next; void M(int i) { var old = Next._x; if (Interlocked.CompareExchange(ref Next._x, i, old) == old) { } } "
            + "bool R() => _x is int;")]
    [InlineData(
        "private object [|_x|] = \"\"; void M(int i) { var old = _x; old = \"\"; if (Interlocked.CompareExchange(ref _x, i, old) == old) { } } "
            + "bool R() => _x is int;")]
    [InlineData("private object [|_x|] = \"\"; void M(int i) { _x = i; } bool R() => this is { _x: int };")]
    [InlineData("private object [|_x|] = \"\"; void M(int i) { _x = i; } Expression<Func<bool>> R() => () => _x is int;")]
    [InlineData("private object [|_x|] = \"\"; void M(int i) { _x = i; } bool R() => _x is int; string N => nameof(_x);")]
    [InlineData("private object [|_x|] = \"\"; void M(int i) { _x = i; } bool R() => _x is int; object N => typeof(C).GetField(\"_x\");")]
    [InlineData("private object [|_x|] = \"\"; void M(int i) { _x = i; } bool R() => _x is int; object Copy() => MemberwiseClone();")]
    [InlineData("private readonly object [|_x|] = \"\"; C(int i) { _x = i; } bool R() => _x is int;")]
    [InlineData("private object [|X|] { get; } = \"\"; C(int i) { X = i; } bool R() => X is int;")]
    [InlineData("[ThreadStatic] private static object [|_x|]; void M(int i) { _x = i; _x = \"\"; } bool R() => _x is int;")]
    [InlineData("private object [|_x|] = \"\"; void M(int i) { _x = i; } object R() => _x;")]
    [InlineData("private object [|_x|] = \"\"; void M(DayOfWeek i) { _x = i; } bool R() => _x is DayOfWeek;")]
    [InlineData("private object [|_x|] = \"\"; void M(dynamic d, int i) { _x = i; _x = d; } bool R() => _x is int;")]
    [InlineData("private struct S { public object [|X|]; } void M(S s, int i) { s.X = i; s.X = \"\"; } bool R(S s) => s.X is int;")]
    [InlineData("private record S { public object [|X|]; } void M(S s, int i) { s.X = i; s.X = \"\"; } bool R(S s) => s.X is int;")]
    [InlineData("internal object [|X|] = \"\"; void M(int i) { X = i; } bool R() => X is int;")]
    [InlineData("private object [|_x|] = \"\"; void M(int i) { _x = i; } bool R() => _x is /* lost */ int;")]
    public Task UseOfTheVariable_HasNoFix(string members)
    {
        var source = Usings + "public class C { " + members + " }";
        return Verify.VerifyCodeFixAsync(source, source);
    }

    [Theory]
    [InlineData("object value = _x; switch (value) { case int n: return n; default: return 0; }")]
    [InlineData("return _x switch { int n => n, string s => s.Length, _ => 0 };")]
    [InlineData("return _x is int and > 3 ? 1 : 0;")]
    [InlineData("return _x is { } o ? o.GetHashCode() : 0;")]
    [InlineData("return _x.Equals(5) ? 1 : _x.GetHashCode();")]
    [InlineData("object boxed = _x; boxed = boxed ?? 1; return boxed.GetHashCode();")]
    [InlineData("Func<object> f = () => _x; return f() is int n ? n : 0;")]
    [InlineData("foreach (var c in _x as string ?? \"\") return c; return 0;")]
    public async Task UseAsObject_CompilesAndBehavesTheSame(string statements)
    {
        var source = $$"""
            using System;
            public static class C
            {
                private sealed class Cell
                {
                    private object _x = "first";
                    public void Set(int i) { _x = i; }
                    public void Set(string s) { _x = s; }
                    public bool IsText() => _x is string;
                    public int Read() { {{statements}} }
                }

                public static int M(string text, int number)
                {
                    var c = new Cell();
                    var sum = c.Read() == 0 ? 0 : 1;
                    c.Set(number);
                    sum += c.Read();
                    c.Set(text);
                    return sum + (c.IsText() ? 100 : c.Read());
                }
            }
            """;
        var changed = await AppliedFix.ApplyAsync<Analyzer, CodeFix>(source, LanguageVersion.Latest, static _ => true);

        Assert.Contains("_x.ToObject()", changed, StringComparison.Ordinal);
        SameBehaviour.Verify(source, changed, [["text", 5], [null, 0], ["", int.MinValue]], LanguageVersion.Latest, "M");
    }

    [Fact]
    public async Task Slot_BehavesAsTheObjectDid() => SameBehaviour.Verify(
        Cell,
        await FixedCellAsync(),
        from first in Values from second in Values select new[] { first, second },
        LanguageVersion.Latest,
        "Kinds",
        "SumLong",
        "SumDouble",
        "Unbox");

    [Fact]
    public async Task Slot_LosesNoIncrementAndTearsNothing()
    {
        using var code = CompiledMethods.Compile(await FixedCellAsync());

        Assert.Equal(3L * 8 * 20_000, code.Call("Race", 8, 20_000).Value);
        Assert.Equal(0, code.Call("Torn", 8, 20_000).Value);
    }

    [Fact]
    public async Task Slot_DoesNotAllocate()
    {
        using var before = CompiledMethods.Compile(Cell);
        using var after = CompiledMethods.Compile(await FixedCellAsync());

        foreach (var (name, bytes) in ((string, long)[])[
            ("SetLong", 24),
            ("SetDouble", 24),
            ("GetInt", 0),
            ("AddLong", 24),
            ("AddDouble", 24),
            ("ChangeKind", 96),
        ])
        {
            Assert.Equal(bytes, AllocatedBytes.PerCall((Action)before.Call(name).Value!));
            Assert.Equal(0, AllocatedBytes.PerCall((Action)after.Call(name).Value!));
        }
    }

    private static object?[] Values =>
        [null, 0, 5, 5L, long.MinValue, 2.5, double.NaN, true, 'c', (byte)3, 1.5f, 7m, "12", "no number", DayOfWeek.Monday, new DateTime(2024, 2, 29)];

    private static Task<string> FixedCellAsync() => AppliedFix.ApplyAsync<Analyzer, CodeFix>(Cell, LanguageVersion.Latest, static _ => true);

    private static Task VerifyAsync(string before, string after, MarkupMode markup = MarkupMode.IgnoreFixable)
    {
        var test = Test(Usings + before, Usings + after);
        test.FixedState.MarkupHandling = markup;
        return test.RunAsync();
    }

    // Fix All leaves unsafe fixes, unless the option allows them.
    private static Verify.Test Test(string before, string after) => new()
    {
        TestCode = before,
        FixedCode = after,
        CodeFixTestBehaviors = CodeFixTestBehaviors.SkipFixAllCheck,
        CodeActionVerifier = static (action, verifier) => verifier.True(
            action.Title.StartsWith("Keep the numbers of '", StringComparison.Ordinal)
            && action.Title.EndsWith(
                "' in a slot beside the reference (value and kind are several writes behind a short lock; "
                    + "boxed values lose their identity, and reads as object box again)",
                StringComparison.Ordinal),
            action.Title),
    };
}
