// silent: ALLOC607
// The number of a source is that of a partial property, of which another part says what it gives.
using System;
using System.Collections.Generic;

sealed partial class Filler
{
    public partial int[] Numbers { get; }

    public List<int> Doubled()
    {
        var items = new List<int>();
        foreach (var number in Numbers)
            items.Add(number * 2);
        return items;
    }
}

sealed partial class Filler
{
    public partial int[] Numbers { get { Console.Write("asked "); return new[] { 1, 2 }; } }
}

static class Program
{
    static void Main() => Console.WriteLine(string.Join(",", new Filler().Doubled()));
}
