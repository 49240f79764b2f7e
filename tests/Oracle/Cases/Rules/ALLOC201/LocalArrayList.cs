// title: a local `ArrayList` of one number, with its array
// rule: ALLOC201
// bytes: 88
// message: it names the box, 24 B
// unflagged: the list and its array are what the code is for
// fix: ALLOC201.GenericCollection
// safety: safe
using System.Collections;

static class Case
{
    static int Probe(int number = 300)
    {
        var list = new ArrayList(1);
        list.Add([|number|]);
        return (int)list[0];
    }

    static string Behave(List<int> numbers, int wanted, int index)
    {
        var list = new ArrayList();
        foreach (var number in numbers ?? [])
        {
            list.Insert(index % 3, [|number|]);
            list.Add([|number / 2|]);
            if (list.Contains([|wanted|]))
                list.RemoveAt(index % 5);
        }

        list.Sort();
        var sum = 0L;
        for (var i = 0; i < list.Count; i++)
            sum = (sum * 31) + (int)list[i];
        return sum + "," + list.IndexOf([|wanted|]) + "," + list.Count;
    }
}
