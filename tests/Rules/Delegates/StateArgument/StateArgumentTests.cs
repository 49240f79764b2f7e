using Microsoft.CodeAnalysis;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Analyzers.Rules.Delegates.StateArgument.StateArgumentAnalyzer,
    Allocations.CodeFixes.Rules.Delegates.StateArgument.StateArgumentCodeFix>;
using VerifyAtAnyHeat = Allocations.Testing.AnyHeat.Analyzer<Allocations.Analyzers.Rules.Delegates.StateArgument.StateArgumentAnalyzer>;

namespace Allocations.Tests.Delegates.StateArgument;

/// <summary>Where ALLOC401 reports, and what it says.</summary>
public sealed class StateArgumentTests
{
    [Theory]
    [InlineData("Known.GetOrAdd(key, k => k + \"!\");")]
    [InlineData("Known.GetOrAdd(key, static k => k + \"!\");")]
    [InlineData("const string Text = \"a\"; Known.GetOrAdd(key, k => k + Text);")]
    [InlineData("Known.GetOrAdd(key, k => k + nameof(text));")]
    [InlineData("Func<string, string> make = k => k + text; Known.GetOrAdd(key, make);")]
    [InlineData("Known.GetOrAdd(key, k => k + Interlocked.Increment(ref number));")]
    [InlineData("Known.GetOrAdd(key, k => { text = k; return k; });")]
    [InlineData("Known.GetOrAdd(key, k => { (text, number) = (k, 1); return k; });")]
    [InlineData("Known.GetOrAdd(key, k => { counter.Count++; return k; });")]
    [InlineData("Known.GetOrAdd(key, k => { counter.Add(); return k; });")]
    [InlineData("Known.GetOrAdd(key, k => k + counter.Next);")]
    [InlineData("Known.GetOrAdd(key, k => k + counter[^1]);")]
    [InlineData("Known.GetOrAdd(key, k => counter is { Next: 1 } ? k : key);")]
    [InlineData("void Generic<T>(T next) where T : INext => Known.GetOrAdd(key, k => k + next?.Next); Generic(counter);")]
    [InlineData("text = Later(() => text);")]
    [InlineData("(text, number) = (Later(() => text), 1);")]
    [InlineData("text = Now(() => text += \"a\");")]
    [InlineData("dynamic any = key; token.Register(() => Use(text)); any.Change(ref text);")]
    [InlineData("ref var other = ref key; token.Register(() => Use(text)); other = ref text; other = key;")]
    [InlineData("again: var one = text + number; token.Register(() => Use(one)); if (number-- > 0) goto again;")]
    [InlineData("Known.GetOrAdd(text = \"\", k => k + text);")]
    [InlineData("Action write = () => text = \"\"; write(); Known.GetOrAdd(key, k => k + text);")]
    [InlineData("void Write() => text = \"\"; Write(); Known.GetOrAdd(key, k => k + text);")]
    [InlineData("string Local(string k) => k + text; Known.GetOrAdd(key, k => Local(k));")]
    [InlineData("Known.GetOrAdd(key, k => k + base.ToString());")]
    [InlineData("ref var other = ref text; other = \"\"; Known.GetOrAdd(key, k => k + text);")]
    [InlineData("Known.GetOrAdd(key, k => Queries.Where(q => q == text).First());")]
    [InlineData("dynamic any = text; Known.GetOrAdd(key, k => k + any);")]
    [InlineData("Task.Run(() => text);")]
    [InlineData("Array.Find(keys, k => k == text);")]
    [InlineData("Known.AddOrUpdate(key, text, (_, old) => old);")]
    [InlineData("Known.AddOrUpdate(key, text, (_, _) => \"\");")]
    [InlineData("Known.AddOrUpdate(key, text, (k, _) => k);")]
    [InlineData("Known.AddOrUpdate(key, text + 1, (_, _) => text);")]
    [InlineData("Known.AddOrUpdate(key, text, (_, _) => text = key);")]
    [InlineData("Action write = () => text = \"\"; write(); Known.AddOrUpdate(key, text, (_, _) => text);")]
    [InlineData("token.Register(() => Use(text + key)); Func<string> other = () => text + key;")]
    [InlineData("while (text.Length < 9) token.Register(() => Use(text + key));")]
    [InlineData("var any = new { Text = text }; token.Register(() => Use(any.Text + key));")]
    [InlineData("var any = new[] { new { Text = text } }; token.Register(() => Use(any[0].Text + key));")]
    [InlineData("token.Register(() => Use(text + key)); key = \"\";")]
    [InlineData("token.Register(() => Use(text)); text = \"\";")]
    [InlineData("ThreadPool.QueueUserWorkItem(s => Use(text + s));")]
    [InlineData("ThreadPool.QueueUserWorkItem(s => Use(text), key);")]
    [InlineData("for (var i = key; i.Length < 9; i += key) token.Register(() => Use(i));")]
    [InlineData("while (text.Length < 9) { token.Register(() => Use(text)); text += \"a\"; }")]
    [InlineData("while (text.Length < 9) { text += \"a\"; token.Register(() => Use(text)); }")]
    [InlineData("again: text += \"a\"; token.Register(() => Use(text)); if (text.Length < 9) goto again;")]
    [InlineData("new ConcurrentDictionary<string, Task<string>>().GetOrAdd(key, async k => { await Task.Yield(); return text; }); text = \"\";")]
    [InlineData("new ConcurrentDictionary<string, Func<string>>().GetOrAdd(key, k => () => text); text = \"\";")]
    [InlineData("new ConcurrentDictionary<string, Lazy<string>>().GetOrAdd(key, _ => new Lazy<string>(() => key)); key = \"\";")]
    [InlineData("new ConcurrentDictionary<string, object>().GetOrAdd(key, k => from one in keys where one == text select one); text = \"\";")]
    [InlineData("new ConcurrentDictionary<string, Func<string>>().GetOrAdd(key, k => { string Get() => text; return Get; }); text = \"\";")]
    [InlineData("var seed = \"\"; keys.Aggregate(seed, (_, k) => k + seed);")]
    [InlineData("Known.GetOrAdd(key, key.Length == 0 ? k => k + text : k => k);")]
    [InlineData("Known.GetOrAdd(key, (Func<string, string>)(k => k + text));")]
    [InlineData("string Own(Func<string, string> make, string keyOfAnother) => make(keyOfAnother); Own(k => k + text, key);")]
    public Task LambdaThatHasToCapture_IsSilent(string statements) => VerifyAtAnyHeat.VerifyAnalyzerAsync(In(statements));

    [Theory]
    [InlineData("text = key; Known.GetOrAdd(key, [|k => k + text|]); text = \"\";")]
    [InlineData("while (text.Length < 9) { Known.GetOrAdd(key, [|k => k + text|]); text += \"a\"; }")]
    [InlineData("new ConcurrentDictionary<string, Task<string>>().GetOrAdd(key, [|async k => { await Task.Yield(); return text; }|]);")]
    [InlineData("text = key; token.Register([|() => Use(text)|]);")]
    [InlineData("token.Register([|() => Use(number)|]);")]
    [InlineData("token.Register([|() => Use(text + key)|]);")]
    [InlineData("ThreadPool.QueueUserWorkItem([|_ => Use(text + number)|]);")]
    [InlineData("for (var i = 0; i < 9; i++) { var one = keys[i]; one += key; token.Register([|() => Use(one)|]); }")]
    [InlineData("foreach (var one in keys) token.Register([|() => Use(one)|]);")]
    [InlineData("new ConcurrentDictionary<string, Func<string>>().GetOrAdd(key, [|k => () => text|]);")]
    [InlineData("if (keys is [var first, ..]) Known.GetOrAdd(key, [|k => k + first|]);")]
    [InlineData("Known.GetOrAdd(key, [|k => k + counter.Count|]);")]
    [InlineData("Known.GetOrAdd(key, [|k => { Counter copy = counter; return k + copy.Next; }|]);")]
    [InlineData("void Generic<T>(T next) where T : INext => Known.GetOrAdd(key, [|k => next is null ? k : key|]); Generic(counter);")]
    [InlineData("text = Known.GetOrAdd(key, [|k => k + text|]);")]
    [InlineData("(key, number) = (Later([|() => text|]), 1);")]
    [InlineData("text = Now([|() => text|]);")]
    [InlineData("while (text.Length < 9) { Now([|() => text + key|]); text += \"a\"; }")]
    [InlineData("dynamic any = key; token.Register([|() => Use(text)|]); any.See(text);")]
    [InlineData("again: var one = text + number; Known.GetOrAdd(key, [|k => k + one|]); if (number-- > 0) goto again;")]
    [InlineData("Known.GetOrAdd(key, [|k => k + number.ToString() + when.Year|]);")]
    [InlineData("Known.GetOrAdd(key, [|k => string.Concat(keys.Select(one => one + text))|]);")]
    [InlineData("var known = ImmutableDictionary<string, string>.Empty; ImmutableInterlocked.Update(ref known, [|old => old.Add(key, text)|]);")]
    [InlineData("new ConditionalWeakTable<string, string>().GetValue(key, [|_ => key + \"!\"|]);")]
    [InlineData("SynchronizationContext.Current.Post([|_ => Use(text)|], null);")]
    [InlineData("Task.CompletedTask.ContinueWith([|_ => Use(text)|], token, TaskContinuationOptions.None, TaskScheduler.Default);")]
    [InlineData("Task.Factory.StartNew([|() => Use(text)|]);")]
    [InlineData("Walk([|_ => Use(text)|], null);")]
    [InlineData("System.Linq.Expressions.Expression<Func<string>> made = null; Known.GetOrAdd(key, [|k => made.Compile()()|]);")]
    [InlineData("Run([|() => Use(text)|]);")]
    public Task LambdaThatCouldBeGivenWhatItCaptures_IsReported(string statements) => VerifyAtAnyHeat.VerifyAnalyzerAsync(In(statements));

    [Theory]
    [InlineData("foreach (var one in keys) Known.GetOrAdd(one, [|k => k + one.Length|]);")]
    [InlineData("foreach (var one in keys) Known.GetOrAdd(one, [|k => k + text|]);")]
    [InlineData("while (Known.Count < 9) Known.GetOrAdd(key, [|k => k + text|]);")]
    [InlineData("Known.GetOrAdd(key, [|k => k + text|]);")]
    [InlineData("Walk([|_ => Use(text)|], text);")]
    [InlineData("Alone(() => Use(text));")]
    [InlineData("foreach (var one in keys) throw new Exception(Known.GetOrAdd(one, k => k + one));")]
    [InlineData("foreach (var one in keys) token.Register(() => Use(one));")]
    public Task Heat_IsThatOfTheClosure(string statements) => Verify.VerifyAnalyzerAsync(In(statements));

    [Theory]
    [InlineData("Known.GetOrAdd(key, {|#0:k => k + text|});", "GetOrAdd", "'text'", "88 B", "an overload hands a state to it")]
    [InlineData("Known.GetOrAdd(key, {|#0:_ => key + 1|});", "GetOrAdd", "'key'", "88 B", "its parameters have the same value")]
    [InlineData("Known.GetOrAdd(key, {|#0:k => k + text + number|});", "GetOrAdd", "'text' and 'number'", "96 B", "an overload hands a state to it")]
    [InlineData("Known.GetOrAdd(key, {|#0:k => k + Named(text)|});", "GetOrAdd", "'this' and 'text'", "96 B", "an overload hands a state to it")]
    [InlineData("Known.GetOrAdd(key, {|#0:k => Named(k)|});", "GetOrAdd", "'this'", "64 B", "an overload hands a state to it")]
    [InlineData("token.Register({|#0:() => Use(text + number)|});", "Register", "'text' and 'number'", "96 B", "an overload hands a boxed state to it")]
    [InlineData("SynchronizationContext.Current.Post({|#0:_ => Use(number)|}, null);", "Post", "'number'", "88 B", "a boxed state is handed to it")]
    [InlineData("Known.AddOrUpdate(key, text, {|#0:(_, _) => text|});", "AddOrUpdate", "'text'", "88 B", "an assignment to the key does the same")]
    [InlineData("SynchronizationContext.Current.Post({|#0:_ => Use(text)|}, null);", "Post", "'text'", "88 B", "a state is handed to it")]
    [InlineData("Alone({|#0:() => Use(text)|});", "Alone", "'text'", "88 B", "an overload could hand a state to it")]
    [InlineData("Action use = () => Use(text); Known.GetOrAdd(key, {|#0:k => k + text|});", "GetOrAdd", "'text'", "64 B", "an overload hands a state to it")]
    public Task Message_TellsWhatIsCapturedAndHowToDoWithout(string statements, string callee, string captured, string bytes, string advice) =>
        VerifyAtAnyHeat.VerifyAnalyzerAsync(In(statements), VerifyAtAnyHeat.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "The lambda for '" + callee + "' captures " + captured + " and allocates " + bytes + ", although " + advice + " (not known to be hot)"));

    [Theory]
    [InlineData("Known.AddOrUpdate(key, {|#0:k => k + text|}, (k, old) => old + number);", "'text'", "160 B")]
    [InlineData("Known.AddOrUpdate(key, {|#0:k => k + text|}, (k, old) => old + Named(k));", "'text'", "160 B")]
    [InlineData("Known.AddOrUpdate(key, {|#0:k => k + text|}, (k, old) => old);", "'text'", "88 B")]
    [InlineData("Known.AddOrUpdate(key, k => k, {|#0:(k, old) => old + text|});", "'text'", "88 B")]
    [InlineData("Known.AddOrUpdate(key, k => k + counter.Next, {|#0:(k, old) => old + text|});", "'text'", "64 B")]
    [InlineData("Action use = () => Use(text); Known.AddOrUpdate(key, {|#0:k => k + text|}, (k, old) => old + text);", "'text'", "128 B")]
    public Task LambdasThatGetOneState_AreOneFinding(string statements, string captured, string bytes) =>
        VerifyAtAnyHeat.VerifyAnalyzerAsync(In(statements), VerifyAtAnyHeat.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "The lambda for 'AddOrUpdate' captures " + captured + " and allocates " + bytes
            + ", although an overload hands a state to it (not known to be hot)"));

    [Fact]
    public Task LambdasThatNeedTwoChanges_AreTwoFindings() =>
        VerifyAtAnyHeat.VerifyAnalyzerAsync(In("Known.AddOrUpdate(key, [|_ => key + 1|], [|(k, old) => old + text|]);"));

    private static string In(string statements) =>
        $$"""
        using System;
        using System.Collections.Concurrent;
        using System.Collections.Immutable;
        using System.Linq;
        using System.Runtime.CompilerServices;
        using System.Threading;
        using System.Threading.Tasks;

        interface INext
        {
            int Next { get; }
        }

        struct Counter : INext
        {
            public int Count;
            public int Length => 9;
            public int Next => ++Count;
            public int this[int index] => Count += index;
            public void Add() => Count++;
            public void Deconstruct(out int a, out int b) => a = b = ++Count;
        }

        class C
        {
            static readonly ConcurrentDictionary<string, string> Known = new ConcurrentDictionary<string, string>();
            static IQueryable<string> Queries = null;

            static void Use(string text) { }
            static void Use(int number) { }
            static void Walk(Action<object> visit, object state) => visit(state);
            static Func<string> s_later;
            static string Later(Func<string> get) => (s_later = get)();
            static string Later<TState>(Func<TState, string> get, TState state) => get(state);
            static string Now(Func<string> get) => get();
            static string Now<TState>(Func<TState, string> get, TState state) => get(state);
            [MethodImpl(MethodImplOptions.NoInlining)] static void Alone(Action action) => action();
            static void Run(Action action) => action();
            static void Run<TState>(Action<TState> action, TState state) => action(state);
            string Named(string key) => key + GetHashCode();

            void M(string key, string text, int number, string[] keys, DateTime when, CancellationToken token, Counter counter)
            {
                {{statements}}
            }
        }
        """;
}
