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
    static DateTime[] s_many = new DateTime[50];
    static DateTime[] s_none = [];

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
        var times = isLong ? s_many : s_none;
        Array.Fill(times, DateTime.UtcNow.ToLocalTime().AddMilliseconds(1));
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
