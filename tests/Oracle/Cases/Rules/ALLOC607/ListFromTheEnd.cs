// title: `for (var i = numbers.Length - 1; i >= 0; i--)` that adds 20 numbers to a list
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
        for (var i = numbers.Length - 1; i >= 0; i--)
            all.Add(numbers[i]);
        return all;
    }

    static string Behave(int[] numbers)
    {
        var all = [|new List<int>()|];
        for (var i = 1; i < numbers.Length; i++)
            all.Add(numbers[i] - numbers[i - 1]);
        return string.Join(",", all);
    }

    static string BehaveSteps(string text, int extra)
    {
        var all = [|new List<int>()|];
        for (var i = 0; i < text.Length - 3; i += 2)
            all.Add(text[i] + extra);
        return string.Join(",", all);
    }

    static string BehaveMore(string text)
    {
        var all = [|new Stack<int>()|];
        for (var i = -2; i <= text.Length; i += 3)
            all.Push(i);
        return string.Join(",", all);
    }
}
