// fixes: ALLOC601
// Each collection is changed in the loop over it: what has run before is seen, and so is the exception.
using System;
using System.Collections.Generic;

static class Program
{
    private static readonly IList<int> s_list = new List<int>();
    private static IDictionary<int, int> s_pairs = new Dictionary<int, int>();

    static string Run(Func<string> run)
    {
        try { return run(); }
        catch (Exception e) { return e.GetType().Name; }
    }

    static void Lists(int at)
    {
        s_list.Clear();
        for (var i = 0; i < 4; i++)
            s_list.Add(i);
        Console.Write(Run(() =>
        {
            foreach (var item in s_list)
            {
                Console.Write(item + " ");
                if (item == at)
                    s_list.RemoveAt(0);
            }

            return "end " + s_list.Count;
        }) + "; ");
    }

    static void Pairs(int at)
    {
        s_pairs = new Dictionary<int, int> { [1] = 2, [3] = 4, [5] = 6 };
        Console.Write(Run(() =>
        {
            foreach (var pair in s_pairs)
            {
                Console.Write(pair.Key + "=" + pair.Value + " ");
                if (pair.Key == at)
                    s_pairs[9] = 9;
            }

            return "end " + s_pairs.Count;
        }) + "; ");
    }

    static void Nodes(int at)
    {
        var nodes = new LinkedList<int>(new[] { 1, 2, 3 });
        IEnumerable<int> kept = nodes;
        Console.Write(Run(() =>
        {
            foreach (var item in kept)
            {
                Console.Write(item + " ");
                if (item == at)
                    nodes.RemoveFirst();
            }

            return "end " + nodes.Count;
        }) + "; ");
    }

    static void Main()
    {
        for (var at = -1; at < 6; at++)
        {
            Lists(at);
            Pairs(at);
            Nodes(at);
            Console.WriteLine();
        }
    }
}
