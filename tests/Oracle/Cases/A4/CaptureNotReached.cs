// title: a lambda that captures a parameter and is not reached
// row: lambda capturing a local or parameter: display class at entry of the captured variable's scope
// rule: ALLOC402
// bytes: 24
// note: the closure is made when the method begins
static class Case
{
    static void Probe(int number = 3)
    {
        if (number > 0)
            return;
        Sink.KeepObject((Func<int>)([|() => number|]));
    }
}
