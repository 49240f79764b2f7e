// fixes: ALLOC106
// Locals that one path needs, in iterators, properties, extension members, local functions, lock and try, and on one line.
#nullable enable
using System;
using System.Collections.Generic;
using System.Text;
using System.Threading.Tasks;

sealed class Host(string name)
{
    private readonly object _gate = new();

    public string Kept { get { var list = new List<int>(); if (name.Length == 0) return ""; list.Add(1); return field + list.Count; } } = "k";

    public IEnumerable<int> Numbers(int n)
    {
        var seen = new HashSet<int>();
        if (n < 2)
            yield break;
        yield return 1;
        seen.Add(n);
        yield return seen.Count;
    }

    public async Task<string> TextAsync(int n)
    {
        var text = new StringBuilder();   // the text
        // a test
        if (n == 1)
            return "one";
        await Task.Yield();
        text.Append(n);
        return text.ToString();
    }

    public int Locked(int n)
    {
        lock (_gate)
        {
            try
            {
                var list = new List<int>();
                if (n == 0)
                    return -1;
                if (n == 1) { return 5; }
                else
                    list.Add(n);
                return list.Count;
            }
            finally
            {
                Console.Write("f");
            }
        }
    }

    public string Branch(int n)
    {
	var list = new List<int>();
	var text = "t" + name;
	if (n > 1) {
		list.Add(n);
		return text + list.Count;
	}
	else { Console.Write("e"); }
        return "none";
    }

    public int Function(int n)
    {
        return Inner(n) + Inner(1);

        int Inner(int m)
        {
            var queue = new Queue<int>();
            if (m == 1) return 0;
            queue.Enqueue(m);
            return queue.Count + n;
        }
    }

    public int Cases(int n)
    {
        switch (n)
        {
            case 0:
                return 1;
            default:
            {
                var set = new HashSet<string>(StringComparer.Ordinal);
                if (n == 1)
                {
                    set.Add("a");
                    return set.Count;
                }

                return 0;
            }
        }
    }
}

static class Hosts
{
    extension(Host host)
    {
        public string Twice(int n)
        {
            var builder = new StringBuilder();
            if (n == 0)
                return host.Kept;
            builder.Append(n).Append(host.Branch(n));
            return builder.ToString();
        }
    }
}

static class Program
{
    static async Task Main()
    {
        for (var n = 0; n < 3; n++)
        {
            var host = new Host("h");
            Console.WriteLine(host.Kept + string.Join(",", host.Numbers(n)) + await host.TextAsync(n) + host.Locked(n) + host.Branch(n) + host.Function(n)
                + host.Cases(n) + host.Twice(n));
        }
    }
}
