// title: `items = new List<int>()` in place of a list that was filled in the iteration
// rule: ALLOC104
// bytes: 72/72.32
// message: the first elements of a list are not counted
// unflagged: the first list is made once
// fix: ALLOC104.clear
// safety: safe
// after: 72/0.72
static class Case
{
    static int Probe(int number = 3)
    {
        var items = new List<int>();
        items.Add(number);
        return items.Count;
    }

    static int Loop()
    {
        var count = 0;
        var items = new List<int>();
        for (var i = 0; i < 100; i++)
        {
            items.Add(i);
            count += items.Count;
            items = [|new List<int>()|];
        }

        return count;
    }

    static List<string> Behave(string text, int most)
    {
        var seen = new List<string>();
        var word = new StringBuilder();
        foreach (var c in text)
        {
            word.Append(c);
            if (word.Length <= most && c != ' ')
                continue;
            seen.Add(word.ToString());
            word = [|new StringBuilder()|];
        }

        seen.Add(word.ToString());
        return seen;
    }
}
