// title: an array for each route, of 8 handlers of its group and 2 of its own
// rule: ALLOC903
// bytes: 104
// message: it names no number, because both parts may have any length
static class Case
{
    static readonly string[][] s_routes = new string[1][];
    static List<string[]> s_groups = [new string[8]];
    static string[] s_own = new string[2];

    static int Probe(int group = 0)
    {
        s_routes[0] = [|[.. s_groups[group], .. s_own]|];
        return s_routes[0].Length;
    }
}
