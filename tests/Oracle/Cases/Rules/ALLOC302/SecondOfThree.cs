// title: `text.Split(',')`, the second of three parts used
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
        if (text is null)
            return "";
        var parts = [|text.Split(',')|];
        if (parts.Length != 3)
            return "";
        return parts[1];
    }

    static string Behave(string[] items)
    {
        var text = string.Join(",", items ?? []);
        if (text is null)
            return "";
        var parts = [|text.Split(',')|];
        if (parts.Length != 3)
            return "none";
        return parts[1] + "|" + parts[2];
    }

    static string BehaveFirst(string text)
    {
        if (text is null)
            return "";
        var parts = [|text.Split('a')|];
        return parts[0];
    }

    static string BehaveWithoutEmpty(string text)
    {
        if (text is null)
            return "";
        var parts = [|text.Split(',', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries)|];
        if (parts.Length < 2)
            return "few";
        return parts[0] + "|" + parts[1] + (parts.Length > 2 ? "|" + parts[2] : "");
    }

    static string BehaveWithText(string[] items)
    {
        var text = string.Join("--", items ?? []);
        if (text is null)
            return "";
        var parts = [|text.Split("--", StringSplitOptions.TrimEntries)|];
        if (parts.Length >= 4)
            return "many" + parts[3];
        return parts.Length == 2 ? parts[1] : parts[0];
    }

    static List<string> BehaveInLoop(string[] lines)
    {
        var result = new List<string>();
        foreach (var line in lines)
        {
            if (line is null)
                continue;
            var parts = [|line.Split(',')|];
            if (parts.Length <= 1)
                continue;
            result.Add(parts[1]);
        }

        return result;
    }
}
