// title: `new List<int>()` to which a loop adds 20 numbers
// rule: ALLOC607
// bytes: 368
// message: how many arrays it outgrows depends on the number
// unflagged: the arrays are made where elements are added
// fix: ALLOC607.Capacity
// safety: safe
// after: 136
static class Case
{
    static readonly int[] s_numbers = new int[20];

    static List<int> Probe()
    {
        var numbers = s_numbers;
        var all = [|new List<int>()|];
        foreach (var number in numbers)
            all.Add(number);
        return all;
    }

    static string Behave(string text, int extra)
    {
        var parts = text.Split(',');
        var all = [|new List<string>()|];
        foreach (var part in parts)
        {
            if (part.Length > 9)
                throw new FormatException();
            all.Add(part + extra);
        }

        all.Add("end");
        return string.Join(";", all);
    }

    static string BehaveMoved(string text)
    {
        var all = [|new Queue<string>()|];
        var letters = text.Split('a');
        foreach (var letter in letters)
            all.Enqueue(letter);
        return string.Concat(all);
    }

    static string BehaveNull(string text)
    {
        var letters = text?.ToCharArray();
        var all = [|new Stack<char>()|];
        for (var i = 0; i < letters.Length; i++)
            all.Push(letters[i]);
        return string.Concat(all);
    }
}
