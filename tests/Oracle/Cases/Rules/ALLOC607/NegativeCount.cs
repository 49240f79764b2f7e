// title: a list to which a loop adds `count` numbers, 20 of them
// rule: ALLOC607
// bytes: 368
// message: how many arrays it outgrows depends on the number
// unflagged: the arrays are made where elements are added
// fix: ALLOC607.Capacity
// safety: unsafe
// difference: fails where 'count' is negative
// shows: -1
// except: number < 0
// after: 136
static class Case
{
    static List<int> Probe(int count = 20)
    {
        var all = [|new List<int>()|];
        for (var i = 0; i < count; i++)
            all.Add(i);
        return all;
    }

    static string Behave(int number)
    {
        var count = number % 50;
        var all = [|new List<int>()|];
        for (var i = 0; i < count; i++)
            all.Add(number);
        return string.Join(",", all);
    }
}
