// title: an empty list behind an interface
// rule: ALLOC601
// bytes: 0
// il: elsewhere: the enumerator is made by the list
// certainty: nothing is allocated for an empty list, which nothing in the code tells
// message: an empty list of the framework gives one enumerator to all, which nothing in the code tells
static class Case
{
    static readonly IList<int> s_kept = new List<int>();

    static int Probe()
    {
        var sum = 0;
        foreach (var item in [|s_kept|])
            sum += item;
        return sum;
    }
}
