// title: four constant integers, one read
// rule: ALLOC501
// bytes: 40
// jit: net10 0/40
// fix: ALLOC501
// safety: safe
// after: 0
static class Case
{
    static int Probe(int index = 2)
    {
        var weights = [|new[] { 7, 9, 10, 5 }|];
        return weights[index];
    }

    static int Behave(int index)
    {
        var weights = [|new[] { 7, 9, 10, 5 }|];
        return weights[index & 7];
    }
}
