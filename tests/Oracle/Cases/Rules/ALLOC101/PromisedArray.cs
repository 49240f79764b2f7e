// title: `Total(value, a)` whose array is looked at after the value, and declared as not null
// rule: ALLOC101
// bytes: 32
// fix: ALLOC101.single
// safety: safe
// nulls: annotations
// after: 0
static class Case
{
    static int Probe(string value = "b", string item = "a") => [|Total(value, item)|];

    static string Behave(string? value, string item, string[] items, bool isArray)
    {
        try
        {
            return (isArray ? Total(value, items) : [|Total(value, item)|]).ToString();
        }
        catch (ArgumentException)
        {
            return "argument";
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Total(string? value, params string[] items)
    {
        var total = Checked(value);
        for (var i = 0; i < items.Length; i++)
            total += items[i].Length;
        return total;
    }

    static int Checked(string? value) => value is null ? throw new ArgumentException("value") : value.Length;
}
