// fixes: ALLOC401
// Options ask for 'this.' in an argument whose text is told.
// options: dotnet_style_qualification_for_field = true
#nullable enable
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

static class Check
{
    public static void Positive(int value, [CallerArgumentExpression(nameof(value))] string text = "")
    {
        if (value <= 0)
            Console.WriteLine(text + " is not positive");
    }
}

sealed class Store
{
    private readonly List<int> _items = new();
    private int _seen;

    public void Add(int size) => _items.Add(size);

    private void Each(Action<int> act)
    {
        Check.Positive(_seen);
        foreach (var item in _items)
            act(item);
        _seen++;
    }

    public int Sum(int factor)
    {
        var box = new int[1];
        Each(item => box[0] += item * factor);
        return box[0];
    }
}

static class Program
{
    static void Main()
    {
        var store = new Store();
        for (var i = 0; i < 4; i++)
        {
            store.Add(i);
            Console.WriteLine(store.Sum(i));
        }
    }
}
