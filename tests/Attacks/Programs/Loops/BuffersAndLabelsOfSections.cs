// fixes: ALLOC104
// Lists, builders and arrays of loops in switch sections, locks, checked blocks, lambdas, local functions and on one line, with names used elsewhere.
#nullable enable
using System;
using System.Collections.Generic;
using System.Text;

sealed class Worker
{
    private readonly object _gate = new();

    public string Section(int kind, string[] texts)
    {
        var result = "";
        switch (kind)
        {
            case 0:
                foreach (var text in texts)
                {
                    var list = new List<char>();
                    foreach (var c in text)
                        list.Add(c);
                    result += list.Count;
                }

                break;
            case 1:
            {
                foreach (var text in texts)
                {
                    var list = new List<char>();
                    foreach (var c in text)
                        list.Insert(0, c);
                    result += string.Concat(list);
                }

                break;
            }

            default:
                checked
                {
                    for (var i = 0; i < texts.Length; i++) { var counts = new int[4]; counts[texts[i].Length % 4]++; foreach (var n in counts) result += n; }
                }

                break;
        }

        lock (_gate)
            foreach (var text in texts)
            {
                var builder = new StringBuilder();
                builder.Append(text).Append(builder.Length);
                result += builder;
            }

        return result;
    }

    public string Functions(string[] texts)
    {
        Func<string, string> turn = text =>
        {
            var result = "";
            foreach (var c in text)
            {
                var list = new List<char>(); // of each
                list.Add(c);
                /* twice */ list.Add(c);
                result += list.Count;
            }

            return result;
        };
        var all = "";
        foreach (var text in texts)
        {
            var stack = new Stack<char>();

            // pushes
            foreach (var c in text) stack.Push(c);
            all += turn(text) + string.Concat(stack.ToArray()) + Local(text);
        }

        foreach (var text in texts)
        {
            var stack = new Stack<string>();
            stack.Push(text);
            all += stack.Peek();
        }

        return all;

        static string Local(string text)
        {
            var all = "";
            do
            {
                Dictionary<char, int> stack = new(4);
                foreach (var c in text)
                    stack[c] = stack.TryGetValue(c, out var n) ? n + 1 : 1;
                foreach (var (key, value) in stack)
                    all += key + "" + value;
            }
            while (all.Length < 3 && text.Length > 0);
            return all;
        }
    }
}

static class Program
{
    static void Main()
    {
        for (var kind = 0; kind < 3; kind++)
            Console.WriteLine(new Worker().Section(kind, new[] { "ab", "", "cdc" }) + new Worker().Functions(new[] { "ab", "", "cdc" }));
    }
}
