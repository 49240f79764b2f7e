// fixes: ALLOC202, ALLOC405, ALLOC601
// Other members of the same classes are named through a value whose type is known when the program runs.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

internal sealed class Box
{
    private object _value = 41;

    public void Set(int n) => _value = n;
    public int Cast() => (int)_value * 2;

    public static string Late(dynamic box)
    {
        box.Set(3);
        return box.Cast() + "!";
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
    static void Main()
    {
        dynamic late = new Box();
        late.Set(7);
        Console.WriteLine(late.Cast() + Box.Late(new Box()));
        late = new Cache();
        Console.WriteLine(late.All(3).Result);
        late = new Holder();
        Console.WriteLine(late.Total());
    }
}
