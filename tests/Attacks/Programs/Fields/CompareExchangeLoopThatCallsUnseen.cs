// refuses: ALLOC203
// Loops that exchange a boxed number run code of the project without a call in sight; it sets the same number again, in another box, and counts the tries.
#nullable enable
using System;
using System.Collections;
using System.Collections.Generic;
using System.Threading;

sealed class Sum
{
    public static Sum Of { get; } = new();
    private static int s_asked;

    private object _each = 0L;
    private object _count = 0L;
    private object _text = 0L;
    private object _parts = 0L;
    private object _scope = 0L;
    private object _copy = 0L;
    private object _list = 0L;
    private object _plus = 0L;
    private object _tuple = 0L;
    private object _spread = 0L;
    private object _late = 0L;

    public static void Ask()
    {
        if (++s_asked == 1)
            Of.Refresh();
    }

    public static int Asked()
    {
        var asked = s_asked;
        s_asked = 0;
        return asked;
    }

    public void Refresh()
    {
        _each = (long)_each + 0;
        _count = (long)_count + 0;
        _text = (long)_text + 0;
        _parts = (long)_parts + 0;
        _scope = (long)_scope + 0;
        _copy = (long)_copy + 0;
        _list = (long)_list + 0;
        _plus = (long)_plus + 0;
        _tuple = (long)_tuple + 0;
        _spread = (long)_spread + 0;
        _late = (long)_late + 0;
    }

    public long Each(IEnumerable<int> items)
    {
        object old;
        long sum;
        do
        {
            old = _each;
            var more = 0L;
            foreach (var item in items)
                more += item;
            sum = (long)old + more;
        }
        while (Interlocked.CompareExchange(ref _each, sum, old) != old);
        return sum;
    }

    public long Count(IReadOnlyCollection<int> items)
    {
        object old;
        long sum;
        do
        {
            old = _count;
            var more = 0L;
            more += items.Count;
            sum = (long)old + more;
        }
        while (Interlocked.CompareExchange(ref _count, sum, old) != old);
        return sum;
    }

    public long Text(object item)
    {
        object old;
        long sum;
        do
        {
            old = _text;
            var more = 0L;
            more += $"{item}".Length;
            sum = (long)old + more;
        }
        while (Interlocked.CompareExchange(ref _text, sum, old) != old);
        return sum;
    }

    public long Parts(Asking item)
    {
        object old;
        long sum;
        do
        {
            old = _parts;
            var more = 0L;
            if (item is (1, 2))
                more++;
            sum = (long)old + more;
        }
        while (Interlocked.CompareExchange(ref _parts, sum, old) != old);
        return sum;
    }

    public long Scope(IDisposable item)
    {
        object old;
        long sum;
        do
        {
            old = _scope;
            var more = 0L;
            using (item)
                more++;
            sum = (long)old + more;
        }
        while (Interlocked.CompareExchange(ref _scope, sum, old) != old);
        return sum;
    }

    public long Copy(Asking item)
    {
        object old;
        long sum;
        do
        {
            old = _copy;
            var more = 0L;
            var copied = item with { };
            more += copied is null ? 0 : 1;
            sum = (long)old + more;
        }
        while (Interlocked.CompareExchange(ref _copy, sum, old) != old);
        return sum;
    }

    public long List(Asking item)
    {
        object old;
        long sum;
        do
        {
            old = _list;
            var more = 0L;
            if (item is [1, ..])
                more++;
            sum = (long)old + more;
        }
        while (Interlocked.CompareExchange(ref _list, sum, old) != old);
        return sum;
    }

    public long Plus(Asking item)
    {
        object old;
        long sum;
        do
        {
            old = _plus;
            var more = 0L;
            var next = item;
            next += 1;
            next++;
            more++;
            sum = (long)old + more;
        }
        while (Interlocked.CompareExchange(ref _plus, sum, old) != old);
        return sum;
    }

    public long Tuple(Asking item)
    {
        object old;
        long sum;
        do
        {
            old = _tuple;
            var more = 0L;
            if ((1, item) == (1, item))
                more++;
            sum = (long)old + more;
        }
        while (Interlocked.CompareExchange(ref _tuple, sum, old) != old);
        return sum;
    }

    public long Spread(IEnumerable<int> items)
    {
        object old;
        long sum;
        do
        {
            old = _spread;
            var more = 0L;
            List<int> all = [.. items];
            more += all.Count;
            sum = (long)old + more;
        }
        while (Interlocked.CompareExchange(ref _spread, sum, old) != old);
        return sum;
    }

    public long Late(dynamic item)
    {
        object old;
        long sum;
        do
        {
            old = _late;
            var more = 0L;
            more += (int)(item * 2);
            sum = (long)old + more;
        }
        while (Interlocked.CompareExchange(ref _late, sum, old) != old);
        return sum;
    }
}

sealed class Items : IReadOnlyCollection<int>
{
    public int Count
    {
        get
        {
            Sum.Ask();
            return 1;
        }
    }

    public IEnumerator<int> GetEnumerator()
    {
        Sum.Ask();
        yield return 1;
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

record Asking : IDisposable
{
    public Asking()
    {
    }

    protected Asking(Asking other) => Sum.Ask();

    public int Length
    {
        get
        {
            Sum.Ask();
            return 1;
        }
    }

    public int this[int index] => 1;

    public static Asking operator +(Asking left, int right)
    {
        Sum.Ask();
        return left;
    }

    public static Asking operator ++(Asking item)
    {
        Sum.Ask();
        return item;
    }

    public static int operator *(Asking left, int right)
    {
        Sum.Ask();
        return 1;
    }

    public void Deconstruct(out int first, out int second)
    {
        Sum.Ask();
        (first, second) = (1, 2);
    }

    public virtual bool Equals(Asking? other)
    {
        Sum.Ask();
        return true;
    }

    public override int GetHashCode() => 1;

    public override string ToString()
    {
        Sum.Ask();
        return "a";
    }

    public void Dispose() => Sum.Ask();
}

static class Program
{
    static void Main()
    {
        var (sum, items, item) = (Sum.Of, new Items(), new Asking());
        Tell(sum.Each(items));
        Tell(sum.Count(items));
        Tell(sum.Text(item));
        Tell(sum.Parts(item));
        Tell(sum.Scope(item));
        Tell(sum.Copy(item));
        Tell(sum.List(item));
        Tell(sum.Plus(item));
        Tell(sum.Tuple(item));
        Tell(sum.Spread(items));
        Tell(sum.Late(item));
    }

    static void Tell(long sum) => Console.WriteLine(sum + " " + Sum.Asked());
}
