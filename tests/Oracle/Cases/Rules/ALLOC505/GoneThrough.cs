// title: `sequence.ToList().ForEach(x => s_sum += x)` of three numbers
// rule: ALLOC505
// bytes: 72
// message: the length of a copy is not computed
// fix: ALLOC505.Loop
// safety: unsafe
// difference: the sequence must not change while it is gone through
// shows: true
// except: changes
// after: 40
static class Case
{
    static readonly HashSet<int> s_numbers = [1, 2, 3];
    static readonly List<int> s_list = [];
    static int s_sum;

    static int Probe() => Sum(s_numbers);

    static int Sum(IEnumerable<int> numbers)
    {
        [|numbers.ToList()|].ForEach(x => s_sum += x);
        return s_sum;
    }

    static string Behave(bool changes)
    {
        s_list.Clear();
        s_list.AddRange([1, 2, 3]);
        s_sum = changes ? 1 : 0;
        IEnumerable<int> some = s_list;
        [|some.ToList()|].ForEach(x =>
        {
            if (s_sum > 0)
                s_list.Add(x);
        });
        return string.Join(",", s_list);
    }
}
