// refuses: ALLOC301
// Each number is parsed by a method that comes back through another one.
using System;

static class Program
{
    static void Main() => Console.WriteLine(Number("1,2 ", 350));

    static int Number(string text, int depth)
    {
        if (text is null)
            return -1;
        var number = int.TryParse(text.Replace(",", "").Trim(), out var parsed) ? parsed : 0;
        return depth == 0 ? number : number + Next(text, depth);
    }

    static int Next(string text, int depth) => Number(text, depth - 1) % 1000;
}
