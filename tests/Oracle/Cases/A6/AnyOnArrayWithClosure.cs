// title: Any with a condition that captures a parameter, on an array
// row: each LINQ operator, plus closure cost of its lambda
// rule: none: closures are for a later rule
// bytes: 120, net9+ 88
// user: net10 24/88 | 88
static class Case
{
    static int[] s_numbers = { 1, 2, 3 };

    static bool Probe(int least = 2) => s_numbers.Any(number => number >= least);
}
