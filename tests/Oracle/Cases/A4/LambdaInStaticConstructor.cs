// title: a lambda that captures nothing, in a static constructor
// row: lambda capturing nothing, written inside a static constructor
// rule: none: it runs once
// bytes: 64
// note: the probe calls the static constructor like any method, to run it again
static class Holder
{
    static Holder() => Sink.KeepObject((Func<int>)(() => 1));
}

static unsafe class Case
{
    static delegate*<void> s_constructor = (delegate*<void>)typeof(Holder).TypeInitializer!.MethodHandle.GetFunctionPointer();

    static void Probe() => s_constructor();
}
