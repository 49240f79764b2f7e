// title: a list that gets 10 numbers, 1 number, and 9 more
// rule: ALLOC607
// bytes: 368
// message: how many arrays the list needs depends on the numbers
// unflagged: the arrays are made where elements are added
// fix: ALLOC607.Capacity
// safety: safe
// nulls: annotations
// after: 136
static class Case
{
    static readonly int[] s_numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    static readonly string s_text = "abcdefghi";

    static List<int> Probe()
    {
        var numbers = s_numbers;
        var text = s_text;
        var all = [|new List<int>()|];
        foreach (var number in numbers)
            all.Add(number);
        all.Add(0);
        foreach (var letter in text)
            all.Add(letter);
        return all;
    }

    static string Behave(string text, int[] numbers)
    {
        var all = [|new List<int>()|];
        if (text.Length > 3)
            all.Add(text.Length);
        else
            all.Add(-1);
        foreach (var number in numbers)
            all.Add(number);
        for (var i = 0; i < text.Length; i++)
            all.Add(text[i]);
        return string.Join(",", all);
    }

    static string BehaveWhereNothingIs(int[] numbers)
    {
        var some = numbers.Length % 2 == 0 ? null : numbers;
        var all = [|new List<int>()|];
        if (some != null)
        {
            foreach (var number in some)
                all.Add(number);
        }

        all.Add(7);
        return string.Join(",", all);
    }
}
