// fixes: ALLOC501
// Members, locals and parameters are named like what rewrites add.
using System;

static class Program
{
    static int span = 1, buffer = 2, builder = 3, text = 4, range = 5, partsRanges = 6, partsCount = 7;

    static int Parse(string span) => span is null ? buffer : int.Parse(span.Replace(",", "")) + Program.span;

    static string Split(string line)
    {
        if (line is null) return "";
        var parts = line.Split(':');
        if (parts.Length != 2) return "" + partsCount;
        return parts[1] + partsRanges + partsCount + text + range;
    }

    static int Temporary(int buffer)
    {
        var numbers = new int[8];
        numbers[buffer & 7] = builder;
        var sum = Program.buffer;
        foreach (var n in numbers) sum += n;
        return sum;
    }

    static void Main() { Console.WriteLine(Parse("1,0") + Split("a:b") + Split("c") + Temporary(3)); }
}

class Span { }
class Range2 { }
class StringBuilder { }
