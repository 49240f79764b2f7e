// title: `return Core();`, where `Core` is asynchronous, ends at once, and captures a variable and `this`
// rule: ALLOC406
// bytes: 32
// unflagged: the closure is made where the method begins
// il: elsewhere: the closure is made where the method begins
// fix: ALLOC406.Pass
// safety: safe
// after: 0
sealed class Case
{
    private static readonly Case Only = new();

    private int _sum;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private ValueTask Add(int n)
    {
        return Core();

        async ValueTask [|Core|]()
        {
            await Task.CompletedTask;
            _sum += n;
        }
    }

    static bool Probe() => Only.Add(3).IsCompleted;

    static bool Loop()
    {
        var last = false;
        for (var i = 0; i < 100; i++)
            last = Only.Add(i).IsCompleted;
        return last;
    }

    static string Behave(int n, string text)
    {
        var upper = text?.ToUpperInvariant();
        return string.Join(",", Parts());

        IEnumerable<string> [|Parts|]()
        {
            for (var i = 0; i < (n & 3); i++)
                yield return upper + i;
        }
    }
}
