// title: `Task.FromResult("none")`
// rule: ALLOC405
// bytes: 72
// il: elsewhere: 'FromResult' makes the task
// fix: ALLOC405.Keep
// safety: unsafe
// difference: the same task
// shows: none: the results of two calls are not compared
// after: 0
static class Case
{
    static Task<string> Probe() => [|Task.FromResult("none")|];

    static string Behave(int n) => n < 0 ? [|Task.FromResult("less")|].Result : [|Task.FromResult("more")|].Result;
}
