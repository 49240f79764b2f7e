// title: object.Equals(i, 2)
// rule: ALLOC201
// bytes: 48
// jit: net9+ 0/48
static class Case
{
    static bool Probe(int i = 3) => object.Equals([|i|], [|2|]);
}
