// fixes: ALLOC104
// Collections that are renewed while a view, a query, a delegate, another name or their capacity still tells of the old one.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.InteropServices;
using System.Text;

sealed class Machine
{
    public List<string> Run(int[] numbers, int limit)
    {
        var results = new List<string>();
        var log = new List<string>();
        var counts = new Dictionary<int, int>();
        Dictionary<int, int>.KeyCollection keys = counts.Keys;
        var lazy = new List<int>();
        IEnumerable<int> query = lazy.Where(n => n > 1);
        var seen = new List<int>();
        Func<int> later = () => 0;
        var alias = new List<int>();
        var other = alias;
        var text = new StringBuilder(4, 400);
        var walked = new List<int>();
        var span = new List<int>();
        var plain = new List<int>();
        var set = new HashSet<int>();
        ISet<int> asInterface = set;
        var stepped = new List<int>();
        var enumerator = stepped.GetEnumerator();
        foreach (var number in numbers)
        {
            counts[number] = 1;
            lazy.Add(number);
            alias.Add(number);
            text.Append(number);
            span.Add(number);
            plain.Add(number);
            set.Add(number);
            stepped.Add(number);
            if (number % limit == 0)
            {
                keys = counts.Keys;
                counts = new Dictionary<int, int>();
                query = lazy.Where(n => n > 1);
                lazy = new List<int>();
                var now = new List<int>();
                now.Add(number);
                seen = now;
                later = () => seen.Count;
                other = alias;
                alias = new List<int>();
                log.Add(text.Capacity + " " + text.MaxCapacity);
                text = new StringBuilder();
                var view = CollectionsMarshal.AsSpan(span);
                span = new List<int>();
                log.Add("view " + view.Length + (view.Length > 0 ? view[0] : -1));
                plain = new List<int>();
                asInterface = set;
                set = new HashSet<int>();
                enumerator = stepped.GetEnumerator();
                stepped = new List<int>();
                try
                {
                    log.Add("moved " + enumerator.MoveNext());
                }
                catch (InvalidOperationException)
                {
                    log.Add("changed");
                }
            }

            walked.Add(number);
            foreach (var item in walked)
            {
                log.Add("item " + item);
                if (item == limit)
                {
                    walked = new List<int>();
                    log.Add("renewed");
                }
            }

            log.Add(keys.Count + " " + query.Count() + " " + later() + " " + other.Count + " " + asInterface.Count);
            results.Add(string.Join(",", log) + counts.Count + lazy.Count + alias.Count + text.Length + plain.Count + set.Count + stepped.Count);
        }

        return results;
    }
}

static class Program
{
    static void Main()
    {
        for (var limit = 1; limit < 5; limit++)
        {
            foreach (var numbers in new[] { new int[0], new[] { 1, 2, 3 }, new[] { 4, 4, 4, 3, 2, 1, 12 }, new[] { 2, 2, 2 } })
            {
                foreach (var line in new Machine().Run(numbers, limit))
                    Console.WriteLine(line);
            }
        }
    }
}
