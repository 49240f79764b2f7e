// title: a local `Hashtable` of one number under another, read once
// rule: ALLOC201
// bytes: 240
// message: they name the boxes, 24 B each
// unflagged: the table and its buckets are what the code is for
// fix: ALLOC201.GenericCollection
// safety: unsafe
// difference: a missing key throws KeyNotFoundException in place of NullReferenceException
// shows: null, 0
// except: numbers == null || !numbers.Contains(wanted)
using System.Collections;

static class Case
{
    static int Probe(int number = 300, int other = 400)
    {
        var table = new Hashtable();
        table[[|number|]] = [|other|];
        return (int)table[[|number|]];
    }

    static int Behave(List<int> numbers, int wanted)
    {
        var table = new Hashtable();
        foreach (var number in numbers ?? [])
        {
            if (table[[|number|]] == null)
                table.Add([|number|], [|number / 2|]);
            if (table.Contains([|number + 1|]) || table.ContainsValue([|number|]))
                table[[|number|]] = [|wanted|];
        }

        return (int)table[[|wanted|]] + table.Count;
    }
}
