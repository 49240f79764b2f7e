// title: `Items.Length` of a property that copies a list of three numbers
// rule: ALLOC505
// bytes: 40
// il: elsewhere: the getter makes the copy
// message: the length of a copy is not computed
static class Case
{
    static readonly List<int> s_items = [1, 2, 3];

    static int[] Items => s_items.ToArray();

    static int Probe() => [|Items|].Length;
}
