// title: a loop over 10 characters that adds two numbers for each to a list
// rule: ALLOC607
// bytes: 368
// message: how many arrays the list needs depends on the number
// unflagged: the arrays are made where elements are added
// fix: ALLOC607.Capacity
// safety: safe
// after: 136
static class Case
{
    static readonly string s_text = "abcdefghij";

    static List<int> Probe()
    {
        var text = s_text;
        var all = [|new List<int>()|];
        foreach (var letter in text)
        {
            all.Add(letter);
            all.Add(all.Count);
        }

        return all;
    }

    static string Behave(string text)
    {
        var all = [|new List<int>()|];
        for (var i = 0; i + 1 < text.Length; i += 2)
        {
            all.Add(text[i]);
            all.Add(text[i + 1]);
        }

        return string.Join(",", all);
    }

    static string BehaveBefore(string text, int[] numbers)
    {
        var all = [|new Queue<int>()|];
        for (var i = 0; i - 1 < numbers.Length; i++)
            all.Enqueue(i);
        return text + string.Join(",", all);
    }
}
