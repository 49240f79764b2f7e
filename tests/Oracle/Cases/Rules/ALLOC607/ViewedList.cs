// title: a list that a field holds, whose elements a span sees
// rule: ALLOC607
// bytes: 368
// message: how many arrays it outgrows depends on the number
// unflagged: the arrays are made where elements are added
// fix: ALLOC607.Capacity
// safety: unsafe
// difference: a view of its elements may see what is added later
// shows: new[] { 1, 2, 3, 4, 5 }
// except: numbers is { Length: > 0 }
// after: 136
using System.Runtime.InteropServices;

static class Case
{
    static readonly int[] s_numbers = Enumerable.Range(0, 20).ToArray();
    static List<int> s_list = [];

    static int Probe() => Fill(s_numbers);

    static int Fill(int[] numbers)
    {
        if (numbers is null || numbers.Length == 0)
            return 0;
        s_list = [|new List<int>()|];
        foreach (var number in numbers)
            s_list.Add(number);
        return s_list[0];
    }

    static int Behave(int[] numbers)
    {
        Fill(numbers);
        if (numbers is null || numbers.Length == 0)
            return 0;
        var view = CollectionsMarshal.AsSpan(s_list);
        s_list.Add(0);
        view[0] = numbers[0] + 1;
        return s_list[0];
    }
}
