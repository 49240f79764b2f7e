// title: two asynchronous functions that share a closure, one of which writes what it is given, on the fast path
// rule: ALLOC406
// bytes: 32
// unflagged: the closure is made where the method begins
// il: elsewhere: the closure is made where the method begins
// fix: ALLOC406.Pass
// safety: safe
// after: 0
static class Case
{
    private static int _written;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static Task Write(string text, int times, int step)
    {
        if (step == 0)
            return Task.CompletedTask;
        return times > 1 ? Repeat() : Once();

        async Task [|Repeat|]()
        {
            for (; times > 0; times -= step)
            {
                await Task.Yield();
                _written += text.Length;
            }
        }

        async Task Once()
        {
            await Task.Yield();
            _written += text.Length + step;
            Tell();
        }

        void Tell() => Sink.Keep(_written);
    }

    static Task Probe() => Write("abc", 3, 0);

    static Task Loop()
    {
        var last = Task.CompletedTask;
        for (var i = 0; i < 100; i++)
            last = Write("abc", 3, 0);
        return last;
    }

    static string Behave(string text, int n, bool isBoth)
    {
        var log = new List<string>();
        n &= 7;
        var first = First();
        if (isBoth)
            Second(n).GetAwaiter().GetResult();
        first.GetAwaiter().GetResult();
        return string.Join(",", log);

        async Task [|First|]()
        {
            log.Add("first " + n);
            await Task.CompletedTask;
            log.Add(text ?? "none");
        }

        async Task Second(int left)
        {
            await Task.CompletedTask;
            log.Add("second " + left + text);
            if (left > 0)
                await Second(left - 2);
        }
    }
}
