// title: a default nullable converted to object
// row: boxing a Nullable<T> with no value
// rule: none: null is not a box
// bytes: 0
static class Case
{
    static void Probe() => Sink.KeepObject(default(int?)!);
}
