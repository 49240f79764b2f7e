// title: `await pause` where `GetAwaiter` extends an interface
// rule: ALLOC201
// bytes: 24
interface IPause
{
    bool IsOver { get; }
}

struct Pause : IPause
{
    public bool IsOver { get; set; }
}

static class Pauses
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static TaskAwaiter GetAwaiter(this IPause pause) => (pause.IsOver ? Task.CompletedTask : Task.Delay(1)).GetAwaiter();
}

static class Case
{
    static Pause s_pause = new() { IsOver = true };

    static bool Probe() => Wait().IsCompleted;

    static async Task Wait() => await [|s_pause|];
}
