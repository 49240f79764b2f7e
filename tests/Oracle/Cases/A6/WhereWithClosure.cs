// title: Where with a condition that captures a parameter
// row: each LINQ operator, plus closure cost of its lambda
// rule: ALLOC602
// bytes: 168
// unflagged: the closure is made where the method begins
static class Case
{
    static List<int> s_numbers = new() { 1, 2, 3 };

    static int Probe(int least = 2)
    {
        var sum = 0;
        foreach (var number in [|s_numbers.Where(number => number >= least)|])
            sum += number;
        return sum;
    }
}
