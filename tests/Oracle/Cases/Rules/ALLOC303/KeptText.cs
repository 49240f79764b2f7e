// title: `_text += name`, ten calls of a method of the object
// rule: ALLOC303
// bytes: 1224
// message: the string grows, so no number is named
sealed class Query
{
    private string _text = "";

    [MethodImpl(MethodImplOptions.NoInlining)]
    public Query Add(string part)
    {
        [|_text += part|];
        return this;
    }

    public string Build() => _text;
}

static class Case
{
    static string[] s_names = ["aaaaaaaaa", "aaaaaaaab", "aaaaaaaac", "aaaaaaaad", "aaaaaaaae", "aaaaaaaaf", "aaaaaaaag", "aaaaaaaah", "aaaaaaaai", "aaaaaaaaj"];

    static string Probe()
    {
        var query = new Query();
        foreach (var name in s_names)
            query.Add(name);
        return query.Build();
    }
}
