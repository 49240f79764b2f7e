// title: `DateTime.Now` in a loop, read once before it
// rule: ALLOC701
// bytes: 0
// il: elsewhere: the rule is about time
// fix: ALLOC701.ReadOnce
// safety: unsafe
// difference: all iterations see the same time
// shows: true
// after: 0
static class Case
{
    static DateTime[] s_times = [DateTime.MaxValue];

    static int Probe()
    {
        var late = 0;
        foreach (var time in s_times)
        {
            if (time < [|DateTime.Now|])
                late++;
        }

        return late;
    }

    static bool Behave(bool isLong)
    {
        var times = Enumerable.Repeat(DateTime.UtcNow.ToLocalTime().AddMilliseconds(1), isLong ? 50 : 0).ToArray();
        var late = 0;
        foreach (var time in times)
        {
            Work();
            if (time < [|DateTime.Now|])
                late++;
        }

        return late > 0;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Work() => Thread.SpinWait(20_000);
}
