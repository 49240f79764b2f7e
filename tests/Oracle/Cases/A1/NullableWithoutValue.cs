// title: a nullable without value converted to object
// row: boxing a Nullable<T> with no value
// rule: ALLOC201
// message: with a value the box takes 24 bytes
// bytes: 0
static class Case
{
    static int? s_number;

    static void Probe() => Sink.KeepObject([|s_number|]!);
}
