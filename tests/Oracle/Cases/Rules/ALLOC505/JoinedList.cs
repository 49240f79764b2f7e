// title: `string.Join(",", list.ToArray())` of three strings
// rule: ALLOC505
// bytes: 80
// message: the length of a copy is not computed
// fix: ALLOC505.PassSequence
// safety: safe
// nulls: annotations
// after: 32
static class Case
{
    static List<string> s_list = ["a", "b", "c"];

    static string Probe() => string.Join(",", [|s_list.ToArray()|]);

    static string Behave(string first, string second) => string.Join(first, [|new List<string> { second, first }.ToArray()|]);
}
