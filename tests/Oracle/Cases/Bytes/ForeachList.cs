// title: foreach over a List<int>
// rule: none: the enumerator is a struct
// bytes: 0
// il: none
static class Case
{
    static List<int> s_list = [1, 2, 3];

    static int Probe()
    {
        var sum = 0;
        foreach (var number in s_list)
            sum += number;
        return sum;
    }
}
