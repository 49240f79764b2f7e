// fixes: ALLOC301
// Parts come from iterators and asynchronous methods of the project, and what reads them waits in between.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

static class Program
{
    static string s_text = "1; 2 ;3";

    static IEnumerable<string> Parts(char c)
    {
        var at = 0;
        for (var i = 0; i <= s_text.Length; i++)
        {
            if (i == s_text.Length || s_text[i] == c)
            {
                yield return s_text.Substring(at, i - at);
                at = i + 1;
            }
        }
    }

    static async ValueTask<string> PartAsync(int at)
    {
        await Task.Yield();
        return s_text.Substring(at);
    }

    static int Sum()
    {
        var sum = 0;
        foreach (var part in Parts(';'))
        {
            sum += int.Parse(part.Trim());
            if (sum == 3)
                s_text = "1; 2 ;44 ";
        }

        return sum;
    }

    static async Task<int> SumAsync()
    {
        var sum = int.Parse((await PartAsync(4)).Trim(' ', ';', '2')) + (await PartAsync(1)).Trim().Length;
        var kept = (await PartAsync(6)).Trim();
        s_text = "changed 7";
        await Task.Yield();
        return sum + kept.Length + (kept.Trim() == "44" ? 1000 : 0);
    }

    static IEnumerable<int> Numbers()
    {
        foreach (var part in Parts(' '))
        {
            var last = part.Trim().Length;
            yield return last;
            yield return part.Substring(part.Length - 1).Trim().Length;
        }
    }

    static async Task Main()
    {
        Console.WriteLine(Sum() + " " + s_text);
        try
        {
            Console.WriteLine(await SumAsync());
        }
        catch (FormatException)
        {
            Console.WriteLine("format " + s_text);
        }

        Console.WriteLine(string.Join(",", Numbers().Take(1)) + " " + Parts('x').Single().Trim().Length);
        try
        {
            s_text = "a  b";
            foreach (var number in Numbers())
                Console.Write(number + " ");
        }
        catch (ArgumentOutOfRangeException)
        {
            Console.WriteLine("range");
        }
    }
}
