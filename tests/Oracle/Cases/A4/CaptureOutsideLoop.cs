// title: a lambda in a loop that captures a variable from outside it
// row: capturing lambda inside a loop, captured variable declared outside the loop
// rule: none: closures are for a later rule
// bytes: 88/0.96
// note: one closure and one delegate for the whole loop, which the closure holds
static class Case
{
    static void Probe(int number = 3) => Sink.KeepObject((Func<int>)(() => number));

    static int s_number = 3;

    static void Loop()
    {
        var number = s_number;
        for (var i = 0; i < Sink.Iterations; i++)
            Sink.KeepObject((Func<int>)(() => number));
    }
}
