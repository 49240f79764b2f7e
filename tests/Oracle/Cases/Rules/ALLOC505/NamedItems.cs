// title: a list of an array's two numbers and one more in front that is then copied
// rule: ALLOC505
// bytes: 144
// il: elsewhere: the finding is at the list, and the copy is what is wanted
// message: the length of a list is not computed
static class Case
{
    static readonly int[] Rest = [2, 3];

    static int[] Probe()
    {
        var all = [|new List<int>(Rest)|];
        all.Insert(0, 1);
        return all.ToArray();
    }
}
