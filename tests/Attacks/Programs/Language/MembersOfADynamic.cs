// refuses: ALLOC202, ALLOC405
// Members whose types would change are named through a value whose type is known when the program runs.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

internal sealed class Box
{
    private object _value = 41;

    public void Set(int n) => _value = n;
    public int Cast() => (int)_value * 2;

    // Code of the class may name what is private, when it runs too.
    public static string Late(dynamic box)
    {
        box._value = "text";
        return box._value;
    }
}

internal sealed class Cache
{
    private string _known;

    internal async Task<string> Get(int n)
    {
        if (_known != null && n > 0)
            return _known;
        await Task.Yield();
        return _known = "k" + n;
    }

    public async Task<string> All(int n)
    {
        var text = "";
        for (var i = 0; i < n; i++)
            text += await Get(i);
        return text;
    }
}

internal sealed class Holder
{
    internal IList<int> Items = new List<int> { 1, 2, 3 };

    public int Total()
    {
        var sum = 0;
        foreach (var item in Items)
            sum += item;
        return sum;
    }
}

static class Program
{
    static string Try(Func<string> make)
    {
        try
        {
            return make();
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    static void Main()
    {
        var box = new Box();
        Console.WriteLine(box.Cast() + Try(() => Box.Late(box)));
        dynamic late;
        var cache = new Cache();
        late = cache;
        Console.WriteLine(cache.All(3).Result + Try(() => { Task<string> task = late.Get(1); return task.Result; }));
        var holder = new Holder();
        late = holder;
        Console.WriteLine(holder.Total() + Try(() => { late.Items = new[] { 1 }; return "array"; }));
    }
}
