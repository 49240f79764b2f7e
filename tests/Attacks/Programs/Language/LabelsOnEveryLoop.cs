// fixes: ALLOC501, ALLOC301
// Loops and switches with labels, left and continued by them from inside of locks, checked blocks, switches and usings, around what is allocated.
#nullable enable
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using System.Threading.Tasks;

static class Program
{
    static int Parsed(string[] lines)
    {
        var sum = 0;
        lines:
        foreach (var line in lines)
        {
            parts:
            foreach (var part in line.Split(','))
            {
                switch (part.Trim())
                {
                    case "":
                        continue parts;
                    case "next":
                        continue lines;
                    case "end":
                        break lines;
                    case "skip":
                        break parts;
                }
                if (int.TryParse(part.Substring(1).Trim(), out var n))
                    sum += n;
            }
            sum *= 2;
        }
        return sum;
    }

    static int Buffered(int[] items)
    {
        var buffer = new int[16];
        var sum = 0;
        outer:
        for (var i = 0; i < items.Length; i++)
        {
            inner:
            do
            {
                buffer[i & 15]++;
                if (items[i] == 0)
                    continue outer;
                if (items[i] < 0)
                    break outer;
                while (true)
                {
                    buffer[15]++;
                    if (buffer[15] % 3 == 0)
                        break inner;
                    if (buffer[15] % 5 == 0)
                        continue inner;
                    sum++;
                }
            }
            while (buffer[0] < 5);
            sum += buffer[i & 15];
        }
        foreach (var x in buffer)
            sum += x;
        return sum;
    }

    static string Guarded(string[] lines)
    {
        var builder = new StringBuilder();
        lines:
        foreach (var line in lines)
        {
            lock (lines)
            {
                using var reader = new StringReader(line);
                try
                {
                    while (reader.ReadLine() is { } text)
                    {
                        if (text.Length == 0)
                            continue lines;
                        builder.Append(text.Substring(1)).Append(text + ";");
                        if (text.StartsWith("!"))
                            break lines;
                    }
                }
                finally
                {
                    builder.Append('|');
                }
            }
        }
        return builder.ToString();
    }

    static IEnumerable<int> Lazily(int[] items)
    {
        outer:
        foreach (var item in items)
        {
            foreach (var other in items)
            {
                var buffer = new int[4];
                buffer[item & 3] = other;
                if (buffer[0] > 2)
                    continue outer;
                yield return buffer[1];
                if (other > 4)
                    break outer;
            }
        }
    }

    static async Task<int> Awaited(int[] items)
    {
        var sum = 0;
        outer:
        foreach (var item in items)
        {
            for (var i = 0; i < item; i++)
            {
                await Task.Yield();
                if (i > 2)
                    continue outer;
                sum += await Task.FromResult(i);
                Func<int> f = () => item + i;
                sum += f();
                if (sum > 40)
                    break outer;
            }
        }
        return sum;
    }

    static int Switched(string text)
    {
        var n = 0;
        choice:
        switch (text.Trim())
        {
            case "a":
                foreach (var c in text)
                {
                    if (c == 'a')
                        break choice;
                    n++;
                }
                n += 100;
                break;
            default:
                n = text.Substring(0, text.Length / 2).Trim().Length;
                break;
        }
        return n;
    }

    static int Lambda(int[] items)
    {
        var sum = 0;
        outer:
        foreach (var item in items)
        {
            var odd = items.Where(x => x % 2 == 1 && x > item).ToList();
            foreach (var x in odd)
            {
                if (odd.Any(y => y == x + item))
                    continue outer;
                if (items.Count(y => y == x) > 1)
                    break outer;
                sum += x;
            }
            sum += 100;
        }
        return sum;
    }

    static void Main()
    {
        Console.WriteLine(Parsed(["a1, a2", "b3,,next,b9", "c4,skip,c9", "d5,end,d9", "e9"]));
        foreach (var items in new int[][] { [], [1, 2, 3], [0, 3, 0, 5], [4, -1, 3], [1, 1, 3, 2] })
            Console.WriteLine(Buffered(items) + " " + string.Join(",", Lazily(items)) + " " + Awaited(items).Result + " " + Lambda(items));
        Console.WriteLine(Guarded(["ab\ncd", "ef\n\ngh", "!x", "no"]) + Switched(" a") + Switched("abcd ef"));
    }
}
