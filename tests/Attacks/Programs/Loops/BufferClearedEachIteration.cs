// fixes: ALLOC104
// Builders, lists, sets and arrays that are empty at the begin of each iteration, whatever way the last one ended.
using System;
using System.Collections.Generic;
using System.Text;

static class Program
{
    static string Run(int n)
    {
        var all = "";
        var order = 0;
        for (var i = 0; i < n; i++)
        {
            var builder = new StringBuilder();
            var list = new List<int>();
            var set = new HashSet<string>();
            var counts = new int[200];
            builder.Append(i).Append(list.Count).Append(set.Count).Append(counts[i]);
            list.Add(i);
            set.Add("x" + i);
            counts[i] = counts[i + 1] = 5;
            if (i == 1) continue;
            try
            {
                if (i == 2) throw new InvalidOperationException();
                builder.Append('!');
            }
            catch (InvalidOperationException) { order++; continue; }
            all += builder.ToString() + list.Count + set.Contains("x0") + counts[1];
        }

        return all + order;
    }

    static void Main() { Console.WriteLine(Run(5)); Console.WriteLine(Run(0)); }
}
