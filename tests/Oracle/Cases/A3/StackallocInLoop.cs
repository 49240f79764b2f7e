// title: stackalloc in a loop
// row: stackalloc in a loop
// rule: none: CA2014 of the SDK reports it
// bytes: 0
// il: none
// note: the stack grows until the method returns
static class Case
{
    static int Probe(int count = 3)
    {
        var sum = 0;
        for (var i = 0; i < count; i++)
        {
            Span<byte> bytes = stackalloc byte[16];
            bytes[i] = 1;
            sum += bytes[count];
        }

        return sum;
    }
}
