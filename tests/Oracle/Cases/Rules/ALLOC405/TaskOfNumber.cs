// title: `Task.FromResult(-1)`, `Task.FromResult(true)` and `Task.FromResult(0L)`
// rule: none: the framework keeps these tasks
// bytes: 0
static class Case
{
    static bool Probe() => Task.FromResult(-1).IsCompleted & Task.FromResult(8).IsCompleted & Task.FromResult(true).IsCompleted
        & Task.FromResult(0L).IsCompleted & Task.FromResult('\0').IsCompleted & Task.FromResult(0.0).IsCompleted & Task.FromResult(default(string)).IsCompleted;
}
