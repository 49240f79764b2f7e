using Verify = Allocations.Testing.AnyHeat.Analyzer<Allocations.Analyzers.Rules.Time.WallClockDeadline.WallClockDeadlineAnalyzer>;

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
    [InlineData("void Show() => Look(in _d); static void Look(in DateTime d) => Console.WriteLine(d);")]
    [InlineData("void Show() => Look(_d); static DateTime Look(DateTime d) => d;")]
    [InlineData("void Show() => Look(_d); public virtual void Look(DateTime d) { }")]
    [InlineData("void Show() { Action<DateTime> look = Look; look(_d); Look(_d); } static void Look(DateTime d) { }")]
    [InlineData("int Show() => (int)_d.Ticks;")]
    [InlineData("bool Show(long limit) => _d.Ticks < limit;")]
    [InlineData("Random Show() => new Random((int)(_d.Ticks % 1000));")]
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
    [InlineData("bool Show() => _d < Clock.Now;")]
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
    [InlineData("protected internal DateTime D;")]
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
        """, "public class C");

    [Theory]
    [InlineData("static class Other { public static string Show(Entry entry) => entry.Expires.ToString(); }")]
    [InlineData("static class Other { public static DateTime Show(Entry entry) => entry.Expires; }")]
    [InlineData("static class Other { public static bool Show(Entry entry) => entry is { Expires: var at } && at > DateTime.UtcNow; }")]
    [InlineData("static class Other { public static void Set(Entry entry, DateTime at) => entry.Expires = at; }")]
    [InlineData("static class Other { public static void Set(Entry entry) => entry.Expires = DateTime.Now; }")]
    [InlineData("static class Other { public static string Save(Entry entry) => System.Text.Json.JsonSerializer.Serialize(entry); }")]
    [InlineData("static class Other { public static object Get(Entry entry) => typeof(Entry).GetProperty(\"Expires\"); }")]
    public Task MemberThatAnotherTypeShowsOrSets_IsSilent(string other) => VerifyAsync($$"""
        private readonly List<Entry> _entries = new();
        void Add(int n) => _entries.Add(new Entry { Expires = DateTime.UtcNow.AddSeconds(n) });
        bool Over(int i) => _entries[i].Expires < DateTime.UtcNow;
        }
        class Entry { public DateTime Expires { get; set; } }
        {{other}}
        class Last
        {
        """);

    [Theory]
    [InlineData(
        "class Entry { private DateTime _end; public Entry(DateTime end) => _end = end; public bool Over => _end < DateTime.UtcNow; }",
        "new Entry(at)")]
    [InlineData(
        "class Entry { private DateTime _end; public Entry(DateTime end) => _end = end; public bool Over => _end < DateTime.UtcNow; }",
        "new Entry(DateTime.Now)")]
    [InlineData(
        "class Entry { private DateTime _end; public Entry(DateTime end) => _end = end; public bool Over => _end < DateTime.UtcNow; } "
            + "class More : Entry { public More(DateTime at) : base(at) { } }",
        "new Entry(DateTime.UtcNow)")]
    [InlineData("class Entry { private long _count; public void Add() => _count++; public bool Over => _count > DateTime.UtcNow.Ticks; }", "new Entry()")]
    public Task ParameterOrNumberThatIsNotOnlyTheClock_IsSilent(string entry, string creation) => VerifyAsync($$"""
        object Make(DateTime at) => {{creation}};
        }
        {{entry}}
        class Last
        {
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

    private static Task VerifyAsync(string members, string type = "class C") => new Verify.Test
    {
        TestCode = $$"""
            using System;
            using System.Collections.Generic;
            using System.Linq;
            using System.Linq.Expressions;
            {{type}}
            {
                {{members}}
            }
            static class Clock { public static DateTime Now => DateTime.Now; }
            """,
    }.RunAsync();
}
