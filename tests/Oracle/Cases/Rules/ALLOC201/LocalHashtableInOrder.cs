// title: a local `Hashtable` of one number under another, enumerated
// rule: ALLOC201
// bytes: 296
// message: they name the boxes, 24 B each
// unflagged: the table and its buckets, and what enumerates the keys, are what the code is for
// fix: ALLOC201.GenericCollection
// safety: unsafe
// difference: the order of the entries may differ
// shows: new List<int> { 1, 5, 3 }
// except: numbers != null && numbers.Count > 1
using System.Collections;

static class Case
{
    static int Probe(int number = 300, int other = 400)
    {
        var table = new Hashtable();
        table[[|number|]] = [|other|];
        var sum = 0;
        foreach (int key in table.Keys)
            sum += key;
        return sum;
    }

    static string Behave(List<int> numbers)
    {
        var table = new Hashtable();
        foreach (var number in numbers ?? [])
            table[[|number|]] = [|number|];
        var keys = new List<int>();
        foreach (int key in table.Keys)
            keys.Add(key);
        return string.Join(",", keys);
    }
}
