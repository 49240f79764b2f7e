// title: new List<int> and one Add
// rule: none: it shows what the construct takes
// bytes: 72
static class Case
{
    static object Probe(int i = 3)
    {
        var list = new List<int>();
        list.Add(i);
        return list;
    }
}
