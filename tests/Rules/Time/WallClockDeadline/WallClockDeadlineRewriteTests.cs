using static Allocations.Tests.Time.WallClockDeadline.DeadlineFix;

namespace Allocations.Tests.Time.WallClockDeadline;

/// <summary>What the fix of ALLOC702 makes of each kind of value and comparison.</summary>
public sealed class WallClockDeadlineRewriteTests
{
    [Theory]
    [InlineData("DateTime.Now", "Environment.TickCount64")]
    [InlineData("DateTime.Now.AddSeconds(n)", "Environment.TickCount64 + n * 1000L")]
    [InlineData("DateTime.Now.AddSeconds(n + 1)", "Environment.TickCount64 + (n + 1) * 1000L")]
    [InlineData("DateTime.Now.AddSeconds(-n)", "Environment.TickCount64 + (-n) * 1000L")]
    [InlineData("DateTime.Now.AddSeconds(-5)", "Environment.TickCount64 - 5 * 1000L")]
    [InlineData("DateTime.Now.AddSeconds(0.5)", "Environment.TickCount64 + 500")]
    [InlineData("DateTime.Now.AddSeconds(x)", "Environment.TickCount64 + (long)TimeSpan.FromSeconds(x).TotalMilliseconds")]
    [InlineData("DateTime.Now.AddSeconds(big)", "Environment.TickCount64 + (long)TimeSpan.FromSeconds(big).TotalMilliseconds")]
    [InlineData("DateTime.Now.AddMilliseconds(n)", "Environment.TickCount64 + n")]
    [InlineData("DateTime.Now.AddMilliseconds(n * 2)", "Environment.TickCount64 + (n * 2)")]
    [InlineData("DateTime.Now.AddMinutes(n)", "Environment.TickCount64 + n * 60_000L")]
    [InlineData("DateTime.Now.AddHours(2)", "Environment.TickCount64 + 2 * 3_600_000L")]
    [InlineData("DateTime.Now.AddDays(n)", "Environment.TickCount64 + n * 86_400_000L")]
    [InlineData("DateTime.Now.AddTicks(big)", "Environment.TickCount64 + big / TimeSpan.TicksPerMillisecond")]
    [InlineData("DateTime.Now.AddHours(1).AddMinutes(n)", "Environment.TickCount64 + 1 * 3_600_000L + n * 60_000L")]
    [InlineData("DateTime.Now + span", "Environment.TickCount64 + (long)span.TotalMilliseconds")]
    [InlineData("DateTime.Now - span", "Environment.TickCount64 - (long)span.TotalMilliseconds")]
    [InlineData("DateTime.Now.Add(span)", "Environment.TickCount64 + (long)span.TotalMilliseconds")]
    [InlineData("DateTime.Now.Subtract(-span)", "Environment.TickCount64 - (long)(-span).TotalMilliseconds")]
    [InlineData("DateTime.Now.Add(TimeSpan.FromSeconds(n))", "Environment.TickCount64 + n * 1000L")]
    [InlineData("DateTime.Now + TimeSpan.FromMinutes(2.5)", "Environment.TickCount64 + 150000")]
    [InlineData("DateTime.Now + TimeSpan.MaxValue", "Environment.TickCount64 + (long)TimeSpan.MaxValue.TotalMilliseconds")]
    [InlineData("DateTime.MaxValue", "long.MaxValue")]
    [InlineData("DateTime.MinValue", "0L")]
    [InlineData("default", "0L")]
    [InlineData("default(DateTime)", "0L")]
    [InlineData("new DateTime()", "0L")]
    [InlineData("n > 0 ? DateTime.Now.AddSeconds(n) : DateTime.MaxValue", "n > 0 ? Environment.TickCount64 + n * 1000L : long.MaxValue")]
    [InlineData("_d > DateTime.Now ? _d : DateTime.Now.AddSeconds(n)", "_d > Environment.TickCount64 ? _d : Environment.TickCount64 + n * 1000L")]
    public Task Value_IsRewritten(string before, string after) => VerifyAsync(
        $$"""
        private DateTime [|_d|];
        void Set(int n, long big, double x, TimeSpan span) => _d = {{before}};
        void Set() => _d = DateTime.Now;
        bool Over => _d <= DateTime.Now;
        """,
        $$"""
        private long _d;
        void Set(int n, long big, double x, TimeSpan span) => _d = {{after}};
        void Set() => _d = Environment.TickCount64;
        bool Over => _d <= Environment.TickCount64;
        """);

    [Theory]
    [InlineData("_d < DateTime.Now", "_d < Environment.TickCount64")]
    [InlineData("DateTime.Now >= this._d", "Environment.TickCount64 >= this._d")]
    [InlineData("!(_d > System.DateTime.Now)", "!(_d > Environment.TickCount64)")]
    [InlineData("_d.CompareTo(DateTime.Now) > 0", "_d.CompareTo(Environment.TickCount64) > 0")]
    [InlineData("DateTime.Now.CompareTo(_d) > 0", "Environment.TickCount64.CompareTo(_d) > 0")]
    [InlineData("DateTime.Compare(_d, DateTime.Now) > 0", "_d.CompareTo(Environment.TickCount64) > 0")]
    [InlineData("_d == DateTime.MaxValue || _d < DateTime.Now", "_d == long.MaxValue || _d < Environment.TickCount64")]
    [InlineData("_d != default && _d < DateTime.Now", "_d != 0L && _d < Environment.TickCount64")]
    public Task Comparison_IsRewritten(string before, string after) => VerifyAsync(
        $$"""
        private DateTime [|_d|] = DateTime.Now;
        bool Over => {{before}};
        """,
        $$"""
        private long _d = Environment.TickCount64;
        bool Over => {{after}};
        """);

    [Theory]
    [InlineData("(DateTime.Now - _d).TotalSeconds > 5", "Environment.TickCount64 - _d > 5 * 1000L")]
    [InlineData("(DateTime.Now - _d).TotalSeconds > 2.5", "Environment.TickCount64 - _d > 2500")]
    [InlineData("(DateTime.Now - _d).TotalMilliseconds > n", "Environment.TickCount64 - _d > n")]
    [InlineData("n <= (DateTime.Now - _d).TotalMinutes", "n * 60_000L <= Environment.TickCount64 - _d")]
    [InlineData("(DateTime.Now - _d).TotalHours > x", "Environment.TickCount64 - _d > x * 3600000.0")]
    [InlineData("DateTime.Now - _d > span", "Environment.TickCount64 - _d > (long)span.TotalMilliseconds")]
    [InlineData("TimeSpan.FromSeconds(5) < DateTime.Now - _d", "5 * 1000L < Environment.TickCount64 - _d")]
    [InlineData("_d - DateTime.Now < TimeSpan.Zero", "_d - Environment.TickCount64 < 0")]
    [InlineData("DateTime.Now.Subtract(_d) > span", "Environment.TickCount64 - _d > (long)span.TotalMilliseconds")]
    [InlineData("DateTime.Now.Subtract(_d).TotalSeconds > n", "Environment.TickCount64 - _d > n * 1000L")]
    [InlineData("_d.AddSeconds(n) < DateTime.Now", "_d + n * 1000L < Environment.TickCount64")]
    [InlineData("_d + span < DateTime.Now", "_d + (long)span.TotalMilliseconds < Environment.TickCount64")]
    [InlineData("_d < DateTime.Now.AddSeconds(-n)", "_d < Environment.TickCount64 + (-n) * 1000L")]
    [InlineData("_d.AddSeconds(n).CompareTo(DateTime.Now) < 0", "(_d + n * 1000L).CompareTo(Environment.TickCount64) < 0")]
    [InlineData("DateTime.Now - _d.AddSeconds(n) > span", "Environment.TickCount64 - (_d + n * 1000L) > (long)span.TotalMilliseconds")]
    public Task ElapsedTime_StartsFarInThePast(string before, string after) => VerifyAsync(
        $$"""
        private DateTime [|_d|];
        void Set() => _d = DateTime.Now;
        bool Over(int n, double x, TimeSpan span) => {{before}};
        """,
        $$"""
        private long _d = long.MinValue / 2;
        void Set() => _d = Environment.TickCount64;
        bool Over(int n, double x, TimeSpan span) => {{after}};
        """);

    [Fact]
    public Task ElapsedTimeSetByConstructorOrInitialiser_NeedsNoOther() => VerifyAsync(
        """
        class A { private DateTime [|_d|]; public A() { _d = DateTime.UtcNow; } bool Over => _d.AddSeconds(1) < DateTime.UtcNow; }
        class B { private DateTime [|_d|] = DateTime.UtcNow; bool Over => _d.AddSeconds(1) < DateTime.UtcNow; }
        class D
        {
            private DateTime [|Last|] { get; set; }
            bool Over => Last.AddSeconds(1) < DateTime.UtcNow;
            void Set() => Last = DateTime.UtcNow;
        }
        class E
        {
            private static DateTime [|_d|];
            static bool Over => _d.AddSeconds(1) < DateTime.UtcNow;
            static void Set() => _d = DateTime.UtcNow;
        }
        """,
        """
        class A { private long _d; public A() { _d = Environment.TickCount64; } bool Over => _d + 1 * 1000L < Environment.TickCount64; }
        class B { private long _d = Environment.TickCount64; bool Over => _d + 1 * 1000L < Environment.TickCount64; }
        class D
        {
            private long Last { get; set; } = long.MinValue / 2;
            bool Over => Last + 1 * 1000L < Environment.TickCount64;
            void Set() => Last = Environment.TickCount64;
        }
        class E
        {
            private static long _d = long.MinValue / 2;
            static bool Over => _d + 1 * 1000L < Environment.TickCount64;
            static void Set() => _d = Environment.TickCount64;
        }
        """);

    [Fact]
    public Task ElapsedTimeWithConstants_StaysFarFromTheEnds() => VerifyAsync(
        """
        private DateTime [|_d|] = DateTime.MinValue;
        void Set() => _d = DateTime.UtcNow;
        void Never() => _d = DateTime.MaxValue;
        bool Over => _d != DateTime.MinValue && DateTime.UtcNow - _d > TimeSpan.FromDays(1);
        """,
        """
        private long _d = long.MinValue / 2;
        void Set() => _d = Environment.TickCount64;
        void Never() => _d = long.MaxValue / 2;
        bool Over => _d != long.MinValue / 2 && Environment.TickCount64 - _d > 1 * 86_400_000L;
        """);

    [Fact]
    public Task Nullable_StaysNullable() => VerifyAsync(
        """
        private DateTime? [|_d|];
        void Set(int n) => _d = n > 0 ? DateTime.Now.AddSeconds(n) : null;
        void Cast(int n) => _d = n > 0 ? DateTime.Now : (DateTime?)null;
        void Clear() => _d = default;
        bool Over => _d < DateTime.Now && _d != null && _d is not null && _d.HasValue && _d.Value < DateTime.Now;
        """,
        """
        private long? _d;
        void Set(int n) => _d = n > 0 ? Environment.TickCount64 + n * 1000L : null;
        void Cast(int n) => _d = n > 0 ? Environment.TickCount64 : (long?)null;
        void Clear() => _d = default;
        bool Over => _d < Environment.TickCount64 && _d != null && _d is not null && _d.HasValue && _d.Value < Environment.TickCount64;
        """);

    [Fact]
    public Task ChainOfAssignments_IsRewritten() => VerifyAsync(
        """
        private DateTime [|_d|] = DateTime.MaxValue;
        private DateTime [|_e|] = DateTime.MinValue;
        void Set(int n) { DateTime now = _e = DateTime.Now; if (n > 0) _d = now.AddSeconds(n); }
        bool Over => _d < DateTime.Now || _e < DateTime.Now;
        """,
        """
        private long _d = long.MaxValue;
        private long _e = 0L;
        void Set(int n) { long now = _e = Environment.TickCount64; if (n > 0) _d = now + n * 1000L; }
        bool Over => _d < Environment.TickCount64 || _e < Environment.TickCount64;
        """,
        1);

    [Fact]
    public Task AsyncMethodLambdaAndMove_AreRewritten() => VerifyAsync(
        """
        private DateTimeOffset [|_d|] = DateTimeOffset.UtcNow;
        async Task<bool> Wait(TimeSpan step)
        {
            while (_d < DateTimeOffset.UtcNow)
            {
                await Task.Yield();
                Action move = () => { _d = DateTimeOffset.Now; };
                move();
                _d += step;
                _d -= TimeSpan.FromSeconds(1);
            }
            return true;
        }
        """,
        """
        private long _d = Environment.TickCount64;
        async Task<bool> Wait(TimeSpan step)
        {
            while (_d < Environment.TickCount64)
            {
                await Task.Yield();
                Action move = () => { _d = Environment.TickCount64; };
                move();
                _d += (long)step.TotalMilliseconds;
                _d -= 1 * 1000L;
            }
            return true;
        }
        """);
}
