// title: `map[i.ToString()]`, a number of five digits
// rule: ALLOC304
// bytes: 32
// message: the number of digits is not known
static class Case
{
    static Dictionary<string, int> s_map = new() { ["12345"] = 1 };

    static int Probe(int number = 12345)
    {
        var sum = 0;
        for (var i = number; i < number + 1; i++)
            sum += s_map[[|i.ToString()|]];
        return sum;
    }
}
