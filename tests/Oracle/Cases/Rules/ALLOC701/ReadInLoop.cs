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
    static int Probe(int count = 1)
    {
        var late = 0;
        var deadline = DateTime.MaxValue;
        for (var i = 0; i < count; i++)
        {
            if ([|DateTime.Now|] > deadline)
                late++;
        }

        return late;
    }

    static bool Behave(bool isLong)
    {
        var late = 0;
        var deadline = DateTime.UtcNow.ToLocalTime().AddMilliseconds(1);
        for (var i = 0; i < (isLong ? 50 : 0); i++)
        {
            Work();
            if ([|DateTime.Now|] > deadline)
                late++;
        }

        return late > 0;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Work() => Thread.SpinWait(20_000);
}
