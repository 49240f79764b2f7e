// title: a compare-and-swap on a boxed number
// rule: ALLOC202, ALLOC203
// bytes: 24
static class Case
{
    static object {|ALLOC202:s_value|} = 1;

    static object Probe(int number = 300)
    {
        return {|ALLOC203:Interlocked.CompareExchange(ref s_value, (object)number, s_value)|};
    }
}
