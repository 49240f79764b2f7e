using Allocations.Analyzers.Rules.Boxing.BoxedValue;
using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Testing;
using AnyHeat = Allocations.Testing.AnyHeat.Analyzer<Allocations.Analyzers.Rules.Boxing.BoxedValue.BoxedValueAnalyzer>;
using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Boxing.BoxedValue.BoxedValueAnalyzer>;

namespace Allocations.Tests.Boxing.BoxedValue;

public sealed class BoxedValueTests
{
    private const string Declarations = """

        public enum E { A, B }
        public interface IFoo { int M(); int P { get; } }
        public struct S : IFoo, IDisposable { public int X; public int M() => X; public int P => X; public void Dispose() { } public void Run() { } }
        public struct O : IEquatable<O>
        {
            public bool Equals(O other) => true;
            public override bool Equals(object other) => true;
            public override int GetHashCode() => 1;
            public override string ToString() => "";
        }
        public static class Log { public static int Level; }
        static class Known
        {
            public static bool Read() => true;
            public static int Ext(this object value) => 1;
            public static void Keep(object value) { }
            public static void Foo(IFoo value) { }
            public static void Many(params object[] values) { }
        }
        """;

    [Fact]
    public Task NumberThatBecomesAnEnum_IsReportedAnywhereWhereACastCanStandForTheCall() => AnyVerify(
        "enum E : byte { A } class C { static E M(int n) => [|(E)Enum.ToObject(typeof(E), n)|]; "
            + "static E N(E e, ulong n) => e | ([|(E)Enum.ToObject(typeof(E), n)|]); "
            + "static T O<T>(int n) where T : struct, Enum => (T)Enum.ToObject(typeof(T), n); "
            + "static T P<T>(int n) where T : struct, Enum { T t = default; while (n++ < 9) t = [|(T)Enum.ToObject(typeof(T), n)|]; return t; } }");

    [Theory]
    [InlineData("static E M(object n) => (E)Enum.ToObject(typeof(E), n);")]
    [InlineData("static object M(int n) => Enum.ToObject(typeof(E), n);")]
    [InlineData("static E M(Type type, int n) => (E)Enum.ToObject(type, n);")]
    [InlineData("static int M(int n) => (int)Enum.ToObject(typeof(E), n);")]
    [InlineData("static E? M(int n) => (E?)Enum.ToObject(typeof(E), n);")]
    [InlineData("static System.Linq.Expressions.Expression<Func<int, E>> M() => n => (E)Enum.ToObject(typeof(E), n);")]
    public Task OtherUseOfToObject_IsNotReported(string method) => AnyVerify("enum E : byte { A } class C { " + method + " }");

    [Fact]
    public Task NameOfAMember_IsNameof() => AnyHeat.VerifyAnalyzerAsync(
        "using System; enum E { A, B, C = 1 } class C { static string M() => [|E.A.ToString()|] + [|DayOfWeek.Friday.ToString()|]; "
        + "static string N() => throw new Exception(E.A.ToString()); }");

    [Fact]
    public Task NameOfAMember_IsSilentOutsideHotCode() => AnyVerify("enum E { A } class C { static string M() => E.A.ToString(); }");

    [Theory]
    [InlineData("static int M(S s) { var (a, b) = [|s|]; return a + b; }")]
    [InlineData("static int M(S s) { int a, b; (a, b) = [|s|]; return a + b; }")]
    [InlineData("static int M(S[] all) { var n = 0; foreach ([|var (a, b)|] in all) n += a + b; return n; }")]
    [InlineData("static bool M(S s) => s is [|(1, 2)|];")]
    [InlineData("static int M(S s) => s switch { [|(1, 2)|] => 3, _ => 4 };")]
    [InlineData("static async System.Threading.Tasks.Task M(S s) => await [|s|];")]
    [InlineData("struct Own { int _x; Func<string> M() => [|base.ToString|]; }")]
    [InlineData("static int M(Class c) { var (a, b) = c; return a + b; }")]
    [InlineData("static int M(T t) { var (a, b) = t; return a + b; }")]
    [InlineData("static bool M(T t) => t is (1, 2);")]
    [InlineData("static int M(G g) { var (a, b) = g; return a + b; }")]
    [InlineData("static async System.Threading.Tasks.Task M(System.Threading.Tasks.ValueTask t) => await t;")]
    [InlineData("static async System.Threading.Tasks.Task M(Class c) => await c;")]
    [InlineData("class Own { Func<string> M() => base.ToString; }")]
    public Task ExtensionThatTheLanguageCalls_BoxesItsValue(string member) => AnyHeat.VerifyAnalyzerAsync(
        """
        using System;
        interface I { int X { get; } }
        struct S : I { public int X { get; set; } }
        struct T : I { public int X { get; set; } public void Deconstruct(out int a, out int b) => a = b = 1; }
        struct G { public int X; }
        class Class : I { public int X => 1; }
        static class Extensions
        {
            public static void Deconstruct(this I value, out int a, out int b) => a = b = value.X;
            public static void Deconstruct(this G value, out int a, out int b) => a = b = value.X;
            public static System.Runtime.CompilerServices.TaskAwaiter GetAwaiter(this I value) => default;
        }
        class C {
        """ + " " + member + " }");

    private static Task AnyVerify(string code) => Verify.VerifyAnalyzerAsync("using System; " + code);

    [Theory]
    [InlineData("void Send(object p) { if (_closed) return; using (var s = new System.IO.MemoryStream()) s.WriteByte((byte)p.GetHashCode()); }", false)]
    [InlineData("void Send(object p) { var bytes = new byte[8]; _any = p; _last = bytes; }", false)]
    [InlineData("void Send(object p) { if (_closed) _last = new byte[8]; _any = p; }", true)]
    [InlineData("void Send(object p) { if (_closed) throw new System.InvalidOperationException(); _any = p; }", true)]
    [InlineData("void Send(object p) { System.Func<object> later = () => new byte[8]; _any = p; _later = later; }", true)]
    [InlineData("void Send(object p) { var time = new System.DateTime(1, 1, 1); _any = p; }", true)]
    [InlineData("void Send(object p) => _any = p;", true)]
    public Task BoxForAMethodThatMakesObjectsItself_IsSilent(string send, bool isReported) => Verify.VerifyAnalyzerAsync(
        "struct Packet { public int X; } class C { bool _closed; byte[] _last; object _later; object _any; " + send
            + " void M(Packet[] all) { while (System.Console.ReadLine() != null) foreach (var p in all) Send(" + (isReported ? "[|p|]" : "p") + "); } }");

    [Theory]
    [InlineData("if (p > 3) { words.Match(s); Keep(p); }", false)]
    [InlineData("if (p > 3) { words.IsMatch(s); Keep(p); }", true)]
    [InlineData("if (p > 3) words.Match(s); Keep(p);", true)]
    [InlineData("Show(p);", false)]
    public Task BoxBesideMatches_IsSilent(string body, bool isReported) => Verify.VerifyAnalyzerAsync(
        "using System.Text.RegularExpressions; class C { static Regex words; object _any; void Keep(object o) => _any = o; "
            + "void Show(object o) => _any = words.Replace(\"\", m => m.Value) + o; "
            + "void M(int[] all, string s) { while (System.Console.ReadLine() != null) foreach (var p in all) { "
                + body.Replace("Keep(p)", isReported ? "Keep([|p|])" : "Keep(p)") + " } } }");

    [Theory]
    [InlineData("_all.Add([|n|]);", false)]
    [InlineData("_map[s] = [|n|];", false)]
    [InlineData("_map.Add(s, [|n|]);", false)]
    [InlineData("Put([|n|]);", false)]
    [InlineData("PutNamed(s, [|n|]);", false)]
    [InlineData("Any(s, [|n|]);", false)]
    [InlineData("queue.Enqueue([|n|]);", false)]
    [InlineData("table.Add(s, [|n|]);", false)]
    [InlineData("add([|n|]);", false)]
    [InlineData("Sink.Value = [|n|];", false)]
    [InlineData("_any = new Sink([|n|]);", false)]
    [InlineData("Queue made = new Queue(); made.Enqueue([|n|]); _any = made;", true)]
    [InlineData("_any = new object[] { s, [|n|] };", false)]
    [InlineData("_any = new object[] { [|n|], null };", true)]
    [InlineData("Show([|n|]);", true)]
    [InlineData("Any([|n|]);", true)]
    [InlineData("_old.Add([|n|]);", true)]
    [InlineData("var own = new List<object>(); own.Add([|n|]); _any = own;", true)]
    public async Task BoxAmongObjects_NeedsAnotherDesign(string statement, bool isReported)
    {
        string Source(string text) => "using System; using System.Collections; using System.Collections.Generic; public class C { public List<object> _all; "
            + "public Dictionary<string, object> _map; "
            + "public ArrayList _old; object _any; void Put(object o) { if (o != null) _all.Add(o); } void PutNamed(string name, object o) => _map[name] = o; "
            + "void Show(object o) => _any = o.ToString(); void Any(params object[] all) => _any = all.Length; "
            + "public class Sink { public Sink(IConvertible o) => Kept = o; public object Kept; public static IConvertible Value { get; set; } } "
            + "void M(int[] numbers, string s, Queue queue, IDictionary table, Action<object> add) { "
            + "while (s != Console.ReadLine()) foreach (var n in numbers) { " + text + " } } }";
        await Verify.VerifyAnalyzerAsync(Source(
            isReported ? statement : statement.Replace("[|", "", StringComparison.Ordinal).Replace("|]", "", StringComparison.Ordinal)));
        await AnyHeat.VerifyAnalyzerAsync(Source(statement));
    }

    [Fact]
    public Task BoxForAnInterface_IsSilentWhereAllImplementationsMakeObjects()
    {
        const string Types = "interface ISink { void Send(object o); } class A : ISink { public void Send(object o) => K = new object[] { o }; object K; } ";
        return Verify.VerifyAnalyzerAsync(
            Types + "interface IOther { void Send(object o); } class B : IOther { public void Send(object o) => K = new object[] { o }; object K; } "
                + "class D : IOther { public void Send(object o) => K = o; object K; } "
                + "class C { void M(int[] all, ISink one, IOther other) { "
            + "while (System.Console.ReadLine() != null) foreach (var p in all) { one.Send(p); other.Send([|p|]); } } }");
    }

    [Theory]
    [InlineData("if (o is not null) throw new Exception(\"set\");", "maybe", true)]
    [InlineData("if (o != null) { throw new Exception(o + \"set\"); } Known.Keep(o);", "maybe", true)]
    [InlineData("if (number > 3) throw new Exception(); if (null != o) throw new Exception();", "maybe", true)]
    [InlineData("if (number > 3) return; if (o != null) throw new Exception();", "maybe", false)]
    [InlineData("if (number > 3) { if (o != null) throw new Exception(); }", "maybe", false)]
    [InlineData("Known.Keep(o); if (o != null) throw new Exception();", "maybe", false)]
    [InlineData("if (o is null) throw new Exception();", "maybe", false)]
    [InlineData("if (o != null) number++;", "maybe", false)]
    [InlineData("if (o is not null) throw new Exception();", "number", false)]
    public Task NullableThatHasToBeNull_IsNoObject(string check, string value, bool isSilent) => Verify.VerifyAnalyzerAsync(
        "using System; static class Known { public static object Kept; public static void Keep(object o) => Kept = o; } class C { "
            + "void M(int?[] all, int number) { while (System.Console.ReadLine() != null) foreach (var maybe in all) Check("
            + (isSilent ? value : "[|" + value + "|]") + ", number);\n"
            + "static void Check(object o, int number) { " + check + " } } }");

    [Theory]
    [InlineData("Known.Keep([|number|]);")]
    [InlineData("Known.Keep([|(object)number|]);")]
    [InlineData("Known.Keep([|number + 1|]);")]
    [InlineData("Known.Keep([|5|]);")]
    [InlineData("Known.Keep([|true|]);")]
    [InlineData("Known.Keep([|E.A|]);")]
    [InlineData("Known.Keep([|maybe|]);")]
    [InlineData("Known.Keep([|default(S)|]);")]
    [InlineData("Known.Many([|number|], e);")]
    [InlineData("object kept = [|number|]; Known.Keep(kept);")]
    [InlineData("o = [|number * 2|]; Known.Keep(o);")]
    [InlineData("ValueType v = [|number|]; Known.Keep(v);")]
    [InlineData("Enum v = [|e|]; Known.Keep(v);")]
    [InlineData("dynamic v = [|number|]; Known.Keep((object)v);")]
    [InlineData("IComparable v = [|e|]; Known.Keep(v);")]
    [InlineData("Public = [|number|];")]
    [InlineData("objects[0] = [|number|];")]
    [InlineData("objects = new object[] { [|number|], null };")]
    [InlineData("var list = new List<object> { [|number|] };")]
    [InlineData("new ArrayList().Add([|number|]);")]
    [InlineData("o = flag ? [|number|] : (object)\"x\";")]
    [InlineData("o = [|maybe|] ?? (object)\"x\";")]
    [InlineData("o = number switch { 1 => [|number|], _ => (object)\"x\" };")]
    [InlineData("[|number|].Ext();")]
    [InlineData("Known.Ext([|number|]);")]
    [InlineData("text = \"a\" + [|e|];")]
    [InlineData("text = [|e|] + \"a\" + number;")]
    [InlineData("text += [|e|];")]
    [InlineData("text = \"a\" + [|E.A|];")]
    [InlineData("text = \"a\" + [|maybeE|];")]
    [InlineData("text = \"a\" + [|s|];")]
    [InlineData("foreach ([|object|] item in numbers) Known.Keep(item);")]
    [InlineData("foreach (var item in [|System.Linq.Enumerable.Cast<object>(numbers)|]) Known.Keep(item);")]
    [InlineData("o = [|System.Linq.Enumerable.OfType<IFoo>(new List<S>())|];")]
    [InlineData("o = [|System.Linq.Enumerable.Cast<IFoo>((IEnumerable<S>)new List<S>())|];")]
    [InlineData("foreach ([|IComparable|] item in new List<int>()) Known.Keep(item);")]
    [InlineData("(o, text) = ([|number|], \"\");")]
    [InlineData("(o, text) = [|pair|];")]
    [InlineData("(object, string) wide = [|pair|];")]
    [InlineData("(object, string) wide = ([|number|], \"\");")]
    [InlineData("number += [|s.GetHashCode()|];")]
    [InlineData("text = [|s.ToString()|];")]
    [InlineData("flag = [|e.Equals(E.A)|];")]
    [InlineData("number = [|maybeS.GetHashCode()|];")]
    [InlineData("Action run = [|s.Run|];")]
    [InlineData("Func<string> name = [|number.ToString|];")]
    [InlineData("flag = number.Equals([|(object)3|]);")]
    [InlineData("flag = Enum.IsDefined(typeof(E), [|e|]);")]
    [InlineData("flag = object.Equals([|number|], [|2|]);")]
    [InlineData("if (s is [|object kept|]) Known.Keep(kept);")]
    [InlineData("if (s is [|IFoo kept|]) number = kept.M();")]
    [InlineData("if (s is [|IFoo { P: 1 } kept|]) number = kept.M();")]
    [InlineData("switch (s) { case [|IFoo kept|]: number = kept.M(); break; }")]
    [InlineData("Func<object> make = () => { while (true) { object kept = [|number|]; if (flag) return kept; } };")]
    [InlineData("objects.SetValue([|number|], 0);")]
    [InlineData("text = string.Concat([|number|], number);")]
    [InlineData("new System.Text.StringBuilder().Append([|e|]);")]
    public Task WhatBoxes_IsReported(string statement) => InLoopAsync(statement);

    [Theory]
    [InlineData("text = [|e.ToString()|];")]
    [InlineData("text = [|e.ToString(\"D\")|];")]
    [InlineData("number = [|e.CompareTo(E.A)|];")]
    [InlineData("text = [|maybeE.ToString()|];")]
    [InlineData("o = [|maybe.GetType()|];")]
    public async Task BoxThatNoOtherCallAvoids_IsReportedIfAskedFor(string statement)
    {
        await InLoopAsync(statement.Replace("[|", "", StringComparison.Ordinal).Replace("|]", "", StringComparison.Ordinal));
        await new AnyHeat.Test
        {
            LanguageVersion = LanguageVersion.CSharp10,
            ReferenceAssemblies = ReferenceAssemblies.Net.Net80,
            TestCode = Text(statement),
        }.RunAsync();
    }

    [Theory]
    [InlineData("Known.Keep(null);")]
    [InlineData("Known.Keep(default(int?));")]
    [InlineData("Known.Keep((int?)null);")]
    [InlineData("Known.Keep(\"text\");")]
    [InlineData("text = \"a\" + number;")]
    [InlineData("text = \"a\" + 'c' + DateTime.Now + maybe + 1.5;")]
    [InlineData("text = \"a\" + new O();")]
    [InlineData("text = \"a\" + pair;")]
    [InlineData("text = $\"a{number}{e}\";")]
    [InlineData("text += number;")]
    [InlineData("flag = (object)number == null;")]
    [InlineData("flag = (object)number is null;")]
    [InlineData("flag = ReferenceEquals(number, null);")]
    [InlineData("flag = Equals(number, null);")]
    [InlineData("flag = object.Equals(null, s);")]
    [InlineData("flag = object.Equals(number, default(int?)) || object.Equals((string)null, number);")]
    [InlineData("flag = (object)s is IFoo;")]
    [InlineData("flag = s is IFoo;")]
    [InlineData("flag = s is object;")]
    [InlineData("flag = s is IFoo _;")]
    [InlineData("flag = (object)number is int;")]
    [InlineData("flag = (object)number is int kept && kept == 3;")]
    [InlineData("number = ((IFoo)s).M() + ((IFoo)s).P;")]
    [InlineData("number = (s as IFoo).M();")]
    [InlineData("text = ((object)number).ToString();")]
    [InlineData("number = ((IComparable<int>)number).CompareTo(3);")]
    [InlineData("o = ((object)number).GetType();")]
    [InlineData("number = (int)(object)number;")]
    [InlineData("flag = e.HasFlag(E.B);")]
    [InlineData("o = e.GetType();")]
    [InlineData("o = s.GetType();")]
    [InlineData("number = e.GetHashCode() + maybeE.GetHashCode();")]
    [InlineData("text = number.ToString() + new O().ToString() + maybe.ToString();")]
    [InlineData("flag = number.Equals(3) && new O().Equals(new O());")]
    [InlineData("number = new O().GetHashCode();")]
    [InlineData("using (s) number++;")]
    [InlineData("foreach (var item in numbers) number += item;")]
    [InlineData("foreach (int item in new ArrayList()) number += item;")]
    [InlineData("foreach (object item in new ArrayList()) Known.Keep(item);")]
    [InlineData("foreach (object item in numbers) number++;")]
    [InlineData("_ = (object)number;")]
    [InlineData("o = System.Linq.Enumerable.Cast<int>(numbers);")]
    [InlineData("o = System.Linq.Enumerable.Cast<object>(new List<string>());")]
    [InlineData("o = System.Linq.Enumerable.Cast<object>(new ArrayList());")]
    [InlineData("o = System.Linq.Enumerable.OfType<string>(objects);")]
    [InlineData("(int, string) same = pair; (long, object) wider = pair;")]
    [InlineData("var (a, b) = pair;")]
    [InlineData("Action run = () => { };")]
    [InlineData("throw new Exception(string.Join(\",\", number));")]
    [InlineData("if (number > 3) { var error = new object[] { number }; throw new Exception(error.ToString()); }")]
    [InlineData("System.Diagnostics.Debug.Assert(number > 3, \"a\", \"{0}\", number);")]
    [InlineData("System.Linq.Expressions.Expression<Func<object>> tree = () => number;")]
    [InlineData("System.Linq.Expressions.Expression<Func<bool>> tree = () => number.Equals((object)number);")]
    [InlineData("text = string.Format(\"{0}\", number);")]
    [InlineData("text = string.Format(\"{0}{1}{2}{3}\", number, number, number, number);")]
    [InlineData("Console.WriteLine(\"{0}\", number);")]
    [InlineData("new System.Text.StringBuilder().AppendFormat(\"{0}\", number);")]
    [InlineData("new System.Text.StringBuilder().Append(number).Append('c').Append(1.5);")]
    [InlineData("_private = number;")]
    [InlineData("_private = flag ? number : (object)\"x\";")]
    [InlineData("object kept = number; _private = kept;")]
    [InlineData("_count = (int)_count + 1;")]
    [InlineData("System.Threading.Interlocked.Exchange(ref Public, number);")]
    [InlineData("_map[\"a\"] = number; _map.Add(\"b\", number);")]
    [InlineData("IFoo kept = s; number = kept.M();")]
    [InlineData("text = nameof(number);")]
    [InlineData("typeof(S).GetField(\"X\").SetValue(o, number);")]
    [InlineData("if (Log.Level <= 1) Known.Keep(number);")]
    public Task WhatDoesNotBoxOrBelongsToAnotherRule_IsSilent(string statement) => InLoopAsync(statement);

    [Theory]
    [InlineData("object o = [|value|]; Known.Keep(o);")]
    [InlineData("var kept = [|(IFoo)value|]; kept.M();")]
    [InlineData("new ObjectHolder([|value|]);")]
    [InlineData("if (typeof(T) == typeof(IFoo)) value = (T)[|(object)new S()|];")]
    [InlineData("var type = typeof(T); if (type == typeof(IFoo)) value = (T)[|(object)new S()|];")]
    [InlineData("if (typeof(T) != typeof(object)) return; value = (T)[|(object)5|];")]
    [InlineData("if (typeof(T) == typeof(IFoo) || typeof(string) == typeof(T)) value = (T)[|(object)new S()|];")]
    [InlineData("if (list != null && typeof(T) == typeof(IFoo)) value = (T)(IFoo)[|(object)new S()|];")]
    [InlineData("var isNull = typeof(T) == typeof(IFoo) && (value = (T)[|(object)new S()|]) == null;")]
    public Task TypeParameterThatMayBeAValue_IsReported(string statement) => InGenericLoopAsync(statement, "");

    [Theory]
    [InlineData("if (value == null) return;", "")]
    [InlineData("if ((object)value == null) return;", "")]
    [InlineData("if (value is null) return;", "")]
    [InlineData("if (value is IFoo) return;", "")]
    [InlineData("if (value is IFoo kept) kept.M();", "")]
    [InlineData("var kept = value as IFoo; Known.Foo(kept);", "")]
    [InlineData("if (value is int) return;", "")]
    [InlineData("if (value is string text) return;", "")]
    [InlineData("if ((object)value is int number) return;", "")]
    [InlineData("((IFoo)value).M();", "")]
    [InlineData("if (typeof(T) == typeof(int)) { int number = (int)(object)value; }", "")]
    [InlineData("if (typeof(T) == typeof(string)) { string number = (string)(object)value; }", "")]
    [InlineData("value = (T)(object)5;", "")]
    [InlineData("if (typeof(T) == typeof(S)) value = (T)(object)new S();", "")]
    [InlineData("var type = typeof(T); type = typeof(int); if (type == typeof(IFoo)) value = (T)(object)new S();", "")]
    [InlineData("var type = typeof(T); var same = type; if (same == typeof(IFoo)) value = (T)(object)new S();", "")]
    [InlineData("var type = value.GetType(); if (type == typeof(IFoo)) value = (T)(object)new S();", "")]
    [InlineData("if (typeof(T) == typeof(IFoo)) list.Clear(); else value = (T)(object)new S();", "")]
    [InlineData("if (typeof(T) == typeof(IFoo) || list == null) value = (T)(object)new S();", "")]
    [InlineData("if (typeof(T) == typeof(IFoo)) value = (T)(object)value;", "")]
    [InlineData("value = (T)(object)5;", "where T : struct")]
    [InlineData("value.GetHashCode(); value.ToString(); value.Equals(value);", "")]
    [InlineData("var text = \"a\" + value;", "")]
    [InlineData("value.M();", "where T : struct, IFoo")]
    [InlineData("object o = value; Known.Keep(o);", "where T : class")]
    [InlineData("ArgumentNullException.ReferenceEquals(value, null);", "")]
    [InlineData("Known.Keep(value);", "")]
    [InlineData("var isNull = typeof(T) == typeof(IFoo) || (value = (T)(object)new S()) == null;", "")]
    public Task TypeParameterThatIsNotBoxed_IsSilent(string statement, string constraint) => InGenericLoopAsync(statement, constraint);

    [Theory]
    [InlineData("public class P { public IEnumerable<object> M(int[] list) { while (Known.Read()) foreach (var i in list) yield return i; } }")]
    [InlineData("public class P { public IEnumerable<IFoo> M(int[] list) { while (Known.Read()) foreach (var i in list) yield return new S(); } }")]
    [InlineData(
        "class P : I { IEnumerable<IFoo> I.M(int[] list) { while (Known.Read()) foreach (var i in list) yield return new S(); } } "
            + "interface I { IEnumerable<IFoo> M(int[] list); }")]
    [InlineData(
        "class P : B { internal override IEnumerable<object> M(int n) { while (n-- > 0) yield return n; } } "
            + "class B { internal virtual IEnumerable<object> M(int n) => null; }")]
    [InlineData("public class P { internal IEnumerable<object> M(int[] list) { while (Known.Read()) foreach (var i in list) yield return [|i|]; } }")]
    [InlineData("class P { public IEnumerable<IFoo> M(int[] list) { while (Known.Read()) foreach (var i in list) yield return [|new S()|]; } }")]
    [InlineData("public class P { public IEnumerable<object> M(int[] list) { while (Known.Read()) foreach (var i in list) yield return [|i > 4|]; } }")]
    [InlineData("public class P { public IEnumerable<object> M(int[] list) { while (Known.Read()) foreach (var i in list) yield return [|5|]; } }")]
    [InlineData(
        "public class P { public object M(int[] list) { while (Known.Read()) foreach (var i in list) { "
            + "object o = [|i|]; Known.Keep(o);if (i > 3) return o; } return null; } }")]
    [InlineData("public class P { [Allocations.HotPath] public object M(int n) => [|n|]; }")]
    public Task ResultOfAVisibleSignature_IsSilentUnlessItHasFewValues(string code) => Verify.VerifyAnalyzerAsync(
        Using + code + Declarations + " namespace Allocations { class HotPathAttribute : System.Attribute { } }");

    [Theory]
    [InlineData("object kept = text; if (flag) kept = number; Known.Keep(kept);")]
    [InlineData("object kept = null; if (flag) kept = [|number|]; else kept = [|2L|]; Known.Keep(kept);")]
    [InlineData("object kept = objects[0]; kept = flag ? kept : 1; Known.Keep(kept);")]
    [InlineData("var kept = new object[2]; kept[0] = number; kept[1] = text; Known.Many(kept);")]
    [InlineData("object kept = null; if (flag) kept = [|number|]; Known.Keep(kept);")]
    [InlineData("object kept = flag ? [|number|] : null; if (kept == null) kept = [|2|]; Known.Keep(kept);")]
    [InlineData("o = [|number|]; o = text;")]
    [InlineData("var kept = new object[2]; kept[0] = [|number|]; kept[1] = null; Known.Many(kept);")]
    public Task LocalThatHoldsReferencesToo_IsSilent(string statement) => InLoopAsync(statement);

    [Theory]
    [InlineData("value = number; if (number > 3) value = text;")]
    [InlineData("value = text; if (number > 3) value = number;")]
    [InlineData("value = null; if (number > 3) value = [|number|];")]
    public Task OutParameterThatHoldsReferencesToo_IsSilent(string statements) => Verify.VerifyAnalyzerAsync(
        Using + "class C { static void M(int number, string text, out object value) { value = null; while (true) { " + statements + " } } }");

    [Fact]
    public Task SeveralBoxesForOneMethodOfTheProject_AreOneFinding() => Verify.VerifyAnalyzerAsync(
        Using + "class C { static bool Is(Enum a, Enum b) => a.HasFlag(b); static void M(DayOfWeek[] days) { "
            + "while (System.Console.ReadLine() != null) foreach (var day in days) { "
            + "Is([|day|], day); Is([|day|], days[0]); } } }");

    [Theory]
    [InlineData("public void Set(int tag, object value) { }", "Set(1, number);")]
    [InlineData("public object this[int tag] { set { } }", "this[1] = number;")]
    [InlineData("public object Value { get; set; }", "Value = number;")]
    public Task ObjectThatAVisibleMemberTakes_IsReportedOnlyWhereItIsDeclaredHot(string member, string statement)
    {
        const string Frame = Using + "public class C { MEMBER ATTRIBUTE public void M(int number) { for (;;) { STATEMENT } } }";
        var source = Frame.Replace("MEMBER", member, StringComparison.Ordinal).Replace("STATEMENT", statement, StringComparison.Ordinal);
        return Task.WhenAll(
            Verify.VerifyAnalyzerAsync(source.Replace("ATTRIBUTE", "", StringComparison.Ordinal)),
            Verify.VerifyAnalyzerAsync(source.Replace("ATTRIBUTE", "[Allocations.HotPath]", StringComparison.Ordinal)
                .Replace("number;", "[|number|];", StringComparison.Ordinal).Replace("number)", "[|number|])", StringComparison.Ordinal)
                .Replace("int [|number|])", "int number)", StringComparison.Ordinal)
                + "namespace Allocations { class HotPathAttribute : System.Attribute { } }"));
    }

    [Fact]
    public Task LocalThatHoldsReferencesToo_IsReportedWhereItIsDeclaredHot() => Verify.VerifyAnalyzerAsync(
        Using + "public class P { [Allocations.HotPath] void M(int n, string s) { object kept = s; if (n > 3) kept = [|n|]; Known.Keep(kept); } }"
            + Declarations + " namespace Allocations { class HotPathAttribute : System.Attribute { } }");

    [Fact]
    public Task CastToTypeParameterOfClass_IsReported() => InGenericLoopAsync("value = (T)[|(object)5|];", "where T : class");

    [Theory]
    [InlineData("number = (int)[|(object)maybe|];")]
    [InlineData("maybe = (int?)[|(object)number|];")]
    [InlineData("maybe = (int?)(object)maybe;")]
    [InlineData("number = (int)(object)e; e = (E)(object)number;")]
    public Task CastBetweenValueAndNullable_IsReported(string statement) => InLoopAsync(statement);

    [Fact]
    public async Task CastBetweenValueAndNullable_IsSilentWhereTheJitIsTrusted()
    {
        var test = new Verify.Test { TestCode = Text("number = (int)(object)maybe;") };
        test.TestState.AnalyzerConfigFiles.Add(("/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.ALLOC201.trust_jit = true\n"));
        await test.RunAsync(TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task OutsideHotCode_IsSilent() => Verify.VerifyAnalyzerAsync(Using + "class C { void M(int number) => Known.Keep(number); }" + Declarations);

    [Theory]
    [InlineData("[|day.Equals(other)|]")]
    [InlineData("[|maybe.Equals(other)|]")]
    [InlineData("[|maybe.Equals(maybe)|]")]
    [InlineData("[|day.Equals(maybe)|]")]
    [InlineData("day.Equals(any)")]
    [InlineData("maybe.Equals(any)")]
    [InlineData("maybe.Equals(null)")]
    [InlineData("number.Equals(number)")]
    [InlineData("day.CompareTo(other)")]
    [InlineData("Equals(day, other)")]
    public Task ComparisonOfTwoEnums_IsReportedAtAnyHeat(string call) => Verify.VerifyAnalyzerAsync(
        "class C { object M(System.DayOfWeek day, System.DayOfWeek other, System.DayOfWeek? maybe, int? number, object any) => Is(" + call + "); "
            + "object Is(bool value) => this; object Is(int value) => this; }");

    [Theory]
    [InlineData("row[0] = number;")]
    [InlineData("new System.Xml.Linq.XAttribute(text, number);")]
    [InlineData("Convert.ChangeType(number, typeof(long));")]
    [InlineData("row[\"a\"] = flag ? number : (object)text;")]
    [InlineData("parameter.Value = number;")]
    [InlineData("list[0] = [|number|];")]
    [InlineData("own.Value = [|number|];")]
    public Task ValueThatALibraryTakesAsObject_IsSilent(string statement) => new Verify.Test
    {
        ReferenceAssemblies = ReferenceAssemblies.Net.Net80,
        TestCode = Using + "class Own { public virtual object Value { set { } } } "
            + "class C { void M(int number, bool flag, string text, System.Data.DataRow row, "
            + "System.Data.IDbDataParameter parameter, IList list, Own own) { while (true) { " + statement + " } } }" + Declarations,
    }.RunAsync();

    [Fact]
    public Task ValueThatALibraryTakesAsObject_IsReportedWhereDeclaredHot() => Verify.VerifyAnalyzerAsync(
        "class C { [Allocations.HotPath] void M(int number, System.Data.DataRow row) => row[0] = [|number|]; } "
            + "namespace Allocations { class HotPathAttribute : System.Attribute { } }");

    [Fact]
    public Task ReturnsAndYields_AreReported() => Verify.VerifyAnalyzerAsync(Using + """
        class C
        {
            IEnumerable<object> Yield(int number) { while (number-- > System.Console.Read()) yield return [|number|]; }
            [Allocations.HotPath] object Return(int number) => [|number|];
            void Use() { foreach (var _ in Yield(1)) { } }
        }
        """ + Declarations + " namespace Allocations { class HotPathAttribute : System.Attribute { } }");

    [Fact]
    public Task BoxThatIsAlsoFormatted_IsReportedWhereItIsMade() => InLoopAsync("object kept = [|number|]; Known.Keep(string.Format(\"{0}\", kept));");

    [Fact]
    public Task BaseCallOfStruct_IsReported() => Verify.VerifyAnalyzerAsync(
        "struct B { public int Sum() { var sum = 0; while (sum < 9) sum += [|base.GetHashCode()|]; return sum; } } class D { int Sum() { var sum = 0; "
            + "while (sum < 9) sum += base.GetHashCode(); return sum; } }");

    [Fact]
    public Task CollectionExpressions_AreReported()
    {
        Assert.SkipUnless(RoslynFacts.SupportsCSharp13, "needs collection expressions as operations");
        return new Verify.Test
        {
            TestCode = Using + "class C { void M(int number, List<int> numbers) { while (true) { object[] a = [[|number|], \"x\", [|..numbers|]]; "
                + "int[] b = [number, ..numbers]; } } }",
        }.RunAsync();
    }

    [Fact]
    public Task UnoptimisedBuild_IsJudgedAsOptimised_UnlessTheOptionSaysOtherwise()
    {
        var test = new Verify.Test
        {
            TestCode = Using + "class C { bool M(E e) { while (true) if ([|e.HasFlag(E.A)|] && [|(object)e|] != null) return true; } }" + Declarations,
        };
        test.SolutionTransforms.Add(static (solution, id) => solution.WithProjectCompilationOptions(
            id, solution.GetProject(id)!.CompilationOptions!.WithOptimizationLevel(Microsoft.CodeAnalysis.OptimizationLevel.Debug)));
        test.TestState.AnalyzerConfigFiles.Add(("/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.ALLOC201.assume_optimized = false\n"));
        return test.RunAsync();
    }

    [Theory]
    [InlineData("public override Task WriteAsync(char value) { Write([|value|]); return Task.CompletedTask; }")]
    [InlineData("public override Task WriteAsync(char value) { this.Write([|value|]); return Task.CompletedTask; }")]
    [InlineData("void Number(long value) => Write([|value|]);")]
    public Task OverloadThatAMethodOfTheClassHides_IsReportedAtAnyHeat(string member) => Verify.VerifyAnalyzerAsync(Writer(member));

    [Theory]
    [InlineData("void Number(int value) => Write(value);")]
    [InlineData("void Number(double value) => Write(value);")]
    [InlineData("void Number(char value) => base.Write(value);")]
    [InlineData("void Number(char value) => ((TextWriter)this).Write(value);")]
    [InlineData("void Number(char value) => Write((ISpanFormattable)value);")]
    [InlineData("public override void Write(bool value) => Write(value ? 1 : 0);")]
    [InlineData("public override void Write(decimal value) => Write(value);")]
    [InlineData("public override void Write(uint value) { Write((ISpanFormattable)value); } void Number(uint value) => Write(value);")]
    public Task OverloadThatNothingHidesOrThatBoxesItself_IsSilent(string member) => Verify.VerifyAnalyzerAsync(Writer(member));

    [Fact]
    public Task Message_NamesTheHiddenOverload() => new Verify.Test
    {
        TestCode = Writer("void One(char value) => Write({|#0:value|});"),
        ExpectedDiagnostics =
        {
            new DiagnosticResult(new BoxedValueAnalyzer().SupportedDiagnostics[0]).WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
                "'char' is boxed as 'ISpanFormattable' for 'Write', though 'TextWriter.Write' takes it as it is, which allocates 24 B each time "
                    + "(not known to be hot)"),
        },
    }.RunAsync();

    private static string Writer(string member) =>
        "using System; using System.IO; using System.Text; using System.Threading.Tasks;\n"
        + "abstract class C : TextWriter { public override Encoding Encoding => null; private protected abstract void Write(ISpanFormattable value); "
        + "public override void Write(char value) => Append(value); public override void Write(long value) { Append((char)value); } "
        + "void Append(char value) { } " + member + " }";

    [Fact]
    public Task Incomplete_IsSilent() =>
        Verify.VerifyAnalyzerAsync("class C { void M() { while (true) { object o = {|CS0103:missing|}; {|CS0103:Missing|}(1); } } }");

    [Theory]
    [InlineData(
        "Known.Keep({|#0:number|});", "'int' is boxed as 'object' for 'Keep', which allocates 24 B each time (in a loop (line 7))", DiagnosticSeverity.Info)]
    [InlineData(
        "text = \"a\" + {|#0:e|};",
        "'E' is boxed by the concatenation, because it has no 'ToString' of its own, which allocates 24 B each time (in a loop (line 7))",
        DiagnosticSeverity.Warning)]
    [InlineData(
        "text = {|#0:s.ToString()|};",
        "'S' is boxed by 'ToString', which its type inherits, which allocates 24 B each time (in a loop (line 7))",
        DiagnosticSeverity.Warning)]
    [InlineData(
        "foreach ({|#0:object|} item in numbers) Known.Keep(item);",
        "'int' is boxed as 'object' for each element, which allocates 24 B each time (in a loop (line 7, depth 2))",
        DiagnosticSeverity.Info)]
    [InlineData(
        "number = (int){|#0:(object)maybe|};",
        "'int' is boxed as 'object', which allocates 24 B each time (in a loop (line 7); newer JITs may remove it)",
        DiagnosticSeverity.Info)]
    [InlineData(
        "Known.Keep({|#0:1m|});", "'decimal' is boxed as 'object' for 'Keep', which allocates 32 B each time (in a loop (line 7))", DiagnosticSeverity.Info)]
    [InlineData(
        "Array.IndexOf(objects, {|#0:number|}); ",
        "'int' is boxed as 'object' for 'IndexOf', which allocates 24 B each time (in a loop (line 7))",
        DiagnosticSeverity.Warning)]
    [InlineData(
        "KeepAll({|#0:number|}, 1L + number);",
        "'int' is boxed as 'object' for 'KeepAll', together with another argument, which allocates 48 B each time (in a loop (line 7))",
        DiagnosticSeverity.Info)]
    [InlineData(
        "KeepAll({|#0:number|}, 2m + number, s);",
        "'int' is boxed as 'object' for 'KeepAll', together with 2 other arguments, which allocates 80 B each time (in a loop (line 7))",
        DiagnosticSeverity.Info)]
    [InlineData(
        "Known.Keep(text + (int){|#0:(DayOfWeek)Enum.ToObject(typeof(DayOfWeek), number)|});",
        "'DayOfWeek' is boxed by 'ToObject', though a cast of the number needs no box, which allocates 24 B each time (in a loop (line 7))",
        DiagnosticSeverity.Warning)]
    public Task Message_NamesTypeWayAndBytes(string statement, string message, DiagnosticSeverity severity) => new Verify.Test
    {
        TestCode = Text(statement),
        ExpectedDiagnostics =
        {
            new DiagnosticResult(new BoxedValueAnalyzer().SupportedDiagnostics[0]).WithLocation(0).WithMessage(message).WithSeverity(severity),
        },
    }.RunAsync();

    private const string Using = "using System; using System.Collections; using System.Collections.Generic;\n";

    private static Task InLoopAsync(string statement) =>
        new Verify.Test
        {
            LanguageVersion = LanguageVersion.CSharp10,
            ReferenceAssemblies = ReferenceAssemblies.Net.Net80,
            TestCode = Text(statement),
        }.RunAsync();

    private static string Text(string statement) => Using + """
        public class C {
            public object Public; private object _private, _count;
            private Dictionary<string, object> _map = new Dictionary<string, object>(); object[] objects = new object[1];
            static void KeepAll(params object[] items) { }
            void M(int number, int? maybe, E e, E? maybeE, S s, S? maybeS, bool flag, string text, object o, int[] numbers, (int, string) pair) {
        """ + "\nwhile (true) { " + statement + " } } }" + Declarations;

    private static Task InGenericLoopAsync(string statement, string constraint) => new Verify.Test
    {
        LanguageVersion = LanguageVersion.CSharp10,
        ReferenceAssemblies = ReferenceAssemblies.Net.Net80,
        TestCode = Using + "class ObjectHolder { public ObjectHolder(object value) { } } class C { void M<T>(T value, List<object> list) " + constraint
            + " { while (true) { " + statement + " } } " + (constraint.Length == 0 ? "void Calls() => M(1, null); " : "") + "}" + Declarations,
    }.RunAsync();
}
