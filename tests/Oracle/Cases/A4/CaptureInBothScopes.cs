// title: a lambda in a loop that captures variables from inside and outside it
// row: capturing lambda inside a loop, variable declared inside the loop
// rule: none: closures are for a later rule
// bytes: 88/96.24
// note: in a loop each scope has a closure of its own, and the inner one points to the outer one; without a loop there is one for both
static class Case
{
    static void Probe(int outer = 3)
    {
        Sink.Look(outer);
        {
            var inner = outer + 1;
            Sink.KeepObject((Func<int>)(() => outer + inner));
        }
    }

    static int s_number = 3;

    static void Loop()
    {
        var outer = s_number;
        for (var i = 0; i < Sink.Iterations; i++)
        {
            var inner = i;
            Sink.KeepObject((Func<int>)(() => outer + inner));
        }
    }
}
