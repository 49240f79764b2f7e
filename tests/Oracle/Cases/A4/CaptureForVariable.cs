// title: a lambda in a loop that captures the variable of a for
// row: capturing lambda inside a loop, captured variable declared outside the loop
// rule: none: closures are for a later rule
// bytes: 88/64.24
// note: a for has one variable for all iterations, and so one closure; the delegate is made in each iteration
static class Case
{
    static void Probe(int number = 3) => Sink.KeepObject((Func<int>)(() => number));

    static void Loop()
    {
        for (var i = 0; i < Sink.Iterations; i++)
            Sink.KeepObject((Func<int>)(() => i));
    }
}
