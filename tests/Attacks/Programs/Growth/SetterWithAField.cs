// silent: ALLOC607
// A setter that names its field does more: the number is asked for before it runs.
using System;
using System.Collections.Generic;

sealed class Filler
{
    private int[] _numbers = { 1, 2, 3 };

    public List<int> Items
    {
        get;
        set { _numbers = new[] { 4 }; Console.Write("set "); field = value; }
    } = new();

    public void Fill()
    {
        Items = new List<int>();
        foreach (var number in _numbers)
            Items.Add(number);
    }
}

static class Program
{
    static void Main()
    {
        var filler = new Filler();
        filler.Fill();
        Console.WriteLine(string.Join(",", filler.Items));
    }
}
