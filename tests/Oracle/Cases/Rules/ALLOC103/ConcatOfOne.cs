// title: `items.Concat(new[] { item })`
// rule: ALLOC103, ALLOC602
// bytes: 88
// unflagged: the iterator
// message: the message counts the array alone
// fix: ALLOC103.item
// safety: unsafe
// difference: a sequence may be asked for its items in another way
// shows: "b", true
// after: 64
static class Case
{
    static readonly List<string> s_list = new() { "a" };

    static int Probe(string item = "a") => {|ALLOC602:s_list.Concat({|ALLOC103:new[] { item }|}).Count()|};

    static string Behave(string item, bool isAsked)
    {
        var asked = new Asked();
        var all = {|ALLOC602:asked.Concat({|ALLOC103:new[] { item }|})|};
        return isAsked ? all.ElementAt(1) + asked.Text : string.Join("|", all) + all.Count();
    }
}

sealed class Asked : ICollection<string>
{
    public string Text { get; private set; } = "";

    public int Count
    {
        get
        {
            Text = "counted";
            return 1;
        }
    }

    public bool IsReadOnly => true;

    public void Add(string item) => throw new NotSupportedException();

    public void Clear() => throw new NotSupportedException();

    public bool Remove(string item) => throw new NotSupportedException();

    public bool Contains(string item) => item == "a";

    public void CopyTo(string[] array, int index) => array[index] = "a";

    public IEnumerator<string> GetEnumerator()
    {
        Text = "walked";
        yield return "a";
    }

    System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
}
