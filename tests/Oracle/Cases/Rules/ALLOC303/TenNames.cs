// title: `text += name + ","` for ten names of nine characters
// rule: ALLOC303
// bytes: 1360
// message: the string grows, so no number is named
// fix: ALLOC303.StringBuilder
// safety: safe
// after: 768
static class Case
{
    static string[] s_names = ["aaaaaaaaa", "aaaaaaaab", "aaaaaaaac", "aaaaaaaad", "aaaaaaaae", "aaaaaaaaf", "aaaaaaaag", "aaaaaaaah", "aaaaaaaai", "aaaaaaaaj"];

    static string Probe()
    {
        var text = "";
        foreach (var name in s_names)
            [|text += name + ","|];
        return text;
    }

    static string Behave(string[] names)
    {
        var text = "";
        foreach (var name in names)
            [|text += name + ","|];
        return text;
    }

    static string BehaveValues(int[] numbers, double fraction, decimal amount, DateTime time, char character, bool isSet, int? nothing)
    {
        var text = "<";
        for (var i = 0; i < numbers.Length; i++)
            [|text = text + numbers[i] + fraction + amount + time + character + isSet + nothing|];
        return text;
    }

    static string BehaveNested(string[] rows, List<long> columns)
    {
        var text = "";
        foreach (var row in rows)
        {
            foreach (var column in columns)
                [|text += row + column + ';'|];
            text += "\n";
        }

        return text;
    }

    static string BehaveInterpolated(Guid[] ids, double[] values)
    {
        var text = "ids:";
        for (var i = 0; i < ids.Length; i++)
            [|text = $"{text}{ids[i]}{values[i]:F2},"|];
        return text;
    }

    static string BehaveObjects(object[] values, string text)
    {
        text ??= "";
        foreach (var value in values)
            [|text += value|];
        return text;
    }
}
