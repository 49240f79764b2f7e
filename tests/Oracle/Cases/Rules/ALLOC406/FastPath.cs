// title: `if (done) return Task.CompletedTask; return Core();`, where `Core` is asynchronous and captures two variables, on the fast path
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
    private static Task Write(string text, int times)
    {
        if (times == 0)
            return Task.CompletedTask;
        return Core();

        async Task [|Core|]()
        {
            for (var i = 0; i < times; i++)
            {
                await Task.Yield();
                _written += text.Length;
            }
        }
    }

    static Task Probe() => Write("abc", 0);

    static Task Loop()
    {
        var last = Task.CompletedTask;
        for (var i = 0; i < 100; i++)
            last = Write("abc", 0);
        return last;
    }

    static int Behave(string text, int n, bool isKnown)
    {
        return isKnown ? -1 : Go(1).GetAwaiter().GetResult();

        async Task<int> [|Go|](int first)
        {
            var length = text?.Length ?? n;
            await Task.CompletedTask;
            return length + n + first;
        }
    }
}
