// title: foreach over an IEnumerable<int> field that holds a List<int>
// rule: ALLOC601
// bytes: 40
// user: net10 0/40 | 40
static class Case
{
    static IEnumerable<int> s_list = new List<int> { 1, 2, 3 };

    static int Probe()
    {
        var sum = 0;
        foreach (var number in [|s_list|])
            sum += number;
        return sum;
    }
}
