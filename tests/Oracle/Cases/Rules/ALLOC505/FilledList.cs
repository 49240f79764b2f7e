// title: a list that a loop fills with three numbers and that is then copied
// rule: ALLOC505
// bytes: 112
// il: elsewhere: the finding is at the list, and the copy is what is wanted
// message: the length of a list is not computed
static class Case
{
    static readonly string[] Texts = ["a", "bc", "def"];

    static int[] Probe()
    {
        var all = [|new List<int>()|];
        for (var i = 0; i < Texts.Length; i++)
            all.Add(Texts[i].Length);
        return all.ToArray();
    }
}
