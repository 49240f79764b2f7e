// title: int[] a = [i, 2] used in its own method
// rule: ALLOC501
// bytes: 32
// jit: net10 0/32
static class Case
{
    static int Probe(int i = 1)
    {
        int[] a = [|[i, 2]|];
        return a[0] + a[1];
    }
}
