// title: a `Tuple` of a number and a text that a method of the assembly returns
// rule: ALLOC905
// bytes: 32
// il: elsewhere: the object is created in 'Tuple.Create'
static class Case
{
    static int Probe(string text = "b") => Split(text).Item1;

    [MethodImpl(MethodImplOptions.NoInlining)]
    static Tuple<int, string> Split(string text) => [|Tuple.Create(text.Length, text)|];
}
