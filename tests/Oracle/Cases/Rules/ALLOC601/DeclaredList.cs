// title: a list, array or dictionary declared with its own type
// rule: none: nothing is allocated
// bytes: 0
// il: none
static class Case
{
    static readonly List<int> s_list = [1, 2];
    static readonly int[] s_array = [1, 2];
    static readonly Dictionary<int, int> s_pairs = new() { [1] = 2 };

    static int Probe()
    {
        var sum = 0;
        foreach (var item in s_list)
            sum += item;
        foreach (var item in s_array)
            sum += item;
        foreach (var pair in s_pairs)
            sum += pair.Value;
        return sum;
    }
}
