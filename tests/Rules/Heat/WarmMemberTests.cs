using static Allocations.Tests.Heat.HeatVerifier;

namespace Allocations.Tests.Heat;

/// <summary>What collections, formatters, streams, servers and loops elsewhere call again and again is warm.</summary>
public sealed class WarmMemberTests
{
    private const string Operators = "} public static class Operators { ";
    [Theory]
    [InlineData(
        "public override bool Equals(object o) => Is({|#0:new object()|}); public override int GetHashCode() => 0;",
        "warm: in 'Equals', which collections and sorts call per element")]
    [InlineData(
        "public override int GetHashCode() => Is({|#0:new object()|}) ? 1 : 0; public override bool Equals(object o) => true;",
        "warm: in 'GetHashCode', which collections and sorts call per element")]
    [InlineData(
        "class D : IEquatable<D> { public bool Equals(D o) => Is({|#0:new object()|}); }", "warm: in 'Equals', which collections and sorts call per element")]
    [InlineData(
        "class D : IComparable<D> { public int CompareTo(D o) => Is({|#0:new object()|}) ? 1 : 0; }",
        "warm: in 'CompareTo', which collections and sorts call per element")]
    [InlineData(
        "class D : IComparable { int IComparable.CompareTo(object o) => Is({|#0:new object()|}) ? 1 : 0; }",
        "warm: in 'CompareTo', which collections and sorts call per element")]
    [InlineData(
        "class D : IComparer<int> { int IComparer<int>.Compare(int a, int b) => Is({|#0:new object()|}) ? 1 : 0; }",
        "warm: in 'Compare', which collections and sorts call per element")]
    [InlineData(
        "class D : Comparer<int> { public override int Compare(int a, int b) => Is({|#0:new object()|}) ? 1 : 0; }",
        "warm: in 'Compare', which collections and sorts call per element")]
    [InlineData(
        "class D : IEqualityComparer<int> { public bool Equals(int a, int b) => Is({|#0:new object()|}); public int GetHashCode(int a) => 0; }",
        "warm: in 'Equals', which collections and sorts call per element")]
    [InlineData(
        "class D : EqualityComparer<int> { public override bool Equals(int a, int b) => true; "
            + "public override int GetHashCode(int a) => Is({|#0:new object()|}) ? 1 : 0; }",
        "warm: in 'GetHashCode', which collections and sorts call per element")]
    [InlineData("public int CompareTo(C other) => Is({|#0:new object()|}) ? 1 : 0;", Unknown)]
    [InlineData("public int Compare(int a, int b) => Is({|#0:new object()|}) ? 1 : 0;", Unknown)]
    [InlineData("public bool Equals(int a, int b) => Is({|#0:new object()|});", Unknown)]
    public Task Comparison_IsWarm(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData(
        "class D : IEnumerator { public bool MoveNext() => Is({|#0:new object()|}); public object Current => null; public void Reset() { } }",
        "warm: in 'MoveNext', which a loop calls per element")]
    [InlineData(
        "class D : IAsyncEnumerator<int> { public ValueTask<bool> MoveNextAsync() => new(Is({|#0:new object()|})); public int Current => 0; "
            + "public ValueTask DisposeAsync() => default; }",
        "warm: in 'MoveNextAsync', which a loop calls per element")]
    [InlineData("public bool MoveNext() => Is({|#0:new object()|});", "warm: in 'MoveNext', which a loop calls per element")]
    [InlineData("public bool MoveNext(int n) => Is({|#0:new object()|});", Unknown)]
    [InlineData(
        "class D : IEnumerator { public bool MoveNext() => true; public object Current => null; public void Reset() => Use({|#0:new object()|}); }", Unknown)]
    [InlineData("object this[int i] => {|#0:new object()|};", "warm: in an indexer")]
    [InlineData("object this[int i] { get { return {|#0:new object()|}; } }", "warm: in an indexer")]
    [InlineData("object F => {|#0:new object()|};", Unknown)]
    [InlineData("public static C operator +(C a, C b) { Use({|#0:new object()|}); return a; }", "warm: in an operator")]
    [InlineData("public static implicit operator C(int n) { Use({|#0:new object()|}); return null; }", "warm: in an operator")]
    [InlineData("public static implicit operator C(string s) { Use({|#0:new object()|}); return null; }", Unknown)]
    public Task IterationAndOperators_AreWarm(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData(
        "abstract class D : Stream { public override int Read(byte[] b, int o, int n) => Is({|#0:new object()|}) ? 1 : 0; }",
        "warm: in an override of 'Stream.Read', which is called per piece of data")]
    [InlineData(
        "abstract class D : MemoryStream { public override void WriteByte(byte b) => Use({|#0:new object()|}); }",
        "warm: in an override of 'Stream.WriteByte', which is called per piece of data")]
    [InlineData(
        "abstract class D : TextWriter { public override void Write(char c) => Use({|#0:new object()|}); }",
        "warm: in an override of 'TextWriter.Write', which is called per piece of data")]
    [InlineData(
        "abstract class D : TextReader { public override int Peek() => Is({|#0:new object()|}) ? 1 : 0; }",
        "warm: in an override of 'TextReader.Peek', which is called per piece of data")]
    [InlineData(
        "abstract class D : System.Text.Json.Serialization.JsonConverter<int> { "
            + "public override void Write(System.Text.Json.Utf8JsonWriter w, int n, System.Text.Json.JsonSerializerOptions o) => Use({|#0:new object()|}); }",
        "warm: in an override of 'JsonConverter.Write', which is called per piece of data")]
    [InlineData(
        "class D : System.ComponentModel.TypeConverter { public override object ConvertFrom(System.ComponentModel.ITypeDescriptorContext c, CultureInfo i, "
            + "object o) => {|#0:new object()|}; }",
        Unknown)]
    [InlineData(
        "class D : IFormatProvider { public object GetFormat(Type t) => {|#0:new object()|}; }",
        "warm: in an implementation of 'IFormatProvider.GetFormat', which is called per value")]
    [InlineData(
        "class D : ICustomFormatter { public string Format(string f, object o, IFormatProvider p) => Text({|#0:new object()|}); }",
        "warm: in an implementation of 'ICustomFormatter.Format', which is called per value")]
    [InlineData(
        "class D : ISpanFormattable { public string ToString(string f, IFormatProvider p) => Text({|#0:new object()|}); "
            + "public bool TryFormat(Span<char> s, out int n, ReadOnlySpan<char> f, IFormatProvider p) { n = 0; return true; } }",
        Unknown)]
    [InlineData(
        "class D : ISpanFormattable { public bool TryFormat(Span<char> s, out int n, ReadOnlySpan<char> f, IFormatProvider p) { n = 0; "
            + "return Is({|#0:new object()|}); } public string ToString(string f, IFormatProvider p) => \"\"; }",
        "warm: in an implementation of 'ISpanFormattable.TryFormat', which is called per value")]
    [InlineData(
        "class D : System.Buffers.IBufferWriter<byte> { public void Advance(int n) => Use({|#0:new object()|}); "
            + "public Memory<byte> GetMemory(int n) => default; public Span<byte> GetSpan(int n) => default; }",
        "warm: in an implementation of 'IBufferWriter.Advance', which is called per piece of data")]
    [InlineData("abstract class D : Stream { public override void Flush() => Use({|#0:new object()|}); }", Unknown)]
    [InlineData("public int Read(byte[] b) => Is({|#0:new object()|}) ? 1 : 0;", Unknown)]
    [InlineData("public bool TryFormat(Span<char> s) => Is({|#0:new object()|});", Unknown)]
    [InlineData("public string ToString(string f, IFormatProvider p) => Text({|#0:new object()|});", Unknown)]
    public Task StreamAndFormatter_AreWarm(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData(
        "public Task InvokeAsync(HttpContext context) { Use({|#0:new object()|}); return null; }", "unknown: in 'InvokeAsync', which runs for each request")]
    [InlineData(
        "class D : IMiddleware { public Task InvokeAsync(HttpContext context, RequestDelegate next) { Use({|#0:new object()|}); return next(context); } }",
        "unknown: in 'InvokeAsync', which runs for each request")]
    [InlineData("public Task InvokeAsync(object context) { Use({|#0:new object()|}); return null; }", Unknown)]
    [InlineData("static string Ip(HttpRequest request) => Text({|#0:new object()|});", "unknown: in 'Ip', which runs for each request")]
    [InlineData("public void Check(ActionContext context) => Use({|#0:new object()|});", "unknown: in 'Check', which runs for each request")]
    [InlineData("public void Check(ResultContext context) => Use({|#0:new object()|});", "unknown: in 'Check', which runs for each request")]
    [InlineData("public void Check(ExceptionContext context) => Use({|#0:new object()|});", Unknown)]
    [InlineData("public void Fail(HttpContext context, Exception failure) => Use({|#0:new object()|});", Unknown)]
    [InlineData("public void Make(DefaultHttpContext context) => Use({|#0:new object()|});", Unknown)]
    [InlineData("class Own { public HttpContext HttpContext; } void Check(Own context) => Use({|#0:new object()|});", Unknown)]
    [InlineData("public void Initialize(object item, HttpContext context) => Use({|#0:new object()|});", "unknown: in 'Initialize', which runs rarely")]
    [InlineData(
        "void F(IApplicationBuilder app) => app.Run(async c => { await Task.Yield(); Use({|#0:new object()|}); });",
        "unknown: in a lambda that 'Run' runs for each request")]
    [InlineData(
        "void F(IApplicationBuilder app) => app.UseExceptionHandler(a => a.Run(async c => { await Task.Yield(); Use({|#0:new object()|}); }));",
        "cold: handles a failure")]
    [InlineData(
        "void F(IApplicationBuilder app) => app.UseExceptionHandler(a => a.Run(async c => { while (Is(c)) Use({|#0:new object()|}); }));",
        "cold: handles a failure")]
    [InlineData(
        "interface IHandler<T> { Task Handle(T request, CancellationToken token); } "
            + "class D : IHandler<int> { public Task Handle(int request, CancellationToken token) { Use({|#0:new object()|}); return null; } }",
        "unknown: in 'Handle', which runs for each request")]
    [InlineData(
        "interface IHandler<T> { Task HandleAsync(T request, CancellationToken token); } "
            + "class D : IHandler<int> { async Task IHandler<int>.HandleAsync(int request, CancellationToken token) { await Task.Yield(); "
            + "Use({|#0:new object()|}); } }",
        "unknown: in 'HandleAsync', which runs for each request")]
    [InlineData(
        "interface IHandler<T> { Task Handle(T request); } class D : IHandler<int> { public Task Handle(int request) { Use({|#0:new object()|}); return null; "
            + "} }",
        Unknown)]
    [InlineData("public Task Handle(int request, CancellationToken token) { Use({|#0:new object()|}); return null; }", Unknown)]
    [InlineData("class D : ControllerBase { public object Get() => {|#0:new object()|}; }", "unknown: in 'Get', which runs for each request")]
    [InlineData("class B : ControllerBase { } class D : B { public object Get() => {|#0:new object()|}; }", "unknown: in 'Get', which runs for each request")]
    [InlineData("class D : ControllerBase { [NonAction] public object Get() => {|#0:new object()|}; }", Unknown)]
    [InlineData("class D : ControllerBase { object Get() => {|#0:new object()|}; }", Unknown)]
    [InlineData(
        "class D : System.Net.Http.DelegatingHandler { "
            + "protected override Task<System.Net.Http.HttpResponseMessage> SendAsync(System.Net.Http.HttpRequestMessage m, CancellationToken t) { "
            + "Use({|#0:new object()|}); return base.SendAsync(m, t); } }",
        "unknown: in 'SendAsync', which runs for each request")]
    [InlineData(
        "void F(IEndpointRouteBuilder routes) => routes.MapGet(\"/\", () => {|#0:new object()|});", "unknown: in a lambda that 'MapGet' runs for each request")]
    [InlineData(
        "void F(IEndpointRouteBuilder routes) { foreach (var i in new int[3]) routes.MapGet(\"/\", () => {|#0:new object()|}); }",
        "unknown: in a lambda that 'MapGet' runs for each request")]
    [InlineData(
        "void F(IEndpointRouteBuilder routes) => routes.MapGet(\"/\", (int[] ints) => { foreach (var i in ints) Use({|#0:new object()|}); });",
        OftenInLoop)]
    [InlineData(
        "void F(IEndpointRouteBuilder routes) { routes.MapGet(\"/\", G); object G() => {|#0:new object()|}; }",
        "unknown: local function called by 'MapGet' for each request")]
    [InlineData(
        "void F(IApplicationBuilder app) => app.Use(async (context, next) => { Use({|#0:new object()|}); await next; });",
        "unknown: in a lambda that 'Use' runs for each request")]
    public Task RequestHandler_IsWarmInLoops(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData("void F() => Use({|#0:new object()|}); void G(int[] ints) { foreach (var i in ints) F(); }", "warm: called in a loop at Test0.cs:9")]
    [InlineData("void F() => Use({|#0:new object()|}); void G(int[] ints) { F(); }", Unknown)]
    [InlineData("void F(int n) => Use({|#0:new object()|}); void F() { } void G(int[] ints) { foreach (var i in ints) F(); }", Unknown)]
    [InlineData("void F(int[] ints) { Use({|#0:new object()|}); foreach (var i in ints) F(ints); }", Unknown)]
    [InlineData(
        "class D { public D() => Use({|#0:new object()|}); } void G(int[] ints) { foreach (var i in ints) new D(); }", "warm: called in a loop at Test0.cs:9")]
    [InlineData("internal void F() => Use({|#0:new object()|}); void G() { again: F(); if (Is(null)) goto again; }", Unknown)]
    [InlineData("void F() => Use({|#0:new object()|}); void G() { _ = new int[3].Select(i => { F(); return i; }); }", "warm: called in a loop at Test0.cs:9")]
    [InlineData(
        "void F() => Use({|#0:new object()|}); void G() => Each(i => F()); void Each(Action<int> f) { for (var i = 0; i < 9; i++) f(i); }",
        "warm: called in a loop at Test0.cs:9")]
    [InlineData("void F() => Use({|#0:new object()|}); void G() => Once(i => F()); void Once(Action<int> f) => f(3);", Unknown)]
    [InlineData(
        "void F(int i) => Use({|#0:new object()|}); void G() => Each(F); void Each(Action<int> f) { for (var i = 0; i < 9; i++) f(i); }",
        "warm: called by 'Each' in a loop at Test0.cs:9")]
    [InlineData(
        "int F(int i) => Is({|#0:new object()|}) ? i : 0; void G() { _ = new int[3].Select(this.F); }",
        "warm: called by 'Select' for each element at Test0.cs:9")]
    [InlineData("void F() => Use({|#0:new object()|}); void G() => Task.Run(F);", Unknown)]
    [InlineData("public int F(int i) => Is({|#0:new object()|}) ? i : 0; void G() { _ = new int[3].Select(F); }", Unknown)]
    [InlineData("int F(int i) => Is({|#0:new object()|}) ? i : 0; void G() { try { } catch { _ = new int[3].Select(F); } }", Unknown)]
    [InlineData("void F() => Use({|#0:new object()|}); void G(int[] ints) { foreach (var i in ints) { Action a = () => F(); } }", Unknown)]
    [InlineData("void F() => Use({|#0:new object()|}); void G(int[] ints) { try { } catch { foreach (var i in ints) F(); } }", OnlyCold)]
    [InlineData("static string F() => Text({|#0:new object()|}); void G() { if (Is(null)) throw new Exception(F()); }", OnlyCold)]
    [InlineData("public static string F() => Text({|#0:new object()|}); void G() { if (Is(null)) throw new Exception(F()); }", OnlyCold)]
    [InlineData("static string F() => Text({|#0:new object()|}); void G() { Func<string> f = F; if (Is(null)) throw new Exception(F()); }", Unknown)]
    [InlineData("static string F() => Text({|#0:new object()|}); void G() { F(); if (Is(null)) throw new Exception(F()); }", Unknown)]
    [InlineData("void F() { Action a = () => Use({|#0:new object()|}); Use(a); } static C() { new C().F(); }", Unknown)]
    [InlineData("protected virtual void F() => Use({|#0:new object()|}); static C() { new C().F(); }", Unknown)]
    [InlineData("void F() => Use({|#0:new object()|}); void G(int[] ints) { foreach (var i in ints) { try { } catch { F(); } } }", OnlyCold)]
    [InlineData("void F() => Use({|#0:new object()|}); [Xunit.Fact] public void G() { foreach (var i in new int[3]) F(); }", OnlyCold)]
    [InlineData("void F() => Use({|#0:new object()|}); [ColdPath] void G() { foreach (var i in new int[3]) F(); }", OnlyCold)]
    [InlineData("void F() => Use({|#0:new object()|}); static C() { foreach (var i in new int[3]) new C().F(); }", OnlyCold)]
    [InlineData(
        "void F(int[] ints) { Use({|#0:new object()|}); foreach (var i in ints) G(ints); } void G(int[] ints) { foreach (var i in ints) F(ints); }",
        "warm: called in a loop at Test0.cs:9")]
    [InlineData(
        "interface I { void F(); } class D : I { public void F() => Use({|#0:new object()|}); } void G(I[] all) { foreach (var i in all) i.F(); }",
        "warm: called in a loop at Test0.cs:9")]
    [InlineData(
        "class B { public virtual void F() { } } class D : B { public override void F() => Use({|#0:new object()|}); } "
            + "void G(B[] all) { foreach (var i in all) i.F(); }",
        "warm: called in a loop at Test0.cs:9")]
    [InlineData(
        "void F() { Action a = () => Use({|#0:new object()|}); } void G(int[] ints) { foreach (var i in ints) F(); }", "warm: called in a loop at Test0.cs:9")]
    [InlineData("[ColdPath] void F() => Use({|#0:new object()|}); void G(int[] ints) { foreach (var i in ints) F(); }", "cold: [ColdPath]")]
    [InlineData(
        "public override string ToString() => Text({|#0:new object()|}); void G(int[] ints) { foreach (var i in ints) ToString(); }", "cold: debug text")]
    public Task CallInLoopElsewhere_IsWarm(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData("A", "a.F()", true)]
    [InlineData("D", "a.F()", true)]
    [InlineData("E", "a.F()", false)]
    [InlineData("E", "a?.F()", false)]
    [InlineData("Below", "a.F()", true)]
    [InlineData("I", "a.F()", true)]
    [InlineData("J", "a.F()", true)]
    [InlineData("K", "a.F()", false)]
    [InlineData("object", "((A)a).F()", true)]
    [InlineData("object", "((E)a).F()", false)]
    [InlineData("dynamic", "a.F()", false)]
    public Task CallInALoop_RunsOnlyWhatItsReceiverMayBe(string receiver, string call, bool isWarm) => VerifyMembersAsync(
        "interface I { void F(); } interface J : I { } interface K : I { } abstract class A : I { public abstract void F(); } "
            + "class D : A, I { public override void F() => Use({|#0:new object()|}); } class Below : D, J { } abstract class E : A { } "
            + "class F1 : E { public override void F() { } } static void G(" + receiver + "[] all) { foreach (var a in all) " + call + "; }",
        isWarm ? "warm: called in a loop at Test0.cs:9" : Unknown);

    [Theory]
    [InlineData("where T : A", true)]
    [InlineData("where T : E", false)]
    [InlineData("where T : A, J", false)]
    [InlineData("where T : A, I", true)]
    public Task CallOnATypeParameterInALoop_RunsOnlyWhatItsConstraintsAllow(string constraint, bool isWarm) => VerifyMembersAsync(
        "interface I { void F(); } interface J { } abstract class A : I { public abstract void F(); } abstract class E : A { } "
            + "sealed class D : A { public override void F() => Use({|#0:new object()|}); } "
            + "static void G<T>(T[] all) " + constraint + " { foreach (var a in all) a.F(); }",
        isWarm ? "warm: called in a loop at Test0.cs:9" : Unknown);

    [Theory]
    [InlineData("D", "base", false)]
    [InlineData("D", "this", true)]
    [InlineData("Below", "base", true)]
    [InlineData("Other", "this", false)]
    public Task CallOfABaseMethodInALoop_RunsThatOne(string type, string receiver, bool isWarm) => VerifyMembersAsync(
        "class B { public virtual void F() { } } partial class D : B { public override void F() => Use({|#0:new object()|}); } "
            + "partial class Below : D { } partial class Other : B { } "
            + "partial class " + type + " { void G(int[] all) { foreach (var i in all) " + receiver + ".F(); } }",
        isWarm ? "warm: called in a loop at Test0.cs:9" : Unknown);

    [Theory]
    [InlineData("E", true)]
    [InlineData("A", false)]
    public Task CallThatCanRunOne_SaysThatItRunsOften(string receiver, bool isOften) => VerifyMembersAsync(
        "abstract class A { public abstract void F(int[] a); } class D : A { public override void F(int[] a) { } } abstract class E : A { } "
            + "class F1 : E { public override void F(int[] a) { foreach (var i in a) Use({|#0:new object()|}); } } "
            + "static void G(" + receiver + "[] all, int[] a) { foreach (var e in all) e.F(a); }",
        isOften ? OftenInLoop : InLoop);

    [Theory]
    [InlineData("void G(D d) { try { } catch { d.Handle(null); } }", Unknown)]
    [InlineData("void G(E e) { try { } catch { e.Handle(null); } }", "warm: in 'Handle', which handles one item per call")]
    public Task MemberIsCold_WhereAColdCallMayRunIt(string caller, string heat) => VerifyMembersAsync(
        "} public abstract class A { public abstract void Handle(byte[] data); } public abstract class E : A { } "
            + "public class D : A { object _o; public override void Handle(byte[] data) => _o = {|#0:new object()|}; } class Caller { " + caller,
        heat);

    [Theory]
    [InlineData("void F(C[] all) { Use({|#0:new object()|}); foreach (var c in all) F(c.Of); } C[] Of;", "warm: in 'F', which calls itself in a loop")]
    [InlineData("void F() { Use({|#0:new object()|}); foreach (var c in Of) c.F(); } C[] Of;", "warm: in 'F', which calls itself in a loop")]
    [InlineData("void F(C c) { Use({|#0:new object()|}); for (var i = 0; i < 9; i++) F(c.Of[i]); } C[] Of;", "warm: in 'F', which calls itself in a loop")]
    [InlineData(
        "void F(C[] all) { Use({|#0:new object()|}); foreach (var c in all) { var next = c.Of; F(next); } } C[] Of;",
        "warm: in 'F', which calls itself in a loop")]
    [InlineData(
        "void G() => Use({|#0:new object()|}); void F(C[] all) { G(); foreach (var c in all) F(c.Of); } C[] Of;",
        "warm: called by 'F', which calls itself in a loop")]
    [InlineData("void F(C[] all) { foreach (var c in all) { Use({|#0:new object()|}); F(c.Of); } } C[] Of;", InLoop)]
    [InlineData("void F(C[] all) { Use({|#0:new object()|}); foreach (var c in all) F(all); }", Unknown)]
    [InlineData("void F(C c) { Use({|#0:new object()|}); if (c != null) F(c.Next); } C Next;", Unknown)]
    [InlineData("void F(C[] all) { Use({|#0:new object()|}); foreach (var c in all) F(c); } void F(C c) { }", Unknown)]
    [InlineData("void F(C[] all) { Use({|#0:new object()|}); foreach (var c in all) { F(c.Of); return; } } C[] Of;", Unknown)]
    [InlineData("void F(C[] all) { Use({|#0:new object()|}); foreach (var c in all) { try { } catch { F(c.Of); } } } C[] Of;", Unknown)]
    [InlineData("void F(C[] all) { Use({|#0:new object()|}); foreach (var c in all) F(c.Of); } C[] Of; static C() { new C().F(null); }", OnlyCold)]
    public Task CallOfItselfInALoop_IsWarm(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData("foreach (var p in Parts) if (!p.F()) return false;", "foreach (var n in all) n.F();", OftenInLoop)]
    [InlineData("foreach (var p in Parts) if (!p.F()) return false;", "all[0].F();", InLoop)]
    [InlineData("if (!Parts[0].F()) return false;", "foreach (var n in all) n.F();", InLoop)]
    public Task PartOfAComposite_RunsOftenWhereALoopGoesThroughComposites(string composite, string loop, string heat) => VerifyMembersAsync(
        "abstract class Node { public int[] All; public abstract bool F(); } void G(Node[] all) { " + loop + " } "
            + "class All : Node { public Node[] Parts; public override bool F() { " + composite + " return true; } } "
            + "class One : Node { public override bool F() { foreach (var n in All) Use({|#0:new object()|}); return true; } }",
        heat);

    [Theory]
    [InlineData("public override string ToString() { Print(0); return null; }", Unknown)]
    [InlineData("void G() { try { } catch { Print(0); } }", Unknown)]
    [InlineData("public string Text() { Print(0); return null; }", "warm: called in a loop at Test0.cs:9")]
    [InlineData(
        "public override string ToString() { Print(0); return null; } void G(Node[] all) { foreach (var n in all) n.Print(0); }",
        "warm: called in a loop at Test0.cs:9")]
    [InlineData("", "warm: called in a loop at Test0.cs:9")]
    public Task LoopOfAFamily_TellsNothingWhereOnlyColdCodeEntersIt(string entry, string heat) => VerifyMembersAsync(
        "abstract class Node { public abstract void Print(int level); " + entry + " } "
            + "class Block : Node { public Node[] Parts; public override void Print(int level) { foreach (var p in Parts) p.Print(level + 1); } } "
            + "class One : Node { public override void Print(int level) => Use({|#0:new object()|}); }",
        heat);

    [Theory]
    [InlineData("n.Left.Accept(this); n.Right.Accept(this);", "v.Visit(this);", true)]
    [InlineData("while (n.Left is { } left) { left.Accept(this); return; }", "v.Visit(this);", true)]
    [InlineData("var left = n.Left; left.Accept(this);", "v.Visit(this);", true)]
    [InlineData("Go(n.Left); } void Go(Node n) { n.Accept(this);", "v.Visit(this);", true)]
    [InlineData("} public void Visit(One o) { o.Left.Accept(this);", "v.Visit(this);", true)]
    [InlineData("n.Accept(this);", "v.Visit(this);", false)]
    [InlineData("Go(n); } void Go(Node n) { n.Accept(this);", "v.Visit(this);", false)]
    [InlineData("n.Left.Accept(new Walk());", "v.Visit(this);", false)]
    [InlineData("n.Left.Accept(this);", "v.Other(this);", false)]
    [InlineData("n.Left.Accept(this);", "v.Visit((Sum)Left);", false)]
    [InlineData("n.Left.Alone(this);", "v.Visit(this);", false)]
    [InlineData("", "v.Visit(this);", false)]
    public Task VisitorThatGoesOnToOtherNodes_IsWarm(string visits, string accepts, bool isWarm) => VerifyMembersAsync(
        "abstract class Node { public Node Left, Right; public Node[] Parts; public abstract void Accept(Walk v); public void Alone(Walk v) { } } "
            + "class One : Node { public override void Accept(Walk v) { } } "
            + "class Sum : Node { public override void Accept(Walk v) { " + accepts + " } } "
            + "class Walk { public void Visit(Sum n) { Use({|#0:new object()|}); " + visits + " } public void Other(Node n) { } }",
        isWarm ? "warm: in 'Visit', which a walk through a tree calls for each node" : Unknown);

    [Fact]
    public Task VisitorThatGoesOnInALoop_IsWarm() => VerifyMembersAsync(
        "abstract class Node { public Node[] Parts; public abstract void Accept(Walk v); } class One : Node { public override void Accept(Walk v) { } } "
            + "class Sum : Node { public override void Accept(Walk v) => v.Visit(this); } "
            + "class Walk { public void Visit(Sum n) { Use({|#0:new object()|}); foreach (var p in n.Parts) p.Accept(this); } }",
        "warm: called by 'Accept', which is called in a loop at Test0.cs:9");

    [Theory]
    [InlineData("interface IWalk<T> { T Visit(Sum n, int depth); }", "IWalk<T>", "", true)]
    [InlineData(
        "interface IWalk<T> { T Visit(Sum n, int depth); }", "IWalk<T>", "class Two : INode { public T Accept<T>(IWalk<T> v, int d) => default; }", true)]
    [InlineData("interface IWalk<T> { T Visit(Sum n, int depth); } interface IOther<T> { T Visit(Sum n, int d); }", "IOther<T>", "", false)]
    public Task VisitorOfAnInterface_IsWarm(string visitors, string taken, string others, bool isWarm) => VerifyMembersAsync(
        visitors + " interface INode { T Accept<T>(" + taken + " v, int d); } " + others
            + "class One : INode { public T Accept<T>(" + taken + " v, int d) => default; } "
            + "class Sum : INode { public INode Left; public T Accept<T>(" + taken + " v, int d) => v.Visit(this, d); } "
            + "class Walk : IWalk<int> { int IWalk<int>.Visit(Sum n, int depth) { Use({|#0:new object()|}); "
            + (isWarm ? "return n.Left.Accept(this, depth + 1);" : "return n.Left.GetHashCode();") + " } }",
        isWarm ? "warm: in 'Visit', which a walk through a tree calls for each node" : Unknown);

    [Theory]
    [InlineData("new Walk().Helper();", "warm: called by 'Visit', which a walk through a tree calls for each node")]
    [InlineData("new Walk().Middle();", Unknown)]
    [InlineData("", Unknown)]
    public Task WhatAVisitorCalls_IsWarm(string call, string heat) => VerifyMembersAsync(
        "abstract class Node { public Node Left; public abstract void Accept(Walk v); } class One : Node { public override void Accept(Walk v) { } } "
            + "class Sum : Node { public override void Accept(Walk v) { v.Visit(this); } } "
            + "class Walk { public void Visit(Sum n) { " + call + " n.Left.Accept(this); } public void Middle() => Helper(); "
            + "public void Helper() { Use({|#0:new object()|}); } }",
        heat);

    [Theory]
    [InlineData(
        "void F() => Use({|#0:new object()|}); void G() => F(); void H(int[] ints) { foreach (var i in ints) G(); }",
        "warm: called by 'G', which is called in a loop at Test0.cs:9")]
    [InlineData(
        "void F() => Use({|#0:new object()|}); void G() => F(); void H() => G(); void I(int[] ints) { foreach (var i in ints) H(); }",
        "warm: called by 'G', which is called by 'H', which is called in a loop at Test0.cs:9")]
    [InlineData(
        "void F() => Use({|#0:new object()|}); void G() => F(); void H() => G(); void I() => H(); void J(int[] ints) { foreach (var i in ints) I(); }",
        Unknown)]
    [InlineData(
        "void F() => Use({|#0:new object()|}); public override int GetHashCode() { F(); return 1; }",
        "warm: called by 'GetHashCode', which collections and sorts call per element")]
    [InlineData(
        "object F() => {|#0:new object()|}; public override bool Equals(object o) { if (o is null) return false; Use(new Regex(Text(F()))); return true; }",
        Unknown)]
    [InlineData(
        "object F() => {|#0:new object()|}; "
            + "public override bool Equals(object o) { Use(F()); if (o is null) return false; Use(new Regex(\"a\")); return true; }",
        "warm: called by 'Equals', which collections and sorts call per element")]
    [InlineData(
        "object F() => {|#0:new object()|}; Regex _r; "
            + "public override bool Equals(object o) { if (o is null) return false; Use(_r.Match(Text(F()))); return true; }",
        "warm: called by 'Equals', which collections and sorts call per element")]
    [InlineData("void F() => Use({|#0:new object()|}); object this[int i] { get { F(); return null; } }", "warm: called by an indexer")]
    [InlineData("void F() => Use({|#0:new object()|}); [HotPath] void G() => F();", "warm: called by 'G', which is declared hot")]
    [InlineData("void F<T>() => Use({|#0:new object()|}); [Benchmark] public void G() => F<List<int>>();", "warm: called by a benchmark")]
    [InlineData(
        "interface I { void F(); } class D : I { public void F() => Use({|#0:new object()|}); } "
            + "void G(I i) => i.F(); void H(int[] ints) { foreach (var i in ints) G(null); }",
        "warm: called by 'G', which is called in a loop at Test0.cs:9")]
    [InlineData(
        "class D { public D() => Use({|#0:new object()|}); } object G() => new D(); void H(int[] ints) { foreach (var i in ints) G(); }",
        "warm: called by 'G', which is called in a loop at Test0.cs:9")]
    [InlineData(
        "void F() => Use({|#0:new object()|}); void G() { if (Is(null)) throw new Exception(Text(Make())); object Make() { F(); return null; } } "
            + "void H(int[] ints) { foreach (var i in ints) G(); }",
        OnlyCold)]
    [InlineData("void F() => Use({|#0:new object()|}); void G() { try { } catch { F(); } } void H(int[] ints) { foreach (var i in ints) G(); }", OnlyCold)]
    [InlineData("void F(int n) => Use({|#0:new object()|}); void F() { } void G() => F(); void H(int[] ints) { foreach (var i in ints) G(); }", Unknown)]
    [InlineData("class D { void F() => Use({|#0:new object()|}); } void F() { } void G() => F(); void H(int[] ints) { foreach (var i in ints) G(); }", Unknown)]
    [InlineData("/* F() */ void F() => Use({|#0:new object()|}); void G() => Text(\"F()\"); void H(int[] ints) { foreach (var i in ints) G(); }", Unknown)]
    [InlineData(
        "void F() => Use({|#0:new object()|}); void G() => F(); void H() => G(); [Xunit.Fact] public void T() { foreach (var i in new int[3]) H(); }",
        Unknown)]
    [InlineData("void F() { Use({|#0:new object()|}); G(); } void G() { H(); } void H() { F(); }", Unknown)]
    [InlineData(
        "void F() { Use({|#0:new object()|}); File.Delete(\"a\"); } public override int GetHashCode() { F(); return 1; }",
        "unknown: in 'F', which also calls 'File.Delete'")]
    public Task CallByWarmMember_IsWarmToThreeLevels(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData("public object Parse(string text) => {|#0:new object()|};", "Parse")]
    [InlineData("public bool TryParse(System.ReadOnlySpan<char> text, out int n) { n = 0; Use({|#0:new object()|}); return true; }", "TryParse")]
    [InlineData("public string FormatPrice(decimal price) { Use({|#0:new object()|}); return \"\"; }", "FormatPrice")]
    [InlineData("public System.Threading.Tasks.Task<byte[]> ReadFrameAsync() { Use({|#0:new object()|}); return null; }", "ReadFrameAsync")]
    [InlineData("public void Write(System.IO.TextWriter writer, int n) => Use({|#0:new object()|});", "Write")]
    [InlineData("public void Handle(OrderMessage m) => Use({|#0:new object()|}); public class OrderMessage { }", "Handle")]
    [InlineData("public object GetValue(string key) => {|#0:new object()|};", "GetValue")]
    [InlineData("public void AppendPart(System.Text.StringBuilder builder, string part) => Use({|#0:new object()|});", "AppendPart")]
    [InlineData("public void Set(string key, object value) => Use({|#0:new object()|});", "Set")]
    [InlineData("protected virtual void Process(byte[] packet) => Use({|#0:new object()|});", "Process")]
    [InlineData("public object Find(System.Net.IPAddress address) => {|#0:new object()|};", "Find")]
    [InlineData("public bool TryGet(System.Guid id, out object o) { o = {|#0:new object()|}; return true; }", "TryGet")]
    [InlineData("public void Publish<T>(T message) => Use({|#0:new object()|});", "Publish")]
    [InlineData(
        "public interface IEncoder { void Encode(byte[] b); } class E : IEncoder { void IEncoder.Encode(byte[] b) => Use({|#0:new object()|}); }",
        "Encode")]
    [InlineData("class D : System.IO.StringWriter { public override void Write(string s) => Use({|#0:new object()|}); }", "an override of 'TextWriter.Write'")]
    public Task PublicMemberThatHandlesAnItem_IsWarmInALibrary(string members, string name) =>
        VerifyLibraryAsync(
            members,
            name.StartsWith("an ", StringComparison.Ordinal)
                ? "warm: in " + name + ", which is called per piece of data"
                : "warm: in '" + name + "', which handles one item per call");

    [Theory]
    [InlineData("internal object Parse(string text) => {|#0:new object()|};")]
    [InlineData("protected object Parse(string text) => {|#0:new object()|};")]
    [InlineData("class Inner { public object Parse(string text) => {|#0:new object()|}; }")]
    [InlineData("interface IEncoder { void Encode(byte[] b); } class E : IEncoder { void IEncoder.Encode(byte[] b) => Use({|#0:new object()|}); }")]
    [InlineData("public object Parse(string path) => {|#0:new object()|};")]
    [InlineData("public object Parse(int n) => {|#0:new object()|};")]
    [InlineData("public void AppendHex(System.Text.StringBuilder builder, int n) => Use({|#0:new object()|});")]
    [InlineData("public object Parser(string text) => {|#0:new object()|};")]
    [InlineData("public object Parse_Text(string text) => {|#0:new object()|};")]
    [InlineData("public object Describe(string text) => {|#0:new object()|};")]
    [InlineData("public string GetName() { Use({|#0:new object()|}); return \"\"; }")]
    [InlineData("public void SetName(string name) => Use({|#0:new object()|});")]
    [InlineData("public class ShopConfigReader { public object Read(string text) => {|#0:new object()|}; }")]
    [InlineData("public object GetService(System.Type type) => {|#0:new object()|};")]
    [InlineData("public object GetBanner(string product = null) => {|#0:new object()|};")]
    [InlineData("public object Get(System.Type type) => {|#0:new object()|};")]
    [InlineData("public object Get(int number) => {|#0:new object()|};")]
    [InlineData("public object Find(System.Predicate<int> match) => {|#0:new object()|};")]
    [InlineData("public object Find(int[] all) => {|#0:new object()|};")]
    [InlineData("public object FindOwner(System.Net.IPAddress address) => {|#0:new object()|};")]
    [InlineData("public void Get(System.Guid number) => Use({|#0:new object()|});")]
    [InlineData("public void Publish<T>(T target) => Use({|#0:new object()|});")]
    [InlineData("public void Publish(int message) => Use({|#0:new object()|});")]
    [InlineData(Operators + "internal static object Lag<T>(this System.Collections.Generic.IEnumerable<T> items) => {|#0:new object()|};")]
    [InlineData(Operators + "public static object Lag<T>(System.Collections.Generic.IEnumerable<T> items) => {|#0:new object()|};")]
    [InlineData(Operators + "public static object Lag(this System.Collections.Generic.IEnumerable<int> numbers) => {|#0:new object()|};")]
    [InlineData("public void Handle(byte[] b, string s) { switch (s) { case \"eval\": F(); break; } } void F() => Use({|#0:new object()|});")]
    [InlineData("public object FormatMessage(string text) => {|#0:new object()|}; void G() => throw new System.Exception((string)FormatMessage(\"\"));")]
    [InlineData("public object FormatMessage(string text) => {|#0:new object()|}; static Shop() { Use(new Shop().FormatMessage(\"\")); }")]
    public Task OtherMember_IsNotWarmInALibrary(string members) => VerifyLibraryAsync(members, Unknown);

    [Theory]
    [InlineData("public static object Lag<T>(this System.Collections.Generic.IEnumerable<T> items, int n) => {|#0:new object()|};")]
    [InlineData(
        "public static object Lag<T>(this System.Collections.Generic.IReadOnlyList<T> items) { return Make(); object Make() { return {|#0:new object()|}; } }")]
    public Task OperatorOnSequences_IsWarmInALibrary(string member) =>
        VerifyLibraryAsync(Operators + member, "warm: in 'Lag', an operator on sequences");

    [Theory]
    [InlineData(
        "public object Format(string text) => {|#0:new object()|}; void G() => throw new System.Exception((string)Format(\"\")); void H() => Format(\"\");",
        "warm: in 'Format', which handles one item per call")]
    [InlineData(
        "public object Read(string name) { Use({|#0:new object()|}); return System.IO.File.ReadAllText(name); }",
        "unknown: in 'Read', which also calls 'File.ReadAllText'")]
    [InlineData("public object Parse(string text) { foreach (var c in text) Use({|#0:new object()|}); return null; }", "often hot: in a loop (line 1)")]
    [InlineData(
        "public object Parse(string text) => Inner(); object Inner() => {|#0:new object()|};",
        "warm: called by 'Parse', which handles one item per call")]
    [InlineData(
        "public object Parse(string text) => Inner(); internal object Inner() => Deeper(); object Deeper() => {|#0:new object()|};",
        "warm: called by 'Inner', which is called by 'Parse', which handles one item per call")]
    [InlineData(
        "public object Parse(string s) { Use({|#0:new object()|}); foreach (var c in s) foreach (var d in s) Use(null); return null; }",
        "unknown: outside of the loops of 'Parse'")]
    [InlineData(
        "public object Parse(string s) { Use({|#0:new object()|}); foreach (var c in s) Use(null); foreach (var d in s) Use(null); return null; }",
        "warm: in 'Parse', which handles one item per call")]
    [InlineData(
        "public object Parse(string s) { Inner(); foreach (var c in s) foreach (var d in s) Use(null); return null; } "
            + "void Inner() => Use({|#0:new object()|});",
        Unknown)]
    [InlineData(
        "void F(string s) { Use({|#0:new object()|}); foreach (var c in s) foreach (var d in s) Use(null); } "
            + "void G(string[] all) { foreach (var s in all) F(s); }",
        "warm: called in a loop at Test0.cs:1")]
    [InlineData(
        "public void Handle(byte[] b, string s) { switch (s) { case \"eval\": break; default: F(); break; } } void F() => Use({|#0:new object()|});",
        "warm: called by 'Handle', which handles one item per call")]
    [InlineData(
        "public override bool Equals(object o) => F(); bool F() { Use({|#0:new object()|}); return true; }",
        "warm: called by 'Equals', which collections and sorts call per element")]
    public Task CallsOfALibrarysMembers_Decide(string members, string heat) => VerifyLibraryAsync(members, heat);

    [Theory]
    [InlineData("public object Parse(string text, int[] a) { foreach (var i in a) Use({|#0:new object()|}); return null; }", "hot: in a loop (line 1)")]
    [InlineData(
        "public object Parse(string text, int[] a) { Inner(a); return null; } void Inner(int[] a) { foreach (var i in a) Use({|#0:new object()|}); }",
        "hot: in a loop (line 1)")]
    [InlineData(
        "public object Parse(string text, int[] a) { foreach (var i in a) Use({|#0:new object()|}); return null; } "
            + "void G(string[] all) { foreach (var s in all) Parse(s, null); }",
        "often hot: in a loop (line 1)")]
    [InlineData("public override int GetHashCode() { foreach (var i in new int[3]) Use({|#0:new object()|}); return 1; }", "often hot: in a loop (line 1)")]
    public Task LoopInAMemberThatOnlyItsNameMakesWarm_IsOneLoop(string members, string heat) => VerifyLibraryAsync(members, heat);

    [Fact]
    public Task ProgramsPublicMember_IsEnteredFromInside()
    {
        var test = Create("public class Shop { public object Parse(string text) => {|#0:new object()|}; static void Main() { } }", Unknown);
        test.TestState.OutputKind = Microsoft.CodeAnalysis.OutputKind.ConsoleApplication;
        return test.RunAsync();
    }

    private static Task VerifyLibraryAsync(string members, string heat) =>
        VerifyAsync("public class Shop { " + members + " static void Use(object o) { } }", heat);
}
