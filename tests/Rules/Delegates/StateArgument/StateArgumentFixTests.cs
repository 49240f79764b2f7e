using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Delegates.StateArgument.StateArgumentAnalyzer,
    Allocations.CodeFixes.Rules.Delegates.StateArgument.StateArgumentCodeFix>;

namespace Allocations.Tests.Delegates.StateArgument;

/// <summary>How ALLOC401 rewrites lambdas.</summary>
public sealed class StateArgumentFixTests
{
    [Theory]
    [InlineData("Known.GetOrAdd(key, [|_ => Make(key, key)|])", "Known.GetOrAdd(key, static key => Make(key, key))")]
    [InlineData("Known.GetOrAdd(key, [|k => Make(key, k)|])", "Known.GetOrAdd(key, static k => Make(k, k))")]
    [InlineData("Known.GetOrAdd(key, [|(string k) => Make(key, \"\")|])", "Known.GetOrAdd(key, static (string k) => Make(k, \"\"))")]
    [InlineData("Known.GetOrAdd(key, [|delegate(string k) { return key + k; }|])", "Known.GetOrAdd(key, static delegate(string k) { return k + k; })")]
    [InlineData("Known.GetOrAdd(key, [|_ => new { key }.ToString()|])", "Known.GetOrAdd(key, static key => new { key }.ToString())")]
    [InlineData("Known.GetOrAdd(key, [|k => new { key, k }.ToString()|])", "Known.GetOrAdd(key, static k => new { key = k, k }.ToString())")]
    public Task ParameterThatEqualsTheVariable_IsUsed(string before, string after) => VerifyAsync(before, after);

    [Theory]
    [InlineData("Known.GetOrAdd(key, [|k => Make(k, text)|])", "Known.GetOrAdd(key, static (k, text) => Make(k, text), text)")]
    [InlineData("Known.GetOrAdd(key, [|_ => Make(key, text)|])", "Known.GetOrAdd(key, static (key, text) => Make(key, text), text)")]
    [InlineData("Known.GetOrAdd(key, [|(string k) => Make(k, text)|])", "Known.GetOrAdd(key, static (string k, string text) => Make(k, text), text)")]
    [InlineData("Known.GetOrAdd(key, /* a */ [|k => Make(k, /* b */ text)|] /* c */)",
        "Known.GetOrAdd(key, /* a */ static (k, text) => Make(k, /* b */ text), text /* c */)")]
    [InlineData("Known.GetOrAdd(valueFactory: [|k => Make(k, text)|], key: key)",
        "Known.GetOrAdd(valueFactory: static (k, text) => Make(k, text), key: key, factoryArgument: text)")]
    [InlineData("Known.GetOrAdd(key, [|k => { return Make(k, text + text); }|])",
        "Known.GetOrAdd(key, static (k, text) => { return Make(k, text + text); }, text)")]
    [InlineData("Known.GetOrAdd(key, [|k => nameof(text) + text|])", "Known.GetOrAdd(key, static (k, text) => nameof(text) + text, text)")]
    public Task OneValue_IsThere(string before, string after) => VerifyAsync(before, after);

    [Theory]
    [InlineData("Known.GetOrAdd(key, [|k => Make(text, k + number)|])",
        "Known.GetOrAdd(key, static (k, state) => Make(state.text, k + state.number), (text, number))")]
    [InlineData("Known.GetOrAdd(key, [|k => { return Make(text, k + number); }|])",
        "Known.GetOrAdd(key, static (k, state) => { return Make(state.text, k + state.number); }, (text, number))")]
    [InlineData("Known.GetOrAdd(key, [|k => { return Make(text, text + number); }|])",
        "Known.GetOrAdd(key, static (k, state) => { var (text, number) = state; return Make(text, text + number); }, (text, number))")]
    [InlineData("Known.GetOrAdd(key, [|(string k) => Make(text, k + number)|])",
        "Known.GetOrAdd(key, static (string k, (string text, int number) state) => Make(state.text, k + state.number), (text, number))")]
    public Task SeveralValues_BecomeATuple(string before, string after) => VerifyAsync(before, after);

    [Theory]
    [InlineData("Known.GetOrAdd(key, [|k => k + _name|])", "Known.GetOrAdd(key, static (k, self) => k + self._name, this)")]
    [InlineData("Known.GetOrAdd(key, [|k => Named(k)|])", "Known.GetOrAdd(key, static (k, self) => self.Named(k), this)")]
    [InlineData("Known.GetOrAdd(key, [|k => this.Named(k) + Keep(this)|])", "Known.GetOrAdd(key, static (k, self) => self.Named(k) + Keep(self), this)")]
    [InlineData("Known.GetOrAdd(key, [|_ => Named(key)|])", "Known.GetOrAdd(key, static (key, self) => self.Named(key), this)")]
    [InlineData("Known.GetOrAdd(key, [|k => Named(text)|])", "Known.GetOrAdd(key, static (k, state) => state.self.Named(state.text), (self: this, text))")]
    [InlineData("Known.GetOrAdd(key, [|k => { Named(k); return Named(text); }|])",
        "Known.GetOrAdd(key, static (k, state) => { var (self, text) = state; self.Named(k); return self.Named(text); }, (self: this, text))")]
    public Task This_MovesToo(string before, string after) => VerifyAsync(before, after);

    [Theory]
    [InlineData("Known.AddOrUpdate(key, [|k => Make(k, text)|], (k, old) => old)",
        "Known.AddOrUpdate(key, static (k, text) => Make(k, text), (k, old, _) => old, text)")]
    [InlineData("Known.AddOrUpdate(key, k => k, [|(_, old) => old + text|])",
        "Known.AddOrUpdate(key, (k, _) => k, static (_, old, text) => old + text, text)")]
    [InlineData("Known.AddOrUpdate(key, [|k => Make(k, text)|], (k, old) => old + number)",
        "Known.AddOrUpdate(key, static (k, state) => Make(k, state.text), static (k, old, state) => old + state.number, (text, number))")]
    [InlineData("string.Create(3, 0, [|(span, _) => span.Fill(text[0])|])", "string.Create(3, text, static (span, text) => span.Fill(text[0]))")]
    [InlineData("string.Create(3, text, [|(span, _) => span.Fill(text[0])|])", "string.Create(3, text, static (span, text) => span.Fill(text[0]))")]
    [InlineData("string.Create(3, text, [|(span, s) => span.Fill(text[0])|])", "string.Create(3, text, static (span, s) => span.Fill(s[0]))")]
    [InlineData("string.Create(number, (text, key), [|(span, state) => span.Fill((text + state.key)[0])|])",
        "string.Create(number, (text, key), static (span, state) => span.Fill((state.text + state.key)[0]))")]
    [InlineData("string.Create(number, (a: text, number), [|(span, _) => span.Fill((text + number)[0])|])",
        "string.Create(number, (a: text, number), static (span, state) => span.Fill((state.a + state.number)[0]))")]
    public Task OtherCallees_AreUnderstoodByTheirShape(string before, string after) => VerifyAsync(before, after);

    [Theory]
    [InlineData("token.Register([|() => Say(text)|]).ToString()", "token.Register(static state => Say((string)state), text).ToString()")]
    [InlineData("token.Register([|() => Named(\"\")|]).ToString()", "token.Register(static state => ((C)state).Named(\"\"), this).ToString()")]
    [InlineData("token.Register([|() => { Say(text); Say(text + 1); }|]).ToString()",
        "token.Register(static state => { var text = (string)state; Say(text); Say(text + 1); }, text).ToString()")]
    [InlineData("ThreadPool.QueueUserWorkItem([|_ => Say(text)|]).ToString()",
        "ThreadPool.QueueUserWorkItem(static state => Say((string)state), text).ToString()")]
    [InlineData("new Timer([|_ => Named(\"\")|], null, 1, 1).ToString()", "new Timer(static state => ((C)state).Named(\"\"), this, 1, 1).ToString()")]
    [InlineData("new Timer([|s => Named(\"\")|], this, 1, 1).ToString()", "new Timer(static s => ((C)s).Named(\"\"), this, 1, 1).ToString()")]
    public Task ObjectState_IsCast(string before, string after) => VerifyAsync(before, after);

    [Theory]
    [InlineData("context.Post(@);", "[|_ => Say(text)|], null", "static state => Say((string)state), text",
        "another 'SynchronizationContext' may look at the state")]
    [InlineData("Run(@);", "[|() => Say(text)|]", "static text => Say(text), text", "'Run' is taken to hand on what it is given")]
    [InlineData("Tasks.Add(Task.Factory.StartNew(@));", "[|() => Say(text)|]", "static state => Say((string)state), text", "the task keeps the state")]
    [InlineData("Task.Factory.StartNew(@);", "[|() => Say(text)|]", "static state => Say((string)state), text", "the task keeps the state")]
    [InlineData("Task.Factory.StartNew(@, default, default, TaskScheduler.Default);", "[|() => Say(text)|]", "static state => Say((string)state), text", null)]
    [InlineData("Forward(@);", "[|() => Say(text)|]", "static text => Say(text), text", null)]
    [InlineData("Twice(@);", "[|() => Say(text)|]", "static text => Say(text), text", "'Twice' is taken to hand on what it is given")]
    [InlineData("Count(@, 1);", "[|() => Say(text)|]", "static text => Say(text), text", "'Count' is taken to hand on what it is given")]
    [InlineData("Look(@);", "[|() => Say(text)|]", "static text => Say(text), text", "'Look' is taken to hand on what it is given")]
    [InlineData("Keep(@);", "[|() => Say(text)|]", "static text => Say(text), text", "'Keep' is taken to hand on what it is given")]
    public async Task Difference_IsInTheTitle(string statement, string before, string after, string? difference)
    {
        var source =
            $$"""
            using System;
            using System.Collections.Generic;
            using System.Threading;
            using System.Threading.Tasks;

            class C
            {
                static readonly List<Task> Tasks = new List<Task>();
                static void Say(string text) { }
                static void Run(Action action) => action();
                static void Run<T>(Action<T> action, T state) => action(state);
                static void Forward(Action action) => Forward(static run => run(), action);
                static void Forward<T>(Action<T> action, T state) => action(state);
                static void Twice(Action action) => Twice(static run => { run(); run(); }, action);
                static void Twice<T>(Action<T> action, T state) => action(state);
                static void Count(Action action, int number) => Count(static run => run(), action, number + 1);
                static void Count<T>(Action<T> action, T state, int number) { while (number-- > 0) action(state); }
                static void Look(Action action) => Look(static run => run(), action);
                static void Look<T>(Action<T> action, T state) { if (typeof(T) == typeof(Action)) action(state); }
                static void Keep(Action action) => Keep(static run => run(), action);
                static void Keep<T>(Action<T> action, T state) { action(state); Kept = action; }
                static object Kept;

                void M(string text, SynchronizationContext context)
                {
                    {{statement}}
                }
            }
            """;
        var title = await new Verify.Test
        {
            TestCode = source.Replace("@", before, StringComparison.Ordinal),
            FixedCode = source.Replace("@", after, StringComparison.Ordinal),
        }.RunForTitleAsync(CancellationToken.None);
        Assert.Equal("Pass a state to the lambda" + (difference is null ? "" : " (" + difference + ")"), title);
    }

    [Theory]
    [InlineData("Get(key, [|k => k + key + number|])", "Get(key, static (k, number) => k + k + number, number)", "'Get' is taken to hand on what it is given")]
    [InlineData("Get(key, [|k => k + number|])", "Get(key, static (k, number) => k + number, number)", null)]
    [InlineData("Post([|s => Use(s + key)|], key)", "Post(static s => Use(s + ((string)s)), key)",
        "another 'SynchronizationContext' may look at the state")]
    public async Task ValueAtHand_IsThatOfTheFramework(string before, string after, string? difference)
    {
        var source =
            """
            using System;
            using System.Threading;

            class C<K, V>
            {
                public V Get(K key, Func<K, V> make) => Get(key, static (k, make) => make(k), make);
                public V Get<T>(K key, Func<K, T, V> make, T state) => make(key, state);
            }

            class C : C<string, string>
            {
                static void Use(string text) { }
                void M(string key, int number, SynchronizationContext context) => @;
            }
            """;
        var receiver = before.StartsWith("Get", StringComparison.Ordinal) ? "" : "context.";
        var title = await new Verify.Test
        {
            TestCode = source.Replace("@", receiver + before, StringComparison.Ordinal),
            FixedCode = source.Replace("@", receiver + after, StringComparison.Ordinal),
        }.RunForTitleAsync(CancellationToken.None);
        Assert.EndsWith(difference is null ? "lambda" : " (" + difference + ")", title, StringComparison.Ordinal);
    }

    [Fact]
    public Task LinesOfArguments_StayLines() => VerifyAsync(
        """
        Known.GetOrAdd(
                    key,
                    [|k =>
                    {
                        // One.
                        var made = Make(text, k);
                        return made + text + number;
                    }|]);
        """.TrimEnd(';'),
        """
        Known.GetOrAdd(
                    key,
                    static (k, state) =>
                    {
                        var (text, number) = state;
                        // One.
                        var made = Make(text, k);
                        return made + text + number;
                    },
                    (text, number));
        """.TrimEnd(';'));

    [Fact]
    public Task NamesThatAreTaken_AreAvoided() => Verify.VerifyCodeFixAsync(
        """
        using System.Collections.Concurrent;

        class C
        {
            readonly ConcurrentDictionary<string, string> _known = new ConcurrentDictionary<string, string>();
            readonly string _name = "";

            string M(string self, string state, int number) =>
                _known.GetOrAdd(self, [|k => k + _name|])
                + _known.GetOrAdd(state, [|k => k + self + number|]);
        }
        """,
        """
        using System.Collections.Concurrent;

        class C
        {
            readonly ConcurrentDictionary<string, string> _known = new ConcurrentDictionary<string, string>();
            readonly string _name = "";

            string M(string self, string state, int number) =>
                _known.GetOrAdd(self, static (k, self2) => k + self2._name, this)
                + _known.GetOrAdd(state, static (k, state2) => k + state2.self + state2.number, (self, number));
        }
        """);

    [Theory]
    [InlineData(LanguageVersion.CSharp8, "(k, text) => Make(k, text), text")]
    [InlineData(LanguageVersion.CSharp7_3, "(k, text2) => Make(k, text2), text")]
    public Task OlderLanguages_HaveNoStaticLambdas(LanguageVersion version, string after)
    {
        const string Source =
            """
            using System.Collections.Concurrent;

            class C
            {
                static readonly ConcurrentDictionary<string, string> Known = new ConcurrentDictionary<string, string>();
                static string Make(string a, string b) => a + b;
                string M(string key, string text) => Known.GetOrAdd(key, @);
            }
            """;
        return new Verify.Test
        {
            TestCode = Source.Replace("@", "[|k => Make(k, text)|]", StringComparison.Ordinal),
            FixedCode = Source.Replace("@", after, StringComparison.Ordinal),
            LanguageVersion = version,
        }.RunAsync(CancellationToken.None);
    }

    [Fact]
    public Task Nullability_IsKept() => Verify.VerifyCodeFixAsync(
        """
        #nullable enable
        using System.Threading;

        class C
        {
            static void Say(string text) { }
            static void SayAny(string? text) { }

            void M(CancellationToken token, string text, string? maybe)
            {
                token.Register([|() => Say(text)|]);
                token.Register([|() => SayAny(maybe)|]);
                token.Register([|() => Own()|]);
            }

            void Own() { }
        }
        """,
        """
        #nullable enable
        using System.Threading;

        class C
        {
            static void Say(string text) { }
            static void SayAny(string? text) { }

            void M(CancellationToken token, string text, string? maybe)
            {
                token.Register(static state => Say((string)state!), text);
                token.Register(static state => SayAny((string?)state), maybe);
                token.Register(static state => ((C)state!).Own(), this);
            }

            void Own() { }
        }
        """);

    [Theory]
    [InlineData("token.Register([|() => Say(number)|]);", "token.Register(static state => Say((int)state!), number);")]
    [InlineData("token.Register([|() => SayAny(some)|]);", "token.Register(static state => SayAny((int?)state), some);")]
    [InlineData(
        "token.Register([|() => { Say(number); Say(number); }|]);",
        "token.Register(static state => { var number = (int)state!; Say(number); Say(number); }, number);")]
    [InlineData(
        "token.Register([|() => { Say(text); Say(number); }|]);",
        "token.Register(static state => { var (text, number) = ((string, int))state!; Say(text); Say(number); }, (text, number));")]
    [InlineData(
        "token.Register([|() => Say(text, number)|]);",
        """
        token.Register(static state =>
                {
                    var (text, number) = ((string, int))state!;
                    Say(text, number);
                }, (text, number));
        """)]
    [InlineData(
        "token.Register([|() => Own(text, maybe)|]);",
        """
        token.Register(static state =>
                {
                    var (self, text, maybe) = ((C<T>, string, string?))state!;
                    self.Own(text, maybe);
                }, (this, text, maybe));
        """)]
    [InlineData(
        "if (maybe is not null) token.Register([|() => Own(maybe, any)|]);",
        """
        if (maybe is not null) token.Register(static state =>
                {
                    var (self, maybe, any) = ((C<T>, string, T))state!;
                    self.Own(maybe, any);
                }, (this, maybe, any));
        """)]
    [InlineData(
        "token.Register([|() => // Why.\n            Say(text, number)|]);",
        """
        token.Register(static state => // Why.
                {
                    var (text, number) = ((string, int))state!;
                    Say(text, number);
                }, (text, number));
        """)]
    [InlineData(
        "Task.Factory.StartNew([|() => Count(text, number)|], token, TaskCreationOptions.None, TaskScheduler.Default);",
        """
        Task.Factory.StartNew(static state =>
                {
                    var (text, number) = ((string, int))state!;
                    return Count(text, number);
                }, (text, number), token, TaskCreationOptions.None, TaskScheduler.Default);
        """)]
    [InlineData(
        "task.ContinueWith([|async done => await Wait(done, number)|], TaskScheduler.Default);",
        "task.ContinueWith(static async (done, state) => await Wait(done, (int)state!), number, TaskScheduler.Default);")]
    [InlineData(
        "task.ContinueWith([|_ => throw new InvalidOperationException(text + number)|], TaskScheduler.Default);",
        """
        task.ContinueWith(static (_, state) =>
                {
                    var (text, number) = ((string, int))state!;
                    throw new InvalidOperationException(text + number);
                }, (text, number), TaskScheduler.Default);
        """)]
    [InlineData(
        "ThreadPool.QueueUserWorkItem([|_ => Say(text, number)|]);",
        """
        ThreadPool.QueueUserWorkItem(static state =>
                {
                    var (text, number) = ((string, int))state!;
                    Say(text, number);
                }, (text, number));
        """)]
    [InlineData(
        "new Timer([|_ => Say(text, number)|], null, 1, 1);",
        """
        new Timer(static state =>
                {
                    var (text, number) = ((string, int))state!;
                    Say(text, number);
                }, (text, number), 1, 1);
        """)]
    public Task StateOfValues_IsBoxed(string before, string after)
    {
        static string Source(string statement) =>
            $$"""
            #nullable enable
            using System;
            using System.Threading;
            using System.Threading.Tasks;

            class C<T>
            {
                static void Say(string text) { }
                static void Say(int number) { }
                static void Say(string text, int number) { }
                static void SayAny(int? number) { }
                static int Count(string text, int number) => number;
                static Task Wait(Task task, int number) => task;
                void Own(string text, string? maybe) { }
                void Own(string text, T any) { }

                void M(CancellationToken token, Task task, string text, string? maybe, int number, int? some, T any)
                {
                    {{statement}}
                }
            }
            """;
        return Verify.VerifyCodeFixAsync(Source(before), Source(after));
    }

    [Theory]
    [InlineData("Known.AddOrUpdate(key, text, [|(_, _) => text|]);", "Known[key] = text;", null)]
    [InlineData("Known.AddOrUpdate(Make(key), text, [|(k, old) => { return text; }|]);", "Known[Make(key)] = text;", null)]
    [InlineData("Kinds.AddOrUpdate(key, kind, [|(_, _) => kind|]);", "Kinds[key] = kind;", null)]
    [InlineData("Any.AddOrUpdate(key, text, [|(_, _) => text|]);", "Any[key] = text;", "the values are no longer compared")]
    [InlineData("Own.AddOrUpdate(key, own, [|(_, _) => own|]);", "Own[key] = own;", "the values are no longer compared")]
    public async Task UpdateToTheValueThatIsAdded_IsAnAssignment(string before, string after, string? difference)
    {
        static string Source(string statement) =>
            $$"""
            using System;
            using System.Collections.Concurrent;

            class C
            {
                static readonly ConcurrentDictionary<string, string> Known = new ConcurrentDictionary<string, string>();
                static readonly ConcurrentDictionary<string, DayOfWeek> Kinds = new ConcurrentDictionary<string, DayOfWeek>();
                static readonly ConcurrentDictionary<string, object> Any = new ConcurrentDictionary<string, object>();
                static readonly ConcurrentDictionary<string, C> Own = new ConcurrentDictionary<string, C>();

                static string Make(string a) => a + "!";

                void M(string key, string text, DayOfWeek kind, C own)
                {
                    {{statement}}
                }
            }
            """;
        var title = await new Verify.Test { TestCode = Source(before), FixedCode = Source(after) }.RunForTitleAsync(CancellationToken.None);
        Assert.Equal("Assign to the key" + (difference is null ? "" : " (" + difference + ")"), title);
    }

    [Theory]
    [InlineData("text = Known.AddOrUpdate(key, text, [|(_, _) => text|]);")]
    [InlineData("Known?.AddOrUpdate(key, text, [|(_, _) => text|]);")]
    [InlineData("Known.AddOrUpdate(key, text, /* newest */ [|(_, _) => text|]);")]
    [InlineData("Hiding.AddOrUpdate(key, text, (_, _) => text);")]
    public Task UpdateThatIsMoreThanAnAssignment_GetsNoFix(string statement)
    {
        var source =
            $$"""
            using System.Collections.Concurrent;

            class C
            {
                ConcurrentDictionary<string, string> Known = new ConcurrentDictionary<string, string>();
                Hidden Hiding = new Hidden();
                void M(string key, string text)
                {
                    {{statement}}
                }
            }

            class Hidden : ConcurrentDictionary<string, string>
            {
                public new string this[string key] { get => ""; set => throw new System.NotSupportedException(); }
            }
            """;
        return Verify.VerifyCodeFixAsync(source, source);
    }

    [Fact]
    public Task UpdateOfADictionaryOfTheProject_IsItsOwnCode() => Verify.VerifyAnalyzerAsync(
        """
        using System;
        using System.Collections.Concurrent;

        namespace System.Collections.Concurrent
        {
            class ConcurrentDictionary<TKey, TValue>
            {
                public TValue this[TKey key] { get => throw new Exception(); set => throw new Exception(); }
                public TValue AddOrUpdate(TKey key, TValue value, Func<TKey, TValue, TValue> update) => update(key, value);
            }
        }

        class C
        {
            void M(ConcurrentDictionary<string, string> own, string[] keys, string text)
            {
                foreach (var key in keys)
                    own.AddOrUpdate(key, text, {|#0:(_, _) => text|});
            }
        }
        """,
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "The lambda for 'AddOrUpdate' captures 'text' and allocates 88 B, although an overload could hand a state to it (not known to be hot; "
                + "newer JITs may remove it)"));

    private static Task VerifyAsync(string before, string after)
    {
        static string Source(string expression) =>
            $$"""
            using System;
            using System.Collections.Concurrent;
            using System.Threading;
            using System.Threading.Tasks;

            class C
            {
                static readonly ConcurrentDictionary<string, string> Known = new ConcurrentDictionary<string, string>();
                readonly string _name = "";

                static string Make(string a, string b) => a + b;
                static string Keep(object value) => value.ToString();
                static void Say(string text) { }
                string Named(string key) => _name + key;

                string M(string key, string text, int number, CancellationToken token) =>
                    {{expression}};
            }
            """;
        return Verify.VerifyCodeFixAsync(Source(before), Source(after));
    }
}
