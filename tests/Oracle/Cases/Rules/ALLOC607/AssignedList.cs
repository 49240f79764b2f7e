// title: a list that a field holds and to which a loop adds 20 numbers
// rule: ALLOC607
// bytes: 368
// message: how many arrays it outgrows depends on the number
// unflagged: the arrays are made where elements are added
// fix: ALLOC607.Capacity
// safety: unsafe
// difference: where 'numbers.Length' fails, the collection is not assigned
// shows: null
// except: numbers is null
// after: 136
static class Case
{
    static readonly int[] s_numbers = Enumerable.Range(0, 20).ToArray();
    static List<int> s_list = [];

    static int Probe() => Fill(s_numbers);

    static int Fill(int[] numbers)
    {
        s_list = [|new List<int>()|];
        foreach (var number in numbers)
            s_list.Add(number);
        return s_list.Count;
    }

    static string Behave(int[] numbers)
    {
        s_list = [7];
        try
        {
            Fill(numbers);
        }
        catch (NullReferenceException)
        {
        }

        return string.Join(",", s_list);
    }
}
