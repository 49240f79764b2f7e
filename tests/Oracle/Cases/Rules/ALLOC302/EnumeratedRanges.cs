// title: `foreach (var part in text.Split(','))`, each part parsed, with a library that goes through the parts of a span
// rule: ALLOC302
// target: net9.0
// bytes: 144
// message: the number of the parts and their lengths are not known
// fix: ALLOC302.Enumerate
// safety: safe
// after: 96
static class Case
{
    static int Probe(string text = "1234,5678,9012")
    {
        var sum = 0;
        foreach (var part in [|text.Split(',')|])
            sum += int.Parse(part);
        return sum;
    }

    static int Behave(string[] items)
    {
        var text = string.Join(",", items ?? []);
        var sum = 0;
        foreach (var part in [|text.Split(',')|])
        {
            if (part == "")
                continue;
            sum = (sum * 31) + part.Length;
        }

        return sum;
    }

    static int BehaveWithNull(string text)
    {
        var sum = 0;
        foreach (var part in [|text.Split("ab", StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries)|]) sum = (sum * 31) + part.Length;
        foreach (string part in [|text.Trim().Split('a', ' ')|])
            sum = (sum * 31) + part.Length;
        return sum;
    }
}
