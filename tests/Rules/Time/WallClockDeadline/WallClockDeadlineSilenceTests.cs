using Verify = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Time.WallClockDeadline.WallClockDeadlineAnalyzer>;

namespace Allocations.Tests.Time.WallClockDeadline;

/// <summary>What ALLOC702 leaves alone.</summary>
public sealed class WallClockDeadlineSilenceTests
{
    [Fact]
    public Task PartialClassWithEscapeInOtherFile_IsSilent() => new Verify.Test
    {
        TestState =
        {
            Sources =
            {
                "using System; partial class C { private DateTime _d; bool Over => _d < DateTime.Now; }",
                "using System; partial class C { void Set() => _d = DateTime.Now.AddSeconds(1); public DateTime D => _d; }",
            },
        },
    }.RunAsync();

    [Fact]
    public Task PartialClassWithGeneratedPart_IsSilent() => new Verify.Test
    {
        TestState =
        {
            Sources =
            {
                "using System; partial class C { private DateTime _d = DateTime.Now; bool Over => _d < DateTime.Now; }",
                ("C.g.cs", "using System; partial class C { public DateTime D => _d; }"),
            },
        },
    }.RunAsync();

    [Theory]
    [InlineData("public DateTime Show() => _d;")]
    [InlineData("string Show() => _d.ToString();")]
    [InlineData("string Show() => $\"until {_d}\";")]
    [InlineData("string Show() => \"until \" + _d;")]
    [InlineData("void Show() => Console.WriteLine(_d);")]
    [InlineData("int Show() => _d.Year;")]
    [InlineData("long Show() => _d.Ticks;")]
    [InlineData("TimeSpan Show() => _d - DateTime.Now;")]
    [InlineData("DateTime[] Show() => new[] { _d };")]
    [InlineData("object Show() => _d;")]
    [InlineData("(DateTime, int) Show() => (_d, 1);")]
    [InlineData("void Show() => Move(ref _d); static void Move(ref DateTime d) => d = DateTime.Today;")]
    [InlineData("void Show() => Look(in _d); static void Look(in DateTime d) { }")]
    [InlineData("ref DateTime Show() => ref _d;")]
    [InlineData("string Show() => nameof(_d);")]
    [InlineData("object Show() => GetType().GetField(\"_d\");")]
    [InlineData("bool Show(DateTime at) => _d < at;")]
    [InlineData("void Show(DateTime at) => _d = at;")]
    [InlineData("bool Show() => _d == DateTime.Now;")]
    [InlineData("bool Show() => _d.Equals(DateTime.Now);")]
    [InlineData("bool Show() => _d < DateTime.UtcNow;")]
    [InlineData("bool Show() => _d < DateTimeOffset.Now;")]
    [InlineData("bool Show() => _d < DateTime.Today;")]
    [InlineData("bool Show() => _d < Other.Now;")]
    [InlineData("bool Show() => _d.AddMonths(1) < DateTime.Now;")]
    [InlineData("bool Show() => _d.Date < DateTime.Now;")]
    [InlineData("void Show() => _d = DateTime.Parse(\"2020-01-01\");")]
    [InlineData("DateTime Show() => _d = DateTime.Now;")]
    [InlineData("bool Show(int year) => _d.Year < year;")]
    [InlineData("void Show() { Console.WriteLine(_d = DateTime.Now); }")]
    [InlineData("void Show() => (_d, _) = (DateTime.Now, 1);")]
    [InlineData("Expression<Func<bool>> Show() => () => _d < DateTime.Now;")]
    [InlineData("bool Show() => _d is { Year: 2000 };")]
    [InlineData("bool Show() { var e = _d; Console.WriteLine(e); return e < DateTime.Now; }")]
    public Task InstantThatLeavesOrMeetsAnother_IsSilent(string use) => VerifyAsync($$"""
        private DateTime _d;
        void Set(int n) => _d = DateTime.Now.AddSeconds(n);
        bool Over => _d < DateTime.Now;
        {{use}}
        """);

    [Theory]
    [InlineData("public DateTime D;")]
    [InlineData("internal DateTime D;")]
    [InlineData("protected DateTime D { get; set; }")]
    [InlineData("public DateTime D { get; private set; }")]
    [InlineData("[ThreadStatic] private static DateTime D;")]
    [InlineData("[field: NonSerialized] private DateTime D { get; set; }")]
    [InlineData("[System.ComponentModel.Browsable(false)] private DateTime D { get; set; }")]
    [InlineData("private DateTime D { get => DateTime.Now; set { } }")]
    public Task MemberThatOthersMayRead_IsSilent(string declaration) => VerifyAsync($$"""
        {{declaration}}
        void Set(int n) => D = DateTime.Now.AddSeconds(n);
        bool Over => D < DateTime.Now;
        """);

    [Theory]
    [InlineData("[Serializable] class Item { public DateTime D; }")]
    [InlineData("[System.Runtime.Serialization.DataContract] class Item { public DateTime D; }")]
    [InlineData("record Item { public DateTime D; }")]
    [InlineData("class Item : IExpiring { public DateTime D { get; set; } } interface IExpiring { DateTime D { get; } }")]
    [InlineData("class Item { public DateTime D; } string Save(Item item) => System.Text.Json.JsonSerializer.Serialize(item);")]
    public Task TypeThatIsData_IsSilent(string type) => VerifyAsync($$"""
        {{type}}
        void Set(Item item, int n) => item.D = DateTime.Now.AddSeconds(n);
        bool Over(Item item) => item.D < DateTime.Now;
        """);

    [Fact]
    public Task TimeFromAProvider_IsSilent() => VerifyAsync("""
        private TimeProvider _time = TimeProvider.System;
        private DateTimeOffset _d;
        void Set(int n) => _d = _time.GetUtcNow().AddSeconds(n);
        bool Over => _d < _time.GetUtcNow();
        """);

    [Fact]
    public Task OnlyEverAConstant_IsSilent() => VerifyAsync("""
        private DateTime _d = DateTime.MaxValue;
        void Set() => _d = DateTime.MinValue;
        bool Over => _d < DateTime.Now;
        """);

    [Fact]
    public Task NeverCompared_IsSilent() => VerifyAsync("""
        private DateTime _d;
        void Set() => _d = DateTime.Now;
        bool IsSet => _d != default;
        """);

    [Fact]
    public Task ComparedInColdCodeOnly_IsSilent() => VerifyAsync("""
        private DateTime _d = DateTime.Now;
        void M() { try { } catch (Exception) { if (_d < DateTime.Now) Console.WriteLine(); } }
        """);

    private static Task VerifyAsync(string members) => new Verify.Test
    {
        TestCode = $$"""
            using System;
            using System.Collections.Generic;
            using System.Linq;
            using System.Linq.Expressions;
            class C
            {
                {{members}}
            }
            static class Other { public static DateTime Now => DateTime.Now; }
            """,
    }.RunAsync();
}
