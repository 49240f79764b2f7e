// title: Task.WhenAll of three finished tasks
// row: BCL methods with a params span overload from net9
// rule: none: on .NET 8 the method takes nothing but an array
// bytes: 120, net8 128
// user: net10 72/120 | 120
// note: the array takes 48 bytes, the task 72, and 80 on .NET 8
static class Case
{
    static Task s_task = Task.CompletedTask;

    static Task Probe() => Task.WhenAll(s_task, s_task, s_task);
}
