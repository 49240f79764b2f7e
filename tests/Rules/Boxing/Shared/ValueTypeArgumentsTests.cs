using Generic = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Boxing.GenericValueAsObject.GenericValueAsObjectAnalyzer>;
using Box = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Boxing.BoxedValue.BoxedValueAnalyzer>;

namespace Allocations.Tests.Boxing.Shared;

/// <summary>Which type parameters ALLOC201 and ALLOC205 take for boxed: those that code or a constraint fills with a value type.</summary>
public sealed class ValueTypeArgumentsTests
{
    [Theory]
    [InlineData("void Calls() => M(1);")]
    [InlineData("void Calls() => M<int>(1);")]
    [InlineData("void Calls() => this.M(DayOfWeek.Friday);")]
    [InlineData("void Calls() => M<int?>(null);")]
    [InlineData("void Calls() => M((1, \"\"));")]
    [InlineData("void Calls() { Action<long> m = M; }")]
    [InlineData("void Hand<U>(U value) => M(value); void Calls() => Hand(1);")]
    [InlineData("void Hand<U>(U value) where U : struct => M(value);")]
    [InlineData("class Box<U> { void Hand(C c, U value) => c.M(value); } Box<int> _box;")]
    [InlineData("class Box<U> { public void Hand(C c, U value) => c.M(value); } class OfDates : Box<DateTime> { }")]
    [InlineData("class Box<U> { public void Hand(C c, U value) => c.M(value); } static Box<U> Create<U>(U value) => null; object Calls() => Create(5L);")]
    public async Task CallWithAValue_IsEvidence(string calls)
    {
        await VerifyAsync(calls, "", isBoxed: true);
    }

    [Theory]
    [InlineData("")]
    [InlineData("void Calls() => M(\"\");")]
    [InlineData("void Calls() { M(\"\"); M<object>(1); M(new[] { 1 }); }")]
    [InlineData("void Hand<U>(U value) => M(value); void Calls() => Hand(\"\");")]
    [InlineData("void Hand<U>(U value) where U : class => M(value);")]
    [InlineData("void Hand<U>(U value) => M(value); void Other() => Hand2(1); void Hand2<U>(U value) { }")]
    [InlineData("class Box<U> { void Hand(C c, U value) => c.M(value); } Box<string> _box; List<int> _list;")]
    [InlineData("class Box<U, V> { void Hand(C c, U value) => c.M(value); } Box<string, int> _box;")]
    [InlineData("class Other { public void M<T>(T value) { } void Calls() => M(1); }")]
    [InlineData("void M<T, U>(T value, U other) { } void Calls() => M(1, 2);")]
    public async Task NothingOrAClass_IsNone(string calls)
    {
        await VerifyAsync(calls, "", isBoxed: false);
    }

    [Theory]
    [InlineData("where T : struct", true)]
    [InlineData("where T : unmanaged", true)]
    [InlineData("where T : Enum", true)]
    [InlineData("where T : System.Numerics.INumber<T>", true)]
    [InlineData("where T : notnull", false)]
    [InlineData("where T : IComparable<T>", false)]
    [InlineData("where T : new()", false)]
    public Task ConstraintForValues_IsEvidence(string constraint, bool isBoxed) => VerifyAsync("", constraint, isBoxed);

    [Theory]
    [InlineData(
        "interface I { void Put<T>(T value); }",
        "class D : I { public void Put<T>(T value) { while (true) Keep([|value|]); }",
        "void Calls(I i) => i.Put(1);")]
    [InlineData(
        "interface I { void Put<T>(T value); }",
        "class D : I { public void Put<T>(T value) { while (true) Keep(value); }",
        "void Calls(I i) => i.Put(i);")]
    [InlineData(
        "abstract class B { public abstract void Put<T>(T value); }",
        "class D : B { public override void Put<T>(T value) { while (true) Keep([|value|]); }",
        "void Calls(B b) => b.Put(1);")]
    [InlineData("class Calls { object o = new D<int>(); }", "class D<T> { T _value; void M() { while (true) Keep([|_value|]); }", "")]
    [InlineData("class Calls { object o = new D<string>(); }", "class D<T> { T _value; void M() { while (true) Keep(_value); }", "")]
    [InlineData("class Calls { object o = typeof(D<>); }", "class D<T> { T _value; void M() { while (true) Keep(_value); }", "")]
    public Task InterfacesBaseTypesAndTypes_AreFollowed(string other, string type, string member) =>
        Generic.VerifyAnalyzerAsync(other + type + " static void Keep(object o) { } " + member + " }");

    [Fact]
    public Task BoxBesideOnesThatMayNotBe_IsReportedAlone() => Box.VerifyAnalyzerAsync(
        "class C { void M<T>(T value, int n) { while (true) System.Console.WriteLine(\"{0}{1}{2}\".Length + Known(value, [|n|])); } "
        + "static int Known(params object[] items) => 0; }");

    private static async Task VerifyAsync(string members, string constraint, bool isBoxed)
    {
        var (open, close) = isBoxed ? ("[|", "|]") : ("", "");
        var source = "using System; using System.Collections.Generic; class C { " + members + " public void M<T>(T value) " + constraint;
        await Generic.VerifyAnalyzerAsync(source + $" {{ while (true) Keep({open}value{close}); }} static void Keep(object o) {{ }} }}");
        await Box.VerifyAnalyzerAsync(source + $" {{ while (true) new Holder({open}value{close}); }} class Holder {{ public Holder(object o) {{ }} }} }}");
    }
}
