// fixes: ALLOC303, ALLOC501, ALLOC602
// Labels have the names that fixes give to their variables, helpers and builders, and stand before statements that a fix takes apart.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

static class Program
{
    static int Found(List<int> list, int n)
    {
        var sum = 0;
        found:
        for (var i = 0; i < n; i++)
        {
            if (list.Any(x => x > i))
                sum++;
            if (list.Any(x => x == i + 1))
                continue found;
            if (sum > 100)
                break found;
            sum += 10;
        }
        return sum;
    }

    static string Grown(string[] lines)
    {
        var text = "";
        textBuilder:
        foreach (var line in lines)
        {
            if (line.Length == 0)
                continue textBuilder;
            text += line;
        }
        var other = "";
        foreach (var line in lines)
            other += line + ",";
        return text + other;
    }

    static string OnlyGrown(string[] lines)
    {
        var text = "";
        foreach (var line in lines)
        {
            text += line;
            text += ";";
        }
        return text;
    }

    static int Buffers(int n)
    {
        var buffer = new int[8];
        buffer:
        for (var i = 0; i < n; i++)
        {
            Span:
            while (true)
            {
                buffer[i & 7]++;
                if (buffer[i & 7] > 2)
                    continue buffer;
                if (i > 9)
                    break Span;
            }
        }
        var sum = 0;
        foreach (var x in buffer)
            sum = sum * 2 + x;
        return sum;
    }

    static int Labelled(List<int> list, int n)
    {
        var sum = 0;
        any:
        if (list.Any(x => x > n + sum))
            sum += list.Where(x => x > 1).Count();
        count:
        sum += list.Count(x => x < n);
        foreach (var x in list)
        {
            sum += x;
            if (sum < 0)
                goto count;
            if (sum < -10)
                goto any;
        }
        return sum;
    }

    static void Main()
    {
        for (var n = 0; n < 5; n++)
            Console.WriteLine(Found([1, 2, 3], n) + " " + Buffers(n * 3) + " " + Labelled([1, 2, 3], n));
        Console.WriteLine(Grown(["a", "", "b"]) + " " + OnlyGrown(["a", "", "b"]));
    }
}
