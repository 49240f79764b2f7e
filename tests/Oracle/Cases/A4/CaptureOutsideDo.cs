// title: a lambda in a do that captures a variable from outside it
// row: capturing lambda inside a loop, captured variable declared outside the loop
// rule: none: closures are for a later rule
// bytes: 88/64.24
// note: the compiler keeps the delegate in for and foreach, but not in while and do
static class Case
{
    static void Probe(int number = 3) => Sink.KeepObject((Func<int>)(() => number));

    static int s_number = 3;

    static void Loop()
    {
        var number = s_number;
        var i = 0;
        do
        {
            Sink.KeepObject((Func<int>)(() => number));
            i++;
        }
        while (i < Sink.Iterations);
    }
}
