// fixes: ALLOC601
// A list behind an interface is changed while it is gone through: by the body, by an event, by a getter, by an operator, by what a pattern asks.
#nullable enable
using System;
using System.Collections.Generic;
using System.Collections.ObjectModel;

sealed class Model
{
    private readonly IReadOnlyList<int> _numbers = new List<int> { 1, 2, 3, 4 };
    private readonly IList<int> _more = new List<int> { 5, 6, 7 };
    private readonly IReadOnlyList<int> _array = new int[] { 1, 2, 3 };
    private readonly IReadOnlyCollection<int> _set = new HashSet<int> { 1, 2, 3 };
    private readonly IReadOnlyDictionary<int, string> _table = new Dictionary<int, string> { [1] = "a", [2] = "b" };

    private int Read
    {
        get
        {
            ((List<int>)_numbers).Add(9);
            return 1;
        }
    }

    public int Plain()
    {
        var sum = 0;
        foreach (var number in _numbers)
            sum += number;
        return sum;
    }

    public int ByGetter()
    {
        var sum = 0;
        foreach (var number in _numbers)
            sum += number * Read;
        return sum;
    }

    public int ByBody()
    {
        var sum = 0;
        foreach (var number in _more)
        {
            sum += number;
            if (number == 6)
                _more.Remove(5);
        }

        return sum;
    }

    public int AtTheEnd()
    {
        var sum = 0;
        foreach (var number in _more)
        {
            sum += number;
            if (number == 7)
                _more.Add(8);
        }

        return sum;
    }

    public int SetAtTheEnd()
    {
        var sum = 0;
        foreach (var number in _more)
        {
            sum += number;
            if (number == 7)
                _more[0] = 50;
        }

        return sum;
    }

    public int OfArray()
    {
        var sum = 0;
        foreach (var number in _array)
        {
            sum += number;
            ((int[])_array)[2] = 30;
        }

        return sum;
    }

    public int OfSet()
    {
        var sum = 0;
        foreach (var number in _set)
        {
            sum += number;
            if (number == 3)
                ((HashSet<int>)_set).Remove(1);
        }

        return sum;
    }

    public string OfTable()
    {
        var text = "";
        foreach (var (key, value) in _table)
        {
            text += key + value;
            if (key == 2)
                ((Dictionary<int, string>)_table).Remove(1);
        }

        return text;
    }

    public int Twice()
    {
        var sum = 0;
        foreach (var a in _numbers)
        {
            foreach (var b in _numbers)
            {
                if (a == b)
                    continue;
                sum += a * b;
                if (sum > 20)
                    break;
            }
        }

        return sum;
    }

    public IEnumerable<int> Lazy()
    {
        foreach (var number in _numbers)
            yield return number;
    }

    public int Explicit()
    {
        var sum = 0;
        using var e = _numbers.GetEnumerator();
        while (e.MoveNext())
            sum += e.Current;
        return sum;
    }

    public int ExplicitFor()
    {
        var sum = 0;
        for (var e = _more.GetEnumerator(); e.MoveNext();)
        {
            sum += e.Current;
            if (sum > 1000)
                _more.Clear();
        }

        return sum;
    }

    public void AddLate() => ((List<int>)_numbers).Add(100);
}

static class Program
{
    static int Parameter(IReadOnlyList<int> items)
    {
        var sum = 0;
        foreach (var item in items)
            sum += item is > 2 and var big ? big : 1;
        return sum;
    }

    static int Captured(IReadOnlyList<int> items)
    {
        var sum = 0;
        foreach (var item in items)
        {
            Func<int> later = () => item * 2;
            sum += later();
            items = new List<int> { 1 };
        }

        return sum;
    }

    static void Main()
    {
        var model = new Model();
        foreach (var run in new Func<object>[]
        {
            () => model.Plain(), () => model.Explicit(), () => model.ExplicitFor(), () => model.ByGetter(), () => model.Plain(), () => model.ByBody(),
            () => model.AtTheEnd(), () => model.SetAtTheEnd(), () => model.OfArray(), () => model.OfSet(), () => model.OfTable(), () => model.Twice(),
            () =>
            {
                var sum = 0;
                foreach (var n in model.Lazy())
                {
                    sum += n;
                    if (n == 3)
                        model.AddLate();
                }

                return sum;
            },
            () => Parameter(new List<int> { 1, 2, 3 }), () => Parameter(new List<int>()), () => Captured(new List<int> { 4, 5 }),
            () => Parameter(null!),
        })
        {
            try
            {
                Console.Write(run() + " ");
            }
            catch (Exception e)
            {
                Console.Write(e.GetType().Name + " ");
            }
        }

        Console.WriteLine();
    }
}
