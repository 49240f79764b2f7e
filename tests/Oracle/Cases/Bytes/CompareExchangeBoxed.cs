// title: Interlocked.CompareExchange(ref object, (object)i, ...)
// rule: ALLOC202, ALLOC203
// bytes: 24
static class Case
{
    static object? {|ALLOC202:s_value|};

    static object? Probe(int i = 300) => {|ALLOC203:Interlocked.CompareExchange(ref s_value, (object)i, s_value)|};
}
