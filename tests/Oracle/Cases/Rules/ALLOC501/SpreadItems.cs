// title: a small array that is only spread into another
// rule: ALLOC501
// bytes: 80
// unflagged: the other array leaves
// message: the array that leaves is not counted
// certainty: a span of the array is copied by a call, and the rule does not ask which spans the JIT follows
// fix: ALLOC501
// safety: safe
// after: 40
static class Case
{
    static int[] Probe(int number = 3)
    {
        var some = [|new int[4]|];
        for (var i = 0; i < some.Length; i++)
            some[i] = number + i;
        return [.. some];
    }

    static string Behave(int number, string text)
    {
        var some = [|new int[3]|];
        some[0] = number;
        some[2] = text.Length;
        List<int> all = [number, .. some, text.Length];
        return string.Join(",", all);
    }
}
