// title: `async Task<string> Get()` that awaits a call in one branch, where the text is there at once
// rule: ALLOC405
// bytes: 72
// il: elsewhere: the builder of the method makes the task
// message: what the task takes depends on whether the awaited one is done
// fix: ALLOC405.Return
// safety: unsafe
// difference: thrown at once
// shows: -1
// except: n < 0
// after: 0
static class Case
{
    static readonly Task<string> s_text = Task.FromResult(string.Concat("a", "b"));

    static Task<string> Probe() => Get(1);

    [MethodImpl(MethodImplOptions.NoInlining)]
    static async Task<string> Get(int n)
    {
        if (n > 4)
            return n > 8 ? null : n.ToString();
        return [|await Load(n)|];
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static Task<string> Load(int n) => n < 0 ? throw new ArgumentOutOfRangeException(nameof(n)) : s_text;

    static string Behave(int n)
    {
        var task = default(Task<string>);
        try
        {
            task = Get(n);
            return task.GetAwaiter().GetResult();
        }
        catch (ArgumentOutOfRangeException)
        {
            return task is null ? "at once" : "later";
        }
    }
}
