// title: `text.Split(',')[0]`
// rule: ALLOC302
// bytes: 144
// message: the number of the parts and their lengths are not known
// fix: ALLOC302.Ranges
// safety: safe
// after: 32
static class Case
{
    static string Probe(string text = "abcd,efgh,ijkl")
    {
        return [|text.Split(',')|][0];
    }

    static string Behave(string text)
    {
        var first = [|text.Split('a')|][0];
        return first + "|" + text;
    }

    static List<string> BehaveInLoop(string[] lines)
    {
        var result = new List<string>();
        foreach (var line in lines)
        {
            if ([|line.Split(' ')|][0].Length > 2)
                result.Add([|line.Split("a", StringSplitOptions.TrimEntries)|][0]);
        }

        return result;
    }
}
