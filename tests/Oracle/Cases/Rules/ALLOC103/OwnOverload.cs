// title: an own overload for one item that does something else
// rule: none: an overload that takes an item is not the item's because it takes one
// bytes: 32
public static class Texts
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Count(string text) => text is null ? -1 : 1;

    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Count(IEnumerable<string> texts) => texts is string[] all ? all.Length : 0;
}

static class Case
{
    static int Probe(string text = "a") => Texts.Count(new[] { text });
}
