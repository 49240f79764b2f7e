// refuses: ALLOC404
// The constructor of the base of a value sets an abstract property, whose override counts.
#nullable enable
using System;
using System.Collections.Generic;

abstract class Part
{
    protected Part() => Kind = "part";

    public abstract string Kind { get; set; }
}

sealed class Counted : Part
{
    private static int s_count;
    private string _kind = "";

    public static int Made() => s_count;

    public override string Kind
    {
        get => _kind;
        set
        {
            s_count++;
            _kind = value;
        }
    }
}

static class Program
{
    static string Add(Dictionary<string, Counted> table, string key)
    {
        table.TryAdd(key, new Counted());
        return table[key].Kind + Counted.Made();
    }

    static void Main()
    {
        var table = new Dictionary<string, Counted>();
        foreach (var key in new[] { "a", "a", "b" })
            Console.WriteLine(Add(table, key));
    }
}
