// fixes: ALLOC403
// Lambdas in generic methods, constructors, accessors and other lambdas.
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Box<T>
{
    private readonly List<T> _items = new();

    public Box(IEnumerable<T> items, T last)
    {
        Func<T, bool> add = item => { _items.Add(item); return !Equals(item, last); };
        foreach (var item in items)
        {
            if (!add(item))
                break;
        }
    }

    public string All
    {
        get
        {
            var count = 0;
            Func<T, string> show = item => item + ":" + count++;
            var all = "";
            foreach (var item in _items)
                all += show(item);
            return all;
        }
    }

    public TResult Fold<TResult>(TResult start, Func<TResult, T, TResult> next) where TResult : class
    {
        Func<TResult, T, TResult> both = (result, item) => next(next(result, item), item) ?? start;
        var folded = start;
        foreach (var item in _items)
            folded = both(folded, item);
        return folded;
    }
}

static class Program
{
    static void Main()
    {
        var box = new Box<int>(new[] { 1, 2, 3, 4 }, 3);
        Console.WriteLine(box.All + box.Fold("", (text, item) => text + item));
        Console.WriteLine(string.Join(",", Enumerable.Range(1, 3).Select(n => { Func<int, int> add = m => m + n; return add(add(1)); })));
    }
}
