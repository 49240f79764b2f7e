// fixes: ALLOC607
// A forward jump passes the loop that fills a list, the declaration stands far above it, and sums of counts that do not fit.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static int Passed(int[] items, int n)
    {
        var list = new List<int>();
        if (n > 3)
            goto end;
        n++;
        foreach (var item in items)
            list.Add(item);
        end:
        return list.Count + n;
    }

    static int Passed2(int[] items, int n)
    {
        var list = new List<int>();
        n++;
        if (n > 3)
            goto end;
        foreach (var item in items)
            list.Add(item * n);
        return list.Sum();
        end:
        return n;
    }

    static string InSwitch(string text, int kind)
    {
        switch (kind)
        {
            case 0:
                var letters = new List<char>();
                kind++;
                foreach (var c in text)
                    letters.Add(c);
                letters.Reverse();
                return string.Concat(letters);
            case 1:
                letters = new List<char>();
                letters.Add('x');
                goto case 0;
            default:
                letters = new();
                foreach (var c in text)
                {
                    letters.Add(c);
                    letters.Add('-');
                }
                return string.Concat(letters);
        }
    }

    static int Pairs(int[] items)
    {
        var pairs = new List<(int, int)>();
        for (var i = 0; i + 1 < items.Length; i++)
        {
            pairs.Add((items[i], items[i + 1]));
            pairs.Add((items[i + 1], items[i]));
        }
        return pairs.Count;
    }

    static int Triples(int[] items)
    {
        var found = new Dictionary<int, int>();
        for (var i = 0; i + 2 < items.Length; i += 2)
            found.Add(items[i] * 100 + i, i);
        return found.Count;
    }

    static int Down(int[] items)
    {
        var stack = new Stack<int>();
        for (var i = items.Length - 1; i - 2 >= 0; i -= 2)
        {
            stack.Push(items[i]);
            stack.Push(stack.Count);
        }
        return stack.Count == 0 ? -1 : stack.Pop();
    }

    static int Ahead(int[] items)
    {
        var queue = new Queue<int>();
        for (int i = 0; i + 9 <= items.Length; i++)
        {
            queue.Enqueue(items[i]);
            queue.Enqueue(-items[i]);
        }
        return queue.Count;
    }

    static int Both(int[] left, string right)
    {
        var all = new List<int>();
        for (var i = 0; i - 3 < left.Length + right.Length; i++)
        {
            all.Add(i);
            all.Add(i);
            all.Add(i);
        }
        return all.Count;
    }

    static int Between(string text, int from)
    {
        var all = new List<char>();
        for (var i = from; i < text.Length; i++)
            all.Add(text[i]);
        return all.Count;
    }

    static int Unchecked(int[] left, int[] right)
    {
        var all = new List<int>();
        checked
        {
            for (var i = 0; i + 1 < left.Length + right.Length; i++)
            {
                all.Add(i);
                all.Add(i);
            }
        }
        return all.Count;
    }

    static void Main()
    {
        foreach (var n in new[] { 0, 1, 2, 3, 7, 12 })
        {
            var items = Enumerable.Range(1, n).ToArray();
            var text = new string('a', n) + "b";
            Console.WriteLine($"{Passed(items, n)} {Passed2(items, n)} {InSwitch(text, n % 4)} {Pairs(items)} {Triples(items)} {Down(items)} {Ahead(items)} {Both(items, text)} {Between(text, 5)} {Unchecked(items, items)}");
        }
    }
}
