// title: `for (var i = start; i < numbers.Length; i++)` that adds 20 numbers to a list
// rule: ALLOC607
// bytes: 368
// message: how many arrays it outgrows depends on the number
// unflagged: the arrays are made where elements are added
// fix: ALLOC607.Capacity
// safety: unsafe
// difference: fails where 'numbers.Length - start' is negative
// shows: new[] { 1 }, 2
// except: numbers is not null && from > numbers.Length
// after: 136
static class Case
{
    static readonly int[] s_numbers = new int[24];

    static List<int> Probe(int start = 4)
    {
        var numbers = s_numbers;
        var all = [|new List<int>()|];
        for (var i = start; i < numbers.Length; i++)
            all.Add(numbers[i]);
        return all;
    }

    static string Behave(int[] numbers, byte from)
    {
        int start = from;
        var all = [|new List<int>()|];
        for (var i = start; i < numbers.Length; i++)
            all.Add(numbers[i]);
        return string.Join(",", all);
    }
}
