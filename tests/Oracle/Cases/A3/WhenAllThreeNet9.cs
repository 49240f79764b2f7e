// title: Task.WhenAll of three finished tasks
// row: BCL methods with a params span overload from net9
// rule: none: the task is what the code asks for, and the items are in a span on the stack
// target: net9.0
// bytes: 72
static class Case
{
    static Task s_task = Task.CompletedTask;

    static Task Probe() => Task.WhenAll(s_task, s_task, s_task);
}
