// title: a lambda in a foreach that captures a variable from outside it
// row: capturing lambda inside a loop, captured variable declared outside the loop
// rule: none: closures are for a later rule
// bytes: 88/0.96
static class Case
{
    static void Probe(int number = 3) => Sink.KeepObject((Func<int>)(() => number));

    static int s_number = 3;
    static int[] s_rounds = new int[Sink.Iterations];

    static void Loop()
    {
        var number = s_number;
        foreach (var round in s_rounds)
            Sink.KeepObject((Func<int>)(() => number));
    }
}
