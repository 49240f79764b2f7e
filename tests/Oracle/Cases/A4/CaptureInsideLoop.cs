// title: a lambda in a loop that captures a variable from inside it
// row: capturing lambda inside a loop, variable declared inside the loop
// rule: none: closures are for a later rule
// bytes: 88
static class Case
{
    static void Probe(int number = 3) => Sink.KeepObject((Func<int>)(() => number));

    static void Loop()
    {
        for (var i = 0; i < Sink.Iterations; i++)
        {
            var number = i;
            Sink.KeepObject((Func<int>)(() => number));
        }
    }
}
