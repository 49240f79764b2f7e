// title: `new[] { a, b, c }.Max()` of integers
// rule: ALLOC505
// bytes: 40
// fix: ALLOC505.CompareItems
// safety: safe
// after: 0
static class Case
{
    static int Probe(int a = 3, int b = 4, int c = 5) => [|new[] { a, b, c }|].Max();

    static string Behave(int a, int b, long c, byte d) =>
        [|new[] { a, b, 3 }|].Min() + "," + [|new[] { c, a, -c }|].Max() + "," + [|new[] { d, (byte)7 }|].Max();
}
