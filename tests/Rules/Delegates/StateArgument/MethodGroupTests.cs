using Allocations.Testing;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Verify = Allocations.Testing.AnyHeat.CodeFix<
    Allocations.Analyzers.Rules.Delegates.StateArgument.StateArgumentAnalyzer,
    Allocations.CodeFixes.Rules.Delegates.StateArgument.StateArgumentCodeFix>;

namespace Allocations.Tests.Delegates.StateArgument;

/// <summary>When ALLOC401 reports the delegate of a method that holds its object, and how it hands the object on.</summary>
public sealed class MethodGroupTests
{
    private const string NullDifference = "an object that is null throws another exception, or none";

    [Theory]
    [InlineData("Known.GetOrAdd(key, [|Named|])", "Known.GetOrAdd(key, static (text, self) => self.Named(text), this)", null)]
    [InlineData("Known.GetOrAdd(key, [|this.Named|])", "Known.GetOrAdd(key, static (text, self) => self.Named(text), this)", null)]
    [InlineData("Known.GetOrAdd(key, [|maker.Make|])", "Known.GetOrAdd(key, static (name, maker) => maker.Make(name), maker)", null)]
    [InlineData("Known.GetOrAdd(key, [|maybe.Make|])", "Known.GetOrAdd(key, static (name, maybe) => maybe.Make(name), maybe)", NullDifference)]
    [InlineData("Known.GetOrAdd(key, [|_maker.Make|])", "Known.GetOrAdd(key, static (name, maker) => maker.Make(name), _maker)", null)]
    [InlineData("Known.GetOrAdd(valueFactory: [|maker.Make|], key: key)",
        "Known.GetOrAdd(valueFactory: static (name, maker) => maker.Make(name), key: key, factoryArgument: maker)", null)]
    [InlineData("token.Register([|maker.Stop|])", "token.Register(static state => ((Maker)state!).Stop(), maker)", null)]
    [InlineData("Known.GetOrAdd(key, [|maker.Longer|])", "Known.GetOrAdd(key, static (name, maker) => maker.Longer(name), maker)", null)]
    [InlineData("Get(key, [|maker.Make|])", "Get(key, static (name, maker) => maker.Make(name), maker)", "'Get' is taken to hand on what it is given")]
    public async Task ObjectOfAMethod_BecomesTheState(string before, string after, string? difference)
    {
        var title = await new Verify.Test { TestCode = In(before), FixedCode = In(after) }.RunForTitleAsync(CancellationToken.None);
        Assert.EndsWith(difference is null ? "lambda" : " (" + difference + ")", title, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Known.GetOrAdd(key, Maker.Always)")]
    [InlineData("Known.GetOrAdd(key, key.Twice)")]
    [InlineData("Known.GetOrAdd(key, place.Make)")]
    [InlineData("Known.GetOrAdd(key, Changing.Make)")]
    [InlineData("Known.GetOrAdd(key, maker.Overloaded)")]
    [InlineData("Known.GetOrAdd(key, maker.Optional)")]
    [InlineData("Known.GetOrAdd(key, maker.Several)")]
    [InlineData("Known.GetOrAdd(key, maker.Of<string>)")]
    [InlineData("Known.GetOrAdd(key, base.Inherited)")]
    [InlineData("Known.GetOrAdd(key = (maker = _maker).Make(key), maker.Make)")]
    [InlineData("Objects.GetOrAdd(key, maker.Make)")]
    [InlineData("Weak.GetValue(key, maker.Make)")]
    [InlineData("System.Linq.Enumerable.Select(new[] { key }, maker.Make)")]
    [InlineData("Known.GetOrAdd(key, made)")]
    [InlineData("Known.GetOrAdd(key, maker.NoSuch)")]
    public Task OtherDelegate_IsSilent(string expression) => new Verify.Test
    {
        TestCode = In(expression),
        CompilerDiagnostics = Microsoft.CodeAnalysis.Testing.CompilerDiagnostics.None,
    }.RunAsync(TestContext.Current.CancellationToken);

    [Fact]
    public Task TypeArguments_AreNotWrittenAnew() => Verify.VerifyAnalyzerAsync(
        """
        using System;
        class Maker { public string Make(string name) => name; }
        class C
        {
            static string Get<K>(K key, Func<K, string> make) => make(key);
            static string Get<K, S>(K key, Func<K, S, string> make, S state) => make(key, state);
            string M(string key, Maker maker) => Get<string>(key, [|maker.Make|]);
        }
        """);

    [Theory]
    [InlineData(LanguageVersion.CSharp8, "(name, self) => self.Named(name), this")]
    [InlineData(LanguageVersion.CSharp7_3, "(name2, self) => self.Named(name2), this")]
    public Task OlderLanguages_HaveNoStaticLambdas(LanguageVersion version, string after)
    {
        const string Source =
            """
            using System.Collections.Concurrent;
            class C
            {
                static readonly ConcurrentDictionary<string, string> Known = new ConcurrentDictionary<string, string>();
                string Named(string name) => name + GetHashCode();
                string M(string name) => Known.GetOrAdd(name, @);
            }
            """;
        return new Verify.Test
        {
            TestCode = Source.Replace("@", "[|Named|]", StringComparison.Ordinal),
            FixedCode = Source.Replace("@", after, StringComparison.Ordinal),
            LanguageVersion = version,
        }.RunAsync(TestContext.Current.CancellationToken);
    }

    [Fact]
    public Task FixAll_ChangesEachCall() => Verify.VerifyCodeFixAsync(
        In("Known.GetOrAdd(key, /* one */ [|maker.Make|]) + Known.GetOrAdd(key, [|Named|] /* two */)"),
        In("Known.GetOrAdd(key, /* one */ static (name, maker) => maker.Make(name), maker)"
            + " + Known.GetOrAdd(key, static (text, self) => self.Named(text), this /* two */)"));

    [Fact]
    public Task Message_NamesTheObject() => Verify.VerifyAnalyzerAsync(
        In("Known.GetOrAdd(key, {|#0:maker.Make|})"),
        Verify.Diagnostic().WithLocation(0).WithSeverity(DiagnosticSeverity.Info).WithMessage(
            "The delegate for 'GetOrAdd' holds 'maker' and allocates 64 B, although an overload hands a state to a lambda (not known to be hot)"));

    private static string In(string expression) =>
        $$"""
        #nullable enable
        using System;
        using System.Collections.Concurrent;
        using System.Runtime.CompilerServices;
        using System.Threading;

        class Maker
        {
            public static string Always(string name) => name;
            public string Make(string name) => name;
            public string Overloaded(string name) => name;
            public string Overloaded(object name) => "";
            public string Of<T>(T name) => "";
            public void Stop() { }
            public string Longer(string name) => name;
            public string Longer(string name, int times) => name;
            public string Optional(string name) => name;
            public string Optional(object name, int times = 1) => "";
            public string Several(string name) => name;
            public string Several(params object[] names) => "";
        }

        struct Place { public string Make(string name) => name; }

        static class Extensions { public static string Twice(this string text, string other) => text + other; }

        class B { public string Inherited(string text) => text; }

        class C : B
        {
            static readonly ConcurrentDictionary<string, string> Known = new ConcurrentDictionary<string, string>();
            static readonly ConcurrentDictionary<string, object> Objects = new ConcurrentDictionary<string, object>();
            static readonly ConditionalWeakTable<string, string> Weak = new ConditionalWeakTable<string, string>();
            readonly Maker _maker = new Maker();
            Maker Changing = new Maker();

            static string Get(string key, Func<string, string> make) => make(key);
            static string Get<T>(string key, Func<string, T, string> make, T state) => make(key, state);
            string Named(string text) => text + _maker;

            object M(string key, Maker maker, Maker? maybe, Place place, Func<string, string> made, CancellationToken token) =>
                {{expression}};
        }
        """;
}
