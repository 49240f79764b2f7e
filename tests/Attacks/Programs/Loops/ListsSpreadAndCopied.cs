// silent: ALLOC104
// The list of an iteration is what a collection expression, a query, a tuple or a lambda holds on to.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Keeper
{
    private static readonly List<Func<int>> s_functions = new();

    public static string Run(int n)
    {
        List<IEnumerable<int>> kept = [];
        (List<int>? List, int N) last = default;
        for (var i = 0; i < n; i++)
        {
            var first = new List<int>();
            first.Add(i);
            kept = [.. kept, first];
            var second = new List<int>();
            second.Add(i);
            kept.Add(from number in second select number + 1);
            var third = new List<int>();
            third.Add(i);
            last = last with { List = i == 1 ? third : last.List };
            var fourth = new List<int>();
            fourth.Add(i);
            s_functions.Add(fourth.Sum);
            var fifth = new List<int>();
            fifth.Add(i);
            kept.Add(i > 0 ? fifth : []);
            var sixth = new Dictionary<int, int>();
            sixth.Add(i, i);
            kept.Add(sixth.Keys);
            var seventh = new Queue<int>();
            seventh.Enqueue(i);
            kept.Add(seventh.Reverse());
        }

        return string.Join("|", kept.Select(one => string.Join(",", one))) + last.List?[0] + string.Join(",", s_functions.Select(one => one()));
    }
}

static class Program
{
    static void Main() => Console.WriteLine(Keeper.Run(3));
}
