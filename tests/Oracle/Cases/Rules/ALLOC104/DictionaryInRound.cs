// title: `new Dictionary<string, int>()` in each iteration
// rule: ALLOC104
// bytes: 80
// user: net10 0/80 | 80
// fix: ALLOC104.hoist
// safety: safe
// after: 80/0.8
static class Case
{
    static int Probe()
    {
        var seen = new Dictionary<string, int>();
        Sink.Keep(seen.Count);
        return seen.Count;
    }

    static int Loop()
    {
        var count = 0;
        for (var i = 0; i < 100; i++)
        {
            var seen = [|new Dictionary<string, int>()|];
            Sink.Keep(seen.Count);
            count += seen.Count;
        }

        return count;
    }

    static List<string> Behave(string[] lines)
    {
        var result = new List<string>();
        foreach (var line in lines)
        {
            var seen = [|new Dictionary<char, int>()|];
            foreach (var c in line)
                seen[c] = seen.TryGetValue(c, out var count) ? count + 1 : 1;
            seen.Remove('a');
            seen['b'] = 7;
            foreach (var pair in seen)
                result.Add(pair.Key + pair.Value.ToString());
            result.Add(";");
        }

        return result;
    }

    static List<string> BehaveSet(int[] numbers)
    {
        var result = new List<string>();
        for (var i = 0; i < numbers.Length; i++)
        {
            var seen = [|new HashSet<int>()|];
            foreach (var number in numbers)
            {
                if (!seen.Add(number % (i + 3)))
                    seen.Remove(number);
            }

            foreach (var item in seen)
                result.Add(item.ToString());
            result.Add(";");
        }

        return result;
    }
}
