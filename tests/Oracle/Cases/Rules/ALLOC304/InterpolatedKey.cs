// title: `map.TryGetValue($"{id}:{part}", out value)`
// rule: ALLOC304
// bytes: 40
// message: the number of digits is not known
static class Case
{
    static Dictionary<string, int> s_map = new() { ["12345:7"] = 1 };

    static int Probe(int id = 12345)
    {
        var sum = 0;
        for (var part = 7; part < 8; part++)
        {
            if (s_map.TryGetValue([|$"{id}:{part}"|], out var value))
                sum += value;
        }

        return sum;
    }
}
