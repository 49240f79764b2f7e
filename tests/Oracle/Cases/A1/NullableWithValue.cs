// title: a nullable with a value converted to object
// row: boxing a Nullable<T> with no value
// rule: ALLOC201
// bytes: 24
static class Case
{
    static int? s_number = 300;

    static void Probe() => Sink.KeepObject([|s_number|]!);
}
