// title: `await Task.WhenAny(task, Task.Delay(time)) == task`, where the task is done at once
// rule: ALLOC405
// bytes: 240
static class Case
{
    static readonly Task s_done = Task.FromResult("done");

    static bool Probe() => Waits().IsCompleted;

    [MethodImpl(MethodImplOptions.NoInlining)]
    static async ValueTask<bool> Waits() => await [|Task.WhenAny(s_done, Task.Delay(60_000))|] == s_done;
}
