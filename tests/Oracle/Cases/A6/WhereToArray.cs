// title: Where and ToArray over an array
// row: each LINQ operator; ToList and ToArray add buffers
// rule: ALLOC602
// bytes: 120, net9+ 80
static class Case
{
    static int[] s_numbers = { 1, 2, 3 };

    static int[] Probe() => [|s_numbers.Where(static number => number > 1).ToArray()|];
}
