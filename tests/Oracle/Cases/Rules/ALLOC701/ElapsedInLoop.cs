// title: a duration of two `DateTime.UtcNow`, measured with `Stopwatch`
// rule: ALLOC701
// bytes: 0
// il: elsewhere: the rule is about time
// fix: ALLOC701.ElapsedTime
// safety: unsafe
// difference: elapsed time no longer follows clock changes
// shows: none: it takes a change of the machine's clock
// except: false
// after: 0
static class Case
{
    static int Probe(int count = 1)
    {
        var slow = 0;
        for (var i = 0; i < count; i++)
        {
            var start = [|DateTime.UtcNow|];
            Work();
            if (([|DateTime.UtcNow|] - start).TotalMinutes > 1)
                slow++;
        }

        return slow;
    }

    static int Behave(byte count)
    {
        var slow = 0;
        for (var i = 0; i < count; i++)
        {
            var start = [|DateTime.UtcNow|];
            Work();
            if (([|DateTime.UtcNow|] - start).TotalMinutes > 1)
                slow++;
        }

        return slow;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Work()
    {
    }
}
