// title: `string.Join(",", list.ToList())` of elements whose `ToString` is the project's own
// rule: ALLOC505
// bytes: 144
// message: the length of a copy is not computed
// fix: ALLOC505.PassSequence
// safety: unsafe
// difference: the elements' own code must not change the sequence
// shows: true
// after: 72
static class Case
{
    sealed class Item(bool clears)
    {
        public override string ToString()
        {
            if (clears)
                s_list.Add(this);
            return "x";
        }
    }

    static List<Item> s_list = [new(false), new(false)];

    static string Probe() => string.Join(",", [|s_list.ToList()|]);

    static string Behave(bool clears)
    {
        s_list = [new(clears), new(false)];
        return string.Join(",", [|s_list.ToList()|]);
    }
}
