// title: a static method as a delegate in a static constructor
// row: not cached even on C# 11: instance methods, extension methods with a receiver, inside a static constructor, inside expression trees
// rule: none: it runs once
// bytes: 64
// note: the probe calls the static constructor like any method, to run it again
static class Holder
{
    static Holder() => Sink.Keep<Func<int>>(Number);

    static int Number() => 1;
}

static unsafe class Case
{
    static delegate*<void> s_constructor = (delegate*<void>)typeof(Holder).TypeInitializer!.MethodHandle.GetFunctionPointer();

    static void Probe() => s_constructor();
}
