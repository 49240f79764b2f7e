// fixes: ALLOC302
// The body has names that the rewrite would take, is a single statement, or stands on the line of the loop.
using System;

static class Program
{
    static int Sum(string text, int partRange)
    {
        int range = 2, sum = 0;
        foreach (var part in text.Split('-'))
            sum += part.Length + partRange + range;
        foreach (string @string in text.Split('-')) sum += @string.Length;
        foreach (var part in text.Split('-'))
            if (part is { Length: > 1 })
                sum += part[1];
            else
                sum -= part.Length;
        foreach (var part in text.Split('-')) { if (part.Length == 0) continue; sum *= 3; }
        foreach (var part in text.Split('-'))
            foreach (var c in part)
                sum += c;
        return sum;
    }

    static void Main() { Console.WriteLine(Sum("a-bc-", 1) + Sum("", 2) + Sum("--", 3)); }
}
