// title: `StringComparer.Create(CultureInfo.InvariantCulture, true)` to compare two texts
// rule: ALLOC104
// bytes: 32
// il: elsewhere: the framework makes it
// fix: ALLOC104.field
// safety: unsafe
// difference: the same object is used each time
// shows: none: nobody compares the objects here
// after: 0
static class Case
{
    static int Probe(string text = "a") =>
        [|StringComparer.Create(System.Globalization.CultureInfo.InvariantCulture, true)|].Compare(text, "A");

    static int Behave(string first, string second) =>
        [|StringComparer.Create(System.Globalization.CultureInfo.InvariantCulture, true)|].Compare(first, second);
}
