// title: `Word(line) == "abc"` of a method that returns a part
// rule: ALLOC301
// bytes: 32
// message: what the method cuts is not known where it is called
// il: elsewhere: the method that is called makes the string
static class Case
{
    static bool Probe(string line = "-abd") => [|Word(line)|] == "abc";

    [MethodImpl(MethodImplOptions.NoInlining)]
    static string Word(string line) => line.Substring(1, 3);
}
