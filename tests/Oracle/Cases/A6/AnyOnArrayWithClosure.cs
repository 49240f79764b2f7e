// title: Any with a condition that captures a parameter, on an array
// row: each LINQ operator, plus closure cost of its lambda
// rule: ALLOC602
// bytes: 120, net9+ 88
// message: it is built against .NET 8, whose operator asks for an enumerator as well
// user: net10 24/88 | 88
static class Case
{
    static int[] s_numbers = { 1, 2, 3 };

    static bool Probe(int least = 2) => [|s_numbers.Any(number => number >= least)|];
}
