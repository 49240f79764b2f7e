// title: `Root + "/events"` of a static read-only text of four
// rule: ALLOC104
// bytes: 48
// message: the length of the text is not known
static class Case
{
    static readonly string Root = string.Concat("ro", "ot");

    static string Probe() => [|Root + "/events"|];
}
