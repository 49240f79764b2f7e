// title: `list.AddRange(new[] { item })`
// rule: ALLOC103
// bytes: 32
// fix: ALLOC103.item
// safety: safe
// after: 0
static class Case
{
    static List<string> s_list = new(4);

    static int Probe(string item = "a")
    {
        s_list.Clear();
        s_list.AddRange([|new[] { item }|]);
        return s_list.Count;
    }

    static string Behave(List<string> list, string item)
    {
        list.AddRange([|new[] { item }|]);
        return string.Join("|", list) + list.Count;
    }

    static string BehaveWhileWalking(List<string> list, string item)
    {
        var count = 0;
        foreach (var text in list)
        {
            count++;
            list.AddRange([|new[] { item }|]);
        }

        return count.ToString();
    }
}
