// title: `list.InsertRange(0, new[] { item })`
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
        s_list.InsertRange(0, [|new[] { item }|]);
        return s_list.Count;
    }

    static string Behave(List<string> list, int index, string item)
    {
        list.InsertRange(index, [|new[] { item }|]);
        return string.Join("|", list) + list.Count;
    }
}
