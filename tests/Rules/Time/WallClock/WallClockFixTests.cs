using static Allocations.Tests.Time.WallClock.ClockFix;

namespace Allocations.Tests.Time.WallClock;

/// <summary>What the fix of ALLOC701 that reads once before a loop writes, and where it is not offered.</summary>
public sealed class WallClockFixTests
{
    private const string ReadOnce = "ALLOC701.ReadOnce!";

    [Fact]
    public Task ReadingInLoop_MovesInFrontOfIt() => VerifyAsync(
        ReadOnce,
        """
        void M(List<Item> items)
            {
                Use();

                // each item
                foreach (var item in items)
                {
                    if (item.Due < [|DateTime.Now|]) // late
                        Use();
                }
            }
        """,
        """
        void M(List<Item> items)
            {
                Use();

                var now = DateTime.Now;
                // each item
                foreach (var item in items)
                {
                    if (item.Due < now) // late
                        Use();
                }
            }
        """);

    [Fact]
    public Task SeveralReadingsOfOneLoop_BecomeOneLocal() => VerifyAsync(
        ReadOnce,
        """
        void M(List<Item> items)
            {
                foreach (var item in items)
                {
                    if (item.Due < [|DateTime.Now|] || (DateTime.Today.Year > 1 && item.Due.AddSeconds(1) > [|System.DateTime.Now|]))
                        Use();
                }
            }
        """,
        """
        void M(List<Item> items)
            {
                var now = DateTime.Now;
                foreach (var item in items)
                {
                    if (item.Due < now || (DateTime.Today.Year > 1 && item.Due.AddSeconds(1) > now))
                        Use();
                }
            }
        """,
        iterations: 1);

    [Fact]
    public Task LocalThatHoldsTheReading_MovesAsItIs() => VerifyAsync(
        ReadOnce,
        """
        void M(List<Item> items)
            {
                foreach (var item in items)
                {
                    // the time
                    DateTime time = [|DateTime.UtcNow|];
                    if (item.Due < time)
                        item.Due = time;
                }
            }
        """,
        """
        void M(List<Item> items)
            {
                DateTime time = DateTime.UtcNow;
                foreach (var item in items)
                {
                    // the time
                    if (item.Due < time)
                        item.Due = time;
                }
            }
        """);

    [Fact]
    public Task NestedLoops_MoveOutwardsStepByStep() => VerifyAsync(
        ReadOnce,
        """
        void M(List<List<Item>> lists)
            {
                foreach (var list in lists)
                {
                    foreach (var item in list)
                        item.Due = [|DateTime.Now|];
                }
            }
        """,
        """
        void M(List<List<Item>> lists)
            {
                var now = DateTime.Now;
                foreach (var list in lists)
                {
                    foreach (var item in list)
                        item.Due = now;
                }
            }
        """,
        iterations: 2);

    [Fact]
    public Task TakenName_IsNotTakenAgain() => VerifyAsync(
        ReadOnce,
        """
        void M(List<Item> items, int today) { foreach (var item in items) { if (item.Due < [|DateTime.Today|]) Use(); } }
        """,
        """
        void M(List<Item> items, int today) { var today2 = DateTime.Today; foreach (var item in items) { if (item.Due < today2) Use(); } }
        """);

    [Fact]
    public Task LoopWithoutABlockAround_IsReportedOnly() => VerifyAsync(
        ReadOnce,
        "void M(List<Item> items) { if (items.Count > 0) foreach (var item in items) { if (item.Due < [|DateTime.Now|]) Use(); } }",
        "void M(List<Item> items) { if (items.Count > 0) foreach (var item in items) { if (item.Due < [|DateTime.Now|]) Use(); } }");

    [Fact]
    public Task CrLf_IsKept()
    {
        const string Before = """
            using System;
            class C
            {
                void M(DateTime[] times)
                {
                    for (var i = 0; i < times.Length; i++)
                    {
                        if (times[i] < [|DateTime.Now|])
                            M(times);
                    }
                }
            }
            """;
        const string After = """
            using System;
            class C
            {
                void M(DateTime[] times)
                {
                    var now = DateTime.Now;
                    for (var i = 0; i < times.Length; i++)
                    {
                        if (times[i] < now)
                            M(times);
                    }
                }
            }
            """;
        return VerifyTextAsync(ReadOnce, Before.ReplaceLineEndings("\r\n"), After.ReplaceLineEndings("\r\n"));
    }
}
