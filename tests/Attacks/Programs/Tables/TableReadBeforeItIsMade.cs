// fixes: ALLOC606
// options: dotnet_code_quality.allocations.hot_members = Values.*
// An initializer before that of a table looks in the table, which is null by then. The type has a static constructor.
using System;
using System.Collections.Generic;

static class Values
{
    public static readonly bool HadFirst = Ask();

    private static readonly Dictionary<char, int> s_values = new() { ['a'] = 2 };

    static Values()
    {
    }

    public static int Sum(string text)
    {
        var sum = 0;
        foreach (var c in text)
        {
            if (s_values.TryGetValue(c, out var value))
                sum += value;
        }

        return sum;
    }

    private static bool Ask()
    {
        try
        {
            return s_values.ContainsKey('a');
        }
        catch (NullReferenceException)
        {
            return false;
        }
    }
}

static class Program
{
    static void Main() => Console.WriteLine(Values.Sum("abe") + " " + Values.HadFirst);
}
