using Allocations.Analyzers.Heat;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using static Allocations.Tests.Heat.HeatVerifier;

namespace Allocations.Tests.Heat;

/// <summary>What runs on failure only, once only, or not at all is cold, also in a loop.</summary>
public sealed class ColdPlaceTests
{
    [Theory]
    [InlineData("LogError", "cold: in a report of a failure")]
    [InlineData("RaiseWarning", "cold: in a report of a failure")]
    [InlineData("AddException", "cold: in a report of a failure")]
    [InlineData("EmitFatal", "cold: in a report of a failure")]
    [InlineData("LogErrors", "cold: in a report of a failure")]
    [InlineData("WriteError", "cold: in a report of a failure")]
    [InlineData("TryWriteError", "cold: in a report of a failure")]
    [InlineData("SendErrorAsync", "cold: in a report of a failure")]
    [InlineData("AbortWithErrorMessage", "cold: in a report of a failure")]
    [InlineData("ReplyFailure", "cold: in a report of a failure")]
    [InlineData("WriteErrorRate", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("AddErrorHandler", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("WriteErroneous", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("ReadError", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("HasErrors", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("ErrorCode", "often hot: in a loop (line 9, depth 2)")]
    [InlineData("GetError", "often hot: in a loop (line 9, depth 2)")]
    public Task ReportOfAFailure_IsColdByItsName(string name, string heat) =>
        VerifyMembersAsync(
            "void " + name + "(object o) { } void M(int[] a) { foreach (var i in a) foreach (var j in a) " + name + "({|#0:new object()|}); }", heat);

    [Theory]
    [InlineData("throw new Exception(Text({|#0:new object()|}));", "cold: thrown")]
    [InlineData("_ = ints ?? throw new Exception(Text({|#0:new object()|}));", "cold: thrown")]
    [InlineData("foreach (var i in ints) { if (i < 0) throw new Exception(Text({|#0:new object()|})); }", "cold: thrown")]
    [InlineData("if (Is(null)) { var o = {|#0:new object()|}; throw new Exception(Text(o)); }", "cold: on the way to a throw")]
    [InlineData("switch (ints.Length) { case 1: Use({|#0:new object()|}); throw new Exception(); }", "cold: on the way to a throw")]
    [InlineData("if (Is(null)) { var o = {|#0:new object()|}; if (Is(o)) return; throw new Exception(); }", Unknown)]
    [InlineData("foreach (var i in ints) { var o = {|#0:new object()|}; if (Is(o)) continue; throw new Exception(); }", InLoop)]
    [InlineData("if (Is({|#0:new object()|})) throw new Exception();", Unknown)]
    [InlineData("try { } catch { Use({|#0:new object()|}); }", "cold: in a catch block")]
    [InlineData("try { } catch (Exception) when (Is({|#0:new object()|})) { }", "cold: in a catch block")]
    [InlineData("while (true) { try { Use(1); break; } catch { } Use({|#0:new object()|}); }", "cold: after an exception was caught")]
    [InlineData("while (true) { try { if (Is(1)) return; } catch { } Use({|#0:new object()|}); }", "often " + InLoop)]
    [InlineData("while (true) { try { return; } finally { } Use({|#0:new object()|}); }", "often " + InLoop)]
    [InlineData("try { } catch { foreach (var i in ints) Use({|#0:new object()|}); }", "cold: in a catch block")]
    [InlineData("try { Use({|#0:new object()|}); } catch { }", Unknown)]
    [InlineData("if (Is(null)) { var o = {|#0:new object()|}; Reject(o); }", "cold: on the way to a throw")]
    [InlineData("if (Is(null)) { var o = {|#0:new object()|}; OnlyThrows(o); }", "cold: on the way to a throw")]
    [InlineData("if (Is(null)) { var o = {|#0:new object()|}; MayThrow(o); }", Unknown)]
    [InlineData("if (Is(null)) { var o = {|#0:new object()|}; Environment.FailFast(Text(o)); }", "cold: on the way to a throw")]
    [InlineData("if (Is(null)) { F(); void F() => Use({|#0:new object()|}); throw new Exception(); }", "cold: on the way to a throw")]
    [InlineData("foreach (var i in ints) { if (i < 0) Reject({|#0:new object()|}); }", "cold: in a call that does not return")]
    [InlineData("foreach (var i in ints) _log.Error({|#0:new object()|});", "cold: in a report of a failure")]
    [InlineData("foreach (var i in ints) _log?.Error(Text({|#0:new object()|}));", "cold: in a report of a failure")]
    [InlineData("foreach (var i in ints) Console.Error.WriteLine(Text({|#0:new object()|}));", "cold: in a report of a failure")]
    [InlineData("foreach (var i in ints) System.Console.Error.Write({|#0:new object()|});", "cold: in a report of a failure")]
    [InlineData("foreach (var i in ints) Console.Out.Write({|#0:new object()|});", "hot: in a loop (line 9)")]
    [InlineData("foreach (var i in ints) ThrowInvalid({|#0:new object()|});", "cold: in a report of a failure")]
    [InlineData("foreach (var i in ints) ThrowIfNull({|#0:new object()|});", InLoop)]
    [InlineData("foreach (var i in ints) _log.Debug({|#0:new object()|});", InLoop)]
    [InlineData("foreach (var i in ints) { if (i < 0) OnlyThrows({|#0:new object()|}); }", "cold: in a call that does not return")]
    [InlineData("foreach (var i in ints) { if (i < 0) MayThrow({|#0:new object()|}); }", InLoop)]
    [InlineData(
        "foreach (var i in ints) { if (i < 0) F({|#0:new object()|}); } static void F(object o) => throw new Exception(Text(o));",
        "cold: in a call that does not return")]
    [InlineData("foreach (var i in ints) { if (i < 0) Use({|#0:new object()|}); }", InLoop)]
    [InlineData("switch (ints.Length) { case 1: if (Is({|#0:new object()|})) break; throw new Exception(); }", Unknown)]
    public Task Failure_IsCold(string body, string heat) => VerifyBodyAsync(body, heat);

    [Theory]
    [InlineData("Error", "WriteLine", "cold: in a report of a failure")]
    [InlineData("Error", "Flush", "hot: in a loop (line 9)")]
    [InlineData("Output", "WriteLine", "hot: in a loop (line 9)")]
    public Task WriterOfErrors_IsCold(string writer, string method, string heat) => VerifyMembersAsync(
        "class Writer { public void WriteLine(object o) { } public void Flush(object o) { } } class Host { public Writer " + writer + "; } "
            + "void F(Host host, int[] ints) { foreach (var i in ints) host." + writer + "." + method + "({|#0:new object()|}); }",
        heat);

    [Theory]
    [InlineData("class B { public virtual void Refuse(object o) => throw new Exception(); } void F(B b) => b.Refuse({|#0:new object()|});", Unknown)]
    [InlineData(
        "class B { public void Refuse(object o) => throw new Exception(); } void F(B b) => b.Refuse({|#0:new object()|});",
        "cold: in a call that does not return")]
    [InlineData("class B { public B(object o) => throw new Exception(); } object F() => new B({|#0:new object()|});", Unknown)]
    public Task ThrowHelper_IsColdWhereNoOverrideReplacesIt(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData("_o ??= {|#0:new object()|};", "cold: behind a once-only guard")]
    [InlineData("foreach (var i in ints) _o ??= {|#0:new object()|};", "cold: behind a once-only guard")]
    [InlineData("if (_o == null) _o = {|#0:new object()|};", "cold: behind a once-only guard")]
    [InlineData("if (null == _o) { lock (ints) { if (_o is null) { _o = {|#0:new object()|}; } } }", "cold: behind a once-only guard")]
    [InlineData("Use(_o ?? (_o = {|#0:new object()|}));", "cold: behind a once-only guard")]
    [InlineData("object o = null; o ??= {|#0:new object()|};", Unknown)]
    [InlineData("object o = null; if (o == null) o = {|#0:new object()|};", Unknown)]
    [InlineData("if (_o != null) _o = {|#0:new object()|};", Unknown)]
    [InlineData("if (ints == null) _o = {|#0:new object()|};", Unknown)]
    [InlineData("if (_o == null) { foreach (var i in ints) _o = {|#0:new object()|}; }", InLoop)]
    [InlineData("Use(_o ?? {|#0:new object()|});", Unknown)]
    [InlineData("_ = new Lazy<object>(() => {|#0:new object()|});", "cold: in a factory that runs once")]
    [InlineData("foreach (var i in ints) { Lazy<object> l = new(() => {|#0:new object()|}); }", "cold: in a factory that runs once")]
    [InlineData("LazyInitializer.EnsureInitialized(ref _o, () => {|#0:new object()|});", "cold: in a factory that runs once")]
    [InlineData("if (_o == null) { var x = {|#0:new object()|}; _o = x; }", "cold: behind a once-only guard")]
    [InlineData("if (_o is null) { foreach (var i in ints) Use({|#0:new object()|}); _o = ints; }", "cold: behind a once-only guard")]
    [InlineData("if (!_isKnown) { Use({|#0:new object()|}); _isKnown = true; }", "cold: behind a once-only guard")]
    [InlineData("if (!_isKnown) { Use({|#0:new object()|}); _isKnown = Is(null); }", Unknown)]
    [InlineData("if (!_isKnown) { Use({|#0:new object()|}); _isValid = true; }", Unknown)]
    [InlineData("if (!_isValid) { Use({|#0:new object()|}); _isValid = true; } if (Is(null)) _isValid = false;", Unknown)]
    [InlineData("if (!_isValid) { Use({|#0:new object()|}); _isValid = true; } (_isValid, _o) = (Is(null), null);", Unknown)]
    [InlineData("if (!_isValid) { Use({|#0:new object()|}); _isValid = true; } Unset(ref _isValid); void Unset(ref bool it) => it = false;", Unknown)]
    [InlineData("if (_isKnown) { Use({|#0:new object()|}); _isKnown = true; }", Unknown)]
    [InlineData("var isDone = Is(null); if (!isDone) { Use({|#0:new object()|}); isDone = true; }", Unknown)]
    [InlineData(
        "if (_o is null || _p is null) { Use({|#0:new object()|}); _p = ints; if (Is(null)) _o = ints; else _o = _p; }", "cold: behind a once-only guard")]
    [InlineData("if (_o is null || _p is null) { Use({|#0:new object()|}); _p = ints; if (Is(null)) _o = ints; }", Unknown)]
    [InlineData("if (_o is null || Is(null)) { Use({|#0:new object()|}); _o = ints; }", Unknown)]
    [InlineData("if (_o is null) { Use({|#0:new object()|}); _o = null; }", Unknown)]
    [InlineData("if (_o is null) { Use({|#0:new object()|}); }", Unknown)]
    [InlineData("if (_o != null) return; _o = {|#0:new object()|};", "cold: behind a once-only guard")]
    [InlineData("if (_o is not null) { return; } _o = {|#0:new object()|};", "cold: behind a once-only guard")]
    [InlineData("if (this . _o != null) return; Use(_o); this._o = {|#0:new object()|};", "cold: behind a once-only guard")]
    [InlineData("if (this._o != null) return; _o = {|#0:new object()|};", Unknown)]
    [InlineData("Use(_o); _o = {|#0:new object()|}; if (_o != null) return;", Unknown)]
    [InlineData("if (_o != null) Use(_o); _o = {|#0:new object()|};", Unknown)]
    [InlineData("if (_o == null) return; _o = {|#0:new object()|};", Unknown)]
    [InlineData("object o = null; if (o == null) { Use({|#0:new object()|}); o = ints; }", Unknown)]
    [InlineData("EnsureInitialized(() => {|#0:new object()|}); void EnsureInitialized(Func<object> f) { }", Unknown)]
    public Task OnceOnly_IsCold(string body, string heat) => VerifyBodyAsync(body, heat);

    [Theory]
    [InlineData("if (_isKnown) return; _isKnown = true; Use({|#0:new object()|});", "cold: behind a once-only guard")]
    [InlineData("if (this._isKnown) { Use(null); return; } Use({|#0:new object()|}); _isKnown = true;", "cold: behind a once-only guard")]
    [InlineData("if (_isKnown == true) throw new Exception(); _isKnown = true; Use({|#0:new object()|});", "cold: behind a once-only guard")]
    [InlineData("if (Is(null) || _isKnown || Is(ints)) return; _isKnown = true; Use({|#0:new object()|});", "cold: behind a once-only guard")]
    [InlineData("Use(null); if (_isKnown) return; _isKnown = true; if (Is(null)) Use({|#0:new object()|});", "cold: behind a once-only guard")]
    [InlineData("foreach (var i in ints) { if (_isKnown) continue; _isKnown = true; Use({|#0:new object()|}); }", "cold: behind a once-only guard")]
    [InlineData("if (Is(null)) { if (_isKnown) return; _isKnown = true; Use({|#0:new object()|}); }", "cold: behind a once-only guard")]
    [InlineData(
        "if (_isKnown) return; _isKnown = true; foreach (var i in ints) Use({|#0:new object()|});",
        "unknown: in a loop (line 9), behind a once-only guard")]
    [InlineData("if (_isKnown) return; _isKnown = true; foreach (var i in ints) foreach (var j in ints) Use({|#0:new object()|});",
        "warm: in a loop (line 9, depth 2)")]
    [InlineData("if (_isKnown) return; _isKnown = true; while (true) Use({|#0:new object()|});", "warm: in a loop (line 9)")]
    [InlineData("if (_isKnown) return; _isKnown = true; Use(ints.Select(i => {|#0:new object()|}));",
        "unknown: in a lambda that 'Select' runs for each element, behind a once-only guard")]
    [InlineData("if (_isKnown) return; _isKnown = true; Keep(() => Use({|#0:new object()|}));", Unknown)]
    [InlineData("if (_isKnown) return; Use({|#0:new object()|});", Unknown)]
    [InlineData("if (_isKnown) return; if (Is(null)) _isKnown = true; Use({|#0:new object()|});", Unknown)]
    [InlineData("if (_isKnown) return; Use({|#0:new object()|}); if (Is(null)) return; _isKnown = true;", Unknown)]
    [InlineData("if (_isKnown && Is(null)) return; _isKnown = true; Use({|#0:new object()|});", Unknown)]
    [InlineData("if (_isKnown) Use(null); _isKnown = true; Use({|#0:new object()|});", Unknown)]
    [InlineData("if (!_isKnown) return; _isKnown = true; Use({|#0:new object()|});", Unknown)]
    [InlineData("if (_isKnown) return; _isKnown = Is(null); Use({|#0:new object()|});", Unknown)]
    [InlineData("if (_isValid) return; _isValid = true; Use({|#0:new object()|}); _isValid = false;", Unknown)]
    [InlineData("_isKnown = true; if (_isKnown) return; Use({|#0:new object()|});", Unknown)]
    [InlineData("Use({|#0:new object()|}); if (_isKnown) return; _isKnown = true;", Unknown)]
    [InlineData("var isDone = Is(null); if (isDone) return; isDone = true; Use({|#0:new object()|});", Unknown)]
    public Task BehindAFlag_IsColdOutsideLoops(string body, string heat) => VerifyBodyAsync(body, heat);

    [Theory]
    [InlineData("bool Done { get; set; }", "", true)]
    [InlineData("public bool Done { get; private set; }", "public C() => Done = false;", true)]
    [InlineData("internal bool Done;", "static C Make() => new C { Done = false };", true)]
    [InlineData("static bool Done;", "static C() { Done = false; }", true)]
    [InlineData("static bool Done;", "public C() { Done = false; }", false)]
    [InlineData("bool Done;", "public void Reset() => Done = false;", false)]
    [InlineData("bool Done;", "void Reset(C other) => other.Done = false;", false)]
    [InlineData("bool Done;", "public C() { Action later = () => Done = false; }", false)]
    [InlineData("internal bool Done;", "} static class Elsewhere { static void Reset(C c) => c.Done = false;", false)]
    public Task FlagThatIsUnset_IsNoOnceGuard(string flag, string others, bool isCold) => VerifyMembersAsync(
        "void F() { if (Done) return; Done = true; Use({|#0:new object()|}); } " + flag + " " + others,
        isCold ? "cold: behind a once-only guard" : Unknown);

    [Theory]
    [InlineData("private set", true)]
    [InlineData("internal set", true)]
    [InlineData("set", false)]
    public Task FlagThatOtherAssembliesSet_IsNoOnceGuard(string setter, bool isCold) => VerifyMembersAsync(
        "} public class Open { object _o; public bool Done { get; " + setter + "; } "
            + "public void F() { if (Done) return; Done = true; _o = {|#0:new object()|}; }",
        isCold ? "cold: behind a once-only guard" : Unknown);

    [Theory]
    [InlineData("bool _isNew = true;", "_isNew", true)]
    [InlineData("bool _isNew = true; void Renew() => _isNew = true;", "_isNew", false)]
    [InlineData("class Node { public bool IsNew = true; } Node _node;", "_node.IsNew", false)]
    public Task FlagThatIsCleared_IsAOnceGuard(string members, string flag, bool isCold) => VerifyMembersAsync(
        members + " void F() { if (!" + flag + ") return; " + flag + " = false; Use({|#0:new object()|}); }",
        isCold ? "cold: behind a once-only guard" : Unknown);

    [Theory]
    [InlineData("if (_log.IsEnabled) Use({|#0:new object()|});", "cold: behind a log guard")]
    [InlineData("if (_log.IsDebugEnabled) _log.Debug({|#0:new object()|});", "cold: behind a log guard")]
    [InlineData("if (_isVerbose) Use({|#0:new object()|});", Unknown)]
    [InlineData("foreach (var i in ints) { if (_log.IsEnabled) Use({|#0:new object()|}); }", "cold: behind a log guard")]
    [InlineData("Use(_log.IsEnabled ? {|#0:new object()|} : null);", "cold: behind a log guard")]
    [InlineData("_ = _log.IsEnabled && Is({|#0:new object()|});", "cold: behind a log guard")]
    [InlineData("if (!_log.IsEnabled) return; Use({|#0:new object()|});", "cold: behind a log guard")]
    [InlineData("if (!_log.IsEnabled) { return; } foreach (var i in ints) Use({|#0:new object()|});", "cold: behind a log guard")]
    [InlineData("if (!_log.IsEnabled) Use(null); Use({|#0:new object()|});", Unknown)]
    [InlineData("Use({|#0:new object()|}); if (!_log.IsEnabled) return;", Unknown)]
    [InlineData("if (!_log.IsEnabled) Use({|#0:new object()|});", Unknown)]
    [InlineData("if (_log.IsEnabled) Use(null); else Use({|#0:new object()|});", Unknown)]
    [InlineData("Use(_log.IsEnabled ? null : {|#0:new object()|});", Unknown)]
    [InlineData("if (Is({|#0:new object()|})) Use(null);", Unknown)]
    [InlineData("_log.Debug({|#0:new object()|});", Unknown)]
    [InlineData("TextWriter dump = null; dump?.WriteLine({|#0:new object()|});", "cold: for a writer that may be missing")]
    [InlineData("StringWriter dump = null; foreach (var i in ints) dump?.Write(\"\" + {|#0:new object()|});", "cold: for a writer that may be missing")]
    [InlineData("TextWriter dump = null; if (dump != null) Use({|#0:new object()|});", "cold: for a writer that may be missing")]
    [InlineData("StringWriter dump = null; if (dump is not null) { Use({|#0:new object()|}); }", "cold: for a writer that may be missing")]
    [InlineData("TextWriter dump = null; if (dump != null) Use(dump); else Use({|#0:new object()|});", Unknown)]
    [InlineData("TextWriter dump = null; if (dump != null) Use({|#0:new object()|}); else Use(dump);", Unknown)]
    [InlineData("TextWriter dump = null; if (dump == null) Use({|#0:new object()|});", Unknown)]
    [InlineData("Stream data = null; if (data != null) Use({|#0:new object()|});", Unknown)]
    [InlineData("TextWriter dump = null; dump.WriteLine({|#0:new object()|});", Unknown)]
    [InlineData("TextWriter dump = null; Use(dump?.Equals({|#0:new object()|}));", Unknown)]
    [InlineData("_deferring.Debug(() => \"\" + {|#0:new object()|});", "cold: behind a log guard")]
    [InlineData("_deferring.Info(() => \"\" + {|#0:new object()|});", Unknown)]
    [InlineData("_deferring.Debug(n => {|#0:new object()|});", Unknown)]
    public Task LogGuard_IsCold(string body, string heat) => VerifyBodyAsync(body, heat);

    [Theory]
    [InlineData(
        "static class XTrace { public static bool Debug; public static void WriteLine(string s) { } } "
            + "void F() { if (XTrace.Debug) XTrace.WriteLine(Text({|#0:new object()|})); }",
        "cold: behind a log guard")]
    [InlineData(
        "static class XTrace { public static bool Debug { get; set; } public static void WriteLine(string s) { } } "
            + "void F(int[] ints) { foreach (var i in ints) { if (XTrace.Debug && i > 3) { var text = Text({|#0:new object()|}); XTrace.WriteLine(text); } } }",
        "cold: behind a log guard")]
    [InlineData(
        "static bool s_deep; class ALogger { public void Info(string s) { } } ALogger _a; void F() { if (s_deep) _a?.Info(Text({|#0:new object()|})); }",
        "cold: behind a log guard")]
    [InlineData(
        "interface ILog { bool Enable { get; } void Write(string f, params object[] a); } ILog _own; "
            + "void F() { if (_own.Enable) _own.Write(\"\", {|#0:new object()|}); }",
        "cold: behind a log guard")]
    [InlineData(
        "bool _deep; class ALogger { public void Info(string s) { } } ALogger _a; void F() { if (_deep) _a.Info(Text({|#0:new object()|})); }", Unknown)]
    [InlineData(
        "static bool s_deep; class Page { public void Write(string s) { } } Page _a; void F() { if (s_deep) _a.Write(Text({|#0:new object()|})); }", Unknown)]
    [InlineData(
        "class Page { public bool CanWrite; public void Write(string s) { } } Page _a; void F() { if (_a.CanWrite) _a.Write(Text({|#0:new object()|})); }",
        Unknown)]
    [InlineData(
        "class Login { public static bool Debug; public static void Write(string s) { } } void F() { if (Login.Debug) Login.Write(Text({|#0:new object()|})); "
            + "}",
        Unknown)]
    [InlineData(
        "static class XTrace { public static bool Debug; public static void WriteLine(string s) { } } void F() { if (XTrace.Debug) { XTrace.WriteLine(\"\"); "
            + "Use({|#0:new object()|}); } }",
        Unknown)]
    [InlineData(
        "class RunOptions { public bool TraceSteps; } RunOptions _run; void F() { if (_run.TraceSteps) Console.WriteLine(Text({|#0:new object()|})); }",
        "cold: behind a log guard")]
    [InlineData(
        "class RunOptions { public bool Steps; } RunOptions _run; void F() { if (_run.Steps) Console.WriteLine(Text({|#0:new object()|})); }", Unknown)]
    [InlineData(
        "class Run { public bool TraceSteps; } Run _run; void F() { if (_run.TraceSteps) Console.WriteLine(Text({|#0:new object()|})); }", Unknown)]
    [InlineData(
        "static class XTrace { public static bool Debug; public static void WriteLine(string s) { } } "
            + "void F() { if (!XTrace.Debug) XTrace.WriteLine(Text({|#0:new object()|})); }",
        Unknown)]
    public Task SwitchOfTheProjectsOwnLogger_IsALogGuard(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData("Debug.Assert(Is({|#0:new object()|}));", "cold: in a conditional call")]
    [InlineData("Debug.WriteLine({|#0:new object()|});", "cold: in a conditional call")]
    [InlineData("Trace.TraceInformation(Text({|#0:new object()|}));", "cold: in a conditional call")]
    [InlineData("foreach (var i in ints) Print({|#0:new object()|});", "cold: in a conditional call")]
    [InlineData("F({|#0:new object()|}); [Conditional(\"DEBUG\")] static void F(object o) { }", "cold: in a conditional call")]
    [InlineData("Console.WriteLine({|#0:new object()|});", Unknown)]
    [InlineData("Use({|#0:new object()|});", Unknown)]
    public Task ConditionalCall_IsCold(string body, string heat) => VerifyBodyAsync(body, heat);

    [Theory]
    [InlineData("partial void Made(object o); void F() { Made({|#0:new object()|}); }", "cold: in a conditional call")]
    [InlineData("partial void Made(object o); partial void Made(object o) { } void F() { Made({|#0:new object()|}); }", Unknown)]
    public Task PartialMethodThatNoPartImplements_IsCold(string members, string heat) => VerifyMembersAsync(members, heat);

    [Theory]
    [InlineData("_ = ints.AsQueryable().Where(i => Is({|#0:new object()|}));", "cold: in an expression tree")]
    [InlineData("Expression<Func<object>> e = () => {|#0:new object()|};", "cold: in an expression tree")]
    [InlineData("foreach (var i in ints) _ = ints.AsQueryable().Select(j => {|#0:new object()|});", "cold: in an expression tree")]
    [InlineData("Func<object> f = () => {|#0:new object()|};", Unknown)]
    [InlineData("_ = Source({|#0:new object()|}).Select(i => i);", Unknown)]
    public Task ExpressionTree_IsCold(string body, string heat) => VerifyBodyAsync(body, heat);

    [Theory]
    [InlineData("[System.ComponentModel.DefaultValue(typeof(@))] class C { }", "in an attribute")]
    [InlineData("[assembly: System.CLSCompliant(@)]", "in an attribute")]
    [InlineData("class C { [System.Obsolete(@)] void M() { foreach (var i in new int[3]) { } } }", "in an attribute")]
    [InlineData("class C { void M(int n = @) { } }", "not known to be hot")]
    public void Attribute_IsCold(string code, string reason)
    {
        var tree = CSharpSyntaxTree.ParseText(code.Replace("@", "here", StringComparison.Ordinal), cancellationToken: TestContext.Current.CancellationToken);
        var compilation = CSharpCompilation.Create("Attributes", [tree]);
        var place = tree.GetRoot(TestContext.Current.CancellationToken)
            .DescendantNodes()
            .OfType<IdentifierNameSyntax>()
            .Single(static name => name.Identifier.ValueText == "here");

        var heat = new HeatModel(compilation).Of(place, compilation.GetSemanticModel(tree), TestContext.Current.CancellationToken);

        Assert.Equal(reason, heat.Reason);
    }
}
