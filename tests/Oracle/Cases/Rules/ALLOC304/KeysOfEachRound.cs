// title: `map.ContainsKey("key" + i)` for ten keys, in each of ten iterations
// rule: ALLOC304
// bytes: 3200
// message: the number of digits is not known
// fix: ALLOC304.KeyArray
// safety: unsafe
// difference: all keys are made first
// shows: none: a caller sees the same values; what differs is the memory, and that keys of iterations that never come are made
// except: false
// after: 424
static class Case
{
    static Dictionary<string, int> s_map = new() { ["key5"] = 1 };

    static int Probe(int rounds = 10, int keys = 10)
    {
        var count = 0;
        for (var round = 0; round < rounds; round++)
        {
            for (var i = 0; i < keys; i++)
            {
                if (s_map.ContainsKey([|"key" + i|]))
                    count++;
            }
        }

        return count;
    }

    static string Behave(string prefix, byte rounds, sbyte keys, char letter)
    {
        var map = new Dictionary<string, int> { [prefix + 0 + letter] = 0, [prefix + 3 + letter] = 3, [prefix + 12 + letter] = 12 };
        var found = new List<int>();
        int count = keys;
        for (var round = 0; round < rounds % 4; round++)
        {
            for (var i = 0; i < count; i++)
            {
                if (map.TryGetValue([|$"{prefix}{i}{letter}"|], out var value))
                    found.Add(value);
            }
        }

        return string.Join(",", found);
    }

    static int BehaveLength(string prefix, byte rounds, sbyte keys, char letter)
    {
        var map = new Dictionary<string, int> { [prefix + "|1"] = 1, [prefix + "|2"] = 2 };
        var values = keys < 0 ? null : new int[keys];
        var sum = 0;
        for (var round = 0; round < rounds % 3; round++)
        {
            for (var i = 0; i < values.Length; i++)
            {
                if (map.TryGetValue([|prefix + "|" + i|], out var value))
                    sum += value * letter;
            }
        }

        return sum;
    }
}
