// title: `map.ContainsKey("key" + i)`, a number of five digits
// rule: ALLOC304
// bytes: 72
// message: the number of digits is not known
static class Case
{
    static Dictionary<string, int> s_map = new() { ["key12345"] = 1 };

    static int Probe(int number = 12345)
    {
        var count = 0;
        for (var i = number; i < number + 1; i++)
        {
            if (s_map.ContainsKey([|"key" + i|]))
                count++;
        }

        return count;
    }
}
