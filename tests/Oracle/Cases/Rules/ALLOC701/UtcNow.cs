// title: a duration of two `DateTime.Now`, measured with `DateTime.UtcNow`
// rule: ALLOC701
// bytes: 0
// il: elsewhere: the rule is about time
// fix: ALLOC701.UtcNow
// safety: unsafe
// difference: daylight-saving jumps no longer show
// shows: none: it takes a call while the clocks of the zone are changed
// except: false
// after: 0
static class Case
{
    static int Probe(int count = 1)
    {
        var slow = 0;
        for (var i = 0; i < count; i++)
        {
            var start = [|DateTime.Now|];
            Work();
            if (([|DateTime.Now|] - start).TotalMinutes > 1)
                slow++;
        }

        return slow;
    }

    static int Behave(byte count)
    {
        var slow = 0;
        for (var i = 0; i < count; i++)
        {
            var start = [|DateTime.Now|];
            Work();
            if (([|DateTime.Now|] - start).TotalMinutes > 1)
                slow++;
        }

        return slow;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static void Work()
    {
    }
}
