// title: a local `ArrayList` of two numbers, copied to an array
// rule: ALLOC201
// bytes: 168
// message: they name the boxes, 24 B each
// unflagged: the list and the array are what the code is for
// fix: ALLOC201.GenericCollection
// safety: unsafe
// difference: an empty array is the same object each time
// shows: new List<int>()
// except: numbers == null || numbers.Count == 0
using System.Collections;

static class Case
{
    static int Probe(int number = 300, int other = 400)
    {
        var list = new ArrayList();
        list.Add([|number|]);
        list.Add([|other|]);
        return ((int[])list.ToArray(typeof(int)))[1];
    }

    static string Behave(List<int> numbers)
    {
        var list = new ArrayList();
        foreach (var number in numbers ?? [])
            list.Add([|number|]);
        var copy = (int[])list.ToArray(typeof(int));
        return string.Join(",", copy) + ReferenceEquals(copy, (int[])list.ToArray(typeof(int)));
    }
}
