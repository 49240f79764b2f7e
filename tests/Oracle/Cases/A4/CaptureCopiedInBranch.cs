// title: a lambda that captures a copy made in its branch and is not reached
// row: lambda capturing a local or parameter: display class at entry of the captured variable's scope
// rule: none: nothing is allocated where the branch is not taken
// bytes: 0
static class Case
{
    static void Probe(int number = 3)
    {
        if (number <= 0)
        {
            var copy = number;
            Sink.KeepObject((Func<int>)(() => copy));
        }
    }
}
