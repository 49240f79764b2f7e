// fixes: ALLOC101
#nullable disable
using System;
using System.Collections.Generic;

// A params array that is null itself, and one with null in it.
sealed class Tags
{
    public readonly List<string> Log = new();

    public int Add(params string[] names)
    {
        Log.Add("called");
        var sum = 0;
        foreach (var name in names)
            sum += name == null ? 100 : name.Length;
        return sum;
    }
}

static class Program
{
    static string Run(Func<int> read)
    {
        try
        {
            return "" + read();
        }
        catch (Exception exception)
        {
            return exception.GetType().Name;
        }
    }

    static void Main()
    {
        var tags = new Tags();
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Run(() => tags.Add("one")));
        string nothing = null;
        Console.WriteLine(Run(() => tags.Add(nothing)) + " " + Run(() => tags.Add((string)null)) + " " + Run(() => tags.Add((string[])null)) + " " + Run(() => tags.Add(null)) + " " + Run(() => tags.Add()) + " " + Run(() => tags.Add("a", null)));
        Console.WriteLine(tags.Log.Count);
    }
}
