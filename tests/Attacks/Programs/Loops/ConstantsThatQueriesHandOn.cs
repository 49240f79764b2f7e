// silent: ALLOC104
// An operator gives back the array of constants that it is given, which who gets it changes.
using System;
using System.Collections.Generic;
using System.Linq;

sealed class Names
{
    public IEnumerable<object> Cast()
    {
        var names = new[] { "a", "b", "c" };
        return names.Cast<object>();
    }

    public IEnumerable<string> Plain()
    {
        var names = new[] { "a", "b", "c" };
        return names.AsEnumerable();
    }

    public string Sum(int n)
    {
        var kept = new List<IEnumerable<object>>();
        for (var i = 0; i < n; i++)
        {
            var numbers = new object[2];
            numbers[0] = i;
            kept.Add(numbers.Cast<object>());
        }

        return string.Join(",", kept.Select(one => one.First()));
    }
}

static class Program
{
    static string Changed(IEnumerable<object> items)
    {
        var text = string.Join(",", items);
        if (items is object[] array)
            array[0] = "x";
        return text;
    }

    static void Main()
    {
        var names = new Names();
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Changed(names.Cast()) + Changed(names.Plain()) + names.Sum(i));
    }
}
