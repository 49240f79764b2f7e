// refuses: ALLOC501
// The length is a constant of the loop; before the loop its name is that of a shorter one of the class.
using System;

sealed class Histogram
{
    private const int Size = 2;

    public int Run(string text)
    {
        var sum = 0;
        foreach (var letter in text)
        {
            const int Size = 4;
            var counts = new int[Size];
            counts[letter & 3]++;
            sum += counts[3] * Size;
        }

        return sum + Size;
    }
}

static class Program
{
    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(new Histogram().Run("abcg" + i));
    }
}
