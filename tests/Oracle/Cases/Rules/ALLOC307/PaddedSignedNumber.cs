// title: `number.ToString().PadLeft(4, '0')` of a number that may be negative
// rule: ALLOC307
// bytes: 64
// message: the length of the text is not known
// fix: ALLOC307.Format
// safety: unsafe
// difference: negative number
// shows: -1
// except: number < 0
// after: 32
static class Case
{
    static string Probe(int number = 4711) => [|(number / 10).ToString().PadLeft(4, '0')|];

    static string Behave(int number) => [|number.ToString().PadLeft(4, '0')|];
}
