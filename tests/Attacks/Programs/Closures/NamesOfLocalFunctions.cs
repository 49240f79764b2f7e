// fixes: ALLOC403
// Parameters whose names are those of delegates, keywords, variables around, and types that need their whole names.
#nullable enable
using System;
using System.Collections.Generic;

namespace Other
{
    public sealed class Item { public string? Name; }
}

static class Program
{
    static string Run(Other.Item? item, int value, string @class)
    {
        Func<Other.Item?, string?> name = i => i?.Name + value;
        Func<(int A, string B), Dictionary<string, List<int?>>, int> count = (pair, all) => pair.A + all.Count + @class.Length;
        Func<int, bool> @if = n => n > value;
        Func<int, int> one = @int => @int + value;
        Func<int, Func<int, int>> nested = a => b => a + b + value;
        return name(item) + count((1, "b"), new()) + @if(4) + one(5) + nested(1)(2);
    }

    static void Main()
    {
        Console.WriteLine(Run(null, 3, "c"));
        Console.WriteLine(Run(new Other.Item { Name = "n" }, 5, ""));
    }
}
